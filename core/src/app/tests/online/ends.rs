//! Flags that fall, and the game after.

use super::{Party, online};
use crate::app::Action;
use crate::view::Screen;

#[test]
fn d30_who_offered_a_rematch_and_closed_the_app_is_answered_later() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    let config = online(1, Some(folder.path().to_owned()));
    party.come(config.clone());
    party.come(online(2, None));
    party.host(&["game:makruk"]);
    party.join_all();
    let white = party.white();
    party.press(0, "resign");
    party.press(0, "confirm");
    party.press(0, "rematch");
    party.people[0].app.advance(300);
    party.hall().kill(0);
    party.people[0].app.close();
    party.hall().advance(60_000);
    party.settle();
    let Screen::Result { view } = &party.people[1].view().screen else {
        panic!("{}", party.screen(1))
    };
    assert!(view.offer.contains("wants a rematch"), "{}", view.offer);
    party.press(1, "rematch");
    assert!(
        party.hall().room().running().is_none(),
        "who offered is not here"
    );
    party.restart(0, config);
    assert_eq!([party.screen(0), party.screen(1)], ["game", "game"]);
    assert_eq!(party.hall().room().number(), 2);
    assert_ne!(party.white(), white, "colours are swapped");
}

#[test]
fn d30_both_press_rematch_at_the_same_time_and_one_game_begins() {
    let ludo = ["game:ludo", "players:2", "preset:party"];
    for picks in [&["game:makruk"][..], &ludo] {
        let party = Party::of(2);
        party.host(picks);
        party.join_all();
        let first = party.to_move();
        party.press(0, "resign");
        party.press(0, "confirm");
        for person in &party.people {
            let (id, prompt) = ("rematch".to_owned(), person.view().prompt);
            person.app.dispatch(Action::Press { id, prompt });
        }
        party.settle();
        assert_eq!(
            [party.screen(0), party.screen(1)],
            ["game", "game"],
            "{picks:?}"
        );
        assert_eq!(party.hall().room().number(), 2);
        assert_ne!(
            party.to_move(),
            first,
            "colours are swapped, the starter rotates"
        );
    }
}

#[test]
fn d36_used_periods_are_seen_by_the_opponent_and_the_flag_falls_on_both_screens() {
    let party = Party::makruk();
    party.ply("e3e4");
    party.ply("e6e5");
    let white = party.white();
    // So long after the last move was shown, on the device of who watches.
    let seen = |ms: f32| {
        let faces = party.people[1 - white].app.clock(ms);
        (faces[0].digits.clone(), faces[0].periods.clone())
    };
    let periods = [305_000.0, 335_000.0, 365_000.0].map(|ms| seen(ms).1);
    assert_eq!(periods, ["30 s × 3", "30 s × 2", "30 s × 1"]);
    let last = seen(400_000.0).0;
    assert_eq!(last, "0.1", "only the server says that nothing is left");
    party.advance(389_900);
    assert!(party.hall().room().running().is_some());
    party.advance(100);
    let shown: Vec<(String, String)> = (0..2)
        .map(|who| match &party.people[who].view().screen {
            Screen::Result { view } => (view.headline.clone(), view.reason.clone()),
            _ => panic!("person {who} is at {}", party.screen(who)),
        })
        .collect();
    assert_eq!(shown[0], shown[1]);
    assert!(shown[0].0.starts_with("Black"), "{shown:?}");
}
