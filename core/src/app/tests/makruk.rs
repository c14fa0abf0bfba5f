//! Makruk at the table: taps, counting, ends.

use super::shell::{Person, find};
use crate::app::{Action, Key, PointerKind, Shell};
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
    person.heard.take();
    go(&person, "e8", "d8");
    assert_eq!(count(&person).text, "Black counts 8 / 16");
    let said = person.heard.announced().join(" ");
    assert!(said.contains("8 of 16, 8 moves left"), "C42: {said}");
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

#[test]
fn app_3_arrows_lead_a_cursor_over_the_squares() {
    let person = Person::new(6);
    person.press("game:makruk");
    person.press("play:device");
    let key = |key| {
        person.act(Action::Key { key });
        person.game().board.cursor
    };
    assert_eq!(person.game().board.cursor, "", "no keyboard, no cursor");
    assert_eq!(
        key(Key::CursorUp),
        "square:d3",
        "the first arrow only shows it"
    );
    assert_eq!(key(Key::CursorUp), "square:d4");
    assert_eq!(key(Key::CursorLeft), "square:c4");
    person.heard.take();
    assert_eq!(key(Key::CursorDown), "square:c3");
    assert_eq!(person.heard.announced(), ["c3, White bia, movable"]);
    assert_eq!(key(Key::CursorPress), "square:c3");
    key(Key::CursorUp);
    key(Key::CursorPress);
    assert_eq!(person.game().moves[0].first.as_ref().unwrap().label, "c3c4");
    for _ in 0..9 {
        key(Key::CursorRight);
    }
    assert_eq!(person.game().board.cursor, "square:h4", "the edge holds it");
    person.tap(10.0, 10.0, PointerKind::Finger);
    assert_eq!(person.game().board.cursor, "", "a finger hides it");
}

#[test]
fn sentences_end_with_a_full_stop() {
    let person = with_fen("4k3/8/8/3m4/8/4M3/R3R3/4K3 w - - 0 1");
    go(&person, "a2", "a8");
    let game = person.game();
    assert_eq!(
        game.status,
        "White: ruea a2 → a8. Black is in check. Hand the device to Black."
    );
    assert_eq!(game.board.description, "Makruk board. Black’s turn.");
}

#[test]
fn the_result_tells_how_long_the_game_took() {
    let person = Person::new(5);
    person.press("game:makruk");
    person.press("play:easy");
    person.app.advance(3_900_000);
    person.press("resign");
    person.press("confirm");
    match &person.view().screen {
        Screen::Result { view } => {
            assert_eq!(view.facts[0].label, "Time taken");
            assert_eq!(view.facts[0].value, "1 h 5 min");
        }
        _ => panic!("another screen is shown"),
    }
}

/// What `makruk.md` § 2 offers, told from a position's text alone: start where no bia is left, both
/// have more than the khun and nobody counts; stop for the side that counts the board.
fn offered(fen: &str) -> Option<&'static str> {
    let mut fields = fen.split(' ');
    let (men, turn, _, count) = (
        fields.next()?,
        fields.next()?,
        fields.next()?,
        fields.next()?,
    );
    let some = |side: fn(&char) -> bool| men.chars().filter(side).count() > 1;
    let bare = !some(char::is_ascii_uppercase) || !some(char::is_ascii_lowercase);
    match count {
        "-" => (!bare && !men.contains(['P', 'p'])).then_some("count:start"),
        _ => count
            .starts_with(&format!("B{turn}"))
            .then_some("count:stop"),
    }
}

#[test]
fn c44_the_button_fits_every_state_of_games_that_are_counted() {
    let mut random = 5_u64;
    let mut pick = |of: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % of
    };
    let starts = [
        "4k3/4r3/8/8/2p5/8/4R3/4K3 w - - 0 1",
        "2s1k3/4r3/8/8/8/8/4RN2/4K3 b - - 0 1",
        "4k3/8/3M~4/8/2p5/2m5/1R6/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/3NK3 b - - 0 1",
    ];
    let mut seen = [0; 3];
    for start in starts {
        let mut game: crate::makruk::Game = start.parse().unwrap();
        for _ in 0..25 {
            if game.outcome().is_some() {
                break;
            }
            let fen = game.fen().to_string();
            let line = with_fen(&fen).game().count_line;
            let button = line.and_then(|line| line.button).map(|button| button.id);
            assert_eq!(button.as_deref(), offered(&fen), "{fen}");
            seen[match offered(&fen) {
                None => 0,
                Some("count:start") => 1,
                Some(_) => 2,
            }] += 1;
            let action = match offered(&fen) {
                Some("count:start") if pick(3) == 0 => Some(crate::makruk::CountAction::Start),
                Some("count:stop") if pick(6) == 0 => Some(crate::makruk::CountAction::Stop),
                _ => None,
            };
            let moves = game.legal_moves();
            let mv = moves[pick(moves.len())];
            game.play(mv, action).unwrap();
        }
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn m3_the_device_is_handed_over_after_each_move() {
    let person = Person::new(2);
    person.press("game:makruk");
    person.press("play:device");
    assert!(!person.game().status.contains("Hand the device"));
    for (from, to, next) in [("e3", "e4", "Black"), ("e6", "e5", "White")] {
        go(&person, from, to);
        let status = person.game().status;
        let cue = format!("Hand the device to {next}.");
        assert!(status.ends_with(&cue), "{status}");
        assert!(person.heard.announced().contains(&cue));
    }
    person.press("square:d3");
    assert_eq!(person.game().status, "Tap a marked square.");
}

#[test]
fn m3_nobody_hands_the_device_to_a_computer() {
    let person = Person::new(2);
    person.press("game:makruk");
    person.press("play:easy");
    go(&person, "e3", "e4");
    let said = person.heard.announced().join(" ");
    assert!(!said.contains("Hand the device"), "{said}");
}

#[test]
fn c44_what_is_armed_is_saved_with_the_game() {
    let person = with_fen("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
    go(&person, "e1", "d1");
    go(&person, "e8", "d8");
    person.press("count:start");
    person.act(Action::Back);
    person.press("confirm");
    let resume = match &person.view().screen {
        Screen::Menu { view } => view.running[0].id.clone(),
        _ => panic!("another screen is shown"),
    };
    person.press(&resume);
    assert!(
        count(&person).button.unwrap().selected,
        "saved with the game"
    );
}
