//! Runs simulated seeds: `simulate FIRST COUNT`. Prints the shortest trace of a failing one.

use std::process::ExitCode;
use std::time::Instant;

use sanuk_tests::simulation::{Report, search};

fn number(at: usize, otherwise: u64) -> u64 {
    let text = std::env::args().nth(at);
    text.and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn main() -> ExitCode {
    let (first, count) = (number(1, 0), number(2, 300));
    let begun = Instant::now();
    let mut sum = Report::default();
    for seed in first..first + count {
        match search(seed) {
            Ok(report) => add(&mut sum, &report),
            Err(failure) => {
                println!("{failure}");
                println!("again: simulate {seed} 1");
                return ExitCode::FAILURE;
            }
        }
        if (seed - first + 1).is_multiple_of(1_000) {
            println!(
                "{} seeds, {} s",
                seed - first + 1,
                begun.elapsed().as_secs()
            );
        }
    }
    println!(
        "{count} seeds from {first}: {} entries, {} commands acknowledged, {} games begun, {} ended, \
         {} conflicts, {} nodes killed, {:.1} s",
        sum.entries,
        sum.acknowledged,
        sum.games,
        sum.ended,
        sum.conflicts,
        sum.kills,
        begun.elapsed().as_secs_f64(),
    );
    println!("{count} passed, 0 failed");
    ExitCode::SUCCESS
}

fn add(sum: &mut Report, one: &Report) {
    sum.entries += one.entries;
    sum.acknowledged += one.acknowledged;
    sum.games += one.games;
    sum.ended += one.ended;
    sum.conflicts += one.conflicts;
    sum.kills += one.kills;
}
