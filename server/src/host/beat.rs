//! The node's beat: it says that the node lives, learns of outages, and buries the dead.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use sanuk_core::protocol::frame::Bye;
use sanuk_core::room::{Chair, Conn, Outage};
use tokio::time::{MissedTickBehavior, interval};

use super::hub::Farewell;
use super::{Failure, Host, Lost};
use crate::log::{self, SeatSocket, SilentNode};

/// Seats of a dead node that are marked gone side by side.
const AT_ONCE: usize = 64;
/// How often a node beats.
const EVERY: Duration = Duration::from_secs(2);
/// A node that could not beat for so long takes itself for dead, as the others do.
const SILENCE_MS: u64 = log::NODE_SILENCE_MS.unsigned_abs();

/// Beats for as long as the host lives.
pub async fn run(host: Weak<Host>) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(host) = host.upgrade() else { return };
        if let Err(error) = host.beat().await {
            host.metrics.beats_missed.inc();
            tracing::warn!(%error, "the beat was not written");
            host.close_if_dead();
        }
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
    /// [`Failure::Store`] when it was not written.
    pub async fn beat(&self) -> Result<(), Failure> {
        let silent = {
            let _one = self.beating.lock().await;
            let beat = self.store.beat(&self.node).await?;
            let passed = self.passed();
            self.last_beat.store(passed.max(1), Ordering::Relaxed);
            self.offset.store(
                beat.now.unsigned_abs().saturating_sub(passed),
                Ordering::Relaxed,
            );
            let outages: Arc<[Outage]> = beat.outages.iter().map(outage).collect();
            *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
            beat.silent
        };
        if let Some(jumps) = self.store.clock_jumps() {
            self.metrics
                .clock_jumps
                .set(i64::try_from(jumps).unwrap_or(i64::MAX));
        }
        for node in silent {
            self.bury(&node).await?;
        }
        self.say_unsaid().await;
        Ok(())
    }

    /// Before anything is judged: a node whose beat is old may not know of an outage yet.
    pub(super) async fn be_heard(&self) -> Result<(), Failure> {
        let last = self.last_beat.load(Ordering::Relaxed);
        if last != 0 && self.passed().saturating_sub(last) < SILENCE_MS {
            return Ok(());
        }
        let _one = self.beating.lock().await;
        // Another command may have waited for the same beat.
        let last = self.last_beat.load(Ordering::Relaxed);
        if last != 0 && self.passed().saturating_sub(last) < SILENCE_MS {
            return Ok(());
        }
        let beat = self.store.beat(&self.node).await?;
        self.last_beat
            .store(self.passed().max(1), Ordering::Relaxed);
        let outages: Arc<[Outage]> = beat.outages.iter().map(outage).collect();
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
        Ok(())
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
        for lost in unsaid {
            self.leave_unsaid_if_failed(lost).await;
        }
    }

    /// Marks a seat gone; kept for the next beat when the store does not answer.
    pub(super) async fn leave_unsaid_if_failed(&self, lost: Lost) {
        if let Err(error) = self.say_gone(lost).await {
            if matches!(error, Failure::Store(_)) {
                self.unsaid
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(lost);
            } else {
                tracing::debug!(%error, "a seat was not marked gone");
            }
        }
    }

    /// A node that could not beat for 6 s is dead to the others: it lets its clients go elsewhere.
    fn close_if_dead(&self) {
        let last = self.last_beat.load(Ordering::Relaxed);
        if self.passed().saturating_sub(last) < SILENCE_MS {
            return;
        }
        let farewell = Farewell::until(Bye::Fault, "this node cannot reach its store", 1_000);
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
