//! Answers that are lost on the way, apps that are killed before they come.

use super::{Party, online};
use crate::app::Action;
use crate::room::Chair;

#[test]
fn a_lost_answer_to_join_does_not_cost_the_last_seat() {
    let party = Party::of(2);
    party.host(&["game:makruk"]);
    party.link(1, &party.url(), "1");
    party.hall().lose_replies = 1;
    party.press(1, "join");
    assert_eq!(party.hall().room().people().count(), 2);
    assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
}

#[test]
fn an_app_killed_before_the_answer_to_join_comes_back_to_its_seat() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    party.come(online(1, None));
    let config = online(2, Some(folder.path().to_owned()));
    party.come(config.clone());
    party.host(&["game:makruk"]);
    let url = party.url();
    party.link(1, &url, "1");
    let prompt = party.people[1].view().prompt;
    let id = "join".to_owned();
    party.people[1].app.dispatch(Action::Press { id, prompt });
    party.people[1].app.settle();
    assert_eq!(
        party.hall().room().people().count(),
        2,
        "seated, and not told"
    );
    party.hall().out.retain(|(who, _)| *who != 1);
    party.restart(1, config);
    party.link(1, &url, "2");
    assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
}

fn three(second: crate::app::Config, preset: &str) -> Party {
    let mut party = Party::new();
    party.come(online(1, None));
    party.come(second);
    party.host(&["game:ludo", "players:3", preset]);
    party.join_all();
    party
}

fn leave(party: &Party, id: &str) {
    party.press(1, id);
    party.press(1, "confirm");
    assert_eq!(party.screen(1), "menu");
    assert_eq!(party.way_back(1), None, "not offered any more");
}

#[test]
fn leaving_without_a_line_is_told_as_soon_as_there_is_one() {
    let party = three(online(2, None), "preset:quick");
    party.hall().cut.insert(1);
    leave(&party, "leave");
    party.advance(40_000);
    assert!(party.person(1).is_some(), "nothing got through");
    party.hall().cut.clear();
    party.advance(10_000);
    assert!(party.person(1).is_none());
    let sent = party.hall().frames.len();
    party.advance(60_000);
    assert_eq!(
        party
            .hall()
            .frames
            .iter()
            .skip(sent)
            .filter(|(who, _)| *who == 1)
            .count(),
        0,
        "the line is let go"
    );
}

#[test]
fn leaving_is_told_after_a_restart_too() {
    let folder = tempfile::tempdir().unwrap();
    let config = online(2, Some(folder.path().to_owned()));
    let mut party = three(config.clone(), "preset:quick");
    party.hall().cut.insert(1);
    leave(&party, "leave");
    party.restart(1, config.clone());
    assert!(party.person(1).is_some());
    party.hall().cut.clear();
    party.restart(1, config);
    party.advance(10_000);
    assert!(party.person(1).is_none());
    assert_eq!((party.screen(1), party.way_back(1)), ("menu", None));
}

#[test]
fn who_opens_the_room_again_before_the_leave_was_told_has_not_left() {
    let party = three(online(2, None), "preset:quick");
    party.hall().cut.insert(1);
    leave(&party, "leave");
    party.hall().cut.clear();
    party.link(1, &party.url(), "again");
    party.advance(10_000);
    assert_eq!(party.room(1).seats[1].status, "You");
    assert!(party.person(1).is_some());
}

#[test]
fn b29_leaving_a_party_game_survives_a_lost_answer_and_a_new_connection() {
    let mut party = three(online(2, None), "preset:party");
    party.come(online(3, None));
    party.join_all();
    assert_eq!(party.screen(1), "game");
    party.hall().lose_answers = 1;
    party.press(1, "leave-ai");
    let prompt = party.people[1].view().prompt;
    let id = "confirm".to_owned();
    party.people[1].app.dispatch(Action::Press { id, prompt });
    party.people[1].app.settle();
    // Done, but the answer and the news are lost with the socket.
    party.hall().out.retain(|(who, _)| *who != 1);
    party.hall().restart();
    party.settle();
    party.advance(10_000);
    assert!(
        party.person(1).unwrap().left,
        "connecting took the seat back, so it is left again"
    );
    assert!(party.way_back(1).is_some(), "a party may be taken up again");
}

#[test]
fn resigning_without_a_line_is_told_from_the_menu() {
    let party = Party::makruk();
    party.hall().cut.insert(1);
    party.press(1, "resign");
    party.press(1, "confirm");
    party.to_menu(1);
    party.hall().cut.clear();
    party.advance(40_000);
    assert!(party.hall().room().running().is_none());
    assert_eq!(party.screen(0), "result");
}

#[test]
fn a_clock_that_was_set_back_does_not_lock_the_device_out() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    let config = online(1, Some(folder.path().to_owned()));
    party.come(config.clone());
    party.host(&["game:ludo", "players:2"]);
    let n = |party: &Party| party.person(0).unwrap().last_conn.unwrap().n;
    let mut before = n(&party);
    for _ in 0..3 {
        party.hall().restart();
        party.settle();
        party.advance(2_000);
    }
    assert!(n(&party) > before);
    before = n(&party);
    // The virtual clock of a new app begins where the first one's began.
    party.restart(0, config);
    assert_eq!(party.room(0).problem, "");
    assert!(party.person(0).unwrap().conn.is_some() && n(&party) > before);
}

#[test]
fn a_device_has_another_number_in_every_room() {
    let party = Party::of(1);
    for _ in 0..2 {
        party.host(&["game:ludo", "players:2"]);
        party.people[0].app.dispatch(Action::Back);
        party.settle();
    }
    let hall = party.hall();
    let rooms = hall.rooms.values();
    let devices: Vec<_> = rooms
        .map(|it| {
            it.room
                .person(Chair::FIRST)
                .unwrap()
                .last_conn
                .unwrap()
                .device
        })
        .collect();
    assert_eq!(devices.len(), 2);
    assert_ne!(devices[0], devices[1]);
}
