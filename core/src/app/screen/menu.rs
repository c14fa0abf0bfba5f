//! The menu's record.

use super::super::model::{Model, SideChoice};
use super::online::rooms_on_menu;
use super::parts::{Dress, button, choice};
use crate::ai::Level;
use crate::game::GameKind;
use crate::ludo::Preset;
use crate::view::part::{Button, Choice, Emphasis, Icon, Line};
use crate::view::present::names;
use crate::view::screen::{GameCard, MenuView};

impl Model {
    pub(super) fn menu_view(&self) -> MenuView {
        let texts = &self.texts;
        let (running, finished) = self.cards();
        MenuView {
            title: texts.get("menu-title"),
            bar: vec![
                button("rules", texts.get("menu-rules")).icon(Icon::Rules),
                button("import", texts.get("menu-import")).icon(Icon::Import),
                button("settings", texts.get("menu-settings")).icon(Icon::Settings),
            ],
            games: self.game_tabs(),
            card: texts.get(match self.prefs.game {
                GameKind::Ludo => "menu-card-ludo",
                GameKind::Makruk => "menu-card-makruk",
            }),
            choices: match self.prefs.game {
                GameKind::Ludo => vec![self.players_choice(), self.preset_choice()],
                GameKind::Makruk => vec![self.side_choice()],
            },
            options: self.options_button(),
            ways: self.ways(),
            friends: self.friends(),
            running_title: texts.get("menu-running"),
            running_empty: texts.get("menu-running-empty"),
            running: self.shown(running),
            finished_title: texts.get("menu-finished"),
            finished: self.shown(finished),
            more: self.more(),
            statistics_title: texts.get("menu-statistics"),
            statistics: self.statistics_lines(),
        }
    }

    /// Ways to play with friends: an open room, by link, with a code.
    fn friends(&self) -> Vec<Button> {
        let texts = &self.texts;
        let mut friends = rooms_on_menu(self, &self.online);
        friends.push(
            button("friends", texts.get("online-menu-play"))
                .icon(Icon::Share)
                .hint(texts.get("online-menu-play-hint")),
        );
        friends.push(
            button("code", texts.get("online-menu-code")).hint(texts.get("online-menu-code-hint")),
        );
        friends
    }

    fn shown(&self, mut cards: Vec<GameCard>) -> Vec<GameCard> {
        cards.truncate(self.shown_games);
        cards
    }

    pub(super) fn game_tabs(&self) -> Vec<Button> {
        [(GameKind::Ludo, "ludo"), (GameKind::Makruk, "makruk")]
            .into_iter()
            .map(|(kind, key)| {
                button(
                    format!("game:{key}"),
                    self.texts.get(&format!("common-{key}")),
                )
                .selected(self.prefs.game == kind)
            })
            .collect()
    }

    pub(super) fn players_choice(&self) -> Choice {
        let texts = &self.texts;
        choice(
            "players",
            texts.get("menu-players"),
            String::new(),
            (2..=4).map(|n| {
                (
                    n.to_string(),
                    texts.format("menu-players-value", &[("n", n.into())]),
                )
            }),
            &self.prefs.players.to_string(),
        )
    }

    pub(super) fn preset_choice(&self) -> Choice {
        let texts = &self.texts;
        let (chosen, note) = match self.prefs.preset {
            Preset::Quick => ("quick", "menu-preset-quick-note"),
            Preset::Party => ("party", "menu-preset-party-note"),
        };
        choice(
            "preset",
            texts.get("menu-preset"),
            texts.get(note),
            [
                ("quick", texts.get("menu-preset-quick")),
                ("party", texts.get("menu-preset-party")),
            ],
            chosen,
        )
    }

    fn side_choice(&self) -> Choice {
        let texts = &self.texts;
        let chosen = match self.prefs.side {
            SideChoice::White => "white",
            SideChoice::Black => "black",
            SideChoice::Lot => "lot",
        };
        choice(
            "color",
            texts.get("menu-colour"),
            texts.get("menu-colour-note"),
            ["white", "black", "lot"].map(|side| (side, texts.get(&format!("menu-colour-{side}")))),
            chosen,
        )
    }

    pub(super) fn options_button(&self) -> Option<Button> {
        if self.prefs.game != GameKind::Ludo {
            return None;
        }
        let changed = self.prefs.rules().changed().count();
        let hint = match changed {
            0 => String::new(),
            n => self
                .texts
                .format("menu-options-changed", &[("n", n.into())]),
        };
        Some(
            button("options", self.texts.get("menu-options"))
                .icon(Icon::Settings)
                .hint(hint),
        )
    }

    fn ways(&self) -> Vec<Button> {
        let (texts, kind) = (&self.texts, self.prefs.game);
        let (players, hint) = match kind {
            GameKind::Ludo => (self.prefs.players, "menu-play-ai-hint-ludo"),
            GameKind::Makruk => (2, "menu-play-ai-hint-makruk"),
        };
        let against = |level: Level| {
            let name = names::level(texts, kind, level);
            let label = texts.format("menu-play-ai", &[("level", name.into())]);
            button(format!("play:{}", level.key()), label)
                .icon(Icon::Computer)
                .hint(texts.get(hint))
        };
        let mut ways: Vec<Button> = Level::ALL.into_iter().map(against).collect();
        if let Some(first) = ways.first_mut() {
            first.emphasis = Emphasis::Primary;
        }
        let label = texts.format("menu-play-device", &[("n", players.into())]);
        ways.push(
            button("play:device", label)
                .icon(Icon::Person)
                .hint(texts.get("menu-play-device-hint")),
        );
        ways
    }

    fn more(&self) -> Option<Button> {
        let (running, finished) = self.counts_of_games();
        let hidden = running.max(finished).saturating_sub(self.shown_games);
        (hidden > 0).then(|| {
            button(
                "more",
                self.texts.format("menu-show-more", &[("n", hidden.into())]),
            )
        })
    }

    fn statistics_lines(&self) -> Vec<Line> {
        let (texts, kind) = (&self.texts, self.prefs.game);
        let mut lines = Vec::new();
        for level in Level::ALL {
            let score = self.statistics.score(kind, level);
            if score.played() == 0 {
                continue;
            }
            let name = names::level(texts, kind, level);
            lines.push(Line {
                label: texts.format("menu-statistics-level", &[("level", name.into())]),
                value: texts.format(
                    "menu-statistics-results",
                    &[
                        ("won", score.won.into()),
                        ("drawn", score.drawn.into()),
                        ("lost", score.lost.into()),
                    ],
                ),
            });
        }
        if kind == GameKind::Ludo {
            lines.extend(self.dice_lines());
        }
        if lines.is_empty() {
            lines.push(Line {
                label: texts.get("menu-statistics-empty"),
                value: String::new(),
            });
        }
        lines
    }

    fn dice_lines(&self) -> Vec<Line> {
        let (texts, faces) = (&self.texts, self.statistics.faces);
        let all: u32 = faces.iter().sum();
        if all == 0 {
            return Vec::new();
        }
        let face = |(n, count): (u32, u32)| Line {
            label: texts.format("menu-statistics-face", &[("face", n.into())]),
            value: texts.format(
                "menu-statistics-face-count",
                &[("n", count.into()), ("percent", percent(count, all).into())],
            ),
        };
        let rolls = Line {
            label: texts.get("menu-statistics-rolls"),
            value: all.to_string(),
        };
        let expected = Line {
            label: texts.format("menu-statistics-expected", &[("percent", "16.7".into())]),
            value: String::new(),
        };
        (1..)
            .zip(faces)
            .map(face)
            .chain([rolls, expected])
            .collect()
    }
}

/// A share in per cent with one decimal.
fn percent(part: u32, all: u32) -> String {
    format!("{:.1}", f64::from(part) * 100.0 / f64::from(all.max(1)))
}
