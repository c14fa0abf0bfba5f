//! The 64 squares, named as in records: files a–h from White's left, ranks 1–8 from White.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A square, a1 = 0, b1 = 1, … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Square(u8);

/// The text names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a square: a letter a to h and a number 1 to 8 are wanted")]
pub struct SquareError(pub String);

impl Square {
    /// The square at a file and a rank, both 0 to 7.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square of a number 0 to 63.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square of the lowest six bits; for loops whose index is known to be in range.
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// All squares from a1 to h8, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64).map(Square::wrapping)
    }

    /// 0 (a1) to 63 (h8). The mask tells the compiler the range, so table look-ups need no check.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 (file a) to 7 (file h).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 (rank 1) to 7 (rank 8).
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 & 63) >> 3
    }

    /// Steps of a khun between two squares.
    pub const fn distance(self, to: Square) -> u8 {
        let files = self.file().abs_diff(to.file());
        let ranks = self.rank().abs_diff(to.rank());
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(Square((rank - b'1') * 8 + (file - b'a')))
            }
            _ => Err(SquareError(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Square {
    type Error = SquareError;

    fn try_from(text: String) -> Result<Square, SquareError> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(
            Square::new(3, 4)
                .map(|square| square.to_string())
                .as_deref(),
            Some("d5")
        );
    }

    #[test]
    fn other_texts_are_refused_by_name() {
        for text in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "ก1"] {
            assert_eq!(text.parse::<Square>(), Err(SquareError(text.to_owned())));
        }
    }
}
