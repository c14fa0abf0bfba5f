//! The landing page as HTML.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use sanuk_core::protocol::{Code, ServerAddress, link};
use sanuk_core::room::{GameSettings, Room, Stage};
use sanuk_core::text::{Language, Texts};

use super::squares;
use crate::config::Apps;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
const LUDO: &str = include_str!("ludo.svg");
const MAKRUK: &str = include_str!("makruk.svg");

/// What a link leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landing {
    /// A room that can be entered, or watched over by those who sit there.
    Room(Invitation),
    /// No room has this code.
    Unknown,
    /// Its room has ended.
    Expired,
    /// The visitor's network asked for too many codes in vain.
    Busy,
    /// The store does not answer.
    Trouble,
    /// No code was given.
    Enter,
}

/// What a visitor may know of a room: no names, no seats by person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invitation {
    /// Which game.
    pub makruk: bool,
    /// Seats taken.
    pub seated: usize,
    /// Seats there are.
    pub seats: usize,
    /// Whether a game runs or starts.
    pub running: bool,
}

/// For whom the page is written, and where.
#[derive(Debug)]
pub struct Visit<'a> {
    /// Language of the page.
    pub language: Language,
    /// Whether the browser understands `intent:` links.
    pub android: bool,
    /// The code, unless none was given or it cannot be read.
    pub code: Option<Code>,
    /// Android came back because the app is not there.
    pub app_missing: bool,
    /// What links begin with.
    pub server: &'a ServerAddress,
    /// The app's ids and shops.
    pub apps: &'a Apps,
    /// Lets our own style and script through the page's policy; new for each page.
    pub nonce: &'a str,
}

impl Invitation {
    /// What a visitor may know of this room; `None` when it has ended.
    pub fn to(room: &Room) -> Option<Self> {
        let makruk = matches!(room.settings().game, GameSettings::Makruk { .. });
        let running = match room.stage() {
            Stage::Gathering => false,
            Stage::Starting { .. } | Stage::Playing => true,
            Stage::Closed { .. } => return None,
        };
        let (seated, seats) = (room.sitters().count(), room.chairs().len());
        Some(Self {
            makruk,
            seated,
            seats,
            running,
        })
    }
}

impl Invitation {
    fn title(self) -> &'static str {
        if self.makruk {
            "landing-title-makruk"
        } else {
            "landing-title-ludo"
        }
    }

    /// What can be done here: sit down, or nothing without a seat.
    fn note(self) -> &'static str {
        if self.running || self.seated == self.seats {
            "landing-running-note"
        } else {
            "landing-note"
        }
    }
}

impl Landing {
    /// The HTTP status: a link that leads nowhere is 404 whatever the reason.
    pub fn status(self) -> u16 {
        match self {
            Self::Room(_) | Self::Enter => 200,
            Self::Unknown | Self::Expired => 404,
            Self::Busy => 429,
            Self::Trouble => 503,
        }
    }

    /// Keys of title and explanation.
    fn keys(self) -> (&'static str, &'static str) {
        match self {
            Self::Room(invitation) => (invitation.title(), invitation.note()),
            Self::Unknown => ("landing-unknown-title", "landing-unknown-note"),
            Self::Expired => ("landing-expired-title", "landing-expired-note"),
            Self::Busy => ("landing-busy-title", "landing-busy-note"),
            Self::Trouble => ("landing-trouble-title", "landing-trouble-note"),
            Self::Enter => ("landing-enter-title", "landing-enter-note"),
        }
    }

    /// The whole page.
    pub fn page(self, visit: &Visit<'_>) -> Markup {
        let texts = Texts::new(visit.language);
        let (title, note) = self.keys();
        let content = match self {
            Self::Room(invitation) => room(invitation, visit, &texts),
            Self::Enter => {
                html! { main.plain { (picture(false)) div.text { h1 { (texts.get(title)) } (enter(&texts)) } } }
            }
            _ => html! {
                main.plain {
                    (picture(false))
                    div.text {
                        h1 { (texts.get(title)) }
                        p { (texts.get(note)) }
                        h2 { (texts.get("landing-enter-title")) }
                        (enter(&texts))
                    }
                }
            },
        };
        frame(&texts.get(title), &content, visit, &texts)
    }
}

fn picture(makruk: bool) -> PreEscaped<&'static str> {
    PreEscaped(if makruk { MAKRUK } else { LUDO })
}

fn frame(title: &str, content: &Markup, visit: &Visit<'_>, texts: &Texts) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visit.language.tag()) {
            head {
                meta charset="utf-8";
                title { (title) " · Sanuk" }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                meta name="referrer" content="no-referrer";
                meta property="og:site_name" content="Sanuk";
                meta property="og:title" content=(title);
                meta property="og:description" content=(texts.get("landing-preview"));
                style nonce=(visit.nonce) { (PreEscaped(STYLE)) }
            }
            body {
                header.brand { "Sanuk" }
                (content)
                (languages(visit, texts))
                script nonce=(visit.nonce) { (PreEscaped(SCRIPT)) }
            }
        }
    }
}

fn languages(visit: &Visit<'_>, texts: &Texts) -> Markup {
    html! {
        nav aria-label=(texts.get("landing-language")) {
            @for language in Language::ALL {
                @if language == visit.language {
                    span lang=(language.tag()) aria-current="true" { (language.name()) }
                } @else {
                    a lang=(language.tag()) hreflang=(language.tag()) href={ "?lang=" (language.tag()) } { (language.name()) }
                }
            }
        }
    }
}

fn state(invitation: Invitation, texts: &Texts) -> String {
    let Invitation {
        seated,
        seats,
        running,
        ..
    } = invitation;
    if running {
        return texts.get("landing-running");
    }
    if seated == seats {
        return texts.get("landing-full");
    }
    texts.format(
        "landing-seated",
        &[("n", seated.into()), ("seats", seats.into())],
    )
}

fn room(invitation: Invitation, visit: &Visit<'_>, texts: &Texts) -> Markup {
    let Some(code) = visit.code else {
        return html! {};
    };
    html! {
        main {
            div.text {
                h1 { (texts.get(invitation.title())) }
                p.state { (state(invitation, texts)) }
                p { (texts.get(invitation.note())) }
                @if visit.app_missing { p role="status" { (texts.get("landing-not-here-note")) } }
                a.button.first href=(app_address(code, visit)) { (texts.get("landing-open")) }
                (stores(visit.apps, texts))
                (shown_code(code, visit, texts))
            }
            div.side { (picture(invitation.makruk)) (scan(code, visit, texts)) }
        }
    }
}

/// Opens the app. Android's form names the package and where to go without it; others know only the
/// scheme, and stay on this page when nobody answers to it.
fn app_address(code: Code, visit: &Visit<'_>) -> String {
    if !visit.android {
        return link::app_link_to(code);
    }
    let back = format!(
        "{}?app=none&lang={}",
        visit.server.link(code),
        visit.language
    );
    let package = &visit.apps.android_package;
    format!(
        "intent://j/{code}#Intent;scheme=sanuk;package={package};S.browser_fallback_url={};end",
        escaped(&back)
    )
}

/// Everything but letters and digits as `%XX`: also right inside an `intent:` link.
fn escaped(text: &str) -> String {
    let sign = |byte: u8| {
        if byte.is_ascii_alphanumeric() {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(sign).collect()
}

fn stores(apps: &Apps, texts: &Texts) -> Markup {
    let shops = [
        ("landing-play-store", &apps.play_store),
        ("landing-app-store", &apps.app_store),
    ];
    html! {
        @if shops.iter().any(|(_, address)| address.is_some()) {
            div.stores {
                @for (key, address) in shops {
                    @if let Some(address) = address { a.button href=(address) { (texts.get(key)) } }
                }
            }
        }
    }
}

fn shown_code(code: Code, visit: &Visit<'_>, texts: &Texts) -> Markup {
    html! {
        div.code {
            h2 { (texts.get("landing-code")) }
            output #code { (code.spaced()) }
            button.button #copy type="button" hidden data-done=(texts.get("landing-copied")) { (texts.get("landing-copy")) }
            @if !visit.app_missing { p.note { (texts.get("landing-app-note")) } }
        }
    }
}

fn scan(code: Code, visit: &Visit<'_>, texts: &Texts) -> Markup {
    html! {
        @if let Some((side, path)) = squares(&visit.server.link(code)) {
            div.qr {
                svg role="img" aria-label=(texts.get("landing-qr-label")) viewBox={ "0 0 " (side) " " (side) } shape-rendering="crispEdges" {
                    rect width=(side) height=(side) fill="#ffffff" {}
                    path d=(path) fill="#000000" {}
                }
                p.note { (texts.get("landing-scan")) }
            }
        }
    }
}

/// A form that needs no script: the browser asks for `/j?code=…` and is sent on.
fn enter(texts: &Texts) -> Markup {
    html! {
        form action="/j" method="get" {
            label.note for="enter" { (texts.get("landing-enter-note")) }
            input #enter name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="64";
            button.button.first type="submit" { (texts.get("landing-enter")) }
        }
    }
}
