//! Makruk's computer players against each other, against random moves and against
//! fairy-stockfish. Games are judged by our rules; no side counts its board.
//!
//! A full run appends each game to its log under `tests/benches/` and goes on from there, so that
//! a match of hours survives an interruption. A quick run reads the logs, and plays for less than
//! a minute where there is none.

mod game;

use super::cpu::CpuClock;
use super::log::Log;
use super::{Bench, Effort, Figure, Goal, results};
use game::{Contestant, play};
use sanuk_core::ai::makruk::player;
use sanuk_core::ai::{Budget, ComputerPlayer, Level, Stop};
use std::time::{Duration, Instant};

pub(super) const BENCH: Bench = Bench {
    name: "ai-makruk",
    about: "makruk's levels, and the hard one against fairy-stockfish",
    run,
};

/// Nodes of the hard level that take about 200 ms on the machine of the kept figures.
const HARD_NODES: u64 = 120_000;

/// One row of the table: the first contestant's score against the second.
struct Match {
    name: &'static str,
    first: Contestant,
    second: Contestant,
    games: usize,
    /// Percent that the first is to score.
    goal: f64,
}

const MATCHES: [Match; 6] = [
    Match {
        name: "easy-v-random",
        first: Contestant::Easy,
        second: Contestant::Random,
        games: 200,
        goal: 90.0,
    },
    Match {
        name: "normal-v-easy",
        first: Contestant::Normal,
        second: Contestant::Easy,
        games: 200,
        goal: 80.0,
    },
    Match {
        name: "hard-v-normal",
        first: Contestant::Hard {
            nodes: 60_000,
            ms: 0,
        },
        second: Contestant::Normal,
        games: 200,
        goal: 80.0,
    },
    Match {
        name: "hard-v-fairy-stockfish-3000-nodes",
        first: Contestant::Hard {
            nodes: HARD_NODES,
            ms: 0,
        },
        second: Contestant::Peer {
            nodes: 3_000,
            ms: 0,
        },
        games: 400,
        goal: 60.0,
    },
    Match {
        name: "hard-v-fairy-stockfish-100-ms",
        first: Contestant::Hard { nodes: 0, ms: 100 },
        second: Contestant::Peer { nodes: 0, ms: 100 },
        games: 400,
        goal: 50.0,
    },
    Match {
        name: "hard-1-s-v-fairy-stockfish-10000-nodes",
        first: Contestant::Hard {
            nodes: 0,
            ms: 1_000,
        },
        second: Contestant::Peer {
            nodes: 10_000,
            ms: 0,
        },
        games: 200,
        goal: 50.0,
    },
];

fn run(effort: Effort) -> Vec<Figure> {
    println!(
        "  hard at {HARD_NODES} nodes takes {:.0} ms a move",
        move_ms()
    );
    MATCHES
        .iter()
        .filter_map(|row| measure(row, effort))
        .collect()
}

/// Processor time of a move of the hard level at its usual nodes: the mean over positions of
/// openings.
fn move_ms() -> f64 {
    const POSITIONS: u64 = 6;
    let clock = CpuClock::start();
    for number in 0..POSITIONS {
        let budget = Budget::nodes(HARD_NODES);
        player(Level::Hard).choose(&game::opened(number), 1, budget, &Stop::new());
    }
    clock.elapsed().as_secs_f64() * 1e3 / POSITIONS as f64
}

fn measure(row: &Match, effort: Effort) -> Option<Figure> {
    let players = game::fingerprint(row.first) ^ game::fingerprint(row.second).rotate_left(1);
    let log = Log::open("ai-makruk", row.name, players);
    let kept = scores(&log);
    let scores = match effort {
        Effort::Quick if kept.is_empty() => quick(row),
        Effort::Quick => {
            println!("{}: from its log of {}", row.name, log.head());
            kept
        }
        Effort::Full => full(row, &log),
    };
    if scores.is_empty() {
        println!("{}: no games (is fairy-stockfish installed?)", row.name);
        return None;
    }
    let figure = figure(row, &scores);
    if effort == Effort::Full {
        results::keep(&figure, scores.len() as u64, None);
    }
    Some(figure)
}

/// The first contestant's scores, in the order of the games.
fn scores(log: &Log) -> Vec<f64> {
    let rows = log.rows();
    rows.iter()
        .filter_map(|row| row.get(1)?.parse().ok())
        .collect()
}

fn quick(row: &Match) -> Vec<f64> {
    let began = Instant::now();
    let next = |number| (began.elapsed() < Duration::from_secs(50)).then_some(number);
    (0..row.games)
        .map_while(next)
        .map_while(|number| one(row, number, &|_| {}))
        .collect()
}

/// Plays what the log does not have yet.
fn full(row: &Match, log: &Log) -> Vec<f64> {
    for number in scores(log).len()..row.games {
        if one(row, number, &|line| log.append(line)).is_none() {
            break;
        }
    }
    scores(log)
}

/// Game `number`: every opening is played twice, with colours swapped.
fn one(row: &Match, number: usize, keep: &dyn Fn(&str)) -> Option<f64> {
    let swapped = number % 2 == 1;
    let sides = if swapped {
        [row.second, row.first]
    } else {
        [row.first, row.second]
    };
    let outcome = match play(sides, (number / 2) as u64) {
        Ok(outcome) => outcome,
        Err(error) => {
            println!("{}: game {number}: {error}", row.name);
            return None;
        }
    };
    let white = match outcome.outcome.winner() {
        Some(side) => {
            if side.index() == 0 {
                1.0
            } else {
                0.0
            }
        }
        None => 0.5,
    };
    let score = if swapped { 1.0 - white } else { white };
    let (end, plies) = (outcome.outcome, outcome.plies);
    keep(&format!("{number}\t{score}\t{end}\t{plies}"));
    Some(score)
}

/// The mean in percent, with half its 95 % interval.
fn figure(row: &Match, scores: &[f64]) -> Figure {
    let games = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / games;
    let spread = scores
        .iter()
        .map(|score| (score - mean).powi(2))
        .sum::<f64>()
        / games;
    let error = 1.96 * (spread / games).sqrt() * 100.0;
    let value = mean * 100.0;
    println!("{}: {value:.1} ± {error:.1} % of {games} games", row.name);
    Figure {
        name: format!("makruk-{}", row.name),
        value,
        // With few games alike the spread says nothing; a game more or less does.
        error: error.max(100.0 / games),
        unit: "%".to_owned(),
        goal: Goal::AtLeast(row.goal),
    }
}
