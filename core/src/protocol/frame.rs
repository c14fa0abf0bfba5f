//! Frames of the socket: JSON texts, one object each, told apart by `type`.
//!
//! Owns: their shape, version and size. What is in them is the room's: an [`Ask`], a [`Logged`]
//! entry, a [`Refusal`]. Start with [`ClientFrame::read`] and [`ServerFrame::read`].

use serde::{Deserialize, Serialize};

use super::{Code, SeatName};
use crate::room::{Ask, Chair, DeviceId, Logged, Refusal, Snapshot, Token};

/// The version spoken today.
pub const PROTO: u16 = 1;
/// Versions that a server serves: the current one, and the one before it once there is one.
pub const SERVED: [u16; 1] = [PROTO];
/// Longest frame of a client, in bytes.
pub const CLIENT_MAX: usize = 2 * 1024;
/// A welcome carries events instead of a snapshot only below so many bytes of them.
pub const WELCOME_EVENTS_MAX: usize = 32 * 1024;
/// Longest frame of a server, in bytes: a snapshot of the longest game fits several times.
pub const SERVER_MAX: usize = 512 * 1024;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientFrame {
    /// The first frame, within 5 s; nothing is sent before it.
    Hello(Hello),
    /// A command; see [`Ask`].
    Cmd(Ask),
    /// Every 10 s.
    Hb {
        /// Last entry that the client has.
        have: u64,
        /// Comes back in the answer.
        t: u64,
    },
}

/// Who connects, to which room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version that the client speaks.
    pub proto: u16,
    /// The room.
    pub room: Code,
    /// Proves a seat; without it the client watches the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// The device.
    pub device: DeviceId,
    /// Number of the device's connection; rises with each.
    pub conn: u64,
    /// Last entry that the client has, 0 for none.
    pub have: u64,
    /// The client connects anew because its state was another than the server's; the server counts it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub differs: bool,
    /// The client wants [`ServerFrame::Names`]; one that does not know the frame is sent none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub names: bool,
}

impl PartialEq for Hello {
    /// Tokens are compared by their hashes.
    fn eq(&self, other: &Hello) -> bool {
        let token = |hello: &Hello| hello.token.as_ref().map(Token::hash);
        (self.proto, self.room, self.device) == (other.proto, other.room, other.device)
            && (self.conn, self.have) == (other.conn, other.have)
            && (self.differs, self.names) == (other.differs, other.names)
            && token(self) == token(other)
    }
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerFrame {
    /// The answer to hello.
    Welcome(Box<Welcome>),
    /// An entry of the log, in order and without gaps.
    Ev(Logged),
    /// A command was accepted and is committed.
    Ok {
        /// The command's number.
        n: u64,
        /// The entry that it caused.
        seq: u64,
    },
    /// A command was refused; nothing happened.
    No {
        /// The command's number.
        n: u64,
        /// The last entry of the log.
        head: u64,
        /// Why.
        #[serde(flatten)]
        why: Refusal,
    },
    /// The names in the room, all of them: behind a welcome, and when one comes or goes. Only seats
    /// hear them, and no entry tells of them.
    Names {
        /// Seats whose people show a name, ascending.
        names: Vec<SeatName>,
    },
    /// The answer to a heartbeat.
    Hb {
        /// The last entry of the log.
        head: u64,
        /// The server's time in milliseconds since 1970.
        now: u64,
        /// What the client sent as `t`.
        echo: u64,
    },
    /// The last frame before the server closes.
    Bye {
        /// Why, for the client.
        code: Bye,
        /// Why, for a log.
        why: String,
        /// When to come again, in milliseconds; `None` for never by itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retry_after: Option<u64>,
    },
}

/// The answer to hello.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version that will be spoken.
    pub proto: u16,
    /// The client's seat; `None` for who watches the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Chair>,
    /// The number of the seat's last accepted command, 0 for none; the next one is above it.
    pub n: u64,
    /// The last entry of the log.
    pub head: u64,
    /// The server's time in milliseconds since 1970.
    pub now: u64,
    /// What the client lacks.
    #[serde(flatten)]
    pub missed: Missed,
}

/// What a client lacks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Missed {
    /// Every entry after the one that it has; below 32 KiB.
    Events(Vec<Logged>),
    /// The room as it is; the client fetches the entries in between and checks their dice too.
    Snapshot(Box<Snapshot>),
}

/// Why a server closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// No such room.
    Unknown,
    /// The room is gone for good.
    Expired,
    /// The client is too old for this room or server.
    Upgrade,
    /// A newer connection of this seat, or another device's, took over; comes back on a press only.
    Replaced,
    /// No hello within 5 s.
    Late,
    /// A frame that cannot be read, is too long, or comes before hello.
    Frame,
    /// Too many messages, hellos, sockets or requests.
    TooMany,
    /// The client reads too slowly.
    Slow,
    /// Nothing was heard for 25 s.
    Silent,
    /// 20 watch this lobby already.
    LobbyFull,
    /// Watching ends where the game begins.
    Begun,
    /// Who leaves a quick game cannot come back.
    Left,
    /// The server stops or starts anew.
    Restart,
    /// Something is wrong with the server.
    Fault,
}

/// A frame that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// Longer than the limit.
    #[error("a frame of {found} bytes; {limit} are allowed")]
    TooLong {
        /// Its length.
        found: usize,
        /// The limit.
        limit: usize,
    },
    /// No frame of this protocol.
    #[error("no frame of this protocol: {0}")]
    Shape(String),
}

fn read<'a, T: Deserialize<'a>>(text: &'a str, limit: usize) -> Result<T, FrameError> {
    let found = text.len();
    if found > limit {
        return Err(FrameError::TooLong { found, limit });
    }
    serde_json::from_str(text).map_err(|error| FrameError::Shape(error.to_string()))
}

/// A frame of this crate always serialises: it has string keys and finite numbers only.
fn write<T: Serialize>(frame: &T) -> String {
    serde_json::to_string(frame).unwrap_or_default()
}

impl ClientFrame {
    /// Reads a client's frame.
    ///
    /// # Errors
    /// [`FrameError`]: longer than [`CLIENT_MAX`], or of another shape.
    pub fn read(text: &str) -> Result<ClientFrame, FrameError> {
        read(text, CLIENT_MAX)
    }

    /// Writes the frame.
    pub fn write(&self) -> String {
        write(self)
    }
}

impl ServerFrame {
    /// Reads a server's frame.
    ///
    /// # Errors
    /// [`FrameError`]: longer than [`SERVER_MAX`], or of another shape.
    pub fn read(text: &str) -> Result<ServerFrame, FrameError> {
        read(text, SERVER_MAX)
    }

    /// Writes the frame.
    pub fn write(&self) -> String {
        write(self)
    }
}
