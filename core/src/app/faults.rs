//! What is wrong with the saves, with files that come in and with names that are typed.

use std::io::ErrorKind;

use crate::protocol::{NameError, PlayerName};
use crate::store::{ImportFault, Refused, RefusedWhy, StoreError};
use crate::text::Texts;
use crate::view::present::Message;
use crate::view::present::faults::{at, fold};

/// Why the system refused, as a clause in the language of `texts`; `words` are the system's own and
/// are said only where no other words fit.
pub fn say_disk_fault(texts: &Texts, kind: ErrorKind, words: &str) -> String {
    disk(kind, words).say(texts)
}

fn disk(kind: ErrorKind, words: &str) -> Message {
    Message::plain(match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "fault-disk-full",
        ErrorKind::PermissionDenied => "fault-disk-denied",
        ErrorKind::NotFound => "fault-disk-missing",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "fault-disk-not-folder",
        ErrorKind::ReadOnlyFilesystem => "fault-disk-read-only",
        _ => return Message::plain("fault-disk-other").with("why", words.to_owned()),
    })
}

/// Why a name cannot be shown in rooms.
pub(crate) fn name(fault: NameError) -> Message {
    match fault {
        NameError::Empty => Message::plain("online-settings-name-empty"),
        NameError::Long { found } => Message::plain("online-settings-name-long")
            .with("n", found)
            .with("max", PlayerName::MAX),
        NameError::Sign { sign } => {
            let sign = format!("U+{:04X}", u32::from(sign));
            Message::plain("online-settings-name-sign").with("sign", sign)
        }
    }
}

/// What happened to the saves, as a clause.
pub(crate) fn store(error: &StoreError) -> Message {
    match error {
        StoreError::Io { kind, why, .. } => disk(*kind, why),
        StoreError::Newer { .. } => Message::plain("fault-newer"),
        StoreError::Damaged { .. }
        | StoreError::Unplayable { .. }
        | StoreError::Unknown(_)
        | StoreError::Exists(_)
        | StoreError::Moved { .. }
        | StoreError::AlreadyOpen { .. }
        | StoreError::Import { .. } => Message::plain("fault-damaged"),
    }
}

/// Why a file was not taken in, as a whole message.
pub(crate) fn import(texts: &Texts, error: &StoreError) -> Message {
    let placed = |line, column, key| at(line, column, texts.get(key));
    match error {
        StoreError::Import {
            why: ImportFault::Format(_),
            ..
        } => Message::plain("error-import-unknown"),
        StoreError::Import {
            line,
            column,
            why: ImportFault::Ends,
        } => placed(*line, *column, "fault-json-end"),
        StoreError::Import {
            line,
            column,
            why: ImportFault::Unreadable(_),
        } => placed(*line, *column, "fault-json"),
        StoreError::Newer { found, known } => Message::plain("error-import-newer")
            .with("found", *found)
            .with("known", *known),
        other => Message::plain("error-import-failed").with("why", store(other).say(texts)),
    }
}

/// Why one game of a file was not taken, with its line.
pub(crate) fn refused(texts: &Texts, game: &Refused) -> Message {
    let why = match &game.why {
        RefusedWhy::Shape(_) => Message::plain("fault-json"),
        RefusedWhy::Unplayable(why) => fold(texts, why),
        RefusedWhy::Different(_) => Message::plain("fault-different"),
    };
    at(game.line, 1, why.say(texts))
}
