//! Heartbeats: what was sent and did not arrive is sent again, once, and never more than a welcome.

use std::net::SocketAddr;
use std::time::Duration;

use sanuk_core::protocol::frame::{Bye, Hello, Missed, PROTO};
use sanuk_core::protocol::{ClientFrame, ServerFrame};
use sanuk_core::room::{DeviceId, Settings};
use sanuk_tests::bots::bot::Bot;
use sanuk_tests::bots::line::Line;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::table;
use tokio::time::timeout;

use super::start;

async fn hear(line: &mut Line) -> ServerFrame {
    timeout(Duration::from_secs(20), line.hear())
        .await
        .unwrap()
        .unwrap()
}

async fn first_of_two(server: SocketAddr) -> Bot {
    let mind = Mind {
        seed: 41,
        most_plies: 4,
        games: 1,
    };
    table::sit(&[server], &Settings::makruk(), mind)
        .await
        .unwrap()
        .remove(0)
}

/// Says a heartbeat and collects the entries before its answer.
async fn beat(line: &mut Line, have: u64) -> (Vec<u64>, u64) {
    line.say(&ClientFrame::Hb { have, t: 7 }).await.unwrap();
    let mut entries = Vec::new();
    loop {
        match hear(line).await {
            ServerFrame::Ev(entry) => entries.push(entry.seq),
            ServerFrame::Hb { head, echo: 7, .. } => return (entries, head),
            other => panic!("{other:?}"),
        }
    }
}

/// `online.md` § 3: lost hints are repaired by heartbeats that carry the head.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_heartbeat_named_and_the_client_lacks_is_sent_again_once() {
    let server = start::in_memory(start::without_limits()).await;
    let bot = first_of_two(server.address).await;
    let mut line = Line::connect(server.address).await.unwrap();
    let hello = Hello {
        proto: PROTO,
        room: bot.code,
        token: Some(bot.token),
        device: DeviceId(1),
        conn: 1,
        have: 0,
        differs: false,
        names: false,
    };
    line.say(&ClientFrame::Hello(hello)).await.unwrap();
    let ServerFrame::Welcome(welcome) = hear(&mut line).await else {
        panic!("no welcome")
    };
    let Missed::Events(entries) = &welcome.missed else {
        panic!("a lobby is a few entries")
    };
    let all: Vec<u64> = entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(all.len() as u64, welcome.head);
    let head = welcome.head;
    assert_eq!(beat(&mut line, head).await, (vec![], head));
    assert_eq!(
        beat(&mut line, 1).await,
        (all[1..].to_vec(), head),
        "what the answer named is lost"
    );
    assert_eq!(beat(&mut line, head).await, (vec![], head), "it arrived");
    line.say(&ClientFrame::Hb { have: 1, t: 7 }).await.unwrap();
    let ServerFrame::Bye {
        code, retry_after, ..
    } = hear(&mut line).await
    else {
        panic!("it may have all of it again and again")
    };
    assert_eq!(code, Bye::Fault);
    assert!(retry_after.is_some(), "a welcome brings it");
    server.running.stop().await;
}
