//! What helps a player at the terminal: hints, odds, the review; and a count that outlives its process.

#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal;

use std::cell::Cell;
use std::path::{Path, PathBuf};

use sanuk_core::dice::Seed;
use sanuk_core::game::{Dice, GameId, Header, Player, Session, Setup, record};
use terminal::{Terminal, movable, play_ludo, run};

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    (folder, data)
}

/// The next process on a game of two people that begins with a position.
fn from_position(data: &Path, fen: &str) -> (Terminal, String) {
    let nobody = Player::Person {
        name: String::new(),
    };
    let header = Header {
        version: Header::VERSION,
        id: GameId::from_bytes([9; 16]),
        created_ms: 1_764_457_040_123,
        setup: Setup::Makruk {
            fen: Some(fen.into()),
        },
        players: vec![nobody; 2],
        dice: Dice::Seed(Seed([1; 32])),
        remarks: Vec::new(),
    };
    let file = data.parent().unwrap().join("position.txt");
    std::fs::write(&file, record::export(&Session::new(header).unwrap())).unwrap();
    let file = file.to_str().unwrap();
    let taken = run(&["import", file, "--data", data.to_str().unwrap()], "");
    assert_eq!(taken.status.code(), Some(0));
    Terminal::open(data, &["play", "--continue"])
}

#[test]
fn d22_a_count_is_the_same_in_the_next_process() {
    let (_folder, data) = folder();
    let (mut terminal, first) = from_position(&data, "4k3/8/8/8/8/8/4R3/4K3 b - Pb11/16 0 1");
    assert!(first.contains("Black counts 11 / 16"), "{first}");
    let counted = terminal.send("e8d8");
    assert!(counted.contains("Black counts 12 / 16"), "{counted}");
    terminal.kill();
    let (mut terminal, again) = Terminal::open(&data, &["play", "--continue"]);
    assert!(again.contains("Black counts 12 / 16 · 4 left"), "{again}");
    let back = terminal.send("undo");
    assert!(back.contains("Black counts 11 / 16"), "{back}");
    assert_eq!(terminal.hang_up().0, 0);
}

#[test]
fn a_hint_names_a_move_and_its_reason_in_both_games() {
    let (_folder, data) = folder();
    let (mut makruk, _) = from_position(&data, "7k/R7/8/8/8/8/8/KR6 w - - 0 1");
    let hint = makruk.send("hint");
    assert!(hint.contains("uea b1 → b8: check, mate in 1"), "{hint}");
    assert_eq!(makruk.hang_up().0, 0);
    let (_folder, data) = folder();
    let (mut ludo, first) = Terminal::open(&data, &["play", "ludo", "--device", "--seed", "7"]);
    play_ludo(&mut ludo, first, |screen| movable(screen).is_some());
    let hint = ludo.send("hint");
    assert!(hint.contains("Piece 1 → Start: "), "{hint}");
    assert_eq!(ludo.hang_up().0, 0);
}

/// A game of two on one device with fixed luck, after some presses on the menu.
fn begun(data: &Path, before: &[&str]) -> (Terminal, String) {
    let (mut terminal, _) = Terminal::open(data, &["play", "--seed", "7"]);
    for line in before {
        terminal.send(line);
    }
    terminal.send("players:2");
    let first = terminal.send("play:device");
    (terminal, first)
}

#[test]
fn odds_stand_beside_a_piece_unless_they_are_switched_off() {
    let (_folder, data) = folder();
    let (mut terminal, first) = begun(&data, &[]);
    let screens = Cell::new(0);
    let risky = play_ludo(&mut terminal, first, |screen| {
        screens.set(screens.get() + 1);
        screen.contains("Risk ")
    });
    let risk = risky.rsplit("Risk ").next().unwrap();
    let (percent, _) = risk.split_once('%').unwrap();
    let percent: u8 = percent.parse().unwrap();
    assert!((1..=100).contains(&percent), "{risky}");
    assert_eq!(terminal.hang_up().0, 0);
    let (_folder, data) = folder();
    let (mut terminal, first) = begun(&data, &["settings", "odds", "back"]);
    let left = Cell::new(screens.get());
    let plain = play_ludo(&mut terminal, first, |screen| {
        assert!(!screen.contains("Risk "), "{screen}");
        left.set(left.get() - 1);
        left.get() == 0
    });
    let panel = |screen: &str| {
        screen[screen.rfind("\n  1)").unwrap()..]
            .matches(" → ")
            .count()
    };
    assert_eq!(panel(&plain), panel(&risky), "the same choice");
    assert_eq!(terminal.hang_up().0, 0);
}

#[test]
fn a_finished_game_is_reviewed() {
    let (_folder, data) = folder();
    let (mut terminal, _) = Terminal::open(&data, &["play", "makruk", "--device"]);
    // White gives a ruea away, then gives up.
    for line in [
        "e3e4", "d6d5", "e4d5", "c6d5", "a3a4", "a6a5", "b3b4", "a5b4",
    ] {
        terminal.send(line);
    }
    terminal.send("resign");
    terminal.send("confirm");
    let review = terminal.send("review");
    let costly = review.split("Costliest moves").nth(1);
    assert!(
        costly.is_some_and(|rows| rows.contains("4. b3b4 (−")),
        "{review}"
    );
    assert!(review.contains("\nBetter: "), "{review}");
    let shown = terminal.send("back");
    assert!(shown.contains("Black wins"), "{shown}");
    assert_eq!(terminal.hang_up().0, 0);
}
