//! Names that people show: kept beside the log, told to the seats of their room and to nobody else.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use sanuk_core::game::GameId;
use sanuk_core::ludo::RuleSet;
use sanuk_core::protocol::frame::{Hello, PROTO};
use sanuk_core::protocol::http::{CreateRoom, HttpError, JoinRoom, RoomCreated, RoomJoined};
use sanuk_core::protocol::{ClientFrame, NameError, ServerFrame};
use sanuk_core::room::{Ask, Chair, Command, DeviceId, Join, Settings, Token};
use sanuk_server::log::memory::MemoryLog;
use sanuk_server::log::{LogStore, RoomId};
use sanuk_tests::bots::line::Line;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::{Trouble, http};
use tokio::time::timeout;

use super::start;

/// A room of Ludo for three on one or more nodes of one store.
struct Lobby {
    nodes: Vec<start::Server>,
    store: Arc<MemoryLog>,
    made: RoomCreated,
}

impl Lobby {
    async fn open(nodes: usize) -> Self {
        let store = MemoryLog::new();
        let mut all = Vec::new();
        for number in 0..nodes {
            let mut config = start::without_limits();
            config.node = format!("node{number}");
            all.push(start::on(store.clone(), config).await);
        }
        let wish = CreateRoom {
            id: GameId::from_bytes([7; 16]),
            settings: Settings::ludo(RuleSet::quick(), 3),
            creator: token(0).hash(),
        };
        let made = http::post(all[0].address, "/api/rooms", &wish)
            .await
            .unwrap();
        Self {
            nodes: all,
            store,
            made,
        }
    }

    fn address(&self, node: usize) -> SocketAddr {
        self.nodes[node].address
    }

    async fn join(&self, node: usize, seat: u8, name: Option<&str>) -> Result<RoomJoined, Trouble> {
        let mind = Mind {
            seed: 1,
            most_plies: 0,
            games: 1,
        };
        let chair = Chair::try_from(seat).unwrap();
        let body = JoinRoom {
            token: token(seat),
            wish: Join {
                seat: chair,
                gid: self.made.gid,
                commit: mind.seal(self.made.gid.bytes(), chair),
            },
            name: name.map(str::to_owned),
        };
        let path = format!("/api/rooms/{}/join", self.made.code);
        http::post(self.address(node), &path, &body).await
    }

    /// A socket that has been welcomed: of the seat with this token, or of nobody.
    async fn line(&self, node: usize, seat: u8, names: bool) -> Line {
        let mut line = Line::connect(self.address(node)).await.unwrap();
        let hello = Hello {
            proto: PROTO,
            room: self.made.code,
            token: Some(token(seat)),
            device: DeviceId(seat.into()),
            conn: 1,
            have: 0,
            differs: false,
            names,
        };
        line.say(&ClientFrame::Hello(hello)).await.unwrap();
        assert!(matches!(hear(&mut line).await, ServerFrame::Welcome(_)));
        line
    }

    async fn kept(&self) -> Vec<(u8, String)> {
        self.store.names(RoomId(1)).await.unwrap()
    }

    async fn get(&self, path: &str) -> String {
        let request = hyper::Request::builder()
            .uri(path.replace("CODE", &self.made.code.to_string()))
            .header("host", "x")
            .header(
                "authorization",
                format!("Bearer {}", String::from(token(0))),
            );
        let body = request.body(http_body_util::Full::default()).unwrap();
        let (status, body) = http::raw(self.address(0), body).await.unwrap();
        assert_eq!(status, 200, "{path}");
        String::from_utf8(body.to_vec()).unwrap()
    }

    async fn stop(self) {
        for node in self.nodes {
            node.running.stop().await;
        }
    }
}

fn token(seat: u8) -> Token {
    Token([seat + 1; 32])
}

async fn hear(line: &mut Line) -> ServerFrame {
    timeout(Duration::from_secs(20), line.hear())
        .await
        .unwrap()
        .unwrap()
}

/// The next names that a socket is told, as "0 Yuki".
async fn names(line: &mut Line) -> Vec<String> {
    loop {
        if let ServerFrame::Names { names } = hear(line).await {
            let said =
                |it: &sanuk_core::protocol::SeatName| format!("{} {}", it.seat, it.name.as_str());
            return names.iter().map(said).collect();
        }
    }
}

/// What a socket is told until its heartbeat is answered.
async fn until_beat(line: &mut Line) -> Vec<ServerFrame> {
    let beat = ClientFrame::Hb { have: 0, t: 7 };
    line.say(&beat).await.unwrap();
    let mut heard = Vec::new();
    loop {
        match hear(line).await {
            ServerFrame::Hb { .. } => return heard,
            frame => heard.push(frame),
        }
    }
}

fn has_names(frames: &[ServerFrame]) -> bool {
    frames
        .iter()
        .any(|frame| matches!(frame, ServerFrame::Names { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn names_reach_the_seats_and_nobody_else() {
    let lobby = Lobby::open(1).await;
    lobby.join(0, 0, Some(" Yuki ")).await.unwrap();
    let mut first = lobby.line(0, 0, true).await;
    let mut watcher = lobby.line(0, 9, true).await;
    assert_eq!(names(&mut first).await, ["0 Yuki"]);
    lobby.join(0, 1, Some("민수")).await.unwrap();
    assert_eq!(names(&mut first).await, ["0 Yuki", "1 민수"]);
    let mut second = lobby.line(0, 1, true).await;
    assert_eq!(names(&mut second).await, ["0 Yuki", "1 민수"]);
    let seen = until_beat(&mut watcher).await;
    let joined = |frame: &ServerFrame| matches!(frame, ServerFrame::Ev(_));
    assert!(seen.iter().any(joined), "it was told of the seat: {seen:?}");
    assert!(!has_names(&seen), "who only watches was told the names");
    for path in [
        "/api/rooms/CODE",
        "/api/rooms/CODE/log",
        "/j/CODE",
        "/metrics",
    ] {
        let page = lobby.get(path).await;
        assert!(!page.contains("Yuki") && !page.contains("민수"), "{page}");
    }
    lobby.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_know_names_is_sent_none() {
    let lobby = Lobby::open(1).await;
    lobby.join(0, 0, Some("Yuki")).await.unwrap();
    let mut older = lobby.line(0, 0, false).await;
    lobby.join(0, 1, Some("민수")).await.unwrap();
    let heard = until_beat(&mut older).await;
    assert!(!heard.is_empty() && !has_names(&heard), "{heard:?}");
    lobby.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_hides_or_is_too_long_is_refused_with_its_reason() {
    let lobby = Lobby::open(1).await;
    for (name, why) in [
        ("  ", NameError::Empty),
        ("Yu\u{202e}ki", NameError::Sign { sign: '\u{202e}' }),
        ("1234567890123456789012345", NameError::Long { found: 25 }),
    ] {
        let Err(Trouble::Protocol(told)) = lobby.join(0, 0, Some(name)).await else {
            panic!("{name:?} was taken")
        };
        let (status, body) = told.split_once(' ').unwrap();
        assert_eq!(status, "422");
        let told: HttpError = serde_json::from_str(body).unwrap();
        assert_eq!(told, HttpError::Name(why));
    }
    assert!(lobby.kept().await.is_empty());
    let seated = lobby.join(0, 0, None).await.unwrap();
    assert_eq!(
        (seated.seat, seated.seq),
        (Chair::FIRST, 3),
        "nobody was seated before"
    );
    lobby.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_who_leaves_is_gone_and_the_next_person_has_none() {
    let lobby = Lobby::open(1).await;
    lobby.join(0, 0, Some("Yuki")).await.unwrap();
    lobby.join(0, 1, Some("민수")).await.unwrap();
    let mut first = lobby.line(0, 0, true).await;
    let mut second = lobby.line(0, 1, true).await;
    assert_eq!(names(&mut first).await.len(), 2);
    let leave = Ask {
        n: 1,
        prompt: None,
        command: Command::Leave,
    };
    second.say(&ClientFrame::Cmd(leave)).await.unwrap();
    assert_eq!(names(&mut first).await, ["0 Yuki"]);
    assert_eq!(lobby.kept().await, [(0, "Yuki".to_owned())]);
    assert!(
        until_beat(&mut second)
            .await
            .iter()
            .all(|frame| match frame {
                ServerFrame::Names { names } => names.len() == 2,
                _ => true,
            })
    );
    lobby.join(0, 1, None).await.unwrap();
    assert_eq!(names(&mut first).await, ["0 Yuki"]);
    lobby.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_another_node_took_are_told_too() {
    let lobby = Lobby::open(2).await;
    lobby.join(0, 0, Some("Yuki")).await.unwrap();
    let mut first = lobby.line(0, 0, true).await;
    assert_eq!(names(&mut first).await, ["0 Yuki"]);
    lobby.join(1, 1, Some("민수")).await.unwrap();
    assert_eq!(names(&mut first).await, ["0 Yuki", "1 민수"]);
    lobby.stop().await;
}
