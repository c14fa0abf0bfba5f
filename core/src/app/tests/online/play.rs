use super::{Party, ids};
use crate::app::Action;
use crate::view::Screen;

#[test]
fn two_apps_play_a_whole_game_of_ludo_and_see_the_same() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:2"]);
    party.join_all();
    party.play_out();
    let shown: Vec<String> = (0..2)
        .map(|who| match &party.people[who].view().screen {
            Screen::Result { view } => view.headline.clone(),
            _ => panic!("person {who} is at {}", party.screen(who)),
        })
        .collect();
    assert_eq!(shown[0], shown[1]);
    assert!(shown[0].ends_with("wins"), "{}", shown[0]);
    for who in 0..2 {
        party.press(who, "check");
        let Screen::Check { view } = &party.people[who].view().screen else {
            panic!("{}", party.screen(who))
        };
        assert_eq!(view.finding, crate::view::Finding::Good, "{}", view.verdict);
    }
}

#[test]
fn three_seats_with_two_people_and_a_computer_play_to_the_end() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:3"]);
    party.join_all();
    party.press(0, "fill");
    party.play_out();
    assert_eq!([party.screen(0), party.screen(1)], ["result", "result"]);
}

#[test]
fn a57_every_colour_sees_its_own_yard_at_the_near_left() {
    let party = Party::of(4);
    party.host(&["game:ludo", "players:4"]);
    party.join_all();
    let turns: Vec<String> = (0..4)
        .map(|who| format!("{:?}", party.game(who).board.nodes[1]))
        .collect();
    assert_eq!(
        turns
            .iter()
            .collect::<std::collections::BTreeSet<_>>()
            .len(),
        4,
        "four views"
    );
}

#[test]
fn a63_c61_nothing_is_taken_back_with_friends() {
    let party = Party::makruk();
    assert_eq!(party.game(0).undo, None);
    party.people[0].app.dispatch(Action::Key {
        key: crate::app::Key::Undo,
    });
    party.settle();
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
}

#[test]
fn nobody_is_told_what_to_play_with_friends() {
    let party = Party::makruk();
    for who in 0..2 {
        assert_eq!(party.game(who).hint, None);
        let before = party.game(who).status;
        party.press(who, "hint");
        assert_eq!(party.game(who).status, before);
    }
}

#[test]
fn a76_a77_two_resign_more_leave_to_the_computer() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:2"]);
    party.join_all();
    let menu = party.game(0).menu;
    assert!(ids(&menu).contains(&"resign") && !ids(&menu).contains(&"leave-ai"));
    let party = Party::of(3);
    party.host(&["game:ludo", "players:3"]);
    party.join_all();
    let menu = party.game(0).menu;
    assert!(!ids(&menu).contains(&"resign") && ids(&menu).contains(&"leave-ai"));
    party.press(0, "leave-ai");
    party.press(0, "confirm");
    assert_eq!(party.screen(0), "menu");
    let row = party.game(1).counts[0].clone();
    assert_eq!(row.state, "left, the AI plays");
}

#[test]
fn c48_c49_resigning_and_draws_by_agreement() {
    let party = Party::makruk();
    party.ply("e3e4");
    party.press(0, "draw");
    let other = &party.people[1].view().dialog.clone().unwrap();
    assert_eq!(other.id, "draw");
    assert!(
        party.people[0].view().dialog.is_none(),
        "who offers is not asked"
    );
    party.press(1, "cancel");
    party.ply("e6e5");
    party.ply("d3d4");
    party.press(1, "draw");
    assert_eq!(
        party.game(1).status,
        "The draw is offered.",
        "also on one's own turn"
    );
    party.press(0, "confirm");
    assert_eq!([party.screen(0), party.screen(1)], ["result", "result"]);

    let party = Party::makruk();
    party.press(0, "resign");
    party.press(0, "confirm");
    let Screen::Result { view } = &party.people[1].view().screen else {
        panic!("{}", party.screen(1))
    };
    assert!(view.headline.ends_with("wins"), "{}", view.headline);
}

#[test]
fn c56_clocks_begin_at_five_minutes_with_three_periods() {
    let party = Party::makruk();
    let strips = party.game(0).strips;
    assert!(strips.iter().all(|strip| strip.clock.is_some()));
    let faces = party.people[0].app.clock(0.0);
    assert_eq!(faces.len(), 2);
    assert!(faces.iter().all(|face| face.periods == "30 s × 3"));
    let running: Vec<bool> = faces.iter().map(|face| face.running).collect();
    assert_eq!(running, [true, false], "White's runs");
    let later = party.people[0].app.clock(61_000.0);
    assert_eq!(
        (later[0].digits.as_str(), later[1].digits.as_str()),
        ("3:59", "5:00")
    );
}

#[test]
fn c59_colours_swap_at_each_rematch() {
    let party = Party::makruk();
    let mut white = party.white();
    for _ in 0..3 {
        party.press(0, "resign");
        party.press(0, "confirm");
        party.press(0, "rematch");
        let Screen::Result { view } = &party.people[1].view().screen else {
            panic!("{}", party.screen(1))
        };
        assert!(view.offer.contains("wants a rematch"), "{}", view.offer);
        party.press(1, "rematch");
        assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
        let now = party.white();
        assert_ne!(now, white, "swapped");
        white = now;
    }
}

#[test]
fn leaving_asks_once_and_keeps_the_seat() {
    let party = Party::makruk();
    party.people[0].app.dispatch(Action::Back);
    party.settle();
    let dialog = party.people[0].view().dialog.clone().unwrap();
    assert!(dialog.text.contains("clock goes on"), "{}", dialog.text);
    party.press(0, "confirm");
    assert_eq!(party.screen(0), "menu");
    let Screen::Menu { view } = &party.people[0].view().screen else {
        panic!()
    };
    let back = view.friends[0].clone();
    assert!(back.id.starts_with("room:"), "{}", back.id);
    party.press(0, &back.id);
    assert_eq!(party.screen(0), "game");
}
