//! Boards as text, for terminals.
//!
//! Owns which sign stands for what; every sign is told apart without colour. Cells of one board
//! are equally wide. Start with [`ludo()`] and [`makruk()`].

mod ludo;
mod makruk;

use super::look::Role;

pub use ludo::ludo;
pub use makruk::makruk;

/// A board as rows of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlainBoard {
    /// Rows from far to near, cells from left to right.
    pub rows: Vec<Vec<PlainCell>>,
}

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainCell {
    /// Its signs, padded with blanks to the width of the board's cells.
    pub text: String,
    /// Whose or what it is, where colour may help.
    pub role: Option<Role>,
}

impl PlainCell {
    fn new(text: &str, width: usize, role: Option<Role>) -> Self {
        Self {
            text: format!("{text:<width$}"),
            role,
        }
    }
}

#[cfg(test)]
impl PlainBoard {
    fn text(&self) -> String {
        let line = |row: &Vec<PlainCell>| {
            row.iter()
                .map(|cell| cell.text.as_str())
                .collect::<String>()
        };
        self.rows
            .iter()
            .map(|row| line(row).trim_end().to_owned() + "\n")
            .collect()
    }
}
