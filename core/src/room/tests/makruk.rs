//! Games of makruk: clocks, offers, colours, rematches.

use super::*;
use crate::ai::Level;
use crate::clock::Clock;
use crate::game::{Event as Step, Reason, Turn};
use crate::makruk::{Count, CountAction, Ply};

fn clock(main: u64, periods: u32) -> Clock {
    Clock {
        main,
        periods,
        period: 30_000,
    }
}

/// Who is to move.
fn mover(world: &World) -> u8 {
    let seat = world.room.running().unwrap().turn().unwrap();
    world.who(seat).unwrap()
}

fn ply(text: &str) -> Command {
    Command::Play {
        ply: text.parse().unwrap(),
    }
}

fn play(world: &mut World, plies: &str) {
    for text in plies.split_whitespace() {
        let who = mover(world);
        world.press(who, ply(text)).unwrap();
    }
}

/// Clocks of White and Black.
fn clocks(world: &World) -> [Clock; 2] {
    let table = world.room.table().unwrap();
    [0, 1].map(|seat| table.clock(crate::game::Seat::new(seat).unwrap()).unwrap())
}

fn outcome(world: &World) -> (Option<usize>, Reason) {
    let table = world.room.table().unwrap();
    let outcome = table.session().position().outcome().unwrap();
    (outcome.winner.map(crate::game::Seat::index), outcome.reason)
}

#[test]
fn d35_main_time_ends_during_a_move_and_byo_yomi_begins() {
    let mut world = World::playing(&Settings::makruk());
    play(&mut world, "e3e4 e6e5");
    world.wait(329_000);
    assert!(
        world.room.running().is_some(),
        "no loss at the end of main time"
    );
    play(&mut world, "d3d4");
    assert_eq!(
        clocks(&world)[0],
        clock(0, 3),
        "the next own move begins with 30 s"
    );
    play(&mut world, "d6d5");
    world.wait(29_999);
    play(&mut world, "d4e5");
    assert_eq!(clocks(&world)[0], clock(0, 3));
}

#[test]
fn d36_used_periods_are_seen_and_the_flag_falls_on_both_screens() {
    let mut world = World::playing(&Settings::makruk());
    play(&mut world, "e3e4 e6e5");
    world.wait(329_000);
    play(&mut world, "d3d4 d6d5");
    // White has three periods and thinks for 65 s.
    let table = world.room.running().unwrap();
    let white = clocks(&world)[0];
    let shown = |ms: u64| {
        let reading = white.reading(ms);
        (reading.remaining, reading.periods)
    };
    assert_eq!(table.prompt_at(), world.now);
    assert_eq!(
        (shown(0), shown(30_000), shown(60_000)),
        ((30_000, 3), (30_000, 2), (30_000, 1))
    );
    world.wait(65_000);
    play(&mut world, "a3a4 a6a5");
    assert_eq!(clocks(&world)[0], clock(0, 1));
    // With one left the flag falls 30 s into the next move.
    let began = world.now;
    let flag = next_deadline(&world.room).unwrap();
    assert_eq!(flag.at, began + 30_000);
    world.wait(29_999);
    assert!(world.room.running().is_some());
    world.wait(1);
    assert_eq!(outcome(&world), (Some(1), Reason::TimeOut));
    assert_eq!(Room::fold(&world.log).unwrap(), world.room);
}

#[test]
fn a_move_stamped_at_the_deadline_is_too_late() {
    for (late, lost) in [(0, true), (1, false)] {
        let mut world = World::playing(&Settings::makruk());
        play(&mut world, "e3e4 e6e5");
        let who = mover(&world);
        world.now += 390_000 - late;
        let moved = world.press(who, ply("d3d4"));
        assert_eq!(moved.is_err(), lost, "{moved:?}");
    }
}

#[test]
fn a_first_move_costs_main_time_and_after_60_s_without_it_the_game_is_void() {
    let mut world = World::playing(&Settings::makruk());
    world.wait(59_000);
    play(&mut world, "e3e4");
    assert_eq!(clocks(&world)[0], clock(241_000, 3));
    world.wait(60_000);
    assert_eq!(outcome(&world), (None, Reason::NoFirstMove));
    assert!(world.room.needs_game() || world.room.sealing().is_some());
}

#[test]
fn c58_the_clock_runs_while_disconnected() {
    let mut world = World::playing(&Settings::makruk());
    play(&mut world, "e3e4 e6e5");
    let white = world.room.running().unwrap().turn().unwrap();
    world.cut(white.index());
    world.wait(389_999);
    assert!(world.room.running().is_some());
    world.wait(1);
    assert_eq!(outcome(&world), (Some(1), Reason::TimeOut));
}

#[test]
fn lag_is_credited_up_to_500_ms_a_move_and_3_s_a_game() {
    let mut world = World::playing(&Settings::makruk());
    let moves = |world: &mut World, text: &str, lag: Option<u32>| {
        let who = mover(world);
        let ask = Ask {
            n: world.next_n(who),
            prompt: Some(world.room.prompt()),
            command: ply(text),
        };
        world.ask_with(who, &ask, lag).unwrap();
    };
    world.wait(1_000);
    moves(&mut world, "e3e4", Some(900));
    assert_eq!(
        clocks(&world)[0].main,
        299_000,
        "none for the first move after a connect"
    );
    moves(&mut world, "e6e5", None);
    world.wait(1_000);
    moves(&mut world, "d3d4", Some(900));
    assert_eq!(clocks(&world)[0].main, 298_500, "500 ms at most");
    moves(&mut world, "d6d5", None);
    world.wait(1_000);
    moves(&mut world, "d4e5", Some(120));
    assert_eq!(clocks(&world)[0].main, 297_620);
    moves(&mut world, "f6e5", None);
    // 3 s in all: 620 are gone.
    for pair in [
        "a3a4 a6a5",
        "b3b4 b6b5",
        "c3c4 c6c5",
        "g3g4 g6g5",
        "h3h4 h6h5",
    ] {
        let (white, black) = pair.split_once(' ').unwrap();
        world.wait(1_000);
        moves(&mut world, white, Some(500));
        moves(&mut world, black, None);
    }
    let given = 620 + 2_380;
    assert_eq!(
        u64::from(given as u32) + clocks(&world)[0].main,
        300_000 - 8_000 + 2 * 3_000
    );
}

#[test]
fn an_outage_is_given_back_once_and_counts_for_nobody() {
    let mut world = World::playing(&Settings::makruk());
    play(&mut world, "e3e4 e6e5");
    let began = world.now;
    let outage = Outage {
        id: 7,
        from: began + 10_000,
        to: began + 400_000,
    };
    world.now = began + 400_000;
    let entries = credit(&world.room, &outage, world.now).unwrap();
    assert_eq!(entries.len(), 1);
    world.append(&entries);
    assert_eq!(
        credit(&world.room, &outage, world.now),
        Ok(Vec::new()),
        "once an outage"
    );
    assert_eq!(
        next_deadline(&world.room).unwrap().at,
        began + 390_000 + 390_000
    );
    play(&mut world, "d3d4");
    assert_eq!(clocks(&world)[0].main, 290_000);
}

#[test]
fn an_outage_moves_the_45_s_and_the_30_min_but_not_the_24_h() {
    let mut world = World::playing(&party(3));
    world.cut(0);
    let (gone, expires) = (world.now, world.room.expires());
    let outage = Outage {
        id: 1,
        from: gone + 5_000,
        to: gone + 105_000,
    };
    world.now = gone + 105_000;
    let entries = credit(&world.room, &outage, world.now).unwrap();
    world.append(&entries);
    assert_eq!(next_deadline(&world.room).unwrap().at, gone + 145_000);
    assert_eq!(world.room.expires(), expires);
    // A seat that is marked gone after the outage was heard last at its end.
    let (host, early) = (Host::default(), gone + 1_000);
    let entries = disconnect(&world.room, chair(1), conn(1, 1), early, world.now, &host).unwrap();
    let Event::Gone { since, .. } = entries[0].body.event else {
        panic!("gone");
    };
    assert_eq!(since, outage.to);
}

#[test]
fn c48_resignation_wins_for_the_other_side_at_any_time() {
    let mut world = World::playing(&Settings::makruk());
    let waiting = 1 - mover(&world);
    world.press(waiting, Command::Resign).unwrap();
    assert_eq!(
        outcome(&world),
        (Some(0), Reason::Resignation),
        "Black resigned"
    );
}

#[test]
fn c49_c60_a_draw_is_offered_once_in_ten_plies_and_answered_by_the_other() {
    let mut world = World::playing(&Settings::makruk());
    play(&mut world, "e3e4 e6e5");
    let (white, black) = (mover(&world), 1 - mover(&world));
    assert_eq!(world.press(black, Command::Accept), Err(Refusal::NoOffer));
    let seq = world.press(white, Command::OfferDraw).unwrap();
    assert_eq!(world.room.running().unwrap().offer(), Some(seq));
    assert_eq!(
        world.press(white, Command::Accept),
        Err(Refusal::NoOffer),
        "not the own one"
    );
    assert_eq!(
        world.press(black, Command::OfferDraw),
        Err(Refusal::OfferOpen)
    );
    let prompt = Some(seq - 1);
    let stale = Ask {
        n: world.next_n(black),
        prompt,
        command: Command::Accept,
    };
    assert_eq!(
        world.ask_with(black, &stale, None),
        Err(Refusal::Stale { prompt: seq })
    );
    world.press(black, Command::Decline).unwrap();
    for pair in ["d3d4 d6d5", "a3a4 a6a5", "b3b4 b6b5", "c3c4 c6c5"] {
        assert_eq!(
            world.press(white, Command::OfferDraw),
            Err(Refusal::OfferedLately)
        );
        play(&mut world, pair);
    }
    play(&mut world, "g3g4");
    assert_eq!(
        world.press(white, Command::OfferDraw),
        Err(Refusal::OfferedLately)
    );
    play(&mut world, "g6g5");
    world.press(white, Command::OfferDraw).unwrap();
    // The opponent's move turns it down.
    play(&mut world, "h3h4");
    assert!(
        world.room.running().unwrap().offer().is_some(),
        "the own move does not"
    );
    play(&mut world, "h6h5");
    assert_eq!(world.room.running().unwrap().offer(), None);
    world.press(black, Command::OfferDraw).unwrap();
    world.press(white, Command::Accept).unwrap();
    assert_eq!(outcome(&world), (None, Reason::Agreement));
    let mut ludo = World::playing(&quick(2));
    assert_eq!(ludo.press(0, Command::OfferDraw), Err(Refusal::NoDraws));
}

#[test]
fn d28_a_second_move_is_impossible_while_the_first_is_on_its_way() {
    let mut world = World::playing(&Settings::makruk());
    let who = mover(&world);
    let first = Ask {
        n: world.next_n(who),
        prompt: Some(world.room.prompt()),
        command: ply("e3e4"),
    };
    let seq = world.ask_with(who, &first, None).unwrap();
    // Cut before the answer came: the same command is sent again, whatever the player tried.
    assert_eq!(world.ask_with(who, &first, None), Ok(seq));
    let other = Ask {
        command: ply("d3d4"),
        ..first
    };
    assert_eq!(
        world.ask_with(who, &other, None),
        Err(Refusal::Used { n: other.n })
    );
    let next = Ask {
        n: other.n + 1,
        ..other
    };
    let prompt = world.room.prompt();
    assert_eq!(
        world.ask_with(who, &next, None),
        Err(Refusal::Stale { prompt })
    );
    let plies = world
        .room
        .running()
        .unwrap()
        .session()
        .position()
        .as_makruk()
        .unwrap()
        .plies();
    assert_eq!(plies, 1);
}

#[test]
fn d29_the_move_made_meanwhile_is_in_the_snapshot_with_the_clock() {
    let mut world = World::playing(&Settings::makruk());
    play(&mut world, "e3e4");
    let white = 1 - mover(&world);
    world.cut(white.into());
    world.wait(12_000);
    play(&mut world, "e6e5");
    world.wait(8_000);
    world.connect(white, 2).unwrap();
    let text = serde_json::to_string(&world.room.snapshot()).unwrap();
    let seen = Room::restore(serde_json::from_str(&text).unwrap());
    assert_eq!(seen, world.room);
    assert_eq!(seen.hash(), world.room.hash());
    let table = seen.running().unwrap();
    assert_eq!(
        table.session().events().last(),
        Some(&Step::Makruk("e6e5".parse().unwrap()))
    );
    assert_eq!(
        table.prompt_at(),
        world.now - 8_000,
        "the clock is the server's"
    );
    play(&mut world, "d3d4");
}

#[test]
fn d16_the_count_is_there_after_loading_joining_and_replaying() {
    let mut world = World::playing(&Settings::makruk());
    let started = start_a_count(&mut world);
    let count = |room: &Room| {
        let session = room.table().unwrap().session().clone();
        let replayed = session.at(session.events().len()).unwrap();
        assert_eq!(replayed.as_makruk().unwrap().count(), started);
        session.position().as_makruk().unwrap().count()
    };
    let text = serde_json::to_string(&world.room.snapshot()).unwrap();
    let reopened = Room::restore(serde_json::from_str(&text).unwrap());
    assert_eq!(count(&reopened), started);
    assert_eq!(
        count(&Room::fold(&world.log).unwrap()),
        started,
        "on the other device"
    );
}

/// Plays legal moves, captures of bia first, until a count can be started; starts it.
fn start_a_count(world: &mut World) -> Count {
    for _ in 0..390 {
        let who = mover(world);
        let table = world
            .room
            .running()
            .expect("the game ended without a count");
        let game = table.session().position().as_makruk().unwrap();
        if game.can_start() {
            let mv = game.legal_moves()[0];
            let action = Some(CountAction::Start);
            let ply = Ply { mv, action };
            world.press(who, Command::Play { ply }).unwrap();
            let table = world.room.running().unwrap();
            return table.session().position().as_makruk().unwrap().count();
        }
        let ply = most_forcing(game);
        world.press(who, Command::Play { ply }).unwrap();
    }
    panic!("no count could be started");
}

/// Pushes and takes bia, so that soon none is left unpromoted.
fn most_forcing(game: &crate::makruk::Game) -> Ply {
    use crate::makruk::Role;
    let position = game.position();
    let value = |mv: &crate::makruk::Move| {
        let own = position.role_at(mv.from) == Some(Role::Bia);
        let takes = position.role_at(mv.to) == Some(Role::Bia);
        let mut next = game.clone();
        let over = next.play(*mv, None).is_err() || next.outcome().is_some();
        (
            !over,
            takes,
            own,
            mv.promotes,
            std::cmp::Reverse((mv.from, mv.to)),
        )
    };
    let moves = game.legal_moves();
    let best = moves.iter().max_by_key(|mv| value(mv)).unwrap();
    Ply::from(*best)
}

#[test]
fn a_game_with_a_computer_has_no_clock_and_the_computer_answers() {
    let mut world = World::open(&Settings::makruk());
    world.join(0, 0).unwrap();
    world.connect(0, 1).unwrap();
    let (seat, level) = (chair(1), Level::Normal);
    world
        .press(0, Command::AddComputer { seat, level })
        .unwrap();
    world.reveal_all();
    let table = world.room.running().unwrap();
    assert_eq!(table.clock(crate::game::Seat::FIRST), None);
    let mut plies = 0;
    while plies < 12 {
        let table = world.room.running().unwrap();
        let (turn, game) = (table.session().turn(), table.session().position());
        assert!(matches!(turn, Turn::Choose { .. }));
        if table.turn() == Some(chair(0)) {
            let ply = game.as_makruk().unwrap().legal_moves()[0].into();
            world.press(0, Command::Play { ply }).unwrap();
            if plies == 5 || plies == 6 {
                world.press(0, Command::OfferDraw).unwrap();
            }
        } else {
            world.wait(times::PACE);
        }
        plies = world
            .room
            .table()
            .unwrap()
            .session()
            .position()
            .as_makruk()
            .unwrap()
            .plies();
    }
    world.wait(times::PACE);
    let session = world.room.table().unwrap().session();
    assert!(session.check().unwrap().choices >= 6);
    let answered = |event: &Step| matches!(event, Step::DrawDeclined | Step::DrawAccepted);
    assert!(session.events().iter().any(answered));
}
