//! Names that people show in rooms: typed on one screen, shown on others, so they are checked at both
//! ends.
//!
//! Owns: which texts are names. Must not know who may see them. Start with [`PlayerName::from_str`].
//!
//! Names stand beside a room's log and are never part of it (`online.md` § 1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::room::Chair;

/// The name that a person shows in rooms, as typed: 1 to [`PlayerName::MAX`] characters, none of which
/// is unseen or turns the direction of writing.
///
/// ```
/// use sanuk_core::protocol::{NameError, PlayerName};
/// let name: PlayerName = " น้ำฝน ".parse()?;
/// assert_eq!(name.as_str(), "น้ำฝน");
/// assert_eq!("Yu\u{202e}ki".parse::<PlayerName>(), Err(NameError::Sign { sign: '\u{202e}' }));
/// # Ok::<(), NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum NameError {
    /// Nothing can be seen of it.
    #[error("the name is empty")]
    Empty,
    /// More than [`PlayerName::MAX`] characters.
    #[error("a name has at most {} characters, this has {found}", PlayerName::MAX)]
    Long {
        /// Characters found.
        found: usize,
    },
    /// A character that is unseen, breaks the line or turns the direction of what stands around it.
    #[error("names have no U+{:04X}", u32::from(*sign))]
    Sign {
        /// The character.
        sign: char,
    },
}

/// The name on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatName {
    /// Whose.
    pub seat: Chair,
    /// The name.
    pub name: PlayerName,
}

impl PlayerName {
    /// Most characters of a name: Unicode scalar values, so at most 96 bytes.
    pub const MAX: usize = 24;

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters that would hide in a name or change what stands beside it: controls, line breaks, marks
/// and overrides of direction, spaces without width, fillers, tags. Joiners stay: scripts and emoji need
/// them.
fn is_forbidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}')
}

/// Joiners, a grapheme's own brake, and choices between looks: nothing by themselves.
const fn is_blank(sign: char) -> bool {
    matches!(
        sign,
        '\u{34f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
    )
}

impl FromStr for PlayerName {
    type Err = NameError;

    /// Reads a name; white space around it is left away.
    fn from_str(text: &str) -> Result<Self, NameError> {
        let text = text.trim();
        if let Some(sign) = text.chars().find(|sign| is_forbidden(*sign)) {
            return Err(NameError::Sign { sign });
        }
        if text
            .chars()
            .all(|sign| is_blank(sign) || sign.is_whitespace())
        {
            return Err(NameError::Empty);
        }
        let found = text.chars().count();
        if found > Self::MAX {
            return Err(NameError::Long { found });
        }
        Ok(Self(text.to_owned()))
    }
}

impl TryFrom<String> for PlayerName {
    type Error = NameError;

    fn try_from(text: String) -> Result<Self, NameError> {
        text.parse()
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> Self {
        name.0
    }
}

/// Names belong in no log, so a debug print does not say them.
impl fmt::Debug for PlayerName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("PlayerName(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, NameError> {
        text.parse::<PlayerName>().map(String::from)
    }

    #[test]
    fn names_stay_as_they_were_typed() {
        for name in [
            "Yuki",
            "민수",
            "さくら 🌸",
            "สมชาย",
            "👩‍👧",
            "می‌خواهم",
            "O’Neil-2",
        ] {
            assert_eq!(read(name), Ok(name.to_owned()));
        }
        assert_eq!(read("\t Yuki \n"), Ok("Yuki".to_owned()));
    }

    #[test]
    fn what_hides_or_turns_is_named() {
        for sign in [
            '\0',
            '\n',
            '\u{7f}',
            '\u{200b}',
            '\u{200f}',
            '\u{2028}',
            '\u{202a}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{3164}',
            '\u{e0041}',
        ] {
            assert_eq!(
                read(&format!("Yu{sign}ki")),
                Err(NameError::Sign { sign }),
                "{sign:?}"
            );
        }
    }

    #[test]
    fn a_name_that_nobody_can_see_is_none() {
        for nothing in ["", " \u{3000} ", "\u{200d}", "\u{fe0f}\u{200c}"] {
            assert_eq!(read(nothing), Err(NameError::Empty), "{nothing:?}");
        }
    }

    #[test]
    fn a_name_has_at_most_24_characters_and_96_bytes() {
        let longest = "🌸".repeat(24);
        assert_eq!(read(&longest).map(|name| name.len()), Ok(96));
        assert_eq!(read(&"ก".repeat(25)), Err(NameError::Long { found: 25 }));
    }

    #[test]
    fn a_debug_print_does_not_say_it() {
        let name: PlayerName = "Yuki".parse().unwrap();
        assert_eq!(format!("{name:?}"), "PlayerName(hidden)");
    }
}
