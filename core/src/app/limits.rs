//! Numbers that a shell needs of the core without an app at hand.

use crate::client::line;

/// How much the core takes, and how long it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Limits {
    /// The largest file that is read, in bytes. A shell needs to read no more than one byte beyond it.
    pub file_bytes: u64,
    /// What the app has to do after it went to the background is done by then, in milliseconds.
    pub background_ms: u64,
}

/// The limits of this version.
pub const LIMITS: Limits = Limits {
    // A game's record has some kilobytes.
    file_bytes: 32 * 1024 * 1024,
    // The socket is kept longest, and then there is a goodbye to say.
    background_ms: line::BACKGROUND_MS + 2_000,
};
