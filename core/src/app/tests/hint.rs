//! "What would you play?" at the table.

use super::shell::{Person, environment, find};
use crate::app::{Action, Environment};
use crate::game::tests::makruk_from;

/// Rolls and moves until a person can choose among at least two pieces.
fn until_real_choice(person: &Person) {
    for _ in 0..400 {
        let game = person.game();
        let open: Vec<_> = game.panel.iter().filter(|piece| piece.enabled).collect();
        match open[..] {
            [_, _, ..] => return,
            [only] => person.press(&only.id.clone()),
            [] => person.press(&game.roll.expect("Ludo has a roll button").id),
        }
    }
    panic!("there never was a choice");
}

#[test]
fn a_hint_names_a_piece_with_reasons_selects_it_and_is_said_once() {
    let person = Person::new(7);
    person.press("players:2");
    person.press("play:device");
    let before = person.game().hint.expect("a person plays");
    assert!(!before.enabled && !before.hint.is_empty(), "{before:?}");
    until_real_choice(&person);
    person.heard.take();
    person.press("hint");
    let game = person.game();
    assert!(
        game.status.starts_with("Piece ") && game.status.contains(": "),
        "{}",
        game.status
    );
    let selected: Vec<_> = game.panel.iter().filter(|piece| piece.selected).collect();
    assert!(!selected.is_empty());
    let number = &game.status["Piece ".len()..][..1];
    assert!(selected.iter().any(|piece| piece.number == number));
    let again = game.status;
    assert_eq!(person.heard.announced(), std::slice::from_ref(&again));
    person.press("hint");
    assert_eq!(person.game().status, again, "it does not change its mind");
    let piece = selected[0].id.clone();
    person.press(&piece);
    assert_ne!(person.game().status, again, "the move lets it go");
}

#[test]
fn reasons_are_said_in_every_language() {
    let person = Person::new(7);
    person.press("players:2");
    person.press("play:device");
    until_real_choice(&person);
    person.press("hint");
    let mut said = vec![person.game().status];
    for language in ["ko", "ja", "th"] {
        person.act(Action::Environment {
            environment: Environment {
                languages: vec![language.into()],
                ..environment()
            },
        });
        let status = person.game().status;
        assert!(
            !status.is_empty() && !said.contains(&status),
            "{language}: {status}"
        );
        said.push(status);
    }
}

#[test]
fn a_makruk_hint_shows_its_line_and_the_man() {
    let person = Person::new(8);
    person.press("game:makruk");
    person.press("play:easy");
    person.press("hint");
    let game = person.game();
    assert!(game.status.contains("Line: "), "{}", game.status);
    let selected = game
        .board
        .nodes
        .iter()
        .find(|node| node.label.contains("selected"));
    assert!(selected.is_some(), "the man is selected");
}

#[test]
fn makruks_reasons_are_said_in_the_terms_of_every_language() {
    for (language, man, check, mate) in [
        ("en", "ruea", "check", "mate in 1"),
        ("ko", "르아", "장군", "1수 만에 외통"),
        ("ja", "ルア", "王手", "自分の 1 手で詰み"),
        ("th", "เรือ", "รุก", "รุกจนใน 1 ตา"),
    ] {
        let person = Person::new(7);
        person.open_record(&makruk_from("7k/R7/8/8/8/8/8/KR6 w - - 0 1"));
        person.act(Action::Environment {
            environment: Environment {
                languages: vec![language.into()],
                ..environment()
            },
        });
        person.press("hint");
        let said = person.game().status.to_lowercase();
        for term in [man, "b1 → b8", check, mate] {
            assert!(said.contains(term), "{language}: {said}");
        }
    }
}

#[test]
fn a_hint_that_is_no_longer_wanted_never_comes() {
    let person = Person::new(9);
    person.press("game:makruk");
    person.press("play:device");
    person.press("square:e3");
    person.press("square:e4");
    person.press_only("hint");
    person.press("undo");
    let game = person.game();
    assert!(!game.status.contains("Line"), "{}", game.status);
    assert!(game.hint.is_some_and(|hint| hint.enabled && !hint.selected));
    person.press_only("hint");
    person.press("settings");
    person.press("back");
    assert!(!person.game().status.contains("Line"));
}

#[test]
fn no_hint_is_offered_to_computers_or_after_the_end() {
    let person = Person::new(2);
    person.press("players:2");
    person.press("options");
    person.press("seat:0:easy");
    person.press("seat:1:easy");
    person.press_only("start");
    person.app.advance(10);
    assert_eq!(person.game().hint, None);
    person.app.settle();
    person.press("board");
    assert_eq!(person.game().hint, None);
    assert!(find(&person.game().menu, "result").is_some());
}
