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

use sanuk_core::app::{self, Environment};

/// Why the app could not be opened. `said` is the sentence for the person, in the system's language.
#[derive(Debug, thiserror::Error, uniffi::Error)]
pub enum OpenError {
    /// Another process, or an app not yet stopped, holds the data: show it and try again later.
    #[error("{said}")]
    InUse {
        /// For the person.
        said: String,
        /// The folder.
        folder: String,
    },
    /// The data was written by a newer version: ask for an update; nothing was touched.
    #[error("{said}")]
    Newer {
        /// For the person.
        said: String,
        /// Schema of the data.
        found: u32,
    },
    /// The folder cannot be read or written: show the reason.
    #[error("{said}")]
    Storage {
        /// For the person.
        said: String,
        /// Reason, for the one who helps.
        why: String,
    },
    /// Something inside failed; the log says more.
    #[error("{said}")]
    Internal {
        /// For the person.
        said: String,
    },
}

impl OpenError {
    /// The error as it crosses, said in the language of `environment`.
    pub(crate) fn outside(error: app::OpenError, environment: &Environment) -> Self {
        let said = app::complaint(Some(&error), environment);
        match error {
            app::OpenError::InUse { folder } => Self::InUse { said, folder },
            app::OpenError::Newer { found, .. } => Self::Newer { said, found },
            app::OpenError::Disk { why, .. } | app::OpenError::System { why } => {
                Self::Storage { said, why }
            }
        }
    }

    /// A panic while opening.
    pub(crate) fn fault(environment: &Environment) -> Self {
        Self::Internal {
            said: app::complaint(None, environment),
        }
    }
}
