//! What a seat, or somebody who wants one, may ask for.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Chair, TokenHash};
use crate::ai::Level;
use crate::fairness::{Commitment, Share};
use crate::game::GameId;
use crate::ludo::PieceIndex;
use crate::makruk::Ply;

/// A command with its number: resent until answered, applied once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Its number, above that of the seat's last accepted one.
    pub n: u64,
    /// The number of the event that opened the choice being answered; see [`Command::needs_prompt`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<u64>,
    /// What is asked.
    #[serde(flatten)]
    pub command: Command,
}

/// What a seat may ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Command {
    /// Seals this device's half for a new try, as it does by itself after a failed start.
    Commit {
        /// The game that it is for.
        gid: GameId,
        /// The seal.
        commit: Commitment,
    },
    /// Creator: puts a computer player on a free seat.
    AddComputer {
        /// Where.
        seat: Chair,
        /// How well it chooses.
        level: Level,
    },
    /// Creator: takes a computer player away.
    RemoveComputer {
        /// From where.
        seat: Chair,
    },
    /// Creator: frees the seat of a person who has been away for 10 s.
    Free {
        /// Which.
        seat: Chair,
    },
    /// Creator: starts with those who are here.
    Start,
    /// Creator: fills empty seats with computer players and starts.
    Fill,
    /// Opens this device's half of the dice. Names the start as its prompt.
    Reveal {
        /// The half.
        share: Share,
    },
    /// Gives this seat another key, for its person's second device.
    AddKey {
        /// Proves the seat as well.
        token: TokenHash,
    },
    /// Ludo: throws the die.
    Roll,
    /// Ludo: brings a piece out without a roll, where the rules say so.
    AutoExit,
    /// Ludo: moves a piece by the die on the table.
    Move {
        /// Which.
        piece: PieceIndex,
    },
    /// Ludo: goes on after a roll that moves nothing, before the room does.
    Pass,
    /// Makruk: plays a move, with its counting action.
    Play {
        /// Move and action.
        ply: Ply,
    },
    /// Game of two: gives it up.
    Resign,
    /// Before a start: gives the seat up. Ludo with more players: lets the computer play on.
    Leave,
    /// Says to be there again after the computer acted at time-outs.
    ImBack,
    /// Makruk: offers a draw.
    OfferDraw,
    /// Makruk: takes the draw offered. Names the offer as its prompt.
    Accept,
    /// Makruk: turns the draw offered down. Names the offer as its prompt.
    Decline,
    /// Wants another game. Names the event that sealed its dice as its prompt.
    Rematch {
        /// The game that the seal is for.
        gid: GameId,
        /// The seal.
        commit: Commitment,
    },
}

/// Asks for a free seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Join {
    /// Which; the seal is for this one.
    pub seat: Chair,
    /// The game that the seal is for.
    pub gid: GameId,
    /// Seals the device's half of the dice.
    pub commit: Commitment,
}

impl Command {
    /// Whether it must name the prompt that it answers.
    pub const fn needs_prompt(&self) -> bool {
        matches!(
            self,
            Command::Reveal { .. }
                | Command::Roll
                | Command::AutoExit
                | Command::Move { .. }
                | Command::Pass
                | Command::Play { .. }
                | Command::Accept
                | Command::Decline
                | Command::Rematch { .. }
        )
    }
}

impl Ask {
    /// A print of prompt and command: equal for a resent command, else different.
    pub fn print(&self) -> u64 {
        // A plain value of this crate always serialises; an empty text would only make prints equal.
        let text = serde_json::to_string(&(&self.prompt, &self.command)).unwrap_or_default();
        let hash: [u8; 32] = Sha256::digest(text).into();
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        // JSON numbers are exact up to 2^53 in every language.
        u64::from_be_bytes(first) >> 11
    }
}
