use super::{Party, online};
use crate::app::Action;
use crate::store::{SledStore, Store, fixed_clock};

#[test]
fn seats_and_secrets_are_on_disk_before_they_are_sent_and_never_exported() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    party.come(online(1, Some(folder.path().to_owned())));
    party.host(&["game:ludo", "players:2"]);
    let joined = party.hall().room().people().count();
    assert_eq!(joined, 1);
    party.people[0].app.dispatch(Action::Background);
    party.settle();
    party.people[0].app.close();
    let store = SledStore::open(folder.path(), fixed_clock(0))
        .unwrap()
        .store;
    let kept = store.ui("rooms").unwrap().unwrap();
    let token = kept["rooms"][0]["token"].as_str().unwrap().to_owned();
    let share = kept["rooms"][0]["halves"][0]["share"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!((token.len(), share.len()), (64, 64));
    let export = String::from_utf8(store.export_all().unwrap()).unwrap();
    assert!(!export.contains(&token) && !export.contains(&share));
}

#[test]
fn deleting_everything_forgets_the_seats() {
    let party = Party::of(1);
    party.host(&["game:ludo", "players:2"]);
    party.people[0].app.dispatch(Action::Back);
    party.settle();
    party.press(0, "settings");
    party.press(0, "delete-all");
    party.press(0, "confirm");
    let crate::view::Screen::Menu { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert!(
        view.friends
            .iter()
            .all(|button| !button.id.starts_with("room:"))
    );
}

#[test]
fn m2_playing_offline_makes_no_wish_of_the_network() {
    let party = Party::of(1);
    party.press(0, "players:2");
    party.press(0, "play:easy");
    party.press(0, "roll");
    party.advance(60_000);
    assert!(party.hall().frames.is_empty() && party.hall().rooms.is_empty());
}
