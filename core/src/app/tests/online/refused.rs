//! Refusals and faults of a server, in the language of the screen.

use super::{Party, ids, online};
use crate::app::Config;
use crate::client::News;
use crate::protocol::ServerFrame;
use crate::protocol::frame::Bye;
use crate::room::times;
use crate::text::Language;

/// The server's frame comes on person 0's newest socket.
fn say(party: &Party, frame: &ServerFrame) {
    let text = frame.write();
    let sockets = party.hall().sockets_of(0);
    let socket = *sockets.last().unwrap();
    party.hall().out.push((0, News::Heard { socket, text }));
    party.settle();
}

fn hosting(language: Language) -> Party {
    let mut party = Party::new();
    party.come(Config {
        language: Some(language),
        ..online(1, None)
    });
    party.host(&["game:ludo", "players:3"]);
    party
}

#[test]
fn a_refusal_is_told_in_the_language_of_the_screen() {
    for (language, said) in [
        (Language::English, "It takes 2 to start."),
        (Language::Korean, "2명이 있어야 시작할 수 있습니다."),
        (Language::Japanese, "始めるには 2 人必要です。"),
        (Language::Thai, "ต้องมี 2 คนจึงเริ่มได้"),
    ] {
        let party = hosting(language);
        party.press(0, "start");
        assert_eq!(party.people[0].view().notice.clone().unwrap().text, said);
    }
}

#[test]
fn no_word_of_the_servers_own_reaches_the_screen() {
    let party = hosting(Language::Japanese);
    let why = "the room failed".to_owned();
    let retry_after = Some(5_000);
    say(
        &party,
        &ServerFrame::Bye {
            code: Bye::Fault,
            why,
            retry_after,
        },
    );
    let problem = party.room(0).problem;
    assert_eq!(
        problem,
        "play.example.org のサーバーで問題が起きました。少し待ってから、もう一度試してください。"
    );
}

#[test]
fn started_closed_and_newer_rooms_have_words_and_ways_of_their_own() {
    let party = Party::of(3);
    party.host(&["game:makruk"]);
    let url = party.url();
    party.link(1, &url, "1");
    party.press(1, "join");
    party.link(2, &url, "1");
    let started = party.room(2);
    assert_eq!(
        started.problem,
        "The game in this room has begun without a free seat."
    );
    assert_eq!(ids(&started.ways), ["friends", "code"]);
    assert!(
        started.buttons.is_empty() && started.seats.is_empty(),
        "nothing to look at"
    );

    party.hall().advance(times::LIFE + 1_000);
    party.settle();
    party.press(2, "code");
    party.link(2, &url, "2");
    let closed = party.room(2);
    assert!(
        closed.problem.starts_with("This room is closed."),
        "{}",
        closed.problem
    );
    assert_eq!(ids(&closed.ways), ["friends", "code"]);

    let party = hosting(Language::English);
    let (why, retry_after) = (String::new(), None);
    say(
        &party,
        &ServerFrame::Bye {
            code: Bye::Upgrade,
            why,
            retry_after,
        },
    );
    let newer = party.room(0);
    assert!(
        newer.problem.contains("needs a newer version of Sanuk"),
        "{}",
        newer.problem
    );
    assert_eq!(ids(&newer.ways), ["to-menu"]);
}

#[test]
fn b65_the_page_of_party_rules_leads_to_a_room_with_those_rules() {
    let party = Party::of(1);
    party.press(0, "game:ludo");
    party.press(0, "preset:party");
    party.press(0, "rules");
    party.press(0, "play-friends");
    assert_eq!(party.screen(0), "create");
    party.press(0, "create");
    let hall = party.hall();
    let rules = *hall.room().settings().rules().unwrap();
    assert_eq!(rules.preset, crate::ludo::Preset::Party);
}
