//! What a browser gets: four languages, no side effects, links that open the app, a QR that decodes.

use std::net::SocketAddr;

use http_body_util::Full;
use hyper::Request;
use sanuk_core::ludo::RuleSet;
use sanuk_core::room::Settings;
use sanuk_server::config::Config;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::{http, table};

use super::start;

struct Page {
    status: u16,
    headers: hyper::HeaderMap,
    text: String,
}

async fn get(server: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Page {
    ask("GET", server, path, headers).await
}

async fn ask(method: &str, server: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Page {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", "test");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let (head, body) = http::whole(server, request.body(Full::default()).unwrap())
        .await
        .unwrap();
    Page {
        status: head.status.as_u16(),
        headers: head.headers,
        text: String::from_utf8(body.to_vec()).unwrap(),
    }
}

const IPHONE: (&str, &str) = (
    "user-agent",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Line/14",
);
const ANDROID: (&str, &str) = (
    "user-agent",
    "Mozilla/5.0 (Linux; Android 15; SM-S921N) KAKAOTALK",
);

async fn room(server: SocketAddr, seed: u64) -> Vec<sanuk_tests::bots::bot::Bot> {
    let mind = Mind {
        seed,
        most_plies: 2,
        games: 1,
    };
    table::sit(&[server], &Settings::ludo(RuleSet::quick(), 4), mind)
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn m4_an_invitation_speaks_four_languages_and_seats_nobody() {
    let server = start::in_memory(start::without_limits()).await;
    let mind = Mind {
        seed: 1,
        most_plies: 2,
        games: 1,
    };
    let made = table::open(
        &[server.address],
        &Settings::ludo(RuleSet::quick(), 4),
        mind,
    )
    .await
    .unwrap();
    let path = format!("/j/{}", made.code);
    let words = [
        (
            "en-GB,en",
            "en",
            "You are invited to a game of Ludo",
            "0 of 4 seated",
        ),
        ("ko-KR", "ko", "루도에 초대받았습니다", "4자리 중 0명 참가"),
        (
            "ja",
            "ja",
            "ルドーに招待されています",
            "4 席のうち 0 人が着席",
        ),
        ("th-TH,en;q=0.5", "th", "เพื่อนชวนคุณเล่นลูโด", "นั่งแล้ว 0 จาก 4 ที่"),
    ];
    for (accept, tag, title, state) in words {
        let page = get(server.address, &path, &[("accept-language", accept)]).await;
        assert_eq!(page.status, 200);
        for needle in [
            title,
            state,
            &format!("<html lang=\"{tag}\">"),
            &made.code.spaced(),
        ] {
            assert!(page.text.contains(needle), "{tag}: no {needle}");
        }
        assert_eq!(page.headers["cache-control"], "no-store");
        assert_eq!(page.headers["referrer-policy"], "no-referrer");
        assert_eq!(page.headers["content-language"], tag);
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{policy}");
    }
    let info: serde_json::Value =
        http::get(server.address, &format!("/api/rooms/{}", made.code), None)
            .await
            .unwrap();
    assert!(
        info["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat == "free"),
        "looking took a seat"
    );
    let head = ask("HEAD", server.address, &path, &[]).await;
    assert_eq!((head.status, head.text.as_str()), (200, ""));
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m4_browsers_inside_other_apps_get_a_link_that_opens_the_app() {
    let server = start::in_memory(start::without_limits()).await;
    let code = room(server.address, 2).await[0].code;
    let path = format!("/j/{code}?lang=ko");
    let iphone = get(server.address, &path, &[IPHONE]).await.text;
    assert!(iphone.contains(&format!("href=\"sanuk://j/{code}\"")));
    let android = get(server.address, &path, &[ANDROID]).await.text;
    let intent = format!(
        "intent://j/{code}#Intent;scheme=sanuk;package=app.sanuk;S.browser_fallback_url=http%3A%2F%2F"
    );
    assert!(android.contains(&intent));
    assert!(android.contains(&format!("%2Fj%2F{code}%3Fapp%3Dnone%26lang%3Dko;end\"")));
    let back = get(server.address, &format!("{path}&app=none"), &[ANDROID])
        .await
        .text;
    assert!(back.contains("Sanuk이 열리지 않았습니다"));
    server.running.stop().await;
}

/// Tags without texts and attributes.
fn shape(html: &str) -> Vec<&str> {
    let tags = html.split('<').skip(1);
    tags.filter_map(|tag| tag.split([' ', '>']).next())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_and_expired_look_alike() {
    let server = start::in_memory(start::without_limits()).await;
    let mind = Mind {
        seed: 3,
        most_plies: 0,
        games: 1,
    };
    let played = table::play(&[server.address], &Settings::makruk(), mind)
        .await
        .unwrap();
    let code = played.bots[0].code;
    for mut bot in played.bots {
        bot.leave().await.unwrap();
    }
    let expired = get(server.address, &format!("/j/{code}"), &[]).await;
    let unknown = get(server.address, "/j/0000000000", &[]).await;
    let nonsense = get(server.address, "/j/short", &[]).await;
    assert_eq!([expired.status, unknown.status, nonsense.status], [404; 3]);
    assert_eq!(shape(&expired.text), shape(&unknown.text));
    assert_eq!(shape(&nonsense.text), shape(&unknown.text));
    assert!(
        expired.text.contains("This room has ended")
            && unknown.text.contains("no room with this code")
    );
    assert!(!expired.text.contains(&code.to_string()));
    let info =
        http::get::<serde_json::Value>(server.address, &format!("/api/rooms/{code}"), None).await;
    assert!(info.unwrap_err().to_string().contains("expired"));
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_code_is_sent_on_without_a_script() {
    let server = start::in_memory(start::without_limits()).await;
    let typed = get(server.address, "/j?code=k7qf9-mwt2a", &[]).await;
    assert_eq!(
        (typed.status, &typed.headers["location"]),
        (303, &"/j/K7QF9MWT2A".parse().unwrap())
    );
    let pasted = get(
        server.address,
        "/j?code=https%3A%2F%2Fx.example%2Fj%2FK7QF9MWT2A%3Fa",
        &[],
    )
    .await;
    assert_eq!(pasted.headers["location"], "/j/K7QF9MWT2A");
    assert_eq!(
        get(server.address, "/j?code=%3Cscript%3E", &[])
            .await
            .status,
        404
    );
    assert!(
        get(server.address, "/", &[])
            .await
            .text
            .contains("<form action=\"/j\"")
    );
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_qr_code_decodes_to_the_link() {
    let server = start::in_memory(start::without_limits()).await;
    let code = room(server.address, 4).await[0].code;
    let page = get(server.address, &format!("/j/{code}"), &[]).await.text;
    let path = page
        .split("<path d=\"")
        .find(|part| part.contains("fill=\"#000000\""))
        .unwrap();
    let path = path.split('"').next().unwrap();
    let dark: std::collections::HashSet<(usize, usize)> = path
        .split('M')
        .skip(1)
        .map(|square| {
            let (x, rest) = square.split_once(' ').unwrap();
            (
                x.parse().unwrap(),
                rest.split('h').next().unwrap().parse().unwrap(),
            )
        })
        .collect();
    let side = dark.iter().map(|(x, _)| x).max().unwrap() + 5;
    let shade = |x: usize, y: usize| {
        if dark.contains(&(x / 8, y / 8)) {
            0
        } else {
            255
        }
    };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * 8, side * 8, shade);
    let (_, text) = image.detect_grids()[0].decode().unwrap();
    assert_eq!(text, format!("http://{}/j/{code}", server.address));
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_find_their_files_and_other_pages_get_nothing() {
    let mut config = start::without_limits();
    config.apps.android_fingerprints = vec!["AB:CD".into()];
    config.apps.apple_ids = vec!["TEAM.app.sanuk".into()];
    let server = start::in_memory(config).await;
    for file in ["assetlinks.json", "apple-app-site-association"] {
        let page = get(server.address, &format!("/.well-known/{file}"), &[]).await;
        assert_eq!(
            (page.status, &page.headers["content-type"]),
            (200, &"application/json".parse().unwrap())
        );
        assert!(page.text.contains("app.sanuk"));
    }
    let origin = ("origin", "https://evil.example");
    assert_eq!(
        get(server.address, "/api/rooms/0000000000", &[origin])
            .await
            .status,
        403
    );
    let own = format!("http://{}", server.address);
    assert_eq!(
        get(server.address, "/api/rooms/0000000000", &[("origin", &own)])
            .await
            .status,
        404
    );
    assert_eq!(get(server.address, "/healthz", &[]).await.status, 200);
    assert!(
        get(server.address, "/metrics", &[])
            .await
            .text
            .contains("sanuk_connections_total")
    );
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_those_who_may_read_them() {
    let mut config: Config = start::without_limits();
    config.metrics_from.clear();
    let server = start::in_memory(config).await;
    assert_eq!(get(server.address, "/metrics", &[]).await.status, 403);
    server.running.stop().await;
}
