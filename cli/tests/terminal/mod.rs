//! A person at the terminal, for tests: types a line, reads until the next prompt.

#![allow(dead_code, reason = "each test file uses its part")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

const PROMPT: &str = "Your choice: ";

/// The program with a clean environment.
pub fn sanuk() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sanuk"));
    command.env_clear().env("LANG", "en_US.UTF-8");
    command
}

/// Runs to the end with everything typed at once.
pub fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = sanuk()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // From another thread, because a full pipe would stop both sides; the program may leave early.
    let typist = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().unwrap();
    typist.join().unwrap();
    output
}

/// Standard output as text.
pub fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Standard error as text.
pub fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A running program.
pub struct Terminal {
    child: Child,
    keys: Option<ChildStdin>,
    screen: ChildStdout,
}

impl Terminal {
    /// Starts it and reads the first screen.
    pub fn open(data: &Path, arguments: &[&str]) -> (Self, String) {
        let mut child = sanuk()
            .args(arguments)
            .arg("--data")
            .arg(data)
            // Records are written into the folder that the terminal is in.
            .current_dir(data.parent().unwrap())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let (keys, screen) = (child.stdin.take(), child.stdout.take().unwrap());
        let mut terminal = Self {
            child,
            keys,
            screen,
        };
        let first = terminal.read();
        (terminal, first)
    }

    /// Types a line and reads what comes of it, up to the next prompt.
    pub fn send(&mut self, line: &str) -> String {
        self.type_only(line);
        self.read()
    }

    /// Types a line without reading.
    pub fn type_only(&mut self, line: &str) {
        writeln!(self.keys.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Reads up to the next prompt, or to the end.
    fn read(&mut self) -> String {
        let mut text = Vec::new();
        let mut byte = [0];
        while !text.ends_with(PROMPT.as_bytes()) && self.screen.read(&mut byte).unwrap() == 1 {
            text.push(byte[0]);
        }
        String::from_utf8(text).unwrap()
    }

    /// Kills it as the system would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input; gives the exit status and the last words.
    pub fn hang_up(mut self) -> (i32, String) {
        self.keys = None;
        let words = self.read();
        (self.child.wait().unwrap().code().unwrap(), words)
    }
}

/// Plays a Ludo game on from a screen: rolls and moves the first piece that can move, until the
/// screen satisfies `until`.
pub fn play_ludo(
    terminal: &mut Terminal,
    mut screen: String,
    until: impl Fn(&str) -> bool,
) -> String {
    for _ in 0..5_000 {
        if until(&screen) {
            return screen;
        }
        screen = terminal.send(if movable(&screen).is_some() {
            movable(&screen).unwrap()
        } else {
            "roll"
        });
    }
    panic!("the game does not end; the last screen was\n{screen}");
}

/// The id of the first piece that the screen lets move: the panel has the numbers 1 to 4.
pub fn movable(screen: &str) -> Option<&'static str> {
    let last = screen.rfind("\n  1)").map_or(screen, |at| &screen[at..]);
    [
        ("\n  1) ", "move:0"),
        ("\n  2) ", "move:1"),
        ("\n  3) ", "move:2"),
        ("\n  4) ", "move:3"),
    ]
    .into_iter()
    .find_map(|(row, id)| last.contains(row).then_some(id))
}
