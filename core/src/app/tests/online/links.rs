use super::{Party, ids, online};
use crate::app::tests::shell::environment;
use crate::app::{Action, Config, Environment, Start};
use crate::view::Screen;

fn with_room() -> Party {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:2"]);
    party
}

#[test]
fn d31_a_cold_start_from_a_link_shows_the_room_once() {
    let mut party = with_room();
    let url = party.url();
    let who = party.come(online(9, None));
    party.link(who, &url, "cold");
    assert_eq!(party.screen(who), "room");
    assert_eq!(ids(&party.room(who).buttons), ["join"]);
    party.people[who].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(party.screen(who), "menu", "once: under it lies the menu");
}

#[test]
fn d31_a_link_waits_behind_the_first_start_and_survives_a_kill() {
    let mut party = with_room();
    let url = party.url();
    let folder = tempfile::tempdir().unwrap();
    let first = Config {
        start: Start::Welcome,
        ..online(9, Some(folder.path().to_owned()))
    };
    let who = party.come(first.clone());
    assert_eq!(party.screen(who), "welcome");
    party.link(who, &url, "cold");
    assert_eq!(party.screen(who), "welcome", "nothing is skipped");
    let waiting = |party: &Party| match &party.people[who].view().screen {
        Screen::Welcome { view } => view.waiting.clone(),
        _ => String::new(),
    };
    assert!(!waiting(&party).is_empty());
    party.people[who].app.advance(300);
    party.people[who].app.close();
    let again = party.app(who, first);
    party.people[who] = again;
    assert!(!waiting(&party).is_empty(), "kept through the kill");
    party.press(who, "play");
    assert_eq!(party.screen(who), "room");
    party.link(who, &url, "cold");
    party.people[who].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(party.screen(who), "menu");
}

#[test]
fn d32_a_turned_phone_does_not_open_the_link_again() {
    let party = with_room();
    let url = party.url();
    party.link(1, &url, "first");
    party.people[1].app.dispatch(Action::Back);
    party.settle();
    party.press(1, "play:device");
    assert_eq!(party.screen(1), "game");
    let changes = [
        Action::Resized {
            width: 915.0,
            height: 412.0,
        },
        surroundings(|it| it.dark = true),
        surroundings(|it| it.font_scale = 2.0),
    ];
    for change in changes {
        party.people[1].app.dispatch(change);
        party.link(1, &url, "first");
        assert_eq!(party.screen(1), "game", "the local game stays");
    }
    only_the_menu_lies_below(&party, 1);
}

fn surroundings(change: impl Fn(&mut Environment)) -> Action {
    let mut environment = environment();
    change(&mut environment);
    Action::Environment { environment }
}

/// Closing what is open leads to the menu: no second page of the room lies between.
fn only_the_menu_lies_below(party: &Party, who: usize) {
    party.people[who].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(party.screen(who), "menu");
}

#[test]
fn d32_a_delivery_is_remembered_over_a_kill() {
    let mut party = with_room();
    let url = party.url();
    let folder = tempfile::tempdir().unwrap();
    let config = online(9, Some(folder.path().to_owned()));
    let who = party.come(config.clone());
    party.link(who, &url, "first");
    party.people[who].app.dispatch(Action::Back);
    party.settle();
    party.press(who, "play:device");
    party.people[who].app.advance(300);
    party.people[who].app.close();
    let again = party.app(who, config);
    party.people[who] = again;
    party.link(who, &url, "first");
    assert_eq!(party.screen(who), "game");
    only_the_menu_lies_below(&party, who);
}

#[test]
fn d33_the_own_link_shows_the_own_seat() {
    let party = with_room();
    party.link(0, &party.url(), "mine");
    let room = party.room(0);
    assert_eq!(room.seats[0].status, "You, Host");
    assert!(!ids(&room.buttons).contains(&"join"));
    assert_eq!(party.hall().room().people().count(), 1);
    party.people[0].app.dispatch(Action::Back);
    party.settle();
    party.link(0, &party.url(), "mine again");
    assert_eq!(
        party.room(0).seats[0].status,
        "You, Host",
        "also after leaving the page"
    );
    assert_eq!(party.hall().room().people().count(), 1);
}

#[test]
fn m4_a_link_during_another_game_keeps_that_game() {
    let party = with_room();
    party.press(1, "play:device");
    party.press(1, "roll");
    party.link(1, &party.url(), "1");
    assert_eq!(party.screen(1), "room");
    party.people[1].app.dispatch(Action::Back);
    party.settle();
    assert_eq!(
        party.screen(1),
        "game",
        "the local game lies under the room"
    );
}

#[test]
fn m4_a_link_during_a_question_opens_too() {
    let party = with_room();
    party.press(1, "players:2");
    party.press(1, "play:easy");
    party.press(1, "resign");
    assert!(party.people[1].view().dialog.is_some());
    party.link(1, &party.url(), "1");
    assert_eq!(party.screen(1), "room");
    assert!(party.people[1].view().dialog.is_none());
}

#[test]
fn d34_codes_are_typed_in_any_way() {
    let party = with_room();
    let code = party.hall().code();
    party.press(1, "code");
    for typed in [
        code.to_string().to_lowercase(),
        code.spaced(),
        format!(" {code}\n"),
        party.url(),
    ] {
        party.people[1].app.dispatch(Action::Commit {
            id: "code".into(),
            text: typed.clone(),
        });
        party.settle();
        assert_eq!(party.screen(1), "room", "{typed}");
        party.people[1].app.dispatch(Action::Back);
        party.settle();
        party.press(1, "code");
    }
}

#[test]
fn d34_what_is_wrong_with_a_code_is_named_with_a_way_on() {
    let party = Party::of(1);
    party.press(0, "code");
    let fault = |text: &str| {
        party.people[0].app.dispatch(Action::Commit {
            id: "code".into(),
            text: text.into(),
        });
        party.settle();
        match &party.people[0].view().screen {
            Screen::Join { view } => (view.problem.clone(), view.ways.len()),
            _ => panic!("{}", party.screen(0)),
        }
    };
    for (typed, said) in [
        ("K7QF9MWT2U", "“U”"),
        ("K7QF", "10 letters and digits; here are 4"),
        ("https://example.org/hello", "no room of Sanuk"),
        ("https://other.example/j/K7QF9MWT2A", "other.example"),
    ] {
        let (problem, ways) = fault(typed);
        assert!(problem.contains(said), "{typed}: {problem}");
        assert!(ways > 0, "{typed}");
    }
}

#[test]
fn without_a_server_the_app_says_so_and_leads_to_the_setting() {
    let mut party = Party::new();
    party.come(Config {
        server: None,
        ..online(1, None)
    });
    party.press(0, "friends");
    let Screen::Create { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert!(
        view.problem.contains("No server is set"),
        "{}",
        view.problem
    );
    assert!(!view.create.enabled);
    assert_eq!(ids(&view.ways), ["settings", "to-menu"]);
    party.press(0, "settings");
    let commit = |text: &str| {
        party.people[0].app.dispatch(Action::Commit {
            id: "server".into(),
            text: text.into(),
        });
        party.settle();
        let Screen::Settings { view } = &party.people[0].view().screen else {
            panic!("{}", party.screen(0))
        };
        let mut items = view.sections.iter().flat_map(|section| &section.items);
        items
            .find_map(|item| match item {
                crate::view::SettingsItem::Field { field } if field.id == "server" => {
                    Some(field.error.clone())
                }
                _ => None,
            })
            .unwrap()
    };
    assert!(commit("play.example.org").contains("https://"));
    assert!(commit("https://a b").contains("“a b”"));
    assert!(commit("https://play.example.org/?x").contains("“?”"));
    assert_eq!(commit("https://play.example.org"), "");
    party.people[0].app.dispatch(Action::Back);
    party.settle();
    party.press(0, "to-menu");
    party.press(0, "friends");
    party.press(0, "create");
    assert_eq!(party.screen(0), "room");
}
