//! The games that are learned from.

use super::sample::Sample;
use sanuk_core::ai::makruk::{Engine, Style, Task, Thought};
use sanuk_core::ai::{Budget, Lot, Stop};
use sanuk_core::makruk::{Game, Move, Side};

/// Random plies at the start of a game: this many, or up to five more.
const OPENING: usize = 6;
/// A game is won when the search is so sure for so many plies.
const SURE: i32 = 1_500;
const SURE_PLIES: usize = 6;
/// A game is drawn when, late in it, the search saw nothing for so many plies.
const LEVEL: i32 = 12;
const LEVEL_PLIES: usize = 24;
const LATE: usize = 140;
/// Memory of each search: few nodes need little, and it is quick to clear.
const TABLE: usize = 1 << 18;
/// Games between two reports.
const TOLD: usize = 200;

/// What to play and how hard to fit.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Games.
    pub games: u32,
    /// Nodes of each move's search.
    pub nodes: u64,
    /// Passes of the fit over all positions.
    pub passes: u32,
    /// How far a weight strays where the games say little, in hundredths of a bia.
    pub stray: f32,
    /// Seed of the openings and of the choice among equals.
    pub seed: u64,
}

/// Plays the games on every core; each game's quiet positions, in the order of the games.
pub fn self_play(plan: &Plan, report: &mut dyn FnMut(&str)) -> Vec<Vec<Sample>> {
    let numbers: Vec<u32> = (0..plan.games).collect();
    let mut games = Vec::new();
    for told in numbers.chunks(TOLD) {
        games.extend(at_once(plan, told));
        report(&format!("{} games", games.len()));
    }
    games
}

fn at_once(plan: &Plan, numbers: &[u32]) -> Vec<Vec<Sample>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = numbers.len().div_ceil(cores).max(1);
    std::thread::scope(|scope| {
        let parts = numbers.chunks(share).map(|part| {
            scope.spawn(move || {
                let games = part.iter().map(|number| play(plan, *number));
                games.collect::<Vec<_>>()
            })
        });
        let parts: Vec<_> = parts.collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap_or_default())
            .collect()
    })
}

/// One game's quiet positions with its result.
fn play(plan: &Plan, number: u32) -> Vec<Sample> {
    let mut lot = Lot::new(plan.seed << 32 | u64::from(number));
    let mut game = opening(&mut lot);
    let mut engine = Engine::with_table(TABLE);
    let mut samples: Vec<Sample> = Vec::new();
    let mut seen: Vec<i32> = Vec::new();
    let result = loop {
        if let Some(result) = result(&game, &seen) {
            break result;
        }
        let task = Task {
            budget: Budget::nodes(plan.nodes),
            style: Style {
                seed: lot.bits(),
                noise: 8,
                ..Style::default()
            },
            ..Task::default()
        };
        let Some(thought) = engine.think(&game, &task, &Stop::new(), &mut |_| {}) else {
            break 0.5;
        };
        let mv = thought.line[0];
        let white = for_white(game.turn(), thought.score);
        seen.push(white);
        if is_quiet(&game, mv, &thought) {
            samples.extend(Sample::new(game.position(), white));
        }
        if game.play(mv, None).is_err() {
            break 0.5;
        }
    };
    for sample in &mut samples {
        sample.result = result;
    }
    samples
}

/// Random plies that do not end the game.
fn opening(lot: &mut Lot) -> Game {
    let mut game = Game::start();
    let plies = OPENING + lot.below(6);
    while game.plies() < plies {
        let moves = game.legal_moves();
        let played = moves
            .get(lot.below(moves.len().max(1)))
            .is_some_and(|mv| game.play(*mv, None).is_ok());
        if !played || game.outcome().is_some() {
            game = Game::start();
        }
    }
    game
}

/// White's result, once the rules or the search are sure of it.
fn result(game: &Game, seen: &[i32]) -> Option<f32> {
    if let Some(outcome) = game.outcome() {
        return Some(match outcome.winner() {
            Some(Side::White) => 1.0,
            Some(Side::Black) => 0.0,
            None => 0.5,
        });
    }
    let last = |plies: usize| seen.len().checked_sub(plies).map(|from| &seen[from..]);
    let all = |plies, holds: &dyn Fn(i32) -> bool| {
        last(plies).is_some_and(|seen| seen.iter().all(|score| holds(*score)))
    };
    if all(SURE_PLIES, &|score| score > SURE) {
        Some(1.0)
    } else if all(SURE_PLIES, &|score| score < -SURE) {
        Some(0.0)
    } else if game.plies() > LATE && all(LEVEL_PLIES, &|score| score.abs() <= LEVEL) {
        Some(0.5)
    } else {
        None
    }
}

fn for_white(turn: Side, score: i32) -> i32 {
    if turn == Side::White { score } else { -score }
}

/// Nothing hangs in the balance: no check, no capture or turning to come, no mate in sight.
fn is_quiet(game: &Game, mv: Move, thought: &Thought) -> bool {
    let position = game.position();
    !position.in_check()
        && !mv.promotes
        && !position.occupied().contains(mv.to)
        && thought.score.abs() < 2_000
}
