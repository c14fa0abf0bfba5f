//! Questions over a screen.

use serde::{Deserialize, Serialize};

use crate::game::{GameId, Seat};
use crate::makruk::Ply;

/// What is asked. It survives the process, so a killed app asks again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "question", rename_all = "snake_case")]
pub(crate) enum Question {
    /// Leave the running game?
    Leave,
    /// Close a game with friends, which goes on?
    CloseRoom,
    /// Give one's seat in a room up?
    LeaveRoom,
    /// Let the computer play on in a room's game?
    LeaveToAi,
    /// Give the game up?
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Begin anew while this game runs?
    Again,
    /// Which of several pieces was meant?
    Chooser {
        /// The pieces, 0 to 3.
        pieces: Vec<u8>,
    },
    /// The other player at this device offers a draw.
    Draw {
        /// Who offers.
        seat: Seat,
    },
    /// This mate would only draw.
    DrawnMate {
        /// The move.
        ply: Ply,
    },
    /// Open an address in the browser?
    Outside {
        /// The address.
        url: String,
    },
    /// Delete every game and setting?
    DeleteAll,
    /// A game failed twice and is closed; its record can be exported.
    Damaged {
        /// Which.
        id: GameId,
    },
}
