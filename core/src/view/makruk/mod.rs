//! Makruk drawn and hit-tested.
//!
//! Owns the wooden board, both piece sets and their marks. Knows the rules' types, decides no rule
//! and changes nothing. Start with [`MakrukScene`].

mod board;
mod carved;
mod horse;
mod letters;
mod man;
mod marks;
mod scene;
mod shell;
#[cfg(test)]
mod tests;

pub use man::PieceSet;
pub use scene::{MakrukScene, Slide, captured_row};
