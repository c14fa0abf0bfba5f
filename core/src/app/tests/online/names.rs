//! Names that people show: typed in the settings, seen by the other seats, kept in no record.

use super::Party;
use crate::app::{Action, Shell};
use crate::room::Chair;
use crate::view::{Field, Screen, SettingsItem};

impl Party {
    /// Types a name in the settings and says what is wrong with it.
    fn name_oneself(&self, who: usize, name: &str) -> String {
        self.press(who, "settings");
        self.people[who].app.dispatch(Action::Commit {
            id: "own-name".into(),
            text: name.into(),
        });
        self.settle();
        let fault = self.name_field(who).error;
        self.people[who].app.dispatch(Action::Back);
        self.settle();
        fault
    }

    fn name_field(&self, who: usize) -> Field {
        let Screen::Settings { view } = &self.people[who].view().screen else {
            panic!("{}", self.screen(who))
        };
        let mut items = view.sections.iter().flat_map(|section| &section.items);
        let field = items.find_map(|item| match item {
            SettingsItem::Field { field } if field.id == "own-name" => Some(field.clone()),
            _ => None,
        });
        field.unwrap()
    }

    fn hide_names(&self, who: usize) {
        self.press(who, "settings");
        self.press(who, "hide-names");
        self.people[who].app.dispatch(Action::Back);
        self.settle();
    }

    /// Two people with names at a room of so many seats.
    fn named(picks: &[&str]) -> Self {
        let party = Self::of(2);
        for (who, name) in [(0, "Yuki"), (1, "민수")] {
            assert_eq!(party.name_oneself(who, name), "");
        }
        party.host(picks);
        party.join_all();
        party
    }

    fn seats(&self, who: usize) -> Vec<String> {
        let seats = self.room(who).seats;
        seats.into_iter().map(|seat| seat.owner.name).collect()
    }

    fn names_in_hall(&self) -> Vec<String> {
        let hall = self.hall();
        let names = hall.rooms.values().flat_map(|room| room.names.values());
        names.map(|name| name.as_str().to_owned()).collect()
    }

    /// Everybody's name in the counts at the board.
    fn counts(&self, who: usize) -> Vec<String> {
        let counts = self.game(who).counts;
        counts.into_iter().map(|row| row.owner.name).collect()
    }
}

const FOUR: [&str; 2] = ["game:ludo", "players:4"];
const TWO: [&str; 3] = ["game:ludo", "players:2", "preset:party"];

#[test]
fn the_seats_of_a_room_see_each_others_names_and_their_own_seat_as_before() {
    let party = Party::named(&FOUR);
    assert_eq!(party.seats(0)[..2], ["Red", "Yellow · 민수"]);
    assert_eq!(party.seats(1)[..2], ["Red · Yuki", "Yellow"]);
    assert_eq!(party.room(1).seats[1].status, "You");
}

#[test]
fn who_only_looks_at_a_room_sees_no_names() {
    let mut party = Party::named(&FOUR);
    let looker = party.come(super::online(9, None));
    party.link(looker, &party.url(), "1");
    assert_eq!(party.room(looker).seats[0].owner.name, "Red");
    let seen = format!("{:?}", party.people[looker].view());
    assert!(!seen.contains("Yuki") && !seen.contains("민수"), "{seen}");
}

#[test]
fn a_name_that_was_not_typed_is_not_sent() {
    let party = Party::of(2);
    party.host(&FOUR);
    party.join_all();
    assert_eq!(party.names_in_hall(), [] as [&str; 0]);
    assert_eq!(party.seats(0)[..2], ["Red", "Yellow"]);
}

#[test]
fn a_name_goes_with_its_person() {
    let party = Party::named(&FOUR);
    party.press(1, "leave");
    party.press(1, "confirm");
    assert_eq!(party.names_in_hall(), ["Yuki"]);
    let seats = party.seats(0);
    assert!(seats.iter().all(|seat| !seat.contains("민수")), "{seats:?}");
}

#[test]
fn what_can_be_done_about_a_seat_is_spoken_with_its_name() {
    let party = Party::named(&FOUR);
    party.hall().kill(1);
    party.settle();
    party.advance(11_000);
    let free = &party.room(0).seats[1].buttons[0];
    assert_eq!(free.hint, "Free this seat: Yellow · 민수");
}

#[test]
fn a_game_says_the_names_on_the_board_aloud_and_in_its_result() {
    let party = Party::named(&TWO);
    assert_eq!(party.counts(0), ["Red", "Yellow · 민수"]);
    assert_eq!(party.counts(1), ["Red · Yuki", "Yellow"]);
    let mover = party.to_move();
    let other = 1 - mover;
    let name = ["Yuki", "민수"][mover];
    assert_eq!(party.game(other).turn.name, name);
    assert_eq!(party.game(other).turn_text, format!("{name}’s turn"));
    let description = party.game(other).board.description;
    assert!(description.contains(name), "{description}");
    party.people[other].heard.take();
    party.press(mover, "resign");
    party.press(mover, "confirm");
    let spoken = party.people[other].heard.announced().join(" ");
    assert!(spoken.contains(name), "{spoken}");
    let Screen::Result { view } = &party.people[mover].view().screen else {
        panic!("{}", party.screen(mover))
    };
    let winner = ["Yuki", "민수"][other];
    let said = format!("{view:?}");
    assert!(said.contains(&format!("{winner} wins")), "{said}");
}

#[test]
fn hidden_names_are_gone_at_once_and_come_back() {
    let party = Party::named(&TWO);
    party.hide_names(0);
    assert_eq!(party.counts(0), ["Red", "Yellow"]);
    assert_eq!(party.counts(1)[0], "Red · Yuki", "only one's own screen");
    party.hide_names(0);
    assert_eq!(party.counts(0), ["Red", "Yellow · 민수"]);

    let party = Party::named(&FOUR);
    party.hide_names(0);
    assert_eq!(party.seats(0)[..2], ["Red", "Yellow"]);
}

#[test]
fn no_name_is_in_a_save_or_a_record() {
    let party = Party::named(&TWO);
    party.play_out();
    party.people[0].heard.take();
    party.press(0, "export");
    let saved: Vec<u8> = party.people[0]
        .heard
        .take()
        .into_iter()
        .find_map(|work| match work {
            Shell::SaveFile { bytes, .. } => Some(bytes),
            _ => None,
        })
        .unwrap();
    let record = String::from_utf8(saved).unwrap();
    let log = format!("{:?}", party.hall().rooms.values().next().unwrap().log);
    for hidden in ["Yuki", "민수"] {
        assert!(!record.contains(hidden), "{record}");
        assert!(!log.contains(hidden), "{log}");
    }
    let titles: Vec<String> = {
        party.people[0].app.dispatch(Action::Back);
        party.settle();
        let cards = party.menu(0).finished;
        cards.iter().map(|card| format!("{card:?}")).collect()
    };
    assert!(!titles.is_empty() && titles.iter().all(|card| !card.contains("민수")));
}

#[test]
fn a_name_that_cannot_be_shown_is_said_to_be_so_and_never_leaves() {
    let party = Party::of(1);
    assert!(party.name_oneself(0, "Yu\u{202e}ki").contains("U+202E"));
    assert!(
        party
            .name_oneself(0, "1234567890123456789012345")
            .contains("25 characters")
    );
    assert!(party.name_oneself(0, "\u{200d}").contains("can be seen"));
    assert_eq!(party.name_oneself(0, "  "), "");
    party.host(&FOUR);
    assert_eq!(party.names_in_hall(), [] as [&str; 0]);
}

#[test]
fn the_name_outlives_a_restart_of_the_app_and_of_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let mut party = Party::new();
    let config = super::online(1, Some(folder.path().to_owned()));
    party.come(config.clone());
    party.come(super::online(2, None));
    party.name_oneself(0, " Yuki ");
    party.name_oneself(1, "민수");
    party.host(&FOUR);
    party.join_all();
    party.restart(0, config);
    assert_eq!(party.seats(0)[..2], ["Red", "Yellow · 민수"]);
    party.hall().restart();
    party.advance(5_000);
    assert_eq!(party.seats(1)[..2], ["Red · Yuki", "Yellow"]);
    party.press(0, "settings");
    assert_eq!(party.name_field(0).value, "Yuki");
    let seat = party.hall().room().person(Chair::FIRST).cloned();
    assert!(seat.is_some());
}
