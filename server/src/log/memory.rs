//! Rooms in memory, for tests and benches: everything is gone with the process.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use tokio::sync::broadcast;

use super::clock::{Machine, StoreClock, TimeSource};
use super::{
    Append, Appended, Beat, Created, Hint, KEEP_ENDED_MS, KEEP_OUTAGES_MS, LogStore, Marks,
    NODE_SILENCE_MS, NewRoom, NodeName, Outage, RoomId, RoomRow, SeatSocket, SilentNode, Snapshot,
    Stamp, StoreError, StoredEvent,
};

struct Room {
    row: RoomRow,
    wish: [u8; 16],
    events: Vec<StoredEvent>,
    games: Vec<[u8; 16]>,
    names: BTreeMap<u8, String>,
    claimed: Stamp,
}

#[derive(Default)]
struct Tables {
    rooms: BTreeMap<RoomId, Room>,
    codes: HashMap<String, RoomId>,
    wishes: HashMap<[u8; 16], RoomId>,
    secrets: HashMap<[u8; 16], [u8; 32]>,
    beats: BTreeMap<NodeName, Stamp>,
    sockets: BTreeMap<(RoomId, u8), (NodeName, String)>,
    outages: Vec<Outage>,
    last_room: i64,
}

/// Rooms in memory. Several hosts may share one, as several nodes share a database.
pub struct MemoryLog {
    tables: std::sync::Mutex<Tables>,
    clock: StoreClock,
    hints: broadcast::Sender<Hint>,
}

impl MemoryLog {
    /// An empty store on the machine's clock.
    pub fn new() -> Arc<Self> {
        Self::with_time(Box::new(Machine::default()))
    }

    /// An empty store on a clock that the caller drives.
    pub fn with_time(source: Box<dyn TimeSource>) -> Arc<Self> {
        Arc::new(Self {
            tables: std::sync::Mutex::default(),
            clock: StoreClock::new(source, 0),
            hints: broadcast::channel(1_024).0,
        })
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, Tables> {
        // A panic under the lock left whole rows: each method checks before it writes.
        self.tables
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

fn is_due(marks: &Marks, now: Stamp) -> bool {
    marks.ended.is_none() && marks.deadline.unwrap_or(Stamp::MAX).min(marks.expires) <= now
}

fn numbered(after: u32, at: Stamp, bodies: Vec<String>) -> impl Iterator<Item = StoredEvent> {
    (after + 1..)
        .zip(bodies)
        .map(move |(seq, body)| StoredEvent { seq, at, body })
}

#[async_trait::async_trait]
impl LogStore for MemoryLog {
    fn shared(&self) -> bool {
        true
    }

    async fn now(&self) -> Result<Stamp, StoreError> {
        Ok(self.clock.now())
    }

    async fn create(&self, new: NewRoom) -> Result<Created, StoreError> {
        let mut tables = self.tables();
        if let Some(id) = tables.wishes.get(&new.wish) {
            return Ok(Created::Existing(*id));
        }
        if tables.codes.contains_key(&new.code) {
            return Ok(Created::CodeTaken);
        }
        tables.last_room += 1;
        let id = RoomId(tables.last_room);
        let events: Vec<_> = numbered(0, new.at, new.events).collect();
        let row = RoomRow {
            id,
            code: new.code.clone(),
            head: events.len() as u32,
            marks: new.marks,
            snapshot: None,
        };
        tables.codes.insert(new.code, id);
        tables.wishes.insert(new.wish, id);
        tables.secrets.insert(new.secret.game, new.secret.secret);
        let room = Room {
            row,
            wish: new.wish,
            events,
            games: vec![new.secret.game],
            names: BTreeMap::new(),
            claimed: 0,
        };
        tables.rooms.insert(id, room);
        Ok(Created::New(id))
    }

    async fn find(&self, code: &str) -> Result<Option<RoomRow>, StoreError> {
        let tables = self.tables();
        let id = tables.codes.get(code);
        Ok(id
            .and_then(|id| tables.rooms.get(id))
            .map(|room| room.row.clone()))
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        Ok(self.tables().rooms.get(&room).map(|room| room.row.clone()))
    }

    async fn events(
        &self,
        room: RoomId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let tables = self.tables();
        let Some(room) = tables.rooms.get(&room) else {
            return Ok(Vec::new());
        };
        let wanted = room.events.iter().skip(after as usize);
        Ok(wanted.take(limit as usize).cloned().collect())
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let mut guard = self.tables();
        let tables = &mut *guard;
        let Some(room) = tables.rooms.get_mut(&append.room) else {
            return Ok(Appended::Conflict);
        };
        if room.row.head != append.expected {
            return Ok(Appended::Conflict);
        }
        room.events
            .extend(numbered(append.expected, append.at, append.events));
        room.row.head = room.events.len() as u32;
        room.row.marks = append.marks;
        let head = room.row.head;
        if let Some(secret) = append.secret {
            room.games.push(secret.game);
            tables.secrets.insert(secret.game, secret.secret);
        }
        if let Some(held) = append.held {
            let place = (append.room, held.seat);
            tables.sockets.insert(place, (held.node, held.conn));
        }
        if let Some(seat) = append.dropped {
            tables.sockets.remove(&(append.room, seat));
        }
        for (seat, name) in append.names {
            match name {
                Some(name) => drop(room.names.insert(seat, name)),
                None => drop(room.names.remove(&seat)),
            }
        }
        Ok(Appended::Committed(head))
    }

    async fn keep_snapshot(&self, room: RoomId, snapshot: Snapshot) -> Result<(), StoreError> {
        if let Some(room) = self.tables().rooms.get_mut(&room) {
            let newest = room.row.snapshot.as_ref().map_or(0, |kept| kept.seq);
            if snapshot.seq > newest {
                room.row.snapshot = Some(snapshot);
            }
        }
        Ok(())
    }

    async fn secret(&self, game: [u8; 16]) -> Result<Option<[u8; 32]>, StoreError> {
        Ok(self.tables().secrets.get(&game).copied())
    }

    async fn names(&self, room: RoomId) -> Result<Vec<(u8, String)>, StoreError> {
        let tables = self.tables();
        let names = tables.rooms.get(&room).map(|room| room.names.clone());
        Ok(names.unwrap_or_default().into_iter().collect())
    }

    async fn claim_due(&self, now: Stamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        let mut tables = self.tables();
        let due = |room: &&mut Room| is_due(&room.row.marks, now) && room.claimed <= now - 1_000;
        let mut rooms: Vec<_> = tables.rooms.values_mut().filter(due).collect();
        rooms.sort_by_key(|room| {
            room.row
                .marks
                .deadline
                .unwrap_or(Stamp::MAX)
                .min(room.row.marks.expires)
        });
        rooms.truncate(limit as usize);
        for room in &mut rooms {
            room.claimed = now;
        }
        Ok(rooms.iter().map(|room| room.row.id).collect())
    }

    async fn moved(&self, watched: &[(RoomId, u32)]) -> Result<Vec<Hint>, StoreError> {
        let tables = self.tables();
        let moved = watched.iter().filter_map(|(id, head)| {
            let room = tables.rooms.get(id)?;
            (room.row.head > *head).then_some(Hint {
                room: *id,
                head: room.row.head,
            })
        });
        Ok(moved.collect())
    }

    async fn beat(&self, node: &NodeName) -> Result<Beat, StoreError> {
        let now = self.clock.now();
        let mut tables = self.tables();
        let newest = tables.beats.values().max().copied();
        if let Some(from) = newest.filter(|newest| now - newest > NODE_SILENCE_MS) {
            let id = tables.outages.last().map_or(1, |outage| outage.id + 1);
            tables.outages.push(Outage { id, from, to: now });
        }
        tables
            .outages
            .retain(|outage| outage.to > now - KEEP_OUTAGES_MS);
        tables.beats.insert(node.clone(), now);
        let silent = tables.beats.iter().filter(|(name, last)| {
            *name != node && (name.node == node.node || now - **last > NODE_SILENCE_MS)
        });
        Ok(Beat {
            now,
            silent: silent
                .map(|(node, last)| SilentNode {
                    node: node.clone(),
                    last: *last,
                })
                .collect(),
            outages: tables.outages.clone(),
        })
    }

    async fn sockets_of(&self, node: &NodeName) -> Result<Vec<SeatSocket>, StoreError> {
        let tables = self.tables();
        let held = tables
            .sockets
            .iter()
            .filter(|(_, (holder, _))| holder == node);
        Ok(held
            .map(|(&(room, seat), (_, conn))| SeatSocket {
                room,
                seat,
                conn: conn.clone(),
            })
            .collect())
    }

    async fn bury(&self, node: &NodeName) -> Result<(), StoreError> {
        let mut tables = self.tables();
        tables.beats.remove(node);
        tables.sockets.retain(|_, (holder, _)| holder != node);
        Ok(())
    }

    async fn delete_old(&self, now: Stamp, limit: u32) -> Result<u32, StoreError> {
        let mut tables = self.tables();
        let old = |room: &&Room| {
            room.row
                .marks
                .ended
                .is_some_and(|ended| ended <= now - KEEP_ENDED_MS)
        };
        let ids: Vec<_> = tables
            .rooms
            .values()
            .filter(old)
            .map(|room| room.row.id)
            .collect();
        let mut deleted = 0;
        for id in ids.into_iter().take(limit as usize) {
            let Some(room) = tables.rooms.remove(&id) else {
                continue;
            };
            tables.codes.remove(&room.row.code);
            tables.wishes.remove(&room.wish);
            for game in room.games {
                tables.secrets.remove(&game);
            }
            tables.sockets.retain(|(room, _), _| *room != id);
            deleted += 1;
        }
        Ok(deleted)
    }

    fn announce(&self, hint: Hint) {
        // Nobody listening is no fault: hints are repaired by the poll.
        let _ = self.hints.send(hint);
    }

    fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }

    fn clock_jumps(&self) -> Option<u64> {
        Some(self.clock.jumps())
    }
}
