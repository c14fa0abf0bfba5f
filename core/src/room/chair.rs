//! Places at a room's table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at a room's table, 0 to 3; frames call it `seat`. Not to be mixed up with
/// [`crate::game::Seat`], the place in a game's turn order: of four chairs two may be in play, and
/// makruk's White sits on either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Chair(u8);

/// A number that is no chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: a room's seats are 0 to 3")]
pub struct ChairError(u8);

impl Chair {
    /// Most chairs of a room.
    pub const MAX: usize = 4;
    /// The creator's.
    pub const FIRST: Chair = Chair(0);

    /// The chair with this number, 0 to 3.
    pub const fn new(number: usize) -> Option<Chair> {
        if number < Chair::MAX {
            Some(Chair(number as u8))
        } else {
            None
        }
    }

    /// Every chair of a room with so many.
    pub fn first(count: usize) -> impl Iterator<Item = Chair> {
        (0..count).filter_map(Chair::new)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, for hashes.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Chair {
    type Error = ChairError;

    fn try_from(number: u8) -> Result<Chair, ChairError> {
        Chair::new(number.into()).ok_or(ChairError(number))
    }
}

impl From<Chair> for u8 {
    fn from(chair: Chair) -> u8 {
        chair.0
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
