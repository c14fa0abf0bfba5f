//! Playing with piped input, from the first screen to the result.

#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal;

use terminal::{Terminal, complained, movable, play_ludo, run, said};

/// Enough lines for a game, whatever the dice: on a screen where a line means nothing it is said so.
fn blind_game() -> String {
    "roll\nmove:0\nmove:1\nmove:2\nmove:3\n".repeat(600)
}

fn folder() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data").to_str().unwrap().to_owned();
    (folder, data)
}

#[test]
fn a_whole_game_of_ludo_through_piped_input() {
    let (_folder, data) = folder();
    let arguments = [
        "play",
        "ludo",
        "--seats",
        "2",
        "--against",
        "easy",
        "--seed",
        "7",
        "--data",
        &data,
    ];
    let output = run(&arguments, &blind_game());
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let text = said(&output);
    assert!(
        text.contains("brought all 4 pieces home first."),
        "{}",
        &text[text.len() - 3000..]
    );
    assert!(!text.contains('\x1b'), "colour in a pipe");
}

#[test]
fn the_same_seed_and_input_give_the_same_output() {
    let game = || {
        let (_folder, data) = folder();
        let arguments = [
            "play", "ludo", "--seats", "3", "--seed", "11", "--data", &data,
        ];
        said(&run(&arguments, &"roll\nmove:0\n".repeat(40))).replace(&data, "DATA")
    };
    assert_eq!(game(), game());
}

#[test]
fn d22_a_pending_roll_has_the_same_value_in_the_next_process() {
    let (_folder, data) = folder();
    let path = std::path::Path::new(&data);
    let (mut terminal, first) = Terminal::open(path, &["play", "ludo", "--seats", "4", "--device"]);
    let chosen = play_ludo(&mut terminal, first, |screen| movable(screen).is_some());
    let panel = |screen: &str| {
        let at = screen.rfind("\n  1)").unwrap();
        screen[at..]
            .lines()
            .take(5)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    terminal.kill();
    let (terminal, again) = Terminal::open(path, &["play", "--continue"]);
    assert_eq!(panel(&again), panel(&chosen));
    assert_eq!(terminal.hang_up().0, 0);
}

#[test]
fn the_end_of_the_input_saves_and_leaves_with_status_0() {
    let (_folder, data) = folder();
    let output = run(&["play", "ludo", "--data", &data], "roll\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(said(&output).contains(&format!("sanuk play --continue --data {data}")));
    let again = said(&run(&["play", "--data", &data], "back\nconfirm\nq\n"));
    assert!(again.contains("Ludo, Quick, 4 players"), "{again}");
    assert!(again.contains("Ludo · Quick"), "{again}");
}

#[test]
fn two_processes_on_one_store_get_a_clear_message() {
    let (_folder, data) = folder();
    let (terminal, _) = Terminal::open(data.as_ref(), &["play"]);
    let second = run(&["play", "--data", &data], "");
    assert_eq!(second.status.code(), Some(1));
    assert!(complained(&second).contains("Another Sanuk is using these games."));
    assert_eq!(terminal.hang_up().0, 0);
}

#[test]
fn an_unknown_language_names_those_that_are_known() {
    let output = run(&["play", "--lang", "tlh"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("There is no language tlh. Choose en, ko, ja, th."));
}

#[test]
fn every_language_opens_the_menu() {
    for (tag, word) in [
        ("en", "Running games"),
        ("ko", "진행"),
        ("ja", "途中"),
        ("th", "เกม"),
    ] {
        let (_folder, data) = folder();
        let output = run(&["play", "--lang", tag, "--data", &data], "q\n");
        assert_eq!(output.status.code(), Some(0), "{tag}");
        assert!(said(&output).contains(word), "{tag}: {}", said(&output));
    }
}

#[test]
fn the_language_asked_for_wins_over_the_chosen_one_and_is_not_kept() {
    let (_folder, data) = folder();
    let at = |arguments: &[&str], input: &str| {
        let arguments = [&["play", "--data", &data], arguments].concat();
        said(&run(&arguments, input))
    };
    at(&[], "settings\nlanguage:ko\nq\n");
    let chosen = at(&[], "back\nq\n");
    assert!(
        chosen.contains("진행") && chosen.contains("저장"),
        "{chosen}"
    );
    let asked = at(&["--lang", "ja"], "back\nq\n");
    assert!(asked.contains("途中") && !asked.contains("진행"), "{asked}");
    assert!(at(&[], "q\n").contains("진행"), "it was not kept");
    let changed = at(&["--lang", "ja"], "settings\nlanguage:en\nback\nq\n");
    assert!(changed.contains("Running games"), "{changed}");
    assert!(at(&[], "q\n").contains("Running games"), "a choice is kept");
}

#[test]
fn rules_and_options_are_those_asked_for() {
    let (_folder, data) = folder();
    let at = |arguments: &[&str]| {
        run(
            &[&["play", "--data", &data, "ludo"], arguments].concat(),
            "q\n",
        )
    };
    let options = [
        "--rules",
        "party",
        "--option",
        "exit=1|6",
        "--option",
        "board=fit",
    ];
    let party = said(&at(&[&options[..], &["--seats", "2", "--device"]].concat()));
    assert!(
        party.contains("Ludo, Party · 2 options changed, 2 players"),
        "{party}"
    );
    let plain = said(&at(&["--rules", "party", "--seats", "3"]));
    assert!(plain.contains("Ludo, Party, 3 players"), "{plain}");
    let wrong = at(&["--option", "exit=7"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert_eq!(
        complained(&wrong).trim(),
        "sanuk: “exit=7” is no option of the rules. Choose from exit=6, exit=1|6, exit=5|6, exit=2|4|6."
    );
    let unknown = at(&["--option", "dice=2"]);
    assert!(
        complained(&unknown).contains("three_sixes=on"),
        "{}",
        complained(&unknown)
    );
    let makruk = run(&["play", "makruk", "--seats", "2", "--data", &data], "");
    assert_eq!(makruk.status.code(), Some(2));
    assert!(complained(&makruk).contains("“--seats” is for Ludo only."));
}

#[test]
fn broken_input_is_answered_and_changes_nothing() {
    let (_folder, data) = folder();
    let (mut terminal, first) = Terminal::open(data.as_ref(), &["play", "ludo", "--seed", "3"]);
    let long = "x".repeat(100_000);
    for line in [
        "0",
        "-1",
        "99999999999999999999",
        "move:9",
        "e2e4",
        "=",
        "\u{0}",
        &long,
        "ไทย",
    ] {
        let answer = terminal.send(line);
        assert!(
            answer.contains("is none of the choices"),
            "{line:.20}: {answer:.200}"
        );
    }
    let again = terminal.send("roll:");
    assert!(again.contains("is none of the choices"));
    assert!(first.contains("No roll yet"));
    assert_eq!(terminal.hang_up().0, 0);
}

#[test]
fn wrong_calls_have_status_2() {
    for arguments in [
        vec!["play", "chess"],
        vec!["play", "ludo", "--seats", "7"],
        vec!["play", "ludo", "--seed", "luck"],
        vec!["perft", "--fen", "8/8", "--depth", "1"],
        vec![],
    ] {
        assert_eq!(run(&arguments, "").status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn m2_first_start_and_a_whole_game_without_any_network() {
    let (_folder, data) = folder();
    let program = env!("CARGO_BIN_EXE_sanuk");
    let here = |unshare: &[&str]| {
        let mut command = std::process::Command::new("unshare");
        command
            .args(unshare)
            .args([program, "play", "ludo", "--seats", "2", "--seed", "7"]);
        command
            .args(["--data", &data])
            .stdin(std::process::Stdio::piped());
        command
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped());
        command
    };
    let permitted = |flags: &[&str]| {
        let mut test = std::process::Command::new("unshare");
        test.args(flags)
            .arg("true")
            .stderr(std::process::Stdio::null());
        test.status().is_ok_and(|status| status.success())
    };
    let Some(flags) = [&["-n"][..], &["-rn"][..]]
        .into_iter()
        .find(|flags| permitted(flags))
    else {
        println!("\n!! SKIPPED: network namespaces are not permitted here\n");
        return;
    };
    let mut child = here(flags).spawn().unwrap();
    let mut keys = child.stdin.take().unwrap();
    let typist = std::thread::spawn(move || {
        std::io::Write::write_all(&mut keys, blind_game().as_bytes()).is_ok()
    });
    let output = child.wait_with_output().unwrap();
    typist.join().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(said(&output).contains("brought all 4 pieces home first."));
}
