//! What a shell says when it opens the app.

use sanuk_core::app::{self, Environment};

/// Where the data lives and what the system is set to.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct Config {
    /// Folder of the saves; `None` keeps everything in memory (tests and pictures).
    pub folder: Option<String>,
    /// The system's settings at start.
    pub environment: Environment,
    /// Fixed luck and time for tests and pictures; `None` in the app itself.
    pub script: Option<Script>,
    /// Tag of a language to speak instead of the chosen one until another is chosen; `None`, or a
    /// tag that is not spoken, changes nothing.
    #[uniffi(default = None)]
    pub language: Option<String>,
    /// Address of the server that rooms are on, unless the person sets another one; `None` for the
    /// one that the app was built with, if any.
    #[uniffi(default = None)]
    pub server: Option<String>,
}

/// Fixed luck and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Script {
    /// Dice, lots and ids are drawn from this number.
    pub seed: u64,
    /// Timers fire in order without waiting.
    pub virtual_time: bool,
    /// A fault while opening, so that a shell can be seen to survive it.
    #[uniffi(default = false)]
    pub fails: bool,
}

impl From<Config> for app::Config {
    fn from(config: Config) -> Self {
        Self {
            folder: config.folder.map(Into::into),
            seed: config.script.map(|script| spread(script.seed)),
            virtual_time: config.script.is_some_and(|script| script.virtual_time),
            language: config.language.and_then(|tag| tag.parse().ok()),
            environment: config.environment,
            server: config
                .server
                .or_else(|| option_env!("SANUK_SERVER").map(str::to_owned)),
            start: if config.script.is_none() {
                app::Start::Welcome
            } else {
                app::Start::Kept
            },
        }
    }
}

/// The 32 bytes of a seed that is a number: its bytes, little end first, then zeros.
fn spread(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}
