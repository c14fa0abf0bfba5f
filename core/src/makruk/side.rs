//! The two sides.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Not;

/// Who owns a piece, moves or counts. White moves first and sits at rank 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Moves first, up the board.
    White,
    /// Moves second, down the board.
    Black,
}

impl Side {
    /// Both sides, in turn order.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// 0 for White, 1 for Black: the seat's number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The letter of FEN: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }

    /// The side of a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'w' => Some(Side::White),
            'b' => Some(Side::Black),
            _ => None,
        }
    }

    /// The rank (0 to 7) on which this side's bia is turned over.
    pub const fn promotion_rank(self) -> u8 {
        match self {
            Side::White => 5,
            Side::Black => 2,
        }
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}
