//! What those who take more than their share cost a server in memory: weighed from outside, as a
//! process of its own.

#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use http_body_util::Full;
use hyper::Request;
use sanuk_core::protocol::Code;
use sanuk_core::room::Settings;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::node::{Node, Recipe};
use sanuk_tests::bots::{http, rude, table};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

const NODE: &str = env!("CARGO_BIN_EXE_node");
/// Sockets of a kind that are open at once: as many as may watch a lobby.
const SOCKETS: u64 = 20;
const PATIENCE: Duration = Duration::from_mins(1);

/// The most memory that the process has had since this was asked the last time, in KiB.
fn peak_kib(node: &Node) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", node.pid())).unwrap();
    // Five: forget the peak so far.
    std::fs::write(format!("/proc/{}/clear_refs", node.pid()), "5").unwrap();
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"));
    let kib = line.unwrap().trim().trim_end_matches(" kB");
    kib.parse().unwrap()
}

async fn lobby(address: SocketAddr, seed: u64) -> Code {
    let mind = Mind {
        seed,
        most_plies: 4,
        games: 1,
    };
    let bots = table::sit(&[address], &Settings::makruk(), mind).await;
    bots.unwrap()[0].code
}

async fn play(address: SocketAddr, seed: u64) {
    let mind = Mind {
        seed,
        most_plies: 40,
        games: 1,
    };
    let (servers, settings) = ([address], Settings::makruk());
    table::play(&servers, &settings, mind).await.unwrap();
}

async fn upgraded(address: SocketAddr) -> TcpStream {
    let mut stream = rude::narrow(address).await.unwrap();
    rude::upgrade(&mut stream).await.unwrap();
    stream
}

/// Half of a request, and then nothing.
async fn half_open(address: SocketAddr, _: (Code, u64)) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET /ws HTTP/1.1\r\nho").await.unwrap();
    stream.readable().await.unwrap();
}

/// The header of a frame of a gibibyte, and its beginning.
async fn oversized(address: SocketAddr, _: (Code, u64)) {
    let mut stream = upgraded(address).await;
    let mut frame = vec![0x81, 0x80 + 127];
    frame.extend((1_u64 << 30).to_be_bytes());
    frame.resize(64 * 1_024, 0);
    while stream.write_all(&frame).await.is_ok() {}
}

/// A watcher of a lobby who asks and asks and reads no answer.
async fn slow(address: SocketAddr, (room, device): (Code, u64)) {
    let mut stream = upgraded(address).await;
    let hello = rude::watcher(room, device);
    rude::say(&mut stream, &hello).await.unwrap();
    rude::ask_and_never_read(stream).await;
}

/// Peak over what the server needs for itself while `kind` is done by a crowd at once, in
/// KiB a socket.
async fn weigh<Work: Future<Output = ()> + Send + 'static>(
    name: &str,
    node: &Node,
    room: Code,
    kind: impl Fn(SocketAddr, (Code, u64)) -> Work,
) -> u64 {
    play(node.address, 7).await;
    peak_kib(node);
    let before = peak_kib(node);
    let mut crowd = JoinSet::new();
    for device in 0..SOCKETS {
        crowd.spawn(kind(node.address, (room, device)));
    }
    let crowd = async { while crowd.join_next().await.is_some() {} };
    let (gone, ()) = tokio::join!(timeout(PATIENCE, crowd), play(node.address, 8));
    gone.unwrap();
    let each = peak_kib(node).saturating_sub(before) / SOCKETS;
    println!("{name}: {each} KiB a socket of {SOCKETS}");
    each
}

/// How many sockets the server has closed because they read too slowly.
async fn closed_as_slow(node: &Node) -> u64 {
    let request = Request::get("/metrics")
        .header("host", "x")
        .body(Full::default());
    let (_, body) = http::raw(node.address, request.unwrap()).await.unwrap();
    let text = String::from_utf8(body.to_vec()).unwrap();
    let of_slow = "sanuk_sockets_closed_total{why=\"slow\"} ";
    let count = text.lines().find_map(|line| line.strip_prefix(of_slow));
    count.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_takes_more_than_its_share_costs_bounded_memory() {
    let node = Recipe::new(Path::new(NODE), "memory")
        .unwrap()
        .start()
        .unwrap();
    let room = lobby(node.address, 1).await;
    assert!(weigh("half-open", &node, room, half_open).await <= 64);
    assert!(weigh("oversized frames", &node, room, oversized).await <= 64);
    assert!(weigh("slow readers", &node, room, slow).await <= 128);
    assert_eq!(closed_as_slow(&node).await, SOCKETS);
}
