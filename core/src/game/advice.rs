//! "What would you play?": the hard level's choice with what speaks for it.

use super::{Play, Position, computer::seed_at};
use crate::ai::{Budget, Stop, ludo, makruk};
use crate::dice::Seed;

/// The hard level's choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// A piece, with reasons.
    Ludo(ludo::Advice),
    /// A move, with the line.
    Makruk(makruk::Advice),
}

/// Advises whoever is to choose; `None` where nothing is to be chosen or when stopped. Equal
/// positions of one game get equal advice for equal budgets of nodes.
pub fn advise(position: &Position, game: &Seed, budget: Budget, stop: &Stop) -> Option<Advice> {
    let seed = seed_at(game, position);
    match position.play() {
        Play::Ludo(state) => ludo::advise(state, seed, budget, stop).map(Advice::Ludo),
        Play::Makruk(board) => makruk::advise(board, seed, budget, stop).map(Advice::Makruk),
    }
}
