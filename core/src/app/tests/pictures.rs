//! The board's scenes as the shell gets them.

use super::shell::Person;
use crate::app::{Action, Key};
use crate::view::scene::decode;

#[test]
fn a_scene_carries_its_views_revision_and_moves_until_it_says() {
    let person = Person::new(1);
    person.press("play:device");
    let still = decode(&person.app.scene(0.0)).unwrap();
    assert_eq!(still.revision, person.view().revision);
    assert!(still.until.abs() < f32::EPSILON);
    person.press_only("roll");
    person.app.advance(0);
    let rolling = decode(&person.app.scene(0.0)).unwrap();
    assert_eq!(rolling.motion, person.game().board.motion);
    assert!((rolling.until - 400.0).abs() < 1.0, "{}", rolling.until);
    assert_ne!(person.app.scene(10.0), person.app.scene(200.0));
    assert_eq!(person.app.scene(200.0), person.app.scene(200.0));
}

#[test]
fn the_pace_stretches_the_motion() {
    for (pace, ms) in [("slow", 800.0), ("normal", 400.0), ("fast", 200.0)] {
        let person = Person::new(1);
        person.press("settings");
        person.press(&format!("pace:{pace}"));
        person.act(Action::Back);
        person.press("play:device");
        person.press_only("roll");
        person.app.advance(0);
        let rolling = decode(&person.app.scene(0.0)).unwrap();
        assert!((rolling.until - ms).abs() < 1.0, "{}", rolling.until);
    }
}

#[test]
fn a47_a_pointer_shows_the_destination_also_after_a_motion() {
    let person = Person::new(1);
    person.press("play:device");
    while !person.game().panel.iter().any(|piece| piece.enabled) {
        let roll = person.game().roll.unwrap();
        person.press(&roll.id);
    }
    let nodes = person.game().board.nodes;
    let piece = nodes.iter().find(|node| node.focusable).unwrap();
    let (before, at_rest) = (person.view().revision, person.app.scene(1e9));
    person.act(Action::Hover {
        x: piece.x + piece.width / 2.0,
        y: piece.y + piece.height / 2.0,
        revision: before,
    });
    assert!(person.view().revision > before, "the mark is published");
    person.act(Action::HoverEnd);
    assert_eq!(person.app.scene(1e9)[32..], at_rest[32..], "and goes again");
}

#[test]
fn app_2_makruks_board_flips_and_does_not_turn() {
    let person = Person::new(1);
    person.press("game:makruk");
    person.press("play:device");
    let boxes = |person: &Person| {
        let nodes = person.game().board.nodes;
        let of = |node: &crate::view::Node| (node.id.clone(), node.x.to_bits(), node.y.to_bits());
        nodes.iter().map(of).collect::<Vec<_>>()
    };
    let drag = || {
        person.act(Action::Drag { dx: 90.0, dy: 20.0 });
        person.act(Action::DragEnd);
    };
    let level = boxes(&person);
    drag();
    for key in [Key::TurnLeft, Key::TurnRight, Key::TurnRight] {
        person.act(Action::Key { key });
    }
    assert_eq!(boxes(&person), level, "its ranks stay level");
    person.act(Action::Key { key: Key::ZoomIn });
    let near = boxes(&person);
    drag();
    assert_ne!(boxes(&person), near, "an enlarged board is shifted");
    person.act(Action::Back);
    person.press("game:ludo");
    person.press("play:device");
    let straight = person.app.scene(1e9);
    drag();
    assert_ne!(person.app.scene(1e9)[32..], straight[32..], "Ludo's turns");
}

#[test]
fn screens_without_a_board_have_no_scene() {
    let person = Person::new(1);
    assert!(person.app.scene(0.0).is_empty());
}
