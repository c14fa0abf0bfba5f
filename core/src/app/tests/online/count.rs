//! Makruk's count in a room, as every device shows it.

use std::collections::HashSet;

use super::{Party, online};
use crate::makruk::{Game, Move, Role, Side};
use crate::view::{CountLine, Screen};

fn game(party: &Party) -> Game {
    let hall = party.hall();
    let session = hall.room().running().expect("the game runs").session();
    session.position().as_makruk().unwrap().clone()
}

/// Pushes and takes bia, so that soon none is left unpromoted.
fn most_forcing(game: &Game) -> Move {
    let position = game.position();
    let value = |mv: &&Move| {
        let own = position.role_at(mv.from) == Some(Role::Bia);
        let takes = position.role_at(mv.to) == Some(Role::Bia);
        let mut next = game.clone();
        let over = next.play(**mv, None).is_err() || next.outcome().is_some();
        (
            !over,
            takes,
            own,
            mv.promotes,
            std::cmp::Reverse((mv.from, mv.to)),
        )
    };
    *game.legal_moves().iter().max_by_key(value).unwrap()
}

/// A quiet move into a position that has not been there yet, so that the game goes on for long.
fn newest(game: &Game, seen: &mut HashSet<String>) -> Move {
    let board = |game: &Game| game.position().to_string();
    let found = game.legal_moves().into_iter().find_map(|mv| {
        let mut next = game.clone();
        next.play(mv, None).ok()?;
        let quiet = next.outcome().is_none() && game.position().role_at(mv.to).is_none();
        (quiet && seen.insert(board(&next))).then_some(mv)
    });
    found.expect("a quiet move")
}

fn play(party: &Party, mv: Move) {
    party.ply(&format!("{}{}", mv.from, mv.to));
}

fn line(party: &Party, who: usize) -> CountLine {
    party.game(who).count_line.expect("the count is shown")
}

#[test]
fn d16_both_devices_show_and_say_the_same_count_also_after_a_kill_and_in_the_replay() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    let config = online(1, Some(folder.path().to_owned()));
    party.come(config.clone());
    party.come(online(2, None));
    party.host(&["game:makruk"]);
    party.join_all();
    while !(game(&party).can_start() && game(&party).turn() == Side::Black) {
        play(&party, most_forcing(&game(&party)));
    }
    let who = party.to_move();
    party.press(who, "count:start");
    let mut seen = HashSet::new();
    while !line(&party, 0).text.contains(" 17 / ") {
        for person in &party.people {
            person.heard.take();
        }
        play(&party, newest(&game(&party), &mut seen));
    }
    for who in 0..2 {
        let line = line(&party, who);
        assert_eq!(line.text, "Black counts 17 / 64");
        assert_eq!(line.left, "47 left");
        let spoken = "Board counting: Black counts, 17 of 64, 47 moves left.";
        assert_eq!(line.spoken, spoken);
        let said = party.people[who].heard.announced().join(" ");
        assert!(said.contains("17 of 64"), "{said}");
    }
    let shown = line(&party, 0);
    party.people[0].app.advance(300);
    party.restart(0, config);
    let again = line(&party, 0);
    assert_eq!(
        (again.text, again.left, again.spoken),
        (shown.text.clone(), shown.left, shown.spoken)
    );
    party.press(1, "resign");
    party.press(1, "confirm");
    party.press(0, "replay");
    party.press(0, "last");
    party.press(0, "previous");
    let Screen::Replay { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert_eq!(view.count_line.as_ref().unwrap().text, shown.text);
}
