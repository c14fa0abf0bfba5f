//! Lines and words of a text with their places.

use super::{Fault, RecordError};

/// A place in a text, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// A line or a word with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot<'a> {
    pub(super) at: At,
    pub(super) text: &'a str,
}

impl At {
    /// Says that something is wrong here.
    pub(super) const fn fault(self, fault: Fault) -> RecordError {
        RecordError {
            line: self.line,
            column: self.column,
            fault,
        }
    }

    /// The place `characters` further on the same line.
    pub(super) const fn plus(self, characters: usize) -> At {
        At {
            line: self.line,
            column: self.column + characters,
        }
    }
}

impl<'a> Spot<'a> {
    /// The words of a line.
    pub(super) fn words(self) -> impl Iterator<Item = Spot<'a>> {
        let mut column = self.at.column;
        self.text.split(' ').filter_map(move |text| {
            let at = At {
                line: self.at.line,
                column,
            };
            column += text.chars().count() + 1;
            (!text.is_empty()).then_some(Spot { at, text })
        })
    }
}

/// The lines of a text.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Spot<'_>> {
    (1..).zip(text.lines()).map(|(line, text)| Spot {
        at: At { line, column: 1 },
        text,
    })
}
