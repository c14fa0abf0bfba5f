//! Before a game: seats, computers, starts that fail.

use super::*;
use crate::ai::{Level, Lot};
use crate::fairness::Kind;

#[test]
fn two_people_join_and_the_game_starts_by_itself() {
    for settings in [quick(2), Settings::makruk()] {
        let mut world = World::almost_full(&settings);
        assert_eq!(*world.room.stage(), Stage::Gathering);
        world.connect(1, 1).unwrap();
        assert!(matches!(world.room.stage(), Stage::Starting { .. }));
        world.reveal_all();
        assert!(world.room.running().is_some());
        assert_eq!(Room::fold(&world.log).unwrap(), world.room);
    }
}

#[test]
fn a72_seat_0_is_kept_for_the_creator_who_is_red() {
    let mut world = World::open(&quick(2));
    let free = vec![chair(1)];
    assert_eq!(world.join(1, 0), Err(Refusal::SeatTaken { free }));
    world.join(1, 1).unwrap();
    world.join(0, 0).unwrap();
    assert_eq!(world.room.creator(), chair(0));
    world.connect(0, 1).unwrap();
    world.connect(1, 1).unwrap();
    world.reveal_all();
    let table = world.room.running().unwrap();
    assert_eq!(table.chairs(), [chair(0), chair(1)]);
}

/// Both see the seat free in one tick; whose append comes second is decided again on the log that the
/// first one left.
#[test]
fn d26_one_seat_left_and_two_joins_seat_one() {
    let mut world = World::open(&quick(3));
    world.join(0, 0).unwrap();
    world.join(1, 1).unwrap();
    let seen = world.room.clone();
    let mut lot = Lot::new(26);
    let mut seated = [0; 2];
    for run in 0..1_000 {
        let mut wishes = [2, 3].map(|who| {
            let wish = Join {
                seat: chair(2),
                gid: world.gid(),
                commit: world.commitment(who, 2),
            };
            (who, wish)
        });
        let decide = |room: &Room, (who, wish): &(u8, Join)| join(room, &token(*who), wish, START);
        shuffle(&mut lot, &mut wishes);
        let decided = wishes.map(|wish| (decide(&seen, &wish).unwrap(), wish));
        let seqs = decided.each_ref().map(|(it, _)| it.entries()[0].seq);
        assert_eq!(seqs, [seen.head() + 1; 2], "run {run}: one append wins");
        let mut order = [0, 1];
        shuffle(&mut lot, &mut order);
        let [(first, (won, _)), (_, second)] = order.map(|place| decided[place].clone());
        let room = seen.after(first.entries()).unwrap();
        assert_eq!(decide(&room, &second), Err(Refusal::Full), "run {run}");
        assert_eq!(room.seat_of(&token(won)), Some(chair(2)), "run {run}");
        assert_eq!(room.seat_of(&token(second.0)), None, "run {run}");
        seated[usize::from(won) - 2] += 1;
    }
    assert!(seated.iter().all(|times| *times > 400), "{seated:?}");
}

fn shuffle<T>(lot: &mut Lot, pair: &mut [T; 2]) {
    if lot.below(2) == 1 {
        pair.reverse();
    }
}

#[test]
fn d26_a_double_press_of_join_makes_one_seat() {
    let mut world = World::open(&quick(4));
    let seq = world.join(1, 2).unwrap();
    let head = world.room.head();
    assert_eq!(world.join(1, 2), Ok(seq));
    assert_eq!(world.join(1, 3), Ok(seq), "another seat, the same person");
    assert_eq!(world.room.head(), head);
}

#[test]
fn d26_join_races_with_fill_and_one_of_them_wins() {
    for join_first in [true, false] {
        let mut world = World::open(&party(3));
        for who in [0, 1] {
            world.join(who, who.into()).unwrap();
            world.connect(who, 1).unwrap();
        }
        if join_first {
            world.join(2, 2).unwrap();
            let filled = world.press(0, Command::Fill);
            let seats = vec![chair(2)];
            assert_eq!(filled, Err(Refusal::NotConnected { seats }));
            assert_eq!(*world.room.stage(), Stage::Gathering);
        } else {
            world.press(0, Command::Fill).unwrap();
            assert_eq!(world.join(2, 2), Err(Refusal::Running));
            assert!(matches!(world.room.stage(), Stage::Starting { .. }));
        }
    }
}

#[test]
fn d33_the_own_link_shows_the_own_seat_and_no_second_join() {
    let mut world = World::open(&quick(2));
    let seq = world.join(0, 0).unwrap();
    world.connect(0, 1).unwrap();
    assert_eq!(world.room.seat_of(&token(0)), Some(chair(0)));
    assert_eq!(world.join(0, 1), Ok(seq));
    assert_eq!(world.room.people().count(), 1);
    // A second device of the same person gets a key of its own to the same seat.
    world.press(0, Command::AddKey { token: token(7) }).unwrap();
    assert_eq!(world.room.seat_of(&token(7)), Some(chair(0)));
    assert_eq!(world.join(7, 1), Ok(seq));
    assert_eq!(
        *world.room.stage(),
        Stage::Gathering,
        "still waits for another person"
    );
}

#[test]
fn b7_b27_computers_are_added_one_by_one_and_the_creator_starts_with_the_n_here() {
    let mut world = World::open(&party(4));
    world.join(0, 0).unwrap();
    world.connect(0, 1).unwrap();
    assert_eq!(world.press(0, Command::Start), Err(Refusal::TooFew));
    let (seat, level) = (chair(2), Level::Hard);
    world
        .press(0, Command::AddComputer { seat, level })
        .unwrap();
    assert_eq!(
        world.press(0, Command::AddComputer { seat, level }),
        Err(Refusal::SeatTaken {
            free: vec![chair(1), chair(3)]
        })
    );
    world.press(0, Command::RemoveComputer { seat }).unwrap();
    let again = world.press(0, Command::RemoveComputer { seat });
    assert_eq!(again, Err(Refusal::NotComputer));
    world
        .press(0, Command::AddComputer { seat, level })
        .unwrap();
    world.press(0, Command::Start).unwrap();
    world.reveal_all();
    let table = world.room.running().unwrap();
    assert_eq!(
        table.chairs(),
        [chair(0), chair(2)],
        "Red and Yellow by ascending seat"
    );
    assert_eq!(table.header().players[1].level(), Some(Level::Hard));
    let outside = Command::AddComputer {
        seat: chair(3),
        level,
    };
    assert_eq!(world.press(0, outside), Err(Refusal::Running));
}

#[test]
fn a74_a75_fill_puts_normal_computers_on_empty_seats_and_starts() {
    let mut world = World::open(&quick(4));
    for who in [0, 1] {
        world.join(who, who.into()).unwrap();
        world.connect(who, 1).unwrap();
    }
    assert_eq!(world.press(1, Command::Fill), Err(Refusal::NotCreator));
    let head = world.room.head();
    let seq = world.press(0, Command::Fill).unwrap();
    assert_eq!(
        seq,
        head + 1,
        "the command's own entry is the first of the batch"
    );
    world.reveal_all();
    let header = world.room.running().unwrap().header().clone();
    let levels: Vec<_> = header
        .players
        .iter()
        .map(crate::game::Player::level)
        .collect();
    assert_eq!(
        levels,
        [None, None, Some(Level::Normal), Some(Level::Normal)]
    );
    let kinds: Vec<_> = header
        .dice
        .sealed()
        .unwrap()
        .seats
        .iter()
        .map(|it| it.kind)
        .collect();
    assert_eq!(
        kinds,
        [Kind::Person, Kind::Person, Kind::Computer, Kind::Computer]
    );
}

#[test]
fn only_those_who_are_connected_and_ready_are_started() {
    let mut world = World::open(&party(4));
    for who in [0, 1] {
        world.join(who, who.into()).unwrap();
    }
    world.connect(0, 1).unwrap();
    let seats = vec![chair(1)];
    assert_eq!(
        world.press(0, Command::Start),
        Err(Refusal::NotConnected { seats })
    );
    world.connect(1, 1).unwrap();
    world.press(0, Command::Start).unwrap();
    let reveal = |who| Command::Reveal { share: share(who) };
    assert_eq!(world.press(0, reveal(1)), Err(Refusal::WrongShare));
    world.press(0, reveal(0)).unwrap();
    assert_eq!(world.press(0, reveal(0)), Err(Refusal::Done));
    assert_eq!(world.press(0, Command::Start), Err(Refusal::Starting));
}

#[test]
fn the_creator_frees_a_seat_that_is_away_for_10_s() {
    let mut world = World::open(&quick(3));
    for who in [0, 1] {
        world.join(who, who.into()).unwrap();
        world.connect(who, 1).unwrap();
    }
    let free = Command::Free { seat: chair(1) };
    assert_eq!(
        world.press(0, free.clone()),
        Err(Refusal::NotAway { ms: 0 })
    );
    world.cut(1);
    world.wait(9_999);
    assert_eq!(
        world.press(0, free.clone()),
        Err(Refusal::NotAway { ms: 9_999 })
    );
    world.wait(1);
    assert_eq!(
        world.press(1, Command::Free { seat: chair(0) }),
        Err(Refusal::NotCreator)
    );
    world.press(0, free).unwrap();
    assert!(world.room.sitter(chair(1)).is_none());
    assert_eq!(world.press(1, Command::ImBack), Err(Refusal::NotSeated));
    world.join(1, 1).unwrap();
}

#[test]
fn the_lowest_seat_takes_over_when_the_creator_leaves() {
    let mut world = World::open(&quick(4));
    for who in 0..3 {
        world.join(who, who.into()).unwrap();
        world.connect(who, 1).unwrap();
    }
    world.press(0, Command::Leave).unwrap();
    assert_eq!(world.room.creator(), chair(1));
    assert_eq!(
        world.join(4, 0),
        Ok(world.room.head()),
        "the seat is anybody's now"
    );
    assert_eq!(
        world.room.creator(),
        chair(1),
        "and whoever takes it is no creator"
    );
    world.press(2, Command::Leave).unwrap();
    world.press(1, Command::Leave).unwrap();
    assert_eq!(world.room.creator(), chair(0));
    world.press(4, Command::Leave).unwrap();
    assert_eq!(world.room.closed(), Some(RoomEnd::Deserted));
    let ended = RoomEnd::Deserted;
    assert_eq!(world.press(4, Command::ImBack), Err(Refusal::NotSeated));
    assert_eq!(world.connect(0, 9), Err(Refusal::Closed { ended }));
}

#[test]
fn a_guest_who_leaves_before_the_creator_comes_ends_no_room() {
    let mut world = World::open(&quick(2));
    world.join(1, 1).unwrap();
    world.connect(1, 1).unwrap();
    world.press(1, Command::Leave).unwrap();
    assert_eq!(world.room.closed(), None);
    world.join(0, 0).unwrap();
    assert_eq!(world.room.creator(), chair(0));
    world.press(0, Command::Leave).unwrap();
    assert_eq!(world.room.closed(), Some(RoomEnd::Deserted));
    // A creator who never comes keeps it for half an hour.
    let mut world = World::open(&quick(2));
    world.join(1, 1).unwrap();
    world.press(1, Command::Leave).unwrap();
    world.wait(times::ALONE);
    assert_eq!(world.room.closed(), Some(RoomEnd::Abandoned));
}

/// A client that presses for ever fills no log.
#[test]
fn what_changes_nothing_is_no_entry_and_computers_come_and_go_a_thousand_times_at_most() {
    let mut world = World::open(&party(3));
    world.join(0, 0).unwrap();
    let head = world.room.head();
    assert_eq!(world.press(0, Command::ImBack), Err(Refusal::Done));
    let mut playing = World::playing(&party(2));
    assert_eq!(playing.press(0, Command::ImBack), Err(Refusal::Done));
    assert_eq!(world.room.head(), head);
    let (seat, level) = (chair(2), Level::Easy);
    let toggle = |world: &mut World| {
        world.press(0, Command::AddComputer { seat, level })?;
        world.press(0, Command::RemoveComputer { seat })
    };
    let refused = (0..times::GATHERING).find_map(|_| toggle(&mut world).err());
    assert_eq!(refused, Some(Refusal::Crowded));
    assert_eq!(world.room.head(), 2 + times::GATHERING);
    // Everything else goes on: the game can be started.
    world.connect(0, 1).unwrap();
    world.press(0, Command::Fill).unwrap();
    world.reveal_all();
    assert!(world.room.running().is_some());
}

#[test]
fn a_missing_share_undoes_the_start_and_frees_the_seat() {
    let mut world = World::almost_full(&quick(2));
    world.connect(1, 1).unwrap();
    let (sealed, before) = (world.gid(), world.room.head());
    world.press(0, Command::Reveal { share: share(0) }).unwrap();
    world.wait(9_999);
    assert!(matches!(world.room.stage(), Stage::Starting { .. }));
    world.wait(1);
    let missing = vec![chair(1)];
    assert!(
        world
            .since(before)
            .contains(&Event::StartFailed { missing })
    );
    assert_eq!(*world.room.stage(), Stage::Gathering);
    assert!(world.room.sitter(chair(1)).is_none());
    assert_ne!(world.gid(), sealed, "a share is never used for two tries");
    assert_eq!(world.room.number(), 1);
    assert_eq!(world.room.failed()[0].missing, [1]);
    assert_eq!(world.room.failed()[0].game, sealed.to_string());

    // The other device commits by itself, its person may press Join again.
    let (gid, commit) = (world.gid(), world.commitment(0, 0));
    let stale = Command::Commit {
        gid: sealed,
        commit,
    };
    assert!(matches!(
        world.press(0, stale),
        Err(Refusal::OtherGame { .. })
    ));
    world.press(0, Command::Commit { gid, commit }).unwrap();
    world.join(1, 1).unwrap();
    world.connect(1, 2).unwrap();
    world.reveal_all();
    let header = world.room.running().unwrap().header().clone();
    assert_eq!(header.dice.sealed().unwrap().failed.len(), 1);
}

#[test]
fn who_leaves_during_a_start_undoes_it() {
    let mut world = World::almost_full(&party(2));
    world.connect(1, 1).unwrap();
    world.press(1, Command::Leave).unwrap();
    assert_eq!(*world.room.stage(), Stage::Gathering);
    assert!(world.room.sitter(chair(1)).is_none());
    assert_eq!(world.room.failed()[0].missing, [1]);
}

#[test]
fn a_seal_for_another_game_or_a_seat_that_is_not_there_is_refused() {
    let mut world = World::open(&quick(2));
    let commit = world.commitment(0, 0);
    let wish = |seat, gid| Join { seat, gid, commit };
    let other = GameId::from_bytes([99; 16]);
    let refused = join(&world.room, &token(0), &wish(chair(0), other), START);
    let Err(Refusal::OtherGame { gid, .. }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(gid, Some(world.gid()));
    let refused = join(&world.room, &token(0), &wish(chair(3), world.gid()), START);
    assert_eq!(refused, Err(Refusal::NoSuchSeat { seats: 2 }));
    assert!(
        world.connect(5, 1).is_err(),
        "watching needs no seat, a connection does"
    );
}

#[test]
fn settings_out_of_range_open_no_room() {
    let game = NewGame {
        gid: GameId::from_bytes([1; 16]),
        first: crate::fairness::Key([0; 32]),
    };
    for seats in [0, 1, 5, 255] {
        let opened = open(&quick(seats), token(0), game, START);
        assert_eq!(opened, Err(SettingsError::Seats { seats }));
    }
    let mut makruk = Settings::makruk();
    makruk.seats = 3;
    assert!(open(&makruk, token(0), game, START).is_err());
    let mut endless = Settings::makruk();
    endless.game = GameSettings::Makruk {
        clock: crate::clock::TimeControl {
            main: u64::MAX,
            periods: 3,
            period: 30_000,
        },
    };
    assert_eq!(
        open(&endless, token(0), game, START),
        Err(SettingsError::Clock)
    );
}

#[test]
fn d25_a_seat_is_taken_back_while_the_dead_socket_is_still_open() {
    let mut world = World::playing(&party(4));
    // Green's network dies without a close; 3 s later the same device comes again.
    world.wait(3_000);
    let head = world.room.head();
    world.connect(1, 2).unwrap();
    let back = Event::Back {
        seat: chair(1),
        conn: conn(1, 2),
    };
    assert_eq!(world.since(head), [back], "one short mark");
    // The old socket's end is heard of late and changes nothing; the old socket itself is refused.
    let host = Host::default();
    let late = disconnect(&world.room, chair(1), conn(1, 1), START, world.now, &host);
    assert_eq!(late, Ok(Vec::new()));
    assert_eq!(world.connect(1, 1), Err(Refusal::OldConnection));
    assert_eq!(
        world.connect(1, 2),
        Ok(world.room.head()),
        "a copy of the hello"
    );
    // Another device with the seat's key takes over.
    world.press(1, Command::AddKey { token: token(9) }).unwrap();
    world.connect(9, 1).unwrap();
    assert_eq!(world.room.person(chair(1)).unwrap().conn, Some(conn(9, 1)));
}

/// `online.md` § 3: the same number with the same body gets the same answer, also when the first one
/// gave the seat up.
#[test]
fn a_copy_of_a_leave_gets_the_first_ones_answer() {
    let leave = Ask {
        n: 9,
        prompt: None,
        command: Command::Leave,
    };
    let mut gathering = World::open(&quick(3));
    for who in 0..2 {
        gathering.join(who, who.into()).unwrap();
        gathering.connect(who, 1).unwrap();
    }
    let mut starting = World::almost_full(&quick(2));
    starting.connect(1, 1).unwrap();
    for mut world in [gathering, starting] {
        let seq = world.ask_with(1, &leave, None).unwrap();
        assert!(world.room.sitter(chair(1)).is_none());
        let head = world.room.head();
        assert_eq!(world.ask_with(1, &leave, None), Ok(seq));
        let kept = serde_json::to_string(&world.room.snapshot()).unwrap();
        world.room = Room::restore(serde_json::from_str(&kept).unwrap());
        assert_eq!(world.ask_with(1, &leave, None), Ok(seq), "from a snapshot");
        assert_eq!(world.room.head(), head, "nothing is done twice");
        let later = Ask {
            n: 10,
            ..leave.clone()
        };
        let not_seated = Err(Refusal::NotSeated);
        assert_eq!(world.ask_with(1, &later, None), not_seated);
        assert_eq!(world.ask_with(2, &leave, None), not_seated, "a stranger");
        world.ask_with(0, &leave, None).unwrap();
        assert!(world.room.closed().is_some());
        assert_eq!(world.ask_with(1, &leave, None), Ok(seq), "after the end");
    }
}
