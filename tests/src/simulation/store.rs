//! The log store: rooms as lists of entries, changed by compare-and-set alone.

use std::collections::BTreeMap;

use sanuk_core::fairness::{Chain, Secret};
use sanuk_core::room::{Chair, Conn, Logged, NewGame, Outage, Room};

use super::line::{NodeId, RoomId};

/// What came of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log for good.
    Committed,
    /// The head was another one; nothing changed.
    Conflict,
}

/// The store. Its own fold of each room stands for its snapshots.
#[derive(Debug, Default)]
pub struct Store {
    logs: Vec<Vec<Logged>>,
    rooms: Vec<Room>,
    /// Secrets of games, by name; never sent.
    chains: BTreeMap<[u8; 16], Chain>,
    /// The newest beat of each node that is not buried.
    beats: BTreeMap<NodeId, u64>,
    /// Which node holds which seat's connection.
    held: BTreeMap<(RoomId, Chair), (NodeId, Conn)>,
    pub outages: Vec<Outage>,
    /// The clock's error, in milliseconds; it jumps.
    pub drift: i64,
    pub conflicts: usize,
}

/// A node must be silent for so long to be taken for dead.
pub const SILENCE: u64 = 6_000;

impl Store {
    pub fn create(&mut self, log: Vec<Logged>) -> Result<RoomId, String> {
        self.rooms
            .push(Room::fold(&log).map_err(|error| error.to_string())?);
        self.logs.push(log);
        Ok(self.logs.len() - 1)
    }

    /// The store's clock; the stamp of an entry is never below the last one.
    pub fn now(&self, true_time: u64) -> u64 {
        true_time.saturating_add_signed(self.drift)
    }

    pub fn log(&self, room: RoomId) -> &[Logged] {
        &self.logs[room]
    }

    pub fn room(&self, room: RoomId) -> &Room {
        &self.rooms[room]
    }

    pub fn count(&self) -> usize {
        self.logs.len()
    }

    /// Entries after a number.
    pub fn after(&self, room: RoomId, seq: u64) -> &[Logged] {
        let log = &self.logs[room];
        &log[log.len().min(seq as usize)..]
    }

    /// Appends all entries right after `expected`, or nothing.
    pub fn append(
        &mut self,
        room: RoomId,
        expected: u64,
        entries: &[Logged],
    ) -> Result<Appended, String> {
        if self.rooms[room].head() != expected {
            self.conflicts += 1;
            return Ok(Appended::Conflict);
        }
        for entry in entries {
            let fold = &mut self.rooms[room];
            fold.apply(entry)
                .map_err(|error| format!("room {room}: {error}"))?;
            self.logs[room].push(entry.clone());
        }
        Ok(Appended::Committed)
    }

    /// Keeps a game's secret with the entry that seals it.
    pub fn keep_secret(&mut self, secret: [u8; 32], game: [u8; 16]) -> NewGame {
        let chain = Chain::new(&Secret(secret), game);
        let new = NewGame::of(&chain);
        self.chains.insert(game, chain);
        new
    }

    pub fn chain(&self, room: &Room) -> Option<&Chain> {
        self.chains.get(&room.sealing()?.gid.bytes())
    }

    /// Writes a node's beat; finds an outage when the newest beat of all is old. Returns the nodes
    /// that were silent for too long, with their last beat.
    pub fn beat(&mut self, node: NodeId, now: u64) -> Vec<(NodeId, u64)> {
        let newest = self.beats.values().copied().max();
        if let Some(from) = newest.filter(|newest| now.saturating_sub(*newest) > SILENCE) {
            let id = self.outages.len() as u64 + 1;
            self.outages.push(Outage { id, from, to: now });
        }
        self.beats.insert(node, now);
        let silent = |beat: &u64| now.saturating_sub(*beat) > SILENCE;
        let dead = self.beats.iter().filter(|(_, beat)| silent(beat));
        dead.map(|(node, beat)| (*node, *beat)).collect()
    }

    pub fn hold(&mut self, room: RoomId, seat: Chair, node: NodeId, conn: Conn) {
        self.held.insert((room, seat), (node, conn));
    }

    /// The seats whose connections a node holds.
    pub fn held_by(&self, node: NodeId) -> Vec<(RoomId, Chair, Conn)> {
        let held = self.held.iter().filter(|(_, (holder, _))| *holder == node);
        held.map(|((room, seat), (_, conn))| (*room, *seat, *conn))
            .collect()
    }

    pub fn bury(&mut self, node: NodeId) {
        self.beats.remove(&node);
        self.held.retain(|_, (holder, _)| *holder != node);
    }
}
