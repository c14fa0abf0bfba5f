//! Who hears what happens in a room: one outlet a socket, bounded in bytes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use sanuk_core::protocol::frame::Bye;
use sanuk_core::room::{Chair, Conn};
use tokio::sync::{Notify, mpsc};

use std::sync::Arc;

/// Most who may watch a lobby without a seat.
const WATCHERS: usize = 20;

/// How far apart those come again who are all closed at once, in milliseconds.
const SPREAD_MS: u64 = 2_000;

/// Why and until when a socket is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Farewell {
    /// For the client.
    pub code: Bye,
    /// For a log.
    pub why: &'static str,
    /// When to come again, in milliseconds.
    pub retry_after: Option<u64>,
}

impl Farewell {
    /// A farewell for good.
    pub const fn last(code: Bye, why: &'static str) -> Self {
        Self {
            code,
            why,
            retry_after: None,
        }
    }

    /// The same with a time of its own for each socket, drawn by `lot`, where all of them are closed at
    /// once: else all would come again at once.
    #[must_use]
    pub fn spread(self, lot: u32) -> Self {
        if !matches!(self.code, Bye::Restart | Bye::Fault) {
            return self;
        }
        let later = u64::from(lot) % (SPREAD_MS + 1);
        Self {
            retry_after: self.retry_after.map(|wait| wait + later),
            ..self
        }
    }

    /// A farewell until so many milliseconds later.
    pub const fn until(code: Bye, why: &'static str, retry_after: u64) -> Self {
        Self {
            code,
            why,
            retry_after: Some(retry_after),
        }
    }
}

/// What waits for one socket.
#[derive(Debug)]
pub struct Outlet {
    frames: mpsc::UnboundedSender<Utf8Bytes>,
    /// Bytes that wait.
    queued: AtomicUsize,
    /// Bytes of them that the limit does not count: the welcome's, while it waits.
    free: AtomicUsize,
    limit: usize,
    farewell: Mutex<Option<Farewell>>,
    closing: Notify,
}

impl Outlet {
    /// An outlet that closes its socket when more than `limit` bytes wait, and what comes out of it.
    pub fn new(limit: usize) -> (Arc<Self>, mpsc::UnboundedReceiver<Utf8Bytes>) {
        let (frames, out) = mpsc::unbounded_channel();
        let outlet = Self {
            frames,
            queued: AtomicUsize::new(0),
            free: AtomicUsize::new(0),
            limit,
            farewell: Mutex::new(None),
            closing: Notify::new(),
        };
        (Arc::new(outlet), out)
    }

    /// Lets the first frame wait for the socket. It may be larger than the limit, and a slow line must
    /// not be closed for what comes behind it, or it would be again after each welcome.
    pub fn push_welcome(&self, frame: Utf8Bytes) {
        self.free.store(frame.len(), Ordering::Relaxed);
        self.push(frame);
    }

    /// Lets a frame wait for the socket.
    pub fn push(&self, frame: Utf8Bytes) {
        let before = self.queued.fetch_add(frame.len(), Ordering::Relaxed);
        if before > self.limit + self.free.load(Ordering::Relaxed) {
            self.close(Farewell::until(
                Bye::Slow,
                "the client reads too slowly",
                1_000,
            ));
            return;
        }
        // A receiver that is gone belongs to a socket that is closing already.
        let _ = self.frames.send(frame);
    }

    /// Says that frames of so many bytes in all have been taken out; the welcome is the first of all.
    pub fn taken(&self, bytes: usize) {
        self.free.store(0, Ordering::Relaxed);
        self.queued.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.queued.load(Ordering::Relaxed) == 0
    }

    /// Has the socket closed; the first reason stays.
    pub fn close(&self, farewell: Farewell) {
        let mut kept = self.farewell.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get_or_insert(farewell);
        self.closing.notify_one();
    }

    /// Waits until the socket is to be closed.
    pub async fn closed(&self) -> Farewell {
        loop {
            let kept = *self.farewell.lock().unwrap_or_else(PoisonError::into_inner);
            match kept {
                Some(farewell) => return farewell,
                None => self.closing.notified().await,
            }
        }
    }
}

#[derive(Debug)]
struct Subscriber {
    outlet: Arc<Outlet>,
    seat: Option<(Chair, Conn)>,
    /// It knows the frame with the names.
    names: bool,
}

/// The sockets of one room on this node.
#[derive(Debug, Default)]
pub struct Hub(Vec<Subscriber>);

impl Hub {
    /// Adds a socket: a seat's, or one that watches the lobby. `names` says that it knows the frame
    /// with the names.
    ///
    /// # Errors
    /// The farewell for one watcher too many.
    pub fn subscribe(
        &mut self,
        outlet: Arc<Outlet>,
        seat: Option<(Chair, Conn)>,
        names: bool,
    ) -> Result<(), Farewell> {
        let watchers = self
            .0
            .iter()
            .filter(|subscriber| subscriber.seat.is_none())
            .count();
        if seat.is_none() && watchers >= WATCHERS {
            return Err(Farewell::until(
                Bye::LobbyFull,
                "20 watch this lobby already",
                30_000,
            ));
        }
        self.0.push(Subscriber {
            outlet,
            seat,
            names,
        });
        self.0.shrink_to(4);
        Ok(())
    }

    /// Takes a socket out.
    pub fn unsubscribe(&mut self, outlet: &Arc<Outlet>) {
        self.0
            .retain(|subscriber| !Arc::ptr_eq(&subscriber.outlet, outlet));
    }

    /// Whether nobody listens.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Tells everybody.
    pub fn push(&self, frame: &Utf8Bytes) {
        for subscriber in &self.0 {
            subscriber.outlet.push(frame.clone());
        }
    }

    fn hearers_of_names(&self) -> impl Iterator<Item = &Subscriber> {
        self.0.iter().filter(|it| it.names && it.seat.is_some())
    }

    /// Whether somebody is to be told the names.
    pub fn wants_names(&self) -> bool {
        self.hearers_of_names().next().is_some()
    }

    /// Tells the names to those who have a seat.
    pub fn push_names(&self, frame: &Utf8Bytes) {
        for subscriber in self.hearers_of_names() {
            subscriber.outlet.push(frame.clone());
        }
    }

    /// Closes every socket.
    pub fn close_all(&self, farewell: Farewell) {
        for subscriber in &self.0 {
            subscriber.outlet.close(farewell);
        }
    }

    /// Closes those who watch without a seat.
    pub fn close_watchers(&self, farewell: Farewell) {
        for watcher in self.0.iter().filter(|subscriber| subscriber.seat.is_none()) {
            watcher.outlet.close(farewell);
        }
    }

    /// Closes the sockets of a seat but for its current connection.
    pub fn replace(&self, seat: Chair, current: Conn) {
        let farewell = Farewell::last(Bye::Replaced, "a newer connection took over");
        for subscriber in &self.0 {
            if subscriber
                .seat
                .is_some_and(|(chair, conn)| chair == seat && conn != current)
            {
                subscriber.outlet.close(farewell);
            }
        }
    }

    /// Lets a seat's sockets go on as watchers, because the seat is no longer theirs.
    pub fn unseat(&mut self, seat: Chair) {
        for subscriber in &mut self.0 {
            if subscriber.seat.is_some_and(|(chair, _)| chair == seat) {
                subscriber.seat = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanuk_core::room::DeviceId;

    #[test]
    fn a_slow_reader_is_closed_before_more_than_its_share_waits() {
        let (outlet, mut out) = Outlet::new(1_000);
        for _ in 0..100 {
            outlet.push("x".repeat(100).into());
        }
        let mut waiting = 0;
        while let Ok(frame) = out.try_recv() {
            waiting += frame.len();
        }
        assert_eq!(
            waiting, 1_100,
            "ten frames to the limit and the one that crossed it"
        );
        let farewell = *outlet.farewell.lock().unwrap();
        assert_eq!(farewell.unwrap().code, Bye::Slow);
    }

    fn is_closed(outlet: &Outlet) -> bool {
        outlet.farewell.lock().unwrap().is_some()
    }

    #[test]
    fn a_long_welcome_that_waits_leaves_room_for_what_follows() {
        let (outlet, mut out) = Outlet::new(1_000);
        outlet.push_welcome("w".repeat(5_000).into());
        for _ in 0..10 {
            outlet.push("x".repeat(100).into());
        }
        assert!(
            !is_closed(&outlet),
            "no more than its share waits behind it"
        );
        let mut sent = Vec::new();
        while let Ok(frame) = out.try_recv() {
            outlet.taken(frame.len());
            sent.push(frame.len());
        }
        assert_eq!((sent.len(), sent[0]), (11, 5_000));
        assert!(outlet.is_empty());
        for _ in 0..12 {
            outlet.push("x".repeat(100).into());
        }
        assert!(
            is_closed(&outlet),
            "once it is sent the limit is the old one"
        );
    }

    #[test]
    fn a_long_welcome_lets_no_more_wait_than_the_limit() {
        let (outlet, _out) = Outlet::new(1_000);
        outlet.push_welcome("w".repeat(5_000).into());
        for _ in 0..12 {
            outlet.push("x".repeat(100).into());
        }
        assert!(is_closed(&outlet));
    }

    #[test]
    fn those_who_are_closed_together_come_again_apart() {
        let stop = Farewell::until(Bye::Restart, "the server stops", 1_000);
        let waits = [0, 1, 2_000, 2_001, u32::MAX].map(|lot| stop.spread(lot).retry_after);
        assert_eq!(
            waits[..4],
            [Some(1_000), Some(1_001), Some(3_000), Some(1_000)]
        );
        assert!(waits[4].is_some_and(|wait| (1_000..=3_000).contains(&wait)));
        let slow = Farewell::until(Bye::Slow, "it reads too slowly", 1_000);
        assert_eq!(
            slow.spread(77),
            slow,
            "who is closed alone comes when it was told"
        );
        let last = Farewell::last(Bye::Fault, "for good");
        assert_eq!(last.spread(77), last);
    }

    #[test]
    fn a_newer_connection_replaces_only_its_own_seat() {
        let mut hub = Hub::default();
        let conn = |n| Conn {
            device: DeviceId(7),
            n,
        };
        let other = Chair::new(1).unwrap();
        let sockets: Vec<_> = (0..3).map(|_| Outlet::new(10).0).collect();
        let seats = [
            (Chair::FIRST, conn(1)),
            (Chair::FIRST, conn(2)),
            (other, conn(1)),
        ];
        for (outlet, seat) in sockets.iter().zip(seats) {
            hub.subscribe(Arc::clone(outlet), Some(seat), false)
                .unwrap();
        }
        hub.replace(Chair::FIRST, conn(2));
        let closed: Vec<bool> = sockets
            .iter()
            .map(|outlet| outlet.farewell.lock().unwrap().is_some())
            .collect();
        assert_eq!(closed, [true, false, false]);
    }

    #[test]
    fn the_twenty_first_watcher_is_sent_away() {
        let mut hub = Hub::default();
        for _ in 0..20 {
            hub.subscribe(Outlet::new(10).0, None, false).unwrap();
        }
        assert_eq!(
            hub.subscribe(Outlet::new(10).0, None, false)
                .unwrap_err()
                .code,
            Bye::LobbyFull
        );
        let seat = (
            Chair::FIRST,
            Conn {
                device: DeviceId(1),
                n: 1,
            },
        );
        assert!(hub.subscribe(Outlet::new(10).0, Some(seat), false).is_ok());
    }
}
