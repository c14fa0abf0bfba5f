//! The party screen: every option, and who sits where.

use super::prefs::MAX_NAME;
use super::press::Id;
use super::{Message, Model};
use crate::ai::Level;
use crate::game::GameKind;
use crate::ludo::{Color, OptionId, RuleSet};

impl Model {
    pub(super) fn press_party(&mut self, id: &Id<'_>) {
        match id.name {
            "players" => self.choose_players(id.first),
            "preset" => self.choose_preset(id.first),
            "option" => self.choose_option(id.first, id.second),
            "seat" => self.choose_seat(id.first, id.second),
            "reset" => self.reset_options(),
            "start" if *self.stack.top() == super::Place::Party => self.start_party(),
            _ => {}
        }
    }

    pub(super) fn choose_option(&mut self, key: &str, value: &str) {
        let Some(option) = OptionId::from_key(key) else {
            return;
        };
        if let Some(value) = option.value_from_key(value) {
            self.prefs.set_rules(self.prefs.rules().with(option, value));
            self.keep_prefs();
        }
    }

    fn reset_options(&mut self) {
        let preset = self.prefs.preset;
        self.prefs.set_rules(RuleSet::of(preset));
        self.keep_prefs();
        let name = crate::view::present::names::preset(&self.texts, preset);
        self.say(Message::plain("party-reset-done").with("preset", name));
    }

    /// The colour of a seat as the screen counts them, from 0 in turn order.
    fn color_of(&self, number: &str) -> Option<Color> {
        self.seats().iter().nth(number.parse().ok()?)
    }

    fn choose_seat(&mut self, number: &str, kind: &str) {
        let Some(color) = self.color_of(number) else {
            return;
        };
        let level = Level::from_key(kind);
        if level.is_some() || kind == "person" {
            self.prefs.seat_mut(color).level = level;
            self.keep_prefs();
        }
    }

    /// Takes a person's name; what is too long is cut where the field says so.
    pub(super) fn name_seat(&mut self, number: &str, text: &str) {
        let Some(color) = self.color_of(number) else {
            return;
        };
        let name: String = text
            .trim()
            .chars()
            .filter(|c| !c.is_control())
            .take(MAX_NAME)
            .collect();
        self.prefs.seat_mut(color).name = name;
        self.keep_prefs();
    }

    fn start_party(&mut self) {
        self.prefs.game = GameKind::Ludo;
        let players = self
            .seats()
            .iter()
            .map(|color| self.prefs.seat(color).player())
            .collect();
        self.play(players);
    }
}
