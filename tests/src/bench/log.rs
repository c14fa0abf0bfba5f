//! The kept games of a match: one line a game or a few, appended as they end, so that a match of
//! hours survives an interruption.
//!
//! The first line names the players; games of other players are not counted on.

use super::machine;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

/// The log of one match.
pub(super) struct Log {
    path: PathBuf,
    /// What begins the first line while the players are the same.
    players: String,
}

impl Log {
    /// The log of a match between players of a fingerprint.
    pub(super) fn open(bench: &str, name: &str, players: u64) -> Log {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches");
        Log {
            path: folder.join(format!("{bench}-{name}.log")),
            players: format!("# players {players:016x}"),
        }
    }

    fn text(&self) -> String {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        if text.starts_with(&self.players) {
            text
        } else {
            String::new()
        }
    }

    /// The cells of each line, in the order of the games.
    pub(super) fn rows(&self) -> Vec<Vec<String>> {
        let text = self.text();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines
            .map(|line| line.split('\t').map(str::to_owned).collect())
            .collect()
    }

    /// Machine and date of the first line; empty where nothing is kept.
    pub(super) fn head(&self) -> String {
        let text = self.text();
        let head = text.lines().next().unwrap_or_default();
        let rest = head.strip_prefix(&self.players).unwrap_or_default();
        rest.trim_start_matches([' ', '·']).to_owned()
    }

    /// When and where the kept games began; now and here where nothing is kept.
    pub(super) fn when_and_where(&self) -> (String, String) {
        let head = self.head();
        match head.rsplit_once(" · ") {
            Some((place, date)) => (date.to_owned(), place.to_owned()),
            None => (machine::date(), machine::name()),
        }
    }

    /// Adds a line; the first one begins the file with the players, the machine and the date.
    pub(super) fn append(&self, line: &str) {
        if let Err(error) = self.try_append(line) {
            println!("{}: {error}", self.path.display());
        }
    }

    fn try_append(&self, line: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        if self.text().is_empty() {
            let (machine, date) = (machine::name(), machine::date());
            fs::write(
                &self.path,
                format!("{} · {machine} · {date}\n", self.players),
            )?;
        }
        let mut file = OpenOptions::new().append(true).open(&self.path)?;
        writeln!(file, "{line}")
    }
}
