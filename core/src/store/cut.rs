//! Cutting a damaged game to its valid beginning; the whole log is kept aside first.

use super::StoreError;
use super::records::{event_key, events_prefix, state_write};
use super::shelf::{Drawer, Shelf, Write};
use super::vault::{Vault, restore};
use crate::game::GameId;

/// First word of the settings that hold whole logs of games that were cut.
pub(super) const ASIDE: &str = "damaged:";

/// The setting that holds the whole log of a game that was cut. A setting, so that an export of
/// everything holds it too.
pub(super) fn aside_key(id: GameId) -> String {
    format!("{ASIDE}{id}")
}

/// The setting that holds the review of a game. A setting, so that an export of everything holds
/// it too; it goes with its game.
pub(crate) fn review_key(id: GameId) -> String {
    format!("review:{id}")
}

impl<S: Shelf> Vault<S> {
    /// Keeps the whole log of a game aside and shortens the game to `length` events, in one write.
    pub(super) fn cut_game(&self, id: GameId, length: u32) -> Result<(), StoreError> {
        let mut desk = self.desk();
        let (mut saved, _) = self.salvage(id)?;
        if saved.lost == 0 && saved.events.len() <= length as usize {
            return Ok(());
        }
        // The values as they are: what cannot be read here may be by somebody.
        let aside = super::records::encode(&self.raw(id)?)?;
        saved.events.truncate(length as usize);
        let session = restore(saved)?;
        let mut writes = vec![
            Write::put(Drawer::Settings, aside_key(id), aside),
            state_write(id, &self.state_of(&session))?,
        ];
        let kept = session.events().len() as u32;
        let entries = self.shelf.scan(Drawer::Games, &events_prefix(id))?;
        let is_kept = |key: &Vec<u8>| (0..kept).any(|at| *key == event_key(id, at));
        let gone = entries.into_iter().map(|(key, _)| key);
        let gone = gone.filter(|key| !is_kept(key));
        writes.extend(gone.map(|key| Write::remove(Drawer::Games, key)));
        desk.open.remove(&id);
        self.commit_game(&mut desk, id, writes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tests::{ludo, person, until_choice};
    use crate::game::{Event, Pending, Session};
    use crate::ludo::RuleSet;
    use crate::store::records::event_writes;
    use crate::store::{MemoryStore, Store, fixed_clock};

    /// A store with a game whose last event cannot follow; gives the valid beginning too.
    fn damaged() -> (MemoryStore, Session, Vec<Event>) {
        let store = MemoryStore::in_memory(fixed_clock(5));
        let mut session = ludo(RuleSet::quick(), vec![person(); 2], 3);
        until_choice(&mut session, 2);
        let (header, valid) = (session.header().clone(), session.events().to_vec());
        store.create(&header, &valid, Pending::default()).unwrap();
        let mut whole = valid.clone();
        whole.push(Event::DrawAccepted);
        let mut state = store.state(header.id).unwrap().unwrap();
        state.length += 1;
        let mut writes =
            event_writes(header.id, valid.len() as u32, &whole[valid.len()..]).unwrap();
        writes.push(state_write(header.id, &state).unwrap());
        store.commit(writes).unwrap();
        (store, session, whole)
    }

    #[test]
    fn a_damaged_game_is_cut_and_its_whole_log_stays_in_the_export() {
        let (store, session, whole) = damaged();
        let id = session.header().id;
        let length = session.events().len() as u32;
        assert_eq!(store.load(id).unwrap().events, whole);
        store.cut(id, length).unwrap();
        assert_eq!(store.load(id).unwrap().events, session.events());
        let aside = store.setting(&aside_key(id)).unwrap().unwrap();
        let events: Vec<Event> = serde_json::from_value(aside["events"].clone()).unwrap();
        assert_eq!(events, whole, "nothing is lost");
        let export = String::from_utf8(store.export_all().unwrap()).unwrap();
        assert!(export.contains(&aside_key(id)), "{export}");
        store.cut(id, length).unwrap();
        assert!(
            store.setting(&aside_key(id)).unwrap().is_some(),
            "a repeat changes nothing"
        );
    }

    #[test]
    fn what_was_kept_aside_goes_with_its_game() {
        let (store, session, _) = damaged();
        let id = session.header().id;
        store.cut(id, session.events().len() as u32).unwrap();
        store.delete(id).unwrap();
        store.purge().unwrap();
        assert_eq!(store.setting(&aside_key(id)).unwrap(), None);
    }
}
