//! What travels between phones and nodes.

use sanuk_core::fairness::Key;
use sanuk_core::game::GameId;
use sanuk_core::room::{Ask, Chair, Conn, Join, Logged, Refusal, Snapshot, TokenHash};

/// Number of a phone.
pub type Phone = usize;
/// Number of a node.
pub type NodeId = usize;
/// Number of a room.
pub type RoomId = usize;

/// What a phone sends. Requests carry its token as the body of a join or the first frame would.
#[derive(Clone, Debug)]
pub enum Up {
    /// `GET /api/rooms/CODE`.
    Look,
    /// `POST /api/rooms/CODE/join`.
    Join(Join),
    /// The first frame of a socket.
    Hello { conn: Conn, have: u64 },
    /// A command.
    Cmd(Ask),
    /// A heartbeat.
    Beat { have: u64 },
    /// The socket was closed and the network says so.
    Closed,
}

/// What a node sends.
#[derive(Clone, Debug)]
pub enum Down {
    /// What is shown before joining.
    Seen {
        gid: Option<GameId>,
        first: Option<Key>,
        free: Vec<Chair>,
        open: bool,
    },
    /// A seat.
    Joined(Chair),
    /// No seat.
    NotJoined(Refusal),
    /// The answer to hello.
    Welcome { seat: Chair, n: u64, missed: Missed },
    /// An entry.
    Ev(Logged),
    /// A command is committed.
    Ok { n: u64, seq: u64 },
    /// A command is refused.
    No { n: u64, why: Refusal },
    /// The answer to a heartbeat.
    Beat { head: u64 },
    /// The socket is closed.
    Bye(Refusal),
}

/// What a phone lacks.
#[derive(Clone, Debug)]
pub enum Missed {
    Events(Vec<Logged>),
    Snapshot(Box<Snapshot>),
}

/// One socket: a phone's connection to a node. Numbers are never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Socket(pub u64);

/// A message on its way up.
#[derive(Clone, Debug)]
pub struct Upward {
    pub phone: Phone,
    pub room: RoomId,
    pub token: TokenHash,
    pub socket: Socket,
    pub what: Up,
}
