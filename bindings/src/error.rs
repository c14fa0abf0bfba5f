//! The few errors that a shell can act on.

/// Why the app could not be opened. Everything after that is said in the view.
#[derive(Debug, thiserror::Error, uniffi::Error)]
pub enum OpenError {
    /// Another process, or an app not yet closed, holds the data: show it and offer to try again.
    #[error("the data is in use by another copy of the app")]
    InUse,
    /// The data was written by a newer version: ask for an update; nothing was touched.
    #[error("the data was written by a newer version of the app")]
    Newer,
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
