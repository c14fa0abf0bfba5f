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
