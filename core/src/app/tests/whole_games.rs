//! Whole games by each way of input.

use super::shell::Person;
use crate::app::{Action, Key, PointerKind};
use crate::view::{Node, Screen};

/// Most steps of a game; a game that takes more hangs.
const STEPS: usize = 4_000;

/// Plays until the result is shown; `step` acts once for whoever is to act.
fn play(person: &Person, mut step: impl FnMut(&Person)) {
    for _ in 0..STEPS {
        if person.result_is_shown() {
            return;
        }
        step(person);
    }
    panic!("the game goes on for ever: {}", person.game().status);
}

fn by_panel(person: &Person) {
    let game = person.game();
    if let Some(roll) = game.roll.filter(|roll| roll.enabled) {
        return person.press(&roll.id);
    }
    let piece = game
        .panel
        .iter()
        .find(|piece| piece.enabled)
        .expect("a piece can be moved");
    person.press(&piece.id);
}

#[test]
fn a49_a_whole_game_through_the_panel() {
    for (players, way) in [("2", "device"), ("3", "easy"), ("4", "hard")] {
        let person = Person::new(7);
        person.press(&format!("players:{players}"));
        person.press(&format!("play:{way}"));
        play(&person, by_panel);
    }
}

#[test]
fn a54_a_whole_game_by_keys() {
    let person = Person::new(8);
    person.press("players:2");
    person.press("play:normal");
    play(&person, |person| {
        let game = person.game();
        let piece = game.panel.iter().position(|piece| piece.enabled);
        let key = match piece {
            Some(0) => Key::Piece1,
            Some(1) => Key::Piece2,
            Some(2) => Key::Piece3,
            Some(_) => Key::Piece4,
            None => Key::Roll,
        };
        person.act(Action::Key { key });
    });
}

#[test]
fn d39_m7_a_whole_game_through_nodes() {
    let person = Person::new(9);
    person.press("play:device");
    play(&person, |person| {
        let game = person.game();
        let node = game
            .board
            .nodes
            .iter()
            .find(|node| node.focusable)
            .expect("a node acts");
        person.press(&node.action);
        // The first activation shows where the piece goes, the second moves it.
        if node.id != "die" {
            person.press(&node.action);
        }
    });
}

#[test]
fn a46_a_whole_game_by_taps() {
    let person = Person::new(10);
    person.press("play:device");
    play(&person, |person| {
        let game = person.game();
        let node = game
            .board
            .nodes
            .iter()
            .find(|node| node.focusable)
            .expect("a node acts");
        let (x, y) = (node.x + node.width / 2.0, node.y + node.height * 0.6);
        person.tap(x, y, PointerKind::Finger);
        if node.id != "die" {
            person.tap(x, y, PointerKind::Finger);
        }
    });
}

/// Plays makruk against the easy computer, without thinking: a movable man, then where it goes,
/// picked by a small generator. `activate` is the way of input.
fn play_makruk(seed: u8, activate: impl Fn(&Person, &Node)) {
    let person = Person::new(seed);
    person.press("game:makruk");
    person.press("play:easy");
    let mut random = u64::from(seed);
    let mut pick = |person: &Person, hint: &str| {
        let nodes = person.game().board.nodes;
        let fitting: Vec<Node> = nodes.into_iter().filter(|it| it.hint == hint).collect();
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        fitting[(random >> 33) as usize % fitting.len()].clone()
    };
    play(&person, |person| {
        activate(person, &pick(person, "Shows where it goes"));
        activate(person, &pick(person, "Moves it"));
        if person.view().dialog.is_some() {
            person.press("confirm");
        }
    });
    match &person.view().screen {
        Screen::Result { view } => {
            assert!(
                !view.headline.is_empty() && !view.reason.is_empty(),
                "{view:?}"
            );
        }
        _ => panic!("another screen is shown"),
    }
}

#[test]
fn d39_m7_a_whole_game_of_makruk_through_nodes() {
    play_makruk(11, |person, node| person.press(&node.action));
}

#[test]
fn c16_a_whole_game_of_makruk_by_taps() {
    play_makruk(12, |person, node| {
        let (x, y) = (node.x + node.width / 2.0, node.y + node.height / 2.0);
        person.tap(x, y, PointerKind::Finger);
    });
}

/// Leads the cursor to a box by arrows alone, then presses Enter.
fn press_by_arrows(person: &Person, goal: &str) {
    let key = |key| person.act(Action::Key { key });
    let at = |id: &str| {
        let nodes = person.game().board.nodes;
        let node = nodes.into_iter().find(|node| node.id == id).unwrap();
        (node.x.round() as i32, node.y.round() as i32)
    };
    if person.game().board.cursor.is_empty() {
        key(Key::CursorUp);
    }
    let (x, y) = at(goal);
    for _ in 0..16 {
        let (here_x, here_y) = at(&person.game().board.cursor);
        key(match (x - here_x, y - here_y) {
            (1.., _) => Key::CursorRight,
            (..0, _) => Key::CursorLeft,
            (0, 1..) => Key::CursorDown,
            (0, ..0) => Key::CursorUp,
            (0, 0) => break,
        });
    }
    assert_eq!(person.game().board.cursor, goal);
    key(Key::CursorPress);
}

#[test]
fn c16_a_whole_game_of_makruk_by_keys() {
    play_makruk(13, |person, node| press_by_arrows(person, &node.id));
}
