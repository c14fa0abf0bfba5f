//! Wires that are cut, apps that are killed, people who leave and come back.

use super::{Party, ids, online};
use crate::app::{Action, Shell};
use crate::game::Turn;
use crate::room::{By, Chair, Event, times};
use crate::view::Screen;

#[test]
fn d28_one_move_is_sent_once_and_another_is_impossible_meanwhile() {
    let party = Party::makruk();
    let who = party.to_move();
    party.hall().cut.insert(who as u32);
    party.ply("e3e4");
    assert_eq!(party.game(who).status, "Sending…");
    party.ply("d3d4");
    party.advance(3_000);
    party.hall().cut.clear();
    party.advance(30_000);
    let hall = party.hall();
    assert_eq!(hall.room().running().unwrap().session().events().len(), 1);
}

#[test]
fn d28_a_lost_answer_is_asked_for_again_and_the_move_counts_once() {
    let party = Party::makruk();
    let who = party.to_move();
    party.hall().lose_answers = 1;
    party.ply("e3e4");
    party.advance(2_600);
    let sent = party.hall().frames.iter().filter(|(it, frame)| {
        *it == who as u32 && matches!(frame, crate::protocol::ClientFrame::Cmd(ask) if matches!(ask.command, crate::room::Command::Play { .. }))
    }).count();
    assert_eq!(sent, 2, "sent again after 2.5 s");
    assert_eq!(
        party
            .hall()
            .room()
            .running()
            .unwrap()
            .session()
            .events()
            .len(),
        1
    );
    assert_ne!(party.game(who).status, "Sending…");
}

#[test]
fn d29_the_opponents_move_is_shown_and_spoken_after_reconnecting() {
    let party = Party::makruk();
    let white = party.white();
    party.ply("e3e4");
    party.hall().cut.insert(white as u32);
    party.hall().kill(white as u32);
    party.settle();
    party.ply("e6e5");
    party.people[white].heard.take();
    party.advance(20_000);
    party.hall().snapshots = true;
    party.hall().cut.clear();
    let answered = |party: &Party| party.game(white).moves.last().unwrap().second.is_some();
    while !answered(&party) {
        party.advance(100);
    }
    party.advance(1_000);
    let faces = party.people[white].app.clock(0.0);
    assert_ne!(faces[0].digits, "5:00", "the clock is the server's");
    let game = party.game(white);
    assert_eq!(
        game.moves.last().unwrap().second.as_ref().unwrap().label,
        "e6e5"
    );
    assert!(
        party.people[white]
            .heard
            .announced()
            .iter()
            .any(|text| text.contains("e5"))
    );
    assert!(party.people[white].view().dialog.is_none());
    party.ply("d3d4");
    assert_eq!(
        party
            .hall()
            .room()
            .running()
            .unwrap()
            .session()
            .events()
            .len(),
        3
    );
}

#[test]
fn d27_the_computer_acts_after_45_seconds_and_hands_back() {
    let party = Party::of(3);
    party.host(&["game:ludo", "players:3"]);
    party.join_all();
    let away = party.to_move();
    party.hall().cut.insert(away as u32);
    party.hall().kill(away as u32);
    party.settle();
    party.advance(44_900);
    assert_eq!(party.to_move(), away, "not yet");
    let events = party
        .hall()
        .room()
        .running()
        .unwrap()
        .session()
        .events()
        .len();
    party.advance(1_500);
    assert!(
        party
            .hall()
            .room()
            .running()
            .unwrap()
            .session()
            .events()
            .len()
            > events
    );
    let other = (away + 1) % 3;
    assert_eq!(party.game(other).counts[away].state, "away, the AI plays");
    party.hall().cut.clear();
    party.advance(6_000);
    assert_eq!(party.game(other).counts[away].state, "", "back");
    assert!(party.person(away).unwrap().conn.is_some());
    let back = party.hall().room().head();
    while party.to_move() != away {
        party.step();
    }
    party.advance(1_000);
    let game = party.game(away);
    let pressable =
        game.roll.is_some_and(|roll| roll.enabled) || game.panel.iter().any(|piece| piece.enabled);
    assert!(pressable, "within a second");
    (0..30).for_each(|_| party.step());
    let hall = party.hall();
    let log = &hall.rooms.values().next().unwrap().log;
    let acts = log
        .iter()
        .skip(back as usize)
        .filter_map(|entry| match &entry.body.event {
            Event::Step { seat, by, .. } if seat.map(Chair::index) == Some(away) => Some(*by),
            _ => None,
        });
    let acts: Vec<By> = acts.collect();
    assert!(acts.contains(&By::Person), "{acts:?}");
    assert!(!acts.contains(&By::Absent), "never again: {acts:?}");
}

#[test]
fn b29_who_left_a_party_game_takes_the_seat_back_on_the_same_device() {
    let party = Party::of(3);
    party.host(&["game:ludo", "players:3", "preset:party"]);
    party.join_all();
    party.press(2, "leave-ai");
    party.press(2, "confirm");
    assert!(
        party
            .hall()
            .room()
            .person(Chair::new(2).unwrap())
            .unwrap()
            .left
    );
    party.link(2, &party.url(), "again");
    party.settle();
    assert!(
        !party
            .hall()
            .room()
            .person(Chair::new(2).unwrap())
            .unwrap()
            .left
    );
    assert_eq!(party.screen(2), "game");
}

#[test]
fn b29_leaving_a_quick_game_is_final() {
    let party = Party::of(3);
    party.host(&["game:ludo", "players:3", "preset:quick"]);
    party.join_all();
    party.press(2, "leave-ai");
    party.press(2, "confirm");
    party.link(2, &party.url(), "again");
    party.settle();
    assert!(
        party.room(2).problem.contains("for good"),
        "{}",
        party.room(2).problem
    );
}

#[test]
fn d30_a_rematch_offered_to_somebody_away_waits_for_them() {
    let party = Party::makruk();
    party.press(0, "resign");
    party.press(0, "confirm");
    party.press(1, "menu");
    assert_eq!(party.screen(1), "menu");
    party.press(0, "rematch");
    party.advance(60_000);
    party.link(1, &party.url(), "later");
    party.settle();
    let Screen::Result { view } = &party.people[1].view().screen else {
        panic!("{}", party.screen(1))
    };
    assert!(view.offer.contains("wants a rematch"), "{}", view.offer);
    party.press(1, "rematch");
    assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
    assert_eq!(party.hall().room().number(), 2);
}

#[test]
fn a_killed_app_comes_back_to_its_seat() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    let config = online(1, Some(folder.path().to_owned()));
    party.come(config.clone());
    party.come(online(2, None));
    party.host(&["game:ludo", "players:2"]);
    party.join_all();
    assert_eq!(party.screen(0), "game");
    party.people[0].app.advance(300);
    party.hall().kill(0);
    party.people[0].app.close();
    let again = party.app(0, config);
    party.people[0] = again;
    party.settle();
    assert_eq!(party.screen(0), "game", "back at the table by itself");
    party.play_out();
    assert_eq!([party.screen(0), party.screen(1)], ["result", "result"]);
}

#[test]
fn a_server_that_starts_anew_costs_nothing() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:2"]);
    party.join_all();
    for _ in 0..10 {
        party.step();
    }
    party.hall().restart();
    party.settle();
    party.advance(2_000);
    party.play_out();
    assert_eq!([party.screen(0), party.screen(1)], ["result", "result"]);
}

#[test]
fn a_server_that_stays_away_leaves_the_screens_alive() {
    let party = Party::makruk();
    let who = party.to_move();
    party.hall().cut.insert(who as u32);
    party.people[who].app.advance(20 * 60_000);
    assert!(
        party.game(who).connection.contains("No connection"),
        "{}",
        party.game(who).connection
    );
    party.press(who, "rules");
    assert_eq!(party.screen(who), "page");
    party.people[who].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(party.screen(who), "game");
}

#[test]
fn a_background_of_20_seconds_keeps_the_socket_and_more_drops_it() {
    let party = Party::makruk();
    party.people[0].app.dispatch(Action::Background);
    party.advance(19_000);
    let connected = |party: &Party| {
        let hall = party.hall();
        hall.room().person(Chair::FIRST).unwrap().conn.is_some()
    };
    assert!(connected(&party));
    party.advance(2_000);
    assert!(!connected(&party));
    party.people[0].app.dispatch(Action::Foreground);
    party.settle();
    assert!(connected(&party), "at once");
}

#[test]
fn d25_a_seat_whose_socket_died_is_taken_again_after_3_seconds() {
    let party = Party::of(4);
    party.host(&["game:ludo", "players:4"]);
    party.join_all();
    let conn = |party: &Party| party.person(1).unwrap().conn;
    let dead = conn(&party).unwrap();
    // The wire is cut: nobody is told, the old socket stays open at the server.
    party.hall().cut.insert(1);
    party.advance(3_000);
    assert_eq!(conn(&party), Some(dead), "still there for the server");
    for person in &party.people {
        person.heard.take();
    }
    let head = party.hall().room().head();
    party.hall().cut.clear();
    party.hall().lose_hang_ups = true;
    party.people[1].app.dispatch(Action::NetworkChanged);
    party.settle();
    assert_eq!(party.game(1).connection, "");
    let now = conn(&party).unwrap();
    assert!(now.n > dead.n && now.device == dead.device);
    assert_eq!(party.hall().sockets_of(1).len(), 1, "the old one is closed");
    let events: Vec<Event> = {
        let hall = party.hall();
        let hosted = hall.rooms.values().next().unwrap();
        let news = hosted.log.iter().filter(|logged| logged.seq > head);
        news.map(|logged| logged.body.event.clone()).collect()
    };
    let back = matches!(events[..], [Event::Back { .. }]);
    assert!(back, "one short mark: {events:?}");
    for who in [0, 2, 3] {
        assert_eq!(party.game(who).counts[1].state, "");
    }
}

#[test]
fn b28_a_turn_limit_lets_the_computer_make_that_one_move() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:2", "option:limit:30"]);
    party.join_all();
    let who = party.to_move();
    party.advance(29_900);
    assert_eq!(
        party
            .hall()
            .room()
            .running()
            .unwrap()
            .session()
            .events()
            .len(),
        0
    );
    party.advance(200);
    let hall = party.hall();
    let session = hall.room().running().unwrap().session();
    assert!(
        !session.events().is_empty(),
        "the computer acted for person {who}"
    );
    assert!(!matches!(session.turn(), Turn::Over(_)));
    drop(hall);
}

#[test]
fn a98_the_rooms_end_is_told() {
    let party = Party::of(1);
    party.host(&["game:ludo", "players:4"]);
    party.hall().advance(times::LIFE);
    party.settle();
    assert!(
        party.room(0).problem.contains("has ended"),
        "{}",
        party.room(0).problem
    );
    assert_eq!(ids(&party.room(0).ways), ["friends", "code"]);
}

#[test]
fn sharing_the_link_in_another_app_does_not_cost_the_seat() {
    let party = Party::of(1);
    party.host(&["game:ludo", "players:4"]);
    party.people[0].heard.take();
    party.press(0, "copy-link");
    let copied = party.people[0].heard.take();
    assert!(
        copied
            .iter()
            .any(|work| *work == Shell::Copy { text: party.url() })
    );
    party.people[0].app.dispatch(Action::Background);
    party.advance(15_000);
    party.people[0].app.dispatch(Action::Foreground);
    party.settle();
    assert!(
        party
            .hall()
            .room()
            .person(Chair::FIRST)
            .unwrap()
            .conn
            .is_some()
    );
}
