//! Makruk's computer players against each other, against random moves and against
//! fairy-stockfish. Games are judged by our rules; no side counts its board.
//!
//! A full run appends each game to `tests/benches/ai-makruk.log` and goes on from there, so that
//! a match of hours survives an interruption. A quick run plays for less than a minute a row.

mod game;
mod log;

use super::{Bench, Effort, Figure, Goal};
use game::{Contestant, play};
use log::Log;
use std::time::{Duration, Instant};

pub(super) const BENCH: Bench = Bench {
    name: "ai-makruk",
    about: "makruk's levels, and the hard one against fairy-stockfish",
    run,
};

/// One row of the table: the first contestant's score against the second.
struct Match {
    name: &'static str,
    first: Contestant,
    second: Contestant,
    games: usize,
    /// Percent that the first is to score.
    goal: f64,
    /// Too long for a quick run: its kept log is read instead.
    hours: bool,
}

const MATCHES: [Match; 6] = [
    Match {
        name: "easy-v-random",
        first: Contestant::Easy,
        second: Contestant::Random,
        games: 200,
        goal: 90.0,
        hours: false,
    },
    Match {
        name: "normal-v-easy",
        first: Contestant::Normal,
        second: Contestant::Easy,
        games: 200,
        goal: 80.0,
        hours: false,
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
        hours: false,
    },
    Match {
        name: "hard-v-fairy-stockfish-3000-nodes",
        first: Contestant::Hard {
            nodes: 120_000,
            ms: 0,
        },
        second: Contestant::Peer {
            nodes: 3_000,
            ms: 0,
        },
        games: 400,
        goal: 60.0,
        hours: false,
    },
    Match {
        name: "hard-v-fairy-stockfish-100-ms",
        first: Contestant::Hard { nodes: 0, ms: 100 },
        second: Contestant::Peer { nodes: 0, ms: 100 },
        games: 400,
        goal: 50.0,
        hours: false,
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
        hours: true,
    },
];

fn run(effort: Effort) -> Vec<Figure> {
    MATCHES
        .iter()
        .filter_map(|row| measure(row, effort))
        .collect()
}

fn measure(row: &Match, effort: Effort) -> Option<Figure> {
    let log = Log::open(row.name);
    let scores = match effort {
        Effort::Quick if row.hours => log.scores(),
        Effort::Quick => quick(row),
        Effort::Full => full(row, &log),
    };
    if scores.is_empty() {
        println!("{}: no games (is fairy-stockfish installed?)", row.name);
        return None;
    }
    if row.hours && effort == Effort::Quick {
        println!("{}: from the log of {}", row.name, log.date());
    }
    Some(figure(row, &scores))
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
    for number in log.scores().len()..row.games {
        if one(row, number, &|line| log.append(line)).is_none() {
            break;
        }
    }
    log.scores()
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
