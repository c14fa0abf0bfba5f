//! Records and data files at the terminal, and makruk's typed moves.

#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal;

use std::path::PathBuf;

use terminal::{Terminal, complained, run, said};

struct Place {
    _folder: tempfile::TempDir,
    data: String,
    inside: PathBuf,
}

fn place() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().to_owned();
    let data = inside.join("data").to_str().unwrap().to_owned();
    Place {
        _folder: folder,
        data,
        inside,
    }
}

/// A short game's record, and where it is.
fn record(place: &Place) -> (PathBuf, String) {
    let data = PathBuf::from(&place.data);
    let (mut terminal, _) = Terminal::open(&data, &["play", "ludo", "--seed", "7"]);
    for _ in 0..3 {
        terminal.send("roll");
    }
    let said = terminal.send("export");
    let path = PathBuf::from(
        said.split("Written to ")
            .nth(1)
            .unwrap()
            .lines()
            .next()
            .unwrap(),
    );
    assert_eq!(terminal.hang_up().0, 0);
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn a_record_is_shown_step_by_step_and_its_dice_are_checked() {
    let place = place();
    let (path, _) = record(&place);
    let output = run(&["replay", path.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let text = said(&output);
    assert!(text.contains("   1  Red rolled 5\n"), "{text}");
    assert!(
        text.trim_end()
            .ends_with("rolls come from the game’s seed: checked."),
        "{text}"
    );
}

#[test]
fn a_broken_record_is_refused_with_line_and_column() {
    let place = place();
    let (path, text) = record(&place);
    std::fs::write(&path, text.replace("\nR 5:-", "\nR 9:-")).unwrap();
    let output = run(&["replay", path.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    let line = text
        .lines()
        .position(|line| line.starts_with("R "))
        .unwrap()
        + 1;
    assert!(
        complained(&output).contains(&format!("Line {line}, column 3")),
        "{}",
        complained(&output)
    );
}

#[test]
fn everything_goes_into_one_file_and_back() {
    let (from, to) = (place(), place());
    record(&from);
    let file = from.inside.join("all.json");
    let file = file.to_str().unwrap();
    assert_eq!(
        run(&["export", "-o", file, "--data", &from.data], "")
            .status
            .code(),
        Some(0)
    );
    let output = run(&["import", file, "--data", &to.data], "");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(said(&output).contains("1 game imported."));
    let resumed = said(&run(&["play", "--continue", "--data", &to.data], ""));
    assert!(resumed.contains("Ludo, Quick, 4 players"), "{resumed}");
}

#[test]
fn files_that_are_not_there_or_mean_nothing_are_failures() {
    let place = place();
    let nonsense = place.inside.join("nonsense");
    std::fs::write(&nonsense, [0xff, 0xfe, 0]).unwrap();
    for file in [nonsense.to_str().unwrap(), "/nowhere/at/all"] {
        for arguments in [
            vec!["replay", file],
            vec!["import", file, "--data", &place.data],
        ] {
            let output = run(&arguments, "");
            assert_eq!(output.status.code(), Some(1), "{arguments:?}");
            assert!(!complained(&output).is_empty());
        }
    }
    let output = run(&["export", "no-such-game", "--data", &place.data], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("begins with “no-such-game”"));
}

#[test]
fn makruk_moves_are_typed_and_others_refused() {
    let place = place();
    let data = PathBuf::from(&place.data);
    let (mut terminal, first) = Terminal::open(&data, &["play", "makruk", "--device"]);
    assert!(first.contains("3  P  P  P  P  P  P  P  P"), "{first}");
    let after = terminal.send("e3e4");
    assert!(!after.contains("cannot go to"), "{after}");
    assert!(after.contains("4  ·  ·  ·  ·  P  ·  ·  ·"), "{after}");
    let said = terminal.send("a8a4");
    assert!(
        said.contains("“a8a4”: the man on a8 cannot go to a4."),
        "{said}"
    );
    let said = terminal.send("z9z8");
    assert!(
        said.contains("“z9z8”: z9 is no square; squares go from a1 to h8."),
        "{said}"
    );
    let said = terminal.send("+s e6e5");
    assert!(said.contains("counting cannot start while"), "{said}");
    let (status, words) = terminal.hang_up();
    assert_eq!(status, 0);
    assert!(words.contains("sanuk play --continue"));
}
