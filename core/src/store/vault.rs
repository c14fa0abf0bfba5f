//! The saves' logic, once, over any shelf.
//!
//! Owns: compare-and-set on a game's length, the order "write, flush, acknowledge", tombstones, and
//! the check that every event follows from the ones before. Start with [`Vault::append`].

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::cut::{ASIDE, aside_key, review_key};
use super::export;
use super::records::{
    HEADERS, Listing, STATES, Saved, State, Summary, decode, encode, event_key, event_writes,
    events_prefix, header_key, id_of, state_key, state_write,
};
use super::shelf::{Drawer, Shelf, Write};
use super::{Clock, ImportReport, Store, StoreError};
use crate::game::{Event, GameId, Header, Pending, Session};

/// Games kept folded, so that an append need not fold a game again.
const OPEN_GAMES: usize = 4;

/// Saves over some shelf.
pub struct Vault<S> {
    pub(super) shelf: S,
    clock: Clock,
    desk: Mutex<Desk>,
}

/// A game with its state, or what is wrong with that.
pub(super) type NamedState = (GameId, Result<State, StoreError>);

/// What the vault remembers between calls. Its lock also makes every call that writes exclusive.
#[derive(Default)]
pub(super) struct Desk {
    pub(super) open: BTreeMap<GameId, Session>,
    /// Games whose last write failed: it may or may not have come through.
    uncertain: BTreeSet<GameId>,
}

impl<S: Shelf> Vault<S> {
    pub(super) fn new(shelf: S, clock: Clock) -> Vault<S> {
        Vault {
            shelf,
            clock,
            desk: Mutex::default(),
        }
    }

    pub(super) fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Time in milliseconds since 1970.
    pub(super) fn now(&self) -> u64 {
        (self.clock)()
    }

    pub(super) fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.shelf.write(writes)?;
        self.shelf.flush()
    }

    /// Writes changes of one game; when that fails, forgets what is thought to be known of it.
    pub(super) fn commit_game(
        &self,
        desk: &mut Desk,
        id: GameId,
        writes: Vec<Write>,
    ) -> Result<(), StoreError> {
        self.commit(writes).inspect_err(|_| {
            desk.open.remove(&id);
            desk.uncertain.insert(id);
        })
    }

    pub(super) fn state(&self, id: GameId) -> Result<Option<State>, StoreError> {
        let bytes = self.shelf.get(Drawer::Games, &state_key(id))?;
        bytes
            .map(|bytes| decode(&format!("state of game {id}"), &bytes))
            .transpose()
    }

    fn living(&self, id: GameId) -> Result<State, StoreError> {
        match self.state(id)? {
            Some(state) if state.deleted_ms.is_none() => Ok(state),
            _ => Err(StoreError::Unknown(id)),
        }
    }

    /// Reads a game, deleted or not.
    pub(super) fn read(&self, id: GameId) -> Result<(Saved, State), StoreError> {
        let state = self.state(id)?.ok_or(StoreError::Unknown(id))?;
        let at = format!("header of game {id}");
        let header = self
            .shelf
            .get(Drawer::Games, &header_key(id))?
            .ok_or_else(|| StoreError::damaged(&at, "missing"))?;
        let header: Header = decode(&at, &header)?;
        let entries = self.shelf.scan(Drawer::Games, &events_prefix(id))?;
        let events: Vec<Event> = (0..state.length)
            .zip(&entries)
            .map(|(number, (key, value))| {
                let at = format!("event {number} of game {id}");
                if *key == event_key(id, number) {
                    decode(&at, value)
                } else {
                    Err(StoreError::damaged(&at, "missing"))
                }
            })
            .collect::<Result<_, _>>()?;
        if events.len() != state.length as usize || entries.len() != events.len() {
            let why = format!("{} events on disk, {} said", entries.len(), state.length);
            return Err(StoreError::damaged(&format!("game {id}"), &why));
        }
        let saved = Saved {
            header,
            events,
            pending: state.pending,
            updated_ms: state.updated_ms,
            lost: 0,
        };
        Ok((saved, state))
    }

    /// The game, folded; must not be deleted.
    fn session<'a>(&self, desk: &'a mut Desk, id: GameId) -> Result<&'a mut Session, StoreError> {
        self.living(id)?;
        if !desk.open.contains_key(&id) {
            let session = restore(self.read(id)?.0)?;
            if desk.open.len() >= OPEN_GAMES {
                desk.open.pop_first();
            }
            desk.open.insert(id, session);
        }
        desk.open.get_mut(&id).ok_or(StoreError::Unknown(id))
    }

    /// The game, folded, if it holds `expected` events.
    fn session_at<'a>(
        &self,
        desk: &'a mut Desk,
        id: GameId,
        expected: u32,
    ) -> Result<&'a mut Session, StoreError> {
        let session = self.session(desk, id)?;
        let actual = session.events().len() as u32;
        if actual == expected {
            Ok(session)
        } else {
            Err(StoreError::Moved {
                id,
                expected,
                actual,
            })
        }
    }

    pub(super) fn state_of(&self, session: &Session) -> State {
        State {
            length: session.events().len() as u32,
            pending: session.pending(),
            updated_ms: self.now(),
            deleted_ms: None,
            digest: session.digest(),
        }
    }

    /// Whether a repeated append finds that its first, failed try did reach the disk.
    fn came_through(
        &self,
        desk: &mut Desk,
        id: GameId,
        expected: u32,
        events: &[Event],
    ) -> Result<bool, StoreError> {
        if !desk.uncertain.contains(&id) {
            return Ok(false);
        }
        let session = self.session(desk, id)?;
        let tail = session.events().get(expected as usize..);
        let there = !events.is_empty() && tail == Some(events);
        self.shelf.flush()?;
        desk.uncertain.remove(&id);
        Ok(there)
    }

    /// Writes a whole game, over whatever is there.
    pub(super) fn put(
        &self,
        desk: &mut Desk,
        session: &Session,
        updated_ms: u64,
    ) -> Result<(), StoreError> {
        let id = session.header().id;
        let old = self.shelf.scan(Drawer::Games, &events_prefix(id))?;
        let mut writes: Vec<Write> = old
            .into_iter()
            .map(|(key, _)| Write::remove(Drawer::Games, key))
            .collect();
        writes.push(Write::put(
            Drawer::Games,
            header_key(id),
            encode(session.header())?,
        ));
        writes.extend(event_writes(id, 0, session.events())?);
        writes.push(state_write(
            id,
            &State {
                updated_ms,
                ..self.state_of(session)
            },
        )?);
        desk.open.remove(&id);
        self.commit_game(desk, id, writes)
    }

    fn mark_deleted(&self, id: GameId, deleted_ms: Option<u64>) -> Result<(), StoreError> {
        let mut desk = self.desk();
        let state = self.state(id)?.ok_or(StoreError::Unknown(id))?;
        if state.deleted_ms.is_some() == deleted_ms.is_some() {
            return if deleted_ms.is_some() {
                Err(StoreError::Unknown(id))
            } else {
                Ok(())
            };
        }
        let write = state_write(
            id,
            &State {
                deleted_ms,
                ..state
            },
        )?;
        desk.open.remove(&id);
        self.commit_game(&mut desk, id, vec![write])
    }

    fn read_value(&self, drawer: Drawer, key: &str) -> Result<Option<Value>, StoreError> {
        let bytes = self.shelf.get(drawer, key.as_bytes())?;
        bytes
            .map(|bytes| decode(&format!("{} `{key}`", drawer.name()), &bytes))
            .transpose()
    }

    /// Every state, with the game's name.
    pub(super) fn states(&self) -> Result<Vec<NamedState>, StoreError> {
        let entries = self.shelf.scan(Drawer::Games, &STATES)?;
        let named = |(key, value): &(Vec<u8>, Vec<u8>)| {
            let id = id_of(key)?;
            Some((id, decode(&format!("state of game {id}"), value)))
        };
        Ok(entries.iter().filter_map(named).collect())
    }

    /// All settings that can be read.
    pub(super) fn settings(&self) -> Result<BTreeMap<String, Value>, StoreError> {
        let entries = self.shelf.scan(Drawer::Settings, &[])?;
        let read = |(key, value): &(Vec<u8>, Vec<u8>)| {
            let key = String::from_utf8_lossy(key).into_owned();
            Some((key, decode("setting", value).ok()?))
        };
        Ok(entries.iter().filter_map(read).collect())
    }
}

/// Folds a saved game.
pub(super) fn restore(saved: Saved) -> Result<Session, StoreError> {
    let id = saved.header.id;
    Session::restore(saved.header, &saved.events, saved.pending).map_err(|error| {
        StoreError::Unplayable {
            id,
            why: error.to_string(),
        }
    })
}

impl<S: Shelf> Store for Vault<S> {
    fn create(
        &self,
        header: &Header,
        events: &[Event],
        pending: Pending,
    ) -> Result<(), StoreError> {
        let mut desk = self.desk();
        let id = header.id;
        // What was deleted gives its name free.
        if self
            .state(id)?
            .is_some_and(|state| state.deleted_ms.is_none())
        {
            return Err(StoreError::Exists(id));
        }
        let session = Session::restore(header.clone(), events, pending).map_err(|error| {
            StoreError::Unplayable {
                id,
                why: error.to_string(),
            }
        })?;
        self.put(&mut desk, &session, self.now())
    }

    fn append(&self, id: GameId, expected: u32, events: &[Event]) -> Result<u32, StoreError> {
        let mut desk = self.desk();
        if self.came_through(&mut desk, id, expected, events)? {
            return Ok(expected + events.len() as u32);
        }
        let session = self.session_at(&mut desk, id, expected)?;
        let mut writes = event_writes(id, expected, events)?;
        session
            .apply(events)
            .map_err(|error| StoreError::Unplayable {
                id,
                why: error.to_string(),
            })?;
        let state = self.state_of(session);
        writes.push(state_write(id, &state)?);
        self.commit_game(&mut desk, id, writes)?;
        Ok(state.length)
    }

    fn rewind(
        &self,
        id: GameId,
        expected: u32,
        length: u32,
        pending: Pending,
    ) -> Result<(), StoreError> {
        let mut desk = self.desk();
        let session = self.session_at(&mut desk, id, expected)?;
        session
            .rewind(length as usize, pending)
            .map_err(|error| StoreError::Unplayable {
                id,
                why: error.to_string(),
            })?;
        let mut writes = vec![state_write(id, &self.state_of(session))?];
        let gone = (length..expected).map(|at| Write::remove(Drawer::Games, event_key(id, at)));
        writes.extend(gone);
        self.commit_game(&mut desk, id, writes)
    }

    fn set_pending(&self, id: GameId, expected: u32, pending: Pending) -> Result<(), StoreError> {
        self.rewind(id, expected, expected, pending)
    }

    fn cut(&self, id: GameId, length: u32) -> Result<(), StoreError> {
        match self.living(id) {
            Ok(_) | Err(StoreError::Damaged { .. }) => self.cut_game(id, length),
            Err(StoreError::Unknown(_)) if self.state(id)?.is_none() => self.cut_game(id, length),
            Err(other) => Err(other),
        }
    }

    fn load(&self, id: GameId) -> Result<Saved, StoreError> {
        match self.living(id).and_then(|_| self.read(id)) {
            Ok((saved, _)) => Ok(saved),
            Err(StoreError::Unknown(_)) if self.state(id)?.is_some() => {
                Err(StoreError::Unknown(id))
            }
            Err(StoreError::Unknown(_) | StoreError::Damaged { .. }) => Ok(self.salvage(id)?.0),
            Err(other) => Err(other),
        }
    }

    fn list(&self) -> Result<Listing, StoreError> {
        let headers: BTreeMap<Vec<u8>, Vec<u8>> = self
            .shelf
            .scan(Drawer::Games, &HEADERS)?
            .into_iter()
            .collect();
        let mut states: BTreeMap<GameId, _> = self.states()?.into_iter().collect();
        let aside = self.shelf.scan(Drawer::Settings, ASIDE.as_bytes())?;
        let aside: BTreeSet<Vec<u8>> = aside.into_iter().map(|(key, _)| key).collect();
        let mut listing = Listing::default();
        for id in self.named()? {
            let header = headers.get(&header_key(id));
            let header = header.map(|bytes| decode::<Header>("header", bytes));
            match (states.remove(&id), header) {
                (Some(Ok(state)), _) if state.deleted_ms.is_some() => {}
                (Some(Ok(state)), Some(Ok(header))) => listing.games.push(Summary {
                    header,
                    length: state.length,
                    digest: state.digest,
                    pending: state.pending,
                    updated_ms: state.updated_ms,
                    damaged: aside.contains(aside_key(id).as_bytes()),
                }),
                _ => self.list_damaged(id, &mut listing),
            }
        }
        listing
            .games
            .sort_by_key(|game| (std::cmp::Reverse(game.updated_ms), game.header.id));
        Ok(listing)
    }

    fn delete(&self, id: GameId) -> Result<(), StoreError> {
        self.mark_deleted(id, Some(self.now()))
    }

    fn undelete(&self, id: GameId) -> Result<(), StoreError> {
        self.mark_deleted(id, None)
    }

    fn forget_all(&self) -> Result<(), StoreError> {
        let mut desk = self.desk();
        let games = self.shelf.scan(Drawer::Games, &[])?;
        let mut writes: Vec<Write> = Vec::new();
        for (id, _) in self.states()? {
            for key in [aside_key(id), review_key(id)] {
                writes.push(Write::remove(Drawer::Settings, key));
            }
        }
        let keys = games.into_iter().map(|(key, _)| key);
        writes.extend(keys.map(|key| Write::remove(Drawer::Games, key)));
        *desk = Desk::default();
        self.commit(writes)?;
        self.shelf.forget_copies()
    }

    fn purge(&self) -> Result<usize, StoreError> {
        let _desk = self.desk();
        let mut writes = Vec::new();
        let mut purged = 0;
        for (id, state) in self.states()? {
            if state.is_ok_and(|state| state.deleted_ms.is_some()) {
                purged += 1;
                let events = self.shelf.scan(Drawer::Games, &events_prefix(id))?;
                let keys = events.into_iter().map(|(key, _)| key);
                let keys = keys.chain([header_key(id), state_key(id)]);
                writes.extend(keys.map(|key| Write::remove(Drawer::Games, key)));
                for key in [aside_key(id), review_key(id)] {
                    writes.push(Write::remove(Drawer::Settings, key));
                }
            }
        }
        if purged > 0 {
            self.commit(writes)?;
        }
        Ok(purged)
    }

    fn setting(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.read_value(Drawer::Settings, key)
    }

    fn set_setting(&self, key: &str, value: &Value) -> Result<(), StoreError> {
        let _desk = self.desk();
        self.commit(vec![Write::put(Drawer::Settings, key, encode(value)?)])
    }

    fn ui(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.read_value(Drawer::Ui, key)
    }

    fn set_ui(&self, key: &str, value: Option<&Value>) -> Result<(), StoreError> {
        let _desk = self.desk();
        let write = match value {
            Some(value) => Write::put(Drawer::Ui, key, encode(value)?),
            None => Write::remove(Drawer::Ui, key),
        };
        self.shelf.write(vec![write])
    }

    fn export_all(&self) -> Result<Vec<u8>, StoreError> {
        export::write(self)
    }

    fn import_all(&self, bytes: &[u8]) -> Result<ImportReport, StoreError> {
        export::read(self, bytes)
    }

    fn backup(&self) -> Result<Option<PathBuf>, StoreError> {
        self.shelf.keep_export(self.now(), &export::write(self)?)
    }

    fn flush(&self) -> Result<(), StoreError> {
        self.shelf.flush()
    }
}
