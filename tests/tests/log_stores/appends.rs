//! Compare-and-set: all after the expected head, or nothing.

use std::sync::Arc;

use sanuk_server::log::{Append, Appended, LogStore, RoomId, Secret};

use super::under_test::{UnderTest, append, marks};

async fn bodies(store: &dyn LogStore, room: RoomId) -> Vec<(u32, String)> {
    let events = store.events(room, 0, 10_000).await.unwrap();
    events
        .into_iter()
        .map(|event| (event.seq, event.body))
        .collect()
}

pub async fn events_come_back_in_order_as_they_were(test: &UnderTest) {
    let room = test.room(1).await;
    let odd = "{\"name\":\"สนุก 즐거움 楽しい 🎲 \\\" ' % \u{1}\"}";
    let done = test
        .store
        .append(append(room, 1, &["{\"b\":2}", odd]))
        .await
        .unwrap();
    assert_eq!(done, Appended::Committed(3));
    let events = test.store.events(room, 1, 10).await.unwrap();
    let seen: Vec<_> = events
        .iter()
        .map(|e| (e.seq, e.at, e.body.as_str()))
        .collect();
    assert_eq!(seen, [(2, 2_000, "{\"b\":2}"), (3, 2_000, odd)]);
    assert_eq!(test.store.events(room, 1, 1).await.unwrap().len(), 1);
    let row = test.store.room(room).await.unwrap().unwrap();
    assert_eq!((row.head, row.marks), (3, marks(Some(5_000), 9_000_000)));
}

pub async fn a_wrong_head_changes_nothing(test: &UnderTest) {
    let room = test.room(1).await;
    for wrong in [0, 2, 7] {
        let mut late = append(room, wrong, &["x"]);
        late.secret = Some(Secret {
            game: [9; 16],
            secret: [9; 32],
        });
        late.marks = marks(Some(1), 2);
        assert_eq!(test.store.append(late).await.unwrap(), Appended::Conflict);
    }
    let unknown = append(RoomId(99), 1, &["x"]);
    assert_eq!(
        test.store.append(unknown).await.unwrap(),
        Appended::Conflict
    );
    let row = test.store.room(room).await.unwrap().unwrap();
    assert_eq!((row.head, row.marks), (1, marks(None, 9_000_000)));
    assert_eq!(bodies(&*test.store, room).await.len(), 1);
    assert_eq!(test.store.secret([9; 16]).await.unwrap(), None);
}

pub async fn of_many_writers_on_one_head_one_commits(test: &UnderTest) {
    let room = test.room(1).await;
    for head in 1..=5 {
        let tries = (0..8).map(|writer| {
            let store = Arc::clone(&test.store);
            tokio::spawn(async move {
                store
                    .append(append(room, head, &[&format!("{writer}")]))
                    .await
                    .unwrap()
            })
        });
        let mut committed = 0;
        for attempt in tries.collect::<Vec<_>>() {
            committed += u32::from(attempt.await.unwrap() == Appended::Committed(head + 1));
        }
        assert_eq!(committed, 1, "at head {head}");
    }
    let seqs: Vec<u32> = bodies(&*test.store, room)
        .await
        .into_iter()
        .map(|(seq, _)| seq)
        .collect();
    assert_eq!(seqs, [1, 2, 3, 4, 5, 6]);
}

pub async fn many_rooms_commit_side_by_side(test: &UnderTest) {
    let mut rooms = Vec::new();
    for number in 0..40 {
        rooms.push(test.room(number).await);
    }
    let writers = rooms.iter().map(|&room| {
        let store = Arc::clone(&test.store);
        tokio::spawn(async move {
            for head in 1..=10 {
                let done = store.append(append(room, head, &["e"])).await.unwrap();
                assert_eq!(done, Appended::Committed(head + 1));
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    for room in rooms {
        assert_eq!(bodies(&*test.store, room).await.len(), 11);
    }
}

pub async fn a_secret_is_kept_with_the_event_that_opens_its_game(test: &UnderTest) {
    let room = test.room(3).await;
    assert_eq!(
        test.store.secret([3; 16]).await.unwrap(),
        Some([3 ^ 0xff; 32])
    );
    let secret = Secret {
        game: [77; 16],
        secret: [78; 32],
    };
    let again = Append {
        secret: Some(secret.clone()),
        ..append(room, 1, &["game"])
    };
    test.store.append(again).await.unwrap();
    assert_eq!(test.store.secret([77; 16]).await.unwrap(), Some([78; 32]));
    assert_eq!(format!("{secret:?}"), "Secret(hidden)");
}

/// The same game twice breaks a key of the table; that must not cost others in the same commit.
pub async fn a_failed_job_leaves_its_neighbours_alone(test: &UnderTest) {
    let (good, bad) = (test.room(1).await, test.room(2).await);
    let twice = Append {
        secret: Some(Secret {
            game: [1; 16],
            secret: [0; 32],
        }),
        ..append(bad, 1, &["x"])
    };
    let (first, second) = tokio::join!(
        test.store.append(twice),
        test.store.append(append(good, 1, &["y"]))
    );
    // In memory a game has no key to break.
    if first.is_err() {
        assert_eq!(bodies(&*test.store, bad).await.len(), 1);
    } else {
        assert!(test.file().is_none(), "SQLite took a game twice");
    }
    assert_eq!(second.unwrap(), Appended::Committed(2));
    assert_eq!(bodies(&*test.store, good).await.len(), 2);
}
