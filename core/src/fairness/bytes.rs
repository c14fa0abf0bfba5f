//! The 32-byte values of the scheme, each its own type, written as 64 hexadecimal digits.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::hex;

/// A text that is none of these values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no such value: 64 digits 0-9 a-f are wanted")]
pub struct HexError(String);

/// Reads 64 lower-case hexadecimal digits.
fn read(text: &str) -> Result<[u8; 32], HexError> {
    hex::read(text).ok_or_else(|| HexError(text.chars().take(72).collect()))
}

macro_rules! value {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::write(&self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<$name, HexError> {
                read(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = HexError;

            fn try_from(text: String) -> Result<$name, HexError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }
    };
}

value! {
    /// A key of the host's chain: `k_0` is public before anyone joins, `k_j` with roll `j`.
    Key
}
value! {
    /// A person's half of the dice, `r`: random, sealed by a [`Commitment`], opened after the start.
    Share
}
value! {
    /// The seal on a share, `c`: it binds the share, the seat and the game.
    Commitment
}
value! {
    /// Both halves together, `M`; known when the last share is open.
    Mix
}

impl Key {
    /// The first 8 digits, shown in the lobby for the eye.
    pub fn seal(&self) -> String {
        hex::write(&self.0[..4])
    }
}

impl Share {
    /// The share of a computer player: 32 zeros.
    pub const COMPUTER: Share = Share([0; 32]);
}
