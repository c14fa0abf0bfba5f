//! What is printed, and what happens where it cannot be.

#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal;

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use terminal::{Terminal, complained, run, said, sanuk};

/// A folder with a game's record and the saves that it is in.
struct Place {
    folder: tempfile::TempDir,
    record: String,
}

fn place(arguments: &[&str], lines: &[&str]) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let (mut terminal, _) = Terminal::open(&folder.path().join("data"), arguments);
    for line in lines {
        terminal.send(line);
    }
    let written = terminal.send("export");
    let record = written.split("Written to ").nth(1).unwrap();
    let record = record.lines().next().unwrap().to_owned();
    assert_eq!(terminal.hang_up().0, 0);
    Place { folder, record }
}

fn ludo() -> Place {
    place(&["play", "ludo", "--seed", "7"], &["roll", "roll", "roll"])
}

fn makruk() -> Place {
    place(&["play", "makruk", "--device"], &["e3e4"])
}

impl Place {
    fn data(&self) -> String {
        self.folder.path().join("data").to_str().unwrap().to_owned()
    }

    fn broken(&self, from: &str, to: &str) -> String {
        let text = std::fs::read_to_string(&self.record).unwrap();
        let path = self.folder.path().join("broken.txt");
        let broken = text.replacen(from, to, 1);
        assert_ne!(text, broken);
        std::fs::write(&path, broken).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

fn with_output(arguments: &[&str], output: impl Into<Stdio>) -> Output {
    sanuk()
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(Stdio::piped())
        .output()
        .unwrap()
}

const FEN: &str = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";

/// Every task that prints and ends.
fn tasks(place: &Place) -> Vec<Vec<String>> {
    let (record, data) = (place.record.as_str(), place.data());
    let tasks: [&[&str]; 6] = [
        &["replay", record],
        &["verify", record],
        &["import", record, "--data", &data],
        &["export", "--data", &data],
        &["perft", "--fen", FEN, "--depth", "2"],
        &["perft", "--fen", FEN, "--depth", "2", "--divide"],
    ];
    let owned = |task: &&[&str]| task.iter().map(|&word| word.to_owned()).collect();
    tasks.iter().map(owned).collect()
}

#[test]
fn a_reader_that_has_gone_is_no_failure() {
    for task in tasks(&ludo()) {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let task: Vec<&str> = task.iter().map(String::as_str).collect();
        let output = with_output(&task, writer);
        assert_eq!(output.status.code(), Some(0), "{task:?}");
        assert_eq!(complained(&output), "", "{task:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_said_and_not_panicked_about() {
    let full = || File::options().write(true).open("/dev/full").unwrap();
    for task in tasks(&ludo()) {
        let task: Vec<&str> = task.iter().map(String::as_str).collect();
        let output = with_output(&task, full());
        assert_eq!(output.status.code(), Some(1), "{task:?}");
        let why = "sanuk: The output could not be written: the disk is full\n";
        assert_eq!(complained(&output), why, "{task:?}");
    }
    let mut nobody_hears = sanuk();
    nobody_hears.args(["replay", "/nowhere"]).stderr(full());
    assert_eq!(nobody_hears.status().unwrap().code(), Some(1));
}

#[test]
fn a_check_says_what_was_found_in_the_persons_language() {
    let (ludo, makruk) = (ludo(), makruk());
    let check = |file: &str, lang: &str| run(&["verify", file, "--lang", lang], "");
    let words = said(&check(&ludo.record, "en"));
    let record = &ludo.record;
    let expected = format!(
        "{record}: the record is in order.\nAll 14 rolls come from the game’s seed: checked.\n"
    );
    assert_eq!(words, expected);
    let words = said(&check(&makruk.record, "th"));
    assert_eq!(words, format!("{}: บันทึกถูกต้อง\n", makruk.record));
    for (place, from, to) in [(&ludo, "\nR ", "\nR 9"), (&makruk, "e3e4", "e3e9")] {
        let file = place.broken(from, to);
        for lang in ["en", "ko", "ja", "th"] {
            let told = check(&file, lang);
            assert_eq!(told.status.code(), Some(1));
            let replayed = complained(&run(&["replay", &file, "--lang", lang], ""));
            let fault = replayed.strip_prefix("sanuk: ").unwrap();
            assert_eq!(complained(&told), format!("sanuk: {file}: {fault}"));
        }
    }
}

#[test]
fn m6_makruk_in_thai_is_thai_at_the_terminal_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let play = ["play", "makruk", "--device", "--lang", "th", "--data", data];
    let shown = said(&run(&play, "?\nrol\nundo\nq\n"));
    for text in [
        "เลือก: ",
        "พิมพ์ตาเดิน เช่น b1d2",
        "ไม่มีตัวเลือก “rol”",
        "ตอนนี้ยังทำไม่ได้: ",
        "บันทึกแล้ว เล่นต่อด้วยคำสั่ง: sanuk play --continue",
    ] {
        assert!(shown.contains(text), "{text}: {shown}");
    }
    let english = |line: &&str| line.split(' ').any(|word| word == "the" || word == "Your");
    assert_eq!(shown.lines().find(english), None);
}

#[test]
#[cfg(unix)]
fn the_command_to_go_on_can_be_typed_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("my games");
    let shown = said(&run(
        &["play", "ludo", "--data", data.to_str().unwrap()],
        "",
    ));
    let command = shown.split("Go on with: ").nth(1).unwrap().trim();
    let mut shell = std::process::Command::new("sh");
    let typed = format!("set -- {command}; printf '%s\\n' \"$@\"");
    let words = shell.args(["-c", &typed]).output().unwrap();
    let expected = format!("sanuk\nplay\n--continue\n--data\n{}\n", data.display());
    assert_eq!(String::from_utf8(words.stdout).unwrap(), expected);
}

#[test]
fn lines_are_no_wider_than_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let shown = |columns: &str| {
        let mut child = sanuk();
        child.env("COLUMNS", columns).args(["play", "--data", data]);
        let output = child.stdin(Stdio::null()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let widest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(widest(&shown("30")) <= 30, "{}", shown("30"));
    let unknown = widest(&shown("much"));
    assert!(unknown > 30 && unknown <= 76, "{unknown}");
}

#[test]
fn a_typed_line_is_said_again_short_and_without_control_characters() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let line = "\x1b[2J\x07word".repeat(300_000) + "\n";
    let shown = said(&run(&["play", "--data", data], &line));
    assert!(!shown.contains(['\x1b', '\x07']));
    let echo = shown.split('“').nth(1).unwrap().split('”').next().unwrap();
    assert_eq!(echo.chars().count(), 41, "{echo}");
}

#[test]
fn a_game_is_exported_by_the_id_that_the_menu_shows() {
    let place = makruk();
    let data = place.data();
    let export = |id: &str| run(&["export", id, "--data", &data], "");
    let record = std::fs::read_to_string(&place.record).unwrap();
    let name = Path::new(&place.record)
        .file_stem()
        .unwrap()
        .to_str()
        .unwrap();
    let shown_id = name.strip_prefix("sanuk-").unwrap();
    let menu = said(&run(&["play", "--data", &data], "back\nconfirm\nq\n"));
    assert!(menu.contains(&format!(" · {shown_id}\n")), "{menu}");
    assert_eq!(said(&export(shown_id)), record);
    let unknown = export("zz1");
    assert_eq!(unknown.status.code(), Some(1));
    let why = "sanuk: No saved game has an id that begins with “zz1”. The menu shows the ids.\n";
    assert_eq!(complained(&unknown), why);
    let nobodys = "0".repeat(32);
    let gone = format!("sanuk: {nobodys}: This game is no longer here.\n");
    assert_eq!(complained(&export(&nobodys)), gone);
    run(&["play", "makruk", "--data", &data], "q\n");
    let twice = export("");
    assert_eq!(twice.status.code(), Some(1));
    assert!(complained(&twice).contains("More than one game’s id begins with “”."));
    assert!(PathBuf::from(&place.record).exists());
}

#[cfg(target_os = "linux")]
#[test]
fn moves_that_could_not_be_saved_are_owned_up_to() {
    let folder = tempfile::tempdir().unwrap();
    // Without the trap the system ends a program whose file grows too large.
    let mut child = Command::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; exec \"$0\" \"$@\"",
            env!("CARGO_BIN_EXE_sanuk"),
        ])
        .args(["play", "makruk", "--device", "--data"])
        .arg(folder.path())
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let screen = child.stdout.as_mut().unwrap();
    let (mut shown, mut byte) = (Vec::new(), [0]);
    while !shown.ends_with(b"Your choice: ") {
        assert_eq!(screen.read(&mut byte).unwrap(), 1);
        shown.push(byte[0]);
    }
    let limited = Command::new("prlimit")
        .args(["--fsize=1", "--pid", &child.id().to_string()])
        .status();
    assert!(limited.unwrap().success());
    child
        .stdin
        .as_mut()
        .unwrap()
        .write_all(b"e3e4\nq\n")
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let complained = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{complained}");
    assert!(
        complained.contains("the last moves are lost"),
        "{complained}"
    );
    assert!(!String::from_utf8(output.stdout).unwrap().contains("Saved."));
}
