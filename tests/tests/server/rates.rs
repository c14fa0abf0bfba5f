//! What comes too late, too often or at the wrong time hears why and when to come again.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::Full;
use hyper::Request;
use sanuk_core::protocol::frame::{Bye, Hello, PROTO};
use sanuk_core::protocol::http::HttpError;
use sanuk_core::protocol::{ClientFrame, Code, ServerFrame};
use sanuk_core::room::{DeviceId, Settings, Token};
use sanuk_server::config::Config;
use sanuk_tests::bots::bot::Bot;
use sanuk_tests::bots::http;
use sanuk_tests::bots::line::Line;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::table;

use super::start;

async fn two(server: SocketAddr) -> [Bot; 2] {
    let mind = Mind {
        seed: 51,
        most_plies: 4,
        games: 1,
    };
    let bots = table::sit(&[server], &Settings::makruk(), mind).await;
    bots.unwrap().try_into().unwrap()
}

fn hello(room: Code, token: Option<Token>, conn: u64) -> ClientFrame {
    ClientFrame::Hello(Hello {
        proto: PROTO,
        room,
        token,
        device: DeviceId(1),
        conn,
        have: 0,
        differs: false,
        names: false,
    })
}

/// The first answer to a hello.
async fn greet(server: SocketAddr, hello: &ClientFrame) -> (Line, ServerFrame) {
    let mut line = Line::connect(server).await.unwrap();
    line.say(hello).await.unwrap();
    let answer = line.hear().await.unwrap();
    (line, answer)
}

/// `online.md` § 3: hello comes within 5 s. The runtime's time is advanced once the socket is open.
#[tokio::test]
async fn a_socket_without_hello_is_closed_after_five_seconds() {
    let server = start::in_memory(start::without_limits()).await;
    let mut line = Line::connect(server.address).await.unwrap();
    tokio::time::pause();
    let began = tokio::time::Instant::now();
    let ServerFrame::Bye {
        code, retry_after, ..
    } = line.hear().await.unwrap()
    else {
        panic!("not a farewell")
    };
    assert_eq!((code, retry_after), (Bye::Late, Some(1_000)));
    assert!(began.elapsed() >= Duration::from_millis(4_500));
    tokio::time::resume();
    server.running.stop().await;
}

/// `online.md` § 3: at most 10 hellos a minute a seat, whatever came of them.
#[tokio::test(flavor = "multi_thread")]
async fn the_eleventh_hello_of_a_seat_in_a_minute_waits() {
    let server = start::in_memory(start::without_limits()).await;
    let [first, second] = two(server.address).await;
    for conn in 1..=10 {
        let (_line, answer) =
            greet(server.address, &hello(first.code, Some(first.token), conn)).await;
        assert!(
            matches!(answer, ServerFrame::Welcome(_)),
            "{conn}: {answer:?}"
        );
    }
    let (_line, answer) = greet(server.address, &hello(first.code, Some(first.token), 11)).await;
    let ServerFrame::Bye {
        code, retry_after, ..
    } = answer
    else {
        panic!("{answer:?}")
    };
    assert_eq!(code, Bye::TooMany);
    assert!(
        retry_after.is_some_and(|wait| (1..=6_000).contains(&wait)),
        "{retry_after:?}"
    );
    let (_line, answer) = greet(server.address, &hello(second.code, Some(second.token), 1)).await;
    assert!(
        matches!(answer, ServerFrame::Welcome(_)),
        "the other seat has its own count"
    );
    server.running.stop().await;
}

/// `online.md` § 8: 100 requests a minute an address.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_hundred_requests_an_address_hears_when_to_come_again() {
    let config = Config::default();
    assert_eq!(config.limits.requests_per_minute, 100);
    let server = start::in_memory(config).await;
    let mut passed = 0;
    // What is given back while the test runs is a request in 0.6 s.
    let (head, body) = loop {
        let request = Request::get("/").header("host", "x").body(Full::default());
        let (head, body) = http::whole(server.address, request.unwrap()).await.unwrap();
        if head.status != 200 {
            break (head, body);
        }
        passed += 1;
        assert!(passed < 1_000, "nobody is held back");
    };
    assert!(passed >= 100, "{passed} requests");
    assert_eq!(head.status, 429);
    assert_eq!(head.headers["retry-after"], "1");
    let told: HttpError = serde_json::from_slice(&body).unwrap();
    let HttpError::TooMany { retry_after } = told else {
        panic!("{told:?}")
    };
    assert!((1..=600).contains(&retry_after), "{retry_after} ms");
    server.running.stop().await;
}

/// `online.md` § 3: who has no seat watches the lobby, and only the lobby.
#[tokio::test(flavor = "multi_thread")]
async fn who_watches_is_sent_away_when_the_game_begins_and_after() {
    let server = start::in_memory(start::without_limits()).await;
    let [mut first, mut second] = two(server.address).await;
    let (mut early, answer) = greet(server.address, &hello(first.code, None, 1)).await;
    assert!(matches!(answer, ServerFrame::Welcome(_)), "{answer:?}");
    let mut lines = [
        first.connect().await.unwrap(),
        second.connect().await.unwrap(),
    ];
    let (_late, answer) = greet(server.address, &hello(first.code, None, 2)).await;
    let begun = |frame: &ServerFrame| {
        matches!(
            frame,
            ServerFrame::Bye {
                code: Bye::Begun,
                ..
            }
        )
    };
    assert!(begun(&answer), "the start is under way: {answer:?}");
    // Both open their halves of the dice, and the game begins.
    let [first_line, second_line] = &mut lines;
    tokio::join!(
        begin(&mut first, first_line),
        begin(&mut second, second_line)
    );
    loop {
        match early.hear().await.unwrap() {
            ServerFrame::Ev(_) => {}
            frame => break assert!(begun(&frame), "{frame:?}"),
        }
    }
    server.running.stop().await;
}

/// Plays until the bot's half of the dice is open.
async fn begin(bot: &mut Bot, line: &mut Line) {
    while !bot.is_revealed() {
        bot.ask_if(line, |_| true).await.unwrap();
        let frame = line.hear().await.unwrap();
        bot.take(frame).unwrap();
    }
}
