//! How long rooms live, what they write down, and what they refuse to fold.

use super::*;
use crate::game::Reason;

#[test]
fn a98_a_room_ends_30_minutes_after_the_last_connection_is_lost() {
    let mut world = World::playing(&party(2));
    world.cut(0);
    world.wait(60_000);
    world.cut(1);
    let lost = world.now;
    world.wait_until(lost + 30 * 60_000 - 1);
    assert_eq!(world.room.closed(), None, "29:59.999");
    world.wait(1);
    assert_eq!(world.room.closed(), Some(RoomEnd::Abandoned));
    let outcome = world.room.table().unwrap().session().position().outcome();
    assert_eq!(
        outcome.unwrap().reason,
        Reason::RoomEnded,
        "void, its record kept"
    );
}

#[test]
fn a98_a_connection_in_time_keeps_the_room() {
    let mut world = World::playing(&party(2));
    (0..2).for_each(|seat| world.cut(seat));
    world.wait(30 * 60_000 - 1);
    world.connect(1, 2).unwrap();
    world.wait(60_000);
    assert_eq!(world.room.closed(), None);
}

#[test]
fn a98_a_room_ends_24_hours_after_its_creation_or_its_last_rematch() {
    const DAY: u64 = 24 * 3_600_000;
    let mut world = World::playing(&Settings::makruk());
    world.press(0, Command::Resign).unwrap();
    world.wait_until(START + DAY - 1);
    assert_eq!(world.room.closed(), None, "23:59:59.999");
    let mut other = World::playing(&Settings::makruk());
    other.press(0, Command::Resign).unwrap();
    other.wait_until(START + DAY - 1);
    for who in [0, 1] {
        let (gid, commit) = (other.gid(), other.commitment(who, who.into()));
        other.press(who, Command::Rematch { gid, commit }).unwrap();
    }
    other.reveal_all();
    assert_eq!(other.room.expires(), other.now + DAY, "another 24 h");

    world.wait(1);
    assert_eq!(world.room.closed(), Some(RoomEnd::TooOld));
    let ended = RoomEnd::TooOld;
    assert_eq!(
        world.press(0, Command::ImBack),
        Err(Refusal::Closed { ended })
    );
    assert_eq!(next_deadline(&world.room), None);
}

#[test]
fn a_room_that_nobody_ever_joined_ends_after_30_minutes() {
    let mut world = World::open(&quick(4));
    world.wait(times::ALONE - 1);
    assert_eq!(world.room.closed(), None);
    world.wait(1);
    assert_eq!(world.room.closed(), Some(RoomEnd::Abandoned));
}

#[test]
fn every_16th_entry_carries_the_hash_of_the_state_and_a_wrong_one_is_told() {
    let mut world = World::playing(&party(4));
    world.press(0, Command::Roll).unwrap();
    for entry in &world.log {
        let due = entry.seq.is_multiple_of(times::HASH_EVERY);
        assert_eq!(entry.body.hash.is_some(), due, "{}", entry.seq);
    }
    assert!(world.room.head() >= 16, "{}", world.room.head());
    let mut log = world.log.clone();
    let hash = log[15].body.hash.as_mut().unwrap();
    hash.0[0] ^= 1;
    assert_eq!(Room::fold(&log), Err(FoldError::Hash { seq: 16 }));
}

#[test]
fn the_canonical_text_of_a_room() {
    let mut world = World::playing(&party(3));
    world.press(0, Command::Roll).unwrap();
    world.cut(1);
    insta::assert_snapshot!("canonical_ludo", world.room.canonical());
    let mut world = World::playing(&Settings::makruk());
    let who = world
        .who(world.room.running().unwrap().turn().unwrap())
        .unwrap();
    let ply = "e3e4".parse().unwrap();
    world.press(who, Command::Play { ply }).unwrap();
    insta::assert_snapshot!("canonical_makruk", world.room.canonical());
}

#[test]
fn the_json_of_every_entry_reads_back() {
    let mut world = World::playing(&party(3));
    world.press(0, Command::Roll).unwrap();
    world.cut(1);
    world.connect(1, 2).unwrap();
    world.press(2, Command::Leave).unwrap();
    let lines: Vec<String> = world
        .log
        .iter()
        .map(|entry| serde_json::to_string(entry).unwrap())
        .collect();
    for (line, entry) in lines.iter().zip(&world.log) {
        assert_eq!(serde_json::from_str::<Logged>(line).unwrap(), *entry);
    }
    insta::assert_snapshot!("entries", lines.join("\n"));
}

#[test]
fn entries_that_cannot_follow_leave_the_room_as_it_was() {
    let world = World::playing(&party(3));
    let next = |event| Logged {
        seq: world.room.head() + 1,
        at: world.now,
        body: Body {
            event,
            cause: None,
            hash: None,
        },
    };
    let impossible = [
        Event::Game {
            number: 2,
            gid: GameId::from_bytes([3; 16]),
            first: crate::fairness::Key([0; 32]),
        },
        Event::Joined {
            seat: chair(3),
            token: token(5),
            commit: Commitment([0; 32]),
        },
        Event::Revealed {
            seat: chair(0),
            share: share(0),
        },
        Event::Gone {
            seat: chair(0),
            conn: conn(0, 77),
            since: 0,
        },
        Event::Back {
            seat: chair(3),
            conn: conn(0, 77),
        },
        Event::Step {
            seat: Some(chair(1)),
            by: By::Person,
            step: crate::game::Event::Ludo(crate::ludo::Event::Rolled {
                die: crate::ludo::Die::SIX,
            }),
            key: None,
            lag: 0,
        },
    ];
    for event in impossible {
        let mut room = world.room.clone();
        let told = room.apply(&next(event.clone()));
        assert!(
            matches!(told, Err(FoldError::Impossible { .. })),
            "{event:?}: {told:?}"
        );
        assert_eq!(room, world.room);
    }
    let mut room = world.room.clone();
    let mut gap = next(Event::ImBack { seat: chair(0) });
    gap.seq += 1;
    assert!(matches!(room.apply(&gap), Err(FoldError::Gap { .. })));
    gap.seq -= 1;
    gap.at = START - 1;
    assert!(room.apply(&gap).is_err(), "time never falls");
}

#[test]
fn a_log_of_a_later_version_is_not_folded() {
    let mut log = World::open(&quick(2)).log;
    let Event::Opened { rules_rev, .. } = &mut log[0].body.event else {
        panic!("opened");
    };
    *rules_rev = RULES_REV + 1;
    assert!(matches!(Room::fold(&log), Err(FoldError::Newer { .. })));
}

#[test]
fn secrets_are_in_no_entry_and_no_debug_text() {
    let world = World::playing(&party(3));
    let written = format!(
        "{:?}{}",
        world.log,
        serde_json::to_string(&world.log).unwrap()
    );
    let secret = "07".repeat(32);
    assert!(!written.contains(&secret));
    for who in 0..3_u8 {
        let token = String::from(Token([who; 32]));
        assert!(!written.contains(&token), "the token itself is nowhere");
    }
    assert_eq!(format!("{:?}", Token([7; 32])), "Token(..)");
    assert_eq!(format!("{:?}", Secret([7; 32])), "Secret(..)");
    let later = world.chain.key(500).unwrap().to_string();
    assert!(!format!("{:?}", world.chain).contains(&later));
}

#[test]
fn a_host_without_the_right_chain_rolls_nothing() {
    let mut world = World::playing(&quick(2));
    let good = world.chain.clone();
    world.chain = super::chain(99);
    assert_eq!(world.press(0, Command::Roll), Err(Refusal::NoDice));
    let ask = Ask {
        n: 9,
        prompt: Some(world.room.prompt()),
        command: Command::Roll,
    };
    let host = Host::default();
    let refused = decide(&world.room, &token(0), &ask, world.now, &host);
    assert_eq!(refused, Err(Refusal::NoDice));
    world.chain = good;
    world.press(0, Command::Roll).unwrap();
}

#[test]
fn a_die_or_key_that_does_not_fit_is_kept_as_a_mismatch_and_play_goes_on() {
    let mut world = World::playing(&quick(2));
    world.press(0, Command::Roll).unwrap();
    let mut log = world.log.clone();
    let Event::Step { step, .. } = &mut log.last_mut().unwrap().body.event else {
        panic!("a roll");
    };
    let crate::game::Event::Ludo(crate::ludo::Event::Rolled { die }) = step else {
        panic!("a roll");
    };
    *die = crate::ludo::Die::new(die.get() % 6 + 1).unwrap();
    let room = Room::fold(&log).unwrap();
    let told = room.table().unwrap().mismatch();
    assert!(matches!(
        told,
        Some(crate::fairness::Mismatch::Die { roll: 1, .. })
    ));
    assert!(room.running().is_some());
    assert!(room.running().unwrap().session().check().is_err());
}
