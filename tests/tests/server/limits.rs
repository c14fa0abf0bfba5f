//! Those who take more than their share: bounded memory, a reason and a time, others unaffected.

use std::net::SocketAddr;
use std::time::Duration;

use sanuk_core::protocol::frame::{Bye, CLIENT_MAX, Hello, PROTO};
use sanuk_core::protocol::http::HttpError;
use sanuk_core::protocol::{ClientFrame, Code, ServerFrame};
use sanuk_core::room::{DeviceId, Settings};
use sanuk_server::config::Config;
use sanuk_tests::bots::line::Line;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::rude;
use sanuk_tests::bots::table;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use super::start;

const PATIENCE: Duration = Duration::from_secs(20);

/// The farewell that a socket gets, whatever else it hears before.
async fn farewell(line: &mut Line) -> (Bye, Option<u64>) {
    let heard = async {
        loop {
            if let ServerFrame::Bye {
                code, retry_after, ..
            } = line.hear().await.unwrap()
            {
                return (code, retry_after);
            }
        }
    };
    timeout(PATIENCE, heard).await.unwrap()
}

async fn lobby(address: SocketAddr) -> Code {
    let mind = Mind {
        seed: 5,
        most_plies: 4,
        games: 1,
    };
    table::sit(&[address], &Settings::makruk(), mind)
        .await
        .unwrap()[0]
        .code
}

/// Others play a whole game meanwhile.
async fn others_play(address: SocketAddr, seed: u64) {
    let mind = Mind {
        seed,
        most_plies: 20,
        games: 1,
    };
    let (servers, settings) = ([address], Settings::makruk());
    let game = table::play(&servers, &settings, mind);
    timeout(PATIENCE, game).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flooder_is_closed_with_a_time_and_others_play_on() {
    let mut config = start::without_limits();
    config.limits.frames_per_second = 10;
    // More than a whole game of the others needs.
    config.limits.frame_burst = 100;
    let server = start::in_memory(config).await;
    let mut line = Line::connect(server.address).await.unwrap();
    line.say(&rude::watcher(lobby(server.address).await, 1))
        .await
        .unwrap();
    assert!(matches!(
        line.hear().await.unwrap(),
        ServerFrame::Welcome(_)
    ));
    let flood = async {
        // Each waits for its answer, so that nothing unread makes the system swallow the farewell.
        loop {
            let frame = ClientFrame::Hb {
                have: u64::MAX,
                t: 0,
            };
            line.say(&frame).await.unwrap();
            match line.hear().await.unwrap() {
                ServerFrame::Bye {
                    code, retry_after, ..
                } => return (code, retry_after),
                ServerFrame::Hb { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    };
    let flood = timeout(PATIENCE, flood);
    let (flooded, ()) = tokio::join!(flood, others_play(server.address, 22));
    let (why, wait) = flooded.unwrap();
    assert_eq!(why, Bye::TooMany);
    assert!(wait.unwrap() <= 100, "one frame's time: {wait:?}");
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_foreign_and_early_frames_are_refused() {
    let server = start::in_memory(start::without_limits()).await;
    let code = lobby(server.address).await;
    let too_long = "x".repeat(CLIENT_MAX + 1);
    let early = ClientFrame::Hb { have: 0, t: 0 }.write();
    for first in [too_long.clone(), "{}".into(), "[1,2".into(), early] {
        let mut line = Line::connect(server.address).await.unwrap();
        line.say_text(first).await.unwrap();
        assert_eq!(farewell(&mut line).await, (Bye::Frame, None));
    }
    let mut line = Line::connect(server.address).await.unwrap();
    line.say(&rude::watcher(code, 2)).await.unwrap();
    line.say_text(too_long).await.unwrap();
    assert_eq!(farewell(&mut line).await.0, Bye::Frame);
    let old = ClientFrame::Hello(Hello {
        proto: 0,
        room: code,
        token: None,
        device: DeviceId(1),
        conn: 1,
        have: 0,
        differs: false,
        names: false,
    });
    let mut line = Line::connect(server.address).await.unwrap();
    line.say(&old).await.unwrap();
    assert_eq!(farewell(&mut line).await, (Bye::Upgrade, None));
    others_play(server.address, 21).await;
    server.running.stop().await;
}

/// Reads nothing while its room plays on: what waits for it is bounded by the 64 KiB of the default, and
/// its room's game and others' go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_closed_and_its_room_and_others_play_on() {
    let config = start::without_limits();
    assert_eq!(config.limits.queued_bytes, 64 * 1_024);
    let server = start::in_memory(config).await;
    let mind = Mind {
        seed: 31,
        most_plies: 300,
        games: 1,
    };
    let bots = table::sit(&[server.address], &Settings::makruk(), mind)
        .await
        .unwrap();
    let [mut reads, mut sleeps] = <[_; 2]>::try_from(bots).unwrap();
    // The second seat's phone connects with the smallest window and then reads nothing at all.
    let slow = slow_hello(server.address, &sleeps).await;
    let before = server
        .running
        .host
        .metrics
        .closed
        .with_label_values(&["slow"])
        .get();
    let flood = rude::ask_and_never_read(slow);
    let (flooded, ()) = tokio::join!(timeout(PATIENCE, flood), others_play(server.address, 32));
    flooded.unwrap();
    let after = server
        .running
        .host
        .metrics
        .closed
        .with_label_values(&["slow"])
        .get();
    assert_eq!(after - before, 1);
    let (first, second) = tokio::join!(reads.play(), sleeps.play());
    first.unwrap();
    second.unwrap();
    server.running.stop().await;
}

/// Takes in little and says hello as this bot.
async fn slow_hello(address: SocketAddr, bot: &sanuk_tests::bots::bot::Bot) -> TcpStream {
    let mut stream = rude::narrow(address).await.unwrap();
    rude::upgrade(&mut stream).await.unwrap();
    let hello = Hello {
        proto: PROTO,
        room: bot.code,
        token: Some(bot.token),
        device: DeviceId(99),
        conn: 1,
        have: 0,
        differs: false,
        names: false,
    };
    rude::say(&mut stream, &ClientFrame::Hello(hello))
        .await
        .unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_that_trickle_are_cut_after_five_seconds() {
    let server = start::in_memory(start::without_limits()).await;
    let began = Instant::now();
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n")
        .await
        .unwrap();
    let trickle = async {
        loop {
            tokio::time::sleep(Duration::from_millis(500)).await;
            if slow.write_all(b"x-a: b\r\n").await.is_err() {
                return;
            }
            let mut byte = [0; 512];
            if let Ok(Ok(0)) = timeout(Duration::from_millis(1), slow.read(&mut byte)).await {
                return;
            }
        }
    };
    timeout(PATIENCE, trickle).await.unwrap();
    let mut rest = Vec::new();
    timeout(PATIENCE, idle.read_to_end(&mut rest))
        .await
        .unwrap()
        .unwrap();
    let took = began.elapsed();
    assert!(
        took > Duration::from_secs(4) && took < Duration::from_secs(9),
        "{took:?}"
    );
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets_and_then_hears_why() {
    let mut config = Config::default();
    config.limits.sockets = 5;
    let server = start::in_memory(config).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(Line::connect(server.address).await.unwrap());
    }
    let mut sixth = TcpStream::connect(server.address).await.unwrap();
    let mut told = String::new();
    timeout(PATIENCE, sixth.read_to_string(&mut told))
        .await
        .unwrap()
        .unwrap();
    let (answer, body) = told.split_once("\r\n\r\n").unwrap();
    assert!(
        answer.starts_with("HTTP/1.1 429") && answer.contains("retry-after: 60"),
        "{answer}"
    );
    let length = format!("content-length: {}", body.len());
    assert!(answer.contains(&length), "{told}");
    let error: HttpError = serde_json::from_str(body).unwrap();
    let retry_after = 60_000;
    assert_eq!(error, HttpError::TooMany { retry_after });
    drop(held.pop());
    let again = async { while Line::connect(server.address).await.is_err() {} };
    timeout(PATIENCE, again).await.unwrap();
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_cannot_be_guessed_by_asking_often() {
    let mut config = Config::default();
    config.limits.failed_lookups_per_minute = 3;
    let server = start::in_memory(config).await;
    let code = lobby(server.address).await;
    let ask = |code: String| async move {
        let path = format!("/api/rooms/{code}");
        sanuk_tests::bots::http::get::<serde_json::Value>(server.address, &path, None).await
    };
    ask(code.to_string()).await.unwrap();
    for guess in 0..3 {
        let told = ask(format!("000000000{guess}"))
            .await
            .unwrap_err()
            .to_string();
        assert!(told.contains("unknown"), "{told}");
    }
    let told = ask(code.to_string()).await.unwrap_err().to_string();
    assert!(
        told.contains("too_many"),
        "even the right code is not told: {told}"
    );
    server.running.stop().await;
}

/// A phone in a lift: the connection stays open and says nothing more.
#[tokio::test(flavor = "multi_thread")]
async fn a_half_open_socket_is_gone_after_25_seconds() {
    let server = start::in_memory(start::without_limits()).await;
    let mut line = Line::connect(server.address).await.unwrap();
    line.say(&rude::watcher(lobby(server.address).await, 1))
        .await
        .unwrap();
    let began = Instant::now();
    let heard = async {
        loop {
            if let ServerFrame::Bye { code, .. } = line.hear().await.unwrap() {
                return code;
            }
        }
    };
    let code = timeout(Duration::from_secs(40), heard).await.unwrap();
    let took = began.elapsed();
    assert_eq!(code, Bye::Silent);
    assert!(
        took > Duration::from_secs(24) && took < Duration::from_secs(30),
        "{took:?}"
    );
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_twenty_first_watcher_of_a_lobby_is_sent_away() {
    let server = start::in_memory(start::without_limits()).await;
    let code = lobby(server.address).await;
    let mut lines = Vec::new();
    for device in 0..20 {
        let mut line = Line::connect(server.address).await.unwrap();
        line.say(&rude::watcher(code, device)).await.unwrap();
        assert!(matches!(
            line.hear().await.unwrap(),
            ServerFrame::Welcome(_)
        ));
        lines.push(line);
    }
    let mut line = Line::connect(server.address).await.unwrap();
    line.say(&rude::watcher(code, 21)).await.unwrap();
    assert_eq!(farewell(&mut line).await.0, Bye::LobbyFull);
    server.running.stop().await;
}
