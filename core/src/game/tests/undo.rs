//! Undo in both games: rows A63 to A67 and C54, cases D11 and D20.

use super::*;
use crate::game::{Event, Pending, Seat};
use crate::ludo::Die;

fn open_die(session: &Session) -> Option<Die> {
    session.position().as_ludo().unwrap().die()
}

#[test]
fn a64_undo_returns_to_just_before_the_move() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    until_choice(&mut session, 1);
    let before = session.clone();
    let piece = nth_choice(&session, 0);
    act(&mut session, Command::Move { piece });
    let length = before.events().len();
    assert_eq!(session.undo_target(), Some(length));
    assert_eq!(session.undo(), Some(length));
    assert_eq!(session.events(), before.events());
    assert_eq!(session.turn(), before.turn());
    assert_eq!(session.position().as_ludo(), before.position().as_ludo());
}

#[test]
fn a65_the_computers_moves_after_it_go_too() {
    for computers in 1..=3 {
        let mut players = vec![person()];
        players.extend(vec![computer(); computers]);
        let mut session = ludo(RuleSet::quick(), players, 3);
        until_choice(&mut session, 1);
        let before = session.events().len();
        let piece = nth_choice(&session, 0);
        act(&mut session, Command::Move { piece });
        while session.turn().seat().map(crate::game::Seat::index) == Some(0) {
            ludo_step(&mut session, 0);
        }
        // A person's further moves in the same turn are targets of their own: undo each.
        assert!(computer_plays(&mut session) > 0);
        while session.undo_target() != Some(before) {
            session.undo().unwrap();
        }
        session.undo().unwrap();
        assert_eq!(session.events().len(), before);
        assert_eq!(session.turn().seat().map(crate::game::Seat::index), Some(0));
        assert_eq!(session.computer_turn(), None);
    }
}

#[test]
fn a66_the_roll_stays_and_cannot_be_rolled_again() {
    let mut session = ludo(RuleSet::party(), vec![person(), computer()], 5);
    until_choice(&mut session, 2);
    let die = open_die(&session);
    let piece = nth_choice(&session, 0);
    act(&mut session, Command::Move { piece });
    let after_first = session.clone();
    session.undo();
    assert_eq!(open_die(&session), die);
    assert!(session.decide(Command::Roll).is_err());
    let piece = nth_choice(&session, 1);
    act(&mut session, Command::Move { piece });
    assert_ne!(session.events(), after_first.events());
}

#[test]
fn a67_undo_is_disabled_before_the_first_move_and_on_a_fresh_roll() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    assert_eq!(session.undo(), None, "nothing has happened");
    until_choice(&mut session, 1);
    assert_eq!(session.undo(), None, "no piece has moved yet");
    let piece = nth_choice(&session, 0);
    act(&mut session, Command::Move { piece });
    assert!(session.undo_target().is_some(), "before the next roll");
    while open_die(&session).is_none() {
        ludo_step(&mut session, 0);
    }
    assert_eq!(session.undo_target(), None, "a fresh die lies open");
}

#[test]
fn a67_a_choice_reached_by_undo_goes_back_further() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 2);
    let mut targets = Vec::new();
    while targets.len() < 3 {
        until_choice(&mut session, 1);
        targets.push(session.events().len());
        let piece = nth_choice(&session, 0);
        act(&mut session, Command::Move { piece });
    }
    let second = targets.pop();
    assert_eq!(session.undo(), second);
    assert!(session.pending().reached_by_undo);
    assert_eq!(session.undo(), targets.pop());
    assert_eq!(session.undo(), targets.pop());
    assert_eq!(session.undo(), None, "this was the first");
}

#[test]
fn undo_is_open_while_the_computers_die_lies_open() {
    let mut session = ludo(RuleSet::quick(), vec![person(), computer()], 4);
    until_choice(&mut session, 1);
    let before = session.events().len();
    while !computer_chooses(&session) {
        ludo_step(&mut session, 0);
    }
    assert!(session.undo_target().is_some_and(|target| target >= before));
}

#[test]
fn passes_auto_exits_and_computer_moves_are_no_targets() {
    let rules: RuleSet = "A+no_road=auto".parse().unwrap();
    let mut session = ludo(rules, vec![person(), computer()], 6);
    act(&mut session, Command::AutoExit);
    assert_eq!(session.undo_target(), None);
    computer_plays(&mut session);
    assert_eq!(session.undo_target(), None, "auto exits only so far");
    let mut only_computers = ludo(RuleSet::quick(), vec![computer(), computer()], 6);
    computer_plays(&mut only_computers);
    assert!(only_computers.position().is_over());
    assert_eq!(only_computers.undo_target(), None);
}

#[test]
fn undo_works_after_the_end_and_reopens_the_game() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 7);
    while !session.position().is_over() {
        ludo_step(&mut session, 0);
    }
    session.undo().unwrap();
    assert!(!session.position().is_over());
    let mut resigned = ludo(RuleSet::quick(), vec![person(), person()], 7);
    until_choice(&mut resigned, 1);
    let (target, piece) = (resigned.events().len(), nth_choice(&resigned, 0));
    act(&mut resigned, Command::Move { piece });
    act(
        &mut resigned,
        Command::Resign {
            seat: crate::game::Seat::FIRST,
        },
    );
    assert!(resigned.position().is_over());
    assert_eq!(resigned.undo(), Some(target));
    assert!(!resigned.position().is_over());
}

#[test]
fn what_undo_reached_is_saved_with_the_game() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 2);
    for _ in 0..2 {
        until_choice(&mut session, 1);
        let piece = nth_choice(&session, 0);
        act(&mut session, Command::Move { piece });
    }
    session.undo();
    let (header, events) = (session.header().clone(), session.events().to_vec());
    let saved = Session::restore(header.clone(), &events, session.pending()).unwrap();
    assert!(saved.undo_target().is_some());
    let fresh = Session::restore(header, &events, Pending::default()).unwrap();
    assert_eq!(fresh.undo_target(), None);
}

#[test]
fn d11_undo_keeps_the_die() {
    // Red rolls 5 with two pieces on the road.
    let mut session = find_choice(&[person(), computer()], |session| {
        let state = session.position().as_ludo().unwrap();
        state.die() == Die::new(5) && state.choices().len() == 2
    });
    let length = session.events().len();
    let mut replies = Vec::new();
    for turn in 0..10 {
        let piece = nth_choice(&session, turn);
        act(&mut session, Command::Move { piece });
        computer_plays(&mut session);
        let rolls: Vec<Event> = session.events()[length + 1..]
            .iter()
            .filter(|event| matches!(event, Event::Ludo(crate::ludo::Event::Rolled { .. })))
            .copied()
            .collect();
        let common = rolls
            .len()
            .min(replies.first().map_or(usize::MAX, Vec::len));
        if let Some(first) = replies.first() {
            assert_eq!(rolls[..common], first[..common], "an index has one face");
        }
        replies.push(rolls);
        session.undo().unwrap();
        assert_eq!(session.events().len(), length);
        assert_eq!(open_die(&session), Die::new(5));
        assert!(session.decide(Command::Roll).is_err());
    }
    while session.undo().is_some() {}
    let fresh = ludo(RuleSet::quick(), vec![person(), computer()], 1);
    assert_eq!(
        fresh.undo_target(),
        None,
        "before red's first move undo is disabled"
    );
}

#[test]
fn d20_one_undo_takes_back_the_persons_move_ludo() {
    // A computer seat moves with 6, 6, 2 between two choices of Red.
    let players = [person(), computer(), computer(), computer()];
    let replied = |session: &Session| {
        let mut next = session.clone();
        let piece = nth_choice(session, 0);
        act(&mut next, Command::Move { piece });
        let start = next.events().len();
        computer_plays(&mut next);
        (next, start)
    };
    let session = find_choice(&players, |session| {
        let (next, start) = replied(session);
        let faces = faces_moved(&next.events()[start..]);
        faces.windows(3).any(|faces| faces == [6, 6, 2])
    });
    let (mut next, _) = replied(&session);
    assert_eq!(next.undo(), Some(session.events().len()));
    assert_eq!(next.events(), session.events(), "the die is the old one");
    assert_eq!(next.computer_turn(), None, "the computers are silent");
    assert!(matches!(next.turn(), Turn::Choose { seat } if seat.index() == 0));
}

/// The faces with which pieces moved, in order.
fn faces_moved(events: &[Event]) -> Vec<u8> {
    let mut faces = Vec::new();
    for pair in events.windows(2) {
        if let [Event::Ludo(crate::ludo::Event::Rolled { die }), next] = pair
            && next.is_piece_move()
        {
            faces.push(die.get());
        }
    }
    faces
}

#[test]
fn d20_makruk_goes_two_plies_back_with_the_count() {
    // White counts its board; the black computer answers; undo brings count and past back.
    let setup = Setup::Makruk {
        fen: Some("3k4/8/3m4/7r/3K4/4M3/8/R7 w - - 0 1".to_string()),
    };
    let mut session = Session::new(header(setup, vec![person(), person()], 1)).unwrap();
    play(&mut session, "a1a2+s d6e7 a2a3 h5h6");
    let (count, plies) = {
        let game = session.position().as_makruk().unwrap();
        (game.count(), game.plies())
    };
    play(&mut session, "a3a4 h6h5");
    let mut players = session.header().clone();
    players.players = vec![person(), computer()];
    let mut session = Session::restore(players, session.events(), Pending::default()).unwrap();
    assert_eq!(session.undo(), Some(4));
    let game = session.position().as_makruk().unwrap();
    assert_eq!((game.count(), game.plies()), (count, plies));
    assert_eq!(session.computer_turn(), None);
}

#[test]
fn makruk_undo_arms_again_what_the_move_carried() {
    let mut session = makruk_from("3k4/8/3m4/7r/3K4/4M3/8/R7 w - - 0 1");
    let armed = session
        .press_count(crate::makruk::CountAction::Start)
        .unwrap();
    session.set_pending(armed);
    play(&mut session, "a1a2");
    let Some(Event::Makruk(ply)) = session.events().last() else {
        panic!()
    };
    assert_eq!(
        ply.action,
        Some(crate::makruk::CountAction::Start),
        "the armed action rides on it"
    );
    assert_eq!(session.pending(), Pending::default());
    session.undo();
    let start = Some(crate::makruk::CountAction::Start);
    assert_eq!(
        session.pending(),
        Pending {
            reached_by_undo: true,
            armed: start
        }
    );
    let disarmed = session
        .press_count(crate::makruk::CountAction::Stop)
        .unwrap();
    assert_eq!(disarmed.armed, None);
}

#[test]
fn an_offer_of_a_draw_leaves_the_count_armed() {
    let mut session = makruk_from("3k4/8/3m4/7r/3K4/4M3/8/R7 w - - 0 1");
    let start = Some(crate::makruk::CountAction::Start);
    let armed = session
        .press_count(crate::makruk::CountAction::Start)
        .unwrap();
    session.set_pending(armed);
    let (white, black) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    for command in [
        Command::OfferDraw { seat: white },
        Command::AnswerDraw {
            seat: black,
            accept: false,
        },
    ] {
        let events = session.decide(command).unwrap();
        session.apply(&events).unwrap();
        assert_eq!(session.pending().armed, start);
    }
    let events = session.decide(Command::Resign { seat: white }).unwrap();
    session.apply(&events).unwrap();
    assert_eq!(
        session.pending().armed,
        None,
        "a game that is over counts no more"
    );
}

#[test]
fn d17_undo_shrinks_the_list_of_occurrences() {
    let mut session = makruk(&[person(), person()], 1);
    play(&mut session, "b1d2 b8d7 d2b1 d7b8 b1d2 b8d7 d2b1");
    let game = |session: &Session| session.position().as_makruk().unwrap().occurrences();
    assert_eq!(game(&session), 2);
    play(&mut session, "d7b8");
    assert_eq!(
        session.position().outcome().unwrap().reason,
        crate::game::Reason::Repetition
    );
    session.undo();
    assert!(!session.position().is_over());
    play(&mut session, "d7e5");
    assert!(!session.position().is_over());
}
