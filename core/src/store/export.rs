//! One file with everything: settings and games, as JSON with one game a line.
//!
//! Owns: the file's form, and what import takes, leaves and refuses. A file that is no export is
//! refused whole with line and column; a game that cannot be is refused alone, with its field.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::records::Saved;
use super::shelf::{Drawer, Shelf, Write};
use super::vault::{Vault, restore};
use super::{ImportFault, StoreError, records};
use crate::game::{Event, FoldFault, GameId, Header, Pending, Session};

/// First member of every export.
const FORMAT: &str = "sanuk-export";
/// Form written today.
const VERSION: u32 = 1;

/// What became of each part of an imported file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// Games that were new here.
    pub taken: Vec<GameId>,
    /// Games that went on in the file; the events missing here were added.
    pub extended: Vec<GameId>,
    /// Games that were here already, with as many or more events.
    pub present: Vec<GameId>,
    /// Games that were not taken.
    pub refused: Vec<Refused>,
    /// Settings taken.
    pub settings_taken: Vec<String>,
    /// Settings that have a value here, which was kept.
    pub settings_present: Vec<String>,
}

/// A game of the file that was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Line of the file, from 1; 0 when the file is not laid out by us.
    pub line: usize,
    /// The field, such as `games[3].events[17]`.
    pub field: String,
    /// What is wrong.
    pub why: RefusedWhy,
}

/// Why a game of a file was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusedWhy {
    /// A value of the wrong kind.
    #[error("{0}")]
    Shape(String),
    /// The events make no game.
    #[error("{0}")]
    Unplayable(FoldFault),
    /// The game here has other events.
    #[error("game {0} is here already and went on differently")]
    Different(GameId),
}

/// How an imported game stands to the one that is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// The file's game begins like the one here and goes on.
    Longer,
    /// The one here has all that the file has.
    Contained,
    /// They differ in the header or at an event.
    Different,
}

#[derive(Serialize)]
struct Head<'a> {
    format: &'a str,
    version: u32,
    written_ms: u64,
}

#[derive(Deserialize)]
struct File {
    format: String,
    version: u32,
    #[serde(default)]
    settings: BTreeMap<String, Value>,
    #[serde(default)]
    games: Vec<Value>,
}

/// Writes all games that are not deleted, and all settings.
pub(super) fn write<S: Shelf>(vault: &Vault<S>) -> Result<Vec<u8>, StoreError> {
    let head = Head {
        format: FORMAT,
        version: VERSION,
        written_ms: vault.now(),
    };
    let mut out = records::encode(&head)?;
    out.pop(); // the closing brace
    out.extend(b",\n\"settings\":");
    out.extend(records::encode(&vault.settings()?)?);
    out.extend(b",\n\"games\":[");
    let mut comma: &[u8] = b"\n";
    let mut damaged = Vec::new();
    for id in vault.named()? {
        match vault.read(id) {
            Ok((_, state)) if state.deleted_ms.is_some() => {}
            Ok((saved, _)) => {
                out.extend(comma);
                out.extend(records::encode(&saved)?);
                comma = b",\n";
            }
            // A damaged game must not keep the others out of the backup, nor be lost itself.
            Err(_) => damaged.push(vault.raw(id)?),
        }
    }
    out.extend(b"\n]");
    if !damaged.is_empty() {
        out.extend(b",\n\"damaged\":");
        out.extend(records::encode(&damaged)?);
    }
    out.extend(b"}\n");
    Ok(out)
}

/// Writes one game as a file that [`super::Store::import_all`] takes in.
///
/// # Errors
/// None that can happen: every value has a text.
pub fn export_of(session: &Session, now_ms: u64) -> Result<Vec<u8>, StoreError> {
    let vault = super::MemoryStore::in_memory(super::fixed_clock(now_ms));
    super::Store::create(
        &vault,
        session.header(),
        session.events(),
        session.pending(),
    )?;
    write(&vault)
}

/// Takes in what is new.
pub(super) fn read<S: Shelf>(vault: &Vault<S>, bytes: &[u8]) -> Result<ImportReport, StoreError> {
    let file = parse(bytes)?;
    let mut report = ImportReport::default();
    import_settings(vault, file.settings, &mut report)?;
    for (number, value) in file.games.into_iter().enumerate() {
        let field = format!("games[{number}]");
        match game(&field, value) {
            Ok(saved) => import_game(vault, &field, saved, &mut report)?,
            Err(refused) => report.refused.push(refused),
        }
    }
    let lines = lines_of_games(bytes);
    for refused in &mut report.refused {
        let number = refused.field.trim_start_matches("games[").split(']').next();
        let number = number.and_then(|number| number.parse::<usize>().ok());
        refused.line = number.and_then(|n| lines.get(n).copied()).unwrap_or(0);
    }
    Ok(report)
}

fn parse(bytes: &[u8]) -> Result<File, StoreError> {
    let file: File = serde_json::from_slice(bytes).map_err(|error| StoreError::Import {
        line: error.line().max(1),
        column: error.column(),
        why: if error.is_eof() {
            ImportFault::Ends
        } else {
            ImportFault::Unreadable(error.to_string())
        },
    })?;
    if file.format != FORMAT {
        return Err(StoreError::Import {
            line: 1,
            column: 1,
            why: ImportFault::Format(file.format),
        });
    }
    if file.version > VERSION {
        return Err(StoreError::Newer {
            found: file.version,
            known: VERSION,
        });
    }
    Ok(file)
}

/// Lines on which the games of a file written by [`write()`] stand; empty for other layouts.
fn lines_of_games(bytes: &[u8]) -> Vec<usize> {
    let numbered = (1..).zip(bytes.split(|byte| *byte == b'\n'));
    numbered
        .filter(|(_, line)| line.starts_with(b"{\"header\""))
        .map(|(line, _)| line)
        .collect()
}

/// Reads one game, naming the field that is wrong.
fn game(field: &str, value: Value) -> Result<Saved, Refused> {
    let Value::Object(mut parts) = value else {
        return Err(shape(field, "a game is a JSON object"));
    };
    let mut part = |name: &str| parts.remove(name).unwrap_or(Value::Null);
    let header: Header = member(field, "header", part("header"))?;
    let Value::Array(events) = part("events") else {
        return Err(shape(&format!("{field}.events"), "a list is wanted"));
    };
    let events = events
        .into_iter()
        .enumerate()
        .map(|(at, event)| member(field, &format!("events[{at}]"), event))
        .collect::<Result<Vec<Event>, _>>()?;
    let pending: Option<Pending> = member(field, "pending", part("pending"))?;
    let updated_ms: Option<u64> = member(field, "updated_ms", part("updated_ms"))?;
    let updated_ms = updated_ms.unwrap_or(header.created_ms);
    Ok(Saved {
        header,
        events,
        pending: pending.unwrap_or_default(),
        updated_ms,
        lost: 0,
    })
}

fn member<T: serde::de::DeserializeOwned>(
    field: &str,
    name: &str,
    value: Value,
) -> Result<T, Refused> {
    serde_json::from_value(value)
        .map_err(|error| shape(&format!("{field}.{name}"), &error.to_string()))
}

fn shape(field: &str, why: &str) -> Refused {
    refused(field, RefusedWhy::Shape(why.to_string()))
}

fn refused(field: &str, why: RefusedWhy) -> Refused {
    Refused {
        line: 0,
        field: field.to_string(),
        why,
    }
}

fn import_settings<S: Shelf>(
    vault: &Vault<S>,
    settings: BTreeMap<String, Value>,
    report: &mut ImportReport,
) -> Result<(), StoreError> {
    let _desk = vault.desk();
    let here = vault.settings()?;
    let mut writes = Vec::new();
    for (key, value) in settings {
        if here.contains_key(&key) {
            report.settings_present.push(key);
        } else {
            writes.push(Write::put(
                Drawer::Settings,
                key.as_str(),
                records::encode(&value)?,
            ));
            report.settings_taken.push(key);
        }
    }
    if writes.is_empty() {
        Ok(())
    } else {
        vault.commit(writes)
    }
}

fn import_game<S: Shelf>(
    vault: &Vault<S>,
    field: &str,
    saved: Saved,
    report: &mut ImportReport,
) -> Result<(), StoreError> {
    let id = saved.header.id;
    let updated_ms = saved.updated_ms;
    let session = match Session::restore(saved.header, &saved.events, saved.pending) {
        Ok(session) => session,
        Err(error) => {
            let field = match error.at {
                Some(at) => format!("{field}.events[{at}]"),
                None => format!("{field}.header"),
            };
            let why = RefusedWhy::Unplayable(error.why);
            report.refused.push(refused(&field, why));
            return Ok(());
        }
    };
    let mut desk = vault.desk();
    let list = match vault.state(id)? {
        // A deleted game that is imported is wanted back.
        Some(state) if state.deleted_ms.is_none() => {
            let here = vault.read(id).and_then(|(saved, _)| restore(saved));
            match here.map(|here| extent(&here, &session)) {
                Ok(Extent::Longer) => &mut report.extended,
                // What cannot be folded any more is worth less than what can.
                Err(_) => &mut report.taken,
                Ok(Extent::Contained) => {
                    report.present.push(id);
                    return Ok(());
                }
                Ok(Extent::Different) => {
                    let why = RefusedWhy::Different(id);
                    report.refused.push(refused(field, why));
                    return Ok(());
                }
            }
        }
        _ => &mut report.taken,
    };
    vault.put(&mut desk, &session, updated_ms)?;
    list.push(id);
    Ok(())
}

fn extent(here: &Session, file: &Session) -> Extent {
    if here.header() != file.header() {
        Extent::Different
    } else if here.events().starts_with(file.events()) {
        Extent::Contained
    } else if file.events().starts_with(here.events()) {
        Extent::Longer
    } else {
        Extent::Different
    }
}
