//! The few errors that a shell can act on. Everything after opening is said in the view.
//!
//! | inside (`sanuk_core::app`) | outside | what the shell does |
//! |---|---|---|
//! | `OpenError::InUse` | [`OpenError::InUse`] | shows it, offers to try again |
//! | `OpenError::Newer` | [`OpenError::Newer`] | asks for an update; nothing was touched |
//! | `OpenError::Disk`, `OpenError::System` | [`OpenError::Storage`] | shows the reason |
//! | a panic while opening | [`OpenError::Internal`] | shows it; the log says more |
//! | the listener threw | [`crate::ListenerError`] | logged; a failed share or file becomes a notice |
//! | a panic in a game | none | the game is reopened from its log |

use sanuk_core::app;

/// Why the app could not be opened.
#[derive(Debug, thiserror::Error, uniffi::Error)]
pub enum OpenError {
    /// Another process, or an app not yet stopped, holds the data: show it and offer to try again.
    #[error("the data in {folder} is in use by another copy of the app")]
    InUse {
        /// The folder.
        folder: String,
    },
    /// The data was written by a newer version: ask for an update; nothing was touched.
    #[error("the data was written by a newer version of the app (schema {found})")]
    Newer {
        /// Schema of the data.
        found: u32,
    },
    /// The folder cannot be read or written: show the reason.
    #[error("the data cannot be opened: {why}")]
    Storage {
        /// Reason, for the person who helps.
        why: String,
    },
    /// Something inside failed; the log says more.
    #[error("the app could not start: {why}")]
    Internal {
        /// Reason, for the log.
        why: String,
    },
}

impl From<app::OpenError> for OpenError {
    fn from(error: app::OpenError) -> Self {
        match error {
            app::OpenError::InUse { folder } => Self::InUse { folder },
            app::OpenError::Newer { found, .. } => Self::Newer { found },
            app::OpenError::Disk { why, .. } | app::OpenError::System { why } => {
                Self::Storage { why }
            }
        }
    }
}
