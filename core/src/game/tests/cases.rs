//! Cases of the session that are not undo or records.

use super::*;
use crate::game::{Dice, Event, Illegal, Outcome, Reason, Refusal, Seat, won_against};

#[test]
fn d08_a_second_roll_is_refused_and_changes_nothing() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    until_choice(&mut session, 1);
    let before = (
        session.events().to_vec(),
        session.position().as_ludo().copied(),
    );
    assert!(matches!(
        session.decide(Command::Roll),
        Err(Refusal::Illegal(Illegal::Ludo(_)))
    ));
    assert!(
        session.decide(Command::Pass).is_err(),
        "a legal move must be made"
    );
    assert_eq!(
        before,
        (
            session.events().to_vec(),
            session.position().as_ludo().copied()
        )
    );
}

#[test]
fn d09_a_second_command_of_the_same_kind_does_nothing() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    until_choice(&mut session, 1);
    let piece = nth_choice(&session, 0);
    let (first, second) = (
        session.decide(Command::Move { piece }),
        session.decide(Command::Move { piece }),
    );
    assert_eq!(first, second, "deciding changes nothing");
    session.apply(&first.unwrap()).unwrap();
    let length = session.events().len();
    assert!(session.decide(Command::Move { piece }).is_err());
    assert!(session.apply(&second.unwrap()).is_err());
    assert_eq!(session.events().len(), length);
}

#[test]
fn a_list_of_events_is_taken_whole_or_not_at_all() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    let roll = session.decide(Command::Roll).unwrap()[0];
    let error = session.apply(&[roll, roll]).unwrap_err();
    assert_eq!(error.at, Some(1));
    assert_eq!(session.events().len(), 0);
}

#[test]
fn b52_party_gives_the_start_to_the_next_seat_over_five_rematches() {
    let starters = |rules: RuleSet, seats: usize| -> String {
        let mut header = ludo(rules, vec![person(); seats], 1).header().clone();
        (0..6)
            .map(|_| {
                let Setup::Ludo { starter, .. } = header.setup else {
                    panic!()
                };
                let (id, seed) = (GameId::from_bytes([2; 16]), Seed([2; 32]));
                header = Session::new(header.clone()).unwrap().again(id, seed, 5);
                starter.letter()
            })
            .collect()
    };
    assert_eq!(starters(RuleSet::party(), 2), "RYRYRY");
    assert_eq!(starters(RuleSet::party(), 3), "RGYRGY");
    assert_eq!(starters(RuleSet::party(), 4), "RGYBRG");
    for seats in 2..=4 {
        assert_eq!(starters(RuleSet::quick(), seats), "RRRRRR");
    }
}

#[test]
fn c59_makruks_colours_are_swapped_at_again() {
    let session = makruk(&[person(), computer()], 1);
    let again = session.again(GameId::from_bytes([2; 16]), Seed([2; 32]), 5);
    assert_eq!(again.players, [computer(), person()]);
    let dice = Dice::Seed(Seed([2; 32]));
    assert_eq!((again.created_ms, &again.dice), (5, &dice));
    let first = Session::new(again).unwrap().computer_turn().unwrap();
    assert_eq!(
        first.seat,
        Seat::FIRST,
        "the computer is White now and begins"
    );
}

#[test]
fn the_computer_repeats_itself_from_the_same_seed() {
    let game = || {
        let mut session = ludo(RuleSet::party(), vec![computer(); 4], 11);
        computer_plays(&mut session);
        session
    };
    let (first, second) = (game(), game());
    assert_eq!(first.events(), second.events());
    assert!(first.position().is_over());
    assert_eq!(first.ranks().len(), 4, "Party names ranks");
    assert_eq!(first.check_dice().unwrap(), first.digest().length);
}

#[test]
fn d21_a_reply_to_another_position_is_known_by_its_length() {
    let mut session = ludo(RuleSet::quick(), vec![computer(), computer()], 1);
    let turn = session.computer_turn().unwrap();
    ludo_step(&mut session, 0);
    let next = session.computer_turn().unwrap();
    assert_ne!(turn.length, next.length);
}

#[test]
fn a_game_of_two_can_be_resigned_and_one_of_more_cannot() {
    let mut session = ludo(RuleSet::quick(), vec![person(), computer()], 1);
    let seat = Seat::FIRST;
    act(&mut session, Command::Resign { seat });
    let winner = Seat::new(1);
    let outcome = Outcome {
        winner,
        reason: Reason::Resignation,
    };
    assert_eq!(session.turn(), Turn::Over(outcome));
    assert_eq!(session.computer_turn(), None);
    assert_eq!(session.decide(Command::Roll), Err(Illegal::Over.into()));
    let three = ludo(RuleSet::quick(), vec![person(); 3], 1);
    assert_eq!(
        three.decide(Command::Resign { seat }),
        Err(Illegal::Resign.into())
    );
}

#[test]
fn c60_a_draw_is_offered_answered_and_not_pestered_with() {
    let [white, black] = [Seat::FIRST, Seat::new(1).unwrap()];
    let mut session = makruk(&[person(), person()], 1);
    let offer = Command::OfferDraw { seat: white };
    act(&mut session, offer);
    assert_eq!(session.position().draw_offer(), Some(white));
    let own = Command::AnswerDraw {
        seat: white,
        accept: true,
    };
    assert_eq!(session.decide(own), Err(Refusal::NotYours(white)));
    act(
        &mut session,
        Command::AnswerDraw {
            seat: black,
            accept: false,
        },
    );
    assert_eq!(session.decide(offer), Err(Refusal::OfferedAlready(white)));
    play(&mut session, "e3e4");
    assert_eq!(session.decide(offer), Err(Refusal::OfferedAlready(white)));
    play(&mut session, "e6e5");
    act(&mut session, offer);
    play(&mut session, "d3d4");
    assert_eq!(
        session.position().draw_offer(),
        Some(white),
        "the own move leaves it open"
    );
    play(&mut session, "d6d5");
    assert_eq!(
        session.position().draw_offer(),
        None,
        "moving instead turns it down"
    );
    act(&mut session, offer);
    act(
        &mut session,
        Command::AnswerDraw {
            seat: black,
            accept: true,
        },
    );
    let outcome = Outcome {
        winner: None,
        reason: Reason::Agreement,
    };
    assert_eq!(session.turn(), Turn::Over(outcome));
    assert_eq!(
        ludo(RuleSet::quick(), vec![person(); 2], 1).decide(offer),
        Err(Illegal::Offer.into())
    );
}

#[test]
fn an_offer_to_the_computer_comes_before_its_move() {
    let mut session = makruk(&[person(), computer()], 1);
    act(&mut session, Command::OfferDraw { seat: Seat::FIRST });
    let turn = session.computer_turn().unwrap();
    assert_eq!((turn.seat.index(), turn.work), (1, Work::AnswerDraw));
}

#[test]
fn the_computer_answers_offers_and_plays_makruk_to_an_end() {
    let seat = Seat::FIRST;
    let mut session = makruk(&[person(), computer()], 1);
    act(&mut session, Command::OfferDraw { seat });
    assert_eq!(computer_plays(&mut session), 1);
    let answer = session.events()[1];
    assert!(matches!(answer, Event::DrawAccepted | Event::DrawDeclined));
    let game = || {
        let mut session = makruk(&[computer(), computer()], 3);
        computer_plays(&mut session);
        session
    };
    let session = game();
    assert!(session.position().is_over());
    assert_eq!(session.events(), game().events(), "same seed, same game");
    assert_eq!(session.undo_target(), None);
}

#[test]
fn d19_a_stopped_computer_says_nothing() {
    let mut session = makruk(&[person(), computer()], 1);
    play(&mut session, "e3e4");
    let turn = session.computer_turn().unwrap();
    let stop = Stop::new();
    stop.stop();
    assert_eq!(
        think(session.position(), turn, Budget::default(), &stop),
        None
    );
    session.undo();
    assert_eq!(session.computer_turn(), None, "the person is to move");
    play(&mut session, "d3d4");
    assert_eq!(computer_plays(&mut session), 1, "exactly one reply");
}

#[test]
fn figures_of_a_finished_game_add_up() {
    let mut session = ludo(RuleSet::quick(), vec![person(), computer()], 8);
    while !session.position().is_over() {
        ludo_step(&mut session, 0);
    }
    let tallies = session.tallies();
    let rolls: u32 = tallies.iter().map(crate::game::Tally::rolls).sum();
    assert_eq!(rolls, session.digest().length);
    assert_eq!(tallies[0].captures, tallies[1].losses);
    assert_eq!(tallies[1].captures, tallies[0].losses);
    let faces: Vec<[u32; 6]> = tallies.iter().map(|tally| tally.faces).collect();
    assert_eq!(session.faces(), faces);
    assert!(
        tallies
            .iter()
            .all(|tally| tally.longest_wait > 0 && tally.moves > 0)
    );
    let won = session.won_against().unwrap();
    assert_eq!(won.1, Level::Easy);
    assert_eq!(
        won.0,
        session.position().outcome().unwrap().winner == Some(Seat::FIRST)
    );
    assert_eq!(
        won_against(&[person(), person()], session.position().outcome()),
        None
    );
}

#[test]
fn d22_every_prefix_of_a_game_is_the_game_at_that_point() {
    let mut session = ludo(RuleSet::party(), vec![person(); 4], 3);
    let mut turns = vec![session.turn()];
    for pick in 0..200 {
        ludo_step(&mut session, pick);
        turns.push(session.turn());
    }
    for (length, turn) in turns.into_iter().enumerate() {
        assert_eq!(session.at(length).unwrap().turn(), turn);
    }
    assert!(session.at(session.events().len() + 1).is_err());
}

#[test]
fn a_changed_die_is_found() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    for pick in 0..20 {
        ludo_step(&mut session, pick);
    }
    assert!(session.check_dice().unwrap() > 5);
    let mut header = session.header().clone();
    header.dice = Dice::Seed(Seed([2; 32]));
    let other = Session::restore(header, session.events(), session.pending()).unwrap();
    let wrong = other.check_dice().unwrap_err();
    assert_eq!(
        session.events()[wrong.at],
        Event::Ludo(crate::ludo::Event::Rolled { die: wrong.said })
    );
    assert_ne!(wrong.said, wrong.expected);
}

#[test]
fn headers_that_begin_no_game_are_refused() {
    let good = ludo(RuleSet::quick(), vec![person(), person()], 1)
        .header()
        .clone();
    let refused = |header: Header| Session::new(header).unwrap_err().to_string();
    let newer = Header {
        version: 9,
        ..good.clone()
    };
    assert_eq!(refused(newer), "the game is of version 9, this app knows 1");
    let crowd = Header {
        players: vec![person(); 3],
        ..good.clone()
    };
    assert_eq!(refused(crowd), "3 players for 2 seats");
    let setup = Setup::Ludo {
        rules: RuleSet::quick(),
        seats: Seats::TWO,
        starter: Color::Blue,
    };
    assert!(
        refused(Header {
            setup,
            ..good.clone()
        })
        .contains("no game of Ludo begins so")
    );
    let setup = Setup::Makruk {
        fen: Some("8/8/8/8/8/8/8/8 w".to_string()),
    };
    assert!(refused(Header { setup, ..good }).contains("the first position is wrong"));
}

#[test]
fn d10_the_dice_do_not_know_who_rolls() {
    // The same choices for a person and for a computer: then the same faces, roll by roll.
    let faces = |players: Vec<Player>| {
        let mut session = ludo(RuleSet::party(), players, 9);
        while session.events().len() < 2_000 && !session.position().is_over() {
            let command = match session.turn() {
                Turn::Roll { .. } => Command::Roll,
                Turn::AutoExit { .. } => Command::AutoExit,
                Turn::Pass { .. } => Command::Pass,
                Turn::Choose { .. } => Command::Move {
                    piece: nth_choice(&session, 0),
                },
                Turn::Over(_) => break,
            };
            act(&mut session, command);
        }
        let rolled = |event: &Event| match event {
            Event::Ludo(crate::ludo::Event::Rolled { die }) => Some(*die),
            _ => None,
        };
        session
            .events()
            .iter()
            .filter_map(rolled)
            .collect::<Vec<_>>()
    };
    let people = faces(vec![person(), person()]);
    assert!(people.len() > 100);
    assert_eq!(people, faces(vec![computer(), computer()]));
    assert_eq!(people, faces(vec![computer(), person()]));
}
