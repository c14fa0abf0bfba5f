//! A UCI program as opponent and oracle: started by tests and benches, never linked or shipped.

use sanuk_core::makruk::Move;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Where Debian installs it, after whatever the path finds.
const PROGRAMS: [&str; 2] = ["fairy-stockfish", "/usr/games/fairy-stockfish"];

/// A running fairy-stockfish that has been told to play makruk on one thread.
pub struct Peer {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Peer {
    /// Starts it.
    ///
    /// # Errors
    ///
    /// When it is not installed, or does not answer.
    pub fn start() -> io::Result<Peer> {
        let spawn = |program: &str| {
            Command::new(program)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
        };
        let mut child = PROGRAMS
            .iter()
            .map(|program| spawn(program))
            .find(Result::is_ok)
            .ok_or_else(|| {
                io::Error::other(
                    "fairy-stockfish is not installed (apt-get install fairy-stockfish)",
                )
            })??;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (to, from) = pipes.ok_or_else(|| io::Error::other("no pipes"))?;
        let mut peer = Peer {
            child,
            to,
            from: BufReader::new(from),
        };
        peer.say("uci")?;
        peer.until("uciok")?;
        peer.say("setoption name UCI_Variant value makruk")?;
        peer.say("setoption name Threads value 1")?;
        peer.say("setoption name Hash value 16")?;
        peer.ready()?;
        Ok(peer)
    }

    fn say(&mut self, command: &str) -> io::Result<()> {
        writeln!(self.to, "{command}")?;
        self.to.flush()
    }

    /// Reads lines up to one that begins so, that one included.
    fn until(&mut self, end: &str) -> io::Result<Vec<String>> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err(io::Error::other("fairy-stockfish ended"));
            }
            let line = line.trim().to_owned();
            let last = line.starts_with(end);
            lines.push(line);
            if last {
                return Ok(lines);
            }
        }
    }

    fn ready(&mut self) -> io::Result<()> {
        self.say("isready")?;
        self.until("readyok").map(drop)
    }

    /// Begins a new game: everything known is forgotten.
    ///
    /// # Errors
    ///
    /// When it has ended.
    pub fn new_game(&mut self) -> io::Result<()> {
        self.say("ucinewgame")?;
        self.ready()
    }

    /// Sets the position up.
    ///
    /// # Errors
    ///
    /// When it has ended.
    pub fn position(&mut self, fen: &str) -> io::Result<()> {
        self.say(&format!("position fen {fen}"))
    }

    /// The leaves below each first move.
    ///
    /// # Errors
    ///
    /// When it has ended or answers something unreadable.
    pub fn divide(&mut self, depth: u32) -> io::Result<Vec<(String, u64)>> {
        self.say(&format!("go perft {depth}"))?;
        let lines = self.until("Nodes searched")?;
        let row = |line: &String| {
            let (mv, nodes) = line.split_once(": ")?;
            Some((mv.to_owned(), nodes.parse().ok()?))
        };
        Ok(lines[..lines.len() - 1].iter().filter_map(row).collect())
    }

    /// The move it plays, searching as `go` says: `nodes 3000`, `movetime 100`.
    ///
    /// # Errors
    ///
    /// When it has ended or names no move.
    pub fn go(&mut self, limit: &str) -> io::Result<Move> {
        self.say(&format!("go {limit}"))?;
        let lines = self.until("bestmove")?;
        let mv = lines.last().and_then(|line| line.split_whitespace().nth(1));
        let mv = mv.and_then(|text| text.trim_end_matches(['m', '+']).parse().ok());
        mv.ok_or_else(|| io::Error::other(format!("no move in {lines:?}")))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // Whether it ends by itself or is ended, nothing of it is left.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
