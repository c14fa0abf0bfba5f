//! Who a device is to a room: a secret token, its hash in the log, and numbered connections.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex;

/// A text that is no token, hash or device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("hexadecimal digits 0-9 a-f are wanted, {0} of them")]
pub struct IdentityError(usize);

pub(super) fn read<const N: usize>(text: &str) -> Result<[u8; N], IdentityError> {
    hex::read(text).ok_or(IdentityError(2 * N))
}

/// What a device proves its seat with: 32 random bytes that it made itself. Never logged, never
/// part of a URL.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Token(pub [u8; 32]);

/// The SHA-256 of a [`Token`]: what a room's log holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash(pub [u8; 32]);

/// A device, by a random number that says nothing else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DeviceId(pub u64);

/// One connection of a device; `n` rises with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conn {
    /// The device.
    pub device: DeviceId,
    /// Number of the connection.
    pub n: u64,
}

impl Token {
    /// What the log holds of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl TokenHash {
    /// Compares in a time that does not tell how much was right.
    pub fn same(&self, other: &TokenHash) -> bool {
        let apart = self
            .0
            .iter()
            .zip(&other.0)
            .fold(0, |sum, (a, b)| sum | (a ^ b));
        apart == 0
    }
}

impl fmt::Debug for Token {
    /// Says nothing, so that no log can tell it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

impl fmt::Debug for TokenHash {
    /// Four digits, enough to tell devices apart in a trace.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TokenHash({}..)", hex::write(&self.0[..2]))
    }
}

impl fmt::Debug for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceId({:016x})", self.0)
    }
}

impl FromStr for Token {
    type Err = IdentityError;

    fn from_str(text: &str) -> Result<Token, IdentityError> {
        read(text).map(Token)
    }
}

impl FromStr for TokenHash {
    type Err = IdentityError;

    fn from_str(text: &str) -> Result<TokenHash, IdentityError> {
        read(text).map(TokenHash)
    }
}

impl FromStr for DeviceId {
    type Err = IdentityError;

    fn from_str(text: &str) -> Result<DeviceId, IdentityError> {
        read(text).map(|bytes| DeviceId(u64::from_be_bytes(bytes)))
    }
}

impl TryFrom<String> for Token {
    type Error = IdentityError;

    fn try_from(text: String) -> Result<Token, IdentityError> {
        text.parse()
    }
}

impl TryFrom<String> for TokenHash {
    type Error = IdentityError;

    fn try_from(text: String) -> Result<TokenHash, IdentityError> {
        text.parse()
    }
}

impl TryFrom<String> for DeviceId {
    type Error = IdentityError;

    fn try_from(text: String) -> Result<DeviceId, IdentityError> {
        text.parse()
    }
}

impl From<Token> for String {
    /// The digits, for the first frame, a join's body or the Authorization header only.
    fn from(token: Token) -> String {
        hex::write(&token.0)
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> String {
        hex::write(&hash.0)
    }
}

impl From<DeviceId> for String {
    fn from(device: DeviceId) -> String {
        hex::write(&device.0.to_be_bytes())
    }
}
