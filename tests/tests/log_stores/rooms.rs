//! Codes, wishes, snapshots, deadlines, names, and the end of a room.

use std::sync::Arc;

use sanuk_server::log::{
    Append, Appended, Created, Hint, KEEP_ENDED_MS, Marks, NewRoom, RoomId, Secret, Snapshot,
};

use super::under_test::{UnderTest, append, marks, new_room};

pub async fn the_same_wish_finds_the_same_room(test: &UnderTest) {
    let room = test.room(1).await;
    let again = NewRoom {
        code: "ZZZZZZZZZZ".into(),
        ..new_room(1)
    };
    assert_eq!(
        test.store.create(again).await.unwrap(),
        Created::Existing(room)
    );
    assert!(test.store.find("ZZZZZZZZZZ").await.unwrap().is_none());
    let found = test.store.find(&new_room(1).code).await.unwrap().unwrap();
    assert_eq!((found.id, found.head, found.snapshot), (room, 1, None));
}

pub async fn many_with_one_wish_make_one_room(test: &UnderTest) {
    let tries = (0..8u8).map(|number| {
        let store = Arc::clone(&test.store);
        let new = NewRoom {
            code: format!("C{number:0>9}"),
            secret: Secret {
                game: [number; 16],
                secret: [0; 32],
            },
            ..new_room(1)
        };
        tokio::spawn(async move { store.create(new).await.unwrap() })
    });
    let mut made = Vec::new();
    let mut rooms = Vec::new();
    for attempt in tries.collect::<Vec<_>>() {
        match attempt.await.unwrap() {
            Created::New(room) => {
                made.push(room);
                rooms.push(room);
            }
            Created::Existing(room) => rooms.push(room),
            Created::CodeTaken => panic!("eight different codes"),
        }
    }
    assert_eq!(made.len(), 1);
    assert!(rooms.iter().all(|room| *room == made[0]));
}

pub async fn a_code_belongs_to_one_room(test: &UnderTest) {
    let room = test.room(1).await;
    let other = NewRoom {
        code: new_room(1).code,
        ..new_room(2)
    };
    assert_eq!(test.store.create(other).await.unwrap(), Created::CodeTaken);
    assert_eq!(test.store.secret([2; 16]).await.unwrap(), None);
    assert_eq!(
        test.store
            .find(&new_room(1).code)
            .await
            .unwrap()
            .unwrap()
            .id,
        room
    );
}

pub async fn snapshots_only_go_forward(test: &UnderTest) {
    let room = test.room(1).await;
    let at = |seq| Snapshot {
        seq,
        body: format!("state {seq}"),
    };
    for seq in [64, 128, 64] {
        test.store.keep_snapshot(room, at(seq)).await.unwrap();
    }
    let row = test.store.room(room).await.unwrap().unwrap();
    assert_eq!(row.snapshot, Some(at(128)));
}

pub async fn due_rooms_are_claimed_once_a_second(test: &UnderTest) {
    let mut rooms = Vec::new();
    for (number, deadline) in [
        (1, Some(4_000)),
        (2, Some(3_000)),
        (3, None),
        (4, Some(10_000)),
    ] {
        let room = test.room(number).await;
        let set = sanuk_server::log::Append {
            marks: marks(deadline, if number == 3 { 3_500 } else { 9_000_000 }),
            ..append(room, 1, &["e"])
        };
        assert_eq!(
            test.store.append(set).await.unwrap(),
            Appended::Committed(2)
        );
        rooms.push(room);
    }
    assert!(test.store.claim_due(2_999, 100).await.unwrap().is_empty());
    assert_eq!(
        test.store.claim_due(5_000, 2).await.unwrap(),
        [rooms[1], rooms[2]]
    );
    assert_eq!(test.store.claim_due(5_000, 2).await.unwrap(), [rooms[0]]);
    assert!(test.store.claim_due(5_999, 100).await.unwrap().is_empty());
    assert_eq!(test.store.claim_due(6_000, 100).await.unwrap().len(), 3);
}

pub async fn an_ended_room_is_never_due(test: &UnderTest) {
    let room = test.room(1).await;
    let ended = Marks {
        deadline: Some(10),
        expires: 20,
        ended: Some(15),
    };
    let last = sanuk_server::log::Append {
        marks: ended,
        ..append(room, 1, &["end"])
    };
    test.store.append(last).await.unwrap();
    assert!(
        test.store
            .claim_due(1_000_000, 100)
            .await
            .unwrap()
            .is_empty()
    );
    let row = test.store.room(room).await.unwrap().unwrap();
    assert_eq!(row.marks, ended);
}

pub async fn a_moved_head_is_found(test: &UnderTest) {
    let (still, moved) = (test.room(1).await, test.room(2).await);
    test.store
        .append(append(moved, 1, &["a", "b"]))
        .await
        .unwrap();
    let watched = [(still, 1), (moved, 1), (sanuk_server::log::RoomId(99), 0)];
    let found = test.store.moved(&watched).await.unwrap();
    assert_eq!(
        found,
        [Hint {
            room: moved,
            head: 3
        }]
    );
    assert!(test.store.moved(&[(moved, 3)]).await.unwrap().is_empty());
    assert!(test.store.moved(&[]).await.unwrap().is_empty());
}

pub async fn names_are_kept_apart(test: &UnderTest) {
    let room = test.room(1).await;
    let steps = [
        (1, &[(2, Some("น้ำ")), (0, Some("민수"))][..]),
        (2, &[(2, Some("น้ำฝน"))]),
        (3, &[(1, None), (3, Some("さくら"))]),
    ];
    for (head, names) in steps {
        let step = named(append(room, head, &["e"]), names);
        test.store.append(step).await.unwrap();
    }
    let names = kept(test, room).await;
    assert_eq!(names, ["0 민수", "2 น้ำฝน", "3 さくら"]);
    let events = test.store.events(room, 0, 10).await.unwrap();
    assert!(events.iter().all(|event| !event.body.contains("민수")));
}

pub async fn a_name_goes_with_the_event_that_frees_its_seat(test: &UnderTest) {
    let (room, other) = (test.room(1).await, test.room(2).await);
    for room in [room, other] {
        let both = [(0, Some("민수")), (1, Some("น้ำ"))];
        let step = named(append(room, 1, &["e"]), &both);
        test.store.append(step).await.unwrap();
    }
    let late = named(append(room, 1, &["e"]), &[(0, None), (1, Some("x"))]);
    assert_eq!(test.store.append(late).await.unwrap(), Appended::Conflict);
    assert_eq!(kept(test, room).await, ["0 민수", "1 น้ำ"]);
    let freed = named(append(room, 2, &["e"]), &[(0, None)]);
    test.store.append(freed).await.unwrap();
    assert_eq!(kept(test, room).await, ["1 น้ำ"]);
    assert_eq!(kept(test, other).await.len(), 2);
}

fn named(append: Append, names: &[(u8, Option<&str>)]) -> Append {
    let names = names
        .iter()
        .map(|(seat, name)| (*seat, name.map(str::to_owned)))
        .collect();
    Append { names, ..append }
}

async fn kept(test: &UnderTest, room: RoomId) -> Vec<String> {
    let names = test.store.names(room).await.unwrap();
    names
        .iter()
        .map(|(seat, name)| format!("{seat} {name}"))
        .collect()
}

pub async fn thirty_days_after_its_end_nothing_is_left(test: &UnderTest) {
    let (old, young) = (test.room(1).await, test.room(2).await);
    for (room, ended) in [(old, 2_000), (young, 3_000)] {
        let marks = Marks {
            deadline: None,
            expires: 2_000,
            ended: Some(ended),
        };
        let last = sanuk_server::log::Append {
            marks,
            ..named(append(room, 1, &["end"]), &[(0, Some("x"))])
        };
        test.store.append(last).await.unwrap();
    }
    assert_eq!(
        test.store
            .delete_old(KEEP_ENDED_MS + 1_999, 10)
            .await
            .unwrap(),
        0
    );
    assert_eq!(
        test.store
            .delete_old(KEEP_ENDED_MS + 2_000, 10)
            .await
            .unwrap(),
        1
    );
    assert!(test.store.find(&new_room(1).code).await.unwrap().is_none());
    assert!(test.store.events(old, 0, 10).await.unwrap().is_empty());
    assert!(kept(test, old).await.is_empty());
    assert_eq!(kept(test, young).await, ["0 x"]);
    assert_eq!(test.store.secret([1; 16]).await.unwrap(), None);
    assert!(test.store.secret([2; 16]).await.unwrap().is_some());
    let again = test.room(1).await;
    assert!(
        again != old && again != young,
        "a number is never used twice"
    );
}
