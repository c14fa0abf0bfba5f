//! What only the file of the SQLite store can do wrong.

use sanuk_server::log::sqlite::SqliteLog;
use sanuk_server::log::{LogStore, StoreError};

use super::under_test::{UnderTest, append};

#[tokio::test]
async fn a_second_server_is_kept_out() {
    let test = UnderTest::sqlite();
    let Err(StoreError::Unavailable(told)) = SqliteLog::open(&test.file().unwrap()) else {
        panic!("the file was opened twice")
    };
    assert!(told.contains("another server"), "{told}");
}

#[tokio::test]
async fn a_newer_file_is_left_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rooms.db");
    let newer = rusqlite::Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 999).unwrap();
    drop(newer);
    let opened = SqliteLog::open(&path);
    assert!(matches!(opened, Err(StoreError::TooNew { found: 999, .. })));
    let again = rusqlite::Connection::open(&path).unwrap();
    let tables: i64 = again
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .unwrap();
    assert_eq!(tables, 0);
}

#[tokio::test]
async fn what_was_appended_is_there_after_reopening_and_time_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rooms.db");
    let future = 4_000_000_000_000;
    let room = {
        let store = SqliteLog::open(&path).unwrap();
        let made = store.create(super::under_test::new_room(1)).await.unwrap();
        let sanuk_server::log::Created::New(room) = made else {
            panic!("{made:?}")
        };
        let mut late = append(room, 1, &["late"]);
        late.at = future;
        store.append(late).await.unwrap();
        room
    };
    // The writer's thread closes the file after the store is gone.
    let store = loop {
        match SqliteLog::open(&path) {
            Ok(store) => break store,
            Err(StoreError::Unavailable(_)) => tokio::task::yield_now().await,
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(store.events(room, 0, 10).await.unwrap().len(), 2);
    assert!(
        store.now().await.unwrap() >= future,
        "a clock set back must not stop the room"
    );
}
