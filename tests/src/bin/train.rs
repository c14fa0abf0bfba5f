//! `train ludo FAMILY SEATS GAMES` and `train makruk GAMES NODES SEED`: trains a model and writes
//! its weights into the core.

use std::{path::PathBuf, process::ExitCode, time::Instant};

use sanuk_core::ai::ludo::Network;
use sanuk_core::ludo::{RuleSet, Seats};
use sanuk_tests::train::{ludo, makruk};

/// Families of rules and the rule set that each is trained with.
const FAMILIES: [(&str, &str); 5] = [
    ("stop", "A"),
    ("pass", "B"),
    ("none", "B+block=none"),
    ("no_overtake", "B+block=no_overtake"),
    ("fit", "B+board=fit"),
];
const SEED: u64 = 2;
/// Games between two writings of the weights.
const KEEP: u32 = 5_000;
/// Passes of makruk's fit over all positions; the loss stands still long before.
const PASSES: u32 = 250;
/// How far a weight of makruk strays where the games say little, in hundredths of a bia.
const STRAY: f32 = 20.0;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["ludo", family, seats, games] => train_ludo(family, seats, games),
        ["makruk", games, nodes, seed] => train_makruk(games, nodes, seed),
        _ => Err("these arguments are not understood".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("train: {problem}\nusage: train ludo FAMILY SEATS GAMES");
            eprintln!("       train makruk GAMES NODES SEED");
            eprintln!("FAMILY is one of stop, pass, none, no_overtake, fit; SEATS is 2, 3 or 4");
            ExitCode::from(2)
        }
    }
}

fn number<T: std::str::FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is no {what}"))
}

/// A file of the core's computer players.
fn in_core(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../core/src/ai/{file}"))
}

fn train_ludo(family: &str, seats: &str, games: &str) -> Result<(), String> {
    let known = FAMILIES.iter().find(|(name, _)| *name == family);
    let (_, rules) = known.ok_or_else(|| format!("no family is called {family:?}"))?;
    let count: usize = number(seats, "number of seats")?;
    let plan = ludo::Plan {
        rules: rules
            .parse::<RuleSet>()
            .map_err(|error| error.to_string())?,
        seats: Seats::of(count).map_err(|error| error.to_string())?,
        games: number(games, "number of games")?,
        seed: SEED,
    };
    let file = in_core(&format!("ludo/weights/{family}-{count}.bin"));
    let began = Instant::now();
    let mut trouble = None;
    let write = |network: &Network| std::fs::write(&file, network.to_bytes()).err();
    let network = ludo::train(&plan, |played, error, network| {
        let seconds = began.elapsed().as_secs();
        println!("{family}-{count}: {played} games, {seconds} s, mean squared error {error:.5}");
        if played % KEEP == 0 {
            trouble = trouble.take().or_else(|| write(network));
        }
    });
    trouble.or_else(|| write(&network)).map_or(Ok(()), |error| {
        Err(format!("cannot write {}: {error}", file.display()))
    })
}

fn train_makruk(games: &str, nodes: &str, seed: &str) -> Result<(), String> {
    let plan = makruk::Plan {
        games: number(games, "number of games")?,
        nodes: number(nodes, "number of nodes")?,
        seed: number(seed, "seed")?,
        passes: PASSES,
        stray: STRAY,
    };
    let began = Instant::now();
    let fitted = makruk::tune(&plan, &mut |said| {
        println!("makruk: {} s, {said}", began.elapsed().as_secs());
    });
    println!("makruk: loss {} from {}", fitted.loss, fitted.loss_before);
    let file = in_core("makruk/weights.rs");
    std::fs::write(&file, makruk::source(&plan, &fitted))
        .map_err(|error| format!("cannot write {}: {error}", file.display()))
}
