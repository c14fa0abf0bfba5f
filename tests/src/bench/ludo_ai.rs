//! Strength and speed of Ludo's computer players (`ai.md` § 1).

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
    ludo_match::{Maker, Match, Player, Score},
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

fn run(effort: Effort) -> Vec<Figure> {
    let (games, option_games) = match effort {
        Effort::Quick => (1_000, 300),
        Effort::Full => (12_000, 3_000),
    };
    let mut figures: Vec<_> = CALIBRATION
        .iter()
        .map(|row| calibration(*row, 3_000.max(games)))
        .collect();
    figures.extend(ROWS.map(|(name, rules, seats, hero, rival, goal)| {
        let score = Match {
            rules,
            seats,
            hero,
            rival,
        }
        .play(games);
        won(name.to_owned(), score, goal)
    }));
    figures.extend(choice_times(games / 50));
    for rules in changed_options() {
        for (seats, goal) in OPTION_GOALS {
            let score = Match {
                rules,
                seats,
                hero: hard,
                rival: prio,
            }
            .play(option_games);
            figures.push(won(
                format!("hard-v-prio-{rules}-{}", seats.len()),
                score,
                goal,
            ));
        }
    }
    figures
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
    let (percent, error) = (score.percent(), score.error());
    println!("  prio v random, {name}: {percent:.1} ± {error:.1} %, reference {reference} %");
    Figure {
        name: format!("prio-calibration-{name}"),
        value: (percent - reference).abs(),
        error,
        unit: "points".into(),
        goal: Goal::AtMost(CALIBRATION_ERROR),
    }
}

fn won(name: String, score: Score, goal: f64) -> Figure {
    let (percent, error) = (score.percent(), score.error());
    println!(
        "  {name}: {percent:.1} ± {error:.1} % of {} games",
        score.games
    );
    Figure {
        name,
        value: percent,
        error,
        unit: "%".into(),
        goal: Goal::AtLeast(goal),
    }
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

/// How long hard takes a choice, in games of both presets with two and four seats.
fn choice_times(games: u64) -> Vec<Figure> {
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
    let figure = |name: &str, value: f64, unit: &str, goal: f64| Figure {
        name: name.to_owned(),
        value,
        error: 0.0,
        unit: unit.to_owned(),
        goal: Goal::AtMost(goal),
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
