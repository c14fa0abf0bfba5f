use proptest::prelude::*;

use super::*;

fn code() -> Code {
    "K7QF9MWT2A".parse().unwrap()
}

fn server() -> ServerAddress {
    "https://play.example.org".parse().unwrap()
}

/// The code, in an app that plays on [`server`].
fn open(text: &str) -> Result<Code, LinkError> {
    read(text)?.code_at(&server())
}

#[test]
fn both_kinds_of_link_and_a_bare_code_open_the_room() {
    for text in [
        "https://play.example.org/j/K7QF9MWT2A",
        "https://PLAY.example.org/j/k7qf9mwt2a/",
        "https://play.example.org:443/j/K7QF9MWT2A?utm_source=chat#top",
        "http://play.example.org/j/K7QF9-MWT2A",
        "sanuk://j/K7QF9MWT2A",
        "SANUK://J/k7qf9mwt2a/?x=1",
        "Ｋ７ＱＦ９ＭＷＴ２Ａ",
        "k7qf9 mwt2a.",
    ] {
        assert_eq!(open(text), Ok(code()), "{text}");
    }
}

#[test]
fn a_link_is_found_inside_a_sentence() {
    for text in [
        "Come and play: https://play.example.org/j/K7QF9MWT2A.",
        "(https://play.example.org/j/K7QF9MWT2A)",
        "<https://play.example.org/j/K7QF9MWT2A> see you",
        "루도 한 판? https://play.example.org/j/K7QF9MWT2A\n빨리!",
        "「https://play.example.org/j/K7QF9MWT2A」で遊ぼう。",
        "https://play.example.org/j/K7QF9MWT2A。",
    ] {
        assert_eq!(open(text), Ok(code()), "{text}");
    }
}

#[test]
fn a_room_on_another_server_is_named() {
    let host = |text: &str| match open(text) {
        Err(LinkError::OtherServer { host }) => host,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(host("https://example.org/j/K7QF9MWT2A"), "example.org");
    assert_eq!(
        host("https://play.example.org:8443/j/K7QF9MWT2A"),
        "play.example.org:8443"
    );
    assert_eq!(
        host("https://play.example.org.evil.test/j/K7QF9MWT2A"),
        "play.example.org.evil.test"
    );
    assert_eq!(
        host("https://play.example.org/sanuk/j/K7QF9MWT2A"),
        "play.example.org"
    );
}

#[test]
fn other_links_lead_to_no_room() {
    for text in [
        "https://play.example.org",
        "https://play.example.org/",
        "https://play.example.org/j",
        "https://play.example.org/about/K7QF9MWT2A",
        "https://user@play.example.org/j/K7QF9MWT2A",
        "https://play.example.org:0/j/K7QF9MWT2A",
        "https:///j/K7QF9MWT2A",
        "sanuk://K7QF9MWT2A",
        "sanuk://x/j/K7QF9MWT2A",
        "ftp://play.example.org/j/K7QF9MWT2A",
        "play.example.org/j/K7QF9MWT2A",
    ] {
        assert_eq!(open(text), Err(LinkError::NotARoom), "{text}");
    }
    let long = format!(
        "https://play.example.org/j/K7QF9MWT2A?{}",
        "x".repeat(LONGEST)
    );
    assert_eq!(open(&long), Err(LinkError::NotARoom));
}

#[test]
fn a_malformed_code_in_a_link_is_told_as_a_typed_one() {
    let sign = CodeError::Sign { sign: 'U' };
    assert_eq!(open("sanuk://j/K7QF9MWT2U"), Err(sign.clone().into()));
    assert_eq!(
        open("https://play.example.org/j/K7QF9MWT2U"),
        Err(sign.into())
    );
    let short = CodeError::Length { found: 4 };
    assert_eq!(open("sanuk://j/K7QF"), Err(short.into()));
    assert_eq!(open(""), Err(CodeError::Empty.into()));
}

#[test]
fn a_servers_address_is_read_and_written() {
    let written = |text: &str| text.parse::<ServerAddress>().map(|it| it.to_string());
    assert_eq!(
        written(" HTTPS://Play.Example.org:443/ "),
        Ok("https://play.example.org".into())
    );
    assert_eq!(
        written("http://127.0.0.1:8080"),
        Ok("http://127.0.0.1:8080".into())
    );
    assert_eq!(
        written("http://[::1]:8080/a/"),
        Ok("http://[::1]:8080/a".into())
    );
    assert_eq!(written("http://[::1]"), Ok("http://[::1]".into()));
    assert_eq!(written("http://[::1]:80//"), Ok("http://[::1]".into()));
    assert_eq!(
        written("https://a:443:443"),
        Err(ServerAddressError::Host {
            host: "a:443:443".into()
        })
    );
    assert_eq!(written("play.example.org"), Err(ServerAddressError::Scheme));
    assert_eq!(written("sanuk://j"), Err(ServerAddressError::Scheme));
    assert_eq!(
        written("https://a b"),
        Err(ServerAddressError::Host { host: "a b".into() })
    );
    assert_eq!(
        written("https://a:99999"),
        Err(ServerAddressError::Host {
            host: "a:99999".into()
        })
    );
    assert_eq!(written("https://a/?x"), Err(ServerAddressError::Tail));
}

#[test]
fn the_addresses_below_a_server() {
    let server: ServerAddress = "http://127.0.0.1:8080/sanuk".parse().unwrap();
    assert_eq!(
        server.http("/api/rooms"),
        "http://127.0.0.1:8080/sanuk/api/rooms"
    );
    assert_eq!(server.websocket("/ws"), "ws://127.0.0.1:8080/sanuk/ws");
    assert_eq!(
        server.link(code()),
        "http://127.0.0.1:8080/sanuk/j/K7QF9MWT2A"
    );
    assert_eq!(
        read(&server.link(code())).unwrap().code_at(&server),
        Ok(code())
    );
}

proptest! {
    #[test]
    fn a_written_link_is_read(bits: u64, before in "[a-z가-힣 ]{0,8}", after in "[.,!)。 ]{0,4}") {
        let code = Code::from_bits(bits);
        let link = server().link(code);
        let text = format!("{before} {link}{after}");
        prop_assert_eq!(open(&text), Ok(code));
        prop_assert_eq!(open(&app_link_to(code)), Ok(code));
    }

    #[test]
    fn no_text_panics(text in "(https://|http://|sanuk://|)\\PC{0,60}") {
        let _ = open(&text);
        let _ = text.parse::<ServerAddress>();
    }

    #[test]
    fn a_servers_address_stays_the_same_when_written_again(text in "https?://[a-z0-9.:/-]{1,30}") {
        if let Ok(server) = text.parse::<ServerAddress>() {
            prop_assert_eq!(server.to_string().parse(), Ok(server));
        }
    }
}

#[test]
fn an_address_reads_back_whatever_ends_its_folder() {
    for text in [
        "https://sanuk.example/p",
        "https://sanuk.example/p \u{b}//",
        " https://sanuk.example/ /",
    ] {
        let server: ServerAddress = text.parse().unwrap();
        assert_eq!(server.to_string().parse(), Ok(server), "{text:?}");
    }
}
