//! `kill -9`: nothing acknowledged is lost, rooms go on, everybody sees one log.
//!
//! A few kills here; `SANUK_KILLS=200` for the long run.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use std::time::Duration;

use sanuk_core::ludo::RuleSet;
use sanuk_core::room::Settings;
use sanuk_tests::bots::Trouble;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::node::{Node, Recipe};
use sanuk_tests::bots::table::{self, Played};
use sanuk_tests::postgres::Postgres;
use tokio::task::JoinSet;

const NODE: &str = env!("CARGO_BIN_EXE_node");

fn kills() -> u32 {
    std::env::var("SANUK_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok())
        .unwrap_or(4)
}

fn settings(number: u64) -> Settings {
    match number % 3 {
        0 => Settings::makruk(),
        1 => Settings::ludo(RuleSet::quick(), 2),
        _ => Settings::ludo(RuleSet::party(), 3),
    }
}

/// Tables that play one after the other in `lanes` lanes until told to stop, then to their end.
struct Tables {
    playing: JoinSet<Result<Vec<Played>, Trouble>>,
    stop: tokio::sync::watch::Sender<bool>,
}

impl Tables {
    fn begin(servers: &[std::net::SocketAddr], lanes: u64) -> Self {
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let mut playing = JoinSet::new();
        for lane in 0..lanes {
            let (servers, stopped) = (servers.to_vec(), stopped.clone());
            playing.spawn(async move {
                let mut played = Vec::new();
                for round in 0.. {
                    let seed = lane * 1_000_000 + round + 1;
                    let mind = Mind {
                        seed,
                        most_plies: 80,
                        games: 1,
                    };
                    played.push(table::play(&servers, &settings(lane + round), mind).await?);
                    if *stopped.borrow() {
                        break;
                    }
                }
                Ok(played)
            });
        }
        Self { playing, stop }
    }

    /// Games played, acknowledged commands and reconnects, after every table has come to its end.
    async fn end(mut self) -> (usize, usize, u32) {
        // Lanes that have failed already say why below.
        let _ = self.stop.send(true);
        let mut all = Vec::new();
        while let Some(done) = self.playing.join_next().await {
            all.extend(done.unwrap().unwrap());
        }
        let bots = || all.iter().flat_map(|played| &played.bots);
        let acknowledged = bots().map(|bot| bot.acknowledged.len()).sum();
        (
            all.len(),
            acknowledged,
            bots().map(|bot| bot.reconnects).sum(),
        )
    }
}

async fn pause(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_node_with_a_file_loses_nothing_that_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let recipe = Recipe::new(
        Path::new(NODE),
        &format!("sqlite:{}/rooms.db", folder.path().display()),
    )
    .unwrap();
    let mut node = recipe.start().unwrap();
    let tables = Tables::begin(&[recipe.address], 4);
    for kill in 0..kills() {
        // Spread over a move's life, from the command's arrival to the answer's way back.
        pause(150 + u64::from(kill * 37 % 200)).await;
        node.kill().unwrap();
        node = recipe.start().unwrap();
    }
    let (games, acknowledged, reconnects) = tables.end().await;
    println!(
        "{} kills: {games} games, {acknowledged} acknowledged commands, {reconnects} reconnects, 0 lost",
        kills()
    );
    assert!(reconnects >= kills(), "the kills did not reach the bots");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_nodes_with_postgresql_one_is_killed_after_the_other() {
    let Some(server) = Postgres::start().unwrap() else {
        return;
    };
    let database = server.database("rooms").unwrap();
    let recipe = |name: &str| {
        Recipe::new(Path::new(NODE), &database)
            .unwrap()
            .with("NODE", name)
    };
    let recipes = ["a", "b", "c"].map(recipe);
    let mut nodes: Vec<Node> = recipes
        .iter()
        .map(|recipe| recipe.start().unwrap())
        .collect();
    let servers: Vec<_> = recipes.iter().map(|recipe| recipe.address).collect();
    let tables = Tables::begin(&servers, 6);
    for kill in 0..kills().min(20) as usize {
        pause(if kills() > 10 { 3_000 } else { 700 }).await;
        let victim = nodes.remove(0);
        victim.kill().unwrap();
        nodes.push(recipes[kill % 3].start().unwrap());
    }
    let (games, acknowledged, reconnects) = tables.end().await;
    println!(
        "3 nodes: {games} games, {acknowledged} acknowledged commands, {reconnects} reconnects, 0 lost"
    );
    assert!(reconnects > 0, "the kills did not reach the bots");
}
