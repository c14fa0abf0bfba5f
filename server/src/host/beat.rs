//! The node's beat: it says that the node lives, learns of outages, and buries the dead.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use sanuk_core::protocol::frame::Bye;
use sanuk_core::room::{Chair, Conn, Outage};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::hub::Farewell;
use super::{Failure, Host, Lost};
use crate::log::{self, SeatSocket, SilentNode, StoreError};

/// Seats of a dead node that are marked gone side by side.
const AT_ONCE: usize = 64;
/// How often a node beats.
const EVERY: Duration = Duration::from_secs(2);
/// A node that could not beat for so long takes itself for dead, as the others do.
const SILENCE_MS: u64 = log::NODE_SILENCE_MS.unsigned_abs();
/// How long a beat may take of a node that is not heard anyway.
const PATIENCE_MS: u64 = 4_000;

/// Beats for as long as the host lives. What a beat asks for is done beside it, so that thousands of
/// lost connections do not make the next one late.
pub async fn run(host: Weak<Host>) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(host) = host.upgrade() else { return };
        match host.write_beat().await {
            Ok(silent) => {
                tokio::spawn(tend_beside(host, silent));
            }
            Err(error) => {
                host.metrics.beats_missed.inc();
                tracing::warn!(%error, "the beat was not written");
                host.close_if_dead();
            }
        }
    }
}

async fn tend_beside(host: Arc<Host>, silent: Vec<SilentNode>) {
    // One at a time; what is left undone is found again by the next beat.
    let Ok(_one) = host.tending.try_lock() else {
        return;
    };
    if let Err(error) = host.tend(&silent).await {
        tracing::warn!(%error, "a silent node was not buried");
    }
}

fn outage(stored: &log::Outage) -> Outage {
    Outage {
        id: stored.id.unsigned_abs(),
        from: stored.from.unsigned_abs(),
        to: stored.to.unsigned_abs(),
    }
}

impl Host {
    /// Writes a beat and does what it asks for.
    ///
    /// # Errors
    /// [`Failure::Store`] when it was not written or a silent node was not buried.
    pub async fn beat(&self) -> Result<(), Failure> {
        let silent = self.write_beat().await?;
        let _one = self.tending.lock().await;
        self.tend(&silent).await
    }

    /// Writes a beat, learns from it, and says who is silent.
    pub(super) async fn write_beat(&self) -> Result<Vec<SilentNode>, Failure> {
        let beating = async {
            let _one = self.beating.lock().await;
            self.beat_once().await
        };
        self.in_time(beating).await
    }

    async fn beat_once(&self) -> Result<Vec<SilentNode>, StoreError> {
        // The stamp that the store writes is no earlier than this.
        let asked = self.passed().max(1);
        let beat = self.store.beat(&self.node).await?;
        let now = beat.now.unsigned_abs();
        self.last_beat.store(asked, Ordering::Relaxed);
        self.offset
            .store(now.saturating_sub(self.passed()), Ordering::Relaxed);
        let outages: Arc<[Outage]> = beat.outages.iter().map(outage).collect();
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
        let before = self.last_stamp.swap(now, Ordering::Relaxed);
        if before != 0 && now.saturating_sub(before) >= SILENCE_MS {
            self.close_all();
        }
        Ok(beat.silent)
    }

    /// Does what a beat asks for: buries the silent, says what could not be said before.
    pub(super) async fn tend(&self, silent: &[SilentNode]) -> Result<(), Failure> {
        if let Some(jumps) = self.store.clock_jumps() {
            self.metrics
                .clock_jumps
                .set(i64::try_from(jumps).unwrap_or(i64::MAX));
        }
        self.say_unsaid().await;
        for node in silent {
            self.bury(node).await?;
        }
        Ok(())
    }

    /// Whether this node has beaten lately, so that its store answers and nobody takes it for dead.
    pub fn is_heard(&self) -> bool {
        let last = self.last_beat.load(Ordering::Relaxed);
        last != 0 && self.passed().saturating_sub(last) < SILENCE_MS
    }

    /// Before anything is judged: a node whose beat is old may not know of an outage yet.
    pub(super) async fn be_heard(&self) -> Result<(), Failure> {
        if self.is_heard() {
            return Ok(());
        }
        let beating = async {
            let _one = self.beating.lock().await;
            // Another command may have waited for the same beat.
            if self.is_heard() {
                return Ok(());
            }
            self.beat_once().await.map(drop)
        };
        self.in_time(beating).await
    }

    /// A store that hangs must not keep a node from knowing that it is silent: a beat may take until it
    /// would be.
    async fn in_time<T>(
        &self,
        beating: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, Failure> {
        let last = self.last_beat.load(Ordering::Relaxed);
        let left = match SILENCE_MS.saturating_sub(self.passed().saturating_sub(last)) {
            left if left > 0 && last != 0 => left,
            _ => PATIENCE_MS,
        };
        match timeout(Duration::from_millis(left), beating).await {
            Ok(beaten) => Ok(beaten?),
            Err(_) => Err(StoreError::Unavailable("it takes no beat".into()).into()),
        }
    }

    /// Marks the seats of a dead node gone, from its last beat on, and forgets it.
    async fn bury(&self, dead: &SilentNode) -> Result<(), Failure> {
        let sockets = self.store.sockets_of(&dead.node).await?;
        let since = dead.last.unsigned_abs();
        let lost: Vec<Lost> = sockets
            .iter()
            .filter_map(|socket| lost(socket, since))
            .collect();
        let saying: Vec<_> = lost.into_iter().map(|lost| self.say_gone(lost)).collect();
        let said: Vec<_> = stream::iter(saying)
            .buffer_unordered(AT_ONCE)
            .collect()
            .await;
        // A room that cannot be read must not keep a node unburied for ever; a store that does not
        // answer must.
        let unanswered = said
            .into_iter()
            .find_map(|said| said.err().filter(|why| matches!(why, Failure::Store(_))));
        if let Some(failure) = unanswered {
            return Err(failure);
        }
        tracing::info!(node = %dead.node, seats = sockets.len(), "a silent node's seats are marked gone");
        Ok(self.store.bury(&dead.node).await?)
    }

    /// Says what could not be said while the store did not answer.
    async fn say_unsaid(&self) {
        let unsaid =
            std::mem::take(&mut *self.unsaid.lock().unwrap_or_else(PoisonError::into_inner));
        let saying: Vec<_> = unsaid
            .into_iter()
            .map(|lost| self.leave_unsaid_if_failed(lost))
            .collect();
        let saying = stream::iter(saying).buffer_unordered(AT_ONCE);
        saying.collect::<Vec<()>>().await;
    }

    /// Marks a seat gone; kept for the next beat when the store does not answer.
    pub(super) async fn leave_unsaid_if_failed(&self, lost: Lost) {
        if let Err(error) = self.say_gone(lost).await {
            if matches!(error, Failure::Store(_)) {
                self.leave_unsaid(lost);
            } else {
                tracing::debug!(%error, "a seat was not marked gone");
            }
        }
    }

    /// Keeps the end of a connection to be said after the next beat.
    pub(super) fn leave_unsaid(&self, lost: Lost) {
        self.unsaid
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(lost);
    }

    /// A node that could not beat for 6 s is dead to the others: it lets its clients go elsewhere.
    fn close_if_dead(&self) {
        if !self.is_heard() {
            self.close_all();
        }
    }

    /// Others may have marked the seats of this node gone: its clients come again, here or elsewhere.
    fn close_all(&self) {
        let farewell = Farewell::until(Bye::Fault, "this node could not reach its store", 1_000);
        for live in self.all_live() {
            live.hub().close_all(farewell);
        }
    }
}

/// A stored connection as the log names it.
fn lost(socket: &SeatSocket, since: u64) -> Option<Lost> {
    let seat = Chair::try_from(socket.seat).ok()?;
    let conn: Conn = serde_json::from_str(&socket.conn).ok()?;
    Some(Lost {
        room: socket.room,
        seat,
        conn,
        since,
    })
}
