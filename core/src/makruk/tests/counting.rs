//! Every step of counting by its number, and the limit table.

use super::*;
use crate::makruk::{Position, StartRefusal, limit};
use Side::{Black, White};

/// White mates with h1h8; nobody is bare, no bia is left.
const MATE_IN_ONE: &str = "k7/8/1K6/8/8/3m4/8/7R w - - 0 1";

fn with_count(count: &str) -> String {
    MATE_IN_ONE.replace("w - -", &format!("w - {count}"))
}

#[test]
fn count_2_mate_wins_when_nobody_counts() {
    assert_eq!(after(MATE_IN_ONE, "h1h8").outcome(), mate(White));
}

#[test]
fn count_2_mate_by_the_counting_side_is_a_draw() {
    let drawn = Some(Outcome::MateWhileCounting { counting: White });
    let game = after(&with_count("Bw5"), "h1h8");
    assert_eq!((game.outcome(), game.count()), (drawn, board(White, 6)));
    assert_eq!(
        after(&with_count("Bw5"), "h1h8-s").outcome(),
        drawn,
        "a stopping move counts"
    );
    assert_eq!(
        after(MATE_IN_ONE, "h1h8+s").outcome(),
        drawn,
        "a starting move is number 1"
    );
    assert_eq!(
        after(&with_count("Bw63"), "h1h8").outcome(),
        drawn,
        "number 64 too"
    );
}

#[test]
fn count_2_mate_against_the_counting_side_wins() {
    assert_eq!(after(&with_count("Bb5"), "h1h8").outcome(), mate(White));
    assert_eq!(
        after(&with_count("Bb64"), "h1h8").outcome(),
        mate(White),
        "the reply to 64"
    );
}

#[test]
fn count_2_mate_one_move_after_the_stop_wins() {
    let game = after("k7/8/1K6/8/8/3m4/8/6R1 w - Bw5 0 1", "g1h1-s d3c2 h1h8");
    assert_eq!(game.outcome(), mate(White));
}

#[test]
fn count_2_stalemate_is_a_draw() {
    let game = after("k7/2S5/2K5/8/8/8/8/8 w", "c6b6");
    assert_eq!(game.outcome(), Some(Outcome::Stalemate));
}

#[test]
fn count_3a_two_khuns_are_a_draw() {
    let game = after("k7/8/8/8/8/8/1m6/K7 w", "a1b2");
    assert_eq!(game.outcome(), Some(Outcome::TwoKhuns));
    assert_eq!(
        super::game("k7/8/8/8/8/8/8/K7 w").outcome(),
        Some(Outcome::TwoKhuns)
    );
}

#[test]
fn count_3b_the_reply_to_number_64_that_is_no_mate_draws() {
    let mut game = after("k7/8/8/8/8/3m4/8/K6R b - Bb63 0 1", "d3c2");
    assert_eq!((game.outcome(), game.count()), (None, board(Black, 64)));
    assert!(game.is_last_move());
    play(&mut game, "h1h7");
    assert_eq!(
        game.outcome(),
        Some(Outcome::BoardCount { counting: Black })
    );
}

#[test]
fn count_4a_capture_promotion_and_the_bare_khun_itself_enter() {
    assert_eq!(
        after("3k4/8/7m/8/3KSNN1/8/8/8 w", "g4h6").count(),
        entered(Black, 5, 32)
    );
    assert_eq!(
        after("8/8/8/3P4/M7/8/K7/7k w", "d5d6m").count(),
        entered(Black, 4, 64)
    );
    assert_eq!(
        after("5K2/8/M7/8/8/1P6/k7/8 b", "a2b3").count(),
        entered(Black, 3, 64)
    );
}

#[test]
fn count_4a_the_entering_move_is_not_counted() {
    let mut game = after("5K2/8/M7/8/8/1P6/k7/8 b", "a2b3 f8e8");
    assert_eq!(game.count().number(), None);
    play(&mut game, "b3b4");
    assert_eq!(game.count(), pieces(Black, 4, 64));
}

#[test]
fn count_4a_a_running_board_count_is_dropped() {
    let game = after("3k4/8/7m/7R/3K4/8/8/R7 w - Bw20 0 1", "h5h6");
    assert_eq!(game.count(), entered(Black, 4, 8));
}

#[test]
fn count_4a_number_64_stands_when_the_reply_takes_the_last_man() {
    let game = after("3k4/8/7m/7R/3K4/8/8/R7 w - Bb64 0 1", "h5h6");
    assert_eq!(game.count(), board(Black, 64), "no piece counting begins");
    assert!(game.outcome().is_some());
}

#[test]
fn count_4a_number_64_stands_when_it_captures_the_last_man() {
    let mut game = after("3k4/8/7m/7R/3K4/8/8/R7 w - Bw63 0 1", "h5h6");
    assert_eq!((game.count(), game.outcome()), (board(White, 64), None));
    play(&mut game, "d8e7");
    assert_eq!(
        game.outcome(),
        Some(Outcome::BoardCount { counting: White })
    );
}

#[test]
fn count_4a_waits_for_the_last_bia() {
    let game = after("3k4/8/7m/7R/P2K4/8/8/R7 w", "h5h6");
    assert_eq!(game.count(), Count::None, "a bia is left");
    let game = after(
        "3k4/8/7m/7R/3K4/P7/8/R7 w",
        "h5h6 d8e8 a3a4 e8d8 a4a5 d8e8 a5a6m",
    );
    assert_eq!(game.count(), entered(Black, 5, 8));
}

#[test]
fn count_4b_each_move_of_the_bare_side_counts() {
    let game = after("3k4/8/7m/8/3KSNN1/8/8/8 w", "g4h6 d8c8 d4c4 c8d8");
    assert_eq!(game.count(), pieces(Black, 7, 32));
}

#[test]
fn count_4b_the_limit_stays_when_a_man_falls() {
    let game = after("3k4/3R4/8/8/3K4/8/8/R7 b - Pb6/8 0 1", "d8d7");
    assert_eq!((game.count(), game.outcome()), (pieces(Black, 7, 8), None));
}

#[test]
fn count_4c_the_stopping_move_still_counts_and_ends_it() {
    let fen = "k7/8/1K6/8/8/3m4/8/6R1 w - Bw5 0 1";
    assert_eq!(after(fen, "g1g2").count(), board(White, 6));
    assert_eq!(after(fen, "g1g2-s").count(), Count::None);
    let stopped_64 = after("k7/8/1K6/8/8/3m4/8/6R1 w - Bw63 0 1", "g1g2-s");
    assert_eq!(stopped_64.count(), board(White, 64), "number 64 stands");
}

#[test]
fn count_4c_the_opponents_moves_do_not_count_nor_do_captures() {
    let fen = "k7/8/1K6/8/8/3m4/4R3/6M1 b - Bw5 0 1";
    let game = after(fen, "d3e2");
    assert_eq!(game.count(), board(White, 5));
    assert_eq!(after(fen, "d3e2 b6a6").count(), board(White, 6));
}

#[test]
fn count_4d_a_start_is_number_1() {
    let mut game = after("k7/8/1K6/8/8/3m4/8/6R1 b", "d3c2+s");
    assert_eq!(game.count(), board(Black, 1));
    play(&mut game, "g1g2 c2b3");
    assert_eq!(game.count(), board(Black, 2));
}

#[test]
fn count_4d_started_again_begins_at_1() {
    let game = after("k7/8/1K6/8/8/3m4/8/6R1 w - Bw5 0 1", "g1g2-s d3c4 g2g1+s");
    assert_eq!(game.count(), board(White, 1));
    let game = after("k7/8/1K6/8/8/3m4/8/6R1 w - Bw5 0 1", "g1g2-s d3c4+s");
    assert_eq!(game.count(), board(Black, 1), "by anyone");
}

#[test]
fn count_4d_a_start_that_makes_a_side_bare_enters_piece_counting() {
    let game = after("3k4/8/7m/7R/3K4/8/8/R7 w", "h5h6+s");
    assert_eq!(game.count(), entered(Black, 4, 8));
}

#[test]
fn count_5_the_stronger_side_has_one_move_after_the_limit() {
    let fen = "3k4/7R/8/8/3K4/8/8/R7 w - Pb8/8 0 1";
    assert!(super::game(fen).is_last_move());
    let drawn = Some(Outcome::PieceCount { counting: Black });
    assert_eq!(after(fen, "a1a2").outcome(), drawn);
    assert_eq!(after(fen, "a1a8").outcome(), mate(White));
    let below = fen.replace("Pb8", "Pb7");
    assert_eq!(after(&below, "a1a2").outcome(), None);
}

#[test]
fn count_5_men_above_the_limit_at_entry_leave_one_move() {
    let mut game = after("4k3/8/m7/8/8/8/8/RNSK1SNR w", "a1a6");
    assert_eq!(game.count(), entered(Black, 8, 8));
    assert_eq!(game.outcome(), None);
    play(&mut game, "e8f7");
    assert_eq!((game.count(), game.outcome()), (pieces(Black, 9, 8), None));
    play(&mut game, "a6a7");
    assert_eq!(
        game.outcome(),
        Some(Outcome::PieceCount { counting: Black })
    );
}

#[test]
fn count_5_entered_by_the_bare_khun_above_the_limit_leaves_one_move() {
    let fen = "8/8/8/4k3/4P3/8/8/RNSK1SNR b";
    let mut game = after(fen, "e5e4");
    assert_eq!((game.count(), game.outcome()), (entered(Black, 8, 8), None));
    assert!(game.is_last_move());
    play(&mut game, "a1a2");
    assert_eq!(
        game.outcome(),
        Some(Outcome::PieceCount { counting: Black })
    );
}

#[test]
fn count_6_draws_of_the_count_come_before_repetition() {
    let mut game = super::game("3k4/8/8/8/3K4/8/8/R7 b - Pb9/16 0 1");
    play(&mut game, "d8e8 a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1");
    assert_eq!(game.outcome(), Some(Outcome::Repetition));
    let mut game = super::game("3k4/8/8/8/3K4/8/8/R7 b - Pb12/16 0 1");
    play(&mut game, "d8e8 a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1");
    assert_eq!(
        game.outcome(),
        Some(Outcome::PieceCount { counting: Black })
    );
}

#[test]
fn c25_c26_starting_needs_men_no_bia_no_bare_side_and_nobody_counting() {
    use StartRefusal::{Bare, Bia, Counting};
    let open = super::game("k7/8/1K6/8/8/3m4/8/6R1 w");
    assert!(open.can_start() && !open.can_stop());
    let refusal = |fen: &str| {
        let game = super::game(fen);
        assert!(!game.can_start(), "{fen}");
        let mv = game.legal_moves()[0];
        refused(&game, &format!("{mv}+s"))
    };
    assert_eq!(refusal("k7/8/1K6/7p/8/3m4/8/6R1 w"), Illegal::Start(Bia));
    assert_eq!(refusal("k7/8/1K6/7p/8/8/8/6R1 w"), Illegal::Start(Bia));
    assert_eq!(
        refusal("k7/8/1K6/8/8/3m4/8/6R1 w - Bw3"),
        Illegal::Start(Counting)
    );
    assert_eq!(
        refusal("k7/8/1K6/8/8/3m4/8/6R1 w - Bb3"),
        Illegal::Start(Counting)
    );
    assert_eq!(refusal("k7/8/1K6/8/8/8/8/6R1 w"), Illegal::Start(Counting));
    assert_eq!(
        Count::None.may_start(super::game("k7/8/8/8/8/8/8/K5R1 b").position()),
        Err(Bare)
    );
}

#[test]
fn c30_c41_stopping_is_the_board_counters_own() {
    let own = super::game("k7/8/1K6/8/8/3m4/8/6R1 w - Bw3");
    assert!(own.can_stop());
    let others = super::game("k7/8/1K6/8/8/3m4/8/6R1 w - Bb3");
    assert!(!others.can_stop());
    assert_eq!(refused(&others, "g1g2-s"), Illegal::Stop);
    let counted = super::game("k7/8/1K6/8/8/8/8/6R1 b - Pb5/16");
    assert!(!counted.can_stop() && !counted.can_start());
    assert_eq!(refused(&counted, "a8b8-s"), Illegal::Stop);
}

#[test]
fn c33_the_counting_side_is_warned_before_a_mate() {
    let mating = "h1h8".parse().unwrap();
    assert!(super::game(&with_count("Bw5")).warns(mating, None));
    assert!(super::game(&with_count("Bw5")).warns(mating, STOP));
    assert!(super::game(MATE_IN_ONE).warns(mating, START));
    assert!(!super::game(MATE_IN_ONE).warns(mating, None));
    assert!(!super::game(&with_count("Bb5")).warns(mating, None));
    assert!(!super::game(&with_count("Bw5")).warns("h1h7".parse().unwrap(), None));
    assert!(
        !super::game(&with_count("Bw5")).warns("h1g8".parse().unwrap(), None),
        "no move"
    );
}

#[test]
fn c37_the_whole_limit_table() {
    let table = [
        ("R1R", 8),
        ("RRSSNNMM", 8),
        ("R", 16),
        ("RSSNN", 16),
        ("RM", 16),
        ("SS", 22),
        ("SSNN", 22),
        ("SSNM", 22),
        ("NN", 32),
        ("NNS", 32),
        ("NNM", 32),
        ("S", 44),
        ("SN", 44),
        ("SM", 44),
        ("N", 64),
        ("NM", 64),
        ("M", 64),
        ("MMM", 64),
        ("M~M~M~", 64),
    ];
    for (men, expected) in table {
        let signs: u32 = men
            .chars()
            .filter(|c| *c != '~')
            .map(|c| c.to_digit(10).unwrap_or(1))
            .sum();
        let rest = if signs < 8 {
            (8 - signs).to_string()
        } else {
            String::new()
        };
        let fen = format!("k7/8/8/8/{men}{rest}/8/8/7K b");
        let position: Position = fen.parse().unwrap();
        assert_eq!(limit(&position, White), expected, "{fen}");
        assert_eq!(super::game(&fen).count().limit(), Some(expected), "{fen}");
    }
}

#[test]
fn c42_number_limit_and_moves_left() {
    let shown = |fen: &str| {
        let count = super::game(fen).count();
        (
            count.number(),
            count.next_number(),
            count.limit(),
            count.left(),
        )
    };
    let fen = "3k4/7R/8/8/3K4/8/8/R7 b - ";
    assert_eq!(
        shown(&format!("{fen}pb4/8")),
        (None, Some(5), Some(8), Some(4))
    );
    assert_eq!(
        shown(&format!("{fen}Pb6/8")),
        (Some(6), Some(7), Some(8), Some(2))
    );
    assert_eq!(
        shown("k7/8/1K6/8/8/3m4/8/6R1 w - Bb64"),
        (Some(64), Some(65), Some(64), Some(0))
    );
    assert_eq!(shown("k7/8/1K6/8/8/3m4/8/6R1 w"), (None, None, None, None));
}

/// Found by fuzzing: the FEN of a game that ended so was refused.
#[test]
fn a_counters_mate_by_the_last_capture_reads_back() {
    for (fen, action) in [
        ("k5m1/8/1K6/8/8/8/8/6R1 w - Bw20", None),
        ("k5m1/8/1K6/8/8/8/8/6R1 w - Bw20", Some(CountAction::Stop)),
        ("k5m1/8/1K6/8/8/8/8/6R1 w", Some(CountAction::Start)),
    ] {
        let mut game: Game = fen.parse().unwrap();
        game.play("g1g8".parse().unwrap(), action).unwrap();
        let drawn = Some(Outcome::MateWhileCounting { counting: White });
        let again: Game = game.fen().to_string().parse().unwrap();
        assert_eq!((game.outcome(), again.outcome()), (drawn, drawn), "{fen}");
        assert_eq!(again.count(), game.count(), "{fen}");
    }
}

#[test]
fn counts_that_the_position_forbids_are_refused_at_load() {
    use crate::makruk::{CountForbidden as No, Fen, FenError};
    let refusal = |fen: &str| match fen.parse::<Fen>() {
        Err(FenError::CountForbidden(why)) => why,
        other => panic!("{fen}: {other:?}"),
    };
    assert_eq!(refusal("k7/8/1K6/7p/8/3m4/8/6R1 w - Bw3"), No::Bia);
    assert_eq!(refusal("k7/8/1K6/7P/8/8/8/6R1 w - Pb3/16"), No::Bia);
    assert_eq!(refusal("k7/8/1K6/8/8/8/8/6R1 w - Bw63"), No::BoardBare);
    assert_eq!(refusal("k7/8/1K6/8/8/3m4/8/6R1 w - Pb5/16"), No::NotOneBare);
    assert_eq!(
        refusal("k7/8/1K6/8/8/8/8/6R1 w - Pw5/16"),
        No::NotBare(White)
    );
    assert_eq!(
        refusal("k7/8/1K6/8/8/8/8/6R1 w - Pb5/22"),
        No::Limit(22, 16)
    );
    assert_eq!(refusal("k7/8/1K6/8/8/8/8/6R1 w - pb4/16"), No::Number(4, 3));
    assert_eq!(refusal("k7/8/1K6/8/8/8/8/6R1 w - Pb3/16"), No::Number(3, 3));
    assert_eq!(
        refusal("k7/8/1K6/8/8/8/8/6R1 w - Pb19/16"),
        No::Number(19, 3)
    );
    for text in [
        "B", "Bw", "Bx3", "Bw0", "Bw65", "Bw03", "Bw+3", "pb3", "pb3/17", "Pb/8", "ก",
    ] {
        assert!(text.parse::<Count>().is_err(), "{text}");
    }
}

#[test]
fn a_position_that_must_be_counted_is_counted_from_load() {
    let game = super::game("3k4/7R/8/8/3K4/8/8/R7 w - - 0 1");
    assert_eq!(game.count(), entered(Black, 4, 8));
    let past_limit = super::game("3k4/7R/8/8/3K4/8/8/R7 b - Pb8/8 0 1");
    assert_eq!(
        past_limit.outcome(),
        Some(Outcome::PieceCount { counting: Black })
    );
    let escaped = super::game("3k4/7R/8/8/3K4/8/8/R7 w - Bw64 0 1");
    assert_eq!(
        escaped.outcome(),
        Some(Outcome::BoardCount { counting: White })
    );
}
