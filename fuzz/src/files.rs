//! Files and stored values: what is taken in goes out again, and nothing else changes anything.

use sanuk_core::game::{Event, Header, Pending, Session, record};
use sanuk_core::store::{MemoryStore, Saved, Store, fixed_clock};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A record: whatever of it makes a game is exported to a record that reads back to the byte.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let session = match record::import(text) {
        Ok(session) => Some(session),
        Err(broken) => {
            assert!(broken.error.line >= 1 && broken.error.column >= 1);
            assert!(broken.error.line <= text.lines().count().max(1), "{broken}");
            broken.session
        }
    };
    let Some(session) = session else { return };
    let written = record::export(&session);
    let again = record::import(&written).unwrap_or_else(|broken| panic!("{broken}\n{written}"));
    assert_eq!(again.header(), session.header());
    assert_eq!(again.events(), session.events());
    assert_eq!(record::export(&again), written);
}

/// A file with everything: never touches what is here, and what it brings goes on to others.
pub fn export(bytes: &[u8]) {
    let store = MemoryStore::in_memory(fixed_clock(0));
    let Ok(report) = store.import_all(bytes) else {
        assert_eq!(
            store.list().expect("memory").games,
            [],
            "a refusal changes nothing"
        );
        return;
    };
    let listing = store.list().expect("memory");
    assert_eq!(listing.games.len(), report.taken.len());
    assert!(listing.damaged.is_empty());
    let fresh = MemoryStore::in_memory(fixed_clock(0));
    let again = fresh
        .import_all(&store.export_all().expect("memory"))
        .expect("our own export");
    assert_eq!(
        (again.taken.len(), again.refused.len()),
        (report.taken.len(), 0)
    );
}

/// Values as a damaged disk gives them: one a line.
pub fn values(bytes: &[u8]) {
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let header = lines.next().and_then(kept::<Header>);
    let events: Vec<Event> = lines.filter_map(kept::<Event>).collect();
    kept::<Vec<Event>>(bytes);
    kept::<Pending>(bytes);
    kept::<Saved>(bytes);
    let Some(header) = header else { return };
    if let Ok(session) | Err((Some(session), _)) = Session::salvage(header, &events).map(Box::new) {
        let (digest, _) = (session.digest(), session.tallies());
        assert_eq!(digest.outcome, session.position().outcome());
    }
}

/// Reads a value and writes it back to the same.
fn kept<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(bytes).ok()?;
    let text = serde_json::to_vec(&value).expect("a value has a text");
    let again: T = serde_json::from_slice(&text).expect("our own text is read");
    assert_eq!(
        serde_json::to_vec(&again).expect("a value has a text"),
        text
    );
    Some(value)
}
