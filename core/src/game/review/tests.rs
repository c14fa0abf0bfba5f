//! Reviews of whole games.

use super::*;
use crate::game::tests::{computer, ludo as ludo_game, ludo_step, makruk_from, person, play};
use crate::ludo::RuleSet;
use crate::makruk::Side;

/// Nodes of a position in tests.
const FEW: u64 = 1_500;

fn finished_ludo(number: u8) -> Session {
    let mut session = ludo_game(RuleSet::party(), vec![computer(), person()], number);
    while !session.position().is_over() {
        ludo_step(&mut session, usize::from(number));
    }
    session
}

fn whole(session: &Session) -> Review {
    let mut review = Review::with_nodes(session, FEW);
    while !review.is_done() {
        review.step(session, &Stop::new());
    }
    review
}

#[test]
fn a_review_gives_the_same_figures_twice_and_after_a_kill() {
    let game = finished_ludo(3);
    let first = whole(&game);
    assert_eq!(first, whole(&game));
    let mut kept = Review::with_nodes(&game, FEW);
    kept.step(&game, &Stop::new());
    let bytes = serde_json::to_vec(&kept).unwrap();
    let read: Review = serde_json::from_slice(&bytes).unwrap();
    let mut resumed = Review::with_nodes(&game, FEW).or_kept(Some(read));
    assert_eq!(resumed.progress(), kept.progress());
    assert!(resumed.progress().0 > 0 && !resumed.is_done());
    while !resumed.is_done() {
        resumed.step(&game, &Stop::new());
    }
    assert_eq!(resumed, first);
}

#[test]
fn a_kept_review_of_other_events_is_made_anew() {
    let (game, other) = (finished_ludo(3), finished_ludo(4));
    let kept = whole(&other);
    let review = Review::with_nodes(&game, FEW).or_kept(Some(kept));
    assert_eq!(review.progress().0, 0);
}

#[test]
fn a_stopped_step_changes_nothing() {
    let game = finished_ludo(5);
    let mut review = Review::with_nodes(&game, FEW);
    let stop = Stop::new();
    stop.stop();
    review.step(&game, &stop);
    assert_eq!(review, Review::with_nodes(&game, FEW));
}

#[test]
fn every_roll_and_every_real_choice_of_ludo_is_judged() {
    let game = finished_ludo(6);
    let review = whole(&game);
    let rolls = game
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Ludo(crate::ludo::Event::Rolled { .. })));
    let judged = |roll: bool| {
        let notes = review.notes().iter();
        notes
            .filter(|note| matches!(note, Note::Roll { .. }) == roll)
            .count()
    };
    assert_eq!(judged(true), rolls.count());
    let sums = review.ludo(&game);
    let choices: u32 = sums.seats.iter().map(|seat| seat.choices).sum();
    assert_eq!(choices as usize, judged(false));
    assert!(sums.seats.iter().all(|seat| seat.best <= seat.choices));
    // The person takes the sixth of its choices blindly, the computer is easy: both give away.
    assert!(sums.seats.iter().all(|seat| seat.lost > 0), "{sums:?}");
    assert!(sums.moments.len() >= 3, "{sums:?}");
    let costs: Vec<i32> = sums.moments[2..]
        .iter()
        .map(|moment| moment.worth)
        .collect();
    assert!(
        costs.is_sorted() && costs.iter().all(|cost| *cost < 0),
        "{costs:?}"
    );
}

#[test]
fn a_hanging_ruea_is_the_worst_move_and_the_better_line_is_named() {
    let mut hanging = makruk_from("3rk3/8/8/8/8/8/8/R1K5 b - - 0 1");
    play(&mut hanging, "e8f7 c1c2 d8d1 c2d1");
    let sums = whole(&hanging).makruk(&hanging);
    assert_eq!(sums.graph.len(), hanging.events().len() + 1);
    let worst = &sums.worst[0];
    assert_eq!((worst.at, worst.side), (2, Side::Black));
    assert!(
        worst.lost > 2_000 && worst.better[0].to_string() != "d8d1",
        "{worst:?}"
    );
}

#[test]
fn mistakes_with_the_count_are_named_once() {
    let counts = |fen: &str, plies: &str| {
        let mut game = makruk_from(fen);
        play(&mut game, plies);
        let found = whole(&game).makruk(&game).counts;
        found
            .iter()
            .map(|note| (note.at, note.side, note.mistake))
            .collect::<Vec<_>>()
    };
    let mated = counts("k7/8/1K6/8/8/3m4/8/7R w - Bw5 0 1", "h1h8");
    assert_eq!(mated, [(0, Side::White, CountMistake::MatedWhileCounting)]);
    let worse = "3rk3/8/8/2n5/8/4M3/8/3K4 w - - 0 1";
    let never = counts(worse, "d1e1 e8e7 e1f1 e7e8");
    assert_eq!(never, [(0, Side::White, CountMistake::NotStarted)]);
    assert_eq!(counts(worse, "d1e1+s e8e7 e1f1 e7e8"), []);
    let stopped = counts(worse, "d1e1+s e8e7 e1f1-s e7e8");
    assert_eq!(stopped, [(2, Side::White, CountMistake::StoppedTooSoon)]);
}
