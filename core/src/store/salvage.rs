//! What can still be had of a game whose values on disk are damaged.
//!
//! Owns: the readable beginning of such a game, and the raw values that go into every export, so
//! that nothing is lost by going on. Must not write; [`super::cut`] does, once somebody goes on.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::records::{
    HEADERS, STATES, Saved, State, Summary, decode, event_key, events_prefix, header_key, id_of,
    state_key,
};
use super::shelf::{Drawer, Entry, Shelf};
use super::vault::Vault;
use super::{Listing, StoreError, records::Damage};
use crate::game::{Digest, Event, GameId, Header, Pending, Session};

impl<S: Shelf> Vault<S> {
    /// Reads a game as far as it can be read; [`Saved::lost`] says how much is missing.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] for no game, [`StoreError::Damaged`] where not even the header is left.
    pub(super) fn salvage(&self, id: GameId) -> Result<(Saved, State), StoreError> {
        let header = self.header(id)?;
        let entries = self.shelf.scan(Drawer::Games, &events_prefix(id))?;
        let events = readable(id, &entries);
        let (state, sound) = match self.state(id) {
            Ok(Some(state)) => (state, true),
            _ => (rebuilt(&header, entries.len() as u32), false),
        };
        let said = state.length.max(entries.len() as u32);
        let saved = Saved {
            lost: (said - events.len() as u32).max(u32::from(!sound)),
            updated_ms: state.updated_ms,
            pending: Pending::default(),
            header,
            events,
        };
        Ok((saved, state))
    }

    fn header(&self, id: GameId) -> Result<Header, StoreError> {
        let at = format!("header of game {id}");
        match self.shelf.get(Drawer::Games, &header_key(id))? {
            Some(bytes) => decode(&at, &bytes),
            None if self.shelf.get(Drawer::Games, &state_key(id))?.is_none() => {
                Err(StoreError::Unknown(id))
            }
            None => Err(StoreError::damaged(&at, "missing")),
        }
    }

    /// Adds a game whose state cannot be read to a list, as far as the rest of it can be.
    pub(super) fn list_damaged(&self, id: GameId, listing: &mut Listing) {
        let salvaged = self.salvage(id).and_then(|(saved, state)| {
            let updated_ms = saved.updated_ms;
            let session = match Session::salvage(saved.header, &saved.events) {
                Ok(session) => session,
                Err((Some(session), _)) => *session,
                Err((None, error)) => {
                    let at = format!("header of game {id}");
                    return Err(StoreError::damaged(&at, &error.to_string()));
                }
            };
            Ok((session, updated_ms, state))
        });
        match salvaged {
            Ok((session, updated_ms, state)) if state.deleted_ms.is_none() => {
                listing.games.push(Summary {
                    length: session.events().len() as u32,
                    digest: session.digest(),
                    pending: Pending::default(),
                    header: session.header().clone(),
                    updated_ms,
                    damaged: true,
                });
            }
            Ok(_) => {}
            Err(why) => listing.damaged.push(Damage { id, why }),
        }
    }

    /// Every game that has a header or a state.
    pub(super) fn named(&self) -> Result<BTreeSet<GameId>, StoreError> {
        let headers = self.shelf.scan(Drawer::Games, &HEADERS)?;
        let states = self.shelf.scan(Drawer::Games, &STATES)?;
        let keys = headers.iter().chain(&states).map(|(key, _)| key);
        Ok(keys.filter_map(|key| id_of(key)).collect())
    }

    /// All values of a game as they are on disk, readable or not.
    pub(super) fn raw(&self, id: GameId) -> Result<Value, StoreError> {
        let get = |key: &[u8]| self.shelf.get(Drawer::Games, key);
        let (header, state) = (get(&header_key(id))?, get(&state_key(id))?);
        let events = self.shelf.scan(Drawer::Games, &events_prefix(id))?;
        let events: Vec<Value> = events.iter().map(|(_, bytes)| as_it_is(bytes)).collect();
        let part = |bytes: Option<Vec<u8>>| bytes.map_or(Value::Null, |bytes| as_it_is(&bytes));
        Ok(json!({
            "id": id.to_string(),
            "header": part(header),
            "state": part(state),
            "events": events,
        }))
    }
}

/// Events from the first on, up to the first that is missing or cannot be read.
fn readable(id: GameId, entries: &[Entry]) -> Vec<Event> {
    let numbered = (0..).zip(entries);
    numbered
        .map_while(|(number, (key, value))| {
            let there = *key == event_key(id, number);
            there.then(|| decode("event", value).ok()).flatten()
        })
        .collect()
}

/// A state for a game that has lost its own.
fn rebuilt(header: &Header, length: u32) -> State {
    State {
        length,
        pending: Pending::default(),
        updated_ms: header.created_ms,
        deleted_ms: None,
        digest: Digest::default(),
    }
}

/// JSON as it is; other bytes as text, each that is no text as `\xNN`.
fn as_it_is(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes)
        .unwrap_or_else(|_| Value::String(bytes.escape_ascii().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tests::{makruk, person, play};
    use crate::store::cut::aside_key;
    use crate::store::shelf::Write;
    use crate::store::{MemoryStore, Store, fixed_clock};

    /// A store with a game of four plies, one of whose values is spoilt.
    fn spoilt(key: impl Fn(GameId) -> Vec<u8>, value: Option<&[u8]>) -> (MemoryStore, Session) {
        let store = MemoryStore::in_memory(fixed_clock(7));
        let mut session = makruk(&[person(), person()], 1);
        play(&mut session, "e3e4 e6e5 d3d4 d6d5");
        store
            .create(session.header(), session.events(), Pending::default())
            .unwrap();
        let write = Write {
            drawer: Drawer::Games,
            key: key(session.header().id),
            value: value.map(<[u8]>::to_vec),
        };
        store.shelf.write(vec![write]).unwrap();
        (store, session)
    }

    fn goes_on(store: &MemoryStore, session: &Session, kept: usize) {
        let id = session.header().id;
        let saved = store.load(id).unwrap();
        assert_eq!(saved.events, session.events()[..kept]);
        assert!(saved.lost > 0);
        store.cut(id, kept as u32).unwrap();
        let saved = store.load(id).unwrap();
        assert_eq!((saved.events.len(), saved.lost), (kept, 0));
        let next = session.events().get(kept).copied();
        let next = next.unwrap_or(Event::Resigned {
            seat: crate::game::Seat::FIRST,
        });
        assert_eq!(store.append(id, kept as u32, &[next]), Ok(kept as u32 + 1));
        let aside = store.setting(&aside_key(id)).unwrap().unwrap();
        assert_eq!(aside["header"]["id"], id.to_string());
        let listing = store.list().unwrap();
        assert!(listing.games[0].damaged, "its card says so from now on");
        let export = String::from_utf8(store.export_all().unwrap()).unwrap();
        assert!(export.contains(&aside_key(id)), "the whole log is exported");
    }

    #[test]
    fn a_game_with_an_event_that_is_no_text_keeps_its_beginning() {
        let (store, session) = spoilt(|id| event_key(id, 2), Some(&[0xff, 0x00, b'{']));
        let id = session.header().id;
        let export = String::from_utf8(store.export_all().unwrap()).unwrap();
        assert!(export.contains(r#""\\xff\\x00{""#), "{export}");
        goes_on(&store, &session, 2);
        let aside = store.setting(&aside_key(id)).unwrap().unwrap();
        assert_eq!(aside["events"][2], r"\xff\x00{");
        assert_eq!(
            aside["events"][3]["makruk"], "d6d5",
            "what came after it is kept too"
        );
    }

    #[test]
    fn a_game_with_a_missing_event_or_state_keeps_its_beginning() {
        let (store, session) = spoilt(|id| event_key(id, 1), None);
        goes_on(&store, &session, 1);
        for value in [None, Some(&b"{\"length\":"[..])] {
            let (store, session) = spoilt(state_key, value);
            let listing = store.list().unwrap();
            assert_eq!(listing.games[0].length, 4, "it stays in the list");
            assert!(listing.games[0].damaged && listing.damaged.is_empty());
            goes_on(&store, &session, 4);
        }
    }

    #[test]
    fn a_game_without_its_header_is_counted_and_exported_raw() {
        for value in [None, Some(&b"?"[..])] {
            let (store, session) = spoilt(header_key, value);
            let id = session.header().id;
            let listing = store.list().unwrap();
            assert_eq!(listing.games, []);
            assert_eq!(listing.damaged[0].id, id);
            assert!(matches!(store.load(id), Err(StoreError::Damaged { .. })));
            let export: Value = serde_json::from_slice(&store.export_all().unwrap()).unwrap();
            assert_eq!(export["damaged"][0]["events"][3]["makruk"], "d6d5");
            let fresh = MemoryStore::in_memory(fixed_clock(7));
            let report = fresh.import_all(&store.export_all().unwrap()).unwrap();
            assert_eq!(report, crate::store::ImportReport::default());
        }
    }

    #[test]
    fn a_setting_that_cannot_be_read_keeps_no_game_out_of_the_export() {
        let (store, session) = spoilt(|_| b"x".to_vec(), None);
        let write = Write::put(Drawer::Settings, "broken", b"{".to_vec());
        store.shelf.write(vec![write]).unwrap();
        let export = store.export_all().unwrap();
        let fresh = MemoryStore::in_memory(fixed_clock(7));
        assert_eq!(
            fresh.import_all(&export).unwrap().taken,
            [session.header().id]
        );
    }
}
