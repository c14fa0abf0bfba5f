//! Strength of Ludo's computer players (`ai.md` § 1).

use sanuk_core::{
    ai::ludo::{Prio, RandomPlayer},
    ludo::{RuleSet, Seats},
};

use super::{
    Bench, Effort, Figure, Goal,
    ludo_match::{Match, Player},
};

/// The bench.
pub const BENCH: Bench = Bench {
    name: "ai-ludo",
    about: "Ludo's computer players against each other",
    run,
};

fn prio() -> Player {
    Box::new(Prio::default())
}

fn random() -> Player {
    Box::new(RandomPlayer)
}

/// What the priority player must win against chance, within [`CALIBRATION_ERROR`].
const CALIBRATION: [(&str, RuleSet, Seats, f64); 4] = [
    ("quick-2", RuleSet::quick(), Seats::TWO, 90.5),
    ("quick-4", RuleSet::quick(), Seats::FOUR, 77.0),
    ("party-2", RuleSet::party(), Seats::TWO, 91.0),
    ("party-4", RuleSet::party(), Seats::FOUR, 77.8),
];
const CALIBRATION_ERROR: f64 = 1.5;

fn run(effort: Effort) -> Vec<Figure> {
    let games = match effort {
        Effort::Quick => 3_000,
        Effort::Full => 12_000,
    };
    CALIBRATION
        .iter()
        .map(|row| calibration(*row, games))
        .collect()
}

/// How far the priority player's wins against chance are from the reference.
fn calibration((name, rules, seats, reference): (&str, RuleSet, Seats, f64), games: u64) -> Figure {
    let score = Match {
        rules,
        seats,
        hero: prio,
        rival: random,
    }
    .play(games);
    println!(
        "  prio v random, {name}: {:.1} ± {:.1} %, reference {reference} %",
        score.percent(),
        score.error()
    );
    Figure {
        name: format!("prio-calibration-{name}"),
        value: (score.percent() - reference).abs(),
        error: score.error(),
        unit: "points".into(),
        goal: Goal::AtMost(CALIBRATION_ERROR),
    }
}
