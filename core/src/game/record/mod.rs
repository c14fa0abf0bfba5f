//! A whole game as text that people can read, mail and keep.
//!
//! Owns: one frame for both games (tags, movetext, checksum line) and errors with line and column.
//! The movetext is Ludo's turns (`ludo.md` § 7) or makruk's moves (PGN-shaped, `makruk.md` § 2).
//! Export, import and export again gives the same bytes. Start with [`export`] and [`import`].
//!
//! ```text
//! [Variant "Ludo"]                     [Variant "Makruk"]
//! [Rules "A"]                          [White "Anna"]
//! …                                    …
//!
//! R 6:0>0 3:0>3x 5:0>8                 1. e3e4 e6e5 2. d3d4 d6d5
//! ; checksum 5d02be6f                  ; checksum 2c0a8e11
//! ```

mod checksum;
mod error;
mod ludo;
mod makruk;
mod scan;
mod sealed;
mod tags;

use std::fmt::Write as _;

use super::{GameKind, Session};
use scan::{At, lines};

pub use error::{Broken, Fault, RecordError, ValueFault, WordFault};

/// First words of the last line.
const CHECKSUM: &str = "; checksum ";

/// Writes a game as text.
///
/// ```
/// # use sanuk_core::{dice::Seed, game::{Dice, GameId, Header, Player, Session, Setup, record}};
/// # let players = vec![Player::Person { name: "Anna".into() }; 2];
/// # let (id, dice) = (GameId::from_bytes([0; 16]), Dice::Seed(Seed([7; 32])));
/// let setup = Setup::makruk();
/// let header = Header { version: 1, id, created_ms: 0, setup, players, dice, remarks: vec![] };
/// let text = record::export(&Session::new(header)?);
/// assert!(text.starts_with("[Variant \"Makruk\"]\n"));
/// assert_eq!(record::export(&record::import(&text)?), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn export(session: &Session) -> String {
    let mut text = tags::write(session);
    text.push('\n');
    match session.header().kind() {
        GameKind::Ludo => ludo::write(session, &mut text),
        GameKind::Makruk => makruk::write(session, &mut text),
    }
    let sum = checksum::crc32(text.as_bytes());
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{CHECKSUM}{sum:08x}");
    text
}

/// Reads a game from text.
///
/// # Errors
/// [`Broken`] says what is wrong in which line and column, and carries the game up to there.
pub fn import(text: &str) -> Result<Session, Box<Broken>> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let (body, sum) = split_checksum(&text);
    let parsed = tags::read(body)?;
    let mut session = Session::new(parsed.header.clone()).map_err(|fault| {
        let error = RecordError {
            line: 1,
            column: 1,
            fault: Fault::Header(fault.why),
        };
        Box::new(Broken {
            error,
            session: None,
        })
    })?;
    let movetext = lines(body).skip(parsed.lines);
    let read = match session.header().kind() {
        GameKind::Ludo => ludo::read(&mut session, movetext),
        GameKind::Makruk => makruk::read(&mut session, movetext),
    };
    let checked = read
        .and_then(|()| tags::check_result(&session, &parsed))
        .and_then(|()| check_sum(body, sum, lines(&text).count()));
    match checked {
        Ok(()) => Ok(session),
        Err(error) => Err(Box::new(Broken {
            error,
            session: Some(session),
        })),
    }
}

/// Cuts the checksum line off.
fn split_checksum(text: &str) -> (&str, Option<&str>) {
    let end = text.trim_end();
    let start = end.rfind('\n').map_or(0, |newline| newline + 1);
    match end[start..].strip_prefix(CHECKSUM) {
        Some(sum) => (&text[..start], Some(sum)),
        None => (text, None),
    }
}

fn check_sum(body: &str, said: Option<&str>, last_line: usize) -> Result<(), RecordError> {
    let at = At {
        line: last_line.max(1),
        column: 1,
    };
    let said = said.ok_or_else(|| at.fault(Fault::NoChecksum))?;
    let sum = format!("{:08x}", checksum::crc32(body.as_bytes()));
    if said == sum {
        Ok(())
    } else {
        Err(at.fault(Fault::Checksum {
            said: said.to_string(),
            sum,
        }))
    }
}
