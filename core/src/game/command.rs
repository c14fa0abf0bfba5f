//! What a player, or the clockwork of a game, may ask for.

use super::Seat;
use crate::ludo::PieceIndex;
use crate::makruk::Ply;

/// A wish, not yet checked. [`super::Session::decide`] turns it into events or refuses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Ludo: throw the die.
    Roll,
    /// Ludo: bring a piece out without a roll, where the rules say so.
    AutoExit,
    /// Ludo: move this piece by the die on the table.
    Move {
        /// Piece of the seat to move.
        piece: PieceIndex,
    },
    /// Ludo: go on after a roll that moves nothing.
    Pass,
    /// Makruk: play a move, with its counting action.
    Play {
        /// Move and action.
        ply: Ply,
    },
    /// Give the game up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Makruk: offer a draw.
    OfferDraw {
        /// Who offers.
        seat: Seat,
    },
    /// Makruk: answer the other player's offer.
    AnswerDraw {
        /// Who answers.
        seat: Seat,
        /// Take it.
        accept: bool,
    },
}
