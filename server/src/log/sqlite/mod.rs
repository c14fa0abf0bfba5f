//! Rooms in one SQLite file, for a server of one process.
//!
//! One thread writes and puts whatever waits into one transaction, so that many rooms share one
//! fsync; another reads. A lock beside the file keeps a second process out, because this store
//! believes that nobody else moves a head.

mod rows;
mod schema;
mod worker;

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::broadcast;

use self::rows::By;
use self::worker::{Worker, apart};
use super::clock::{Machine, StoreClock, TimeSource};
use super::{
    Append, Appended, Beat, Created, Hint, LogStore, NewRoom, NodeName, RoomId, RoomRow,
    SeatSocket, Snapshot, Stamp, StoreError, StoredEvent,
};

/// Rooms in one SQLite file.
pub struct SqliteLog {
    writer: Worker,
    reader: Worker,
    clock: StoreClock,
    hints: broadcast::Sender<Hint>,
    _lock: File,
}

impl SqliteLog {
    /// Opens or makes the file.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when it cannot be opened or another process has it;
    /// [`StoreError::TooNew`] when a newer server made it; [`StoreError::NotDurable`] when SQLite
    /// does not sync before it commits.
    pub fn open(path: &Path) -> Result<Arc<Self>, StoreError> {
        Self::open_with_time(path, Box::new(Machine::default()))
    }

    /// The same on a clock that the caller drives.
    ///
    /// # Errors
    /// As [`SqliteLog::open`].
    pub fn open_with_time(
        path: &Path,
        source: Box<dyn TimeSource>,
    ) -> Result<Arc<Self>, StoreError> {
        let lock = lock_beside(path)?;
        let mut writing = Connection::open(path)?;
        schema::make_durable(&writing)?;
        schema::migrate(&mut writing)?;
        writing.set_prepared_statement_cache_capacity(64);
        let newest = rows::newest_stamp(&writing)?;
        let reading = Connection::open(path)?;
        schema::make_durable(&reading)?;
        reading.execute_batch("PRAGMA query_only = 1")?;
        Ok(Arc::new(Self {
            writer: Worker::writer(writing)?,
            reader: Worker::reader(reading)?,
            clock: StoreClock::new(source, newest),
            hints: broadcast::channel(1).0,
            _lock: lock,
        }))
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.run(|connection| apart(connection, work)).await
    }
}

fn lock_beside(path: &Path) -> Result<File, StoreError> {
    let place = path.with_extension("lock");
    let told = |error: &dyn std::fmt::Display| {
        StoreError::Unavailable(format!("{}: {error}", place.display()))
    };
    let file = File::create(&place).map_err(|error| told(&error))?;
    file.try_lock()
        .map_err(|error| told(&format!("another server uses this database ({error})")))?;
    Ok(file)
}

#[async_trait::async_trait]
impl LogStore for SqliteLog {
    fn shared(&self) -> bool {
        false
    }

    async fn now(&self) -> Result<Stamp, StoreError> {
        Ok(self.clock.now())
    }

    async fn create(&self, room: NewRoom) -> Result<Created, StoreError> {
        self.write(move |c| rows::create(c, &room)).await
    }

    async fn find(&self, code: &str) -> Result<Option<RoomRow>, StoreError> {
        let code = code.to_owned();
        self.reader
            .run(move |c| rows::room(c, By::Code(&code)))
            .await
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        self.reader.run(move |c| rows::room(c, By::Id(room))).await
    }

    async fn events(
        &self,
        room: RoomId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.reader
            .run(move |c| rows::events(c, room, after, limit))
            .await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write(move |c| rows::append(c, &append)).await
    }

    async fn keep_snapshot(&self, room: RoomId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.write(move |c| rows::keep_snapshot(c, room, &snapshot))
            .await
    }

    async fn secret(&self, game: [u8; 16]) -> Result<Option<[u8; 32]>, StoreError> {
        self.reader.run(move |c| rows::secret(c, game)).await
    }

    async fn names(&self, room: RoomId) -> Result<Vec<(u8, String)>, StoreError> {
        self.reader.run(move |c| rows::names(c, room)).await
    }

    async fn claim_due(&self, now: Stamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        self.write(move |c| rows::claim_due(c, now, limit)).await
    }

    async fn moved(&self, watched: &[(RoomId, u32)]) -> Result<Vec<Hint>, StoreError> {
        let watched = watched.to_vec();
        self.reader.run(move |c| rows::moved(c, &watched)).await
    }

    async fn beat(&self, node: &NodeName) -> Result<Beat, StoreError> {
        let node = node.clone();
        let now = self.clock.now();
        self.write(move |c| rows::beat(c, &node, now)).await
    }

    async fn sockets_of(&self, node: &NodeName) -> Result<Vec<SeatSocket>, StoreError> {
        let node = node.clone();
        self.reader.run(move |c| rows::sockets_of(c, &node)).await
    }

    async fn bury(&self, node: &NodeName) -> Result<(), StoreError> {
        let node = node.clone();
        self.write(move |c| rows::bury(c, &node)).await
    }

    async fn delete_old(&self, now: Stamp, limit: u32) -> Result<u32, StoreError> {
        self.write(move |c| rows::delete_old(c, now, limit)).await
    }

    fn announce(&self, _: Hint) {
        // There is no other process to tell.
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }

    fn clock_jumps(&self) -> Option<u64> {
        Some(self.clock.jumps())
    }
}
