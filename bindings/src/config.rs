//! What a shell says when it opens the app.

use sanuk_core::app::Environment;

/// Where the data lives and what the system is set to.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct Config {
    /// Folder of the saves; `None` keeps everything in memory (tests and pictures).
    pub folder: Option<String>,
    /// The system's settings at start.
    pub environment: Environment,
    /// Fixed luck and time for tests and pictures; `None` in the app itself.
    pub script: Option<Script>,
}

/// Fixed luck and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Script {
    /// Dice, lots and ids are drawn from this number.
    pub seed: u64,
    /// Timers fire in order without waiting.
    pub virtual_time: bool,
}
