//! The record of the screen on which a room is made.

use super::super::super::model::Model;
use super::super::parts::{Dress, button};
use super::unless;
use crate::game::GameKind;
use crate::ludo::OptionId;
use crate::view::online::CreateView;
use crate::view::part::{Choice, Emphasis, Line};

impl Model {
    pub(in crate::app::screen) fn create_view(&self) -> CreateView {
        let (texts, create) = (&self.texts, &self.online.create);
        let ludo = self.prefs.game == GameKind::Ludo;
        let (problem, ways) = self.problem(create.problem.as_ref());
        let label = if create.busy {
            "online-create-busy"
        } else {
            "online-create-go"
        };
        let go = button("create", texts.get(label)).emphasis(Emphasis::Primary);
        CreateView {
            title: texts.get("online-create-title"),
            note: texts.get("online-create-intro-note"),
            games: self.game_tabs(),
            choices: if ludo {
                self.room_choices()
            } else {
                Vec::new()
            },
            options: self.options_button(),
            facts: if ludo {
                Vec::new()
            } else {
                self.makruk_facts()
            },
            create: unless(create.busy || self.server().is_none(), go),
            problem,
            ways,
            busy: create.busy,
        }
    }

    fn room_choices(&self) -> Vec<Choice> {
        let texts = &self.texts;
        let seats = Choice {
            title: texts.get("online-create-seats"),
            note: texts.get("online-create-seats-note"),
            ..self.players_choice()
        };
        let rules = self.prefs.rules();
        let limit = self.option_choice(OptionId::TurnLimit, &rules);
        vec![seats, self.preset_choice(), limit]
    }

    pub(super) fn makruk_facts(&self) -> Vec<Line> {
        let fact = |key: &str, value: &str| Line {
            label: self.texts.get(key),
            value: self.texts.get(value),
        };
        vec![
            fact("online-create-clock", "online-create-clock-value"),
            fact("online-create-sides", "online-create-sides-value"),
        ]
    }
}
