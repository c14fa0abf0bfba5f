//! The tags at the head of a record: `[Name "value"]`.

use std::fmt::Write as _;

use super::scan::{At, Spot, lines};
use super::{Broken, Fault, RecordError, ValueFault, sealed};
use crate::ai::Level;
use crate::game::{
    Dice, GameKind, Header, Outcome, Player, Seat, Session, Setup, Void, date_time, read_date_time,
};
use crate::ludo::{Color, Seats};

/// What the tags say.
pub(super) struct Parsed {
    pub(super) header: Header,
    /// Lines up to the movetext.
    pub(super) lines: usize,
    tags: Vec<Tag>,
}

pub(super) struct Tag {
    at: At,
    pub(super) name: String,
    pub(super) value: String,
}

/// Result of a game that is not over.
const RUNNING: &str = "*";

pub(super) fn write(session: &Session) -> String {
    let header = session.header();
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "[{name} \"{}\"]", escaped(value));
    };
    tag("Variant", variant(header.kind()));
    tag("Version", &header.version.to_string());
    tag("Id", &header.id.to_string());
    tag("Created", &date_time(header.created_ms));
    match &header.setup {
        Setup::Ludo {
            rules,
            seats,
            starter,
        } => {
            tag("Rules", &rules.to_string());
            tag("Seats", &seats.to_string());
            tag("Starter", &starter.to_string());
        }
        Setup::Makruk { fen: Some(fen) } => {
            tag("SetUp", "1");
            tag("FEN", fen);
        }
        Setup::Makruk { fen: None } => {}
    }
    for (name, player) in seat_names(&header.setup).iter().zip(&header.players) {
        match player {
            Player::Person { name: person } => tag(name, person),
            Player::Computer { level } => {
                tag(name, "Computer");
                tag(&format!("{name}Level"), level.key());
            }
        }
    }
    match &header.dice {
        Dice::Seed(seed) => tag("Seed", &seed.to_string()),
        Dice::Sealed(sealed) => sealed::write(sealed, &mut tag),
    }
    let (result, termination) = result(session);
    tag("Result", &result);
    tag("Termination", termination);
    text
}

/// Reads the tags.
pub(super) fn read(text: &str) -> Result<Parsed, Box<Broken>> {
    let broken = |error| {
        Box::new(Broken {
            error,
            session: None,
        })
    };
    let mut tags: Vec<Tag> = Vec::new();
    let mut count = 0;
    for line in lines(text) {
        count += 1;
        if line.text.trim().is_empty() {
            break;
        }
        let tag = read_tag(line).map_err(broken)?;
        if tags.iter().any(|known| known.name == tag.name) {
            return Err(broken(tag.at.fault(Fault::TagTwice(tag.name))));
        }
        tags.push(tag);
    }
    let header = header(
        &tags,
        At {
            line: count.max(1),
            column: 1,
        },
    )
    .map_err(broken)?;
    Ok(Parsed {
        header,
        lines: count,
        tags,
    })
}

/// The result as the movetext of makruk ends with it.
pub(super) fn result(session: &Session) -> (String, &'static str) {
    let Some(Outcome { winner, reason }) = session.position().outcome() else {
        return (RUNNING.to_string(), "unterminated");
    };
    let result = match (&session.header().setup, winner) {
        (_, None) if reason.is_void() => RUNNING.to_string(),
        (_, None) => "1/2-1/2".to_string(),
        (Setup::Makruk { .. }, Some(seat)) if seat.index() == 0 => "1-0".to_string(),
        (Setup::Makruk { .. }, Some(_)) => "0-1".to_string(),
        (Setup::Ludo { seats, .. }, Some(seat)) => seat
            .color(*seats)
            .map(|color| color.to_string())
            .unwrap_or_default(),
    };
    (result, reason.code())
}

/// Compares result and reason with what the moves lead to.
pub(super) fn check_result(session: &Session, parsed: &Parsed) -> Result<(), RecordError> {
    let (result, termination) = result(session);
    for (name, found) in [("Result", result.as_str()), ("Termination", termination)] {
        if let Some(tag) = parsed.tags.iter().find(|tag| tag.name == name)
            && tag.value != found
        {
            let (word, said) = (name.to_string(), tag.value.clone());
            return Err(tag.at.fault(Fault::Differs {
                word,
                said,
                found: found.to_string(),
            }));
        }
    }
    Ok(())
}

const fn variant(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Ludo => "Ludo",
        GameKind::Makruk => "Makruk",
    }
}

/// The names of the tags for the players.
fn seat_names(setup: &Setup) -> Vec<&'static str> {
    let color = |color| match color {
        Color::Red => "Red",
        Color::Green => "Green",
        Color::Yellow => "Yellow",
        Color::Blue => "Blue",
    };
    match setup {
        Setup::Ludo { seats, .. } => seats.iter().map(color).collect(),
        Setup::Makruk { .. } => vec!["White", "Black"],
    }
}

fn header(tags: &[Tag], end: At) -> Result<Header, RecordError> {
    let variant = need(tags, end, "Variant")?;
    let setup = match variant.value.as_str() {
        "Ludo" => Setup::Ludo {
            rules: parse(tags, end, "Rules")?,
            seats: parse::<Seats>(tags, end, "Seats")?,
            starter: parse(tags, end, "Starter")?,
        },
        "Makruk" => Setup::Makruk {
            fen: find(tags, "FEN").map(|tag| tag.value.clone()),
        },
        _ => return Err(wrong(variant, ValueFault::Variant)),
    };
    let created = need(tags, end, "Created")?;
    let created_ms =
        read_date_time(&created.value).ok_or_else(|| wrong(created, ValueFault::Date))?;
    let players = seat_names(&setup)
        .into_iter()
        .map(|name| player(tags, end, name))
        .collect::<Result<_, _>>()?;
    Ok(Header {
        version: parse(tags, end, "Version")?,
        id: parse(tags, end, "Id")?,
        created_ms,
        setup,
        players,
        dice: dice(tags, end)?,
        remarks: Vec::new(),
    })
}

/// A seed, or the sealed dice of a game from a room.
fn dice(tags: &[Tag], end: At) -> Result<Dice, RecordError> {
    if find(tags, "Dice").is_none() {
        return Ok(Dice::Seed(parse(tags, end, "Seed")?));
    }
    let sealed = sealed::read(tags).map_err(|unread| match unread {
        sealed::Unread::Missing(name) => end.fault(Fault::TagMissing(name)),
        sealed::Unread::Value(tag) => wrong(tag, ValueFault::Sealed),
    })?;
    Ok(Dice::Sealed(Box::new(sealed)))
}

fn player(tags: &[Tag], end: At, name: &'static str) -> Result<Player, RecordError> {
    let level = tags
        .iter()
        .find(|tag| tag.name.strip_suffix("Level") == Some(name));
    match level {
        Some(tag) => Level::from_key(&tag.value)
            .map(|level| Player::Computer { level })
            .ok_or_else(|| wrong(tag, ValueFault::Level)),
        None => Ok(Player::Person {
            name: need(tags, end, name)?.value.clone(),
        }),
    }
}

fn find<'a>(tags: &'a [Tag], name: &str) -> Option<&'a Tag> {
    tags.iter().find(|tag| tag.name == name)
}

fn need<'a>(tags: &'a [Tag], end: At, name: &'static str) -> Result<&'a Tag, RecordError> {
    find(tags, name).ok_or_else(|| end.fault(Fault::TagMissing(name)))
}

fn parse<T: std::str::FromStr<Err: Into<ValueFault>>>(
    tags: &[Tag],
    end: At,
    name: &'static str,
) -> Result<T, RecordError> {
    let tag = need(tags, end, name)?;
    tag.value
        .parse()
        .map_err(|error: T::Err| wrong(tag, error.into()))
}

fn wrong(tag: &Tag, why: ValueFault) -> RecordError {
    let (name, value) = (tag.name.clone(), tag.value.clone());
    tag.at.fault(Fault::TagValue {
        tag: name,
        value,
        why,
    })
}

fn read_tag(line: Spot<'_>) -> Result<Tag, RecordError> {
    let shape = || line.at.fault(Fault::TagShape);
    let inner = line
        .text
        .trim_end()
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix("\"]"));
    let (name, value) = inner
        .and_then(|text| text.split_once(" \""))
        .ok_or_else(shape)?;
    if name.is_empty() || !name.bytes().all(|c| c.is_ascii_alphanumeric()) {
        return Err(shape());
    }
    let value = unescaped(value).ok_or_else(shape)?;
    Ok(Tag {
        at: line.at,
        name: name.to_string(),
        value,
    })
}

/// Writes quotes, backslashes and everything that ends a line so that a tag stays one line.
fn escaped(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() || c == '\u{feff}' => {
                let _ = write!(out, "\\u{{{:x}}}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out
}

fn unescaped(value: &str) -> Option<String> {
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find(['\\', '"']) {
        out.push_str(&rest[..at]);
        let escape = rest[at..].strip_prefix('\\')?;
        if let Some(code) = escape.strip_prefix("u{") {
            let (digits, after) = code.split_once('}')?;
            out.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
            rest = after;
        } else {
            let c = escape.chars().next().filter(|c| matches!(c, '"' | '\\'))?;
            out.push(c);
            rest = &escape[1..];
        }
    }
    out.push_str(rest);
    Some(out)
}

/// The word for why a game is void.
pub(super) const fn void_word(why: Void) -> &'static str {
    match why {
        Void::NoFirstMove => "no-first-move",
        Void::RoomEnded => "room-ended",
        Void::DiceSpent => "dice-spent",
    }
}

/// Reads [`void_word`].
pub(super) fn void_of(word: &str) -> Option<Void> {
    [Void::NoFirstMove, Void::RoomEnded, Void::DiceSpent]
        .into_iter()
        .find(|why| void_word(*why) == word)
}

/// The seat whose letter or word this is.
pub(super) fn seat(setup: &Setup, name: &str) -> Option<Seat> {
    seat_names(setup)
        .iter()
        .position(|known| *known == name)
        .and_then(Seat::new)
}

/// The word for a seat.
pub(super) fn seat_name(setup: &Setup, seat: Seat) -> &'static str {
    seat_names(setup)
        .get(seat.index())
        .copied()
        .unwrap_or("nobody")
}
