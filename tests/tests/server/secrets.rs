//! Tokens, secrets, names and whole codes reach neither log lines, error bodies nor figures.

use std::path::Path;

use http_body_util::Full;
use hyper::Request;
use sanuk_core::room::Settings;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::node::Recipe;
use sanuk_tests::bots::{http, table};

const NODE: &str = env!("CARGO_BIN_EXE_node");

/// Bodies of requests that carry a token and are wrong in every way there is.
async fn wrong_requests(server: std::net::SocketAddr, code: &str, token: &str) -> String {
    let join = format!("/api/rooms/{code}/join");
    let log = format!("/api/rooms/{code}/log");
    let bodies = [
        (
            "POST",
            join.as_str(),
            format!("{{\"token\":\"{token}\",\"seat\":9}}"),
        ),
        ("POST", &join, format!("{{\"token\":\"{token}")),
        ("POST", &join, format!("\"{token}\"")),
        ("POST", "/api/rooms", format!("{{\"creator\":\"{token}\"}}")),
        ("GET", &log, String::new()),
    ];
    let mut said = String::new();
    for (method, path, body) in bodies {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "x")
            .header("content-type", "application/json");
        let request = request.header("authorization", format!("Bearer {token}0"));
        let (status, answer) = http::raw(server, request.body(Full::from(body)).unwrap())
            .await
            .unwrap();
        assert!((400..500).contains(&status), "{method} {path}: {status}");
        said += &String::from_utf8_lossy(&answer);
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_reach_neither_logs_nor_errors_nor_figures() {
    let folder = tempfile::tempdir().unwrap();
    let lines = folder.path().join("lines.txt");
    let store = format!("sqlite:{}/rooms.db", folder.path().display());
    let mut recipe = Recipe::new(Path::new(NODE), &store).unwrap();
    recipe.lines = Some(lines.clone());
    let node = recipe.start().unwrap();
    let mind = Mind {
        seed: 77,
        most_plies: 10,
        games: 1,
    };
    let played = table::play(&[node.address], &Settings::makruk(), mind)
        .await
        .unwrap();
    let code = played.bots[0].code.to_string();
    let tokens: Vec<String> = played.bots.iter().map(|bot| bot.token.into()).collect();
    let mut said = wrong_requests(node.address, &code, &tokens[0]).await;
    let metrics = Request::builder()
        .uri("/metrics")
        .header("host", "x")
        .body(Full::default())
        .unwrap();
    said += &String::from_utf8_lossy(&http::raw(node.address, metrics).await.unwrap().1);
    node.kill().unwrap();
    said += &std::fs::read_to_string(&lines).unwrap();
    assert!(said.contains("serving"), "the log was read");
    let database = rusqlite::Connection::open(folder.path().join("rooms.db")).unwrap();
    let sql = "SELECT lower(hex(secret)) FROM game_secret";
    let secret: String = database.query_row(sql, [], |row| row.get(0)).unwrap();
    let names: Vec<String> = (0..2).map(table::name).collect();
    for hidden in tokens.iter().chain([&code, &secret]).chain(&names) {
        assert!(
            !said.to_lowercase().contains(&hidden.to_lowercase()),
            "{hidden} in {said}"
        );
    }
    let events: String = database
        .query_row("SELECT group_concat(body) FROM event", [], |row| row.get(0))
        .unwrap();
    assert!(
        tokens.iter().all(|token| !events.contains(token)),
        "a token is in the log of a room"
    );
    assert!(!events.contains(&secret));
    let sql = "SELECT group_concat(name, '|') FROM (SELECT name FROM seat_name ORDER BY seat)";
    let kept: String = database.query_row(sql, [], |row| row.get(0)).unwrap();
    assert_eq!(kept, names.join("|"), "they are kept beside the log");
    assert!(names.iter().all(|name| !events.contains(name)), "{events}");
}
