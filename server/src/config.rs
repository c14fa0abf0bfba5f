//! Configuration: a TOML file, over which variables of the environment are laid.
//!
//! `SANUK_SERVER_LISTEN` sets `listen`, `SANUK_SERVER_LIMITS__SOCKETS` sets `sockets` in `[limits]`. A value is read
//! as TOML where it is TOML (`["10.0.0.0/8"]`, `200`), and as plain text otherwise.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use ipnet::IpNet;
use serde::Deserialize;
use toml::{Table, Value};

/// Beginning of the environment variables that are read.
const PREFIX: &str = "SANUK_SERVER_";

/// Everything that can be set. `server/README.md` says what each is for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// What links begin with, such as `https://play.example.org`; no slash at the end.
    pub public: String,
    /// This node's name: the same after a restart, different from every other node's.
    pub node: String,
    /// `memory`, `sqlite:PATH`, or a PostgreSQL address.
    pub store: StoreAddress,
    /// Connections to PostgreSQL.
    pub store_connections: usize,
    /// Peers whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Origins that browsers may connect from, besides `public`.
    pub origins: Vec<String>,
    /// Addresses that no limit counts, such as a load test's.
    pub unlimited: Vec<IpNet>,
    /// Addresses that may read `/metrics`.
    pub metrics_from: Vec<IpNet>,
    /// `text` or `json` lines.
    pub log_format: LogFormat,
    /// What one address, socket or process may do.
    pub limits: Limits,
    /// The apps that open links by themselves.
    pub apps: Apps,
}

/// Form of a log line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For reading.
    Text,
    /// For machines.
    Json,
}

/// Where the logs of rooms are kept. Its text may hold a password, so it is never printed.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub enum StoreAddress {
    /// In memory: gone with the process.
    Memory,
    /// In this file.
    Sqlite(PathBuf),
    /// In the database at this address.
    Postgres(String),
}

impl From<String> for StoreAddress {
    fn from(text: String) -> Self {
        match text.strip_prefix("sqlite:") {
            Some(path) => Self::Sqlite(path.into()),
            None if text == "memory" => Self::Memory,
            None => Self::Postgres(text),
        }
    }
}

impl std::fmt::Debug for StoreAddress {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Memory => out.write_str("memory"),
            Self::Sqlite(path) => write!(out, "sqlite:{}", path.display()),
            Self::Postgres(_) => out.write_str("postgresql"),
        }
    }
}

/// What one address, socket or process may do.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Connections of the process.
    pub connections: usize,
    /// Connections of an IPv4 address or an IPv6 /64.
    pub sockets: u32,
    /// Frames a second that a socket may send on average.
    pub frames_per_second: u32,
    /// Frames that it may send at once.
    pub frame_burst: u32,
    /// Requests a minute of an address.
    pub requests_per_minute: u32,
    /// Codes a minute that an address may ask for in vain.
    pub failed_lookups_per_minute: u32,
    /// Bytes that may wait for a socket before it is closed as too slow.
    pub queued_bytes: usize,
}

impl Limits {
    /// Whether nobody could pass one of them.
    fn has_zero(&self) -> bool {
        let counts = [
            self.sockets,
            self.frames_per_second,
            self.frame_burst,
            self.requests_per_minute,
            self.failed_lookups_per_minute,
        ];
        counts.contains(&0) || [self.connections, self.queued_bytes].contains(&0)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            sockets: 200,
            frames_per_second: 10,
            frame_burst: 20,
            requests_per_minute: 100,
            failed_lookups_per_minute: 60,
            queued_bytes: 64 * 1_024,
        }
    }
}

/// The apps that open links by themselves, and where they can be had.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Apps {
    /// Android package, such as `app.sanuk`.
    pub android_package: String,
    /// SHA-256 fingerprints of its signing certificates, as `AB:CD:…`.
    pub android_fingerprints: Vec<String>,
    /// Apple ids as `TEAMID.app.sanuk`.
    pub apple_ids: Vec<String>,
    /// The app's page in Google Play, if it has one.
    pub play_store: Option<String>,
    /// The app's page in the App Store, if it has one.
    pub app_store: Option<String>,
}

impl Default for Apps {
    fn default() -> Self {
        Self {
            android_package: "app.sanuk".into(),
            android_fingerprints: Vec::new(),
            apple_ids: Vec::new(),
            play_store: None,
            app_store: None,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let loopback = ["127.0.0.0/8", "::1/128"];
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7625)),
            public: "http://localhost:7625".into(),
            node: "one".into(),
            store: StoreAddress::Sqlite("sanuk.db".into()),
            store_connections: 16,
            trusted_proxies: Vec::new(),
            origins: Vec::new(),
            unlimited: Vec::new(),
            metrics_from: loopback.iter().filter_map(|net| net.parse().ok()).collect(),
            log_format: LogFormat::Text,
            limits: Limits::default(),
            apps: Apps::default(),
        }
    }
}

/// Why a configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// It is not TOML, or names something unknown.
    #[error("the configuration cannot be read: {0}")]
    Text(String),
    /// A value makes no sense.
    #[error("{0}")]
    Value(String),
}

impl Config {
    /// Reads the file, if any, and lays `environment` over it.
    ///
    /// # Errors
    /// [`ConfigError`] names the file, key or value that is wrong.
    pub fn load(
        file: Option<&Path>,
        environment: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, ConfigError> {
        let mut table = match file {
            Some(path) => read(path)?,
            None => Table::new(),
        };
        for (name, value) in environment {
            if let Some(key) = name.strip_prefix(PREFIX) {
                lay_over(&mut table, &key.to_lowercase(), &value);
            }
        }
        let config: Self = table
            .try_into()
            .map_err(|error: toml::de::Error| ConfigError::Text(error.message().into()))?;
        config.checked()
    }

    fn checked(mut self) -> Result<Self, ConfigError> {
        let wrong = |told: &str| Err(ConfigError::Value(told.to_owned()));
        self.public
            .truncate(self.public.trim_end_matches('/').len());
        let Some((scheme, host)) = self.public.split_once("://") else {
            return wrong("public must begin with https:// or http://");
        };
        if !["https", "http"].contains(&scheme)
            || host.is_empty()
            || host.contains(['/', '?', '#', '@'])
        {
            return wrong("public must be a scheme and a host, such as https://play.example.org");
        }
        if self.node.is_empty() || self.node.len() > 64 {
            return wrong("node must have 1 to 64 bytes");
        }
        if self.store_connections == 0 || self.limits.has_zero() {
            return wrong("a limit of zero would keep everybody out");
        }
        Ok(self)
    }

    /// Host and port of `public`.
    pub fn host(&self) -> &str {
        self.public.split_once("://").map_or("", |(_, host)| host)
    }
}

fn read(path: &Path) -> Result<Table, ConfigError> {
    let text =
        std::fs::read_to_string(path).map_err(|error| ConfigError::File(path.into(), error))?;
    text.parse()
        .map_err(|error| ConfigError::Text(format!("{}{}", path.display(), told(&text, &error))))
}

/// What is wrong and where, without the line itself: it may hold a password.
fn told(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start));
    let place = before.map_or_else(String::new, |before| {
        let line = before.matches('\n').count() + 1;
        let column = before
            .chars()
            .rev()
            .take_while(|sign| *sign != '\n')
            .count()
            + 1;
        format!(", line {line}, column {column}")
    });
    format!("{place}: {}", error.message())
}

fn lay_over(table: &mut Table, key: &str, text: &str) {
    let mut place = table;
    let mut parts = key.split("__").peekable();
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            place.insert(part.to_owned(), value(text));
            return;
        }
        let entry = place
            .entry(part)
            .or_insert_with(|| Value::Table(Table::new()));
        let Value::Table(inner) = entry else { return };
        place = inner;
    }
}

/// TOML where it is TOML and the type cannot be meant as text.
fn value(text: &str) -> Value {
    let line: Result<Table, _> = format!("it = {text}").parse();
    let parsed = line.ok().and_then(|mut table| table.remove("it"));
    parsed.unwrap_or_else(|| Value::String(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(pairs: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let pairs: Vec<_> = pairs
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
            .collect();
        Config::load(None, pairs.into_iter())
    }

    #[test]
    fn the_environment_is_laid_over_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sanuk.toml");
        let text =
            "public = 'https://a.example/'\nnode = 'n'\n[limits]\nsockets = 5\nframe_burst = 7\n";
        std::fs::write(&path, text).unwrap();
        let env = [("SANUK_SERVER_LIMITS__SOCKETS".to_owned(), "9".to_owned())];
        let config = Config::load(Some(&path), env.into_iter()).unwrap();
        assert_eq!(
            (config.public.as_str(), config.host()),
            ("https://a.example", "a.example")
        );
        assert_eq!((config.limits.sockets, config.limits.frame_burst), (9, 7));
        assert_eq!(config.limits.requests_per_minute, 100);
    }

    #[test]
    fn lists_numbers_and_plain_text_come_from_the_environment() {
        let config = load(&[
            ("SANUK_SERVER_TRUSTED_PROXIES", "[\"10.0.0.0/8\"]"),
            ("SANUK_SERVER_STORE", "postgresql://u:secret@h/db"),
            ("SANUK_SERVER_LISTEN", "[::]:80"),
            ("HOME", "/x"),
        ])
        .unwrap();
        assert_eq!(config.trusted_proxies.len(), 1);
        assert_eq!(config.listen.port(), 80);
        assert!(
            !format!("{config:?}").contains("secret"),
            "the address may hold a password"
        );
    }

    #[test]
    fn a_file_that_cannot_be_read_is_told_by_its_place_and_never_quoted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sanuk.toml");
        let line = "store = \"postgresql://u:secret@h/db";
        for (text, place) in [
            (format!("node = 'n'\n{line}\n"), "line 2, column "),
            (format!("{line}\"\n{line}\"\n"), "line 2, column 1"),
            (format!("{line}\" x\n"), "line 1, column 38"),
        ] {
            std::fs::write(&path, text).unwrap();
            let told = Config::load(Some(&path), std::iter::empty()).unwrap_err();
            let told = told.to_string();
            assert!(
                told.contains(place) && told.contains("sanuk.toml"),
                "{told}"
            );
            assert!(!told.contains("secret"), "{told}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let told = |pairs: &[(&str, &str)]| load(pairs).unwrap_err().to_string();
        assert!(told(&[("SANUK_SERVER_LISTNE", "x")]).contains("listne"));
        assert!(told(&[("SANUK_SERVER_PUBLIC", "play.example.org")]).contains("public"));
        assert!(told(&[("SANUK_SERVER_PUBLIC", "https://x/y")]).contains("public"));
        for limit in [
            "STORE_CONNECTIONS",
            "LIMITS__CONNECTIONS",
            "LIMITS__SOCKETS",
            "LIMITS__FRAMES_PER_SECOND",
            "LIMITS__FRAME_BURST",
            "LIMITS__REQUESTS_PER_MINUTE",
            "LIMITS__FAILED_LOOKUPS_PER_MINUTE",
            "LIMITS__QUEUED_BYTES",
        ] {
            let name = format!("SANUK_SERVER_{limit}");
            assert!(told(&[(&name, "0")]).contains("zero"), "{limit}");
        }
        assert!(told(&[("SANUK_SERVER_LIMITS__SOCKETS", "many")]).contains("u32"));
    }
}
