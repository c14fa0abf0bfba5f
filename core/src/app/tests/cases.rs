//! Cases of faults reported elsewhere, by their ids.

use super::shell::{Person, copy_folder, environment};
use crate::app::{Action, Environment, Key, PointerKind};
use crate::view::{Board, Screen};

fn middle(board: &Board, id: &str) -> (f32, f32) {
    let node = board
        .nodes
        .iter()
        .find(|node| node.id == id)
        .expect("the node is there");
    (node.x + node.width / 2.0, node.y + node.height * 0.6)
}

/// Rolls and passes until a piece of the first colour can be chosen.
fn until_choice(person: &Person) {
    for _ in 0..200 {
        let game = person.game();
        if game.panel.iter().any(|piece| piece.enabled) {
            return;
        }
        person.press(&game.roll.expect("Ludo has a roll button").id);
    }
    panic!("nobody rolls a six");
}

#[test]
fn d05_a_roll_without_a_move_says_why_and_passes_by_itself() {
    let person = Person::new(1);
    person.press("players:2");
    person.press("play:device");
    // The seed's first roll brings nobody out.
    person.press_only("roll");
    person.app.advance(450);
    let game = person.game();
    assert!(game.status.starts_with("Rolled "), "{}", game.status);
    assert!(
        game.status.contains("needed to come out"),
        "{}",
        game.status
    );
    assert_eq!(game.turn.name, "Red");
    person.app.advance(1_500);
    assert_eq!(person.game().turn.name, "Red", "the reason stays for 1.5 s");
    person.app.advance(500);
    assert_eq!(
        person.game().turn.name,
        "Yellow",
        "within 2 s the turn has passed"
    );
}

/// Plays a game of two until a roll is too large for every piece that is left; says whether there
/// was one, and then waits for the turn to pass.
fn overshoot_passes(person: &Person) -> bool {
    while !person.result_is_shown() {
        let game = person.game();
        if let Some(piece) = game.panel.iter().find(|piece| piece.enabled) {
            person.press(&piece.id.clone());
            continue;
        }
        person.press_only("roll");
        person.app.advance(450);
        let now = person.game();
        if now.status.contains("too far") {
            person.app.advance(2_000);
            assert_ne!(person.game().turn.name, now.turn.name);
            return true;
        }
        person.app.settle();
    }
    false
}

#[test]
fn d05_an_overshoot_passes_too() {
    let found = (1..30).any(|seed| {
        let person = Person::new(seed);
        person.press("players:2");
        person.press("play:device");
        overshoot_passes(&person)
    });
    assert!(found, "no overshoot in 29 games");
}

/// Plays until a computer reads out why it cannot come out, for half a minute at most.
fn until_computer_is_stuck(person: &Person) -> bool {
    for _ in 0..3_000 {
        let game = person.game();
        let roll = game.roll.as_ref().map(|roll| roll.id.as_str());
        let computer = game.turn.name == "Yellow";
        if computer && roll == Some("pass") && game.status.contains("needed to come out") {
            return true;
        }
        let piece = game.panel.iter().find(|piece| piece.enabled);
        let roll = roll.filter(|id| *id == "roll");
        if let Some(id) = piece.map(|piece| piece.id.as_str()).or(roll) {
            person.press_only(id);
        }
        person.app.advance(10);
    }
    false
}

#[test]
fn d05_a_computer_that_cannot_move_says_why_and_passes_too() {
    for (preset, level) in [("quick", "easy"), ("party", "normal"), ("quick", "hard")] {
        let stuck = (1..20).find_map(|seed| {
            let person = Person::new(seed);
            person.press("players:2");
            person.press(&format!("preset:{preset}"));
            person.press(&format!("play:{level}"));
            until_computer_is_stuck(&person).then_some(person)
        });
        let person = stuck.expect("a computer gets stuck");
        let told = person.game().status;
        person.app.advance(1_490);
        assert_eq!(person.game().status, told, "{level}: 1.5 s to read");
        person.app.advance(510);
        assert_ne!(person.game().status, told, "{level}: it passes within 2 s");
    }
}

#[test]
fn d08_an_open_die_cannot_be_rolled_again() {
    let person = Person::new(1);
    person.press("play:device");
    until_choice(&person);
    let before = person.game();
    person.press("roll");
    assert_eq!(person.game().status, "Move a piece first.");
    person.press("die");
    person.act(Action::Key { key: Key::Roll });
    let (x, y) = middle(&before.board, "die");
    person.tap(x, y, PointerKind::Finger);
    let after = person.game();
    assert_eq!(after.last, before.last);
    assert_eq!(after.panel, before.panel);
}

#[test]
fn d09_a_double_tap_on_the_die_rolls_once() {
    let person = Person::new(1);
    person.press("play:device");
    let view = person.view();
    let (x, y) = middle(&person.game().board, "die");
    let tap = || Action::Tap {
        x,
        y,
        revision: view.revision,
        pointer: PointerKind::Finger,
    };
    person.app.dispatch(tap());
    person.app.advance(50);
    person.app.dispatch(tap());
    person.app.advance(400);
    let game = person.game();
    assert!(game.last.starts_with("Last: Red rolled"), "{}", game.last);
    // A second roll would have moved the picture again.
    assert_eq!(game.board.motion, 1);
}

#[test]
fn d09_three_taps_on_a_piece_select_and_move_and_do_not_roll() {
    let person = Person::new(1);
    person.press("play:device");
    until_choice(&person);
    let game = person.game();
    let piece = game.board.nodes.iter().find(|node| node.focusable).unwrap();
    let (x, y) = middle(&game.board, &piece.id);
    for _ in 0..3 {
        let revision = person.view().revision;
        person.app.dispatch(Action::Tap {
            x,
            y,
            revision,
            pointer: PointerKind::Finger,
        });
        person.app.advance(50);
    }
    person.app.settle();
    let after = person.game();
    // A six brought the piece out and is rolled again, by another press.
    assert!(
        after.roll.as_ref().is_some_and(|roll| roll.enabled),
        "{after:?}"
    );
    assert!(after.last.contains("rolled 6, piece"), "{}", after.last);
}

#[test]
fn d09_a_press_of_an_older_view_does_nothing() {
    let person = Person::new(1);
    person.press("play:device");
    let old = person.view().prompt;
    person.press("roll");
    person.press("pass");
    let before = person.view();
    person.act(Action::Press {
        id: "roll".into(),
        prompt: old,
    });
    assert_eq!(person.view(), before);
}

#[test]
fn d11_undo_keeps_the_die() {
    let person = Person::new(4);
    person.press("players:2");
    person.press("play:easy");
    let undo = person.game().undo.expect("undo is offered");
    assert!(
        !undo.enabled,
        "before the first move nothing can be taken back"
    );
    until_choice(&person);
    let first = person.game();
    assert!(
        !first.undo.as_ref().is_some_and(|undo| undo.enabled),
        "a fresh die lies open"
    );
    for _ in 0..10 {
        let piece = person
            .game()
            .panel
            .iter()
            .find(|piece| piece.enabled)
            .unwrap()
            .id
            .clone();
        person.press(&piece);
        let after = person.game().last;
        person.press("undo");
        let back = person.game();
        assert_eq!(back.panel, first.panel);
        assert!(
            back.roll.as_ref().is_some_and(|roll| !roll.enabled),
            "the die cannot be rolled"
        );
        person.press("roll");
        assert_eq!(person.game().panel, first.panel);
        person.press(&piece);
        assert_eq!(person.game().last, after, "the dice to come are the same");
        person.press("undo");
    }
}

#[test]
fn d20_undo_takes_the_computers_moves_back_too() {
    let person = Person::new(5);
    person.press("play:normal");
    for _ in 0..6 {
        until_choice(&person);
        let chosen = person.game();
        let piece = chosen
            .panel
            .iter()
            .find(|piece| piece.enabled)
            .unwrap()
            .id
            .clone();
        person.press(&piece);
        person.press("undo");
        let back = person.game();
        assert_eq!(back.panel, chosen.panel);
        assert_eq!(back.counts, chosen.counts);
        person.app.advance(60_000);
        assert_eq!(
            person.game().counts,
            chosen.counts,
            "the computer is silent"
        );
        person.press(&piece);
        if person.game().roll.is_some_and(|roll| roll.enabled) {
            person.press("roll");
        }
    }
}

#[test]
fn d21_leaving_while_the_computer_thinks_leaves_nothing_behind() {
    let person = Person::new(6);
    for round in 0..20 {
        let (game, level) = match round % 3 {
            0 => ("makruk", "hard"),
            1 => ("ludo", "easy"),
            _ => ("makruk", "easy"),
        };
        person.press(&format!("game:{game}"));
        person.press(&format!("play:{level}"));
        if game == "makruk" {
            person.press_only("square:e3");
            person.press_only("square:e4");
            person.app.advance(0);
        } else {
            person.press_only("roll");
        }
        person.act(Action::Back);
        if person.view().dialog.is_some() {
            person.press("confirm");
        }
        assert!(matches!(person.view().screen, Screen::Menu { .. }));
    }
    person.press("game:makruk");
    person.press("play:hard");
    answers_once(&person, "e3", "e4");
}

/// The person's first move gets one reply, 0.4 to 1.2 s after it (`ai.md` § 2).
fn answers_once(person: &Person, from: &str, to: &str) {
    person.press(&format!("square:{from}"));
    person.press_only(&format!("square:{to}"));
    person.app.advance(399);
    assert!(person.game().moves[0].second.is_none(), "it comes too soon");
    person.app.advance(801);
    let game = person.game();
    assert_eq!(game.moves.len(), 1);
    assert!(game.moves[0].second.is_some(), "the reply has come");
    person.app.advance(10_000);
    let game = person.game();
    assert_eq!(game.moves.len(), 1, "exactly one reply has come");
    assert!(!game.thinking);
}

#[test]
fn makruks_answer_takes_as_long_at_every_pace() {
    for (pace, still) in [("fast", false), ("slow", false), ("fast", true)] {
        let person = Person::new(8);
        person.act(Action::Environment {
            environment: Environment {
                reduced_motion: still,
                ..environment()
            },
        });
        person.press("settings");
        person.press(&format!("pace:{pace}"));
        person.act(Action::Back);
        person.press("game:makruk");
        person.press("play:hard");
        answers_once(&person, "e3", "e4");
    }
}

#[test]
fn d19_undo_while_the_computer_thinks_cancels_its_reply() {
    let person = Person::new(7);
    person.press("game:makruk");
    person.press("play:hard");
    for _ in 0..50 {
        person.press_only("square:e3");
        person.press_only("square:e4");
        person.app.advance(90);
        person.act(Action::Key { key: Key::Undo });
        let game = person.game();
        assert_eq!(game.moves.len(), 0, "no ply is left");
        assert!(!game.thinking);
        assert_eq!(game.turn.name, "White");
    }
    answers_once(&person, "d3", "d4");
}

#[test]
fn d22_a_killed_app_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let later = tempfile::tempdir().unwrap();
    let person = Person::in_folder(8, folder.path().join("data"));
    person.press("play:device");
    until_choice(&person);
    let piece = person
        .game()
        .board
        .nodes
        .iter()
        .find(|node| node.focusable)
        .unwrap()
        .id
        .clone();
    person.press(&piece);
    person.app.advance(1_000);
    let before = person.game();
    assert!(before.panel.iter().any(|piece| piece.selected));
    // What is on the disk now is what a kill would leave.
    copy_folder(folder.path(), later.path());
    let again = Person::in_folder(9, later.path().join("data"));
    let after = again.game();
    assert_eq!(
        after.panel, before.panel,
        "the same roll, the same selection"
    );
    assert_eq!(after.last, before.last);
    again.press(&piece);
    again.press("undo");
    assert_eq!(again.game().counts, before.counts);
    again.act(Action::Back);
    again.press("confirm");
    match &again.view().screen {
        Screen::Menu { view } => assert_eq!(view.running.len(), 1),
        _ => panic!("another screen is shown"),
    }
}

#[test]
fn d23_turning_the_phone_changes_nothing() {
    let turn = |person: &Person| {
        let before = person.view();
        person.act(Action::Resized {
            width: 700.0,
            height: 320.0,
        });
        let environment = Environment {
            dark: true,
            font_scale: 2.0,
            ..environment()
        };
        person.act(Action::Environment { environment });
        person.act(Action::Resized {
            width: 344.0,
            height: 344.0,
        });
        person.act(Action::Environment {
            environment: super::shell::environment(),
        });
        let after = person.view();
        assert_eq!(after.screen, before.screen);
        assert_eq!(after.dialog, before.dialog);
        assert_eq!(after.prompt, before.prompt);
    };
    let person = Person::new(9);
    person.press("players:3");
    turn(&person);
    person.press("play:device");
    until_choice(&person);
    turn(&person);
    let piece = person
        .game()
        .board
        .nodes
        .iter()
        .find(|node| node.focusable)
        .unwrap()
        .id
        .clone();
    person.press(&piece);
    turn(&person);
    person.act(Action::Back);
    assert!(
        person.view().dialog.is_none(),
        "the first back lets the selection go"
    );
    person.act(Action::Back);
    assert_eq!(person.dialog().id, "leave");
    turn(&person);
    person.press("cancel");
    turn(&person);
}

#[test]
fn d24_a_back_that_is_cancelled_moves_nothing() {
    let person = Person::new(10);
    person.press("play:device");
    until_choice(&person);
    let before = person.game();
    person.act(Action::Back);
    person.act(Action::Back);
    assert!(person.view().dialog.is_none());
    assert_eq!(person.game(), before);
}

#[test]
fn d38_the_origin_is_marked_at_the_same_square_from_every_side() {
    let person = Person::new(11);
    person.press("game:makruk");
    person.press("play:device");
    person.press("square:e3");
    person.press("square:e4");
    let origin = |person: &Person| {
        let nodes = person.game().board.nodes;
        let marked: Vec<String> = nodes
            .iter()
            .filter(|node| node.label.contains("origin"))
            .map(|node| node.id.clone())
            .collect();
        marked
    };
    assert_eq!(origin(&person), ["square:e3"]);
    person.press("view");
    assert_eq!(origin(&person), ["square:e3"]);
    person.press("view");
    assert_eq!(origin(&person), ["square:e3"]);
    person.press("square:d6");
    person.press("square:d5");
    assert_eq!(
        origin(&person),
        ["square:d6"],
        "nothing is left of the ply before"
    );
}
