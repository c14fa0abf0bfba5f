use super::{Party, ids};
use crate::app::Shell;
use crate::room::Stage;
use crate::view::RoomView;

#[test]
fn a70_to_a73_a_room_is_made_shared_looked_at_and_joined() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:3"]);
    let room = party.room(0);
    let invite = room.invite.as_ref().unwrap();
    assert_eq!(invite.link, party.url());
    assert_eq!(
        invite.code.replace(' ', ""),
        party.hall().code().to_string()
    );
    assert!(!invite.qr.is_empty());
    assert_eq!(room.seats[0].owner.name, "Red");
    assert_eq!(room.seats[0].status, "You, Host");
    assert_eq!(room.seats[1].status, "Free");
    assert_eq!(room.status, "Waiting for 2 more people…");
    party.press(0, "share");
    let shared = party.people[0]
        .heard
        .take()
        .into_iter()
        .find_map(|work| match work {
            Shell::Share { text, .. } => Some(text),
            _ => None,
        });
    assert_eq!(shared.unwrap(), format!("Let’s play Ludo: {}", party.url()));

    party.link(1, &party.url(), "a");
    let looked = party.room(1);
    assert_eq!((looked.invite, ids(&looked.buttons)), (None, vec!["join"]));
    assert_eq!(
        party.hall().room().people().count(),
        1,
        "opening a link never joins"
    );
    party.press(1, "join");
    assert_eq!(party.room(1).seats[1].status, "You");
    assert_eq!(party.room(0).status, "Waiting for 1 more person…");
}

#[test]
fn b53_the_settings_are_shown_before_joining() {
    let party = Party::of(2);
    party.host(&[
        "game:ludo",
        "players:2",
        "preset:party",
        "option:limit:30",
        "options",
        "option:exit:1|6",
        "back",
    ]);
    party.link(1, &party.url(), "a");
    let room = party.room(1);
    let said: Vec<(&str, &str)> = room
        .rules
        .iter()
        .map(|line| (line.label.as_str(), line.value.as_str()))
        .collect();
    assert_eq!(said[0], ("Ludo", "2 players"));
    assert_eq!(said[1], ("Rules", "Party"));
    assert!(
        said.contains(&("Time limit for a turn", "30 seconds")),
        "{said:?}"
    );
    assert!(
        said.iter().any(|(_, value)| value.contains("1 or 6")),
        "{said:?}"
    );
    let seal = party.hall().room().sealing().unwrap().first.seal();
    assert!(
        room.notes.iter().any(|note| note.contains(&seal)),
        "{:?}",
        room.notes
    );
}

#[test]
fn a74_a75_the_host_fills_empty_seats_and_starts() {
    let party = Party::of(1);
    party.host(&["game:ludo", "players:4"]);
    assert!(ids(&party.room(0).buttons).contains(&"fill"));
    party.press(0, "fill");
    assert_eq!(party.screen(0), "game");
    let room = party.hall().room().clone();
    let table = room.running().unwrap();
    assert_eq!(table.header().players.len(), 4);
    assert!(table.header().players[1].level() == Some(crate::ai::Level::Normal));
}

#[test]
fn b7_b27_seats_for_computers_and_a_start_with_those_here() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:4"]);
    party.press(0, "add-ai:3");
    assert_eq!(party.room(0).seats[3].status, "AI, Intermediate");
    party.press(0, "remove-ai:3");
    assert_eq!(party.room(0).seats[3].status, "Free");
    party.press(0, "add-ai:3");
    party.join_all();
    assert_eq!(
        ids(&party.room(1).buttons),
        ["leave"],
        "only the host starts"
    );
    let start = party.room(0).buttons[0].clone();
    assert_eq!(
        (start.id.as_str(), start.label.as_str()),
        ("start", "Start with the 3 here")
    );
    party.press(0, "start");
    assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
    assert_eq!(
        party
            .hall()
            .room()
            .running()
            .unwrap()
            .header()
            .players
            .len(),
        3
    );
}

#[test]
fn a_full_room_starts_by_itself_and_every_device_opens_its_half() {
    let party = Party::of(3);
    party.host(&["game:ludo", "players:3"]);
    party.join_all();
    for who in 0..3 {
        assert_eq!(party.screen(who), "game", "person {who}");
    }
    assert!(matches!(party.hall().room().stage(), Stage::Playing));
    assert!(party.hall().room().failed().is_empty());
}

#[test]
fn the_host_leaves_and_the_next_takes_over() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:4"]);
    party.join_all();
    party.press(0, "leave");
    assert_eq!(
        party.people[0].view().dialog.as_ref().unwrap().id,
        "leave-room"
    );
    party.press(0, "confirm");
    assert_eq!(party.screen(0), "menu");
    assert_eq!(party.room(1).seats[0].status, "Free");
    assert_eq!(party.room(1).seats[1].status, "You, Host");
    assert!(ids(&party.room(1).buttons).contains(&"fill"));
}

#[test]
fn a_seat_that_has_been_away_for_10_seconds_can_be_freed() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:4"]);
    party.join_all();
    party.hall().kill(1);
    party.settle();
    assert_eq!(party.room(0).seats[1].status, "Away");
    assert!(party.room(0).seats[1].buttons.is_empty(), "not before 10 s");
    party.advance(11_000);
    party.press(0, "free:1");
    assert_eq!(party.room(0).seats[1].status, "Free");
}

#[test]
fn b4_nobody_signs_up_for_anything() {
    let party = Party::of(2);
    party.host(&["game:makruk"]);
    party.join_all();
    assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
}

#[test]
fn two_press_join_for_the_last_seat_and_the_other_is_told() {
    let party = Party::of(3);
    party.host(&["game:makruk"]);
    let url = party.url();
    for who in [1, 2] {
        party.link(who, &url, "1");
    }
    // Both have seen the free seat; both wishes are on their way before either is answered.
    for who in [1, 2] {
        let prompt = party.people[who].view().prompt;
        party.people[who].app.dispatch(crate::app::Action::Press {
            id: "join".into(),
            prompt,
        });
    }
    party.settle();
    let told: Vec<String> = [1, 2]
        .into_iter()
        .filter(|who| party.screen(*who) == "room")
        .map(|who| party.room(who).problem)
        .collect();
    assert_eq!(told.len(), 1);
    assert!(
        told[0].starts_with("Every seat") || told[0].contains("begun"),
        "{told:?}"
    );
    assert_eq!(party.hall().room().people().count(), 2);
}

#[test]
fn every_problem_has_its_own_words_and_a_way_on() {
    let party = Party::of(2);
    party.link(1, "https://play.example.org/j/7777777777", "1");
    let room = party.room(1);
    assert!(room.problem.contains("77777 77777"), "{}", room.problem);
    assert_eq!(ids(&room.ways), ["code", "friends"]);
    party.press(1, "code");
    assert_eq!(party.screen(1), "join");

    party.hall().cut.insert(1);
    party.link(1, "sanuk://j/7777777778", "2");
    party.advance(500);
    let room = party.room(1);
    assert!(
        room.problem.contains("play.example.org does not answer"),
        "{}",
        room.problem
    );
    assert_eq!(ids(&room.ways), ["retry", "to-menu"]);
    party.press(1, "to-menu");
    assert_eq!(party.screen(1), "menu");
}

#[test]
fn b7_no_two_seats_of_a_room_have_the_same_colour() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:4"]);
    let names = |room: &RoomView| -> Vec<String> {
        let named = room.seats.iter().map(|seat| seat.owner.name.clone());
        named.collect()
    };
    assert_eq!(names(&party.room(0)), ["Red", "Green", "Yellow", "Blue"]);
    party.press(0, "add-ai:3");
    // The computer would be Yellow if the two began; whoever sits down before it would move it on.
    assert_eq!(names(&party.room(0)), ["Red", "Seat 2", "Seat 3", "Yellow"]);
    let fill = &party.room(0).seats[1];
    assert_ne!(fill.owner.mark, party.room(0).seats[3].owner.mark);
}

#[test]
fn a_full_table_is_said_before_anybody_presses_join() {
    let party = Party::of(3);
    party.host(&["game:makruk"]);
    let url = party.url();
    party.link(1, &url, "1");
    party.press(1, "join");
    party.press(1, "resign");
    party.press(1, "confirm");
    party.link(2, &url, "1");
    let room = party.room(2);
    assert_eq!(room.problem, "Every seat of this room is taken.");
    assert_eq!(ids(&room.ways), ["friends", "code"]);
    assert_eq!((ids(&room.buttons), room.status.as_str()), (vec![], ""));
}
