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
}

/// A snapshot that is shown and not checked yet.
#[derive(Clone, Debug)]
struct Unchecked {
    /// The fold so far; `None` at the beginning of the log.
    base: Option<Room>,
    /// Entries after the snapshot.
    later: Vec<Logged>,
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
        match welcome.missed {
            Missed::Snapshot(snapshot) => self.show(*snapshot, welcome.seat.is_some()),
            Missed::Events(entries) => self.events(entries),
        }
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
        Folded::Fetch { from }
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
        if head == before && head < shown {
            return Folded::Wrong("the server does not give the entries it has".to_owned());
        }
        if head < shown {
            self.unchecked = Some(Unchecked { base, later });
            return Folded::Fetch { from: head + 1 };
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
