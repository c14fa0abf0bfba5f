//! Makruk's count in a room, as every device shows it.

use super::{Party, online};
use crate::makruk::{Game, Move, Role};
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
    while !game(&party).can_start() {
        let mv = most_forcing(&game(&party));
        party.ply(&format!("{}{}", mv.from, mv.to));
    }
    let who = party.to_move();
    party.press(who, "count:start");
    for person in &party.people {
        person.heard.take();
    }
    let quiet = *game(&party).legal_moves().first().unwrap();
    party.ply(&format!("{}{}", quiet.from, quiet.to));
    let (number, limit) = {
        let line = line(&party, 0);
        let said = line.text.split_once("counts ").unwrap().1.to_owned();
        let (number, limit) = said.split_once(" / ").unwrap();
        (number.to_owned(), limit.to_owned())
    };
    assert_eq!(line(&party, 0).text, line(&party, 1).text);
    assert_eq!(line(&party, 0).spoken, line(&party, 1).spoken);
    for person in &party.people {
        let said = person.heard.announced().join(" ");
        assert!(said.contains(&format!("{number} of {limit}")), "{said}");
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
