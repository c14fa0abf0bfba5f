//! The ends that the board knows, and what may not be played.

use super::*;
use crate::makruk::{MAX_PLIES, Move};
use Side::{Black, White};

#[test]
fn c4_c21_mate_wins_for_either_side() {
    assert_eq!(
        after("7k/8/6K1/8/8/8/8/R7 w", "a1a8").outcome(),
        mate(White)
    );
    assert_eq!(
        after("r7/8/8/8/8/6k1/8/7K b", "a8a1").outcome(),
        mate(Black)
    );
    assert_eq!(
        game("R6k/8/6K1/8/8/8/8/8 b - Pb5/16").outcome(),
        mate(White),
        "as loaded"
    );
}

#[test]
fn c22_stalemate_draws() {
    assert_eq!(
        game("k7/2S5/1K6/8/8/8/8/8 b").outcome(),
        Some(Outcome::Stalemate)
    );
}

/// A game of quiet moves that takes care not to end: no capture, bia move, check or repetition.
fn wander(plies: usize) -> Game {
    let mut game = game("r6k/8/8/p7/P7/8/8/R6K w");
    let mut dice = super::random::Dice(5);
    while game.plies() < plies {
        let goes_on = |mv: &Move| {
            let mut next = game.clone();
            next.play(*mv, None).is_ok()
                && next.fen().halfmove > 0
                && next.occurrences() == 1
                && !next.position().in_check()
                && next.position().has_legal_move()
        };
        let moves: Vec<Move> = game.legal_moves().into_iter().filter(goes_on).collect();
        game.play(moves[dice.below(moves.len())], None).unwrap();
    }
    game
}

#[test]
fn c23_no_fifty_move_rule() {
    let game = wander(120);
    assert_eq!((game.outcome(), game.fen().halfmove), (None, 120));
}

#[test]
fn c47_the_400th_ply_draws() {
    assert_eq!(wander(MAX_PLIES - 1).outcome(), None);
    let ended = wander(MAX_PLIES);
    assert_eq!(
        (ended.plies(), ended.outcome()),
        (400, Some(Outcome::PlyLimit))
    );
    assert_eq!(refused(&ended, "h1h2"), Illegal::Over(Outcome::PlyLimit));
}

#[test]
fn plies_count_from_the_games_first_position() {
    let game = game("r6k/8/8/p7/P7/8/8/R6K w - - 390 300");
    assert_eq!((game.plies(), game.outcome()), (0, None));
    assert_eq!(
        after(&game.fen().to_string(), "a1b1 a8b8").fen().fullmove,
        301
    );
}

#[test]
fn illegal_moves_tell_why_and_change_nothing() {
    let at = |name: &str| name.parse().unwrap();
    let start = Game::start();
    assert_eq!(refused(&start, "e5e6"), Illegal::NoMan(at("e5")));
    assert_eq!(refused(&start, "e6e5"), Illegal::NotYours(at("e6")));
    assert!(matches!(refused(&start, "e3e5"), Illegal::OutOfReach(_)));
    assert!(matches!(refused(&start, "e3f4"), Illegal::OutOfReach(_)));
    assert!(matches!(refused(&start, "a1a3"), Illegal::OutOfReach(_)));
    assert!(matches!(refused(&start, "e3e4m"), Illegal::NoPromotion(_)));
    let pinned = game("3rk3/8/8/8/8/3M4/8/3K4 w");
    assert!(matches!(refused(&pinned, "d3c4"), Illegal::InCheck(_)));
    let over = game("k7/2S5/1K6/8/8/8/8/8 b");
    assert_eq!(refused(&over, "a8b8"), Illegal::Over(Outcome::Stalemate));
    assert!(over.legal_moves().is_empty());
}

#[test]
fn every_end_has_its_own_code_and_score() {
    use std::collections::BTreeSet;
    let ends = [
        Outcome::Mate { winner: White },
        Outcome::Resignation { winner: Black },
        Outcome::TimeOut { winner: White },
        Outcome::Stalemate,
        Outcome::MateWhileCounting { counting: White },
        Outcome::BoardCount { counting: White },
        Outcome::PieceCount { counting: Black },
        Outcome::TwoKhuns,
        Outcome::Repetition,
        Outcome::PlyLimit,
        Outcome::Agreement,
    ];
    let codes: BTreeSet<&str> = ends.iter().map(|end| end.code()).collect();
    assert_eq!(codes.len(), ends.len());
    for end in ends {
        let text = serde_json::to_string(&end).unwrap();
        assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), end);
    }
    assert_eq!(
        Outcome::Resignation { winner: Black }.to_string(),
        "0-1 resignation"
    );
    assert_eq!(Outcome::Agreement.score(), "1/2-1/2");
}
