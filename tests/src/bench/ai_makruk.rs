//! Makruk's computer players against each other, against random moves and against
//! fairy-stockfish. Games are judged by our rules; no side counts its board.
//!
//! A full run appends each game to its log under `tests/benches/` and goes on from there, so that
//! a match of hours survives an interruption; the table of figures keeps what there is so far. A
//! quick run reads the logs, and plays for less than a minute where there is none. `MATCHES=text`
//! in the environment picks the matches whose names contain the text. `AT_ONCE=8` plays eight games
//! at once: where time limits the first side alone, what they take from one another only lowers its
//! score, so the figure is a lower bound, and a match of hours takes one.

mod endings;
mod game;
mod series;

use super::cpu::CpuClock;
use super::log::Log;
use super::{Bench, Effort, Figure, Goal, results};
use game::Contestant;
use sanuk_core::ai::makruk::player;
use sanuk_core::ai::{Budget, ComputerPlayer, Level, Stop};
use series::Kept;
use std::fmt::Write;

pub(super) const BENCH: Bench = Bench {
    name: "ai-makruk",
    about: "makruk's levels, the hard one against fairy-stockfish and in endings",
    run,
};

/// Nodes of the hard level that take 120 ms of an idle core on the machine of the kept figures and
/// 200 ms of a busy one: within the 200 ms that the row is given.
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

impl Match {
    /// Whether time limits a side: then nothing else of the bench may run beside a game.
    fn is_timed(&self) -> bool {
        self.first.is_timed() || self.second.is_timed()
    }
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
    let picked = std::env::var("MATCHES").unwrap_or_default();
    let matches = MATCHES.iter().filter(|row| row.name.contains(&picked));
    let mut figures: Vec<Figure> = matches.filter_map(|row| measure(row, effort)).collect();
    if endings::NAME.contains(&picked) {
        figures.push(endings::measure(effort));
    }
    figures
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
    let kept = series::kept(&log);
    let games = match effort {
        Effort::Quick if kept.is_empty() => series::quick(row),
        Effort::Quick => {
            println!("{}: from its log of {}", row.name, log.head());
            kept
        }
        Effort::Full => series::full(row, &log, &|games| keep(row, &log, games)),
    };
    if games.is_empty() {
        println!("{}: no games (is fairy-stockfish installed?)", row.name);
        return None;
    }
    let figure = figure(row, &games);
    if effort == Effort::Full {
        keep(row, &log, &games);
    }
    Some(figure)
}

/// Keeps the row of the games so far: a match may end before its last game.
fn keep(row: &Match, log: &Log, games: &[Kept]) {
    let figure = figure(row, games);
    let (date, mut place) = log.when_and_where();
    if row.is_timed() {
        let loads: Vec<f64> = games.iter().filter_map(|game| game.load).collect();
        let mean = loads.iter().sum::<f64>() / loads.len().max(1) as f64;
        // What else ran took time from the sides that time limits, so it is told.
        let _ = write!(place, ", mean load {mean:.1}");
    }
    results::keep_part(&figure, (games.len(), row.games), Some((date, place)));
}

/// The mean in percent, with half its 95 % interval.
fn figure(row: &Match, kept: &[Kept]) -> Figure {
    let games = kept.len() as f64;
    let mean = kept.iter().map(|game| game.score).sum::<f64>() / games;
    let spread = kept.iter().map(|game| (game.score - mean).powi(2));
    let error = 1.96 * (spread.sum::<f64>() / games / games).sqrt() * 100.0;
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
