//! The kept games of a match: one line a game, appended as it ends.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

/// The log of one match.
pub(super) struct Log(PathBuf);

impl Log {
    pub(super) fn open(name: &str) -> Log {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches");
        Log(folder.join(format!("ai-makruk-{name}.log")))
    }

    /// The first contestant's scores, in the order of the games.
    pub(super) fn scores(&self) -> Vec<f64> {
        let text = fs::read_to_string(&self.0).unwrap_or_default();
        text.lines()
            .filter_map(|line| line.split('\t').nth(1)?.parse().ok())
            .collect()
    }

    pub(super) fn append(&self, line: &str) {
        let folder = self.0.parent().map_or(Ok(()), fs::create_dir_all);
        let open = || OpenOptions::new().create(true).append(true).open(&self.0);
        let file = folder.and_then(|()| open());
        if let Err(error) = file.and_then(|mut file| writeln!(file, "{line}")) {
            println!("{}: {error}", self.0.display());
        }
    }

    /// When it was last written, in days since 1970 of the file's time.
    pub(super) fn date(&self) -> String {
        let written = fs::metadata(&self.0).and_then(|data| data.modified()).ok();
        let since = written.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
        since.map_or("unknown date".to_owned(), |since| {
            format!("day {}", since.as_secs() / 86_400)
        })
    }
}
