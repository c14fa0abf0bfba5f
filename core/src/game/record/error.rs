//! What can be wrong with a record.

use std::fmt;

use crate::game::{FoldFault, GameIdError, Illegal, Session};
use crate::makruk::MoveError;
use crate::{dice, ludo};

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.fault
        )
    }
}

/// A record that could not be read to its end.
#[derive(Clone, Debug)]
pub struct Broken {
    /// What is wrong, and where.
    pub error: RecordError,
    /// The game up to there; `None` when the tags do not begin one.
    pub session: Option<Session>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for Broken {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A line before the movetext that is no tag.
    #[error("a tag such as [Variant \"Ludo\"] is wanted")]
    TagShape,
    /// A tag that is needed is not there.
    #[error("the tag [{0}] is missing")]
    TagMissing(&'static str),
    /// A tag that stands there twice.
    #[error("the tag [{0}] stands here a second time")]
    TagTwice(String),
    /// A tag whose value cannot be.
    #[error("the tag [{tag}] cannot be `{value}`: {why}")]
    TagValue {
        /// Its name.
        tag: String,
        /// What it says.
        value: String,
        /// Why not.
        why: ValueFault,
    },
    /// The tags begin no game.
    #[error("the tags begin no game: {0}")]
    Header(FoldFault),
    /// A word of the movetext that cannot be read.
    #[error("`{word}` cannot be read: {why}")]
    Word {
        /// The word.
        word: String,
        /// What was wanted.
        why: WordFault,
    },
    /// A move or another event that the rules forbid.
    #[error("`{word}`, event {at}: {why}")]
    Illegal {
        /// The word.
        word: String,
        /// Number of the event, from 0.
        at: usize,
        /// Why.
        why: Illegal,
    },
    /// The movetext says something else than the rules make of the move.
    #[error("`{word}` says `{said}`, by the rules it is `{found}`")]
    Differs {
        /// The word.
        word: String,
        /// What the record says.
        said: String,
        /// What the game has.
        found: String,
    },
    /// The last line with the checksum is not there: the end may be cut off.
    #[error("the line with the checksum is missing; the end may be cut off")]
    NoChecksum,
    /// The text was changed.
    #[error("the text was changed: its checksum is {sum}, the last line says {said}")]
    Checksum {
        /// In the record.
        said: String,
        /// Of the text.
        sum: String,
    },
}

/// Why a tag's value cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueFault {
    /// No variant that is read.
    #[error("Ludo or Makruk is wanted")]
    Variant,
    /// No date.
    #[error("2026-11-29T22:57:20.123Z is wanted")]
    Date,
    /// No level of a computer player.
    #[error("easy, normal or hard is wanted")]
    Level,
    /// No number.
    #[error(transparent)]
    Number(#[from] std::num::ParseIntError),
    /// Ludo's rules, seats or starter.
    #[error(transparent)]
    Ludo(#[from] ludo::ParseError),
    /// No name of a game.
    #[error(transparent)]
    Id(#[from] GameIdError),
    /// No seed.
    #[error(transparent)]
    Seed(#[from] dice::SeedError),
    /// A part of sealed dice that is none.
    #[error("no part of sealed dice is written so")]
    Sealed,
}

/// What was wanted in place of a word of the movetext.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordFault {
    /// Ludo: the colour that gives up.
    #[error("the colour of a seat is wanted")]
    Seat,
    /// Why a game from a room has no result.
    #[error("`no-first-move`, `room-ended` or `dice-spent` is wanted")]
    Void,
    /// Ludo: what became of an auto exit.
    #[error("`!:0>0` or `!:-` is wanted")]
    AutoExit,
    /// Ludo: a die.
    #[error("a die from 1 to 6 is wanted")]
    Die,
    /// Ludo: a piece and where it went.
    #[error("a piece and its place are wanted, such as `6:0>0`")]
    Piece,
    /// Makruk: a comment without its end.
    #[error("the comment has no `}}`")]
    Comment,
    /// Makruk: a move.
    #[error(transparent)]
    Move(#[from] MoveError),
}
