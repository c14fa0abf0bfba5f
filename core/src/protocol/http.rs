//! Bodies of the few HTTP requests about rooms.

use serde::{Deserialize, Serialize};

use super::{Code, NameError};
use crate::fairness::Key;
use crate::game::GameId;
use crate::room::{
    Chair, Join, Logged, Refusal, Room, Settings, SettingsError, Sitter, Token, TokenHash,
};

/// `POST /api/rooms`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreateRoom {
    /// Made by the client: the same id gives the same room.
    pub id: GameId,
    /// What the creator picked.
    pub settings: Settings,
    /// Keeps seat 0 for the creator.
    pub creator: TokenHash,
}

/// The answer to [`CreateRoom`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomCreated {
    /// The room's code.
    pub code: Code,
    /// The first game's name.
    pub gid: GameId,
    /// The host's seal of its dice.
    pub first: Key,
    /// Rolls that the seal is good for.
    pub rolls: u32,
}

/// The answer to `GET /api/rooms/CODE`: everything that is shown before joining.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomInfo {
    /// What the creator picked.
    pub settings: Settings,
    /// Each seat.
    pub seats: Vec<SeatInfo>,
    /// The coming or running game's name; `None` while its dice are being sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gid: Option<GameId>,
    /// Its seal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Key>,
    /// Whether a game runs or is being started, so that nobody can join.
    pub begun: bool,
}

/// What is shown of a seat before joining.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatInfo {
    /// Nobody sits there, or it waits for its creator.
    Free,
    /// A person, connected or not.
    Person,
    /// A computer player.
    Computer,
}

/// `POST /api/rooms/CODE/join`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JoinRoom {
    /// The device's secret; travels in the body only.
    pub token: Token,
    /// Which seat, with the seal of the device's half of the dice.
    #[serde(flatten)]
    pub wish: Join,
    /// The name to be shown to the other seats, a [`super::PlayerName`]. It is kept beside the log and
    /// only with the entry that gives the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// The answer to [`JoinRoom`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomJoined {
    /// The seat.
    pub seat: Chair,
    /// The entry that gave it.
    pub seq: u64,
    /// The number of the seat's last accepted command.
    pub n: u64,
}

/// The answer to `GET /api/rooms/CODE/log?from=`: entries from that number on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogPage {
    /// Entries in order; fewer than there are when they are many.
    pub events: Vec<Logged>,
    /// The last entry of the log.
    pub head: u64,
}

/// The body of every answer that is no success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "snake_case")]
pub enum HttpError {
    /// No such room.
    Unknown,
    /// The room is gone for good.
    Expired,
    /// The room refuses.
    Refused(Refusal),
    /// The settings make no room.
    Settings(SettingsError),
    /// The name cannot be shown.
    Name(NameError),
    /// The request cannot be read.
    Bad {
        /// Why, for a log.
        detail: String,
    },
    /// The token proves no seat.
    Forbidden,
    /// Too many requests.
    TooMany {
        /// When to come again, in milliseconds.
        retry_after: u64,
    },
    /// The server has a fault; the request may be sent again.
    Fault,
}

impl RoomInfo {
    /// What is shown of a room before joining.
    pub fn of(room: &Room) -> RoomInfo {
        let seat = |sitter: &Option<Sitter>| match sitter {
            None => SeatInfo::Free,
            Some(Sitter::Person(_)) => SeatInfo::Person,
            Some(Sitter::Computer { .. }) => SeatInfo::Computer,
        };
        RoomInfo {
            settings: room.settings().clone(),
            seats: room.chairs().iter().map(seat).collect(),
            gid: room.sealing().map(|sealing| sealing.gid),
            first: room.sealing().map(|sealing| sealing.first),
            begun: !matches!(room.stage(), crate::room::Stage::Gathering),
        }
    }
}
