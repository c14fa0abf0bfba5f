//! Rooms that cannot be read, or whose rules panic: tried ever more rarely, so that such a room costs
//! neither a claim's work nor a line in the log each second until its end.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::log::RoomId;

/// Rest after the first failure; each further one doubles it.
const FIRST: Duration = Duration::from_secs(2);
/// Longest rest.
const LONGEST: Duration = Duration::from_mins(15);

#[derive(Debug)]
struct Stumble {
    rest: Duration,
    until: Instant,
}

/// The rooms that failed lately.
#[derive(Debug, Default)]
pub struct Stumbles(HashMap<RoomId, Stumble>);

impl Stumbles {
    /// Whether the room is to be left alone for now.
    pub fn rests(&self, room: RoomId, now: Instant) -> bool {
        self.0.get(&room).is_some_and(|stumble| now < stumble.until)
    }

    /// The room failed again: it rests for twice as long as the last time.
    pub fn failed(&mut self, room: RoomId, now: Instant) {
        // Rooms that nobody asked for since are forgotten, so that this cannot grow for ever.
        self.0
            .retain(|_, stumble| now < stumble.until + 2 * LONGEST);
        let rest = self.0.get(&room).map_or(FIRST, |last| last.rest * 2);
        let rest = rest.min(LONGEST);
        let until = now + rest;
        self.0.insert(room, Stumble { rest, until });
    }

    /// The room did what was due.
    pub fn recovered(&mut self, room: RoomId) {
        self.0.remove(&room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_fails_again_rests_twice_as_long_and_one_that_recovers_not_at_all() {
        let (mut stumbles, room) = (Stumbles::default(), RoomId(7));
        let mut now = Instant::now();
        let mut rests = Vec::new();
        for _ in 0..12 {
            stumbles.failed(room, now);
            let began = now;
            while stumbles.rests(room, now) {
                now += Duration::from_secs(1);
            }
            rests.push((now - began).as_secs());
        }
        assert_eq!(rests, [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
        stumbles.failed(room, now);
        stumbles.recovered(room);
        assert!(!stumbles.rests(room, now));
        stumbles.failed(room, now);
        assert!(!stumbles.rests(room, now + FIRST), "it begins anew");
    }

    #[test]
    fn a_room_that_nobody_asks_for_is_forgotten() {
        let (mut stumbles, now) = (Stumbles::default(), Instant::now());
        stumbles.failed(RoomId(1), now);
        stumbles.failed(RoomId(2), now + 3 * LONGEST);
        assert_eq!(stumbles.0.len(), 1);
    }
}
