//! What of each game is not on disk yet. Changes of one game go out one after the other.

use std::collections::{BTreeMap, VecDeque};

use crate::app::work::{LogChange, Work};
use crate::game::GameId;

/// The changes of one game that wait for the disk, the first of them under way.
#[derive(Debug, Default)]
struct Journal {
    changes: VecDeque<LogChange>,
    under_way: bool,
    late: bool,
}

/// The journals of all games that have one.
#[derive(Debug, Default)]
pub(crate) struct Journals {
    games: BTreeMap<GameId, Journal>,
}

impl Journals {
    /// Puts a change behind the others; gives the work when it can start at once.
    pub fn put(&mut self, id: GameId, change: LogChange) -> Option<Work> {
        let journal = self.games.entry(id).or_default();
        journal.changes.push_back(change);
        journal.next(id)
    }

    /// The change under way is on disk; gives the next. Says whether all is on disk now.
    pub fn saved(&mut self, id: GameId) -> Option<Work> {
        let journal = self.games.get_mut(&id)?;
        journal.changes.pop_front();
        journal.under_way = false;
        if journal.changes.is_empty() {
            self.games.remove(&id);
            return None;
        }
        journal.next(id)
    }

    /// The change under way failed and is to be tried again later.
    pub fn failed(&mut self, id: GameId) {
        if let Some(journal) = self.games.get_mut(&id) {
            journal.under_way = false;
            journal.late = true;
        }
    }

    /// Tries again.
    pub fn again(&mut self, id: GameId) -> Option<Work> {
        self.games.get_mut(&id)?.next(id)
    }

    /// The last try before the app closes: everything that waits and is not under way, in order.
    pub fn rest(&self) -> Vec<Work> {
        let waiting = |(id, journal): (&GameId, &Journal)| {
            let skipped = usize::from(journal.under_way);
            let changes: Vec<_> = journal.changes.iter().skip(skipped).cloned().collect();
            let id = *id;
            changes
                .into_iter()
                .map(move |change| Work::Save { id, change })
        };
        self.games.iter().flat_map(waiting).collect()
    }

    /// The disk takes long.
    pub fn mark_late(&mut self, id: GameId) {
        if let Some(journal) = self.games.get_mut(&id) {
            journal.late = true;
        }
    }

    /// Something shown is not saved yet.
    pub fn late(&self, id: GameId) -> bool {
        self.games.get(&id).is_some_and(|journal| journal.late)
    }

    /// Something waits for the disk.
    pub fn waits(&self, id: GameId) -> bool {
        self.games.contains_key(&id)
    }

    /// The game was deleted: nothing of it is to be saved any more.
    pub fn forget(&mut self, id: GameId) {
        self.games.remove(&id);
    }
}

impl Journal {
    fn next(&mut self, id: GameId) -> Option<Work> {
        if self.under_way {
            return None;
        }
        let change = self.changes.front()?.clone();
        self.under_way = true;
        Some(Work::Save { id, change })
    }
}
