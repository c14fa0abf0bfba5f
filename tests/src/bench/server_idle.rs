//! Ten thousand connections that only beat, in five thousand rooms of two.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use sanuk_core::ludo::RuleSet;
use sanuk_core::protocol::{ClientFrame, ServerFrame};
use sanuk_core::room::{Command, Settings};
use tokio::time::{Instant, sleep, sleep_until};

use super::{Effort, Figure, Goal};
use crate::bots::line::Line;
use crate::bots::mind::Mind;
use crate::bots::node::Recipe;
use crate::bots::{Trouble, table};

/// Rooms of two.
const ROOMS: u64 = 5_000;
/// Rooms that are made side by side.
const AT_ONCE: usize = 64;
/// How long the server is watched.
const WATCH: Duration = Duration::from_secs(20);
const HEARTBEAT: Duration = Duration::from_secs(10);

/// Memory in KiB and CPU time in seconds of a process.
fn costs(pid: u32) -> Result<(f64, f64), String> {
    let read = |file: &str| {
        std::fs::read_to_string(format!("/proc/{pid}/{file}")).map_err(|error| error.to_string())
    };
    let status = read("status")?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .ok_or("no VmRSS")?;
    let kib: f64 = line
        .trim()
        .trim_end_matches(" kB")
        .parse()
        .map_err(|_| "no number")?;
    let stat = read("stat")?;
    let after = stat.rsplit_once(") ").ok_or("no name")?.1;
    let fields: Vec<&str> = after.split(' ').collect();
    let ticks = |at: usize| {
        fields
            .get(at)
            .and_then(|text| text.parse::<f64>().ok())
            .unwrap_or(0.0)
    };
    Ok((kib, (ticks(11) + ticks(12)) / 100.0))
}

/// Memory and CPU with every connection idle.
///
/// # Errors
/// What went wrong, in words.
pub fn measure(program: &Path, folder: &Path, effort: Effort) -> Result<Vec<Figure>, String> {
    let rooms = match effort {
        Effort::Full => ROOMS,
        Effort::Quick => ROOMS / 5,
    };
    let store = format!("sqlite:{}", folder.join("idle.db").display());
    let recipe = Recipe::new(program, &store).map_err(|error| error.to_string())?;
    let node = recipe.start().map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let (kib, percent) = runtime.block_on(watch(node.address, node.pid(), rooms))?;
    println!(
        "{} idle connections in {rooms} rooms: {:.1} MiB, {percent:.2} % of a core",
        2 * rooms,
        kib / 1_024.0
    );
    let share = rooms as f64 / ROOMS as f64;
    let figure = |name: &str, value: f64, unit: &str, most: f64| Figure {
        name: format!("server_{}_idle_{name}", 2 * rooms),
        value,
        error: 0.0,
        unit: unit.into(),
        goal: Goal::AtMost(most),
    };
    Ok(vec![
        figure("memory", kib / 1_024.0, "MiB", 200.0 * share),
        figure("cpu", percent, "%", 3.0 * share),
    ])
}

async fn watch(server: SocketAddr, pid: u32, rooms: u64) -> Result<(f64, f64), String> {
    let mut idling = tokio::task::JoinSet::new();
    let mut opening = tokio::task::JoinSet::new();
    for room in 0..rooms {
        if opening.len() >= AT_ONCE
            && let Some(lines) = opening.join_next().await
        {
            idle(&mut idling, lines)?;
        }
        opening.spawn(open(server, room + 1));
    }
    while let Some(lines) = opening.join_next().await {
        idle(&mut idling, lines)?;
    }
    sleep(Duration::from_secs(3)).await;
    let (_, before) = costs(pid)?;
    let began = Instant::now();
    sleep(WATCH).await;
    let (kib, after) = costs(pid)?;
    if idling.try_join_next().is_some() {
        return Err("a connection ended while it was idle".into());
    }
    Ok((
        kib,
        100.0 * (after - before) / began.elapsed().as_secs_f64(),
    ))
}

type Opened = Result<Result<Vec<Line>, Trouble>, tokio::task::JoinError>;

fn idle(
    idling: &mut tokio::task::JoinSet<Result<(), Trouble>>,
    lines: Opened,
) -> Result<(), String> {
    let lines = lines
        .map_err(|error| error.to_string())?
        .map_err(|trouble| trouble.to_string())?;
    for (place, mut line) in lines.into_iter().enumerate() {
        let phase = HEARTBEAT.mul_f64((idling.len() + place) as f64 * 0.618 % 1.0);
        idling.spawn(async move {
            let mut beat = Instant::now() + phase;
            let mut have = 0;
            loop {
                tokio::select! {
                    frame = line.hear() => match frame? {
                        ServerFrame::Bye { why, .. } => return Err(Trouble::Bye(why)),
                        ServerFrame::Ev(entry) => have = entry.seq,
                        // Everything up to it was heard before it.
                        ServerFrame::Hb { head, .. } => have = head,
                        _ => {}
                    },
                    () = sleep_until(beat) => {
                        beat += HEARTBEAT;
                        line.say(&ClientFrame::Hb { have, t: 0 }).await?;
                    }
                }
            }
        });
    }
    Ok(())
}

/// A room of two with a running game of Ludo that waits for a roll.
async fn open(server: SocketAddr, seed: u64) -> Result<Vec<Line>, Trouble> {
    let mind = Mind {
        seed,
        most_plies: 0,
        games: 1,
    };
    let mut bots = table::sit(&[server], &Settings::ludo(RuleSet::quick(), 2), mind).await?;
    let mut lines = Vec::new();
    for bot in &mut bots {
        lines.push(bot.connect().await?);
    }
    for (bot, line) in bots.iter_mut().zip(&mut lines) {
        while !bot.is_revealed() {
            let frame = line.hear().await?;
            bot.take(frame)?;
            bot.ask_if(line, |command| matches!(command, Command::Reveal { .. }))
                .await?;
        }
    }
    Ok(lines)
}
