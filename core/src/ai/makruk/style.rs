//! How well a search sees: what makes the levels differ.

use super::node::mixed;
use crate::makruk::{Move, Position, Role};

/// A way of seeing. The default sees everything as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Sets one game's noise and likings apart from another's.
    pub seed: u64,
    /// Evaluations are off by up to so much, always alike for one position in one game.
    pub noise: i32,
    /// In the first six plies moves within so much of each other count as equals.
    pub variety: i32,
    /// Percent of the other side's long captures by a ruea that are not seen.
    pub blindness: u8,
}

impl Style {
    /// Nothing is seen wrongly or overlooked.
    pub(super) fn is_sharp(&self) -> bool {
        self.noise == 0 && self.blindness == 0
    }

    /// The error of a position's evaluation.
    #[inline]
    pub(super) fn noise(&self, key: u64) -> i32 {
        if self.noise == 0 {
            0
        } else {
            spread(key ^ self.seed, self.noise)
        }
    }

    /// The liking for a root move.
    pub(super) fn liking(&self, plies: usize, mv: u64) -> i32 {
        let reach = if plies < 6 {
            self.variety
        } else {
            self.noise / 8
        };
        if reach == 0 {
            0
        } else {
            spread(mixed(mv) ^ self.seed ^ plies as u64, reach)
        }
    }

    /// Whether a move of the other side is not seen: a capture from afar.
    #[inline]
    pub(super) fn overlooks(&self, position: &Position, mv: Move, theirs: bool) -> bool {
        self.blindness > 0
            && theirs
            && mv.from.distance(mv.to) > 3
            && position.occupied().contains(mv.to)
            && position.role_at(mv.from) == Some(Role::Ruea)
            && mixed(u64::from(mv.from.index() as u8) * 64 + mv.to.index() as u64 + self.seed) % 100
                < u64::from(self.blindness)
    }
}

/// A number from −reach to reach, more often near 0, from a key.
fn spread(key: u64, reach: i32) -> i32 {
    let bits = mixed(key);
    let within = |bits: u64| (bits % (reach as u64 + 1)) as i32;
    within(bits & 0xffff_ffff) - within(bits >> 32)
}
