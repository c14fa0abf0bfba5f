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
use super::{StoreError, records};
use crate::game::{Event, GameId, Header, Pending, Session};

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
    pub why: String,
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
    for (id, state) in vault.states()? {
        if state.is_ok_and(|state| state.deleted_ms.is_none()) {
            // A damaged game must not keep the others out of the backup.
            if let Ok((saved, _)) = vault.read(id) {
                out.extend(comma);
                out.extend(records::encode(&saved)?);
                comma = b",\n";
            }
        }
    }
    out.extend(b"\n]}\n");
    Ok(out)
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
        line: error.line(),
        column: error.column(),
        why: error.to_string(),
    })?;
    let wrong = |why: String| StoreError::Import {
        line: 1,
        column: 0,
        why,
    };
    if file.format != FORMAT {
        return Err(wrong(format!(
            "field `format` is `{}`, not `{FORMAT}`",
            file.format
        )));
    }
    if file.version > VERSION {
        let why = format!(
            "field `version` is {}, this app reads {VERSION}",
            file.version
        );
        return Err(wrong(why));
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
        return Err(refused(field, "a game is a JSON object"));
    };
    let mut part = |name: &str| parts.remove(name).unwrap_or(Value::Null);
    let header: Header = member(field, "header", part("header"))?;
    let Value::Array(events) = part("events") else {
        return Err(refused(&format!("{field}.events"), "a list is wanted"));
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
    })
}

fn member<T: serde::de::DeserializeOwned>(
    field: &str,
    name: &str,
    value: Value,
) -> Result<T, Refused> {
    serde_json::from_value(value)
        .map_err(|error| refused(&format!("{field}.{name}"), &error.to_string()))
}

fn refused(field: &str, why: &str) -> Refused {
    Refused {
        line: 0,
        field: field.to_string(),
        why: why.to_string(),
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
            report.refused.push(refused(&field, &error.to_string()));
            return Ok(());
        }
    };
    let mut desk = vault.desk();
    let list = match vault.state(id)? {
        // A deleted game that is imported is wanted back.
        Some(state) if state.deleted_ms.is_none() => {
            let here = restore(vault.read(id)?.0);
            match here.map(|here| extent(&here, &session)) {
                Ok(Extent::Longer) => &mut report.extended,
                // What cannot be folded any more is worth less than what can.
                Err(_) => &mut report.taken,
                Ok(Extent::Contained) => {
                    report.present.push(id);
                    return Ok(());
                }
                Ok(Extent::Different) => {
                    let why = format!("game {id} is here already and went on differently");
                    report.refused.push(refused(field, &why));
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
