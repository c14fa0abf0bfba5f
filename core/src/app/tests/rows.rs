//! Rows of the table of features that are seen on the menu and at the table, by their ids.

use super::shell::{Person, find};
use crate::app::action::Action;
use crate::view::{GameView, MenuView, Screen};

fn menu(person: &Person) -> MenuView {
    match &person.view().screen {
        Screen::Menu { view } => view.clone(),
        other => panic!("no menu is shown: {other:?}"),
    }
}

/// Plays by the panel until the view is as wanted.
fn until(person: &Person, wanted: impl Fn(&GameView) -> bool) -> GameView {
    for _ in 0..2_000 {
        let game = person.game();
        if wanted(&game) {
            return game;
        }
        let piece = game.panel.iter().find(|piece| piece.enabled);
        let roll = game.roll.as_ref().map(|roll| roll.id.clone());
        person.press(&piece.map(|piece| piece.id.clone()).or(roll).unwrap());
    }
    panic!("the game never comes to that");
}

#[test]
fn a34_a35_b6_the_number_of_players_then_a_button_per_way_to_play() {
    let person = Person::new(1);
    for players in ["2", "3", "4"] {
        person.press(&format!("players:{players}"));
        let view = menu(&person);
        let chosen = view.choices.iter().flat_map(|choice| &choice.options);
        let chosen = chosen.filter(|option| option.selected && option.id.starts_with("players"));
        assert_eq!(chosen.count(), 1);
        for way in ["play:easy", "play:normal", "play:hard", "play:device"] {
            assert!(find(&view.ways, way).is_some(), "{way}");
        }
        let device = find(&view.ways, "play:device").unwrap();
        assert!(device.label.contains(players), "A38: {}", device.label);
    }
}

#[test]
fn a4_a5_a6_a37_a_person_is_red_and_every_other_colour_is_the_computers() {
    for (players, colors) in [
        ("2", &["Red", "Yellow"][..]),
        ("3", &["Red", "Green", "Yellow"]),
        ("4", &["Red", "Green", "Yellow", "Blue"]),
    ] {
        let person = Person::new(2);
        person.press(&format!("players:{players}"));
        person.press("play:easy");
        let counts = person.game().counts;
        assert_eq!(counts.len(), colors.len());
        for (row, color) in counts.iter().zip(colors) {
            let computer = if *color == "Red" {
                ""
            } else {
                " · AI, Beginner"
            };
            assert_eq!(row.owner.name, format!("{color}{computer}"));
        }
        assert_eq!(person.game().turn.name, "Red", "A7");
    }
}

#[test]
fn a40_a50_a52_a55_a56_the_panel_says_places_captures_and_counts() {
    let person = Person::new(3);
    person.press("players:2");
    person.press("play:device");
    let game = until(&person, |game| {
        game.panel.iter().any(|piece| piece.captures)
    });
    assert_eq!(
        game.panel.len(),
        4,
        "one button a piece of the colour to move"
    );
    let capturing = game.panel.iter().find(|piece| piece.captures).unwrap();
    assert!(capturing.label.contains('→') && capturing.enabled);
    assert!(capturing.note.contains("Capture"), "{}", capturing.note);
    assert!(game.panel.iter().all(|piece| piece.owner == game.turn));
    person.press(&capturing.id);
    let after = person.game();
    assert!(after.last.starts_with("Last: "), "{}", after.last);
    for row in &after.counts {
        let figures = [&row.finished, &row.board, &row.yard];
        let pieces: u32 = figures.map(|it| it.parse::<u32>().unwrap()).iter().sum();
        assert_eq!(pieces, 4, "{}", row.text);
        assert_eq!(row.spoken, format!("{}: {}", row.owner.name, row.text));
    }
    let rolls_again = after.roll.as_ref().unwrap();
    assert!(rolls_again.enabled, "A24: a capture rolls again");
}

#[test]
fn a62_the_square_that_the_last_piece_left_stays_marked_until_the_next_move() {
    let person = Person::new(4);
    person.press("players:2");
    person.press("play:device");
    let game = until(&person, |game| game.last.contains('→'));
    let last = game.last.clone();
    person.act(Action::Back);
    person.press("confirm");
    let card = menu(&person).running[0].id.clone();
    person.press(&card);
    assert_eq!(
        person.game().last,
        last,
        "it is still there after leaving and coming back"
    );
}

#[test]
fn c53_against_the_computer_there_is_no_clock_and_moves_are_taken_back() {
    let person = Person::new(5);
    person.press("game:makruk");
    person.press("color:white");
    person.press("play:easy");
    person.act(Action::Commit {
        id: "move".into(),
        text: "e3e4".into(),
    });
    let game = person.game();
    assert_eq!(game.moves.len(), 1);
    assert!(game.moves[0].second.is_some(), "the computer has answered");
    assert!(game.strips.iter().all(|strip| strip.clock.is_none()));
    assert!(game.undo.as_ref().unwrap().enabled, "C54");
    person.press("undo");
    assert_eq!(person.game().moves.len(), 0, "both plies go: C54, D20");
}
