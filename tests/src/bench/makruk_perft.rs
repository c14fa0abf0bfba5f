//! Leaves a second of makruk's move generator, beside fairy-stockfish in the same run.

use super::{Bench, Effort, Figure, Goal, results};
use sanuk_core::makruk::{Position, perft};
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Depth 6 from the start.
const DEPTH: u32 = 6;
const LEAVES: u64 = 142_078_049;

pub(super) const BENCH: Bench = Bench {
    name: "makruk-perft",
    about: "makruk move generation, start position to depth 6, against fairy-stockfish",
    run,
};

fn run(effort: Effort) -> Vec<Figure> {
    let rounds = if effort == Effort::Quick { 1 } else { 3 };
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    // Alternately, so that whatever else the machine does falls on both.
    for _ in 0..rounds {
        ours.push(leaves_per_second(own));
        if let Some(speed) = Some(leaves_per_second(peer)).filter(|speed| *speed > 0.0) {
            theirs.push(speed);
        }
    }
    let keep = |figure| results::keep(figure, rounds, effort);
    let own = keep(figure("makruk-perft", best(&ours), "leaves/s", 30e6));
    if theirs.is_empty() {
        println!("fairy-stockfish was not found (apt-get install fairy-stockfish)");
        // A comparison without its peer is short.
        return vec![own, figure("makruk-perft-ratio", 0.0, "times", 4.0)];
    }
    let peer = best(&theirs);
    println!("fairy-stockfish: {peer:.0} leaves/s");
    let ratio = figure("makruk-perft-ratio", best(&ours) / peer, "times", 4.0);
    let peer = figure("makruk-perft-fairy-stockfish", peer, "leaves/s", 0.0);
    vec![own, keep(peer), keep(ratio)]
}

fn figure(name: &str, value: f64, unit: &str, at_least: f64) -> Figure {
    let goal = Goal::AtLeast(at_least);
    Figure {
        name: name.to_owned(),
        value,
        error: 0.0,
        unit: unit.to_owned(),
        goal,
    }
}

fn best(speeds: &[f64]) -> f64 {
    speeds.iter().copied().fold(0.0, f64::max)
}

/// Leaves a second of a run that tells whether it found the right number; 0 when it did not.
fn leaves_per_second(run: fn() -> bool) -> f64 {
    let began = Instant::now();
    let found = run();
    let seconds = began.elapsed().as_secs_f64();
    if found { LEAVES as f64 / seconds } else { 0.0 }
}

fn own() -> bool {
    perft(&Position::start(), DEPTH) == LEAVES
}

fn peer() -> bool {
    let asked = format!(
        "setoption name UCI_Variant value makruk\nposition startpos\ngo perft {DEPTH}\nquit\n"
    );
    let answer = ["fairy-stockfish", "/usr/games/fairy-stockfish"]
        .into_iter()
        .find_map(|program| ask(program, &asked));
    answer.is_some_and(|text| text.contains(&format!("Nodes searched: {LEAVES}")))
}

fn ask(program: &str, commands: &str) -> Option<String> {
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(commands.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}
