//! Games of Ludo: prompts, copies, absence, limits, leaving.

use super::*;
use crate::game::{Absence, Event as Step, Outcome, Reason, Turn, Void};
use crate::ludo::{Event as Ludo, TurnLimit};

/// Presses whatever the game wants from whoever's turn it is.
fn go_on(world: &mut World) {
    let seat = world.room.running().unwrap().turn().unwrap();
    let who = world.who(seat).unwrap();
    let command = wanted(world);
    world.press(who, command).unwrap();
}

fn wanted(world: &World) -> Command {
    let session = world.room.running().unwrap().session();
    match session.turn() {
        Turn::Roll { .. } => Command::Roll,
        Turn::Pass { .. } => Command::Pass,
        Turn::AutoExit { .. } => Command::AutoExit,
        Turn::Choose { .. } => {
            let choices = session.position().as_ludo().unwrap().choices();
            Command::Move {
                piece: choices[0].piece,
            }
        }
        Turn::Over(_) => panic!("the game is over"),
    }
}

fn turn(world: &World) -> usize {
    world.room.running().unwrap().turn().unwrap().index()
}

fn until(world: &mut World, wanted: impl Fn(&World) -> bool) {
    for _ in 0..10_000 {
        if wanted(world) {
            return;
        }
        go_on(world);
    }
    panic!("never came");
}

fn is_choice(world: &World) -> bool {
    let turn = world.room.running().unwrap().session().turn();
    matches!(turn, Turn::Choose { .. })
}

fn computer_steps(world: &World, head: u64) -> Vec<(usize, By, u64)> {
    let steps = world.log.iter().filter(|entry| entry.seq > head);
    steps
        .filter_map(|entry| match &entry.body.event {
            Event::Step {
                seat: Some(seat),
                by: by @ (By::Absent | By::TimeOut | By::Computer),
                ..
            } => Some((seat.index(), *by, entry.at)),
            _ => None,
        })
        .collect()
}

#[test]
fn d08_a_roll_is_refused_while_a_die_lies_open() {
    let mut world = World::playing(&quick(2));
    until(&mut world, is_choice);
    let (who, before) = (turn(&world) as u8, world.room.clone());
    let refused = world.press(who, Command::Roll);
    assert!(
        matches!(refused, Err(Refusal::Illegal { .. })),
        "{refused:?}"
    );
    let other = 1 - who;
    assert_eq!(world.press(other, Command::Roll), Err(Refusal::NotYourTurn));
    let prompt = world.room.prompt();
    for wrong in [None, Some(prompt - 1), Some(prompt + 1)] {
        let ask = Ask {
            n: world.next_n(who),
            prompt: wrong,
            command: Command::Roll,
        };
        assert_eq!(
            world.ask_with(who, &ask, None),
            Err(Refusal::Stale { prompt })
        );
    }
    assert_eq!(
        world.room, before,
        "the state's version and the die are unchanged"
    );
}

#[test]
fn a_copy_gets_the_same_answer_and_a_used_number_does_nothing() {
    let mut world = World::playing(&quick(2));
    let ask = Ask {
        n: world.next_n(0) + 5,
        prompt: Some(world.room.prompt()),
        command: Command::Roll,
    };
    let seq = world.ask_with(0, &ask, None).unwrap();
    let after = world.room.clone();
    assert_eq!(world.ask_with(0, &ask, None), Ok(seq), "a copy");
    let other = Ask {
        command: Command::Resign,
        ..ask.clone()
    };
    assert_eq!(
        world.ask_with(0, &other, None),
        Err(Refusal::Used { n: ask.n })
    );
    let lower = Ask {
        n: ask.n - 1,
        ..ask
    };
    assert_eq!(
        world.ask_with(0, &lower, None),
        Err(Refusal::Used { n: ask.n })
    );
    assert_eq!(world.room, after);
}

#[test]
fn d05_a_roll_that_moves_nothing_passes_by_itself_within_two_seconds() {
    let mut world = World::playing(&quick(2));
    let passes = |world: &World| {
        matches!(
            world.room.running().unwrap().session().turn(),
            Turn::Pass { .. }
        )
    };
    until(&mut world, passes);
    let (who, head) = (turn(&world), world.room.head());
    world.wait(1_499);
    assert_eq!(world.room.head(), head, "the reason is shown");
    world.wait(1);
    let [Event::Step { by, step, .. }] = &world.since(head)[..] else {
        panic!("one step");
    };
    assert_eq!((*by, *step), (By::Room, Step::Ludo(Ludo::Passed)));
    let next = world.room.running().unwrap().session().turn();
    assert!(turn(&world) != who || matches!(next, Turn::Roll { .. }));
}

#[test]
fn a79_d27_the_computer_acts_from_45_s_after_the_cut() {
    // The turn comes at 20 s: the computer acts at 45.0 s, not at 44.9.
    let mut world = World::playing(&party(3));
    world.cut(1);
    let gone = world.now;
    world.wait(20_000);
    until(&mut world, |world| turn(world) == 1);
    let head = world.room.head();
    world.wait_until(gone + 44_900);
    assert_eq!(computer_steps(&world, head), []);
    world.wait_until(gone + 45_000);
    assert_eq!(
        computer_steps(&world, head),
        [(1, By::Absent, gone + 45_000)]
    );
}

#[test]
fn d27_a_turn_that_begins_after_the_wait_is_the_computers_at_once() {
    let mut world = World::playing(&party(3));
    world.cut(1);
    world.wait(60_000);
    until(&mut world, |world| turn(world) == 1);
    let (head, now) = (world.room.head(), world.now);
    world.wait(0);
    assert_eq!(computer_steps(&world, head), [(1, By::Absent, now)]);
    // And at most once in 0.8 s from then on.
    world.wait(30_000);
    let steps = computer_steps(&world, head);
    for two in steps.windows(2) {
        assert!(two[1].2 - two[0].2 >= times::PACE, "{two:?}");
    }
}

#[test]
fn a80_d27_who_returns_while_a_bonus_roll_is_pending_plays_on() {
    let mut world = World::playing(&party(3));
    world.cut(1);
    world.wait(50_000);
    // Until the computer has to roll again for Green.
    let rolls_again = |world: &mut World| {
        until(world, |world| turn(world) == 1);
        let head = world.room.head();
        world.wait(times::PACE);
        while turn(world) == 1 && world.room.running().is_some() {
            let acted = !computer_steps(world, head).is_empty();
            let session = world.room.running().unwrap().session();
            if acted && matches!(session.turn(), Turn::Roll { .. }) {
                return true;
            }
            world.wait(times::PACE);
        }
        false
    };
    while !rolls_again(&mut world) {}
    world.connect(1, 2).unwrap();
    let head = world.room.head();
    world.press(1, Command::Roll).unwrap();
    world.wait(120_000);
    let green = computer_steps(&world, head)
        .into_iter()
        .filter(|it| it.0 == 1);
    assert_eq!(green.count(), 0, "the computer never acts for Green again");
}

#[test]
fn with_nobody_there_the_room_stands_still() {
    let mut world = World::playing(&party(3));
    (0..3).for_each(|seat| world.cut(seat));
    let head = world.room.head();
    world.wait(10 * 60_000);
    assert_eq!(world.room.head(), head);
    world.connect(2, 2).unwrap();
    let head = world.room.head();
    world.wait(times::PACE);
    assert!(
        !computer_steps(&world, head).is_empty(),
        "Red is away for long"
    );
}

fn limited() -> Settings {
    let mut rules = RuleSet::party();
    rules.turn_limit = TurnLimit::Seconds30;
    Settings::ludo(rules, 3)
}

#[test]
fn b28_at_the_turn_limit_the_computer_acts_for_that_prompt_only() {
    let mut world = World::playing(&limited());
    let (head, began) = (world.room.head(), world.now);
    world.wait(29_999);
    assert_eq!(computer_steps(&world, head), []);
    world.wait(1);
    assert_eq!(
        computer_steps(&world, head),
        [(0, By::TimeOut, began + 30_000)]
    );
    let session = world.room.running().unwrap().session();
    let marked = session.events().iter().rev().nth(1);
    let why = Absence::TimeOut;
    assert_eq!(marked, Some(&Step::StandIn { why }), "the record says so");
}

#[test]
fn b28_three_time_outs_in_a_row_make_away_until_any_command() {
    let mut world = World::playing(&limited());
    let strikes = |world: &World, seat| world.room.person(chair(seat)).unwrap().strikes;
    while strikes(&world, 0) < 3 {
        if turn(&world) == 0 {
            world.wait(30_000);
        } else {
            go_on(&mut world);
        }
    }
    assert!(world.room.person(chair(0)).unwrap().is_away());
    until(&mut world, |world| {
        turn(world) != 0 || world.room.head() % 2 == 0
    });
    world.wait(times::PACE);
    if turn(&world) != 0 {
        until(&mut world, |world| turn(world) == 0);
        let (head, now) = (world.room.head(), world.now);
        world.wait(times::PACE);
        let at = computer_steps(&world, head)[0].2;
        assert!(at <= now + times::PACE, "at once, not after 30 s");
    }
    world.press(0, Command::ImBack).unwrap();
    assert_eq!(strikes(&world, 0), 0);
    until(&mut world, |world| turn(world) == 0);
    let head = world.room.head();
    world.wait(29_999);
    assert_eq!(
        computer_steps(&world, head),
        [],
        "a new prompt has a full limit"
    );
}

#[test]
fn a77_two_players_resign_and_do_not_leave() {
    let mut world = World::playing(&quick(2));
    assert_eq!(world.press(1, Command::Leave), Err(Refusal::ResignInstead));
    world.press(1, Command::Resign).unwrap();
    let outcome = world.room.table().unwrap().session().position().outcome();
    let outcome = outcome.unwrap();
    assert_eq!(
        (outcome.winner.unwrap().index(), outcome.reason),
        (0, Reason::Resignation)
    );
    assert_eq!(world.press(0, Command::Roll), Err(Refusal::NotPlaying));
}

#[test]
fn a76_a78_with_three_a_leavers_seat_is_the_computers() {
    for settings in [quick(3), party(3)] {
        let mut world = World::playing(&settings);
        assert_eq!(world.press(1, Command::Resign), Err(Refusal::LeaveInstead));
        world.press(1, Command::Leave).unwrap();
        until(&mut world, |world| turn(world) == 1);
        let (head, now) = (world.room.head(), world.now);
        world.wait(0);
        assert_eq!(computer_steps(&world, head), [(1, By::Absent, now)]);
        assert_eq!(world.press(1, Command::ImBack), Err(Refusal::LeftForGood));
        assert!(
            world
                .room
                .running()
                .unwrap()
                .session()
                .position()
                .has_left(crate::game::Seat::new(1).unwrap())
        );
    }
}

#[test]
fn b29_party_gives_the_seat_back_on_reopening_and_quick_does_not() {
    let mut world = World::playing(&quick(3));
    world.press(1, Command::Leave).unwrap();
    assert_eq!(world.connect(1, 2), Err(Refusal::LeftForGood));

    let mut world = World::playing(&party(3));
    world.press(1, Command::Leave).unwrap();
    let head = world.room.head();
    world.connect(1, 2).unwrap();
    assert_eq!(world.since(head).len(), 1);
    let session = world.room.running().unwrap().session();
    let seat = crate::game::Seat::new(1).unwrap();
    assert_eq!(session.events().last(), Some(&Step::Returned { seat }));
    until(&mut world, |world| turn(world) == 1);
    world.press(1, Command::Roll).unwrap();
}

#[test]
fn the_last_person_leaving_ends_the_room() {
    let mut world = World::playing(&party(3));
    (0..3).for_each(|who| {
        world.press(who, Command::Leave).unwrap();
    });
    assert_eq!(world.room.closed(), Some(RoomEnd::Deserted));
    let outcome = world.room.table().unwrap().session().position().outcome();
    let reason = Reason::RoomEnded;
    assert_eq!(
        outcome,
        Some(Outcome {
            winner: None,
            reason
        })
    );
    assert!(reason.is_void());
    assert_eq!(next_deadline(&world.room), None);
}

#[test]
fn computers_take_their_turns_at_most_once_in_800_ms_and_end_the_game() {
    let mut world = World::open(&quick(4));
    world.join(0, 0).unwrap();
    world.connect(0, 1).unwrap();
    world.press(0, Command::Fill).unwrap();
    world.reveal_all();
    let head = world.room.head();
    while world.room.running().is_some() {
        if turn(&world) == 0 {
            go_on(&mut world);
        } else {
            world.wait(times::PACE);
        }
    }
    let steps = computer_steps(&world, head);
    assert!(
        steps
            .windows(2)
            .all(|two| two[1].2 - two[0].2 >= times::PACE)
    );
    let session = world.room.table().unwrap().session();
    let checked = session.check().unwrap();
    assert!(checked.rolls > 50 && checked.choices > 20, "{checked:?}");
    assert_eq!(Room::fold(&world.log).unwrap(), world.room);
    assert_eq!(world.room.number(), 2, "dice for a rematch are sealed");
}

#[test]
fn b52_party_rotates_the_starter_at_each_rematch_and_quick_does_not() {
    for (settings, starters) in [(party(3), [0, 1, 2, 0]), (quick(3), [0, 0, 0, 0])] {
        let mut world = World::playing(&settings);
        for (round, starter) in starters.into_iter().enumerate() {
            assert_eq!(turn(&world), starter, "round {round}");
            finish(&mut world);
            rematch(&mut world, 3);
            assert_eq!(world.room.number() as usize, round + 2);
        }
    }
}

fn finish(world: &mut World) {
    while world.room.running().is_some() {
        go_on(world);
    }
}

fn rematch(world: &mut World, people: u8) {
    for who in 0..people {
        let (gid, seat) = (world.gid(), world.room.seat_of(&token(who)).unwrap());
        let commit = world.commitment(who, seat.index());
        world.press(who, Command::Rematch { gid, commit }).unwrap();
    }
    world.reveal_all();
}

#[test]
fn who_left_a_game_is_a_computer_in_the_rematch() {
    let mut world = World::playing(&quick(3));
    world.press(2, Command::Leave).unwrap();
    while world.room.running().is_some() {
        if turn(&world) == 2 {
            world.wait(times::PACE);
        } else {
            go_on(&mut world);
        }
    }
    assert!(matches!(
        world.room.sitter(chair(2)),
        Some(Sitter::Computer { .. })
    ));
    rematch(&mut world, 2);
    assert_eq!(world.room.running().unwrap().chairs().len(), 3);
}

#[test]
fn a_game_whose_dice_are_spent_is_void() {
    let why = Void::DiceSpent;
    let reason = Reason::DiceSpent;
    let mut world = World::playing(&quick(2));
    // No game comes near 8,192 rolls; the end is made by hand and must fold.
    let entry = Logged {
        seq: world.room.head() + 1,
        at: world.now,
        body: Body {
            event: Event::Step {
                seat: None,
                by: By::Room,
                step: Step::Voided { why },
                key: None,
                lag: 0,
            },
            cause: None,
            hash: None,
        },
    };
    world.room.apply(&entry).unwrap();
    let outcome = world.room.table().unwrap().session().position().outcome();
    assert_eq!(outcome.unwrap().reason, reason);
    assert!(world.room.needs_game());
}
