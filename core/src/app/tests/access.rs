//! What is read aloud.

use super::kept::red_walks;
use super::shell::Person;

#[test]
fn m7_each_roll_and_move_is_announced_once() {
    let person = Person::new(1);
    person.press("players:2");
    person.press("play:device");
    person.heard.take();
    for _ in 0..60 {
        let game = person.game();
        let piece = game
            .panel
            .iter()
            .find(|piece| piece.enabled)
            .map(|piece| piece.id.clone());
        let id = piece.unwrap_or(game.roll.unwrap().id);
        person.press(&id);
        let said = person.heard.announced();
        assert!(!said.is_empty(), "{id}");
        let mut once = said.clone();
        once.dedup();
        assert_eq!(said, once);
    }
}

#[test]
fn m7_the_board_is_described_and_pieces_say_their_place() {
    let person = Person::new(2);
    person.press("play:device");
    let board = person.game().board;
    assert!(
        board
            .description
            .starts_with("Ludo board. Red’s turn. Red, triangle: 0 finished")
            && board.description.ends_with("4 in the yard."),
        "{}",
        board.description
    );
    assert_eq!(board.nodes.len(), 5, "the die and four pieces");
    assert_eq!(board.nodes[0].label, "Die, ready to roll");
    assert_eq!(board.nodes[1].label, "Red, piece 1, in the yard");
    assert!(board.nodes[0].width >= 48.0 && board.nodes[0].height >= 48.0);
}

#[test]
fn m10_sounds_and_touches_have_switches() {
    use crate::app::Shell;
    let person = Person::new(3);
    person.press("settings");
    person.press("sounds");
    person.press("haptics");
    person.press("back");
    person.press("play:device");
    person.heard.take();
    person.press("roll");
    let silent = |work: &Shell| !matches!(work, Shell::Sound { .. } | Shell::Haptic { .. });
    assert!(person.heard.take().iter().all(silent));
}

#[test]
fn d39_every_square_can_be_found_by_touch_named_and_activated() {
    use crate::app::action::PointerKind;
    let person = Person::new(4);
    person.press("game:makruk");
    person.press("play:device");
    let board = person.game().board;
    assert_eq!(board.nodes.len(), 64);
    for node in &board.nodes {
        assert!(
            node.label.starts_with(&node.id["square:".len()..]),
            "{}",
            node.label
        );
        assert!(
            !node.action.is_empty() || node.hint.is_empty(),
            "{}",
            node.id
        );
    }
    let middle = |id: &str| {
        let node = board.nodes.iter().find(|node| node.id == id).unwrap();
        (node.x + node.width / 2.0, node.y + node.height / 2.0)
    };
    let under = |(x, y): (f32, f32)| {
        let inside = board.nodes.iter().filter(|node| {
            (node.x..node.x + node.width).contains(&x)
                && (node.y..node.y + node.height).contains(&y)
        });
        inside.map(|node| node.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(under(middle("square:e4")), ["square:e4"]);
    // What is under the finger is what a tap there means, and the move is told once.
    let (from, to) = (middle("square:e3"), middle("square:e4"));
    person.tap(from.0, from.1, PointerKind::Finger);
    person.heard.take();
    person.tap(to.0, to.1, PointerKind::Finger);
    let said = person.heard.announced();
    let moved = said.iter().filter(|text| text.contains("bia e3 → e4"));
    assert_eq!(moved.count(), 1, "{said:?}");
    assert_eq!(person.game().moves[0].first.as_ref().unwrap().label, "e3e4");
}

#[test]
fn a_start_on_the_way_is_not_read_as_a_star() {
    for (dice, place) in [
        (&[3][..], "3 squares past the start"),
        (&[3, 5], "8 squares past the start, star"),
        (&[3, 5, 5], "13 squares past the start, a start square"),
    ] {
        let person = Person::new(1);
        person.open_record(&red_walks(dice));
        let nodes = person.game().board.nodes;
        let label = |node: &&crate::view::Node| node.label.contains("past the start");
        let piece = nodes.iter().find(label).unwrap();
        assert!(piece.label.ends_with(place), "{}", piece.label);
    }
}
