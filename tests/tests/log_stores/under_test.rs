//! A store with a hand on its clock, and rooms to put into it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sanuk_server::log::clock::TimeSource;
use sanuk_server::log::memory::MemoryLog;
use sanuk_server::log::postgres::PostgresLog;
use sanuk_server::log::sqlite::SqliteLog;
use sanuk_server::log::{Append, Created, LogStore, Marks, NewRoom, RoomId, Secret};

/// A clock that moves when a test says so.
#[derive(Default)]
pub struct Hands(AtomicI64);

impl Hands {
    pub fn pass(&self, ms: i64) {
        self.0.fetch_add(ms, Ordering::Relaxed);
    }
}

/// Shared with a store.
pub struct Shared(pub Arc<Hands>);

const START: i64 = 1_800_000_000_000;

impl TimeSource for Shared {
    fn wall(&self) -> i64 {
        START + self.0.0.load(Ordering::Relaxed)
    }
    fn monotonic(&self) -> Duration {
        Duration::from_millis(self.0.0.load(Ordering::Relaxed) as u64)
    }
}

enum Kept {
    Memory(Arc<MemoryLog>, Arc<Hands>),
    Sqlite(tempfile::TempDir, Arc<Hands>),
    Postgres(String),
}

pub struct UnderTest {
    pub store: Arc<dyn LogStore>,
    kept: Kept,
}

impl UnderTest {
    pub fn memory() -> Self {
        let hands = Arc::new(Hands::default());
        let store = MemoryLog::with_time(Box::new(Shared(Arc::clone(&hands))));
        Self {
            store: store.clone(),
            kept: Kept::Memory(store, hands),
        }
    }

    pub fn sqlite() -> Self {
        let hands = Arc::new(Hands::default());
        let folder = tempfile::tempdir().unwrap();
        let clock = Box::new(Shared(Arc::clone(&hands)));
        let store = SqliteLog::open_with_time(&folder.path().join("rooms.db"), clock).unwrap();
        Self {
            store,
            kept: Kept::Sqlite(folder, hands),
        }
    }

    pub async fn postgres(address: String) -> Self {
        let store = PostgresLog::open(&address, 8).await.unwrap();
        Self {
            store,
            kept: Kept::Postgres(address),
        }
    }

    /// The store as another node sees it; the same handle where only one process may have it.
    pub async fn second_node(&self) -> Arc<dyn LogStore> {
        match &self.kept {
            Kept::Memory(store, _) => store.clone(),
            Kept::Sqlite(..) => Arc::clone(&self.store),
            Kept::Postgres(address) => PostgresLog::open(address, 8).await.unwrap(),
        }
    }

    /// Lets time pass. PostgreSQL's time is not ours, so there what was stamped is moved back instead.
    pub async fn pass(&self, ms: i64) {
        match &self.kept {
            Kept::Memory(_, hands) | Kept::Sqlite(_, hands) => hands.pass(ms),
            Kept::Postgres(address) => {
                let sql = "UPDATE node SET beat = beat - $1";
                let config: tokio_postgres::Config = address.parse().unwrap();
                let (client, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
                tokio::spawn(connection);
                client.execute(sql, &[&ms]).await.unwrap();
            }
        }
    }

    /// Where the file of the SQLite store is.
    pub fn file(&self) -> Option<PathBuf> {
        match &self.kept {
            Kept::Sqlite(folder, _) => Some(folder.path().join("rooms.db")),
            _ => None,
        }
    }

    /// A room with one event.
    pub async fn room(&self, number: u8) -> RoomId {
        match self.store.create(new_room(number)).await.unwrap() {
            Created::New(room) => room,
            other => panic!("{other:?}"),
        }
    }
}

pub fn marks(deadline: Option<i64>, expires: i64) -> Marks {
    Marks {
        deadline,
        expires,
        ended: None,
    }
}

pub fn new_room(number: u8) -> NewRoom {
    NewRoom {
        code: format!("{number:0>10}"),
        wish: [number; 16],
        at: 1_000,
        events: vec![format!("{{\"first\":{number}}}")],
        secret: Secret {
            game: [number; 16],
            secret: [number ^ 0xff; 32],
        },
        marks: marks(None, 9_000_000),
    }
}

pub fn append(room: RoomId, expected: u32, events: &[&str]) -> Append {
    Append {
        room,
        expected,
        at: 2_000,
        events: events.iter().map(|&event| event.to_owned()).collect(),
        marks: marks(Some(5_000), 9_000_000),
        secret: None,
        held: None,
        dropped: None,
        names: Vec::new(),
    }
}
