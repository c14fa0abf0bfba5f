//! Strength and speed of Ludo's computer players.
//!
//! A full run appends every 500 games of a row to its log under `tests/benches/` and goes on from
//! there; a quick one reads the logs.

use std::time::{Duration, Instant};

use sanuk_core::{
    ai::{
        Budget, Level, Lot, Stop,
        ludo::{Prio, RandomPlayer, player},
    },
    dice::{DiceStream, Seed},
    ludo::{Color, Event, Illegal, OptionId, Phase, RuleSet, Seats, State},
};

use super::{
    Bench, Effort, Figure, Goal,
    cpu::CpuClock,
    log::Log,
    ludo_match::{Maker, Match, Player, Score},
    results,
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

fn hard() -> Player {
    player(Level::Hard)
}

fn normal() -> Player {
    player(Level::Normal)
}

fn easy() -> Player {
    player(Level::Easy)
}

/// A match and the least percentage that its first player is to win.
type Row = (&'static str, RuleSet, Seats, Maker, Maker, f64);

const QUICK: RuleSet = RuleSet::quick();
const PARTY: RuleSet = RuleSet::party();

const ROWS: [Row; 10] = [
    ("hard-v-prio-quick-2", QUICK, Seats::TWO, hard, prio, 60.0),
    ("hard-v-prio-quick-4", QUICK, Seats::FOUR, hard, prio, 35.0),
    ("hard-v-prio-party-2", PARTY, Seats::TWO, hard, prio, 58.0),
    ("hard-v-prio-party-4", PARTY, Seats::FOUR, hard, prio, 30.0),
    (
        "hard-v-normal-quick-2",
        QUICK,
        Seats::TWO,
        hard,
        normal,
        62.0,
    ),
    (
        "normal-v-easy-quick-2",
        QUICK,
        Seats::TWO,
        normal,
        easy,
        65.0,
    ),
    ("hard-v-easy-quick-2", QUICK, Seats::TWO, hard, easy, 80.0),
    (
        "hard-v-normal-party-2",
        PARTY,
        Seats::TWO,
        hard,
        normal,
        62.0,
    ),
    (
        "normal-v-easy-party-2",
        PARTY,
        Seats::TWO,
        normal,
        easy,
        65.0,
    ),
    ("hard-v-easy-party-2", PARTY, Seats::TWO, hard, easy, 80.0),
];

/// What the priority player wins against chance in the reference, within [`CALIBRATION_ERROR`].
const CALIBRATION: [(&str, RuleSet, Seats, f64); 4] = [
    ("quick-2", QUICK, Seats::TWO, 90.5),
    ("quick-4", QUICK, Seats::FOUR, 77.0),
    ("party-2", PARTY, Seats::TWO, 91.0),
    ("party-4", PARTY, Seats::FOUR, 77.8),
];
const CALIBRATION_ERROR: f64 = 1.5;

/// Least wins of hard against the priority player under one changed option, by seats.
const OPTION_GOALS: [(Seats, f64); 2] = [(Seats::TWO, 50.0), (Seats::THREE, 33.0)];

/// Several options changed at once, which no model was trained on; the goals are those of one.
const COMBINED: [&str; 3] = [
    "B+exit=5|6+no_road=three+goal_bonus=on+exact=off",
    "B+exit=2|4|6+safe=none+block=none+capture_bonus=off+board=fit",
    "B+no_road=auto+three_sixes=off+safe=starts+block=no_overtake+exact=off",
];

/// Games that one line of a log holds.
const LINE: u64 = 500;
/// Games of a quick row that has no log.
const QUICK_GAMES: u64 = 500;

/// A row with how many games it wants.
struct Wanted {
    name: String,
    bout: Match,
    games: u64,
}

fn run(effort: Effort) -> Vec<Figure> {
    let mut figures = Vec::new();
    for (name, rules, seats, reference) in CALIBRATION {
        let wanted = row(
            format!("prio-v-random-{name}"),
            rules,
            seats,
            [prio, random],
            12_000,
        );
        let score = score(&wanted, effort);
        figures.push(calibration(name, score, reference, effort));
    }
    for (name, rules, seats, hero, rival, goal) in ROWS {
        let wanted = row(name.to_owned(), rules, seats, [hero, rival], 12_000);
        figures.push(won(&wanted, score(&wanted, effort), goal, effort));
    }
    figures.extend(choice_times(
        if effort == Effort::Full { 240 } else { 20 },
        effort,
    ));
    for rules in changed_options().into_iter().chain(combined()) {
        for (seats, goal) in OPTION_GOALS {
            let name = format!("hard-v-prio-{rules}-{}", seats.len());
            let wanted = row(name, rules, seats, [hard, prio], 3_000);
            figures.push(won(&wanted, score(&wanted, effort), goal, effort));
        }
    }
    figures
}

fn row(name: String, rules: RuleSet, seats: Seats, players: [Maker; 2], games: u64) -> Wanted {
    let [hero, rival] = players;
    Wanted {
        name,
        bout: Match {
            rules,
            seats,
            hero,
            rival,
        },
        games,
    }
}

/// The score of a row: a full run plays what its log lacks; a quick one takes the log as it is,
/// and plays a few games where there is none.
fn score(wanted: &Wanted, effort: Effort) -> Score {
    let name = wanted.name.replace('|', ".");
    let log = Log::open("ai-ludo", &name, wanted.bout.fingerprint());
    let mut score = kept(&log);
    if effort == Effort::Quick {
        if score.games == 0 {
            return wanted.bout.play(0, QUICK_GAMES);
        }
        println!("  {}: from its log of {}", wanted.name, log.head());
        return score;
    }
    while score.games < wanted.games {
        let part = wanted.bout.play(score.games, score.games + LINE);
        log.append(&format!("{}\t{}\t{}", score.games, part.games, part.wins));
        score.wins += part.wins;
        score.games += part.games;
    }
    score
}

/// The games of a log.
fn kept(log: &Log) -> Score {
    let cell = |row: &Vec<String>, at: usize| row.get(at)?.parse::<u64>().ok();
    let rows = log.rows();
    let rows = rows.iter().filter_map(|row| cell(row, 1).zip(cell(row, 2)));
    rows.fold(Score::default(), |sum, (games, wins)| Score {
        wins: sum.wins + wins,
        games: sum.games + games,
    })
}

/// How far the priority player's wins against chance are from the reference.
fn calibration(name: &str, score: Score, reference: f64, effort: Effort) -> Figure {
    let (percent, error) = (score.percent(), score.error());
    println!("  prio v random, {name}: {percent:.1} ± {error:.1} %, reference {reference} %");
    let figure = Figure {
        name: format!("prio-calibration-{name}"),
        value: (percent - reference).abs(),
        error,
        unit: "points".into(),
        goal: Goal::AtMost(CALIBRATION_ERROR),
    };
    results::keep(figure, score.games, effort)
}

fn won(wanted: &Wanted, score: Score, goal: f64, effort: Effort) -> Figure {
    let (percent, error) = (score.percent(), score.error());
    let (name, games) = (wanted.name.clone(), score.games);
    println!("  {name}: {percent:.1} ± {error:.1} % of {games} games");
    let figure = Figure {
        name,
        value: percent,
        error,
        unit: "%".into(),
        goal: Goal::AtLeast(goal),
    };
    results::keep(figure, games, effort)
}

/// The Party preset with one option at another value; options that change no game are left out.
fn changed_options() -> Vec<RuleSet> {
    let idle = [
        OptionId::RotateStarter,
        OptionId::TurnLimit,
        OptionId::AllRanks,
    ];
    let options = OptionId::ALL
        .into_iter()
        .filter(|option| !idle.contains(option));
    let values = options.flat_map(|option| (0..option.values().len()).map(move |at| (option, at)));
    let rules = values.map(|(option, at)| PARTY.with(option, at));
    rules.filter(|&rules| rules != PARTY).collect()
}

/// The option sets of [`COMBINED`].
fn combined() -> impl Iterator<Item = RuleSet> {
    COMBINED.iter().filter_map(|rules| rules.parse().ok())
}

/// How long hard takes a choice, in games of both presets with two and four seats.
fn choice_times(games: u64, effort: Effort) -> Vec<Figure> {
    let mut times = Vec::new();
    let mut longest = Duration::ZERO;
    for game in 0..games {
        let rules = if game % 2 == 0 { QUICK } else { PARTY };
        let seats = if game % 4 < 2 {
            Seats::TWO
        } else {
            Seats::FOUR
        };
        let slowest = time_game(rules, seats, game, &mut times);
        longest = longest.max(slowest.unwrap_or_default());
    }
    times.sort_unstable();
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let n = times.len() as u64;
    let figure = |name: &str, value: f64, unit: &str, goal: f64| {
        let figure = Figure {
            name: name.to_owned(),
            value,
            error: 0.0,
            unit: unit.to_owned(),
            goal: Goal::AtMost(goal),
        };
        results::keep(figure, n, effort)
    };
    vec![
        figure(
            "hard-choice-median",
            median.as_nanos() as f64 / 1e3,
            "µs",
            50.0,
        ),
        figure("hard-choice-max", longest.as_secs_f64() * 1e3, "ms", 20.0),
    ]
}

/// Plays a game of hard against itself; answers the longest choice's processor time.
fn time_game(
    rules: RuleSet,
    seats: Seats,
    game: u64,
    times: &mut Vec<Duration>,
) -> Result<Duration, Illegal> {
    let Ok(mut state) = State::new(rules, seats, Color::Red) else {
        return Ok(Duration::ZERO);
    };
    let mut bytes = [9; 32];
    bytes[..8].copy_from_slice(&game.to_le_bytes());
    let (mut dice, mut lot, mut hero) = (DiceStream::new(Seed(bytes)), Lot::new(game), hard());
    let mut longest = Duration::ZERO;
    while !state.is_over() {
        let event = match state.phase() {
            Phase::Roll { .. } => Event::Rolled { die: dice.roll() },
            Phase::Choose { .. } => {
                let (cpu, wall) = (CpuClock::start(), Instant::now());
                let piece = hero.choose(&state, lot.bits(), Budget::default(), &Stop::new());
                let taken = wall.elapsed();
                longest = longest.max(cpu.elapsed());
                if state.choices().len() > 1 {
                    times.push(taken);
                }
                Event::Moved {
                    piece: piece.ok_or(Illegal::NothingMoves)?,
                }
            }
            _ => Event::Passed,
        };
        state.apply(event)?;
    }
    Ok(longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_of_options_is_played() {
        let played: Vec<RuleSet> = combined().collect();
        assert_eq!(played.len(), COMBINED.len());
        for rules in played {
            let changed = OptionId::ALL.into_iter();
            let changed = changed.filter(|&option| rules.value(option) != PARTY.value(option));
            assert!(changed.count() > 3, "{rules}");
        }
    }
}
