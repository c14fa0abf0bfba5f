//! How a game ends, each way with its own code.

use super::Side;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The end of a game. Resignation, time-out and agreement are not the board's: whoever runs the
/// game says them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum Outcome {
    /// The side to move is in check and has no move.
    Mate {
        /// Who gave mate.
        winner: Side,
    },
    /// A side gave up.
    Resignation {
        /// The other side.
        winner: Side,
    },
    /// A side's time ran out; the other wins whatever material is left.
    TimeOut {
        /// The other side.
        winner: Side,
    },
    /// The side to move is not in check and has no move: draw.
    Stalemate,
    /// The counting side gave mate while counting its board: draw.
    MateWhileCounting {
        /// Who counted and gave mate.
        counting: Side,
    },
    /// The reply to number 64 was no mate: draw.
    BoardCount {
        /// Who counted.
        counting: Side,
    },
    /// The stronger side's last move was no mate: draw.
    PieceCount {
        /// The bare side, who counted.
        counting: Side,
    },
    /// Only the two khuns are left: draw.
    TwoKhuns,
    /// The same board with the same side to move for the third time: draw.
    Repetition,
    /// 400 plies were played: draw.
    PlyLimit,
    /// Both agreed on a draw.
    Agreement,
}

impl Outcome {
    /// Who won; none for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Mate { winner }
            | Outcome::Resignation { winner }
            | Outcome::TimeOut { winner } => Some(winner),
            _ => None,
        }
    }

    /// The code of records and texts; the same for either winner.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Mate { .. } => "mate",
            Outcome::Resignation { .. } => "resignation",
            Outcome::TimeOut { .. } => "time-out",
            Outcome::Stalemate => "stalemate",
            Outcome::MateWhileCounting { .. } => "mate-while-counting",
            Outcome::BoardCount { .. } => "board-count",
            Outcome::PieceCount { .. } => "piece-count",
            Outcome::TwoKhuns => "two-khuns",
            Outcome::Repetition => "repetition",
            Outcome::PlyLimit => "ply-limit",
            Outcome::Agreement => "agreement",
        }
    }

    /// The result as records write it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self.winner() {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.score(), self.code())
    }
}
