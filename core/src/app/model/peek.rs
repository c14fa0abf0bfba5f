//! Small pictures of saved games: read from the disk one by one, behind everything else.

use super::Model;
use crate::app::screen::thumbnail;
use crate::app::work::Work;
use crate::game::{GameId, Position};

/// Side of a picture in dp.
const SIDE: f64 = 88.0;

/// A saved game's picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Peek {
    /// Events that it shows.
    length: u32,
    /// Bytes of the scene; empty until it has been read.
    pub scene: Vec<u8>,
}

impl Model {
    /// Asks for the pictures that the lists show and that are missing or old.
    pub(super) fn peek(&mut self) {
        let known: std::collections::BTreeSet<GameId> =
            self.games.iter().map(|game| game.header.id).collect();
        self.peeks.retain(|id, _| known.contains(id));
        let mut shown = [0_usize; 2];
        let mut wanted = Vec::new();
        for game in &self.games {
            let list = &mut shown[usize::from(game.digest.outcome.is_some())];
            *list += 1;
            let id = game.header.id;
            let current = self
                .peeks
                .get(&id)
                .is_some_and(|peek| peek.length == game.length);
            if *list <= self.shown_games && !current {
                wanted.push((id, game.length));
            }
        }
        for (id, length) in wanted {
            let old = self
                .peeks
                .remove(&id)
                .map(|peek| peek.scene)
                .unwrap_or_default();
            self.peeks.insert(id, Peek { length, scene: old });
            self.ask(Work::Peek { id });
        }
    }

    /// A picture's position was read.
    pub(super) fn peeked(&mut self, id: GameId, shown: Option<(u32, Box<Position>)>) {
        if let Some((length, position)) = shown {
            let scene = thumbnail(&position, &self.look(), self.scene_pieces(), SIDE);
            self.peeks.insert(id, Peek { length, scene });
        }
    }
}
