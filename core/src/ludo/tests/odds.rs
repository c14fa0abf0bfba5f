//! The exact odds against the oracle of `ai.md` § 3 and against plain enumeration.

use super::{Table, piece_index};
use crate::ludo::{
    Color, Die, Event, OptionId, Phase, PieceIndex, Preset, RuleSet, Seats, State, capture_risk,
};

fn risk(rules: &str, placement: &str) -> f64 {
    let table = Table::with(rules, placement, Color::Yellow, 0);
    capture_risk(&table.state, Color::Yellow, piece_index(0))
}

fn assert_risk(rules: &str, placement: &str, expected: f64) {
    let got = risk(rules, placement);
    assert!(
        (got - expected / 216.0).abs() < 1e-12,
        "{rules} {placement}: {} of 216",
        got * 216.0
    );
}

#[test]
fn one_lone_attacker_has_the_odds_of_the_table() {
    for distance in 1..=25 {
        let expected = match distance {
            1..=5 => 43.0,
            6 => 36.0,
            7..=11 => 7.0,
            12 => 6.0,
            13..=17 => 1.0,
            _ => 0.0,
        };
        // Yellow stands on ring square 48 (its 22); Red's sixes can bring another piece out.
        let placement = format!("R:{},-1,-1,-1;Y:22,-1,-1,-1", 48 - distance);
        assert_risk("A", &placement, expected);
    }
}

#[test]
fn nothing_threatens_pieces_that_are_safe_stacked_or_off_the_ring() {
    for yellow in [
        "-1,-1,-1,-1",
        "53,-1,-1,-1",
        "56,-1,-1,-1",
        "8,-1,-1,-1",
        "9,9,-1,-1",
    ] {
        assert_risk("A", &format!("R:33,-1,-1,-1;Y:{yellow}"), 0.0);
    }
    assert!(risk("A+block=none", "R:33,-1,-1,-1;Y:9,9,-1,-1") > 0.16);
}

#[test]
fn options_change_the_odds() {
    let behind = "R:10,-1,-1,-1;Y:40,-1,-1,-1";
    assert_risk("A", behind, 43.0);
    // A six moves nothing here, so without a limit 4 comes before 1, 2, 3 and 5 in a fifth.
    let stuck = "R:10,56,56,56;Y:40,42,42,-1";
    assert_risk("B", stuck, 43.0);
    assert_risk("B+three_sixes=off", stuck, 216.0 / 5.0);
    assert_risk("A+safe=none", "R:-1,-1,-1,-1;Y:26,-1,-1,-1", 36.0);
    assert_risk(
        "A+safe=none+no_road=auto",
        "R:-1,-1,-1,-1;Y:26,-1,-1,-1",
        216.0,
    );
    let blocked = "R:10,-1,-1,-1;Y:40,38,38,-1";
    assert_risk("A", blocked, 43.0);
    assert_risk("B", blocked, 0.0);
}

#[test]
fn opponents_shoot_one_after_another() {
    let both = "R:10,-1,-1,-1;G:0,-1,-1,-1;Y:40,-1,-1,-1;B:-1,-1,-1,-1";
    // Red is 4 behind ring square 14, Green 1 behind it.
    let expected = 1.0 - (1.0 - 43.0 / 216.0_f64).powi(2);
    assert!((risk("A", both) - expected).abs() < 1e-12);
}

/// The same chance by trying every face again and again, without memory or shortcuts; sixes
/// beyond `depth` rolls are left out.
fn plain(state: &State, attacker: Color, target: (Color, PieceIndex), depth: u8) -> f64 {
    if state.progress(target.0, target.1).in_yard() {
        return 1.0;
    }
    if state.turn() != attacker || depth == 0 {
        return 0.0;
    }
    let after = |event: Event, depth: u8| {
        let mut next = *state;
        next.apply(event).unwrap();
        plain(&next, attacker, target, depth)
    };
    match state.phase() {
        Phase::Roll { .. } => {
            Die::ALL
                .map(|die| after(Event::Rolled { die }, depth - 1))
                .iter()
                .sum::<f64>()
                / 6.0
        }
        Phase::Choose { .. } => {
            let moves = state.legal().into_iter();
            moves
                .map(|found| after(Event::Moved { piece: found.piece }, depth))
                .fold(0.0, f64::max)
        }
        Phase::NoMove { .. } => after(Event::Passed, depth),
        Phase::AutoExit => after(Event::AutoExit, depth),
        Phase::Over => 0.0,
    }
}

/// The seat that plays last of all, counted from `turn`.
fn before(state: &State, turn: Color) -> Color {
    let mut last = turn;
    while state.seats().after(last) != turn {
        last = state.seats().after(last);
    }
    last
}

/// The chance that one of the seats from the one to play on captures, each from the pieces as they
/// stand.
fn plain_of_all(state: &State, target: (Color, PieceIndex), depth: u8) -> f64 {
    let board = state.board();
    let square = state.progress(target.0, target.1).square(board, target.0);
    if square.is_none() {
        return 0.0;
    }
    let (mut missed, mut attacker) = (1.0, state.turn());
    while attacker != target.0 {
        let mut turn = *state;
        if attacker != state.turn() {
            turn.begin_turn(attacker);
        }
        if !state.is_home(attacker) {
            missed *= 1.0 - plain(&turn, attacker, target, depth);
        }
        attacker = state.seats().after(attacker);
    }
    1.0 - missed
}

/// Draws from a fixed sequence.
fn draw(seed: &mut u64, below: usize) -> usize {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    ((*seed >> 33) as usize) % below
}

#[test]
fn odds_equal_plain_enumeration_over_option_sets() {
    let mut seed = 5;
    let (mut compared, mut threatened) = (0, 0);
    while compared < 300 {
        let preset = Preset::ALL[draw(&mut seed, 2)];
        let rules = OptionId::ALL
            .into_iter()
            .fold(RuleSet::of(preset), |rules, option| {
                rules.with(option, draw(&mut seed, option.values().len()))
            });
        let rules = RuleSet {
            three_sixes: true,
            ..rules
        };
        // Trying everything for more seats takes so much longer that they have fewer positions.
        let seats = match compared % 15 {
            0 => Seats::FOUR,
            1 | 2 => Seats::THREE,
            _ => Seats::TWO,
        };
        let mut state = State::new(rules, seats, Color::Red).unwrap();
        for _ in 0..draw(&mut seed, 150) {
            let event = match state.phase() {
                Phase::Roll { .. } => Event::Rolled {
                    die: Die::ALL[draw(&mut seed, 6)],
                },
                Phase::AutoExit => Event::AutoExit,
                Phase::NoMove { .. } => Event::Passed,
                Phase::Over => break,
                Phase::Choose { .. } => {
                    let moves = state.legal();
                    Event::Moved {
                        piece: moves[draw(&mut seed, moves.len())].piece,
                    }
                }
            };
            state.apply(event).unwrap();
        }
        // The rest of a turn under way, then a fresh one of each seat before the last's own.
        if state.is_over() {
            continue;
        }
        let color = before(&state, state.turn());
        let out = |piece: &PieceIndex| !state.progress(color, *piece).in_yard();
        for piece in PieceIndex::ALL.into_iter().filter(out) {
            // Without bonuses but the six's, no turn has more than seven rolls.
            let bonuses = rules.capture_bonus || rules.finish_bonus;
            let (depth, slack) = if bonuses { (4, 0.05) } else { (7, 1e-12) };
            let slow = plain_of_all(&state, (color, piece), depth);
            let fast = capture_risk(&state, color, piece);
            let slack = slack * (seats.len() - 1) as f64;
            assert!(
                (0.0..slack).contains(&(fast - slow + 1e-13)),
                "{rules} {state:?} {fast} {slow}"
            );
            threatened += usize::from(fast > 0.0);
        }
        compared += 1;
    }
    assert!(threatened > 100, "{threatened}");
}
