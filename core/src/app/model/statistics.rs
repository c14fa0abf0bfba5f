//! Wins a level and dice counts over all saved games.

use crate::ai::Level;
use crate::game::{GameKind, won_against};
use crate::store::Summary;

/// Games of one kind against one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// Won by the person.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Won by a computer.
    pub lost: u32,
}

impl Score {
    /// Finished games.
    pub fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

/// Figures over all saved games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Statistics {
    ludo: [Score; 3],
    makruk: [Score; 3],
    /// How often each face came, over all games and seats.
    pub faces: [u32; 6],
}

impl Statistics {
    /// Counts the games of a list.
    pub fn of(games: &[Summary]) -> Self {
        let mut all = Self::default();
        for game in games.iter().filter(|game| !game.header.is_marked()) {
            all.count(game);
        }
        all
    }

    fn count(&mut self, game: &Summary) {
        for faces in &game.digest.faces {
            for (sum, n) in self.faces.iter_mut().zip(faces) {
                *sum += n;
            }
        }
        let players = &game.header.players;
        if let Some((won, level)) = won_against(players, game.digest.outcome) {
            let score = self.score_mut(game.header.kind(), level);
            if won {
                score.won += 1;
            } else {
                score.lost += 1;
            }
        } else if let Some(level) = drawn_against(game) {
            self.score_mut(game.header.kind(), level).drawn += 1;
        }
    }

    fn score_mut(&mut self, kind: GameKind, level: Level) -> &mut Score {
        match kind {
            GameKind::Ludo => &mut self.ludo[level as usize],
            GameKind::Makruk => &mut self.makruk[level as usize],
        }
    }

    /// Games of a kind against a level.
    pub fn score(&self, kind: GameKind, level: Level) -> Score {
        match kind {
            GameKind::Ludo => self.ludo[level as usize],
            GameKind::Makruk => self.makruk[level as usize],
        }
    }
}

/// The level of a drawn game of one person against one computer.
fn drawn_against(game: &Summary) -> Option<Level> {
    let outcome = game.digest.outcome?;
    let [a, b] = &game.header.players[..] else {
        return None;
    };
    if outcome.winner.is_some() || a.is_person() == b.is_person() {
        return None;
    }
    a.level().or(b.level())
}
