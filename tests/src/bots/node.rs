//! A server as a process of its own, to be killed.

use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How to start a server, again and again on the same port.
#[derive(Debug, Clone)]
pub struct Recipe {
    /// The program.
    pub program: PathBuf,
    /// Programs to run it by, such as `strace` with its options.
    pub before: Vec<String>,
    /// Where it listens.
    pub address: SocketAddr,
    /// `SANUK_SERVER_…` variables, without that beginning.
    pub settings: Vec<(String, String)>,
    /// Where its log lines go.
    pub lines: Option<PathBuf>,
}

impl Recipe {
    /// A server on a free port of this computer, without limits that bots would meet.
    ///
    /// # Errors
    /// What the system says when no port is free.
    pub fn new(program: &Path, store: &str) -> io::Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let setting = |name: &str, value: String| (name.to_owned(), value);
        let settings = vec![
            setting("LISTEN", address.to_string()),
            setting("PUBLIC", format!("http://{address}")),
            setting("STORE", store.to_owned()),
            setting("UNLIMITED", "[\"127.0.0.0/8\"]".into()),
            setting("LIMITS__FRAMES_PER_SECOND", "1000000".into()),
            setting("LIMITS__FRAME_BURST", "1000000".into()),
        ];
        Ok(Self {
            program: program.to_owned(),
            before: Vec::new(),
            address,
            settings,
            lines: None,
        })
    }

    /// The same with another setting.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.settings.retain(|(known, _)| known != name);
        self.settings.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Starts it and waits until it answers.
    ///
    /// # Errors
    /// When it ends instead, or does not answer in 20 s.
    pub fn start(&self) -> io::Result<Node> {
        let mut command = match self.before.split_first() {
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(&self.program);
                command
            }
            None => Command::new(&self.program),
        };
        for (name, value) in &self.settings {
            command.env(format!("SANUK_SERVER_{name}"), value);
        }
        let lines = match &self.lines {
            Some(path) => Stdio::from(
                std::fs::OpenOptions::new()
                    .create(true)
                    .append(true)
                    .open(path)?,
            ),
            None => Stdio::inherit(),
        };
        if self.lines.is_none() {
            command.env("RUST_LOG", "error");
        }
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(lines)
            .spawn()?;
        let mut node = Node {
            child,
            address: self.address,
        };
        node.wait_until_ready()?;
        Ok(node)
    }
}

/// A running server; dropping it kills it.
#[derive(Debug)]
pub struct Node {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Node {
    fn wait_until_ready(&mut self) -> io::Result<()> {
        let deadline = Instant::now() + Duration::from_secs(20);
        while Instant::now() < deadline {
            if let Some(status) = self.child.try_wait()? {
                return Err(io::Error::other(format!("the server ended: {status}")));
            }
            if TcpStream::connect(self.address).is_ok() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Err(io::Error::other("the server did not answer in 20 s"))
    }

    /// Its process number.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills it without a word, as a loss of power would.
    ///
    /// # Errors
    /// What the system says.
    pub fn kill(mut self) -> io::Result<()> {
        self.strike();
        self.child.wait().map(drop)
    }

    /// Kills the server. A program that runs it ends by itself then, with everything written down.
    fn strike(&mut self) {
        let pid = self.child.id();
        let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"));
        let children = children.unwrap_or_default();
        if children.is_empty() {
            // It may have been killed already.
            let _ = self.child.kill();
            return;
        }
        let _ = Command::new("kill")
            .arg("-9")
            .args(children.split_whitespace())
            .status();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.strike();
        let _ = self.child.wait();
    }
}
