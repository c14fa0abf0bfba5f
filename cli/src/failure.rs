//! How a task fails, and with which exit status.

use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use sanuk_core::app::say_disk_fault;
use sanuk_core::text::Texts;

/// Why a task did not get done. The text is finished and in the user's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Called wrongly: exit status 2.
    Usage(String),
    /// Could not be done: exit status 1.
    Failed(String),
}

impl Failure {
    /// Exit status of the process.
    pub fn status(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) => 1,
        }
    }

    /// Says that a file cannot be read or written.
    pub fn file(texts: &Texts, path: &Path, error: &std::io::Error) -> Self {
        let why = say_disk_fault(texts, error.kind(), &error.to_string());
        Failure::Failed(format!("{}: {why}", path.display()))
    }

    /// What became of writing to the standard output. A reader that has gone (`| head`) has what
    /// it wanted.
    ///
    /// # Errors
    ///
    /// The output fails otherwise: a full disk.
    pub fn output(texts: &Texts, written: std::io::Result<()>) -> Result<(), Self> {
        let Err(error) = written else { return Ok(()) };
        if error.kind() == ErrorKind::BrokenPipe {
            return Ok(());
        }
        let why = say_disk_fault(texts, error.kind(), &error.to_string());
        let values = [("why", why.into())];
        Err(Failure::Failed(texts.format("terminal-output", &values)))
    }

    /// Says that the folder of the saves cannot be used.
    pub fn folder(texts: &Texts, path: &Path, error: &std::io::Error) -> Self {
        let values = [
            ("path", path.display().to_string().into()),
            (
                "why",
                say_disk_fault(texts, error.kind(), &error.to_string()).into(),
            ),
        ];
        Failure::Failed(texts.format("error-store-folder", &values))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(text) | Failure::Failed(text) => f.write_str(text),
        }
    }
}
