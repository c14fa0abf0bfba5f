//! What can go wrong with the saves.

use std::io;
use std::path::PathBuf;

use crate::game::GameId;

/// What went wrong. Nothing that was saved before is lost by any of these.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no such game, or it was deleted.
    #[error("there is no saved game {0}")]
    Unknown(GameId),
    /// A game of this name is there already.
    #[error("game {0} is already saved")]
    Exists(GameId),
    /// Compare-and-set failed: somebody else changed the game first.
    #[error("game {id} holds {actual} events, {expected} were expected")]
    Moved {
        /// The game.
        id: GameId,
        /// Events the caller knew of.
        expected: u32,
        /// Events there are.
        actual: u32,
    },
    /// The events do not make a game; nothing was written.
    #[error("game {id} cannot hold this: {why}")]
    Unplayable {
        /// The game.
        id: GameId,
        /// At which event, and why.
        why: String,
    },
    /// The saves were written by a later version of the app; they were not touched.
    #[error("the saves have schema {found}, this version knows {known}: update the app")]
    Newer {
        /// Schema found.
        found: u32,
        /// Latest schema this version knows.
        known: u32,
    },
    /// This or another process has the saves open.
    #[error("the saves in {} are in use by another window or process", folder.display())]
    AlreadyOpen {
        /// The folder.
        folder: PathBuf,
    },
    /// What is on disk is not what was written.
    #[error("the saves are damaged at {at}: {why}")]
    Damaged {
        /// Where.
        at: String,
        /// What is wrong.
        why: String,
    },
    /// A file to import could not be read; nothing was changed.
    #[error("the file cannot be imported: {why} (line {line}, column {column})")]
    Import {
        /// Line, from 1.
        line: usize,
        /// Column, from 1; 0 when the whole line is meant.
        column: usize,
        /// What is wrong there.
        why: ImportFault,
    },
    /// The system refused: disk full, no permission, device gone.
    #[error("cannot {doing}: {why}")]
    Io {
        /// What was tried.
        doing: String,
        /// Kind of failure; [`io::ErrorKind::StorageFull`] is the one a person can mend.
        kind: io::ErrorKind,
        /// The system's words.
        why: String,
    },
}

/// Why a file is no export.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportFault {
    /// It is something else.
    #[error("field `format` is `{0}`, not `sanuk-export`")]
    Format(String),
    /// It ends in the middle.
    #[error("the file ends too early")]
    Ends,
    /// A sign or a value stands there that no export has.
    #[error("{0}")]
    Unreadable(String),
}

impl StoreError {
    /// Wraps an error of the system that happened while `doing`.
    pub(crate) fn io(doing: &str) -> impl Fn(io::Error) -> StoreError {
        move |error| StoreError::Io {
            doing: doing.to_string(),
            kind: error.kind(),
            why: error.to_string(),
        }
    }

    /// Says that a value is damaged.
    pub(crate) fn damaged(at: &str, why: &str) -> StoreError {
        StoreError::Damaged {
            at: at.to_string(),
            why: why.to_string(),
        }
    }

    /// Whether the same call may succeed later: the move stays on the screen as "not saved yet".
    pub const fn can_retry(&self) -> bool {
        matches!(self, StoreError::Io { .. })
    }
}
