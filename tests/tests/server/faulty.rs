//! A store of one process that fails, hangs or loses its answer when a test says so.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use sanuk_server::log::memory::MemoryLog;
use sanuk_server::log::{
    Append, Appended, Beat, Created, Hint, LogStore, NewRoom, NodeName, RoomId, RoomRow,
    SeatSocket, Snapshot, Stamp, StoreError, StoredEvent,
};
use tokio::sync::broadcast;

use super::start::Virtual;

/// What becomes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is refused and does nothing.
    Fails,
    /// It never returns.
    Hangs,
    /// It is done, and the answer is lost.
    LosesAnswer,
    /// It panics.
    Panics,
}

pub struct Faulty {
    /// What it does where it does something.
    pub inner: Arc<MemoryLog>,
    faults: Mutex<HashMap<&'static str, Fault>>,
    calls: Mutex<HashMap<&'static str, u32>>,
    /// Calls that are still answered before their fault begins.
    spared: Mutex<HashMap<&'static str, u32>>,
}

fn away() -> StoreError {
    StoreError::Unavailable("a test's fault".into())
}

impl Faulty {
    /// On the runtime's time.
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            inner: MemoryLog::with_time(Box::new(Virtual::default())),
            faults: Mutex::default(),
            calls: Mutex::default(),
            spared: Mutex::default(),
        })
    }

    /// From now on this call has that fault, or none.
    pub fn set(&self, call: &'static str, fault: impl Into<Option<Fault>>) {
        let mut faults = self.faults.lock().unwrap();
        match fault.into() {
            Some(fault) => faults.insert(call, fault),
            None => faults.remove(call),
        };
    }

    /// So many of its next calls are answered, whatever fault it has.
    pub fn spare(&self, call: &'static str, times: u32) {
        self.spared.lock().unwrap().insert(call, times);
    }

    fn is_spared(&self, call: &str) -> bool {
        let mut spared = self.spared.lock().unwrap();
        let Some(left) = spared.get_mut(call).filter(|left| **left > 0) else {
            return false;
        };
        *left -= 1;
        true
    }

    /// How often it was called.
    pub fn calls(&self, call: &str) -> u32 {
        self.calls.lock().unwrap().get(call).copied().unwrap_or(0)
    }

    /// One call, with the fault that it has now.
    async fn meet<T>(
        &self,
        call: &'static str,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        *self.calls.lock().unwrap().entry(call).or_default() += 1;
        let fault = self.faults.lock().unwrap().get(call).copied();
        match fault.filter(|_| !self.is_spared(call)) {
            None => work.await,
            Some(Fault::Panics) => panic!("a test's panic"),
            Some(Fault::Fails) => Err(away()),
            Some(Fault::Hangs) => std::future::pending().await,
            Some(Fault::LosesAnswer) => {
                work.await?;
                Err(away())
            }
        }
    }
}

#[async_trait::async_trait]
impl LogStore for Faulty {
    fn shared(&self) -> bool {
        false
    }
    async fn now(&self) -> Result<Stamp, StoreError> {
        self.meet("now", self.inner.now()).await
    }
    async fn create(&self, room: NewRoom) -> Result<Created, StoreError> {
        self.meet("create", self.inner.create(room)).await
    }
    async fn find(&self, code: &str) -> Result<Option<RoomRow>, StoreError> {
        self.meet("find", self.inner.find(code)).await
    }
    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        self.meet("room", self.inner.room(room)).await
    }
    async fn events(
        &self,
        room: RoomId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.meet("events", self.inner.events(room, after, limit))
            .await
    }
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.meet("append", self.inner.append(append)).await
    }
    async fn keep_snapshot(&self, room: RoomId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.inner.keep_snapshot(room, snapshot).await
    }
    async fn secret(&self, game: [u8; 16]) -> Result<Option<[u8; 32]>, StoreError> {
        self.inner.secret(game).await
    }
    async fn names(&self, room: RoomId) -> Result<Vec<(u8, String)>, StoreError> {
        self.inner.names(room).await
    }
    async fn claim_due(&self, now: Stamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        self.meet("claim_due", self.inner.claim_due(now, limit))
            .await
    }
    async fn moved(&self, watched: &[(RoomId, u32)]) -> Result<Vec<Hint>, StoreError> {
        self.inner.moved(watched).await
    }
    async fn beat(&self, node: &NodeName) -> Result<Beat, StoreError> {
        self.meet("beat", self.inner.beat(node)).await
    }
    async fn sockets_of(&self, node: &NodeName) -> Result<Vec<SeatSocket>, StoreError> {
        self.meet("sockets_of", self.inner.sockets_of(node)).await
    }
    async fn bury(&self, node: &NodeName) -> Result<(), StoreError> {
        self.meet("bury", self.inner.bury(node)).await
    }
    async fn delete_old(&self, now: Stamp, limit: u32) -> Result<u32, StoreError> {
        self.inner.delete_old(now, limit).await
    }
    fn announce(&self, hint: Hint) {
        self.inner.announce(hint);
    }
    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.inner.hints()
    }
    fn clock_jumps(&self) -> Option<u64> {
        self.inner.clock_jumps()
    }
}
