//! The rules of makruk: board, moves, both countings, ends and notation.
//!
//! Owns what is true of a makruk game without a player, a clock on the wall or a screen. Must not
//! know the session, the store or the view; has no I/O, no clock and no thread.
//!
//! Start with [`Game`] (a position with its count and its past); [`Position`] is the board alone,
//! with the legal moves and [`perft`].
//!
//! ```
//! use sanuk_core::makruk::Game;
//! let mut game = Game::start();
//! assert_eq!(game.legal_moves().len(), 23);
//! game.play("e3e4".parse()?, None)?;
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Khon and khun are the game's own names; squares and steps are far below any wrap.
#![allow(clippy::similar_names, clippy::cast_possible_wrap)]

mod attacks;
mod bitboard;
mod counting;
mod fen;
mod game;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod setup;
mod side;
mod square;
mod zobrist;

#[cfg(test)]
mod tests;

pub use attacks::{attacks, reach};
pub use bitboard::{Bitboard, Squares};
pub use counting::{BOARD_LIMIT, Count, CountError, CountForbidden, StartRefusal, limit};
pub use fen::{Fen, FenError};
pub use game::{Game, Illegal, MAX_PLIES};
pub use movegen::{MAX_MOVES, MoveList};
pub use moves::{CountAction, Move, MoveError, Ply};
pub use outcome::Outcome;
pub use perft::{perft, perft_divide};
pub use piece::{Piece, Role};
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use side::Side;
pub use square::{Square, SquareError};
