//! How games end, for both games, with a code for each reason.

use serde::{Deserialize, Serialize};

use super::Seat;
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
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 12] = [
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
    ];

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
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub reason: Reason,
}

impl Outcome {
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
