//! The room as this device has folded and checked it.
//!
//! A snapshot shows the room at once; the entries behind it are fetched and folded all the same,
//! because only the fold checks every roll.

use crate::protocol::frame::{Missed, Welcome};
use crate::room::{Logged, Room, Snapshot};

/// What came of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Folded {
    /// Nothing new.
    Known,
    /// The room moved on.
    News,
    /// A snapshot is shown; entries from this one on are wanted to check it.
    Fetch {
        /// The first entry wanted.
        from: u64,
    },
    /// Entries are missing in between.
    Gap,
    /// Entries that cannot follow, or a state that does not fit.
    Wrong(String),
}

/// The log of a room, folded.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    /// What is shown.
    room: Option<Room>,
    /// The last state that was folded from entries, while a snapshot is shown.
    unchecked: Option<Unchecked>,
    /// Fetches that were not answered yet.
    asked: u32,
}

/// A snapshot that is shown and not checked yet.
#[derive(Clone, Debug)]
struct Unchecked {
    /// The fold so far; `None` at the beginning of the log.
    base: Option<Room>,
    /// Entries after the snapshot.
    later: Vec<Logged>,
}

impl Unchecked {
    /// The last entry that is checked.
    fn head(&self) -> u64 {
        self.base.as_ref().map_or(0, Room::head)
    }
}

impl Log {
    pub const fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// The number of the last entry known.
    pub fn head(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::head)
    }

    /// Forgets everything, to be told anew.
    pub fn forget(&mut self) {
        self.room = None;
        self.unchecked = None;
    }

    /// Takes a welcome in.
    pub fn welcome(&mut self, welcome: Welcome) -> Folded {
        let seated = welcome.seat.is_some();
        let entries = match welcome.missed {
            Missed::Snapshot(snapshot) => return self.show(*snapshot, seated),
            Missed::Events(entries) => entries,
        };
        match (self.events(entries), &self.unchecked) {
            // What an earlier welcome's snapshot is checked by did not come: it is asked for again,
            // or the snapshot would stay unchecked.
            (Folded::Known | Folded::News, Some(unchecked)) if seated => {
                let from = unchecked.head() + 1;
                self.fetch(from)
            }
            (folded, _) => folded,
        }
    }

    const fn fetch(&mut self, from: u64) -> Folded {
        self.asked += 1;
        Folded::Fetch { from }
    }

    /// A fetch came to nothing.
    pub const fn unanswered(&mut self) {
        self.asked = self.asked.saturating_sub(1);
    }

    /// Shows a snapshot, to be checked by the entries behind it.
    fn show(&mut self, snapshot: Snapshot, seated: bool) -> Folded {
        let base = match self.unchecked.take() {
            Some(unchecked) => unchecked.base,
            None => self.room.take(),
        };
        let from = base.as_ref().map_or(0, Room::head) + 1;
        self.room = Some(Room::restore(snapshot));
        if !seated {
            // Who only looks has no dice of its own to check, and may not read the log.
            return Folded::News;
        }
        let later = Vec::new();
        self.unchecked = Some(Unchecked { base, later });
        self.fetch(from)
    }

    fn events(&mut self, entries: Vec<Logged>) -> Folded {
        let mut folded = Folded::Known;
        for entry in entries {
            match self.event(&entry) {
                Folded::Known => {}
                Folded::News => folded = Folded::News,
                other => return other,
            }
        }
        folded
    }

    /// Takes one entry in.
    pub fn event(&mut self, entry: &Logged) -> Folded {
        let head = self.head();
        if entry.seq <= head {
            return Folded::Known;
        }
        if entry.seq > head + 1 {
            return Folded::Gap;
        }
        if let Some(unchecked) = &mut self.unchecked {
            unchecked.later.push(entry.clone());
        }
        match put(&mut self.room, entry) {
            Ok(()) => Folded::News,
            Err(why) => Folded::Wrong(why),
        }
    }

    /// Takes fetched entries in. When they reach what is shown, the fold takes its place; it must
    /// be in the same state.
    pub fn fetched(&mut self, entries: &[Logged]) -> Folded {
        self.unanswered();
        let Some(Unchecked { mut base, later }) = self.unchecked.take() else {
            return Folded::Known;
        };
        let shown = self.head();
        let before = base.as_ref().map_or(0, Room::head);
        for entry in entries.iter().chain(&later) {
            let head = base.as_ref().map_or(0, Room::head);
            if entry.seq != head + 1 || entry.seq > shown {
                continue;
            }
            if let Err(why) = put(&mut base, entry) {
                return Folded::Wrong(why);
            }
        }
        let head = base.as_ref().map_or(0, Room::head);
        let early = |entry: &Logged| entry.seq <= before;
        if head == before && self.asked > 0 && entries.first().is_some_and(early) {
            // The answer to an earlier question; that to the last one is still on its way.
            self.unchecked = Some(Unchecked { base, later });
            return Folded::Known;
        }
        if head == before && head < shown {
            return Folded::Wrong("the server does not give the entries it has".to_owned());
        }
        if head < shown {
            self.unchecked = Some(Unchecked { base, later });
            return self.fetch(head + 1);
        }
        let same = base.as_ref().map(Room::hash) == self.room.as_ref().map(Room::hash);
        if !same {
            return Folded::Wrong("the snapshot is not what the log leads to".to_owned());
        }
        self.room = base;
        Folded::News
    }
}

fn put(room: &mut Option<Room>, entry: &Logged) -> Result<(), String> {
    if let Some(room) = room {
        return room.apply(entry).map_err(|error| error.to_string());
    }
    *room = Some(Room::fold(std::slice::from_ref(entry)).map_err(|it| it.to_string())?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fairness::{Commitment, Key, Share};
    use crate::game::GameId;
    use crate::protocol::frame::PROTO;
    use crate::room::{Chair, Join, NewGame, Settings, Token, join, open};

    /// A room of two people: four entries.
    fn entries() -> Vec<Logged> {
        let gid = GameId::from_bytes([1; 16]);
        let game = NewGame {
            gid,
            first: Key([0; 32]),
        };
        let settings = Settings::makruk();
        let mut log = open(&settings, Token([0; 32]).hash(), game, 0).unwrap();
        for seat in Chair::first(2) {
            let commit = Commitment::of(gid.bytes(), seat.number(), &Share([7; 32]));
            let wish = Join { seat, gid, commit };
            let room = Room::fold(&log).unwrap();
            let token = Token([seat.number(); 32]).hash();
            let joined = join(&room, &token, &wish, 0).unwrap();
            log.extend_from_slice(joined.entries());
        }
        log
    }

    fn nothing_missed() -> Welcome {
        Welcome {
            proto: PROTO,
            seat: Some(Chair::FIRST),
            n: 0,
            head: 4,
            now: 0,
            missed: Missed::Events(Vec::new()),
        }
    }

    #[test]
    fn a_late_answer_is_no_mismatch_and_keeps_nothing_unchecked() {
        let all = entries();
        let mut log = Log::default();
        let snapshot = Room::fold(&all).unwrap().snapshot();
        assert_eq!(log.show(snapshot, true), Folded::Fetch { from: 1 });
        assert_eq!(log.welcome(nothing_missed()), Folded::Fetch { from: 1 });
        assert_eq!(log.fetched(&all[..2]), Folded::Fetch { from: 3 });
        // The second question was the first one again.
        assert_eq!(log.fetched(&all[..2]), Folded::Known);
        let mut honest = log.clone();
        assert_eq!(honest.fetched(&all[2..]), Folded::News);
        assert_eq!(honest.welcome(nothing_missed()), Folded::Known);
        // To the third one it is no answer.
        assert!(matches!(log.fetched(&all[..2]), Folded::Wrong(_)));
    }
}
