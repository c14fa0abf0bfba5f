//! What happens in a room: the unit of the log, of the wire and of the fold.
//!
//! Events hold no names, accounts or secrets. A room is its log; two devices that fold the same
//! events are in the same state.

use serde::{Deserialize, Serialize};

use super::{Chair, Conn, Settings, StateHash, TokenHash};
use crate::ai::Level;
use crate::fairness::{Commitment, Key, Kind, Share, Top};
use crate::game::{self, GameId};

pub use crate::game::RULES_REV;

/// The version of these events; the first event of a room names it.
pub const VERSION: u16 = 1;

/// One entry of a room's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it was appended, in milliseconds since 1970 by the store's clock; never falls.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub body: Body,
}

/// What a store keeps beside number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
    /// The command that asked for it; `None` for what the room does by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// On every 16th entry: the hash of the state after it, see [`super::Room::hash`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<StateHash>,
}

/// The command behind an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// Whose.
    pub seat: Chair,
    /// Its number; see [`super::Ask::n`].
    pub n: u64,
    /// Tells whether a command with the same number is the same; see [`super::Ask::print`].
    pub print: u64,
}

/// One thing that happened in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The room was opened; always the first entry.
    Opened {
        /// [`VERSION`] of the writer.
        version: u16,
        /// [`RULES_REV`] of the writer.
        rules_rev: u16,
        /// What the creator picked.
        settings: Settings,
        /// Keeps seat 0 for the creator.
        creator: TokenHash,
    },
    /// The dice of the coming game were sealed: opens every try to start.
    Game {
        /// Number of the game in the room, from 1; failed starts share it.
        number: u32,
        /// The game's name.
        gid: GameId,
        /// The host's seal.
        first: Key,
    },
    /// Somebody pressed Join.
    Joined {
        /// Where.
        seat: Chair,
        /// Proves the seat.
        token: TokenHash,
        /// Seals the device's half of the dice.
        commit: Commitment,
    },
    /// A seat got another key, for its person's second device.
    KeyAdded {
        /// Whose.
        seat: Chair,
        /// Proves the seat as well.
        token: TokenHash,
    },
    /// A device sealed its half of the dice anew, after a failed start.
    Committed {
        /// Whose.
        seat: Chair,
        /// The seal.
        commit: Commitment,
    },
    /// A computer player was put on a free seat.
    ComputerAdded {
        /// Where.
        seat: Chair,
        /// How well it chooses.
        level: Level,
    },
    /// A computer player was taken away.
    ComputerRemoved {
        /// From where.
        seat: Chair,
    },
    /// A person left: before a start the seat is free, in a running game the computer plays on.
    Left {
        /// Whose seat.
        seat: Chair,
    },
    /// The creator freed the seat of a person who is away.
    Freed {
        /// Which.
        seat: Chair,
    },
    /// The start: seats, kinds and seals are fixed; devices open theirs.
    Started {
        /// Every seat in play, ascending.
        seats: Vec<Pledge>,
    },
    /// A device opened its half of the dice. The last one begins the game.
    Revealed {
        /// Whose.
        seat: Chair,
        /// Its half.
        share: Share,
    },
    /// The start was undone because halves were missing.
    StartFailed {
        /// Whose.
        missing: Vec<Chair>,
    },
    /// A seat's connection was lost.
    Gone {
        /// Whose.
        seat: Chair,
        /// Which.
        conn: Conn,
        /// When it was last heard.
        since: u64,
    },
    /// A seat is connected, for the first time or again.
    Back {
        /// Whose.
        seat: Chair,
        /// By which connection.
        conn: Conn,
    },
    /// The service was out: every running deadline moves back.
    Credit {
        /// Number of the outage; each counts once in a room.
        outage: u64,
        /// By how much, in milliseconds.
        ms: u64,
        /// When the outage ended.
        until: u64,
    },
    /// A person says to be there again.
    ImBack {
        /// Who.
        seat: Chair,
    },
    /// A step of the game.
    Step {
        /// Whose; `None` for what concerns no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Chair>,
        /// Who chose it.
        by: By,
        /// What.
        step: game::Event,
        /// A roll's number and key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Top>,
        /// Time given back for a slow line, in milliseconds; 0 without a clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// A person pressed Rematch.
    Rematch {
        /// Who.
        seat: Chair,
        /// Seals the device's half of the next game's dice.
        commit: Commitment,
    },
    /// The room ended.
    Ended {
        /// Why.
        why: RoomEnd,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(lag: &u32) -> bool {
    *lag == 0
}

/// Who chose a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person of the seat.
    Person,
    /// The computer player of the seat.
    Computer,
    /// The computer, because the person left or is not connected.
    Absent,
    /// The computer, because the time for the choice ran out.
    TimeOut,
    /// The room's own clockwork: a pass, a flag, a void game.
    Room,
}

/// A seat as the start fixes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pledge {
    /// Which.
    pub seat: Chair,
    /// Who sits there.
    pub kind: Kind,
    /// Its seal.
    pub commit: Commitment,
}

/// Why a room ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomEnd {
    /// Nobody was connected for 30 minutes.
    Abandoned,
    /// 24 hours are over.
    TooOld,
    /// The last person left.
    Deserted,
}
