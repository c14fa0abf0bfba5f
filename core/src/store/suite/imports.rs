//! Broken and strange files: refused with their place, nothing lost.

use proptest::prelude::*;

use super::*;

fn store_with(session: &Session) -> MemoryStore {
    let store = MemoryStore::in_memory(ticking());
    create(&store, session);
    store
}

fn game(plies: &str) -> Session {
    let mut session = makruk(&[person(), person()], 1);
    play(&mut session, plies);
    session
}

fn exported(session: &Session) -> String {
    String::from_utf8(store_with(session).export_all().unwrap()).unwrap()
}

#[test]
fn a_broken_file_is_refused_with_line_and_column() {
    let session = game("e3e4");
    let store = store_with(&session);
    let file = exported(&game("e3e4 e6e5"));
    let cut = &file[..file.len() - 20];
    let Err(StoreError::Import { line, .. }) = store.import_all(cut.as_bytes()) else {
        panic!()
    };
    assert_eq!(line, 4, "the line of the cut game");
    let other = file.replace("sanuk-export", "another");
    let why = store.import_all(other.as_bytes()).unwrap_err().to_string();
    assert!(why.contains("`format` is `another`"), "{why}");
    let newer = file.replace("\"version\":1,\"written", "\"version\":2,\"written");
    let why = store.import_all(newer.as_bytes()).unwrap_err();
    assert_eq!(why, StoreError::Newer { found: 2, known: 1 });
    assert!(store.import_all(b"").is_err());
    assert!(store.import_all(&[0xff, 0xfe]).is_err());
    assert_saved(&store, &session);
}

#[test]
fn one_bad_game_does_not_keep_the_others_out() {
    let store = MemoryStore::in_memory(ticking());
    create(&store, &game("e3e4 e6e5"));
    create(&store, &makruk(&[person(), person()], 2));
    let file = String::from_utf8(store.export_all().unwrap()).unwrap();
    let import = |file: String| {
        let fresh = MemoryStore::in_memory(ticking());
        let report = fresh.import_all(file.as_bytes()).unwrap();
        assert_eq!(report.taken, [GameId::from_bytes([2; 16])]);
        let [refused] = &report.refused[..] else {
            panic!("{report:?}")
        };
        (refused.line, refused.field.clone(), refused.why.to_string())
    };
    let (line, field, why) = import(file.replace("e6e5", "e6e4"));
    assert_eq!((line, field.as_str()), (4, "games[0].events[1]"));
    assert!(why.contains("does not reach"), "{why}");
    let (_, field, _) = import(file.replacen("e6e5", "e6", 1));
    assert_eq!(field, "games[0].events[1]");
    let (_, field, _) = import(file.replacen("\"players\":[", "\"players\":[1,", 1));
    assert_eq!(field, "games[0].header");
}

#[test]
fn a_longer_game_is_taken_and_a_shorter_or_different_one_is_not() {
    let id = GameId::from_bytes([1; 16]);
    let store = store_with(&game("e3e4 e6e5"));
    let import = |plies: &str| store.import_all(exported(&game(plies)).as_bytes()).unwrap();
    assert_eq!(import("e3e4").present, [id]);
    assert_eq!(import("e3e4 e6e5 d3d4").extended, [id]);
    assert_saved(&store, &game("e3e4 e6e5 d3d4"));
    let report = import("a3a4");
    assert_eq!(report.refused[0].why, RefusedWhy::Different(id));
    assert_saved(&store, &game("e3e4 e6e5 d3d4"));
    store.delete(id).unwrap();
    assert_eq!(
        import("e3e4").taken,
        [id],
        "a deleted game that is imported is wanted back"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_bytes_may_be_imported(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let store = MemoryStore::in_memory(ticking());
        prop_assert!(store.import_all(&bytes).is_err());
    }

    #[test]
    fn a_spoilt_export_changes_nothing_that_is_here(
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        cut in any::<bool>(),
    ) {
        let here = game("e3e4 e6e5 d3d4 d6d5");
        let store = store_with(&here);
        let mut file = exported(&game("e3e4 e6e5")).into_bytes();
        let at = at.index(file.len());
        if cut { file.truncate(at) } else { file[at] = byte }
        if let Ok(report) = store.import_all(&file) {
            prop_assert!(report.extended.is_empty());
        }
        let saved = store.load(here.header().id).unwrap();
        prop_assert_eq!(saved.events, here.events());
    }

    #[test]
    fn spoilt_values_are_told_and_never_panic(
        key in 0..3_usize,
        value in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..40),
            Just(b"{}".to_vec()),
            Just(br#"{"length":9,"pending":{},"updated_ms":1,"digest":{"turn":7}}"#.to_vec()),
        ],
    ) {
        use super::super::records::{event_key, header_key, state_key};
        use super::super::shelf::{Drawer, Shelf, Write};
        let here = game("e3e4 e6e5");
        let store = store_with(&here);
        let id = here.header().id;
        let key = [header_key(id), state_key(id), event_key(id, 1)][key].clone();
        store.shelf.write(vec![Write::put(Drawer::Games, key, value)]).unwrap();
        // A state that says too much loses nothing that can be read; the others lose their part.
        let loaded = store.load(id);
        prop_assert!(loaded.is_err() || loaded.is_ok_and(|saved| saved.lost > 0));
        let _ = store.append(id, 2, &[]);
        prop_assert!(store.list().is_ok(), "other games stay listed");
        prop_assert!(store.export_all().is_ok());
    }
}
