//! How games end, for both games, with a code for each reason.

use serde::{Deserialize, Serialize};

use super::{Seat, Void};
use crate::{ludo, makruk};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Ludo: the winner's last piece is home (with "all ranks": all seats but one are).
    AllHome,
    /// Makruk: checkmate.
    Mate,
    /// Makruk: no legal move, not in check: draw.
    Stalemate,
    /// Makruk: the counting side mated while counting its board: draw.
    MateWhileCounting,
    /// Makruk: the reply to number 64 was no mate: draw.
    BoardCount,
    /// Makruk: the stronger side's last move was no mate: draw.
    PieceCount,
    /// Makruk: only the two khuns are left: draw.
    TwoKhuns,
    /// Makruk: the same placement for the third time: draw.
    Repetition,
    /// Makruk: 400 plies: draw.
    PlyLimit,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    TimeOut,
    /// Both agreed to a draw.
    Agreement,
    /// Void: no first move in time.
    NoFirstMove,
    /// Void: the room ended.
    RoomEnded,
    /// Void: no sealed roll was left.
    DiceSpent,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 15] = [
        Reason::AllHome,
        Reason::Mate,
        Reason::Stalemate,
        Reason::MateWhileCounting,
        Reason::BoardCount,
        Reason::PieceCount,
        Reason::TwoKhuns,
        Reason::Repetition,
        Reason::PlyLimit,
        Reason::Resignation,
        Reason::TimeOut,
        Reason::Agreement,
        Reason::NoFirstMove,
        Reason::RoomEnded,
        Reason::DiceSpent,
    ];

    /// Whether the game has no result at all, not even a draw.
    pub const fn is_void(self) -> bool {
        matches!(
            self,
            Reason::NoFirstMove | Reason::RoomEnded | Reason::DiceSpent
        )
    }

    /// The code in records, saves and keys of texts.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::AllHome => "all-home",
            Reason::Mate => "mate",
            Reason::Stalemate => "stalemate",
            Reason::MateWhileCounting => "mate-while-counting",
            Reason::BoardCount => "board-count",
            Reason::PieceCount => "piece-count",
            Reason::TwoKhuns => "two-khuns",
            Reason::Repetition => "repetition",
            Reason::PlyLimit => "ply-limit",
            Reason::Resignation => "resignation",
            Reason::TimeOut => "time-out",
            Reason::Agreement => "agreement",
            Reason::NoFirstMove => "no-first-move",
            Reason::RoomEnded => "room-ended",
            Reason::DiceSpent => "dice-spent",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; `None` for a draw, and for a game that is void ([`Reason::is_void`]).
    pub winner: Option<Seat>,
    /// Why it is over.
    pub reason: Reason,
}

impl Outcome {
    /// The outcome of a game that ends without a result.
    pub(super) const fn of_void(why: Void) -> Outcome {
        let reason = match why {
            Void::NoFirstMove => Reason::NoFirstMove,
            Void::RoomEnded => Reason::RoomEnded,
            Void::DiceSpent => Reason::DiceSpent,
        };
        Outcome {
            winner: None,
            reason,
        }
    }

    /// The outcome of a game of two that `loser` gave up or lost on time.
    pub(super) fn lost_by(loser: Seat, reason: Reason) -> Outcome {
        Outcome {
            winner: Seat::new(1 - loser.index().min(1)),
            reason,
        }
    }

    /// The outcome that Ludo's board shows; `None` while it is played.
    pub(super) fn of_ludo(state: &ludo::State) -> Option<Outcome> {
        let winner = state.winner().filter(|_| state.is_over())?;
        let winner = Seat::of_color(state.seats(), winner);
        Some(Outcome {
            winner,
            reason: Reason::AllHome,
        })
    }

    /// The outcome that makruk's board shows.
    pub(super) fn of_makruk(outcome: makruk::Outcome) -> Outcome {
        use makruk::Outcome as O;
        let reason = match outcome {
            O::Mate { .. } => Reason::Mate,
            O::Resignation { .. } => Reason::Resignation,
            O::TimeOut { .. } => Reason::TimeOut,
            O::Stalemate => Reason::Stalemate,
            O::MateWhileCounting { .. } => Reason::MateWhileCounting,
            O::BoardCount { .. } => Reason::BoardCount,
            O::PieceCount { .. } => Reason::PieceCount,
            O::TwoKhuns => Reason::TwoKhuns,
            O::Repetition => Reason::Repetition,
            O::PlyLimit => Reason::PlyLimit,
            O::Agreement => Reason::Agreement,
        };
        Outcome {
            winner: outcome.winner().map(Seat::of_side),
            reason,
        }
    }
}
