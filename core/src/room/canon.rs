//! The state's hash: SHA-256 over a text that says everything about a room, line by line.
//!
//! The encoding is part of the protocol. One line a part, fields divided by one space, `-` for
//! nothing, in this order:
//!
//! ```text
//! sanuk-room 1
//! room HEAD AT RULES-REV EXPIRES ALONE-SINCE OUTAGE CREDITED-UNTIL
//! settings SETTINGS-AS-JSON
//! seats CREATOR RESERVED FULL-AT
//! seat N - | seat N computer LEVEL | seat N person JOINED COMMIT WANTS CONN GONE-SINCE LAST-CONN
//!     LEFT STRIKES FRESH LAST TOKEN…                                    (one line; a line a seat)
//! dice NUMBER GID FIRST SEQ
//! stage gathering | starting SEQ SINCE SEAT:KIND:COMMIT:SHARE… | playing | closed WHY
//! failed GID FIRST SEAT:COMMIT… missing SEAT…                           (a line a failed start)
//! game NUMBER ID SEAT… PROMPT PROMPT-AT OFFER STEP-AT COMPUTER-AT ENDED EVENTS TOP MISMATCH
//! clock MAIN PERIODS LAG-LEFT                                           (a line a clock)
//! ludo TURN ROLLS SIXES PHASE DIE COLOUR:P,P,P,P…  |  makruk FEN PLIES OCCURRENCES
//! left N…
//! ```
//!
//! Answers that are kept for copies of commands by which people gave their seats up are no part of it.

use std::fmt::{Display, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::identity::{IdentityError, read};
use super::{Conn, Person, Room, Sitter, Stage, Table};
use crate::game::{Play, Position};
use crate::hex;
use crate::ludo::{self, Phase};

/// The hash of a room's state; equal on every device that folded the same log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateHash(pub [u8; 32]);

impl FromStr for StateHash {
    type Err = IdentityError;

    fn from_str(text: &str) -> Result<StateHash, IdentityError> {
        read(text).map(StateHash)
    }
}

impl TryFrom<String> for StateHash {
    type Error = IdentityError;

    fn try_from(text: String) -> Result<StateHash, IdentityError> {
        text.parse()
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hex::write(&hash.0)
    }
}

impl Room {
    /// Hashes the state.
    pub fn hash(&self) -> StateHash {
        StateHash(Sha256::digest(self.canonical()).into())
    }

    /// The text that is hashed.
    pub fn canonical(&self) -> String {
        let mut text = String::from("sanuk-room 1\n");
        self.room_lines(&mut text);
        for (number, chair) in self.chairs.iter().enumerate() {
            seat_line(&mut text, number, chair.as_ref());
        }
        self.stage_lines(&mut text);
        if let Some(table) = &self.table {
            table_lines(&mut text, table);
        }
        text
    }

    fn room_lines(&self, text: &mut String) {
        let settings = serde_json::to_string(&self.settings).unwrap_or_default();
        let (alone, kept) = (
            or_none(self.alone_since),
            or_none(self.reserved.map(String::from)),
        );
        line(
            text,
            &[
                &"room",
                &self.head,
                &self.at,
                &self.rules_rev,
                &self.expires,
                &alone,
                &self.outage,
                &self.credited_until,
            ],
        );
        line(text, &[&"settings", &settings]);
        line(text, &[&"seats", &self.creator, &kept, &self.full_at]);
    }

    fn stage_lines(&self, text: &mut String) {
        match &self.sealing {
            None => line(text, &[&"dice", &self.number]),
            Some(it) => line(text, &[&"dice", &self.number, &it.gid, &it.first, &it.seq]),
        }
        match &self.stage {
            Stage::Gathering => line(text, &[&"stage gathering"]),
            Stage::Playing => line(text, &[&"stage playing"]),
            Stage::Closed { why } => line(text, &[&"stage closed", &word(why)]),
            Stage::Starting {
                seq,
                since,
                seats,
                shares,
            } => {
                let seats = seats.iter().zip(shares).map(|(seat, share)| {
                    let (kind, share) = (seat.kind.number(), or_none(*share));
                    format!("{}:{kind}:{}:{share}", seat.seat, seat.commit)
                });
                line(text, &[&"stage starting", seq, since, &joined(seats)]);
            }
        }
        for it in &self.failed {
            let commitments = it.commitments.iter().map(|(seat, c)| format!("{seat}:{c}"));
            let missing = it.missing.iter().map(u8::to_string);
            line(
                text,
                &[
                    &"failed",
                    &it.game,
                    &it.first,
                    &joined(commitments),
                    &"missing",
                    &joined(missing),
                ],
            );
        }
    }
}

fn seat_line(text: &mut String, number: usize, sitter: Option<&Sitter>) {
    match sitter {
        None => line(text, &[&"seat", &number, &"-"]),
        Some(Sitter::Computer { level }) => {
            line(text, &[&"seat", &number, &"computer", &level.key()]);
        }
        Some(Sitter::Person(person)) => person_line(text, number, person),
    }
}

fn person_line(text: &mut String, number: usize, person: &Person) {
    let conn = |conn: Option<Conn>| {
        or_none(conn.map(|it| format!("{}:{}", String::from(it.device), it.n)))
    };
    // While somebody is connected, the time of an earlier loss says nothing.
    let gone = or_none(Some(person.gone_since).filter(|_| person.conn.is_none()));
    let last = or_none(
        person
            .last
            .map(|it| format!("{}:{}:{}", it.n, it.print, it.seq)),
    );
    let tokens = joined(person.tokens.iter().map(|token| String::from(*token)));
    line(
        text,
        &[
            &"seat",
            &number,
            &"person",
            &person.joined,
            &or_none(person.commit),
            &person.wants,
            &conn(person.conn),
            &gone,
            &conn(person.last_conn),
            &person.left,
            &person.strikes,
            &person.fresh,
            &last,
            &tokens,
        ],
    );
}

fn table_lines(text: &mut String, table: &Table) {
    let header = table.header();
    let chairs = joined(table.chairs.iter().map(ToString::to_string));
    let top = or_none(table.top().map(|top| format!("{}:{}", top.roll, top.key)));
    let mismatch = or_none(table.mismatch.as_ref().map(word));
    line(
        text,
        &[
            &"game",
            &table.number,
            &header.id,
            &chairs,
            &table.prompt,
            &table.prompt_at,
            &or_none(table.offer),
            &table.step_at,
            &table.computer_at,
            &or_none(table.ended),
            &table.session.events().len(),
            &top,
            &mismatch,
        ],
    );
    for (clock, lag) in table.clocks.iter().flatten().zip(table.lag_left) {
        line(text, &[&"clock", &clock.main, &clock.periods, &lag]);
    }
    position_lines(text, table.session.position());
}

fn position_lines(text: &mut String, position: &Position) {
    match position.play() {
        Play::Ludo(state) => ludo_line(text, state),
        Play::Makruk(game) => {
            line(
                text,
                &[&"makruk", &game.fen(), &game.plies(), &game.occurrences()],
            );
        }
    }
    let seats = (0..position.seat_count()).filter_map(crate::game::Seat::new);
    let left = seats.filter(|seat| position.has_left(*seat));
    line(
        text,
        &[&"left", &joined(left.map(|seat| seat.index().to_string()))],
    );
}

fn ludo_line(text: &mut String, state: &ludo::State) {
    let phase = match state.phase() {
        Phase::Roll { tries, bonus } => format!("roll:{tries}:{}", u8::from(bonus)),
        Phase::AutoExit => "auto-exit".to_string(),
        Phase::Choose { .. } => "choose".to_string(),
        Phase::NoMove { .. } => "no-move".to_string(),
        Phase::Over => "over".to_string(),
    };
    let pieces = state.seats().iter().map(|color| {
        let places = state.pieces(color).iter().map(|piece| or_none(piece.get()));
        format!("{color}:{}", places.collect::<Vec<_>>().join(","))
    });
    line(
        text,
        &[
            &"ludo",
            &state.turn(),
            &state.roll_index(),
            &state.sixes(),
            &phase,
            &or_none(state.die()),
            &joined(pieces),
        ],
    );
}

fn line(text: &mut String, fields: &[&dyn Display]) {
    for (at, field) in fields.iter().enumerate() {
        let gap = if at == 0 { "" } else { " " };
        // Writing into a string cannot fail.
        let _ = write!(text, "{gap}{field}");
    }
    text.push('\n');
}

fn or_none<T: Display>(value: Option<T>) -> String {
    value.map_or_else(|| "-".to_string(), |value| value.to_string())
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(" ")
}

/// A small value as its JSON.
fn word<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
