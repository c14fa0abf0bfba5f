//! The party screen's record.

use super::super::model::{MAX_NAME, Model, Place};
use super::board;
use super::parts::{Dress, button, choice};
use crate::ai::Level;
use crate::game::GameKind;
use crate::ludo::{Board, Color, OptionId, Preset, RuleSet, Shape};
use crate::view::part::{Choice, Emphasis, Field, Icon};
use crate::view::present::names;
use crate::view::screen::{PartyView, SeatRow};

/// Side of the preview in dp.
const PREVIEW: f64 = 176.0;

impl Model {
    pub(super) fn party_view(&self) -> PartyView {
        let (texts, rules) = (&self.texts, self.prefs.rules());
        let changed = rules.changed().count();
        let for_room = *self.stack.top() == Place::RoomRules;
        PartyView {
            title: texts.get(match rules.preset {
                Preset::Quick => "party-title-quick",
                Preset::Party => "party-title",
            }),
            summary: match changed {
                0 => texts.get("party-summary-none"),
                n => texts.format("party-summary", &[("n", n.into())]),
            },
            presets: vec![self.preset_choice(), self.players_with_seats()],
            seats_title: texts.get("party-seats"),
            seats: if for_room {
                // In a room people take their seats themselves.
                Vec::new()
            } else {
                self.seats()
                    .iter()
                    .enumerate()
                    .map(|(n, it)| self.seat_row(n, it))
                    .collect()
            },
            options_title: texts.get("party-options"),
            options: OptionId::ALL
                .iter()
                .map(|option| self.option_choice(*option, &rules))
                .collect(),
            reset: button("reset", texts.get("party-reset"))
                .icon(Icon::Undo)
                .enabled(changed > 0),
            start: if for_room {
                button("back", texts.get("online-rules-done")).emphasis(Emphasis::Primary)
            } else {
                button("start", texts.get("party-start"))
                    .emphasis(Emphasis::Primary)
                    .hint(self.start_hint())
            },
            preview: board::preview(&rules, self.seats(), &self.look(), PREVIEW),
            preview_label: self.preview_label(&rules),
        }
    }

    /// The number of players, with the colours that it seats.
    fn players_with_seats(&self) -> Choice {
        let note = match self.prefs.players {
            2 => "party-players-note-2",
            3 => "party-players-note-3",
            _ => "party-players-note-4",
        };
        Choice {
            note: self.texts.get(note),
            ..self.players_choice()
        }
    }

    fn start_hint(&self) -> String {
        let person = |color: Color| self.prefs.seat(color).level.is_none();
        if self.seats().iter().any(person) {
            String::new()
        } else {
            self.texts.get("party-need-person")
        }
    }

    fn preview_label(&self, rules: &RuleSet) -> String {
        let n = self.prefs.players;
        let key = match Board::of(rules.board, self.seats()).shape() {
            Shape::Cross => "party-preview-cross",
            Shape::T => return self.texts.get("party-preview-tee"),
            Shape::Strip => return self.texts.get("party-preview-strip"),
        };
        self.texts.format(key, &[("n", n.into())])
    }

    fn seat_row(&self, number: usize, color: Color) -> SeatRow {
        let (texts, seat) = (&self.texts, self.prefs.seat(color));
        let name = names::color(texts, color);
        let level = |level: Level| {
            let name = names::level(texts, GameKind::Ludo, level);
            let label = texts.format("party-seat-ai", &[("level", name.into())]);
            (level.key(), label)
        };
        let person = ("person", texts.get("party-seat-person"));
        let kinds = std::iter::once(person).chain(Level::ALL.map(level));
        let field = || Field {
            id: format!("name:{number}"),
            label: texts.get("party-name"),
            value: seat.name.clone(),
            placeholder: texts.get("party-name-placeholder"),
            error: self.name_error(color),
            max_chars: MAX_NAME as u32,
        };
        SeatRow {
            kind: choice(
                &format!("seat:{number}"),
                texts.format("party-seat-kind", &[("color", name.clone().into())]),
                String::new(),
                kinds,
                seat.level.map_or("person", Level::key),
            ),
            owner: names::color_owner(color, name),
            name: seat.level.is_none().then(field),
        }
    }

    /// Two people of one name cannot be told apart in sentences.
    fn name_error(&self, color: Color) -> String {
        let name = self.prefs.seat(color).name.trim();
        let taken = self.seats().iter().any(|other| {
            let seat = self.prefs.seat(other);
            other != color && seat.level.is_none() && seat.name.trim() == name
        });
        if taken && !name.is_empty() {
            self.texts.get("party-name-taken")
        } else {
            String::new()
        }
    }

    pub(super) fn option_choice(&self, option: OptionId, rules: &RuleSet) -> Choice {
        let (texts, key) = (&self.texts, option.key());
        let (value, default) = (rules.value(option), option.default(rules.preset));
        let label =
            |value: &str| texts.get(&format!("party-option-{key}-{}", value.replace('|', "_")));
        let explanation = texts.get(&format!("party-option-{key}-note"));
        let default_name = option
            .values()
            .get(default)
            .map(|it| label(it))
            .unwrap_or_default();
        let note_default = texts.format("party-note-default", &[("value", default_name.into())]);
        let mut choice = choice(
            &format!("option:{key}"),
            texts.get(&format!("party-option-{key}")),
            format!("{explanation} {note_default}"),
            option.values().iter().map(|value| (*value, label(value))),
            option.values().get(value).copied().unwrap_or_default(),
        );
        if value != default {
            choice.badges.push(texts.get("party-badge-changed"));
        }
        if option.non_standard(value) {
            choice.badges.push(texts.get("party-badge-non-standard"));
        }
        for (at, button) in choice.options.iter_mut().enumerate() {
            if option.non_standard(at) {
                button.hint = texts.get("party-badge-non-standard");
            } else if at == default {
                button.hint = texts.get("party-default");
            }
        }
        choice
    }
}
