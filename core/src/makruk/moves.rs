//! A move, the counting action that may ride on it, and their texts.

use super::{Square, SquareError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One man from a square to another. Promotion is forced, so `from` and `to` name the move;
/// `promotes` says what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Move {
    /// Where the man stands.
    pub from: Square,
    /// Where it goes; a man there is captured.
    pub to: Square,
    /// A bia is turned over by this move.
    pub promotes: bool,
}

/// What a move may carry: the mover starts or stops board counting with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountAction {
    /// `+s`: this move is number 1.
    Start,
    /// `-s`: this move is the last that counts.
    Stop,
}

/// A move with its action, as one event of a game: `d5c6`, `d5d6m`, `e4f5+s`, `e4f5-s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// What rides on it.
    pub action: Option<CountAction>,
}

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// Not four letters and digits, with `m`, `+s` or `-s` after them.
    #[error("`{0}` is not a move: `d5c6` is wanted, with `m` for a promotion, `+s` or `-s`")]
    Shape(String),
    /// One of the two squares is none.
    #[error("`{text}` is not a move: {square}")]
    Square {
        /// The whole text.
        text: String,
        /// What was read as a square.
        square: SquareError,
    },
    /// Both squares are the same.
    #[error("`{0}` is not a move: it ends where it begins")]
    Still(String),
}

impl Move {
    /// A step that turns no bia over, as read from a tap or a text.
    pub const fn new(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            promotes: false,
        }
    }

    /// Whether both name the same step of the same man.
    pub fn same_path(self, other: Move) -> bool {
        self.from == other.from && self.to == other.to
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}{}",
            self.from,
            self.to,
            if self.promotes { "m" } else { "" }
        )
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        let squares = text.strip_suffix('m').unwrap_or(text);
        let (Some(from), Some(to), 4) = (squares.get(..2), squares.get(2..), squares.len()) else {
            return Err(MoveError::Shape(text.to_owned()));
        };
        let square = |part: &str| {
            part.parse().map_err(|square| MoveError::Square {
                text: text.to_owned(),
                square,
            })
        };
        let (from, to): (Square, Square) = (square(from)?, square(to)?);
        if from == to {
            return Err(MoveError::Still(text.to_owned()));
        }
        Ok(Move {
            from,
            to,
            promotes: squares.len() < text.len(),
        })
    }
}

impl From<Move> for Ply {
    fn from(mv: Move) -> Ply {
        Ply { mv, action: None }
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = match self.action {
            None => "",
            Some(CountAction::Start) => "+s",
            Some(CountAction::Stop) => "-s",
        };
        write!(f, "{}{action}", self.mv)
    }
}

impl FromStr for Ply {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Ply, MoveError> {
        let (mv, action) = if let Some(mv) = text.strip_suffix("+s") {
            (mv, Some(CountAction::Start))
        } else if let Some(mv) = text.strip_suffix("-s") {
            (mv, Some(CountAction::Stop))
        } else {
            (text, None)
        };
        Ok(Ply {
            mv: mv.parse()?,
            action,
        })
    }
}

impl Ply {
    /// Reads a move as a person types it: `b1d2`, `B1D2`, `d5c6+s`, `+s d5c6` or `d5c6 -s`.
    ///
    /// ```
    /// use sanuk_core::makruk::Ply;
    /// assert_eq!(Ply::typed(" +s D5C6 ")?.to_string(), "d5c6+s");
    /// # Ok::<(), sanuk_core::makruk::MoveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`MoveError`] says what was wanted.
    pub fn typed(text: &str) -> Result<Ply, MoveError> {
        let lower = text.to_lowercase();
        let is_action = |word: &&str| matches!(*word, "+s" | "-s");
        let (actions, squares): (Vec<&str>, Vec<&str>) =
            lower.split_whitespace().partition(is_action);
        match (actions.as_slice(), squares.as_slice()) {
            ([], [mv]) => mv.parse(),
            ([action], [mv]) => format!("{mv}{action}").parse(),
            _ => Err(MoveError::Shape(text.trim().to_owned())),
        }
    }
}

impl TryFrom<String> for Move {
    type Error = MoveError;

    fn try_from(text: String) -> Result<Move, MoveError> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> String {
        mv.to_string()
    }
}

impl TryFrom<String> for Ply {
    type Error = MoveError;

    fn try_from(text: String) -> Result<Ply, MoveError> {
        text.parse()
    }
}

impl From<Ply> for String {
    fn from(ply: Ply) -> String {
        ply.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_actions_read_back() {
        for text in ["d5c6", "d5d6m", "e4f5+s", "e4f5-s", "a5a6m+s"] {
            assert_eq!(
                text.parse::<Ply>().map(|ply| ply.to_string()).as_deref(),
                Ok(text)
            );
        }
        assert_eq!(
            serde_json::to_string(&"d5d6m".parse::<Move>().unwrap()).unwrap(),
            "\"d5d6m\""
        );
    }

    #[test]
    fn moves_are_typed_in_several_ways() {
        for (typed, ply) in [
            ("b1d2", "b1d2"),
            ("B1D2", "b1d2"),
            (" +s d5c6", "d5c6+s"),
            ("d5c6 -S", "d5c6-s"),
            ("d5c6+s", "d5c6+s"),
            ("D5D6M", "d5d6m"),
        ] {
            assert_eq!(Ply::typed(typed).unwrap().to_string(), ply, "{typed}");
        }
        for wrong in ["", "+s", "d5c6 d5c6", "+s -s d5c6", "+s d5c6+s", "d5 c6"] {
            assert!(Ply::typed(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_no_move_is_told() {
        assert!(matches!("d5".parse::<Move>(), Err(MoveError::Shape(_))));
        assert!(matches!("d5d6mm".parse::<Move>(), Err(MoveError::Shape(_))));
        assert!(matches!("d5d6x".parse::<Move>(), Err(MoveError::Shape(_))));
        assert!(matches!(
            "ก5d".parse::<Move>(),
            Err(MoveError::Shape(_) | MoveError::Square { .. })
        ));
        assert!(matches!(
            "d5i6".parse::<Move>(),
            Err(MoveError::Square { .. })
        ));
        assert!(matches!("d5d5".parse::<Move>(), Err(MoveError::Still(_))));
        assert!(serde_json::from_str::<Ply>("\"d5\"").is_err());
    }
}
