//! The party screen.

use super::shell::Person;
use crate::app::Action;
use crate::view::{PartyView, Screen};

fn party(person: &Person) -> PartyView {
    match &person.view().screen {
        Screen::Party { view } => view.clone(),
        _ => panic!("the party screen is not shown"),
    }
}

fn open(seed: u8) -> Person {
    let person = Person::new(seed);
    person.press("preset:party");
    person.press("options");
    person
}

#[test]
fn b33_every_option_is_there_with_explanation_and_default() {
    let options = party(&open(1)).options;
    assert_eq!(options.len(), 12);
    for option in options {
        assert!(option.note.contains("Default: "), "{}", option.note);
        assert_eq!(
            option.options.iter().filter(|value| value.selected).count(),
            1
        );
        assert!(option.badges.is_empty(), "nothing is changed yet");
    }
}

#[test]
fn b33_changed_and_non_standard_values_are_marked() {
    let person = open(2);
    person.press("option:goal_bonus:on");
    person.press("option:block:none");
    let view = party(&person);
    let badges = |id: &str| {
        view.options
            .iter()
            .find(|option| option.id == id)
            .unwrap()
            .badges
            .clone()
    };
    assert_eq!(badges("option:goal_bonus"), ["changed"]);
    assert_eq!(badges("option:block"), ["changed", "non-standard"]);
    assert_eq!(view.summary, "2 options differ from the preset.");
    person.press("reset");
    let view = party(&person);
    assert_eq!(view.summary, "All options are as the preset has them.");
    assert!(!view.reset.enabled);
}

#[test]
fn b34_the_preview_follows_the_board() {
    let person = open(3);
    person.press("players:2");
    let cross = party(&person);
    person.press("option:board:fit");
    let strip = party(&person);
    assert_ne!(cross.preview, strip.preview);
    assert_eq!(
        strip.preview_label,
        "A strip from left to right for 2 players"
    );
}

#[test]
fn b7_seats_are_people_with_names_or_computers() {
    let person = open(4);
    person.press("players:2");
    person.press("seat:1:hard");
    person.act(Action::Commit {
        id: "name:0".into(),
        text: "  Anna  ".into(),
    });
    let view = party(&person);
    assert_eq!(view.seats[0].name.as_ref().unwrap().value, "Anna");
    assert_eq!(view.seats[1].name, None);
    person.press("start");
    let game = person.game();
    assert_eq!(game.turn.name, "Anna");
    assert_eq!(game.turn_text, "Anna’s turn");
    assert_eq!(game.counts[1].owner.name, "Yellow · AI, Advanced");
}

#[test]
fn two_people_of_one_name_are_told() {
    let person = open(5);
    for seat in ["name:0", "name:1"] {
        person.act(Action::Commit {
            id: seat.into(),
            text: "Kim".into(),
        });
    }
    let view = party(&person);
    assert!(!view.seats[1].name.as_ref().unwrap().error.is_empty());
}

#[test]
fn a_game_of_computers_plays_by_itself() {
    let person = open(6);
    person.press("players:2");
    person.press("seat:0:hard");
    person.press("seat:1:easy");
    assert!(!party(&person).start.hint.is_empty());
    person.press("start");
    assert!(person.result_is_shown());
}
