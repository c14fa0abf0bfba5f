//! What goes into a store and comes out of it.

use std::fmt;

/// Milliseconds since 1970 on the store's clock.
pub type Stamp = i64;

/// A room's number in its store. It never leaves the server; phones know the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub i64);

impl fmt::Display for RoomId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "room {}", self.0)
    }
}

/// One life of a server process. A restart is a new life with a new name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeName {
    /// The configured name, the same after a restart.
    pub node: String,
    /// Drawn at start.
    pub life: i64,
}

impl fmt::Display for NodeName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.node, self.life)
    }
}

/// One stored event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// Place in the room's log, from 1 without gaps.
    pub seq: u32,
    /// When it was decided.
    pub at: Stamp,
    /// The serialised event.
    pub body: String,
}

/// What the store must know of a room's future without folding its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marks {
    /// When something happens by itself, if anything.
    pub deadline: Option<Stamp>,
    /// When the room ends at the latest.
    pub expires: Stamp,
    /// When it ended, if it has.
    pub ended: Option<Stamp>,
}

/// The server's half of a game's dice. Kept apart from the log, never sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    /// The game it belongs to.
    pub game: [u8; 16],
    /// 32 random bytes.
    pub secret: [u8; 32],
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Secret(hidden)")
    }
}

/// A room to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRoom {
    /// The code in its canonical form: ten capital letters and digits.
    pub code: String,
    /// The id that the creator's device made; the same id finds the same room.
    pub wish: [u8; 16],
    /// Stamp of the first events.
    pub at: Stamp,
    /// The first events, serialised.
    pub events: Vec<String>,
    /// The secret of the first game.
    pub secret: Secret,
    /// The room's future after these events.
    pub marks: Marks,
}

/// What became of a [`NewRoom`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Created {
    /// It was made.
    New(RoomId),
    /// The same wish had made this one before.
    Existing(RoomId),
    /// Another room has that code; nothing was written.
    CodeTaken,
}

/// Events to be appended under compare-and-set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Which room.
    pub room: RoomId,
    /// The head that the events were decided on.
    pub expected: u32,
    /// Stamp of all of them.
    pub at: Stamp,
    /// The events, serialised; at least one.
    pub events: Vec<String>,
    /// The room's future after these events.
    pub marks: Marks,
    /// The secret of a game that these events open.
    pub secret: Option<Secret>,
    /// A seat that these events mark as back, with the node that holds its connection. It is written
    /// in the same transaction, so that a node that dies leaves no seat that nobody marks gone.
    pub held: Option<Held>,
    /// A seat that these events mark as gone.
    pub dropped: Option<u8>,
    /// Seats whose people these events change, with the name to keep; `None` deletes it. In the same
    /// transaction, so that a name is there as long as its person.
    pub names: Vec<(u8, Option<String>)>,
}

/// Who holds the current connection of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// The node.
    pub node: NodeName,
    /// The seat.
    pub seat: u8,
    /// The connection, as text that the store does not read.
    pub conn: String,
}

/// What became of an [`Append`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// Committed; the room's head is now this.
    Committed(u32),
    /// The head was another one, or the room is gone; nothing was written.
    Conflict,
}

/// A kept fold of the log up to a seq. It is a cache: without it the log is folded from its start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last event in it.
    pub seq: u32,
    /// The serialised state.
    pub body: String,
}

/// A room without its events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    /// Its number.
    pub id: RoomId,
    /// Its code.
    pub code: String,
    /// Seq of the last event.
    pub head: u32,
    /// Its future.
    pub marks: Marks,
    /// The newest snapshot, if any.
    pub snapshot: Option<Snapshot>,
}

/// A room has a new head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    /// Which room.
    pub room: RoomId,
    /// Its head.
    pub head: u32,
}

/// A time in which no node could write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// Numbers rise with time.
    pub id: i64,
    /// The last beat before it.
    pub from: Stamp,
    /// The first beat after it.
    pub to: Stamp,
}

/// A node that has not been heard for too long, or an earlier life of the asking one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SilentNode {
    /// Which.
    pub node: NodeName,
    /// When it was last heard.
    pub last: Stamp,
}

/// What a node learns from its beat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beat {
    /// The store's time of the beat.
    pub now: Stamp,
    /// Outages of the last [`super::KEEP_OUTAGES_MS`], the oldest first.
    pub outages: Vec<Outage>,
    /// Who is silent.
    pub silent: Vec<SilentNode>,
}

/// A seat's connection, as the log names it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSocket {
    /// Which room.
    pub room: RoomId,
    /// Which seat.
    pub seat: u8,
    /// The connection, as text that the store does not read.
    pub conn: String,
}
