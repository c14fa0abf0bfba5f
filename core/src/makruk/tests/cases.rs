//! Faults reported elsewhere, as far as they are the rules'.

use super::*;
use Side::{Black, White};

#[test]
fn d12_the_smallest_limit_that_applies() {
    let mut game = after("3k4/8/7m/8/3KSNN1/8/8/8 w", "g4h6");
    assert_eq!(game.count().limit(), Some(32));
    assert_eq!(game.count().next_number(), Some(6));
    play(&mut game, "d8d7");
    assert_eq!(game.count(), pieces(Black, 6, 32));
}

#[test]
fn d13_a_counting_sides_mate_is_a_draw() {
    let fen = |count: &str| format!("k7/8/1K6/8/8/3m4/8/7R w - {count} 0 1");
    let drawn = Some(Outcome::MateWhileCounting { counting: White });
    assert_eq!(after(&fen("Bw5"), "h1h8").outcome(), drawn);
    assert_eq!(after(&fen("Bw5"), "h1h8-s").outcome(), drawn);
    assert_eq!(after(&fen("-"), "h1h8+s").outcome(), drawn);
    assert!(game(&fen("-")).warns("h1h8".parse().unwrap(), START));
    assert!(game(&fen("Bw5")).warns("h1h8".parse().unwrap(), None));
    assert_eq!(
        after(&fen("Bw4"), "h1h7-s d3c2 h7h8").outcome(),
        mate(White)
    );
    assert_eq!(after(&fen("Bb5"), "h1h8").outcome(), mate(White));
}

#[test]
fn d14_board_counting_gives_way_to_piece_counting() {
    let mut game = after("3k4/8/7m/7R/3K4/8/8/R7 w - Bb20 0 1", "h5h6");
    assert_eq!(game.count(), entered(Black, 4, 8));
    assert!(!game.can_stop() && !game.can_start());
    play(&mut game, "d8e8");
    assert_eq!(game.count(), pieces(Black, 5, 8));
}

#[test]
fn d15_the_limit_is_reached_and_not_exceeded() {
    let fen = "3k4/7R/8/8/3K4/8/8/R7 w - Pb8/8 0 1";
    let drawn = |counting| Some(Outcome::PieceCount { counting });
    assert_eq!(after(fen, "a1a2").outcome(), drawn(Black));
    assert_eq!(after(fen, "a1a8").outcome(), mate(White));
    let nine = after("4k3/8/m7/8/8/8/8/RNSK1SNR w", "a1a6 e8d8");
    assert_eq!((nine.count().number(), nine.outcome()), (Some(9), None));
    let mut nine = nine;
    play(&mut nine, "a6b6");
    assert_eq!(nine.outcome(), drawn(Black));
}

#[test]
fn d15_a_bare_khun_that_takes_the_last_bia_above_the_limit() {
    let game = after("8/8/8/4k3/4P3/8/8/RNSK1SNR b", "e5e4 h1h2");
    assert_eq!(
        game.outcome(),
        Some(Outcome::PieceCount { counting: Black })
    );
}

#[test]
fn d15_number_64_is_not_escaped_by_taking_the_last_man() {
    let game = after("3k4/8/2m5/8/3M4/3K4/8/8 w - Bw63 0 1", "d4e5 d8c8");
    assert_eq!(
        game.outcome(),
        Some(Outcome::BoardCount { counting: White })
    );
    let game = after("8/8/8/3k4/8/4M3/7m/K7 w - Bw63 0 1", "e3d4 d5d4");
    assert_eq!(
        game.outcome(),
        Some(Outcome::BoardCount { counting: White })
    );
    assert_eq!(game.count(), board(White, 64));
}

#[test]
fn d16_the_count_is_in_the_text_of_a_position() {
    let mut played = game("3k4/8/7m/8/4SKN1/8/8/8 w");
    play(&mut played, "g4h6 d8c8");
    let loaded = game(&played.fen().to_string());
    assert_eq!(loaded.count(), played.count());
    let at_17 = game("2k5/8/7N/8/5K2/8/8/8 w - Pb17/64 0 1");
    assert_eq!(
        (at_17.count().number(), at_17.count().left()),
        (Some(17), Some(47))
    );
    assert_eq!(at_17.count().side(), Some(Black));
}

#[test]
fn d17_the_third_occurrence_draws_and_shrinks_with_a_take_back() {
    let plies = [
        "b1d2", "b8d7", "d2b1", "d7b8", "b1d2", "b8d7", "d2b1", "d7b8",
    ];
    let fold = |count: usize| after(&Game::start().fen().to_string(), &plies[..count].join(" "));
    assert_eq!((fold(4).outcome(), fold(4).occurrences()), (None, 2));
    assert_eq!(fold(7).outcome(), None);
    assert_eq!(fold(8).outcome(), Some(Outcome::Repetition));
    let mut taken_back = fold(6);
    assert_eq!(taken_back.occurrences(), 2);
    play(&mut taken_back, "d2c4 d7b8");
    assert_eq!(taken_back.outcome(), None);
}

#[test]
fn d17_met_and_bia_ngai_count_as_equal() {
    // Met and bia ngai change places in eight plies, and back in eight more.
    let fen = "4k3/8/8/8/8/8/M1M~5/7K w - - 0 1";
    let exchange = "a2b3 e8d8 c2b1 d8e8 b3c2 e8d8 b1a2 d8e8";
    let mut game = after(fen, exchange);
    assert_eq!((game.occurrences(), game.outcome()), (2, None));
    assert_eq!(
        game.fen().to_string(),
        "4k3/8/8/8/8/8/M~1M5/7K w - Pb8/64 8 5"
    );
    play(&mut game, exchange);
    assert_eq!(game.outcome(), Some(Outcome::Repetition));
}
