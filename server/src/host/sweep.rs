//! What is found by looking: overdue rooms, heads that moved elsewhere, old logs, unused folds.

use std::sync::{Arc, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use sanuk_core::room;
use tokio::sync::broadcast;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::change::Change;
use super::load::narrow;
use super::stumble::Stumbles;
use super::{Failure, Host, LiveRoom};
use crate::log::{Hint, RoomId, StoreError};

/// How often overdue rooms are looked for.
const SWEEP: Duration = Duration::from_secs(1);
/// How often moved heads are looked for.
const POLL: Duration = Duration::from_secs(2);
/// Rooms that are claimed at once.
const CLAIM: u32 = 100;
/// How often old logs are deleted, in sweeps.
const DELETE_EVERY: u32 = 60;
/// How long a fold that nobody uses stays in memory.
const IDLE: Duration = Duration::from_mins(1);
/// Holders of a room that nobody uses while it is looked at.
const HERE_AND_IN_THE_MAP: usize = 2;

/// Sweeps for as long as the host lives.
pub async fn run(host: Weak<Host>) {
    let mut ticks = interval(SWEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for turn in 0_u32.. {
        ticks.tick().await;
        let Some(host) = host.upgrade() else { return };
        if let Err(error) = host.sweep().await {
            tracing::warn!(%error, "the sweep failed");
        }
        if turn.is_multiple_of(DELETE_EVERY) {
            host.delete_old().await;
        }
        host.drop_unused();
    }
}

/// Looks for heads that other nodes moved.
pub async fn poll(host: Weak<Host>) {
    let mut ticks = interval(POLL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(host) = host.upgrade() else { return };
        if !host.store.shared() {
            return;
        }
        let watched: Vec<_> = host
            .all_live()
            .iter()
            .map(|live| (live.id, narrow(live.head())))
            .collect();
        match host.store.moved(&watched).await {
            Ok(moved) => moved.into_iter().for_each(|hint| refresh(&host, hint)),
            Err(error) => tracing::warn!(%error, "moved heads were not looked for"),
        }
    }
}

/// Hears the hints of other nodes.
pub async fn hear(host: Weak<Host>, mut hints: broadcast::Receiver<Hint>) {
    loop {
        let hint = match hints.recv().await {
            Ok(hint) => hint,
            // What was lost is found by the poll.
            Err(broadcast::error::RecvError::Lagged(_)) => continue,
            Err(broadcast::error::RecvError::Closed) => return,
        };
        let Some(host) = host.upgrade() else { return };
        refresh(&host, hint);
    }
}

fn refresh(host: &Arc<Host>, hint: Hint) {
    let Some(live) = host.live().by_id.get(&hint.room).cloned() else {
        return;
    };
    if u64::from(hint.head) <= live.head() {
        return;
    }
    let host = Arc::clone(host);
    tokio::spawn(async move {
        let mut kept = live.kept.lock().await;
        kept.doubtful = true;
        if let Err(error) = host.catch_up(&live, &mut kept).await {
            tracing::warn!(%error, code = live.code.cut(), "a room was not refreshed");
        }
    });
}

impl Host {
    /// Does what is overdue in every room.
    ///
    /// # Errors
    /// [`Failure`] when the store does not answer.
    pub async fn sweep(self: &Arc<Self>) -> Result<(), Failure> {
        loop {
            let now = self.store.now().await?;
            let claimed = self.store.claim_due(now, CLAIM).await?;
            let full = claimed.len() == CLAIM as usize;
            for room in claimed {
                if self.rests(room) {
                    continue;
                }
                if let Some(live) = self.by_id(room).await? {
                    self.expire(&live).await;
                }
            }
            if !full {
                return Ok(());
            }
        }
    }

    pub(super) async fn by_id(&self, room: RoomId) -> Result<Option<Arc<LiveRoom>>, StoreError> {
        if let Some(live) = self.live().by_id.get(&room) {
            return Ok(Some(Arc::clone(live)));
        }
        let row = self.store.room(room).await?;
        Ok(row.and_then(|row| self.adopt(&row)))
    }

    /// Does what is overdue in a room, one deadline after the other, until none is.
    pub(super) async fn expire(&self, live: &LiveRoom) {
        if self.rests(live.id) {
            return;
        }
        let done = self
            .change(live, |case| {
                let entries = thinking(|| room::expire(case.room, case.at, &case.host))?;
                Ok(Change::new(entries, ()))
            })
            .await;
        let mut stumbles = self.stumbles();
        match &done {
            Ok(()) => stumbles.recovered(live.id),
            Err(Failure::Damaged(_) | Failure::Newer | Failure::Panicked) => {
                stumbles.failed(live.id, Instant::now());
            }
            // Another node was faster, or the store is away: nothing is wrong with the room.
            Err(_) => {}
        }
        drop(stumbles);
        if let Err(error) = done {
            tracing::warn!(%error, code = live.code.cut(), "a deadline was not kept");
        }
    }

    fn stumbles(&self) -> MutexGuard<'_, Stumbles> {
        // Each of its methods ends with one change of the map.
        self.stumbles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the room failed lately and is left alone for now.
    fn rests(&self, room: RoomId) -> bool {
        self.stumbles().rests(room, Instant::now())
    }

    async fn delete_old(&self) {
        let deleted = async {
            let now = self.store.now().await?;
            self.store.delete_old(now, CLAIM).await
        };
        match deleted.await {
            Ok(0) => {}
            Ok(rooms) => tracing::info!(rooms, "logs were deleted 30 days after their rooms ended"),
            Err(error) => tracing::warn!(%error, "old logs were not deleted"),
        }
    }

    /// Drops folds that nobody uses, and rooms that nobody listens to.
    fn drop_unused(&self) {
        let now = Instant::now();
        let is_idle = |live: &LiveRoom| {
            let Ok(mut kept) = live.kept.try_lock() else {
                return false;
            };
            let idle = now.duration_since(kept.touched) > IDLE;
            if idle {
                (kept.room, kept.chain) = (None, None);
            }
            idle
        };
        let idle: Vec<_> = self
            .all_live()
            .into_iter()
            .filter(|live| is_idle(live))
            .collect();
        let mut rooms = self.live();
        // Whoever found a room in the map holds it; a hello that is about to listen must not listen to
        // a room that nobody finds any more. Nobody can find one while the map is locked.
        let unheld = |live: &&Arc<LiveRoom>| Arc::strong_count(live) == HERE_AND_IN_THE_MAP;
        for live in idle.iter().filter(unheld) {
            if !live.hub().is_empty() {
                continue;
            }
            rooms.by_id.remove(&live.id);
            rooms.by_code.remove(&live.code);
        }
        self.metrics
            .rooms
            .set(i64::try_from(rooms.by_id.len()).unwrap_or(i64::MAX));
    }
}

/// Runs what may think for some milliseconds without holding up the thread's other tasks.
fn thinking<T>(work: impl FnOnce() -> T) -> T {
    let flavor = tokio::runtime::Handle::current().runtime_flavor();
    if flavor == tokio::runtime::RuntimeFlavor::MultiThread {
        tokio::task::block_in_place(work)
    } else {
        work()
    }
}
