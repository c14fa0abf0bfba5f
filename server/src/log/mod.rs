//! The log stores: where the events of every room live, behind one trait.
//!
//! A store keeps text and numbers. It knows neither games nor frames: a body is an event that somebody
//! else serialised. What it promises is order. An [`LogStore::append`] names the head that its events
//! were decided on, and either commits all of them right after that head or changes nothing. When a
//! call returns, what it reports has been committed; a caller may acknowledge it to a phone.
//!
//! Three stores keep that promise and pass one suite of tests (`tests/tests/log_stores`): [`memory`] for tests,
//! [`sqlite`] for one node, [`postgres`] for several. Start at [`LogStore`].

pub mod clock;
mod error;
pub mod memory;
pub mod postgres;
pub mod sqlite;
mod types;

pub use error::StoreError;
pub use types::{
    Append, Appended, Beat, Created, Held, Hint, Marks, NewRoom, NodeName, Outage, RoomId, RoomRow,
    SeatSocket, Secret, SilentNode, Snapshot, Stamp, StoredEvent,
};

use tokio::sync::broadcast;

/// How long a node may be silent before others take it for dead, in milliseconds.
pub const NODE_SILENCE_MS: Stamp = 6_000;
/// How long the log, the code and the secrets of an ended room are kept, in milliseconds (30 days).
pub const KEEP_ENDED_MS: Stamp = 30 * 24 * 3_600 * 1_000;
/// How long outages stay listed, in milliseconds: longer than a room of two games can live.
pub const KEEP_OUTAGES_MS: Stamp = 72 * 3_600 * 1_000;

/// One store of room logs. Every method that writes returns after its transaction was committed.
#[async_trait::async_trait]
pub trait LogStore: Send + Sync + 'static {
    /// Whether other processes may write the same rooms. If not, a node's own copy of a head is true.
    fn shared(&self) -> bool;

    /// The store's clock in milliseconds since 1970. It never runs backwards while the store is open.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn now(&self) -> Result<Stamp, StoreError>;

    /// Makes a room with its first events, or finds the one that the same wish made before.
    ///
    /// # Errors
    /// [`StoreError`] when nothing could be committed.
    async fn create(&self, room: NewRoom) -> Result<Created, StoreError>;

    /// The room with this code, unless it is unknown or was deleted.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn find(&self, code: &str) -> Result<Option<RoomRow>, StoreError>;

    /// The same by number.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError>;

    /// Events with a seq above `after`, in order, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn events(
        &self,
        room: RoomId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError>;

    /// Appends events under compare-and-set: all of them after `expected`, or none.
    ///
    /// # Errors
    /// [`StoreError`] when it is not known to have been committed. The caller must read before it
    /// tries again: a commit whose answer was lost may have happened.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Keeps a snapshot of the fold at `seq`, unless a later one is there already.
    ///
    /// # Errors
    /// [`StoreError`] when nothing could be committed.
    async fn keep_snapshot(&self, room: RoomId, snapshot: Snapshot) -> Result<(), StoreError>;

    /// The secret of a game, while its room's log is kept.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn secret(&self, game: [u8; 16]) -> Result<Option<[u8; 32]>, StoreError>;

    /// The names in a room by seat, as [`Append::names`] left them. They are never part of events.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn names(&self, room: RoomId) -> Result<Vec<(u8, String)>, StoreError>;

    /// Claims at most `limit` rooms whose deadline or end has come, the longest overdue first. A
    /// claimed room is not handed out again for a second, to any node.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn claim_due(&self, now: Stamp, limit: u32) -> Result<Vec<RoomId>, StoreError>;

    /// Of these rooms, those whose head is above the one given, with their head.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn moved(&self, watched: &[(RoomId, u32)]) -> Result<Vec<Hint>, StoreError>;

    /// Says that a node is alive and learns who is not. When the newest beat of all is over
    /// [`NODE_SILENCE_MS`] old, an outage is written in the same transaction.
    ///
    /// # Errors
    /// [`StoreError`] when nothing could be committed.
    async fn beat(&self, node: &NodeName) -> Result<Beat, StoreError>;

    /// The connections that a node held when it was last heard.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    async fn sockets_of(&self, node: &NodeName) -> Result<Vec<SeatSocket>, StoreError>;

    /// Forgets a node whose connections have been marked gone.
    ///
    /// # Errors
    /// [`StoreError`] when nothing could be committed.
    async fn bury(&self, node: &NodeName) -> Result<(), StoreError>;

    /// Deletes rooms that ended [`KEEP_ENDED_MS`] before `now` with all that belongs to them, at most
    /// `limit`, and says how many there were.
    ///
    /// # Errors
    /// [`StoreError`] when nothing could be committed.
    async fn delete_old(&self, now: Stamp, limit: u32) -> Result<u32, StoreError>;

    /// Tells other nodes that a room has a new head. Only a hint: it may be lost.
    fn announce(&self, hint: Hint);

    /// Hints of other nodes.
    fn hints(&self) -> broadcast::Receiver<Hint>;

    /// How often the wall clock jumped since the store was opened; `None` where the clock is not ours.
    fn clock_jumps(&self) -> Option<u64>;
}
