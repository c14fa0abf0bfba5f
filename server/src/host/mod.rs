//! The room host: the only part that appends to a room's log.
//!
//! Nothing here owns a room. Every change is read, decide, compare-and-set append, so any node may
//! serve any client, and two that act at once cannot both win. Start at [`Host::change`]; what
//! clients may ask for is in `rooms` and `seats`, what happens by itself in `beat` and
//! `sweep`.

mod beat;
mod change;
mod dice;
mod failure;
mod hub;
mod live;
mod load;
mod names;
mod rooms;
mod seats;
mod stumble;
mod sweep;
mod timers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use sanuk_core::protocol::Code;
use sanuk_core::room::{Chair, Conn, Outage};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

pub use change::{Case, Change};
pub use failure::Failure;
pub use hub::{Farewell, Outlet};
pub use live::LiveRoom;
pub use rooms::NotMade;
pub use seats::{Entered, NotEntered};

use crate::log::{LogStore, NodeName, RoomId, StoreError};
use crate::metrics::Metrics;

/// All rooms that this node has in memory, and its part in the life of the service.
pub struct Host {
    store: Arc<dyn LogStore>,
    node: NodeName,
    /// What the host does, counted.
    pub metrics: Arc<Metrics>,
    live: Mutex<Live>,
    timers: Mutex<timers::Queue>,
    timer_set: Notify,
    outages: RwLock<Arc<[Outage]>>,
    /// Connections that ended while the store did not answer; told again after each beat.
    unsaid: Mutex<Vec<Lost>>,
    began: Instant,
    /// Milliseconds since `began` when the last beat that was written was begun; 0 for none.
    last_beat: AtomicU64,
    /// The last beat in the store's time, as the other nodes see it; 0 for none.
    last_stamp: AtomicU64,
    /// The store's time at `began`, as last seen.
    offset: AtomicU64,
    beating: tokio::sync::Mutex<()>,
    /// Held while the silent are buried and the unsaid is said.
    tending: tokio::sync::Mutex<()>,
    /// Rooms that failed when their time came.
    stumbles: Mutex<stumble::Stumbles>,
    /// One permit a connection whose end is being written down.
    work: Arc<Semaphore>,
}

/// All permits of [`Host::begin_work`].
const WORK: u32 = 1 << 20;

#[derive(Default)]
struct Live {
    by_id: HashMap<RoomId, Arc<LiveRoom>>,
    by_code: HashMap<Code, RoomId>,
}

/// A connection that ended.
#[derive(Debug, Clone, Copy)]
pub struct Lost {
    /// In which room.
    pub room: RoomId,
    /// Whose.
    pub seat: Chair,
    /// Which.
    pub conn: Conn,
    /// When it was last heard, in the store's time.
    pub since: u64,
}

impl Host {
    /// A host without rooms. Until [`Host::start`] nothing happens by itself.
    ///
    /// # Errors
    /// [`StoreError`] when the system has no random bytes for this life's name.
    pub fn new(
        store: Arc<dyn LogStore>,
        node: &str,
        metrics: Arc<Metrics>,
    ) -> Result<Arc<Self>, StoreError> {
        let life = getrandom::u64().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let node = NodeName {
            node: node.to_owned(),
            life: life.cast_signed(),
        };
        Ok(Arc::new(Self {
            store,
            node,
            metrics,
            live: Mutex::default(),
            timers: Mutex::default(),
            timer_set: Notify::new(),
            outages: RwLock::new(Arc::new([])),
            unsaid: Mutex::default(),
            began: Instant::now(),
            last_beat: AtomicU64::new(0),
            last_stamp: AtomicU64::new(0),
            offset: AtomicU64::new(0),
            beating: tokio::sync::Mutex::new(()),
            tending: tokio::sync::Mutex::new(()),
            stumbles: Mutex::default(),
            work: Arc::new(Semaphore::new(WORK as usize)),
        }))
    }

    /// Marks the seats of an earlier life gone, then starts what happens by itself.
    ///
    /// # Errors
    /// [`Failure`] when the first beat cannot be written or a seat cannot be marked.
    pub async fn start(self: &Arc<Self>) -> Result<(), Failure> {
        let silent = self.write_beat().await?;
        let tending = self.tending.lock().await;
        // Beats from now on: with thousands of seats the next one is due before all are marked.
        tokio::spawn(beat::run(Arc::downgrade(self)));
        self.tend(&silent).await?;
        drop(tending);
        tokio::spawn(timers::run(Arc::downgrade(self)));
        tokio::spawn(sweep::run(Arc::downgrade(self)));
        tokio::spawn(sweep::poll(Arc::downgrade(self)));
        tokio::spawn(sweep::hear(Arc::downgrade(self), self.store.hints()));
        Ok(())
    }

    fn live(&self) -> std::sync::MutexGuard<'_, Live> {
        // Both maps are changed without anything in between that could panic.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn all_live(&self) -> Vec<Arc<LiveRoom>> {
        self.live().by_id.values().cloned().collect()
    }

    fn passed(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The store's time in milliseconds since 1970.
    ///
    /// # Errors
    /// [`Failure::Store`] when the store cannot be reached.
    pub async fn now(&self) -> Result<u64, Failure> {
        let now = self.store.now().await?.unsigned_abs();
        self.offset
            .store(now.saturating_sub(self.passed()), Ordering::Relaxed);
        Ok(now)
    }

    /// The store's time as this node believes it to be, without asking; for display only.
    pub fn about_now(&self) -> u64 {
        self.offset.load(Ordering::Relaxed) + self.passed()
    }

    fn outages(&self) -> Arc<[Outage]> {
        Arc::clone(&self.outages.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Counts a connection whose end is being written down; `None` for absurdly many.
    pub fn begin_work(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.work).try_acquire_owned().ok()
    }

    /// Waits until every end of a connection has been written down.
    pub async fn idle(&self) {
        // The semaphore is never closed.
        let _ = self.work.acquire_many(WORK).await;
    }

    /// Time since the host was made; what rates count in.
    pub fn uptime(&self) -> Duration {
        self.began.elapsed()
    }
}
