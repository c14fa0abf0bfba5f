//! Beats, outages, and who holds which connection.

use std::time::Duration;

use sanuk_server::log::{Append, Appended, Held, Hint, NodeName, SeatSocket};

use super::under_test::{UnderTest, append};

fn node(name: &str, life: i64) -> NodeName {
    NodeName {
        node: name.into(),
        life,
    }
}

pub async fn a_silent_node_is_found_by_another(test: &UnderTest) {
    let (a, b) = (node("a", 1), node("b", 2));
    let first = test.store.beat(&a).await.unwrap();
    assert!(first.silent.is_empty() && first.outages.is_empty());
    test.pass(5_000).await;
    assert!(test.store.beat(&b).await.unwrap().silent.is_empty());
    test.pass(1_500).await;
    let beat = test.store.beat(&b).await.unwrap();
    assert_eq!(beat.silent.len(), 1);
    assert_eq!(beat.silent[0].node, a);
    assert!(beat.now - beat.silent[0].last >= 6_500);
    assert!(beat.outages.is_empty(), "b was alive all the time");
}

pub async fn an_earlier_life_is_silent_at_once(test: &UnderTest) {
    test.store.beat(&node("a", 1)).await.unwrap();
    let beat = test.store.beat(&node("a", 2)).await.unwrap();
    assert_eq!(beat.silent.len(), 1);
    assert_eq!(beat.silent[0].node, node("a", 1));
}

pub async fn an_outage_is_written_once(test: &UnderTest) {
    let (a, b) = (node("a", 1), node("b", 2));
    let before = test.store.beat(&a).await.unwrap().now;
    test.pass(6_001).await;
    let (first, second) = tokio::join!(test.store.beat(&a), test.store.beat(&b));
    let (first, second) = (first.unwrap(), second.unwrap());
    let longer = if first.outages.len() >= second.outages.len() {
        &first
    } else {
        &second
    };
    assert_eq!(longer.outages.len(), 1);
    let outage = longer.outages[0];
    assert!(outage.to - outage.from > 6_000);
    assert!(outage.from <= before);
    let later = test.store.beat(&b).await.unwrap();
    assert_eq!(later.outages, [outage]);
}

pub async fn connections_are_held_with_the_event_that_names_them(test: &UnderTest) {
    let room = test.room(1).await;
    let (a, b) = (node("a", 1), node("b", 2));
    let held = |node: &NodeName, conn: u32| {
        Some(Held {
            node: node.clone(),
            seat: 2,
            conn: format!("c{conn}"),
        })
    };
    let back = |head, node, conn: u32| Append {
        held: held(node, conn),
        ..append(room, head, &["back"])
    };
    assert_eq!(
        test.store.append(back(1, &a, 5)).await.unwrap(),
        Appended::Committed(2)
    );
    let socket = |conn: u32| SeatSocket {
        room,
        seat: 2,
        conn: format!("c{conn}"),
    };
    assert_eq!(test.store.sockets_of(&a).await.unwrap(), [socket(5)]);
    assert_eq!(
        test.store.append(back(1, &b, 6)).await.unwrap(),
        Appended::Conflict
    );
    assert_eq!(test.store.sockets_of(&a).await.unwrap(), [socket(5)]);
    test.store.append(back(2, &b, 6)).await.unwrap();
    assert!(test.store.sockets_of(&a).await.unwrap().is_empty());
    assert_eq!(test.store.sockets_of(&b).await.unwrap(), [socket(6)]);
    let gone = Append {
        dropped: Some(2),
        ..append(room, 3, &["gone"])
    };
    test.store.append(gone).await.unwrap();
    assert!(test.store.sockets_of(&b).await.unwrap().is_empty());
}

pub async fn a_buried_node_holds_nothing(test: &UnderTest) {
    let room = test.room(1).await;
    let (a, b) = (node("a", 1), node("a", 2));
    test.store.beat(&a).await.unwrap();
    let held = Some(Held {
        node: a.clone(),
        seat: 0,
        conn: "c1".into(),
    });
    test.store
        .append(Append {
            held,
            ..append(room, 1, &["back"])
        })
        .await
        .unwrap();
    test.store.bury(&a).await.unwrap();
    assert!(test.store.sockets_of(&a).await.unwrap().is_empty());
    assert!(test.store.beat(&b).await.unwrap().silent.is_empty());
}

pub async fn a_head_that_is_announced_is_heard(test: &UnderTest) {
    if !test.store.shared() {
        return;
    }
    let other = test.second_node().await;
    let mut heard = other.hints();
    let hint = Hint {
        room: sanuk_server::log::RoomId(7),
        head: 12,
    };
    // Listening begins in the background, and a hint may be lost: it is told until it is heard.
    let hear = async {
        loop {
            test.store.announce(hint);
            if let Ok(got) = tokio::time::timeout(Duration::from_millis(50), heard.recv()).await {
                break got.unwrap();
            }
        }
    };
    let got = tokio::time::timeout(Duration::from_secs(10), hear)
        .await
        .unwrap();
    assert_eq!(got, hint);
}

pub async fn time_does_not_run_backwards(test: &UnderTest) {
    let mut last = 0;
    for _ in 0..50 {
        let now = test.store.now().await.unwrap();
        assert!(now >= last);
        last = now;
    }
}
