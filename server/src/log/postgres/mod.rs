//! Rooms in PostgreSQL, for a server of several nodes.
//!
//! Time is the database's, so nodes need no common clock. An append is one statement: its UPDATE
//! names the expected head, so of two nodes that decided on the same head one changes nothing.

mod hints;
mod rows;
mod schema;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio::time::error::Elapsed;
use tokio::time::timeout;
use tokio_postgres::{Config, NoTls};

use super::{
    Append, Appended, Beat, Created, Hint, LogStore, NewRoom, NodeName, RoomId, RoomRow,
    SeatSocket, Snapshot, Stamp, StoreError, StoredEvent,
};

/// Rooms in PostgreSQL.
pub struct PostgresLog {
    pool: Pool,
    tell: mpsc::UnboundedSender<Hint>,
    hints: broadcast::Sender<Hint>,
    tasks: [JoinHandle<()>; 2],
}

/// How long a statement, a connection or a free connection may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an answer may take: a little longer than a statement, whose own end tells more.
const ANSWER: Duration = Duration::from_secs(6);
/// A connection that says nothing is asked after this time whether it is still there.
const QUIET: Duration = Duration::from_secs(10);
/// Hints that a slow listener may fall behind before it loses some.
const HINTS: usize = 4_096;

impl PostgresLog {
    /// Connects, checks that commits are durable and brings the tables up to date. `address` is a
    /// connection string; it may name several hosts, of which the writable one is taken.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the address is wrong or nobody answers;
    /// [`StoreError::NotDurable`] and [`StoreError::TooNew`] as their names say.
    pub async fn open(address: &str, connections: usize) -> Result<Arc<Self>, StoreError> {
        // The error may quote the address, and the address may hold a password.
        let wrong = |_| StoreError::Unavailable("the PostgreSQL address cannot be read".into());
        let mut config = Config::from_str(address).map_err(wrong)?;
        config.connect_timeout(PATIENCE);
        // A network that swallows everything is noticed by the system as well as by us.
        config.tcp_user_timeout(PATIENCE);
        config.keepalives_idle(QUIET);
        config.application_name("sanuk-server");
        let limit = format!(
            "{} -c statement_timeout={}",
            config.get_options().unwrap_or_default(),
            PATIENCE.as_millis()
        );
        config.options(limit.trim());
        let pool = pool(config.clone(), connections)?;
        let mut client = pool.get().await?;
        schema::assert_durable(&client).await?;
        schema::migrate(&mut client).await?;
        Ok(Self::start(pool, config))
    }

    fn start(pool: Pool, config: Config) -> Arc<Self> {
        let origin = getrandom::u64().unwrap_or_default();
        let (tell, heads) = mpsc::unbounded_channel();
        let (hints, _) = broadcast::channel(HINTS);
        let tasks = [
            tokio::spawn(hints::tell(pool.clone(), origin, heads)),
            tokio::spawn(hints::listen(config, origin, hints.clone())),
        ];
        Arc::new(Self {
            pool,
            tell,
            hints,
            tasks,
        })
    }

    async fn client(&self) -> Result<Object, StoreError> {
        Ok(self.pool.get().await?)
    }
}

impl Drop for PostgresLog {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// The answer to what was asked on a connection. One that does not come in time leaves a connection
/// that nobody must use again.
fn settle<T>(
    client: Object,
    answer: Result<Result<T, StoreError>, Elapsed>,
) -> Result<T, StoreError> {
    answer.unwrap_or_else(|_| {
        drop(Object::take(client));
        Err(StoreError::Unavailable("no answer in time".into()))
    })
}

/// Asks on a free connection, for a bounded time.
macro_rules! ask {
    ($store:ident, |$client:ident| $question:expr) => {{
        #[allow(unused_mut)]
        let mut $client = $store.client().await?;
        let answer = timeout(ANSWER, $question).await;
        settle($client, answer)
    }};
}

fn pool(config: Config, connections: usize) -> Result<Pool, StoreError> {
    let recycling = ManagerConfig {
        recycling_method: RecyclingMethod::Fast,
    };
    Pool::builder(Manager::from_config(config, NoTls, recycling))
        .max_size(connections)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .build()
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}

#[async_trait::async_trait]
impl LogStore for PostgresLog {
    fn shared(&self) -> bool {
        true
    }

    async fn now(&self) -> Result<Stamp, StoreError> {
        ask!(self, |client| rows::now(&client))
    }

    async fn create(&self, room: NewRoom) -> Result<Created, StoreError> {
        ask!(self, |client| rows::create(&mut client, &room))
    }

    async fn find(&self, code: &str) -> Result<Option<RoomRow>, StoreError> {
        ask!(self, |client| rows::room(&client, rows::By::Code(code)))
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        ask!(self, |client| rows::room(&client, rows::By::Id(room)))
    }

    async fn events(
        &self,
        room: RoomId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        ask!(self, |client| rows::events(&client, room, after, limit))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        ask!(self, |client| rows::append(&client, &append))
    }

    async fn keep_snapshot(&self, room: RoomId, snapshot: Snapshot) -> Result<(), StoreError> {
        ask!(self, |client| rows::keep_snapshot(&client, room, &snapshot))
    }

    async fn secret(&self, game: [u8; 16]) -> Result<Option<[u8; 32]>, StoreError> {
        ask!(self, |client| rows::secret(&client, game))
    }

    async fn names(&self, room: RoomId) -> Result<Vec<(u8, String)>, StoreError> {
        ask!(self, |client| rows::names(&client, room))
    }

    async fn claim_due(&self, now: Stamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        ask!(self, |client| rows::claim_due(&client, now, limit))
    }

    async fn moved(&self, watched: &[(RoomId, u32)]) -> Result<Vec<Hint>, StoreError> {
        ask!(self, |client| rows::moved(&client, watched))
    }

    async fn beat(&self, node: &NodeName) -> Result<Beat, StoreError> {
        ask!(self, |client| rows::beat(&mut client, node))
    }

    async fn sockets_of(&self, node: &NodeName) -> Result<Vec<SeatSocket>, StoreError> {
        ask!(self, |client| rows::sockets_of(&client, node))
    }

    async fn bury(&self, node: &NodeName) -> Result<(), StoreError> {
        ask!(self, |client| rows::bury(&client, node))
    }

    async fn delete_old(&self, now: Stamp, limit: u32) -> Result<u32, StoreError> {
        ask!(self, |client| rows::delete_old(&client, now, limit))
    }

    fn announce(&self, hint: Hint) {
        // The task ends only with the store.
        let _ = self.tell.send(hint);
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }

    fn clock_jumps(&self) -> Option<u64> {
        None
    }
}
