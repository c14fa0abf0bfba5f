//! Saved games in the menu's lists.

use super::super::model::Model;
use super::parts::{Dress, button};
use crate::store::Summary;
use crate::view::part::{Emphasis, Icon};
use crate::view::present::{dates, names};
use crate::view::screen::GameCard;

impl Model {
    /// Cards of the running and of the finished games, the last changed first.
    pub(super) fn cards(&self) -> (Vec<GameCard>, Vec<GameCard>) {
        let (finished, running): (Vec<&Summary>, Vec<&Summary>) = self
            .games
            .iter()
            .partition(|game| game.digest.outcome.is_some());
        let cards = |games: Vec<&Summary>| {
            games
                .into_iter()
                .take(self.shown_games)
                .map(|game| self.card(game))
                .collect()
        };
        (cards(running), cards(finished))
    }

    /// How many games are running, and how many finished.
    pub(super) fn counts_of_games(&self) -> (usize, usize) {
        let finished = self
            .games
            .iter()
            .filter(|game| game.digest.outcome.is_some())
            .count();
        let running = self.games.len() - finished;
        (running, finished)
    }

    fn card(&self, game: &Summary) -> GameCard {
        let (texts, id) = (&self.texts, game.header.id);
        let title = names::game(texts, &game.header);
        let spoken = |key: &str| texts.format(key, &[("title", title.clone().into())]);
        GameCard {
            id: format!("resume:{id}"),
            subtitle: match card_mark(game) {
                Some(mark) => {
                    let first = self.card_subtitle(game).into();
                    let rest = texts.get(mark).into();
                    texts.format("common-dot", &[("first", first), ("rest", rest)])
                }
                None => self.card_subtitle(game),
            },
            thumbnail: self
                .peeks
                .get(&id)
                .map(|peek| peek.scene.clone())
                .unwrap_or_default(),
            delete: button(format!("delete:{id}"), spoken("menu-delete-spoken"))
                .icon(Icon::Delete)
                .emphasis(Emphasis::Plain),
            export: button(format!("export:{id}"), spoken("menu-export-spoken"))
                .icon(Icon::Share)
                .emphasis(Emphasis::Plain),
            title,
        }
    }

    /// Whose turn or who won, and when.
    fn card_subtitle(&self, game: &Summary) -> String {
        let texts = &self.texts;
        let offset = self.environment.utc_offset_minutes;
        let when = dates::when(texts, game.updated_ms, self.now.wall_ms, offset);
        let seat = match game.digest.outcome {
            Some(outcome) => outcome.winner,
            None => game.digest.turn,
        };
        let who = seat
            .map(|seat| names::who(texts, &game.header, seat))
            .unwrap_or_default();
        let key = match (game.digest.outcome, seat) {
            (None, _) => "menu-game-turn",
            (Some(_), Some(_)) => "menu-finished-won",
            (Some(_), None) => {
                return texts.format("menu-finished-draw", &[("when", when.into())]);
            }
        };
        texts.format(key, &[("who", who.into()), ("when", when.into())])
    }
}

/// What is to be known of a saved game before it is opened.
fn card_mark(game: &Summary) -> Option<&'static str> {
    match game {
        _ if game.damaged => Some("menu-game-damaged"),
        _ if game.header.is_marked() => Some("online-record-marked"),
        _ => None,
    }
}
