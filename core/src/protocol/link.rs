//! Invitations as a person taps, pastes or types them, and the address of the server.
//!
//! Owns: reading `https://HOST/j/CODE`, `sanuk://j/CODE` and a bare code, and writing the first
//! two. Must not know rooms or open anything. Start with [`read`]; [`ServerAddress`] writes links.
//!
//! Source: `app.md` § 5: query, fragment, trailing slash and punctuation are ignored.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::code::{Code, CodeError};

/// Longest address or invitation that is looked at, in bytes; longer ones are no links of ours.
const LONGEST: usize = 2_048;

/// What an invitation says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The room's code.
    pub code: Code,
    /// The server that the link names; `None` for `sanuk://` links and bare codes, which mean the
    /// app's own server.
    pub server: Option<ServerAddress>,
}

/// Why a text is no invitation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// A link of another app or to another page.
    #[error("this link leads to no room")]
    NotARoom,
    /// A room on another server than the app's.
    #[error("this room is on {host}")]
    OtherServer {
        /// The other server's host, with its port where it has one.
        host: String,
    },
    /// The link or the typed text has a code that is none.
    #[error("{0}")]
    Code(#[from] CodeError),
}

/// Where a server is: scheme, host, port and folder. Written without a slash at the end.
///
/// ```
/// use sanuk_core::protocol::ServerAddress;
/// let server: ServerAddress = "https://Play.Example.org/".parse()?;
/// assert_eq!(server.to_string(), "https://play.example.org");
/// assert_eq!(server.link("K7QF9MWT2A".parse()?), "https://play.example.org/j/K7QF9MWT2A");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ServerAddress {
    secure: bool,
    /// Host in lower case, with the port where it is not the scheme's own.
    host: String,
    /// Empty, or a path that begins with a slash and ends without one.
    folder: String,
}

/// Why a text is no server's address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ServerAddressError {
    /// It begins with neither `https://` nor `http://`.
    #[error("a server's address begins with https://")]
    Scheme,
    /// There is no host, or one with signs that no host has.
    #[error("`{host}` is no host")]
    Host {
        /// What stands there.
        host: String,
    },
    /// A query or a fragment follows.
    #[error("a server's address has no `?` or `#`")]
    Tail,
}

/// Reads what a person tapped, pasted or typed: a link of either kind, also in the middle of a
/// sentence, or a bare code.
///
/// # Errors
/// [`LinkError`] says what is wrong; a code's faults are told for links as for typed codes.
pub fn read(text: &str) -> Result<Invitation, LinkError> {
    if text.len() > LONGEST {
        return Err(LinkError::NotARoom);
    }
    let text = text.trim();
    let Some((scheme, rest)) = find_scheme(text) else {
        return Ok(Invitation {
            code: bare(text)?,
            server: None,
        });
    };
    let rest = rest.split(is_outside).next().unwrap_or_default();
    let rest = rest.split(['?', '#']).next().unwrap_or_default();
    match scheme {
        Scheme::App => app_link(rest),
        Scheme::Web { secure } => web_link(secure, rest),
    }
}

/// The link that opens the app, whatever its server is.
pub fn app_link_to(code: Code) -> String {
    format!("sanuk://j/{code}")
}

impl Invitation {
    /// The code, for an app that plays on `server`.
    ///
    /// # Errors
    /// [`LinkError::OtherServer`] when the link names another one.
    pub fn code_at(&self, server: &ServerAddress) -> Result<Code, LinkError> {
        match &self.server {
            Some(named) if !named.same_place(server) => Err(LinkError::OtherServer {
                host: named.host.clone(),
            }),
            _ => Ok(self.code),
        }
    }
}

impl ServerAddress {
    /// Host, with its port where that is not the scheme's own.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether the connection is encrypted.
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    /// The address of a path below the server, such as `/api/rooms`.
    pub fn http(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// The same for a WebSocket.
    pub fn websocket(&self, path: &str) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}{path}", self.host, self.folder)
    }

    /// The link that is sent to friends.
    pub fn link(&self, code: Code) -> String {
        self.http(&format!("/j/{code}"))
    }

    /// The same host and folder; a link with `http` leads to a server with `https` too.
    fn same_place(&self, other: &Self) -> bool {
        self.host == other.host && self.folder == other.folder
    }
}

impl FromStr for ServerAddress {
    type Err = ServerAddressError;

    fn from_str(text: &str) -> Result<Self, ServerAddressError> {
        let text = text.trim();
        let (scheme, rest) = split_scheme(text).ok_or(ServerAddressError::Scheme)?;
        let Scheme::Web { secure } = scheme else {
            return Err(ServerAddressError::Scheme);
        };
        if rest.contains(['?', '#']) {
            return Err(ServerAddressError::Tail);
        }
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let host = host(secure, authority).ok_or_else(|| ServerAddressError::Host {
            host: authority.chars().take(60).collect(),
        })?;
        Ok(Self {
            secure,
            host,
            folder: folder(path),
        })
    }
}

/// A path without the slashes and blanks at its end, which mean nothing.
fn folder(path: &str) -> String {
    path.trim_end_matches(|c: char| c == '/' || c.is_whitespace())
        .to_owned()
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.host, self.folder)
    }
}

impl TryFrom<String> for ServerAddress {
    type Error = ServerAddressError;

    fn try_from(text: String) -> Result<Self, ServerAddressError> {
        text.parse()
    }
}

impl From<ServerAddress> for String {
    fn from(server: ServerAddress) -> Self {
        server.to_string()
    }
}

/// How a link begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    App,
    Web { secure: bool },
}

const SCHEMES: [(&str, Scheme); 3] = [
    ("https://", Scheme::Web { secure: true }),
    ("http://", Scheme::Web { secure: false }),
    ("sanuk://", Scheme::App),
];

/// The scheme at the beginning, in any case, and what follows.
fn split_scheme(text: &str) -> Option<(Scheme, &str)> {
    SCHEMES.iter().find_map(|(prefix, scheme)| {
        let start = text.get(..prefix.len())?;
        start
            .eq_ignore_ascii_case(prefix)
            .then(|| (*scheme, &text[prefix.len()..]))
    })
}

/// The first scheme anywhere in the text: messengers share a link inside a sentence.
fn find_scheme(text: &str) -> Option<(Scheme, &str)> {
    let at_scheme = |(at, _): (usize, char)| split_scheme(&text[at..]);
    text.char_indices().find_map(at_scheme)
}

/// Signs that end a link inside a sentence.
fn is_outside(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '<' | '>' | '"' | '“' | '”' | '「' | '」' | '|' | '\\')
}

/// Punctuation that a sentence puts behind a link.
fn is_punctuation(sign: char) -> bool {
    matches!(
        sign,
        '.' | ',' | ';' | ':' | '!' | '?' | ')' | ']' | '}' | '\'' | '*' | '’' | '…'
    ) || matches!(
        sign,
        '。' | '、' | '，' | '！' | '？' | '）' | '』' | '】' | '〉'
    )
}

/// A code without a link around it. A text with a dot or a slash was meant as an address.
fn bare(text: &str) -> Result<Code, LinkError> {
    let code = text.trim_end_matches(is_punctuation);
    if code.contains(['/', '.', ':', '@']) {
        return Err(LinkError::NotARoom);
    }
    Ok(code.parse()?)
}

/// `j/CODE`, after the scheme of the app.
fn app_link(rest: &str) -> Result<Invitation, LinkError> {
    let path = format!("/{rest}");
    match room_path(&path)? {
        ("", code) => Ok(Invitation { code, server: None }),
        _ => Err(LinkError::NotARoom),
    }
}

/// `HOST/j/CODE`, after the scheme of the web.
fn web_link(secure: bool, rest: &str) -> Result<Invitation, LinkError> {
    let (authority, path) = rest.split_at(rest.find('/').ok_or(LinkError::NotARoom)?);
    let host = host(secure, authority).ok_or(LinkError::NotARoom)?;
    let (before, code) = room_path(path)?;
    let server = Some(ServerAddress {
        secure,
        host,
        folder: folder(before),
    });
    Ok(Invitation { code, server })
}

/// What stands before `/j/CODE`, and the code.
fn room_path(path: &str) -> Result<(&str, Code), LinkError> {
    let path = path.trim_end_matches(|sign| sign == '/' || is_punctuation(sign));
    let (before, code) = path.rsplit_once('/').ok_or(LinkError::NotARoom)?;
    match before.rsplit_once('/') {
        Some((folder, "j" | "J")) => Ok((folder, code.parse()?)),
        _ => Err(LinkError::NotARoom),
    }
}

/// A host in lower case, without the scheme's own port. What stands before an `@` is a trick to
/// make another host look like ours, so such a link is none.
fn host(secure: bool, authority: &str) -> Option<String> {
    let authority = authority.to_ascii_lowercase();
    let (name, port) = match authority.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (authority.as_str(), None),
    };
    let named = |name: &str| {
        let sound = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '.');
        !name.is_empty() && name.chars().all(sound)
    };
    let numbered = |name: &str| {
        let inside = name.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
        inside.is_some_and(|it| it.parse::<std::net::Ipv6Addr>().is_ok())
    };
    if authority.len() > 253 || !(named(name) || numbered(name)) {
        return None;
    }
    let Some(port) = port else {
        return Some(name.to_owned());
    };
    let port: u16 = port.parse().ok().filter(|port| *port > 0)?;
    let own_port = if secure { 443 } else { 80 };
    Some(if port == own_port {
        name.to_owned()
    } else {
        format!("{name}:{port}")
    })
}

#[cfg(test)]
mod tests;
