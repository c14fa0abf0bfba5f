//! The six roles and the men on the board.

use super::Side;
use serde::{Deserialize, Serialize};

/// What a man can do. A bia ngai moves as a met and has its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Shell: one forward, captures one diagonally forward.
    Bia,
    /// Seed: one step diagonally.
    Met,
    /// Nobleman: one step diagonally or one straight forward.
    Khon,
    /// Horse: the knight's leap.
    Ma,
    /// Boat: the rook's slide.
    Ruea,
    /// Lord: one step in any direction.
    Khun,
}

impl Role {
    /// The roles from the weakest to the khun.
    pub const ALL: [Role; 6] = [
        Role::Bia,
        Role::Met,
        Role::Khon,
        Role::Ma,
        Role::Ruea,
        Role::Khun,
    ];

    /// 0 (bia) to 5 (khun).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small letter of FEN.
    pub const fn letter(self) -> char {
        match self {
            Role::Bia => 'p',
            Role::Met => 'm',
            Role::Khon => 's',
            Role::Ma => 'n',
            Role::Ruea => 'r',
            Role::Khun => 'k',
        }
    }

    /// The role of a FEN letter of either case.
    pub const fn from_letter(letter: char) -> Option<Role> {
        match letter.to_ascii_lowercase() {
            'p' => Some(Role::Bia),
            'm' => Some(Role::Met),
            's' => Some(Role::Khon),
            'n' => Some(Role::Ma),
            'r' => Some(Role::Ruea),
            'k' => Some(Role::Khun),
            _ => None,
        }
    }

    /// How many of this role a side begins with.
    pub const fn at_start(self) -> u32 {
        match self {
            Role::Bia => 8,
            Role::Met | Role::Khun => 1,
            Role::Khon | Role::Ma | Role::Ruea => 2,
        }
    }
}

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// How it moves.
    pub role: Role,
    /// A turned bia. Only a met can be one; it looks different and moves alike.
    pub ngai: bool,
}

impl Piece {
    /// A man that is not a bia ngai.
    pub const fn new(side: Side, role: Role) -> Piece {
        Piece {
            side,
            role,
            ngai: false,
        }
    }

    /// A turned bia.
    pub const fn bia_ngai(side: Side) -> Piece {
        Piece {
            side,
            role: Role::Met,
            ngai: true,
        }
    }

    /// The FEN letter, capital for White, without the bia ngai's tilde.
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.role.letter().to_ascii_uppercase(),
            Side::Black => self.role.letter(),
        }
    }
}
