//! What a device keeps of rooms that ended, or went on, while it was away.

use super::{Party, ids};
use crate::app::Action;
use crate::room::times;
use crate::view::Screen;

/// Both leave a game of ludo for the menu, and the room ends behind them.
fn abandoned() -> Party {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:2"]);
    party.join_all();
    (0..4).for_each(|_| party.step());
    party.to_menu(0);
    party.to_menu(1);
    for person in &party.people {
        person.app.advance(times::ALONE + 1_000);
    }
    party.hall().advance(times::ALONE + 1_000);
    assert!(party.hall().room().closed().is_some());
    party
}

fn finished(party: &Party, who: usize) -> Vec<String> {
    let cards = party.menu(who).finished;
    cards.into_iter().map(|card| card.subtitle).collect()
}

#[test]
fn a_void_games_record_is_kept_by_who_comes_back_too_late() {
    let party = abandoned();
    let back = party.way_back(1).unwrap();
    party.press(1, &back);
    let room = party.room(1);
    assert!(room.problem.contains("closed"), "{}", room.problem);
    assert_eq!(ids(&room.ways), ["friends", "code"]);
    party.people[1].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(party.way_back(1), None, "it leads nowhere any more");
    let kept = party.menu(1).finished;
    assert_eq!(kept.len(), 1);
    party.press(1, &kept[0].id);
    party.press(1, "check");
    assert_eq!(party.screen(1), "check");
}

#[test]
fn an_ended_room_is_looked_after_without_a_press() {
    let party = abandoned();
    party.people[0].app.dispatch(Action::Foreground);
    party.settle();
    assert_eq!(party.way_back(0), None);
    assert_eq!(finished(&party, 0).len(), 1);
}

#[test]
fn without_a_line_the_room_stays_on_the_menu_until_it_can_be_asked_after() {
    let party = abandoned();
    party.hall().cut.insert(0);
    party.people[0].app.dispatch(Action::Foreground);
    party.settle();
    assert!(party.way_back(0).is_some());
    party.hall().cut.clear();
    party.people[0].app.dispatch(Action::Foreground);
    party.settle();
    assert_eq!((party.way_back(0), finished(&party, 0).len()), (None, 1));
}

#[test]
fn the_result_of_a_game_left_for_the_menu_is_kept_and_the_living_room_stays() {
    let party = Party::makruk();
    party.ply("e3e4");
    party.to_menu(1);
    party.press(0, "resign");
    party.press(0, "confirm");
    assert!(finished(&party, 1).is_empty());
    party.people[1].app.advance(times::ALONE + 1_000);
    party.people[1].app.dispatch(Action::Foreground);
    party.settle();
    assert_eq!(finished(&party, 1).len(), 1);
    assert!(party.way_back(1).is_some(), "the room lives on");
}

#[test]
fn a_game_that_ends_behind_a_page_of_rules_is_kept() {
    let party = Party::makruk();
    party.press(1, "rules");
    party.press(0, "resign");
    party.press(0, "confirm");
    party.hall().advance(times::LIFE);
    party.settle();
    while party.screen(1) != "menu" {
        party.people[1].app.dispatch(Action::Back);
        party.settle();
    }
    assert_eq!(finished(&party, 1).len(), 1);
}

#[test]
fn a_record_that_was_deleted_stays_deleted() {
    let party = Party::makruk();
    party.press(0, "resign");
    party.press(0, "confirm");
    party.press(1, "menu");
    let delete = party.menu(1).finished[0].delete.id.clone();
    party.press(1, &delete);
    party.people[1].app.advance(times::ALONE + 1_000);
    party.people[1].app.dispatch(Action::Foreground);
    party.settle();
    assert!(finished(&party, 1).is_empty());
    let back = party.way_back(1).unwrap();
    party.press(1, &back);
    assert!(matches!(
        party.people[1].view().screen,
        Screen::Result { .. } | Screen::Game { .. }
    ));
    party.to_menu(1);
    assert!(finished(&party, 1).is_empty());
}
