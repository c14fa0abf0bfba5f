//! Who is there: nodes that die, outages, replaced connections, a stop, a room that fails alone.

use std::sync::Arc;

use sanuk_core::fairness::Commitment;
use sanuk_core::game::GameId;
use sanuk_core::protocol::frame::{Bye, Hello, PROTO};
use sanuk_core::protocol::http::{CreateRoom, RoomCreated, RoomInfo};
use sanuk_core::protocol::{ClientFrame, ServerFrame};
use sanuk_core::room::{Ask, Chair, Command, DeviceId, Event, Join, Logged, Room, Settings, Token};
use sanuk_server::host::{Change, Failure, Host, LiveRoom, NotEntered, Outlet};
use sanuk_server::log::memory::MemoryLog;
use sanuk_server::log::{LogStore, RoomId};
use sanuk_server::metrics::Metrics;
use sanuk_tests::bots::line::Line;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::table;

use super::start::{self, Hands};

pub fn host<S: LogStore>(store: &Arc<S>, node: &str) -> Arc<Host> {
    Host::new(store.clone(), node, Metrics::new().unwrap()).unwrap()
}

pub fn hello(live: &LiveRoom, who: u8, conn: u64) -> Hello {
    let token = Some(Token([who; 32]));
    Hello {
        proto: PROTO,
        room: live.code,
        token,
        device: DeviceId(who.into()),
        conn,
        have: 0,
        differs: false,
        names: false,
    }
}

pub async fn log(store: &dyn LogStore, room: RoomId) -> Vec<Logged> {
    let stored = store.events(room, 0, 10_000).await.unwrap();
    let entry = |event: &sanuk_server::log::StoredEvent| Logged {
        seq: event.seq.into(),
        at: event.at.unsigned_abs(),
        body: serde_json::from_str(&event.body).unwrap(),
    };
    stored.iter().map(entry).collect()
}

/// Takes the seat before this number, as the first game wants it.
pub async fn sit(host: &Host, live: &LiveRoom, made: &RoomCreated, who: u8) {
    let seat = Chair::new(usize::from(who) - 1).unwrap();
    let share = sanuk_core::fairness::Share([who; 32]);
    let wish = Join {
        seat,
        gid: made.gid,
        commit: Commitment::of(made.gid.bytes(), seat.number(), &share),
    };
    let token = Token([who; 32]);
    host.join(live, &token, &wish, None).await.unwrap();
}

/// A makruk room with both seats taken and connected through this host: its start is under way.
pub async fn full_room(host: &Host) -> (Arc<LiveRoom>, Vec<Arc<Outlet>>) {
    let wish = CreateRoom {
        id: GameId::from_bytes([7; 16]),
        settings: Settings::makruk(),
        creator: Token([1; 32]).hash(),
    };
    let made = host.create(&wish).await.unwrap();
    let live = host.enter(made.code).await.unwrap();
    let mut outlets = Vec::new();
    for who in 1..=2_u8 {
        sit(host, &live, &made, who).await;
        let (outlet, _frames) = Outlet::new(1 << 20);
        host.connect(&live, &hello(&live, who, 1), &outlet)
            .await
            .unwrap();
        outlets.push(outlet);
    }
    (live, outlets)
}

/// `online.md` § 1: any node may serve any client, also before another node's hint has come.
#[tokio::test]
async fn an_end_is_an_end_on_a_node_that_has_not_heard_of_it() {
    let store = MemoryLog::new();
    let (a, b, c) = (host(&store, "a"), host(&store, "b"), host(&store, "c"));
    for node in [&a, &b, &c] {
        node.beat().await.unwrap();
    }
    let (live, _outlets) = full_room(&a).await;
    for node in [&b, &c] {
        let begun = node.show(live.code, |room| RoomInfo::of(room).begun).await;
        assert!(begun.unwrap());
    }
    let watched = c.enter(live.code).await.unwrap();
    for who in 1..=2_u8 {
        let leave = Ask {
            n: 1,
            prompt: None,
            command: Command::Leave,
        };
        let token = Token([who; 32]).hash();
        a.command(&live, &token, &leave, None).await.unwrap();
    }
    assert!(a.look(&live, |room| room.closed().is_some()).await.unwrap());
    let shown = b.show(live.code, RoomInfo::of).await;
    assert!(matches!(shown, Err(Failure::Expired)), "{shown:?}");
    let (outlet, _frames) = Outlet::new(1 << 20);
    let watcher = Hello {
        token: None,
        ..hello(&watched, 9, 1)
    };
    let entered = c.connect(&watched, &watcher, &outlet).await;
    assert!(
        matches!(entered, Err(NotEntered::Failure(Failure::Expired))),
        "{entered:?}"
    );
}

#[tokio::test]
async fn a_state_that_a_seat_did_not_share_is_counted_and_a_strangers_word_is_not() {
    let host = host(&MemoryLog::new(), "a");
    let (live, _) = full_room(&host).await;
    assert_eq!(host.metrics.mismatches.get(), 0);
    let (outlet, _frames) = Outlet::new(1 << 20);
    let seats = Hello {
        differs: true,
        ..hello(&live, 1, 2)
    };
    host.connect(&live, &seats, &outlet).await.unwrap();
    assert_eq!(host.metrics.mismatches.get(), 1);
    let strangers = Hello {
        token: Some(Token([9; 32])),
        ..seats
    };
    // The start is under way, so a stranger is sent away.
    assert!(host.connect(&live, &strangers, &outlet).await.is_err());
    assert_eq!(host.metrics.mismatches.get(), 1);
}

pub fn gone(log: &[Logged]) -> Vec<(u8, u64)> {
    let gone = log.iter().filter_map(|entry| match entry.body.event {
        Event::Gone { seat, since, .. } => Some((seat.number(), since)),
        _ => None,
    });
    gone.collect()
}

#[tokio::test]
async fn a_dead_nodes_seats_are_marked_gone_from_its_last_beat_on() {
    let hands = Arc::new(Hands::default());
    let store = MemoryLog::with_time(Box::new(start::Shared(Arc::clone(&hands))));
    let (a, b) = (host(&store, "a"), host(&store, "b"));
    a.beat().await.unwrap();
    let last = a.now().await.unwrap();
    let (live, _) = full_room(&a).await;
    hands.pass(5_000);
    b.beat().await.unwrap();
    assert!(
        gone(&log(&*store, live.id).await).is_empty(),
        "5 s are no death"
    );
    hands.pass(2_000);
    b.beat().await.unwrap();
    let mut seats = gone(&log(&*store, live.id).await);
    seats.sort_unstable();
    let [first, second] = seats[..] else {
        panic!("{seats:?}")
    };
    assert_eq!((first.0, second.0), (0, 1));
    assert!(
        first.1 >= last && first.1 <= last + 10,
        "since the last beat, not since it was noticed"
    );
    b.beat().await.unwrap();
    assert_eq!(
        gone(&log(&*store, live.id).await).len(),
        2,
        "the dead are buried once"
    );
}

#[tokio::test]
async fn a_restarted_node_marks_the_seats_of_its_earlier_life() {
    let store = MemoryLog::new();
    let before = host(&store, "a");
    before.beat().await.unwrap();
    let (live, _) = full_room(&before).await;
    let after = host(&store, "a");
    after.beat().await.unwrap();
    assert_eq!(gone(&log(&*store, live.id).await).len(), 2);
}

#[tokio::test]
async fn an_outage_is_credited_once_before_anything_is_judged() {
    let hands = Arc::new(Hands::default());
    let store = MemoryLog::with_time(Box::new(start::Shared(Arc::clone(&hands))));
    let a = host(&store, "a");
    a.beat().await.unwrap();
    let (live, _) = full_room(&a).await;
    // Halves of the dice are missing after 10 s; a minute without a beat must not count.
    hands.pass(60_000);
    a.beat().await.unwrap();
    a.sweep().await.unwrap();
    a.change(&live, |_| Ok(Change::new(Vec::new(), ())))
        .await
        .unwrap();
    let entries = log(&*store, live.id).await;
    let credits: Vec<u64> = entries
        .iter()
        .filter_map(|entry| match entry.body.event {
            Event::Credit { ms, .. } => Some(ms),
            _ => None,
        })
        .collect();
    assert_eq!(credits.len(), 1, "{entries:#?}");
    assert!(credits[0] >= 59_000, "{credits:?}");
    let failed = |log: &[Logged]| {
        log.iter()
            .any(|entry| matches!(entry.body.event, Event::StartFailed { .. }))
    };
    assert!(!failed(&entries), "the start was judged before the credit");
    for _ in 0..3 {
        hands.pass(4_000);
        a.beat().await.unwrap();
        a.sweep().await.unwrap();
    }
    assert!(
        failed(&log(&*store, live.id).await),
        "10 s after the outage the start fails"
    );
    assert!(Room::fold(&log(&*store, live.id).await).is_ok());
}

#[tokio::test]
async fn a_panicking_room_is_closed_alone() {
    let store = MemoryLog::new();
    let a = host(&store, "a");
    a.beat().await.unwrap();
    let (live, outlets) = full_room(&a).await;
    let failed = a
        .change::<()>(&live, |_| panic!("a fault in the rules"))
        .await;
    assert!(matches!(failed, Err(Failure::Panicked)));
    for outlet in outlets {
        assert_eq!(outlet.closed().await.code, Bye::Fault);
    }
    assert_eq!(a.metrics.panics.get(), 1);
    let head = a.look(&live, Room::head).await.unwrap();
    assert_eq!(
        head,
        log(&*store, live.id).await.len() as u64,
        "it goes on from its log"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_connection_replaces_an_older_one() {
    let server = start::in_memory(start::without_limits()).await;
    let mind = Mind {
        seed: 9,
        most_plies: 4,
        games: 1,
    };
    let bot = table::sit(&[server.address], &Settings::makruk(), mind)
        .await
        .unwrap()
        .remove(0);
    let hello = |device, conn| {
        let token = Some(bot.token);
        ClientFrame::Hello(Hello {
            proto: PROTO,
            room: bot.code,
            token,
            device: DeviceId(device),
            conn,
            have: 0,
            differs: false,
            names: false,
        })
    };
    let mut first = Line::connect(server.address).await.unwrap();
    first.say(&hello(1, 5)).await.unwrap();
    assert!(matches!(
        first.hear().await.unwrap(),
        ServerFrame::Welcome(_)
    ));
    let mut older = Line::connect(server.address).await.unwrap();
    older.say(&hello(1, 4)).await.unwrap();
    let ServerFrame::Bye { code, .. } = older.hear().await.unwrap() else {
        panic!()
    };
    assert_eq!(
        code,
        Bye::Replaced,
        "of one device the highest connection wins"
    );
    let mut other = Line::connect(server.address).await.unwrap();
    other.say(&hello(2, 1)).await.unwrap();
    assert!(matches!(
        other.hear().await.unwrap(),
        ServerFrame::Welcome(_)
    ));
    loop {
        match first.hear().await.unwrap() {
            ServerFrame::Bye {
                code, retry_after, ..
            } => {
                assert_eq!(
                    (code, retry_after),
                    (Bye::Replaced, None),
                    "it comes back on a press only"
                );
                break;
            }
            ServerFrame::Ev(_) => {}
            other => panic!("{other:?}"),
        }
    }
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_says_good_bye_and_leaves_no_seat_behind() {
    let store = MemoryLog::new();
    let server = start::on(store.clone(), start::without_limits()).await;
    let mind = Mind {
        seed: 13,
        most_plies: 4,
        games: 1,
    };
    let mut bot = table::sit(&[server.address], &Settings::makruk(), mind)
        .await
        .unwrap()
        .remove(0);
    let mut socket = bot.connect().await.unwrap();
    let live = server.running.host.find(bot.code).await.unwrap();
    server.running.stop().await;
    let ServerFrame::Bye {
        code, retry_after, ..
    } = socket.hear().await.unwrap()
    else {
        panic!()
    };
    assert_eq!(code, Bye::Restart);
    assert!(
        retry_after.is_some_and(|wait| (1_000..=3_000).contains(&wait)),
        "{retry_after:?}"
    );
    assert_eq!(gone(&log(&*store, live.id).await).len(), 1);
}
