//! `train ludo FAMILY SEATS GAMES`: trains a model and writes its weights into the core.

use std::{path::Path, process::ExitCode, time::Instant};

use sanuk_core::ludo::{RuleSet, Seats};
use sanuk_tests::train::ludo::{Plan, train};

/// Families of rules and the rule set that each is trained with.
const FAMILIES: [(&str, &str); 4] = [
    ("stop", "A"),
    ("pass", "B"),
    ("none", "B+block=none"),
    ("no_overtake", "B+block=no_overtake"),
];
const SEED: u64 = 2;
/// Games between two writings of the weights.
const KEEP: u32 = 5_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("train: {problem}\nusage: train ludo FAMILY SEATS GAMES");
            eprintln!("FAMILY is one of stop, pass, none, no_overtake; SEATS is 2, 3 or 4");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [game, family, seats, games] = arguments else {
        return Err("four arguments are needed".to_owned());
    };
    if game != "ludo" {
        return Err(format!("nothing is trained for {game:?}"));
    }
    let known = FAMILIES.iter().find(|(name, _)| name == family);
    let (_, rules) = known.ok_or_else(|| format!("no family is called {family:?}"))?;
    let count: usize = seats
        .parse()
        .map_err(|_| format!("{seats:?} is no number of seats"))?;
    let plan = Plan {
        rules: rules
            .parse::<RuleSet>()
            .map_err(|error| error.to_string())?,
        seats: Seats::of(count).map_err(|error| error.to_string())?,
        games: games
            .parse()
            .map_err(|_| format!("{games:?} is no number of games"))?,
        seed: SEED,
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../core/src/ai/ludo/weights/{family}-{count}.bin"));
    let began = Instant::now();
    let mut trouble = None;
    train(&plan, |played, error, network| {
        let seconds = began.elapsed().as_secs();
        println!("{family}-{count}: {played} games, {seconds} s, mean squared error {error:.5}");
        if played % KEEP == 0 || played == plan.games {
            trouble = std::fs::write(&file, network.to_bytes()).err();
        }
    });
    trouble.map_or(Ok(()), |error| {
        Err(format!("cannot write {}: {error}", file.display()))
    })
}
