use super::*;
use crate::client::hall::{Hall, START};
use crate::client::wire::{News, Request};
use crate::client::{Half, Making, post};
use crate::fairness::Share;
use crate::game::GameId;
use crate::ludo::RuleSet;
use crate::protocol::http::{LogPage, RoomCreated, RoomJoined};
use crate::room::Settings;

/// A device that plays in a hall, without screens.
struct Device {
    who: u32,
    client: Client,
    half: Half,
    told: Vec<Told>,
    /// Answers to its fetches that get lost.
    lose_fetches: u32,
}

fn server() -> ServerAddress {
    "https://play.example.org".parse().unwrap()
}

/// Asks by HTTP and waits for the answer.
fn ask<T: serde::de::DeserializeOwned>(hall: &mut Hall, who: u32, request: Request) -> T {
    hall.wish(who, Wish::Ask { ask: 1, request });
    match hall.out.pop() {
        Some((_, News::Answered { reply, .. })) => post::read(reply).unwrap(),
        other => panic!("{other:?}"),
    }
}

impl Device {
    fn sit(hall: &mut Hall, who: u32, code: Code, made: &RoomCreated) -> Self {
        let token = Token([who as u8 + 1; 32]);
        let half = Half {
            gid: made.gid,
            first: made.first,
            chair: Chair::new(who as usize).unwrap(),
            share: Share([who as u8 + 100; 32]),
        };
        let joined: RoomJoined = ask(hall, who, post::join(&server(), code, token, &half, None));
        assert_eq!(joined.seat, half.chair);
        let device = DeviceId(u64::from(who));
        let conn = Conn { device, n: 0 };
        let client = Client::open(&server(), code, Some(token), conn, 0, hall.now - START);
        let told = Vec::new();
        Self {
            who,
            client,
            half,
            told,
            lose_fetches: 0,
        }
    }

    /// From which entries on it fetched.
    fn fetches(&self) -> Vec<u64> {
        let from = |told: &Told| match told {
            Told::Fetch { from } => Some(*from),
            _ => None,
        };
        self.told.iter().filter_map(from).collect()
    }

    /// Carries out the client's wishes, and opens its half of the dice when asked to.
    fn flow(&mut self, hall: &mut Hall) {
        let now = hall.now - START;
        for wish in self.client.take() {
            hall.wish(self.who, wish);
        }
        for told in self.client.take_told() {
            if let Told::Fetch { from } = told {
                let page: LogPage = ask(
                    hall,
                    self.who,
                    post::log(
                        &server(),
                        hall.code(),
                        Token([self.who as u8 + 1; 32]),
                        from,
                    ),
                );
                let lost = self.lose_fetches > 0;
                self.lose_fetches = self.lose_fetches.saturating_sub(1);
                let answer = if lost {
                    Err("no answer".to_owned())
                } else {
                    Ok(page.events)
                };
                self.client.fetched(answer, now);
            }
            self.told.push(told);
        }
    }

    fn hear(&mut self, news: News, now_ms: u64) {
        match news {
            News::Opened { socket } => self.client.opened(socket),
            News::Heard { socket, text } => self.client.heard(socket, &text, now_ms),
            News::Closed { socket } => self.client.closed(socket, now_ms, 75),
            News::Answered { .. } => {}
        }
    }
}

/// Lets everything arrive.
fn settle(hall: &mut Hall, devices: &mut [Device]) {
    for _ in 0..200 {
        for device in devices.iter_mut() {
            device.flow(hall);
        }
        let out = std::mem::take(&mut hall.out);
        if out.is_empty() && devices.iter().all(|it| it.client.next_wake() != Some(0)) {
            return;
        }
        let now = hall.now - START;
        for (who, news) in out {
            if let Some(device) = devices.iter_mut().find(|it| it.who == who) {
                device.hear(news, now);
            }
        }
    }
}

fn advance(hall: &mut Hall, devices: &mut [Device], ms: u64) {
    for _ in 0..ms / 100 {
        hall.advance(100);
        let now = hall.now - START;
        for device in devices.iter_mut() {
            device.client.wake(now, 75);
        }
        settle(hall, devices);
    }
}

/// Two devices at a running game of Ludo.
fn playing() -> (Hall, Vec<Device>) {
    let mut hall = Hall::new();
    let making = Making {
        id: GameId::from_bytes([9; 16]),
        settings: Settings::ludo(RuleSet::quick(), 2),
    };
    let made: RoomCreated = ask(
        &mut hall,
        0,
        post::make(&server(), &making, &Token([1; 32])),
    );
    let mut devices: Vec<Device> = (0..2)
        .map(|who| Device::sit(&mut hall, who, made.code, &made))
        .collect();
    settle(&mut hall, &mut devices);
    for device in &mut devices {
        let share = device.half.share;
        device.client.ask(Command::Reveal { share }, 0);
    }
    settle(&mut hall, &mut devices);
    assert!(hall.room().running().is_some());
    (hall, devices)
}

fn rolls(hall: &Hall) -> u32 {
    hall.room()
        .table()
        .and_then(crate::room::Table::top)
        .map_or(0, |top| top.roll)
}

#[test]
fn both_devices_fold_the_same_room() {
    let (hall, devices) = playing();
    for device in &devices {
        assert_eq!(
            device.client.room().map(Room::hash),
            Some(hall.room().hash())
        );
        assert_eq!(device.client.chair(), Some(device.half.chair));
    }
}

#[test]
fn an_unanswered_command_is_resent_after_2_5_seconds_and_counts_once() {
    let (mut hall, mut devices) = playing();
    hall.lose_answers = 2;
    let now = hall.now - START;
    devices[0].client.ask(Command::Roll, now);
    settle(&mut hall, &mut devices);
    assert!(devices[0].client.sending());
    assert_eq!(devices[0].client.next_wake(), Some(now + 2_500));
    advance(&mut hall, &mut devices, 2_400);
    assert!(devices[0].client.sending(), "not before");
    advance(&mut hall, &mut devices, 2_800);
    assert!(!devices[0].client.sending());
    assert_eq!(rolls(&hall), 1);
}

#[test]
fn a_command_given_while_cut_off_is_sent_once_back() {
    let (mut hall, mut devices) = playing();
    hall.cut.insert(0);
    let now = hall.now - START;
    devices[0].client.ask(Command::Roll, now);
    settle(&mut hall, &mut devices);
    advance(&mut hall, &mut devices, 30_000);
    assert_eq!(rolls(&hall), 0);
    hall.cut.clear();
    advance(&mut hall, &mut devices, 20_000);
    assert_eq!(rolls(&hall), 1);
    assert!(!devices[0].client.sending());
}

#[test]
fn a_press_meant_for_a_choice_that_passed_is_refused_and_told() {
    let (mut hall, mut devices) = playing();
    let now = hall.now - START;
    devices[1].client.ask(Command::Roll, now);
    settle(&mut hall, &mut devices);
    let refused = devices[1].told.iter().any(|told| {
        matches!(
            told,
            Told::Refused {
                why: Refusal::NotYourTurn | Refusal::Stale { .. },
                ..
            }
        )
    });
    assert!(refused, "{:?}", devices[1].told);
    assert!(!devices[1].client.sending());
}

/// Plays on while the second device is cut off, and welcomes it with a snapshot.
fn shown_a_snapshot(hall: &mut Hall, devices: &mut [Device]) {
    hall.cut.insert(1);
    for _ in 0..8 {
        for command in [
            Command::Roll,
            Command::Pass,
            Command::Move {
                piece: crate::ludo::PieceIndex::ALL[0],
            },
        ] {
            let now = hall.now - START;
            devices[0].client.ask(command, now);
            settle(hall, devices);
        }
        advance(hall, devices, 2_000);
    }
    hall.snapshots = true;
    hall.cut.clear();
    hall.restart();
    settle(hall, devices);
    while devices[1].fetches().is_empty() {
        advance(hall, devices, 100);
    }
    hall.snapshots = false;
}

#[test]
fn a_snapshot_is_checked_by_the_entries_behind_it() {
    let (mut hall, mut devices) = playing();
    shown_a_snapshot(&mut hall, &mut devices);
    advance(&mut hall, &mut devices, 40_000);
    assert_eq!(devices[1].fetches().len(), 1);
    assert_eq!(
        devices[1].client.room().map(Room::hash),
        Some(hall.room().hash())
    );
}

/// The next hello names the snapshot's head, so that the server gives no snapshot again.
#[test]
fn a_snapshot_whose_entries_did_not_come_is_checked_after_the_next_welcome() {
    let (mut hall, mut devices) = playing();
    devices[1].lose_fetches = 2;
    shown_a_snapshot(&mut hall, &mut devices);
    advance(&mut hall, &mut devices, 2 * FETCH_AGAIN_MS + 1_000);
    let from = devices[1].fetches()[0];
    assert_eq!(devices[1].fetches(), [from; 3]);
    // It is checked now: nothing is fetched for another welcome.
    hall.restart();
    settle(&mut hall, &mut devices);
    advance(&mut hall, &mut devices, 1_000);
    assert_eq!(devices[1].client.standing(), Standing::Open);
    assert_eq!(devices[1].fetches().len(), 3);
    assert_eq!(
        devices[1].client.room().map(Room::hash),
        Some(hall.room().hash())
    );
}

#[test]
fn a_frame_that_is_none_connects_anew_and_then_gives_up() {
    let (mut hall, mut devices) = playing();
    let client = &mut devices[0].client;
    for _ in 0..2 {
        let socket = client.socket();
        client.heard(socket, "{\"type\":\"ev\"}", 0);
        assert!(
            client
                .take()
                .iter()
                .any(|wish| matches!(wish, Wish::Dial { .. }))
        );
        client.opened(client.socket());
    }
    let socket = client.socket();
    client.heard(socket, "nonsense", 0);
    assert!(
        client
            .take_told()
            .iter()
            .any(|told| matches!(told, Told::Nonsense(_)))
    );
    assert_eq!(client.standing(), Standing::Off);
    settle(&mut hall, &mut devices);
}

#[test]
fn entries_that_cannot_be_fetched_are_asked_for_again() {
    let (mut hall, mut devices) = playing();
    for _ in 0..5 {
        let now = hall.now - START;
        let client = &mut devices[0].client;
        client.fetched(Err("no answer".to_owned()), now);
        assert_eq!(client.standing(), Standing::Lost);
        advance(&mut hall, &mut devices, FETCH_AGAIN_MS + 100);
        assert_eq!(devices[0].client.standing(), Standing::Open);
    }
}

/// The frame of an entry that follows the log by its number and not by what it says.
fn wrong_entry(hall: &Hall) -> String {
    let entry = hall.rooms.values().next().unwrap().log.last().unwrap();
    let wrong = Logged {
        seq: entry.seq + 1,
        at: 0,
        ..entry.clone()
    };
    ServerFrame::Ev(wrong).write()
}

#[test]
fn the_second_mismatch_of_a_room_stops() {
    let (mut hall, mut devices) = playing();
    for second in [false, true] {
        let client = &mut devices[0].client;
        client.heard(client.socket(), &wrong_entry(&hall), 0);
        let told = client.take_told();
        let stops = told.iter().any(|told| matches!(told, Told::Nonsense(_)));
        assert_eq!(stops, second, "{told:?}");
        settle(&mut hall, &mut devices);
        advance(&mut hall, &mut devices, 1_000);
    }
    assert_eq!(devices[0].client.standing(), Standing::Off);
}

#[test]
fn a_mismatch_is_told_with_the_next_hello_and_only_there() {
    let (hall, mut devices) = playing();
    let client = &mut devices[0].client;
    client.heard(client.socket(), &wrong_entry(&hall), 0);
    let mut told = Vec::new();
    for later in [1_000, 10_000] {
        client.opened(client.socket());
        let said = client.take().into_iter().filter_map(|wish| match wish {
            Wish::Say { text, .. } => ClientFrame::read(&text).ok(),
            _ => None,
        });
        told.extend(said.filter_map(|frame| match frame {
            ClientFrame::Hello(hello) => Some(hello.differs),
            _ => None,
        }));
        client.closed(client.socket(), later, 0);
        client.wake(later + 9_000, 0);
    }
    assert_eq!(told, [true, false]);
}

#[test]
fn a_gap_in_the_entries_is_never_folded_over() {
    let (mut hall, mut devices) = playing();
    let head = devices[0].client.room().unwrap().head();
    let entry = hall
        .rooms
        .values()
        .next()
        .unwrap()
        .log
        .last()
        .unwrap()
        .clone();
    let far = Logged {
        seq: head + 5,
        ..entry
    };
    let socket = devices[0].client.socket();
    devices[0]
        .client
        .heard(socket, &ServerFrame::Ev(far).write(), 0);
    assert_eq!(devices[0].client.room().unwrap().head(), head);
    settle(&mut hall, &mut devices);
    assert_eq!(devices[0].client.room().unwrap().head(), hall.room().head());
}

#[test]
fn of_one_device_the_numbers_of_connections_rise() {
    let (mut hall, mut devices) = playing();
    let before = devices[0].client.conn();
    hall.restart();
    settle(&mut hall, &mut devices);
    advance(&mut hall, &mut devices, 1_000);
    assert!(devices[0].client.conn() > before);
    assert_eq!(devices[0].client.standing(), Standing::Open);
}

/// A phone's steady time stands still while it sleeps, so that 20 s of background never pass.
#[test]
fn a_phone_that_slept_asks_its_socket_at_once_and_dials_3_seconds_later() {
    let (mut hall, mut devices) = playing();
    let now = hall.now - START;
    devices[0].client.background(now);
    hall.cut.insert(0);
    devices[0].client.foreground(now);
    let wishes = devices[0].client.take();
    let asked = wishes.iter().any(|wish| {
        matches!(wish, Wish::Say { text, .. }
            if matches!(ClientFrame::read(text), Ok(ClientFrame::Hb { .. })))
    });
    assert!(asked, "{wishes:?}");
    let before = devices[0].client.socket();
    advance(&mut hall, &mut devices, 2_900);
    assert_eq!(devices[0].client.socket(), before);
    hall.cut.clear();
    advance(&mut hall, &mut devices, 100);
    assert_eq!(devices[0].client.socket(), before + 1);
    assert_eq!(devices[0].client.standing(), Standing::Open);
}

#[test]
fn another_device_replaces_this_one_until_a_press() {
    let (mut hall, mut devices) = playing();
    let other = Conn {
        device: DeviceId(77),
        n: 1,
    };
    let client = Client::open(
        &server(),
        hall.code(),
        Some(Token([1; 32])),
        other,
        0,
        hall.now - START,
    );
    devices.push(Device {
        who: 2,
        client,
        half: devices[0].half.clone(),
        told: Vec::new(),
        lose_fetches: 0,
    });
    settle(&mut hall, &mut devices);
    assert_eq!(devices[2].client.standing(), Standing::Open);
    assert_eq!(devices[0].client.standing(), Standing::Replaced);
    advance(&mut hall, &mut devices, 60_000);
    assert_eq!(
        devices[0].client.standing(),
        Standing::Replaced,
        "not by itself"
    );
    let now = hall.now - START;
    devices[0].client.want(now);
    settle(&mut hall, &mut devices);
    assert_eq!(devices[0].client.standing(), Standing::Open);
    assert_eq!(devices[2].client.standing(), Standing::Replaced);
}

proptest::proptest! {
    #[test]
    fn no_frame_panics(text in "\\PC{0,80}") {
        let _ = ServerFrame::read(&text);
        let _ = ClientFrame::read(&text);
    }
}
