//! The table: status, undo, again, result, replay, hand-over, options of play.

use super::shell::{Person, find};
use crate::app::{Action, Key, Shell};
use crate::view::{DiceRow, ReplayView, ResultView, Screen};

fn result(person: &Person) -> ResultView {
    match &person.view().screen {
        Screen::Result { view } => view.clone(),
        _ => panic!("the result is not shown"),
    }
}

fn replay(person: &Person) -> ReplayView {
    match &person.view().screen {
        Screen::Replay { view } => view.clone(),
        _ => panic!("the replay is not shown"),
    }
}

/// A game that two computers have finished, looked at by nobody.
fn finished(seed: u8, preset: &str) -> Person {
    let person = Person::new(seed);
    person.press(&format!("preset:{preset}"));
    person.press("options");
    person.press("players:2");
    person.press("seat:0:hard");
    person.press("seat:1:easy");
    person.press("start");
    person
}

#[test]
fn a33_quick_names_the_winner_and_party_every_rank() {
    let quick = result(&finished(1, "quick"));
    assert_eq!(quick.ranks.len(), 1);
    assert!(quick.headline.ends_with("wins"), "{}", quick.headline);
    let party = result(&finished(1, "party"));
    assert_eq!(party.ranks.len(), 2);
    assert_eq!(party.ranks[0].rank, "1st");
    assert_eq!(party.dice.len(), 3, "one row a seat and one for all");
    let sum = |rows: &[DiceRow]| -> u32 {
        let figures = rows.iter().flat_map(|row| &row.counts);
        figures.map(|figure| figure.parse::<u32>().unwrap()).sum()
    };
    let (all, seats) = (sum(&party.dice[2..]), sum(&party.dice[..2]));
    assert_eq!(all, seats);
    assert!(!party.picture.is_empty());
}

#[test]
fn a69_the_buttons_of_the_result() {
    let person = finished(2, "quick");
    person.press("board");
    let game = person.game();
    assert_eq!(game.turn_text, "Game over");
    assert!(find(&game.menu, "result").is_some());
    person.press("result");
    person.press("menu");
    match &person.view().screen {
        Screen::Menu { view } => {
            assert_eq!(view.finished.len(), 1);
            assert!(view.running.is_empty());
        }
        _ => panic!("another screen is shown"),
    }
}

#[test]
fn m11_the_replay_steps_scrubs_and_checks_the_dice() {
    let person = finished(3, "quick");
    person.press("replay");
    let view = replay(&person);
    assert_eq!(view.at, 0);
    assert!(view.last > 50);
    assert!(view.verdict.ends_with("checked."), "{}", view.verdict);
    person.press("next");
    assert_eq!(replay(&person).at, 1);
    assert!(
        replay(&person).status.contains("rolled"),
        "{}",
        replay(&person).status
    );
    person.act(Action::Scrub { to: 30 });
    assert_eq!(replay(&person).at, 30);
    assert!(
        replay(&person)
            .rows
            .iter()
            .any(|row| row.id == "step:30" && row.selected)
    );
    person.act(Action::Scrub { to: 1_000_000 });
    assert_eq!(replay(&person).at, view.last);
    person.press("play");
    person.app.advance(60_000_000);
    assert_eq!(replay(&person).at, view.last, "it has played to the end");
    person.press("export");
    let exported = person.heard.take().into_iter().any(|work| {
        matches!(work, Shell::SaveFile { bytes, .. } if bytes.starts_with(b"[Variant \"Ludo\"]"))
    });
    assert!(exported);
    person.act(Action::Back);
    assert!(person.result_is_shown());
}

#[test]
fn m11_a_record_comes_back_as_a_replay() {
    let person = finished(4, "party");
    person.press("export");
    let bytes = person.heard.take().into_iter().find_map(|work| match work {
        Shell::SaveFile { bytes, .. } => Some(bytes),
        _ => None,
    });
    let other = Person::new(5);
    other.act(Action::FilePicked {
        name: "a.txt".into(),
        bytes: bytes.clone().unwrap(),
    });
    assert_eq!(replay(&other).at, 0);
    // Broken in the middle, what comes before is not lost.
    let text = String::from_utf8(bytes.unwrap()).unwrap();
    let broken = text.replacen("R ", "Q ", 3);
    let third = Person::new(6);
    third.act(Action::FilePicked {
        name: "a.txt".into(),
        bytes: broken.into_bytes(),
    });
    assert!(third.view().notice.clone().unwrap().error);
}

#[test]
fn m3_the_device_is_handed_over() {
    let person = Person::new(7);
    person.press("players:2");
    person.press("play:device");
    person.press("roll");
    let mut rolls = 0;
    while person.game().turn.name == "Red" {
        let game = person.game();
        let piece = game.panel.iter().find(|piece| piece.enabled);
        person.press(&piece.map_or("roll".to_owned(), |piece| piece.id.clone()));
        rolls += 1;
        assert!(rolls < 50);
    }
    assert_eq!(person.game().status, "Hand the device to Yellow.");
    let said = person.heard.announced();
    assert_eq!(
        said.iter()
            .filter(|text| text.contains("Hand the device"))
            .count(),
        1
    );
}

#[test]
fn auto_move_plays_the_only_choice_and_rests_after_an_undo() {
    let person = Person::new(8);
    person.press("settings");
    person.press("automove");
    person.act(Action::Back);
    person.press("players:2");
    person.press("play:device");
    let mut presses = 0;
    while !person.game().last.contains("piece") {
        let id = person.game().roll.unwrap().id;
        person.press(&id);
        presses += 1;
        assert!(presses < 300);
    }
    person.press("undo");
    let game = person.game();
    assert!(
        game.panel.iter().any(|piece| piece.enabled),
        "the choice is open again"
    );
    person.app.advance(10_000);
    assert_eq!(person.game().panel, game.panel);
}

#[test]
fn a68_again_keeps_the_players_and_asks_while_the_game_runs() {
    let person = Person::new(9);
    person.press("players:3");
    person.press("play:normal");
    person.press("roll");
    person.press("again");
    assert_eq!(person.dialog().id, "again");
    person.press("confirm");
    let game = person.game();
    assert_eq!(game.counts.len(), 3);
    assert_eq!(game.last, "No roll yet");
}

#[test]
fn a76_resigning_is_for_two() {
    let person = Person::new(10);
    person.press("players:3");
    person.press("play:device");
    assert!(find(&person.game().menu, "resign").is_none());
    person.press("choose");
    person.press("players:2");
    person.press("play:device");
    assert!(find(&person.game().menu, "resign").is_some());
    person.press("resign");
    person.press("confirm");
    let result = result(&person);
    assert_eq!(result.headline, "Yellow wins");
    assert_eq!(result.reason, "Red resigned.");
}

#[test]
fn pieces_that_cannot_move_say_why() {
    let person = Person::new(11);
    person.press("play:device");
    let piece = person.game().board.nodes[1].id.clone();
    person.press(&piece);
    assert_eq!(person.game().status, "Roll first.");
    assert!(person.heard.announced().contains(&"Roll first.".to_owned()));
    assert_eq!(person.game().panel[0].note, "Roll first");
    assert!(!person.game().panel[0].enabled);
}

#[test]
fn a61_the_view_is_switched_and_remembered() {
    let person = Person::new(12);
    person.press("play:device");
    assert_eq!(person.game().board.view_switch.label, "Oblique");
    let before = person.app.scene(0.0);
    person.act(Action::Key { key: Key::View });
    assert_eq!(person.game().board.view_switch.label, "From above");
    assert_ne!(person.app.scene(0.0), before);
    person.press("choose");
    person.press("play:device");
    assert_eq!(person.game().board.view_switch.label, "From above");
}

#[test]
fn a_tap_hurries_the_computer() {
    let person = Person::new(13);
    person.press("players:2");
    person.press("play:easy");
    for _ in 0..2_000 {
        let game = person.game();
        if game.thinking {
            break;
        }
        if game.turn.name == "Red" {
            let piece = game.panel.iter().find(|piece| piece.enabled);
            person.press_only(&piece.map_or("roll".to_owned(), |piece| piece.id.clone()));
        }
        person.app.advance(100);
    }
    assert!(person.game().thinking, "the computer waits for its pace");
    person.app.dispatch(Action::Key { key: Key::Roll });
    person.app.advance(0);
    assert!(
        person.game().last.contains("Yellow rolled"),
        "{}",
        person.game().last
    );
}

#[test]
fn a_fault_in_a_game_reopens_it_and_a_second_one_closes_it() {
    let person = Person::new(14);
    person.press("play:device");
    person.press("roll");
    let before = person.game().last;
    person.press("debug:panic");
    assert_eq!(person.game().last, before);
    assert!(person.view().notice.clone().unwrap().error);
    person.press("debug:panic");
    assert!(matches!(person.view().screen, Screen::Menu { .. }));
    assert_eq!(person.dialog().id, "damaged");
    person.heard.take();
    person.press("confirm");
    let saved = person
        .heard
        .take()
        .into_iter()
        .any(|work| matches!(work, Shell::SaveFile { .. }));
    assert!(saved, "its export is offered");
}

#[test]
fn a82_the_panel_says_the_danger_of_a_move_unless_switched_off() {
    let person = Person::new(15);
    person.press("players:2");
    person.press("play:device");
    let risky = |person: &Person| {
        let game = person.game();
        game.panel
            .into_iter()
            .find(|piece| piece.note.starts_with("Risk "))
    };
    while risky(&person).is_none() {
        let game = person.game();
        let piece = game.panel.iter().find(|piece| piece.enabled);
        person.press(&piece.map_or("roll".to_owned(), |piece| piece.id.clone()));
    }
    let piece = risky(&person).unwrap();
    let percent: String = piece.note.chars().filter(char::is_ascii_digit).collect();
    assert!(
        piece.spoken.contains(&format!("{percent} percent risk")),
        "{}",
        piece.spoken
    );
    person.press("settings");
    person.press("odds");
    person.press("back");
    assert_eq!(risky(&person), None);
}

#[test]
fn a_board_too_small_to_hit_is_told_once() {
    let person = Person::new(3);
    let notice = |person: &Person| person.view().notice.clone();
    let resize = |width, height| person.act(Action::Resized { width, height });
    resize(300.0, 300.0);
    assert_eq!(notice(&person), None);
    resize(300.0, 30.0);
    let told = notice(&person).unwrap();
    assert!(told.text.starts_with("300 × 30 is too small"), "{told:?}");
    resize(300.0, 29.0);
    assert_eq!(notice(&person).map(|it| it.serial), Some(told.serial));
}

#[test]
fn the_roll_button_explains_itself_until_the_first_roll() {
    let person = Person::new(3);
    person.press("players:2");
    person.press("play:device");
    let hint = |person: &Person| person.game().roll.unwrap().hint;
    assert_eq!(hint(&person), "Press the die or this button.");
    person.press("roll");
    for _ in 0..20 {
        let game = person.game();
        let piece = game.panel.iter().find(|piece| piece.enabled);
        let Some(piece) = piece else { break };
        person.press(&piece.id);
    }
    let roll = person.game().roll.unwrap();
    assert!(roll.enabled);
    assert_eq!(roll.hint, "");
}
