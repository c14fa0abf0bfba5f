//! A position inside the search, with what its past decides: the count, and what a mate is worth.

use super::search::MATE;
use crate::makruk::{Count, CountAction, Game, MAX_PLIES, Move, Position, Role};

/// A position in the tree.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) count: Count,
    /// Plies since the last capture or bia move; no repetition reaches further back.
    pub(super) reversible: usize,
    /// A mate that stands here was given by a side that counts its board.
    mate_draws: bool,
    /// The count ran out with the move that led here: unless it mates, it is a draw.
    expired: bool,
}

impl Node {
    /// The root of a search.
    pub(super) fn root(game: &Game) -> Node {
        Node {
            position: *game.position(),
            count: game.count(),
            reversible: game.fen().halfmove as usize,
            mate_draws: false,
            expired: false,
        }
    }

    /// The node after a move. A board counter's mate draws only with its first move from the
    /// root: with a later one it could have stopped before.
    #[inline]
    pub(super) fn child(&self, mv: Move, action: Option<CountAction>, ply: usize) -> Node {
        let mover = self.position.turn();
        let quiet = !self.position.occupied().contains(mv.to)
            && !self.position.role(Role::Bia).contains(mv.from);
        let position = self.position.after(mv);
        let (count, mate_draws, expired) = if self.count == Count::None && action.is_none() && quiet
        {
            (Count::None, false, false)
        } else {
            let starts = action == Some(CountAction::Start);
            (
                self.count.after(mover, action, &position),
                ply < 2 && (starts || self.count.may_stop(mover)),
                self.count.expires_with_move_of(mover),
            )
        };
        let reversible = if quiet { self.reversible + 1 } else { 0 };
        Node {
            position,
            count,
            reversible,
            mate_draws,
            expired,
        }
    }

    /// The node after passing.
    pub(super) fn passed(&self) -> Node {
        Node {
            position: self.position.passed(),
            reversible: 0,
            mate_draws: false,
            expired: false,
            ..*self
        }
    }

    /// The value of a mate that stands here, for the side that is mated.
    #[inline]
    pub(super) fn mated(&self, ply: usize) -> i32 {
        if self.mate_draws {
            0
        } else {
            ply as i32 - MATE
        }
    }

    /// Whether the game ends here unless it is mate.
    #[inline]
    pub(super) fn ends(&self, plies: usize) -> bool {
        self.expired || plies >= MAX_PLIES || self.two_khuns()
    }

    #[inline]
    fn two_khuns(&self) -> bool {
        !self
            .position
            .occupied()
            .without(self.position.role(Role::Khun))
            .any()
    }

    /// The table's key: position, count and, near the end, the plies that are left. Inside one
    /// search a position reached by as many plies has the same count, so transpositions stay.
    #[inline]
    pub(super) fn key(&self, plies: usize) -> u64 {
        let mut key = self.position.key();
        match self.count {
            Count::None => {}
            Count::Board { side, n } => key ^= mixed(u64::from(n) * 2 + side.index() as u64 + 1),
            Count::Pieces { n, limit, said, .. } => {
                key ^= mixed(u64::from(n) * 512 + u64::from(limit) * 2 + u64::from(said) + 1_000);
            }
        }
        if plies + 60 > MAX_PLIES {
            key ^= mixed(plies as u64 + 100_000);
        }
        key
    }
}

/// A number's bits spread over 64.
#[inline]
pub(super) const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^ (z >> 27)
}
