//! The die, sets of its faces, and the numbers of a seat's pieces.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Color, error::ParseError};

/// A face, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// Every face.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];
    /// The face that rolls again.
    pub const SIX: Die = Die(6);

    /// Makes a face of a number; `None` outside 1 to 6.
    pub const fn new(face: u8) -> Option<Die> {
        if face >= 1 && face <= 6 {
            Some(Die(face))
        } else {
            None
        }
    }

    /// The number of pips.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Says whether the face is a six.
    pub const fn is_six(self) -> bool {
        self.0 == 6
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Die {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let bad = || ParseError::Die(text.to_owned());
        text.parse().ok().and_then(Die::new).ok_or_else(bad)
    }
}

impl TryFrom<u8> for Die {
    type Error = ParseError;

    fn try_from(face: u8) -> Result<Self, ParseError> {
        Die::new(face).ok_or_else(|| ParseError::Die(face.to_string()))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

/// A set of faces that is never empty: the faces that bring a piece out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Faces(u8);

impl Faces {
    /// The six alone.
    pub const SIX: Faces = Faces(0b10_0000);
    /// One and six.
    pub const ONE_SIX: Faces = Faces(0b10_0001);
    /// Five and six.
    pub const FIVE_SIX: Faces = Faces(0b11_0000);
    /// Every even face.
    pub const EVEN: Faces = Faces(0b10_1010);

    /// Says whether the face is in the set.
    #[inline]
    pub const fn contains(self, die: Die) -> bool {
        self.0 & (1 << (die.0 - 1)) != 0
    }

    /// The faces in rising order.
    pub fn iter(self) -> impl Iterator<Item = Die> + Clone {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bar = "";
        for die in self.iter() {
            write!(f, "{bar}{die}")?;
            bar = "|";
        }
        Ok(())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Faces({self})")
    }
}

impl FromStr for Faces {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.split('|').try_fold(Faces(0), |faces, face| {
            let die: Die = face.parse()?;
            Ok(Faces(faces.0 | 1 << (die.0 - 1)))
        })
    }
}

/// One of a seat's four pieces, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct PieceIndex(u8);

impl PieceIndex {
    /// Every piece of a seat.
    pub const ALL: [PieceIndex; 4] = [PieceIndex(0), PieceIndex(1), PieceIndex(2), PieceIndex(3)];

    /// Makes a piece of a number; `None` above 3.
    pub const fn new(index: u8) -> Option<PieceIndex> {
        if index < 4 {
            Some(PieceIndex(index))
        } else {
            None
        }
    }

    /// The number, 0 to 3.
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }
}

impl fmt::Display for PieceIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for PieceIndex {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let bad = || ParseError::Piece(text.to_owned());
        text.parse().ok().and_then(PieceIndex::new).ok_or_else(bad)
    }
}

impl TryFrom<u8> for PieceIndex {
    type Error = ParseError;

    fn try_from(index: u8) -> Result<Self, ParseError> {
        PieceIndex::new(index).ok_or_else(|| ParseError::Piece(index.to_string()))
    }
}

impl From<PieceIndex> for u8 {
    fn from(piece: PieceIndex) -> u8 {
        piece.0
    }
}

/// A set of pieces of any colours, such as those captured by one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces(u16);

impl Pieces {
    /// No piece.
    pub const NONE: Pieces = Pieces(0);

    /// Adds one piece.
    #[inline]
    pub const fn insert(&mut self, color: Color, piece: PieceIndex) {
        self.0 |= 1 << (color.index() * 4 + piece.index());
    }

    /// Says whether the piece is in the set.
    pub const fn contains(self, color: Color, piece: PieceIndex) -> bool {
        self.0 & (1 << (color.index() * 4 + piece.index())) != 0
    }

    /// Says whether no piece is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of pieces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The pieces, by colour and then by number.
    pub fn iter(self) -> impl Iterator<Item = (Color, PieceIndex)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| PieceIndex::ALL.map(|piece| (color, piece)))
            .filter(move |&(color, piece)| self.contains(color, piece))
    }
}
