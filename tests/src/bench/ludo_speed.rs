//! Speed of the Ludo engine: random self-play through the public face, Party with two seats,
//! `ChaCha20` dice, no log of events.

use std::time::Duration;

use sanuk_core::{
    ai::Lot,
    dice::{DiceStream, Seed},
    ludo::{Color, Event, Illegal, Phase, RuleSet, Seats, State},
};

use super::{Bench, Effort, Figure, Goal, cpu::CpuClock, results};

/// The bench.
pub const BENCH: Bench = Bench {
    name: "ludo",
    about: "random Ludo self-play, moves a second on one core",
    run,
};

/// Moves a second on one core (`ai.md` § 1).
const GOAL: f64 = 3_000_000.0;

/// Measures moves a second; the best of several runs, because other work on the machine only
/// ever slows one down.
fn run(effort: Effort) -> Vec<Figure> {
    let (runs, time) = match effort {
        Effort::Quick => (3, Duration::from_secs(1)),
        Effort::Full => (5, Duration::from_secs(4)),
    };
    let speeds = (0..runs).filter_map(|run| speed(run, time));
    let value = speeds.fold(0.0, f64::max);
    let figure = Figure {
        name: "ludo".into(),
        value,
        error: 0.0,
        unit: "moves/s".into(),
        goal: Goal::AtLeast(GOAL),
    };
    vec![results::keep(figure, u64::from(runs), effort)]
}

/// Plays whole games until the time is up.
fn speed(run: u8, time: Duration) -> Option<f64> {
    let mut dice = DiceStream::new(Seed([run; 32]));
    let mut lot = Lot::new(u64::from(run));
    let start = State::new(RuleSet::party(), Seats::TWO, Color::Red).ok()?;
    let (mut moves, mut games) = (0_u64, 0_u64);
    let began = CpuClock::start();
    while began.elapsed() < time {
        for _ in 0..100 {
            moves += play(start, &mut dice, &mut lot).ok()?;
            games += 1;
        }
    }
    let speed = moves as f64 / began.elapsed().as_secs_f64();
    println!("  run {run}: {games} games, {moves} moves, {speed:.0} moves/s");
    Some(speed)
}

/// Plays one game by chance and counts its moves.
fn play(mut state: State, dice: &mut DiceStream, lot: &mut Lot) -> Result<u64, Illegal> {
    let mut moves = 0;
    loop {
        let event = match state.phase() {
            Phase::Roll { .. } => Event::Rolled { die: dice.roll() },
            Phase::Choose { .. } => {
                moves += 1;
                let choices = state.choices();
                Event::Moved {
                    piece: choices[lot.below(choices.len())].piece,
                }
            }
            Phase::NoMove { .. } => Event::Passed,
            Phase::AutoExit => Event::AutoExit,
            Phase::Over => return Ok(moves),
        };
        state.apply(event)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_game_ends() {
        let start = State::new(RuleSet::party(), Seats::TWO, Color::Red).unwrap();
        let moves = play(start, &mut DiceStream::new(Seed([7; 32])), &mut Lot::new(7)).unwrap();
        assert!((50..400).contains(&moves), "{moves}");
    }
}
