//! Names of games.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::hex;

/// A game's name: 128 random bits, the same on every device that has the game.
///
/// ```
/// use sanuk_core::game::GameId;
/// let id: GameId = "000102030405060708090a0b0c0d0e0f".parse()?;
/// assert_eq!(id.bytes()[15], 15);
/// # Ok::<(), sanuk_core::game::GameIdError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId([u8; 16]);

/// A text that is no game id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no game id: 32 digits 0-9 a-f are wanted")]
pub struct GameIdError(String);

impl GameId {
    /// Wraps 16 random bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> GameId {
        GameId(bytes)
    }

    /// The bytes.
    pub const fn bytes(self) -> [u8; 16] {
        self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        let wrong = || GameIdError(text.chars().take(40).collect());
        hex::read(text).map(GameId).ok_or_else(wrong)
    }
}

impl TryFrom<String> for GameId {
    type Error = GameIdError;

    fn try_from(text: String) -> Result<GameId, GameIdError> {
        text.parse()
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.to_string()
    }
}
