//! The board's scenes as the shell gets them.

use super::shell::Person;
use crate::app::Action;
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
    let person = Person::new(1);
    person.press("settings");
    person.press("pace:slow");
    person.act(Action::Back);
    person.press("play:device");
    person.press_only("roll");
    person.app.advance(0);
    let rolling = decode(&person.app.scene(0.0)).unwrap();
    assert!((rolling.until - 800.0).abs() < 1.0, "{}", rolling.until);
}

#[test]
fn screens_without_a_board_have_no_scene() {
    let person = Person::new(1);
    assert!(person.app.scene(0.0).is_empty());
}
