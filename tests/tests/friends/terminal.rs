//! A terminal with a person in front of it who types lines and reads what is printed.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longest wait for something that must come.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often a person looks up when nothing is printed.
const LOOK: Duration = Duration::from_millis(60);

/// The terminal client, as the workspace builds it; built here when it was not.
fn program() -> PathBuf {
    let beside = Path::new(env!("CARGO_BIN_EXE_node")).with_file_name("sanuk");
    if !beside.exists() {
        let built = Command::new(env!("CARGO"))
            .args(["build", "-q", "-p", "sanuk-cli"])
            .status();
        assert!(built.unwrap().success(), "the terminal cannot be built");
    }
    beside
}

/// A running terminal; dropping it kills it.
pub struct Terminal {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    /// Everything printed so far.
    pub printed: String,
}

impl Terminal {
    /// Starts `sanuk` with these arguments, its saves in a folder.
    pub fn start(arguments: &[&str], folder: &Path) -> Self {
        let mut child = Command::new(program())
            .args(arguments)
            .args(["--lang", "en", "--data"])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let mut pipe = child.stdout.take().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read) = pipe.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..read]).into_owned();
                if read == 0 || sender.send(text).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            input,
            output,
            printed: String::new(),
        }
    }

    /// Types a line. A terminal that has ended hears nothing.
    pub fn say(&mut self, line: &str) {
        let _ = writeln!(self.input, "{line}");
    }

    /// Reads what is printed during one look: a person types no faster than the screen changes.
    pub fn look(&mut self) {
        let until = Instant::now() + LOOK;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            match self.output.recv_timeout(left) {
                Ok(text) => self.printed += &text,
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Reads until `text` was printed after the first `since` bytes.
    pub fn wait_for(&mut self, text: &str, since: usize) {
        let until = Instant::now() + PATIENCE;
        while !self.printed[since..].contains(text) {
            assert!(Instant::now() < until, "no {text:?} in:\n{}", self.tail());
            self.look();
        }
    }

    /// The word after this beginning, as the link in a sentence.
    pub fn word(&self, beginning: &str) -> String {
        let at = self.printed.find(beginning).unwrap();
        self.printed[at..]
            .split_whitespace()
            .next()
            .unwrap()
            .to_owned()
    }

    /// The last screens, for a failure.
    pub fn tail(&self) -> String {
        let start = self.printed.len().saturating_sub(4_000);
        String::from_utf8_lossy(&self.printed.as_bytes()[start..]).into_owned()
    }

    /// Kills it with -9.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
