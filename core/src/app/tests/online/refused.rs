//! Refusals and faults of a server, in the language of the screen.

use super::{Party, online};
use crate::app::Config;
use crate::client::News;
use crate::protocol::ServerFrame;
use crate::protocol::frame::Bye;
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
