//! What happened in a game: the unit of the log, the save, the replay and the export.

use serde::{Deserialize, Serialize};

use super::Seat;
use crate::{ludo, makruk};

/// One step of a game. A game is its header and its events; every state is their fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A step of Ludo.
    Ludo(ludo::Event),
    /// A move of makruk, with the counting action that rides on it.
    Makruk(makruk::Ply),
    /// A player gave up; the other one wins.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player offered a draw; it stands until it is answered or the other side moves.
    DrawOffered {
        /// Who offers.
        seat: Seat,
    },
    /// The other player took the offer: the game is drawn.
    DrawAccepted,
    /// The other player turned the offer down.
    DrawDeclined,
    /// Makruk in a room: a player's time ran out; the other one wins.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// A game in a room ended without a result.
    Voided {
        /// Why.
        why: Void,
    },
    /// A player left the table; the computer plays on for this seat.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player who had left took the seat back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// The step that follows is the computer's, in place of the person whose turn it is.
    StandIn {
        /// Why.
        why: Absence,
    },
}

/// Why the computer acts for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// The person left or is not connected: `a` in records.
    Absent,
    /// The time for this choice ran out: `t` in records.
    TimeOut,
}

/// Why a game ends without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Void {
    /// Makruk: no first move within 60 s.
    NoFirstMove,
    /// The room ended while the game ran.
    RoomEnded,
    /// The dice were sealed for so many rolls and no more.
    DiceSpent,
}

impl Event {
    /// Whether this is a choice that undo can come back to: a piece moved by its player.
    pub const fn is_piece_move(&self) -> bool {
        matches!(
            self,
            Event::Ludo(ludo::Event::Moved { .. }) | Event::Makruk(_)
        )
    }
}
