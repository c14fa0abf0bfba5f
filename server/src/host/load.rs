//! From the store into memory: snapshot, events, fold.

use sanuk_core::room::{Body, FoldError, Logged, Room, Snapshot};

use super::Host;
use super::failure::Failure;
use super::live::{Kept, LiveRoom};
use super::names;
use crate::log::{RoomRow, StoreError, StoredEvent};

/// Events that are read at once.
const PAGE: u32 = 1_000;

/// A stored event as the fold takes it.
///
/// # Errors
/// [`Failure::Damaged`] when the body is no event.
pub fn logged(stored: &StoredEvent) -> Result<Logged, Failure> {
    let body: Body = serde_json::from_str(&stored.body)
        .map_err(|error| Failure::Damaged(format!("entry {}: {error}", stored.seq)))?;
    Ok(Logged {
        seq: u64::from(stored.seq),
        at: stored.at.unsigned_abs(),
        body,
    })
}

impl From<FoldError> for Failure {
    fn from(error: FoldError) -> Self {
        match error {
            FoldError::Newer { .. } => Self::Newer,
            other => Self::Damaged(other.to_string()),
        }
    }
}

/// A seq as the store counts it.
pub(super) fn narrow(seq: u64) -> u32 {
    u32::try_from(seq).unwrap_or(u32::MAX)
}

impl Host {
    /// Makes sure that the fold is in memory and, where there is doubt, that it is the newest. What
    /// was missed is told to the room's sockets.
    ///
    /// The fold is kept only once that is told: after an error in between it is read anew and compared
    /// with what the sockets know, or they would never hear of the entries that it had already.
    pub(super) async fn catch_up(&self, live: &LiveRoom, kept: &mut Kept) -> Result<(), Failure> {
        kept.touched = tokio::time::Instant::now();
        let room = match kept.room.take() {
            Some(room) if !kept.doubtful => room,
            Some(room) => self.follow(live, room).await?,
            None => self.begin(live).await?,
        };
        kept.room = Some(room);
        kept.doubtful = false;
        Ok(())
    }

    /// What the store has after the fold.
    async fn follow(&self, live: &LiveRoom, mut room: Box<Room>) -> Result<Box<Room>, Failure> {
        let missed = self.entries(live, room.head()).await?;
        let before = names::people(&room);
        for entry in &missed {
            room.apply(entry)?;
        }
        live.publish(&missed, &room);
        if names::people(&room) != before {
            self.tell_names(live).await;
        }
        self.wake_at(live);
        Ok(room)
    }

    /// A fold from the store, and what the room's sockets have not heard of it yet.
    async fn begin(&self, live: &LiveRoom) -> Result<Box<Room>, Failure> {
        let row = self.store.room(live.id).await?.ok_or(Failure::Unknown)?;
        let room = Box::new(self.load(&row).await?);
        let missed = if room.head() > live.head() {
            self.entries(live, live.head()).await?
        } else {
            Vec::new()
        };
        live.publish(&missed, &room);
        if !missed.is_empty() {
            self.tell_names(live).await;
        }
        self.wake_at(live);
        Ok(room)
    }

    async fn load(&self, row: &RoomRow) -> Result<Room, Failure> {
        // A snapshot is a cache: one that cannot be read is passed over.
        let read = |body: &str| serde_json::from_str::<Snapshot>(body).ok();
        let snapshot = row.snapshot.as_ref().and_then(|kept| read(&kept.body));
        let mut room = snapshot.map(Room::restore);
        loop {
            let after = room.as_ref().map_or(0, Room::head);
            let stored = self.store.events(row.id, narrow(after), PAGE).await?;
            let entries = stored.iter().map(logged).collect::<Result<Vec<_>, _>>()?;
            match &mut room {
                None => room = Some(Room::fold(&entries)?),
                Some(room) => entries.iter().try_for_each(|entry| room.apply(entry))?,
            }
            if entries.len() < PAGE as usize {
                break;
            }
        }
        room.ok_or_else(|| Failure::Damaged("it is empty".into()))
    }

    /// All entries after `head`.
    pub(super) async fn entries(&self, live: &LiveRoom, head: u64) -> Result<Vec<Logged>, Failure> {
        let mut all = Vec::new();
        loop {
            let after = narrow(head) + all.len() as u32;
            let page = self.store.events(live.id, after, PAGE).await?;
            let full = page.len() == PAGE as usize;
            for stored in &page {
                all.push(logged(stored)?);
            }
            if !full {
                return Ok(all);
            }
        }
    }

    /// Whether another node has moved the room's head.
    pub(super) async fn is_behind(&self, live: &LiveRoom, room: &Room) -> Result<bool, StoreError> {
        if !self.store.shared() {
            return Ok(false);
        }
        let moved = self.store.moved(&[(live.id, narrow(room.head()))]).await?;
        Ok(!moved.is_empty())
    }
}
