//! Timers of the next seconds, so that a computer's turn does not wait for the sweeper.
//!
//! A timer is only a proposal: when it rings, the room's own deadline is looked at again.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use tokio::time::Instant;

use super::Host;
use super::live::LiveRoom;
use crate::log::RoomId;

/// Deadlines further away than this are left to the sweeper, which finds them within a second.
const NEAR_MS: u64 = 12_000;

/// What rings when.
pub type Queue = BinaryHeap<Reverse<(Instant, RoomId)>>;

impl Host {
    /// Sets the timer of a room after its state changed.
    pub(super) fn wake_at(&self, live: &LiveRoom) {
        let wait = live.deadline().saturating_sub(self.about_now());
        if wait > NEAR_MS {
            return;
        }
        let at = Instant::now() + Duration::from_millis(wait);
        let mut timers = self.timers.lock().unwrap_or_else(PoisonError::into_inner);
        let first = timers.peek().is_none_or(|Reverse((next, _))| at < *next);
        timers.push(Reverse((at, live.id)));
        drop(timers);
        if first {
            self.timer_set.notify_one();
        }
    }

    fn next_timer(&self) -> Option<Instant> {
        let timers = self.timers.lock().unwrap_or_else(PoisonError::into_inner);
        timers.peek().map(|Reverse((at, _))| *at)
    }

    fn take_rung(&self) -> Vec<RoomId> {
        let now = Instant::now();
        let mut timers = self.timers.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rung = Vec::new();
        while timers.peek().is_some_and(|Reverse((at, _))| *at <= now) {
            rung.extend(timers.pop().map(|Reverse((_, room))| room));
        }
        drop(timers);
        rung.sort_unstable();
        rung.dedup();
        rung
    }
}

/// Rings timers for as long as the host lives.
pub async fn run(host: Weak<Host>) {
    loop {
        let Some(host) = host.upgrade() else { return };
        let next = host.next_timer();
        let wait = async {
            match next {
                Some(at) => tokio::time::sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = wait => {}
            () = host.timer_set.notified() => continue,
            // Looks up from time to time, so that a host that nobody else holds can end.
            () = tokio::time::sleep(Duration::from_secs(5)) => continue,
        }
        for room in host.take_rung() {
            tokio::spawn(ring(Arc::clone(&host), room));
        }
    }
}

async fn ring(host: Arc<Host>, room: RoomId) {
    let live = host.live().by_id.get(&room).cloned();
    if let Some(live) = live.filter(|live| live.deadline() <= host.about_now() + 1) {
        host.expire(&live).await;
    }
}
