//! A board that lies behind the room, networks that change, screens that stay on.

use super::Party;
use crate::app::Action;
use crate::view::Screen;

fn back(party: &Party, who: usize) {
    party.people[who].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(party.screen(who), "game");
}

fn meanwhile(party: &Party, who: usize) -> Vec<String> {
    let said = party.people[who].heard.announced();
    said.into_iter()
        .filter(|text| text.contains("meanwhile"))
        .collect()
}

#[test]
fn more_than_six_steps_behind_the_board_jumps_to_the_head_with_one_word() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:4", "option:limit:30"]);
    party.join_all();
    party.press(0, "fill");
    party.hall().cut.insert(0);
    party.hall().kill(0);
    party.advance(120_000);
    party.people[0].heard.take();
    party.hall().cut.clear();
    while !party.game(0).connection.is_empty() {
        party.advance(100);
    }
    let said = meanwhile(&party, 0);
    assert_eq!(said.len(), 1, "{said:?}");
    let steps: u32 = said[0].split_once(' ').unwrap().0.parse().unwrap();
    assert!(steps > 6, "{said:?}");
}

/// A move is made while the other person reads the rules for so long.
fn read_rules_for(ms: u64) -> (usize, Party) {
    let party = Party::makruk();
    let who = 1 - party.to_move();
    party.press(who, "rules");
    party.ply("e3e4");
    party.people[who].heard.take();
    party.advance(ms);
    back(&party, who);
    (who, party)
}

#[test]
fn a_step_that_waited_for_more_than_two_seconds_is_not_played_any_more() {
    let (who, party) = read_rules_for(2_200);
    assert_eq!(meanwhile(&party, who), ["1 move was made meanwhile."]);
    let moves = party.game(who).moves;
    assert_eq!(moves[0].first.as_ref().unwrap().label, "e3e4");
}

#[test]
fn a_step_that_waited_for_less_is_shown_and_told() {
    let (who, party) = read_rules_for(1_800);
    let said = party.people[who].heard.announced();
    assert!(said.iter().any(|text| text.contains("e4")), "{said:?}");
    assert!(
        said.iter().all(|text| !text.contains("meanwhile")),
        "{said:?}"
    );
}

#[test]
fn another_network_is_tried_at_once() {
    let party = Party::makruk();
    party.hall().cut.insert(1);
    party.advance(40_000);
    assert!(!party.game(1).connection.is_empty());
    party.hall().cut.clear();
    party.people[1].app.dispatch(Action::NetworkChanged);
    party.settle();
    assert_eq!(party.game(1).connection, "");
}

#[test]
fn a_resignation_while_a_move_is_being_sent_follows_it() {
    let party = Party::makruk();
    let who = party.to_move();
    party.hall().cut.insert(who as u32);
    party.ply("e3e4");
    assert_eq!(party.game(who).status, "Sending…");
    party.press(who, "resign");
    party.press(who, "confirm");
    party.hall().cut.clear();
    party.advance(30_000);
    let hall = party.hall();
    let table = hall.room().table().unwrap();
    assert_eq!(table.session().events().len(), 2, "the move, then the end");
    assert!(table.ended().is_some());
}

#[test]
fn the_screen_stays_on_in_ones_own_turn_with_a_clock() {
    let awake = |party: &Party| [0, 1].map(|who| party.game(who).keep_awake);
    let party = Party::makruk();
    let white = party.white();
    assert_eq!(
        (awake(&party)[white], awake(&party)[1 - white]),
        (true, false)
    );
    party.ply("e3e4");
    assert_eq!(
        (awake(&party)[white], awake(&party)[1 - white]),
        (false, true)
    );
    for (limit, stays) in [("option:limit:none", false), ("option:limit:30", true)] {
        let party = Party::of(2);
        party.host(&["game:ludo", "players:2", limit]);
        party.join_all();
        let who = party.to_move();
        assert_eq!(party.game(who).keep_awake, stays, "{limit}");
    }
    let party = Party::of(1);
    party.press(0, "game:makruk");
    party.press(0, "play:device");
    let Screen::Game { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert!(!view.keep_awake, "no clock here");
}
