//! Kills in the middle of games at the terminal: nothing that was shown is lost, and the saves
//! always open. `tests/tests/kill.rs` does the same to the store alone and counts fsyncs.
//!
//! `SANUK_KILLS` says how often: 15 in the everyday set, 150 in `./x verify kill`.

#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal;

use std::path::{Path, PathBuf};
use std::time::Duration;

use terminal::{Terminal, movable};

/// Lines typed and answered before each kill.
const LINES: u32 = 4;

/// Finished games that the menu lists at first.
const CARDS: usize = 6;

/// A piece where one can move, else the die.
fn answer(screen: &str) -> &'static str {
    movable(screen).unwrap_or("roll")
}

fn is_over(screen: &str) -> bool {
    screen.contains("brought all 4 pieces home first.")
}

/// The movetext of the open game, as the game's export writes it: what was acknowledged so far.
fn movetext(terminal: &mut Terminal) -> String {
    let said = terminal.send("export");
    let path: PathBuf = said
        .split("Written to ")
        .nth(1)
        .unwrap()
        .lines()
        .next()
        .unwrap()
        .into();
    let record = std::fs::read_to_string(&path).unwrap();
    let (_tags, body) = record.split_once("\n\n").unwrap();
    body.split("; checksum")
        .next()
        .unwrap()
        .trim_end()
        .to_owned()
}

/// Opens where the last process was killed, or a new game.
fn open(data: &Path, new: bool) -> (Terminal, String) {
    if new {
        Terminal::open(data, &["play", "ludo", "--seats", "2", "--against", "easy"])
    } else {
        Terminal::open(data, &["play", "--continue"])
    }
}

#[test]
fn m5_kills_at_the_terminal_lose_nothing_that_was_shown() {
    let kills: u64 = std::env::var("SANUK_KILLS").map_or(15, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (mut acknowledged, mut games) = (String::new(), 0);
    for kill in 0..kills {
        let new = acknowledged.is_empty();
        games += usize::from(new);
        let (mut terminal, mut screen) = open(&data, new);
        if screen.contains("No game is running.") {
            // The killed line ended its game, which must stand among the finished ones.
            let finished = screen.matches("Export Ludo").count();
            assert_eq!(finished, games.min(CARDS), "kill {kill}:\n{screen}");
            acknowledged.clear();
            terminal.kill();
            continue;
        }
        let found = movetext(&mut terminal);
        assert!(
            found.starts_with(&acknowledged),
            "kill {kill} lost something:\n{acknowledged}\n--- is now\n{found}"
        );
        for _ in 0..LINES {
            screen = terminal.send(answer(&screen));
        }
        acknowledged = movetext(&mut terminal);
        // Not waited for: the kill falls between the line's arrival and its answer. A computer that
        // answers takes a few milliseconds, so the kills spread over that time.
        terminal.type_only(answer(&screen));
        std::thread::sleep(Duration::from_micros(kill * 977 % 15_000));
        terminal.kill();
        if is_over(&screen) {
            acknowledged.clear();
        }
    }
    println!("{kills} kills in {games} games, nothing lost");
}
