//! Tables of bots that play whole games as fast as the server lets them.

use std::time::{Duration, Instant};

use sanuk_core::ludo::RuleSet;
use sanuk_core::room::Settings;

use super::{Bench, Effort, Figure, Goal};
use crate::bots::mind::Mind;
use crate::bots::node::Recipe;
use crate::bots::table::{self, Played};

/// The bench `bots`.
pub const BENCH: Bench = Bench {
    name: "bots",
    about: "bots play whole games of both kinds on a server with a file",
    run,
};

fn settings(number: u64) -> Settings {
    match number % 4 {
        0 => Settings::makruk(),
        players => Settings::ludo(RuleSet::quick(), players as u8 + 1),
    }
}

fn run(effort: Effort) -> Vec<Figure> {
    let tables = match effort {
        Effort::Full => 64,
        Effort::Quick => 16,
    };
    match play(tables) {
        Ok((played, took)) => figures(&played, took),
        Err(told) => {
            eprintln!("bots: {told}");
            vec![Figure {
                name: "bots".into(),
                value: 0.0,
                error: 0.0,
                unit: "games".into(),
                goal: Goal::AtLeast(1.0),
            }]
        }
    }
}

fn play(tables: u64) -> Result<(Vec<Played>, Duration), String> {
    let program = std::env::current_exe()
        .map_err(|error| error.to_string())?
        .with_file_name("node");
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let store = format!("sqlite:{}", folder.path().join("rooms.db").display());
    let recipe = Recipe::new(&program, &store).map_err(|error| error.to_string())?;
    let node = recipe.start().map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let servers = [node.address];
    let began = Instant::now();
    let played = runtime.block_on(async {
        let games = (0..tables).map(|number| {
            let mind = Mind {
                seed: number + 1,
                most_plies: 120,
                games: 1,
            };
            let servers = servers.to_vec();
            tokio::spawn(async move { table::play(&servers, &settings(number), mind).await })
        });
        let mut played = Vec::new();
        for game in games.collect::<Vec<_>>() {
            let game = game.await.map_err(|error| error.to_string())?;
            played.push(game.map_err(|trouble| trouble.to_string())?);
        }
        Ok::<_, String>(played)
    })?;
    Ok((played, began.elapsed()))
}

fn figures(played: &[Played], took: Duration) -> Vec<Figure> {
    let bots = || played.iter().flat_map(|table| &table.bots);
    let commands: usize = bots().map(|bot| bot.acknowledged.len()).sum();
    let mut answers: Vec<f64> = bots()
        .flat_map(|bot| &bot.answers)
        .map(|time| time.as_secs_f64() * 1e3)
        .collect();
    answers.sort_by(f64::total_cmp);
    let at = |part: f64| {
        answers
            .get((answers.len() as f64 * part) as usize)
            .copied()
            .unwrap_or(f64::NAN)
    };
    println!(
        "{} games, {commands} commands, answers p50 {:.2} ms, p99 {:.2} ms",
        played.len(),
        at(0.5),
        at(0.99)
    );
    let rate = commands as f64 / took.as_secs_f64();
    let figure = |name: &str, value: f64, unit: &str, goal| Figure {
        name: name.into(),
        value,
        error: 0.0,
        unit: unit.into(),
        goal,
    };
    vec![
        // Ten times the load of the paced comparison would be too much for a file on a shared disk;
        // the 500 commands a second that it asks for are the least.
        figure("bots_commands", rate, "1/s", Goal::AtLeast(500.0)),
        figure(
            "bots_games_with_one_log",
            played.len() as f64,
            "games",
            Goal::AtLeast(played.len() as f64),
        ),
    ]
}
