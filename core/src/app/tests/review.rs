//! The review of a finished game: figures, jumps, keeping, going on after a kill.

use super::shell::{Person, find};
use crate::view::review::GRAPH_SIGNS;
use crate::view::{ReviewView, Screen};

fn review(person: &Person) -> ReviewView {
    match &person.view().screen {
        Screen::Review { view } => view.clone(),
        other => panic!("the review is not shown: {other:?}"),
    }
}

/// Two computers play to the end.
fn play_out(person: &Person) {
    person.press("preset:party");
    person.press("players:2");
    person.press("options");
    person.press("seat:0:hard");
    person.press("seat:1:easy");
    person.press("start");
    assert!(person.result_is_shown());
}

/// A short game of makruk, resigned.
fn resigned(person: &Person) {
    person.press("game:makruk");
    person.press("play:device");
    for square in ["e3", "e4", "e6", "e5", "e4", "e5"] {
        person.press(&format!("square:{square}"));
    }
    person.press("resign");
    person.press("confirm");
}

#[test]
fn a_ludo_review_sets_luck_against_choice_and_leads_into_the_replay() {
    let person = Person::new(3);
    play_out(&person);
    person.press("review");
    let view = review(&person);
    assert_eq!((view.progress.as_str(), view.share), ("", 1.0));
    assert_eq!(view.sections.len(), 2);
    assert_eq!(view.sections[0].rows.len(), 2, "a row a seat");
    assert_eq!(view.dice.len(), 3);
    // Hard gives nothing away that it sees; easy does.
    let [hard, easy] = [0, 1].map(|seat| view.sections[0].rows[seat].text.clone());
    assert!(
        hard.contains("choices 0.0%") && easy.contains("choices −"),
        "{hard} {easy}"
    );
    let moment = view.sections[1].rows[0]
        .show
        .clone()
        .expect("it can be shown");
    person.press(&moment.id);
    let Screen::Replay { view: replay } = &person.view().screen.clone() else {
        panic!("the replay is not shown");
    };
    assert_eq!(find(&replay.buttons, "review"), None, "back leads there");
    person.press("next");
    let Screen::Replay { view: replay } = &person.view().screen.clone() else {
        panic!("the replay is not shown");
    };
    assert!(
        replay.note.starts_with("Luck of this roll: +"),
        "{}",
        replay.note
    );
    person.press("back");
    assert_eq!(review(&person), view, "the same figures twice");
}

#[test]
fn a_makruk_review_has_a_graph_and_says_how_it_ended() {
    let person = Person::new(4);
    resigned(&person);
    person.press("review");
    let view = review(&person);
    assert!(!view.graph.is_empty() && view.graph_label.starts_with("White above"));
    let signs = view.graph_signs.chars().count();
    assert!((2..=GRAPH_SIGNS).contains(&signs), "{}", view.graph_signs);
    assert_eq!(view.progress, "");
    assert!(!view.sections.is_empty());
    assert_eq!(view.dice, []);
}

#[test]
fn a_review_goes_on_after_a_kill_and_is_kept_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let whole = {
        let person = Person::new(5);
        resigned(&person);
        person.press("review");
        review(&person)
    };
    let place = folder.path().join("saves");
    {
        let person = Person::in_folder(5, place.clone());
        resigned(&person);
        person.press_only("review");
        person.app.close();
    }
    let person = Person::in_folder(5, place.clone());
    assert_eq!(review(&person), whole);
    drop(person);
    let again = Person::in_folder(5, place);
    assert_eq!(review(&again), whole);
}

#[test]
fn a_review_leads_back_to_the_result_and_lets_the_next_game_alone() {
    let person = Person::new(6);
    resigned(&person);
    person.press("review");
    person.press("back");
    assert!(person.result_is_shown());
    person.press("again");
    let game = person.game();
    assert!(!game.thinking && game.moves.is_empty());
    person.press("square:e3");
    person.press("square:e4");
    assert_eq!(person.game().moves.len(), 1);
}
