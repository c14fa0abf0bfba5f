//! A store that fails, hangs or loses an answer leaves no seat, socket or room behind. Virtual time.

use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use sanuk_core::game::GameId;
use sanuk_core::protocol::ServerFrame;
use sanuk_core::protocol::frame::{Bye, Hello};
use sanuk_core::protocol::http::CreateRoom;
use sanuk_core::room::{Event, Logged, Room, Settings, Token};
use sanuk_server::host::{Change, Failure, NotEntered, NotMade, Outlet};
use sanuk_server::log::memory::MemoryLog;
use sanuk_server::log::{Append, LogStore, Marks, NodeName};
use tokio::time::{sleep, timeout};

use super::faulty::{Fault, Faulty};
use super::presence::{full_room, gone, hello, host, log, sit};
use super::start::{Hands, Shared};

fn secs(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

fn is_closed(outlet: &Outlet) -> bool {
    outlet.closed().now_or_never().is_some()
}

/// The numbers of the connections that came back and that were lost, in order.
fn edges(log: &[Logged]) -> Vec<(&'static str, u64)> {
    let edge = |entry: &Logged| match entry.body.event {
        Event::Back { conn, .. } => Some(("back", conn.n)),
        Event::Gone { conn, .. } => Some(("gone", conn.n)),
        _ => None,
    };
    log.iter().filter_map(edge).collect()
}

/// `online.md` § 1, presence: a seat whose hello came to nothing is marked gone, or nobody would take
/// its turns and its room would never end.
#[tokio::test(start_paused = true)]
async fn a_seat_that_was_never_welcomed_is_marked_gone() {
    for (call, fault) in [
        ("events", Fault::Fails),
        ("events", Fault::Hangs),
        ("append", Fault::LosesAnswer),
    ] {
        let store = Faulty::new();
        let a = host(&store, "a");
        a.beat().await.unwrap();
        let (live, _outlets) = full_room(&a).await;
        store.set(call, fault);
        let (outlet, _frames) = Outlet::new(1 << 20);
        let hello = hello(&live, 1, 2);
        // A stop drops a hello that is still being answered.
        let entered = timeout(secs(1), a.connect(&live, &hello, &outlet)).await;
        assert!(
            !matches!(entered, Ok(Ok(_))),
            "{call} {fault:?}: it was welcomed"
        );
        store.set(call, None);
        let entries = log(&*store, live.id).await;
        assert_eq!(edges(&entries), [("back", 1), ("back", 1), ("back", 2)]);
        a.beat().await.unwrap();
        let entries = log(&*store, live.id).await;
        assert_eq!(
            edges(&entries)[3..],
            [("gone", 2)],
            "{call} {fault:?}: the seat stays connected"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_hello_that_was_refused_leaves_the_seat_to_its_connection() {
    let store = Faulty::new();
    let a = host(&store, "a");
    a.beat().await.unwrap();
    let (live, _outlets) = full_room(&a).await;
    let (outlet, _frames) = Outlet::new(1 << 20);
    let refused = a.connect(&live, &hello(&live, 1, 0), &outlet).await;
    assert!(matches!(
        refused,
        Err(NotEntered::Failure(Failure::Refused { .. }))
    ));
    a.beat().await.unwrap();
    assert!(gone(&log(&*store, live.id).await).is_empty());
}

/// `online.md` § 1: others have marked its seats gone, so who stays would play beside the computer.
#[tokio::test]
async fn a_node_that_was_silent_closes_its_sockets_though_its_beat_succeeds() {
    let hands = Arc::new(Hands::default());
    let store = MemoryLog::with_time(Box::new(Shared(Arc::clone(&hands))));
    let (a, b) = (host(&store, "a"), host(&store, "b"));
    a.beat().await.unwrap();
    let (live, outlets) = full_room(&a).await;
    hands.pass(5_000);
    a.beat().await.unwrap();
    assert!(!outlets.iter().any(|it| is_closed(it)), "5 s are no death");
    hands.pass(6_500);
    b.beat().await.unwrap();
    assert_eq!(gone(&log(&*store, live.id).await).len(), 2);
    a.beat().await.unwrap();
    for outlet in outlets {
        let farewell = outlet.closed().now_or_never();
        assert_eq!(farewell.map(|it| it.code), Some(Bye::Fault));
    }
}

/// `online.md` § 1: a node that cannot write its beat for 6 s closes its sockets.
#[tokio::test(start_paused = true)]
async fn a_store_that_hangs_closes_the_sockets_and_holds_no_command_for_ever() {
    let store = Faulty::new();
    let a = host(&store, "a");
    a.start().await.unwrap();
    let (live, outlets) = full_room(&a).await;
    store.set("beat", Fault::Hangs);
    sleep(secs(5)).await;
    assert!(!is_closed(&outlets[0]), "closed before 6 s of silence");
    sleep(secs(2)).await;
    assert!(is_closed(&outlets[0]) && is_closed(&outlets[1]));
    let nothing = a.change(&live, |_| Ok(Change::new(Vec::new(), ())));
    let done = timeout(secs(10), nothing).await.unwrap();
    assert!(matches!(done, Err(Failure::Store(_))));
    assert!(!a.is_heard());
    store.set("beat", None);
    sleep(secs(5)).await;
    assert!(a.is_heard(), "it beats again once the store answers");
}

#[tokio::test(start_paused = true)]
async fn burying_the_dead_does_not_keep_a_node_from_beating() {
    let store = Faulty::new();
    let dead = NodeName {
        node: "dead".into(),
        life: 1,
    };
    store.inner.beat(&dead).await.unwrap();
    let a = host(&store, "a");
    a.start().await.unwrap();
    store.set("sockets_of", Fault::Hangs);
    sleep(secs(30)).await;
    assert_eq!(store.calls("sockets_of"), 1, "one burial at a time");
    assert!(store.calls("beat") >= 15, "{} beats", store.calls("beat"));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_a_hello_has_found_is_not_dropped_under_it() {
    let store = Faulty::new();
    let a = host(&store, "a");
    a.start().await.unwrap();
    let made = a.create(&wish(1)).await.unwrap();
    let found = a.find(made.code).await.unwrap();
    sleep(secs(90)).await;
    let again = a.find(made.code).await.unwrap();
    assert!(
        Arc::ptr_eq(&found, &again),
        "two who play in one room would not hear each other"
    );
    drop((found, again));
    sleep(secs(90)).await;
    assert_eq!(a.metrics.rooms.get(), 0, "nobody holds it any more");
}

fn wish(id: u8) -> CreateRoom {
    CreateRoom {
        id: GameId::from_bytes([id; 16]),
        settings: Settings::makruk(),
        creator: Token([1; 32]).hash(),
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_that_cannot_be_read_is_tried_ever_more_rarely() {
    let store = Faulty::new();
    let before = host(&store, "before");
    let made = before.create(&wish(1)).await.unwrap();
    let live = before.find(made.code).await.unwrap();
    let now = store.inner.now().await.unwrap();
    let damage = Append {
        room: live.id,
        expected: 2,
        at: now,
        events: vec!["nonsense".into()],
        marks: Marks {
            deadline: Some(now),
            expires: now + 86_400_000,
            ended: None,
        },
        secret: None,
        held: None,
        dropped: None,
        names: Vec::new(),
    };
    store.inner.append(damage).await.unwrap();
    let a = host(&store, "a");
    a.start().await.unwrap();
    sleep(secs(120)).await;
    assert!(store.calls("claim_due") > 100);
    let tried = store.calls("events");
    assert!((5..=8).contains(&tried), "{tried} times in two minutes");
}

/// One task sweeps all rooms.
#[tokio::test(start_paused = true)]
async fn a_panic_over_one_room_ends_no_sweep() {
    let store = Faulty::new();
    let a = host(&store, "a");
    a.start().await.unwrap();
    let made = a.create(&wish(1)).await.unwrap();
    let room = a.find(made.code).await.unwrap().id;
    sleep(secs(29 * 60)).await;
    store.set("append", Fault::Panics);
    sleep(secs(2 * 60)).await;
    let panics = a.metrics.panics.get();
    assert!((1..=8).contains(&panics), "{panics} in a minute");
    store.set("append", None);
    sleep(secs(5 * 60)).await;
    let log = log(&*store, room).await;
    let last = &log.last().unwrap().body.event;
    assert!(matches!(last, Event::Ended { .. }), "{last:?}");
}

/// Other nodes' entries are read in two steps: into the fold, and for the sockets that lack them.
#[tokio::test(start_paused = true)]
async fn entries_that_were_folded_and_not_told_are_told_later() {
    let store = Faulty::new();
    let (a, b) = (host(&store, "a"), host(&store, "b"));
    a.start().await.unwrap();
    b.start().await.unwrap();
    let made = a.create(&wish(1)).await.unwrap();
    let live = a.enter(made.code).await.unwrap();
    let (outlet, mut frames) = Outlet::new(1 << 20);
    let watcher = Hello {
        token: None,
        ..hello(&live, 9, 1)
    };
    a.connect(&live, &watcher, &outlet).await.unwrap();
    // The fold that nobody uses is dropped.
    sleep(secs(90)).await;
    let there = b.enter(made.code).await.unwrap();
    b.look(&there, Room::head).await.unwrap();
    store.spare("events", 1);
    store.set("events", Fault::Fails);
    let before = store.calls("events");
    sit(&b, &there, &made, 1).await;
    sleep(secs(1)).await;
    assert_eq!(store.calls("events"), before + 2);
    store.set("events", None);
    sit(&b, &there, &made, 2).await;
    sleep(secs(1)).await;
    let mut told = Vec::new();
    while let Ok(frame) = frames.try_recv() {
        if let ServerFrame::Ev(entry) = ServerFrame::read(&frame).unwrap() {
            told.push(entry.seq);
        }
    }
    assert_eq!(told, [3, 4]);
}

/// An app that never heard its room's code asks again, perhaps when the room has ended.
#[tokio::test(start_paused = true)]
async fn the_wish_of_a_room_that_has_ended_is_told_so() {
    let store = Faulty::new();
    let a = host(&store, "a");
    a.start().await.unwrap();
    let made = a.create(&wish(1)).await.unwrap();
    assert_eq!(a.create(&wish(1)).await.unwrap(), made);
    sleep(secs(31 * 60)).await;
    assert!(matches!(a.enter(made.code).await, Err(Failure::Expired)));
    let again = a.create(&wish(1)).await;
    assert!(
        matches!(again, Err(NotMade::Failure(Failure::Expired))),
        "{again:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn an_end_that_cannot_be_told_does_not_keep_a_node_from_beating() {
    let store = Faulty::new();
    let a = host(&store, "a");
    a.start().await.unwrap();
    let (live, _outlets) = full_room(&a).await;
    store.set("append", Fault::LosesAnswer);
    let (outlet, _frames) = Outlet::new(1 << 20);
    let entered = a.connect(&live, &hello(&live, 1, 2), &outlet).await;
    assert!(entered.is_err());
    store.set("append", Fault::Hangs);
    let before = store.calls("append");
    sleep(secs(30)).await;
    assert!(store.calls("append") > before, "it was tried");
    assert!(store.calls("beat") >= 15, "{} beats", store.calls("beat"));
}
