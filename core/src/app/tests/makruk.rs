//! Makruk at the table: taps, counting, ends.

use super::shell::{Person, find};
use crate::app::{Action, PointerKind, Shell};
use crate::game::{GameId, Header, Player, Session, Setup, record};
use crate::view::{CountLine, Screen};

/// Opens a game of two people that begins with a position.
fn with_fen(fen: &str) -> Person {
    let person = Person::new(1);
    let setup = Setup::Makruk {
        fen: Some(fen.into()),
    };
    let players = vec![
        Player::Person {
            name: String::new()
        };
        2
    ];
    let header = Header {
        version: Header::VERSION,
        id: GameId::from_bytes([9; 16]),
        created_ms: 0,
        setup,
        players,
        dice: crate::game::Dice::Seed(crate::dice::Seed([1; 32])),
        remarks: Vec::new(),
    };
    let text = record::export(&Session::new(header).unwrap());
    person.act(Action::FilePicked {
        name: "game.txt".into(),
        bytes: text.into_bytes(),
    });
    assert!(
        matches!(person.view().screen, Screen::Replay { .. }),
        "{:?}",
        person.view().notice
    );
    person.act(Action::Back);
    let resume = match &person.view().screen {
        Screen::Menu { view } => view.running[0].id.clone(),
        _ => panic!("another screen is shown"),
    };
    person.press(&resume);
    person
}

fn go(person: &Person, from: &str, to: &str) {
    person.press(&format!("square:{from}"));
    person.press(&format!("square:{to}"));
}

fn count(person: &Person) -> CountLine {
    person.game().count_line.expect("the count line is shown")
}

#[test]
fn c16_the_first_move_is_made_by_two_taps() {
    let person = Person::new(2);
    person.press("game:makruk");
    person.press("play:device");
    let tap = |id: &str| {
        let game = person.game();
        let node = game.board.nodes.iter().find(|node| node.id == id).unwrap();
        let (x, y) = (node.x + node.width / 2.0, node.y + node.height / 2.0);
        person.tap(x, y, PointerKind::Finger);
    };
    tap("square:e3");
    assert_eq!(person.game().status, "Tap a marked square.");
    tap("square:e4");
    let game = person.game();
    assert_eq!(game.moves[0].first.as_ref().unwrap().label, "e3e4");
    assert_eq!(game.turn.name, "Black");
    assert_eq!(game.board.nodes.len(), 64);
    tap("square:e4");
    assert_eq!(person.game().status, "It is Black’s turn.");
}

#[test]
fn c44_start_is_shown_only_when_it_can_be_used() {
    let person = Person::new(2);
    person.press("game:makruk");
    person.press("play:device");
    assert_eq!(person.game().count_line, None, "bia are left");
    let person = with_fen("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
    let button = count(&person).button.expect("counting can be started");
    assert_eq!(button.id, "count:start");
    assert!(!button.selected);
    person.press("count:start");
    assert!(count(&person).button.unwrap().selected, "armed");
    person.press("count:start");
    assert!(
        !count(&person).button.unwrap().selected,
        "pressed again it disarms"
    );
    person.press("count:start");
    go(&person, "e1", "d1");
    let line = count(&person);
    assert_eq!(line.text, "White counts 1 / 64");
    assert_eq!(line.button, None, "Black has no button while White counts");
    go(&person, "e8", "d8");
    assert_eq!(count(&person).button.unwrap().id, "count:stop");
}

#[test]
fn d16_the_count_is_shown_after_loading() {
    let person = with_fen("4k3/8/8/8/8/8/4R3/4K3 b - Pb7/16 0 1");
    let line = count(&person);
    assert_eq!(line.text, "Black counts 7 / 16");
    assert_eq!(line.left, "9 left");
    assert!(line.spoken.contains("7 of 16"), "{}", line.spoken);
    go(&person, "e8", "d8");
    assert_eq!(count(&person).text, "Black counts 8 / 16");
    person.press("undo");
    assert_eq!(count(&person).text, "Black counts 7 / 16");
}

#[test]
fn c33_a_mate_that_would_only_draw_is_warned_of_and_asked_about() {
    // White counts; b1b8 mates.
    let person = with_fen("7k/R7/8/8/8/8/6m1/KR6 w - Bw5 0 1");
    assert!(
        count(&person).warning.starts_with("Mate while you count"),
        "{:?}",
        count(&person)
    );
    go(&person, "b1", "b8");
    assert_eq!(person.dialog().id, "drawn-mate");
    person.press("cancel");
    assert!(person.game().moves.is_empty());
    person.press("count:stop");
    // The man is still selected.
    person.press("square:c1");
    assert_eq!(
        person.view().dialog,
        None,
        "other moves are not asked about"
    );
    assert_eq!(count(&person).button.unwrap().id, "count:start");
}

#[test]
fn c60_a_draw_is_offered_and_answered_on_one_device() {
    let person = Person::new(3);
    person.press("game:makruk");
    person.press("play:device");
    go(&person, "e3", "e4");
    person.press("draw");
    assert_eq!(person.dialog().id, "draw");
    person.press("cancel");
    assert!(person.view().dialog.is_none());
    go(&person, "e6", "e5");
    go(&person, "d3", "d4");
    go(&person, "d6", "d5");
    person.press("draw");
    person.press("confirm");
    match &person.view().screen {
        Screen::Result { view } => assert_eq!(view.headline, "Draw"),
        _ => panic!("another screen is shown"),
    }
}

#[test]
fn c60_the_computer_answers_a_draw_offer() {
    let person = Person::new(4);
    person.press("game:makruk");
    person.press("play:easy");
    person.press("draw");
    let said = person.heard.announced().join(" ");
    assert!(said.contains("offers a draw"), "{said}");
    assert!(
        said.contains("declined") || said.contains("accepted"),
        "{said}"
    );
}

#[test]
fn c48_resigning_ends_the_game() {
    let person = Person::new(5);
    person.press("game:makruk");
    person.press("play:easy");
    person.press("resign");
    assert_eq!(person.dialog().id, "resign");
    person.press("confirm");
    match &person.view().screen {
        Screen::Result { view } => {
            assert_eq!(view.headline, "Black wins");
            assert_eq!(view.reason, "White resigned.");
            assert!(find(&view.buttons, "again").is_some());
        }
        _ => panic!("another screen is shown"),
    }
    person.press("again");
    assert_eq!(person.game().turn.name, "Black");
    assert!(
        person.game().moves[0].first.is_some(),
        "colours are swapped: the computer began"
    );
}

#[test]
fn a_move_that_leaves_the_khun_in_check_is_refused_with_the_reason() {
    let person = with_fen("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
    go(&person, "e2", "d2");
    assert!(person.game().moves.is_empty());
    let heard = person.heard.take();
    assert!(
        !heard
            .iter()
            .any(|work| matches!(work, Shell::Sound { name } if name == "move"))
    );
}
