//! What a shell says when it opens the app, and what it hears.

use std::path::PathBuf;

use super::action::{Effect, Environment};
use super::faults::say_disk_fault;
use crate::text::{Language, Texts};

/// How the app is opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Folder of the saves; `None` keeps everything in memory.
    pub folder: Option<PathBuf>,
    /// Makes game ids, dice and computer players reproducible; for tests and pictures only.
    pub seed: Option<[u8; 32]>,
    /// Time stands still and moves only in [`super::App::settle`] and [`super::App::advance`].
    pub virtual_time: bool,
    /// Speaks this language until another one is chosen on the settings screen; `None` speaks the
    /// one that was chosen before, else the system's. Nothing of it is saved.
    pub language: Option<Language>,
    /// The system's settings at the start.
    pub environment: Environment,
    /// Address of the server that rooms are on, where the person has set no other one; `None`
    /// leaves playing with friends off.
    pub server: Option<String>,
    /// The screen to begin on.
    pub start: Start,
}

/// The screen that the app begins on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The first-start screen where nothing was ever kept, else as [`Start::Kept`].
    Welcome,
    /// Where the person was, with the question that was open; the menu where nothing was kept.
    Kept,
    /// The menu, for a call that names what it wants. A question that was open is gone without an
    /// answer; the game that it was about is on disk.
    Menu,
    /// The menu, and no screen is kept: for a task beside the person's own visits.
    Aside,
}

/// Why the app did not open.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Another process, or another object of this one, has the saves open.
    #[error("the saves in {folder} are open elsewhere")]
    InUse {
        /// The folder.
        folder: String,
    },
    /// A newer version of the app wrote the saves; they were left untouched.
    #[error("a newer version of the app wrote the saves (schema {found}, this one reads {known})")]
    Newer {
        /// Schema found.
        found: u32,
        /// Latest schema that this version reads.
        known: u32,
    },
    /// The disk refused.
    #[error("cannot open the saves: {why}")]
    Disk {
        /// How.
        kind: std::io::ErrorKind,
        /// The system's words.
        why: String,
    },
    /// The system gave no random numbers or threads.
    #[error("cannot open the saves: {why}")]
    System {
        /// Why.
        why: String,
    },
}

impl OpenError {
    /// Says it to a person: there is no view yet that could.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            Self::InUse { .. } => texts.get("error-store-in-use"),
            Self::Newer { found, known } => texts.format(
                "error-store-newer",
                &[("found", (*found).into()), ("known", (*known).into())],
            ),
            Self::Disk { kind, why } => {
                let why = say_disk_fault(texts, *kind, why);
                texts.format("error-store-opening", &[("why", why.into())])
            }
            Self::System { why } => texts.format("error-internal", &[("why", why.as_str().into())]),
        }
    }
}

/// What a shell shows while there is no view: why the app did not open, in the system's language.
/// `None` is a fault inside.
pub fn complaint(error: Option<&OpenError>, environment: &Environment) -> String {
    let texts = Texts::new(Language::negotiate(&environment.languages));
    error.map_or_else(|| texts.get("error-start"), |error| error.say(&texts))
}

/// A shell's listener failed; the runtime logs it and goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the listener failed: {why}")]
pub struct ListenerError {
    /// Why.
    pub why: String,
}

/// Hears news of the app. Called from one thread, never under a lock; should only post.
pub trait Listener: Send {
    /// There is a newer view. At most one such call is waiting at any time.
    ///
    /// # Errors
    /// Whatever went wrong in the shell; it is logged.
    fn changed(&self, revision: u64) -> Result<(), ListenerError>;

    /// Something is to be done by the shell.
    ///
    /// # Errors
    /// Whatever went wrong in the shell; it is logged.
    fn perform(&self, effect: Effect) -> Result<(), ListenerError>;
}
