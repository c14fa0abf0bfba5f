//! A room in memory: its fold while it is used, and the sockets that hear of it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use sanuk_core::fairness::Chain;
use sanuk_core::protocol::frame::Bye;
use sanuk_core::protocol::{Code, ServerFrame};
use sanuk_core::room::{Event, Logged, Room, Stage};
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::Instant;

use super::hub::{Farewell, Hub};
use crate::log::{RoomId, RoomRow};
use crate::net::rate::{Rate, Used};

/// What is dropped while nobody uses the room, and read again from the store.
#[derive(Debug)]
pub struct Kept {
    /// The fold.
    pub room: Option<Box<Room>>,
    /// The chain of the running game, built on its first roll.
    pub chain: Option<Arc<Chain>>,
    /// Whether the store may have a later head: after a conflict, a lost answer, a hint.
    pub doubtful: bool,
    /// When it was used last.
    pub touched: Instant,
}

/// A room in memory.
#[derive(Debug)]
pub struct LiveRoom {
    /// Its number in the store.
    pub id: RoomId,
    /// Its code.
    pub code: Code,
    /// Held while something is decided and committed, so that a node does not race with itself.
    pub kept: AsyncMutex<Kept>,
    hub: Mutex<Hub>,
    hellos: Mutex<[Used; 4]>,
    head: AtomicU64,
    deadline: AtomicU64,
    clock_runs: AtomicBool,
    ended: AtomicBool,
}

/// Hellos a minute of one seat.
const HELLOS: u32 = 10;

impl LiveRoom {
    /// A room of which nothing is in memory yet; `head` is what the store says.
    fn new(id: RoomId, code: Code, head: u64, ended: bool) -> Self {
        let kept = Kept {
            room: None,
            chain: None,
            doubtful: false,
            touched: Instant::now(),
        };
        Self {
            id,
            code,
            kept: AsyncMutex::new(kept),
            hub: Mutex::default(),
            hellos: Mutex::default(),
            head: AtomicU64::new(head),
            deadline: AtomicU64::new(u64::MAX),
            clock_runs: AtomicBool::new(false),
            ended: AtomicBool::new(ended),
        }
    }

    /// A room as its row tells of it.
    pub fn of(row: &RoomRow, code: Code) -> Self {
        let live = Self::new(row.id, code, u64::from(row.head), row.marks.ended.is_some());
        let deadline = row.marks.deadline.unwrap_or(row.marks.expires);
        live.deadline
            .store(deadline.unsigned_abs(), Ordering::Relaxed);
        live
    }

    /// The sockets. Never held while anything waits.
    pub fn hub(&self) -> MutexGuard<'_, Hub> {
        // Its methods leave a whole list behind even when one of them panics.
        self.hub.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last entry that sockets were told.
    pub fn head(&self) -> u64 {
        self.head.load(Ordering::Acquire)
    }

    /// When something happens by itself, in the store's time.
    pub fn deadline(&self) -> u64 {
        self.deadline.load(Ordering::Relaxed)
    }

    /// Whether a clock runs, so that the server measures its sockets' lag.
    pub fn clock_runs(&self) -> bool {
        self.clock_runs.load(Ordering::Relaxed)
    }

    /// Whether the room has ended.
    pub fn has_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Counts a hello of a seat at `now`, measured from any fixed moment.
    ///
    /// # Errors
    /// How long to wait when it is one too many.
    pub fn hello(&self, seat: usize, now: Duration) -> Result<(), Duration> {
        let rate = Rate::new(HELLOS, Duration::from_mins(1), HELLOS);
        let mut hellos = self.hellos.lock().unwrap_or_else(PoisonError::into_inner);
        hellos
            .get_mut(seat)
            .map_or(Ok(()), |used| rate.take(used, now))
    }

    /// Remembers what is asked for without the fold.
    pub fn note(&self, room: &Room) {
        let deadline = sanuk_core::room::next_deadline(room).map_or(u64::MAX, |next| next.at);
        self.deadline.store(deadline, Ordering::Relaxed);
        let clock = room
            .running()
            .and_then(|table| table.clock(table.seat(*table.chairs().first()?)?));
        self.clock_runs.store(clock.is_some(), Ordering::Relaxed);
        self.ended.store(room.closed().is_some(), Ordering::Relaxed);
    }

    /// Tells the sockets what was committed, in order, and closes those for whom it is over.
    pub fn publish(&self, entries: &[Logged], room: &Room) {
        let mut hub = self.hub();
        for entry in entries {
            let frame = Utf8Bytes::from(ServerFrame::Ev(entry.clone()).write());
            hub.push(&frame);
            match &entry.body.event {
                Event::Back { seat, conn } => hub.replace(*seat, *conn),
                Event::Freed { seat } | Event::Left { seat } => hub.unseat(*seat),
                Event::StartFailed { missing } => {
                    for seat in missing {
                        hub.unseat(*seat);
                    }
                }
                Event::Ended { .. } => {
                    hub.close_all(Farewell::last(Bye::Expired, "the room has ended"));
                }
                _ => {}
            }
        }
        if matches!(room.stage(), Stage::Playing) {
            hub.close_watchers(Farewell::last(
                Bye::Begun,
                "watching ends where the game begins",
            ));
        }
        if let Some(last) = entries.last() {
            self.head.store(last.seq, Ordering::Release);
        }
        drop(hub);
        self.note(room);
    }
}
