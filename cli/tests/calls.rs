//! What a call leaves alone: questions that were open, games that run, rules that were changed.

#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal;

use std::path::{Path, PathBuf};

use terminal::{Terminal, complained, run, said};

/// A makruk game with one move, left by the lines of a person; gives the folder and the game's id.
struct Left {
    _folder: tempfile::TempDir,
    data: String,
    id: String,
}

fn left(lines: &[&str]) -> Left {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data");
    let (mut terminal, _) = Terminal::open(&path, &["play", "makruk", "--device"]);
    terminal.send("e3e4");
    let written = terminal.send("export");
    let file = written.split("Written to ").nth(1).unwrap();
    let record = std::fs::read_to_string(file.lines().next().unwrap()).unwrap();
    for line in lines {
        terminal.send(line);
    }
    assert_eq!(terminal.hang_up().0, 0);
    Left {
        _folder: folder,
        data: path.to_str().unwrap().to_owned(),
        id: tag(&record, "Id"),
    }
}

fn tag(record: &str, name: &str) -> String {
    let at = record.split(&format!("[{name} \"")).nth(1).unwrap();
    at.split('"').next().unwrap().to_owned()
}

impl Left {
    fn call(&self, arguments: &[&str], input: &str) -> std::process::Output {
        run(&[arguments, &["--data", &self.data]].concat(), input)
    }

    /// The game's moves and its end.
    fn record(&self) -> String {
        let output = self.call(&["export", &self.id], "");
        assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
        said(&output)
    }
}

/// Lines that leave a question open, and the question.
const QUESTIONS: [(&[&str], &str); 6] = [
    (&["back"], "Leave the game?"),
    (&["resign"], "Resign?"),
    (&["again"], "Start again?"),
    (&["draw"], "Agree on a draw?"),
    (
        &["back", "confirm", "settings", "delete-all"],
        "Delete all games and settings?",
    ),
    (
        &["back", "confirm", "game:ludo", "rules", "source:1"],
        "Open in the browser?",
    ),
];

#[test]
fn a_call_that_names_a_game_or_a_room_answers_no_question() {
    let calls: [&[&str]; 4] = [
        &["play", "ludo"],
        &["play", "makruk"],
        &["host", "makruk"],
        &["join", "K7QF9MWT2A"],
    ];
    for (lines, question) in QUESTIONS {
        let game = left(lines);
        let before = game.record();
        let asked = said(&game.call(&["play"], "q\n"));
        assert!(asked.contains(question), "{question}: {asked}");
        for call in calls {
            let output = game.call(call, "q\n");
            assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
            let shown = said(&output);
            assert!(!shown.contains(question), "{question}: {shown}");
            assert_eq!(game.record(), before, "{question} and {call:?}");
        }
    }
}

#[test]
fn a_name_that_cannot_be_shown_is_refused_and_another_one_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let call = |name: &str| {
        let arguments = ["host", "makruk", "--lang", "en", "--data", data];
        run(&[&arguments[..], &["--name", name]].concat(), "q\n")
    };
    let output = call("1234567890123456789012345");
    assert_eq!(output.status.code(), Some(2));
    let told = complained(&output);
    assert!(told.contains("25 characters are too many"), "{told}");
    let output = call("민수");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let settings = run(
        &["play", "--lang", "en", "--data", data],
        "back\nsettings\nq\n",
    );
    assert!(said(&settings).contains("민수"), "{}", said(&settings));
}

#[test]
fn a_draw_that_nobody_answered_is_asked_about_when_the_game_is_open_again() {
    let game = left(&["draw"]);
    game.call(&["play", "ludo"], "q\n");
    let open = format!("back\nconfirm\nresume:{}\nq\n", game.id);
    let asked = said(&game.call(&["play"], &open));
    assert!(asked.contains("Agree on a draw?"), "{asked}");
}

#[test]
fn going_on_agrees_to_no_question_and_finds_the_game() {
    for (lines, question) in QUESTIONS {
        let game = left(lines);
        let before = game.record();
        let shown = said(&game.call(&["play", "--continue"], "q\n"));
        let over_the_game = ["Leave", "Resign", "Start", "Agree"];
        let stays = over_the_game.iter().any(|it| question.starts_with(it));
        assert_eq!(shown.contains(question), stays, "{shown}");
        assert!(stays || shown.contains("4  ·  ·  ·  ·  P"), "{shown}");
        assert_eq!(game.record(), before, "{question}");
    }
}

#[test]
fn taking_files_in_and_out_leaves_the_person_where_they_were() {
    for (lines, question) in QUESTIONS {
        let game = left(lines);
        let place = PathBuf::from(&game.data);
        let (all, one) = (place.with_file_name("all"), place.with_file_name("one"));
        let (all, one) = (all.to_str().unwrap(), one.to_str().unwrap());
        let calls: [&[&str]; 4] = [
            &["export", "-o", all],
            &["export", &game.id, "-o", one],
            &["import", all],
            &["import", one],
        ];
        for call in calls {
            let output = game.call(call, "");
            assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
            let asked = said(&game.call(&["play"], "q\n"));
            assert!(asked.contains(question), "{call:?}: {asked}");
        }
    }
    let game = left(&[]);
    game.call(&["export"], "");
    let shown = said(&game.call(&["play"], "d6d5\nq\n"));
    assert!(shown.contains("5  ·  ·  ·  p"), "{shown}");
}

#[test]
fn a_wrong_call_changes_nothing() {
    let game = left(&[]);
    let menu = "back\nconfirm\nq\n";
    let players = |shown: &str| {
        let lines = shown.lines();
        let chosen = lines.filter(|line| line.contains(")*"));
        chosen.map(str::to_owned).collect::<Vec<_>>()
    };
    let before = players(&said(&game.call(&["play"], menu)));
    assert!(
        before.iter().any(|line| line.contains(")*Makruk")),
        "{before:?}"
    );
    let wrong = ["play", "ludo", "--rules", "party", "--seats", "2"];
    let wrong = [&wrong[..], &["--option", "foo=1"]].concat();
    game.call(&["play", "--continue"], "q\n");
    assert_eq!(game.call(&wrong, "").status.code(), Some(2));
    let still = said(&game.call(&["play"], "q\n"));
    assert!(still.contains("4  ·  ·  ·  ·  P"), "{still}");
    assert_eq!(players(&said(&game.call(&["play"], menu))), before);
    let nowhere = Path::new(&game.data).with_file_name("new");
    let data = nowhere.to_str().unwrap();
    let output = run(&[&wrong[..], &["--data", data]].concat(), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(!nowhere.exists());
}

#[test]
fn options_are_those_of_this_call() {
    let game = left(&[]);
    let ludo =
        |arguments: &[&str]| said(&game.call(&[&["play", "ludo"], arguments].concat(), "q\n"));
    let changed = ludo(&["--option", "exit=1|6", "--seats", "2"]);
    assert!(
        changed.contains("Ludo, Quick · 1 option changed"),
        "{changed}"
    );
    assert!(ludo(&[]).contains("Ludo, Quick, 2 players"));
    assert!(ludo(&["--rules", "party"]).contains("Ludo, Party, 2 players"));
    let quick = ludo(&[]);
    assert!(quick.contains("Ludo, Quick, 2 players"), "{quick}");
    assert!(!quick.contains("presets’ own"), "{quick}");
}

#[test]
fn a_room_is_asked_for_with_options_that_there_are() {
    let game = left(&[]);
    let host = |arguments: &[&str]| game.call(&[&["host"], arguments].concat(), "q\n");
    let wrong = host(&["ludo", "--option", "exit=9"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(complained(&wrong).contains("Choose from exit=6, exit=1|6"));
    let makruk = host(&["makruk", "--seats", "2"]);
    assert_eq!(makruk.status.code(), Some(2));
    assert!(complained(&makruk).contains("“--seats” is for Ludo only."));
    let right = ["ludo", "--option", "exit=1|6", "--seats", "3"];
    let output = host(&right);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let again = said(&host(&["ludo"]));
    assert!(!again.contains("option changed"), "{again}");
}
