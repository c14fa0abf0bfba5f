//! A PostgreSQL server of a test's own, in a temporary folder, reached through a socket in it.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where Debian keeps the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A running server; dropping it ends it and removes its folder.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
}

/// The programs of the newest version that is installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(VERSIONS).ok()?;
    let programs = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    programs.filter(|path| path.join("initdb").exists()).max()
}

/// PostgreSQL refuses to run as root, so there it runs as the user that its package made.
fn command(program: &Path) -> Command {
    let root = std::fs::metadata("/proc/self")
        .is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0);
    let mut command = if root {
        Command::new("runuser")
    } else {
        Command::new(program)
    };
    if root {
        command.args(["-u", "postgres", "--"]).arg(program);
    }
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

fn run(mut command: Command) -> io::Result<()> {
    let done = command.output()?;
    if done.status.success() {
        return Ok(());
    }
    let told = String::from_utf8_lossy(&done.stderr).into_owned();
    Err(io::Error::other(format!("{command:?}: {told}")))
}

impl Postgres {
    /// Starts a server; `None`, said loudly, where PostgreSQL is not installed.
    ///
    /// # Errors
    /// What its programs say when they fail.
    pub fn start() -> io::Result<Option<Self>> {
        let Some(programs) = programs() else {
            eprintln!("\n!! SKIPPED: PostgreSQL is not installed (package postgresql)\n");
            return Ok(None);
        };
        let folder = std::env::temp_dir().join(format!(
            "sanuk-postgres-{}-{:x}",
            std::process::id(),
            serial()
        ));
        let mut made = command(&programs.join("initdb"));
        made.arg("-D").arg(&folder).args([
            "-A",
            "trust",
            "-U",
            "postgres",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]);
        run(made)?;
        let server = Self { programs, folder };
        server.control(
            &["-w", "-o", &server.options(), "-l"],
            Some("server.log"),
            "start",
        )?;
        Ok(Some(server))
    }

    fn options(&self) -> String {
        format!(
            "-k {} -c listen_addresses='' -c max_connections=200",
            self.folder.display()
        )
    }

    fn control(&self, before: &[&str], log: Option<&str>, verb: &str) -> io::Result<()> {
        let mut control = command(&self.programs.join("pg_ctl"));
        control.arg("-D").arg(&self.folder).args(before);
        if let Some(log) = log {
            control.arg(self.folder.join(log));
        }
        // The server keeps what it inherits, so nothing may be piped to it.
        control.stderr(Stdio::null()).arg(verb);
        match control.status()? {
            status if status.success() => Ok(()),
            status => Err(io::Error::other(format!("pg_ctl {verb}: {status}"))),
        }
    }

    /// Makes an empty database and says how it is reached.
    ///
    /// # Errors
    /// What `createdb` says.
    pub fn database(&self, name: &str) -> io::Result<String> {
        let mut create = command(&self.programs.join("createdb"));
        create
            .arg("-h")
            .arg(&self.folder)
            .args(["-U", "postgres", name]);
        run(create)?;
        Ok(format!(
            "host={} user=postgres dbname={name}",
            self.folder.display()
        ))
    }
}

fn serial() -> u64 {
    static SERIAL: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    SERIAL.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Err(error) = self.control(&["-m", "immediate"], None, "stop") {
            eprintln!("PostgreSQL did not stop: {error}");
        }
        // Belongs to another user where this runs as root, who may remove it all the same.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
