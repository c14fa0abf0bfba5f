//! Makruk's computer players, and the engine behind hints, review and UCI.
//!
//! Owns the choice of a move and of what rides on it. Must not know sessions or screens. Start
//! with [`player`] for a level's player, or with [`Engine`] for the bare search.

// Counts of men, plies and squares are far below any wrap.
#![allow(clippy::cast_possible_wrap)]

mod advice;
mod ending;
mod eval;
mod exchange;
mod history;
mod level;
mod node;
mod picker;
mod quiesce;
mod search;
pub mod solver;
mod style;
mod table;
pub mod uci;
mod visit;
mod weights;

#[cfg(test)]
mod tests;

pub use advice::{Advice, advise};
pub use eval::{FULL, Tally, phase, tally};
pub use level::{MakrukPlayer, accepts_draw, player};
pub use search::{Search as Engine, Task, Thought};
pub use style::Style;

use search::MATES;

/// The evaluation's weights by feature number: on a full and on an empty board.
pub fn weights() -> impl Iterator<Item = (i16, i16)> {
    weights::WEIGHTS.iter().map(|weight| (weight.0, weight.1))
}

/// Bytes of the transposition table unless something else is asked for.
pub const TABLE_BYTES: usize = 16 << 20;
