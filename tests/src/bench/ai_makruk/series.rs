//! The games of a match: those that node counts limit on every core, timed ones one by one, or as
//! many at once as `AT_ONCE` in the environment says.
//!
//! A game depends on its number alone, so the log may hold the numbers in any order and with gaps;
//! what lacks is played.

use super::Match;
use super::game::play;
use crate::bench::log::Log;
use crate::bench::machine;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time for a match without a log in a quick run.
const QUICK: Duration = Duration::from_secs(50);
/// Games between two reports.
const TOLD: usize = 10;

/// A game that was played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Kept {
    number: usize,
    /// The first contestant's score: 1, ½ or 0.
    pub(super) score: f64,
    /// The machine's load when the game ended; only of timed games.
    pub(super) load: Option<f64>,
}

/// The games of a log by number; of a number that stands twice, the first.
pub(super) fn kept(log: &Log) -> Vec<Kept> {
    by_number(&log.rows())
}

fn by_number(rows: &[Vec<String>]) -> Vec<Kept> {
    let mut games = BTreeMap::new();
    for row in rows {
        let cell = |at: usize| row.get(at);
        let number = cell(0).and_then(|text| text.parse().ok());
        let score = cell(1).and_then(|text| text.parse().ok());
        if let Some((number, score)) = number.zip(score) {
            let load = cell(4).and_then(|text| text.parse().ok());
            games.entry(number).or_insert(Kept {
                number,
                score,
                load,
            });
        }
    }
    games.into_values().collect()
}

/// Plays for less than a minute and keeps nothing.
pub(super) fn quick(row: &Match) -> Vec<Kept> {
    let began = Instant::now();
    let games = Mutex::new(Vec::new());
    let lacking = (0..row.games).take_while(|_| began.elapsed() < QUICK);
    each(row, lacking, &|game, _| held(&games).push(game));
    games.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Plays what the log does not have yet; `report` hears now and then of all games so far.
pub(super) fn full(row: &Match, log: &Log, report: &(dyn Fn(&[Kept]) + Sync)) -> Vec<Kept> {
    let before = kept(log);
    let known = |number: &usize| before.iter().any(|game| game.number == *number);
    let lacking = (0..row.games).filter(|number| !known(number));
    let writing = Mutex::new(before.len());
    each(row, lacking, &|_, line| {
        let mut count = held(&writing);
        log.append(line);
        *count += 1;
        if count.is_multiple_of(TOLD) {
            report(&kept(log));
        }
    });
    kept(log)
}

/// Plays games of the given numbers; `keep` hears of each with its line for the log, maybe on
/// another thread. Ends early when a game cannot be played.
fn each(
    row: &Match,
    numbers: impl Iterator<Item = usize> + Send,
    keep: &(dyn Fn(Kept, &str) + Sync),
) {
    let numbers = Mutex::new(numbers);
    let next = || held(&numbers).next();
    std::thread::scope(|scope| {
        for _ in 0..at_once(row) {
            scope.spawn(|| {
                while let Some(number) = next() {
                    let Some((game, line)) = one(row, number) else {
                        break;
                    };
                    keep(game, &line);
                }
            });
        }
    });
}

/// Games that are played at once.
fn at_once(row: &Match) -> usize {
    let asked = std::env::var("AT_ONCE").ok();
    let asked = asked.and_then(|text| text.parse().ok());
    match asked {
        Some(asked) => usize::max(asked, 1),
        None if row.is_timed() => 1,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// Game `number` with its line: every opening is played twice, with colours swapped.
fn one(row: &Match, number: usize) -> Option<(Kept, String)> {
    let swapped = number % 2 == 1;
    let sides = if swapped {
        [row.second, row.first]
    } else {
        [row.first, row.second]
    };
    let played = match play(sides, (number / 2) as u64) {
        Ok(played) => played,
        Err(error) => {
            println!("{}: game {number}: {error}", row.name);
            return None;
        }
    };
    let white = played
        .outcome
        .winner()
        .map_or(0.5, |side| 1.0 - side.index() as f64);
    let score = if swapped { 1.0 - white } else { white };
    let load = row.is_timed().then(machine::load).flatten();
    let (end, plies) = (played.outcome, played.plies);
    let mut line = format!("{number}\t{score}\t{end}\t{plies}");
    if let Some(load) = load {
        line = format!("{line}\t{load}");
    }
    let game = Kept {
        number,
        score,
        load,
    };
    Some((game, line))
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is guarded is whole between two calls, whoever panicked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::game::Contestant;
    use super::*;

    fn rows(text: &str) -> Vec<Vec<String>> {
        let lines = text.lines();
        lines
            .map(|line| line.split('\t').map(str::to_owned).collect())
            .collect()
    }

    #[test]
    fn a_log_may_hold_its_games_in_any_order() {
        let log = "2\t1\tmate\t90\n0\t0.5\tdraw\t80\t1.25\n2\t0\tmate\t91\nbroken";
        let games = by_number(&rows(log));
        let seen: Vec<(usize, f64, Option<f64>)> = games
            .iter()
            .map(|game| (game.number, game.score, game.load))
            .collect();
        assert_eq!(seen, [(0, 0.5, Some(1.25)), (2, 1.0, None)]);
    }

    #[test]
    fn games_that_run_at_once_are_those_played_one_by_one() {
        let row = Match {
            name: "random-v-random",
            first: Contestant::Random,
            second: Contestant::Random,
            games: 6,
            goal: 0.0,
        };
        let games = Mutex::new(Vec::new());
        each(&row, 0..6, &|game, line| {
            held(&games).push((game.number, line.to_owned()));
        });
        let mut games = games.into_inner().unwrap();
        games.sort();
        let alone: Vec<(usize, String)> = (0..6)
            .map(|number| (number, one(&row, number).unwrap().1))
            .collect();
        assert_eq!(games, alone);
    }
}
