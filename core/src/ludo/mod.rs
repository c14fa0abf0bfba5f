//! The rules of Ludo: one engine driven by a [`RuleSet`].
//!
//! Owns board, rules, turn machine, ranks and odds. Must not do I/O, read a clock, roll dice or
//! know who sits at the seats. Start with [`State`]: `State::new(RuleSet::quick(), Seats::TWO,
//! Color::Red)`, then [`State::apply`] one [`Event`] after another.

mod board;
mod board_shape;
mod color;
mod die;
mod error;
mod event;
mod legal;
mod odds;
mod option;
mod progress;
mod ranks;
mod rules;
mod rules_text;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod turn;

pub use board::{Board, Cell, Point, Shape, Square, SquareKind};
pub use color::{Color, Seats};
pub use die::{Die, Faces, PieceIndex, Pieces};
pub use error::ParseError;
pub use event::{Bonus, Event, Illegal, Immovable, Move, Phase, Step, Stuck};
pub use odds::capture_risk;
pub use option::OptionId;
pub use progress::{Place, Placement, Progress};
pub use ranks::Rank;
pub use rules::{Blocks, BoardChoice, NoRoad, Preset, RuleSet, Safe, TurnLimit};
pub use setup::{Setup, SetupError};
pub use state::{MoveList, State};
