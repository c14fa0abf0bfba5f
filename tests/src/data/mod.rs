//! Checkers of data files: one a shape of file, listed in [`KINDS`].
//!
//! A checker reads the whole text, tries every row and reports each failing row with what was
//! expected and what was got. The same checker runs on `tests/data/` in `./x test` and on any
//! other file of its shape through `./x data KIND FILE`.

pub mod endgames;
mod ludo_cases;
mod makruk;
mod table;

use std::fmt;

/// Every shape of file that can be checked.
pub const KINDS: &[Kind] = &[
    Kind {
        name: "ludo-cases",
        about: "single Ludo turns: position, roll, legal moves, outcome",
        file: "ludo_rule_cases.tsv",
        check: ludo_cases::check,
    },
    makruk::PERFT,
    makruk::COUNTING_STARTS,
    endgames::ENDGAMES,
];

/// A shape of data file and its checker.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Name on the command line, such as `ludo-cases`.
    pub name: &'static str,
    /// One line for the help.
    pub about: &'static str,
    /// The file of this shape in `tests/data/`.
    pub file: &'static str,
    /// Checks a file's text.
    pub check: fn(&str) -> Report,
}

/// What a checker found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    passed: usize,
    failures: Vec<Failure>,
}

/// One row that is not as the file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Line in the file, from 1.
    pub line: usize,
    /// What was expected and what was got.
    pub what: String,
}

impl Report {
    /// Counts a row: `Ok` passed, `Err` says what was expected and what was got.
    pub fn row(&mut self, line: usize, outcome: Result<(), String>) {
        match outcome {
            Ok(()) => self.passed += 1,
            Err(what) => self.failures.push(Failure { line, what }),
        }
    }

    /// Rows that were as the file says.
    pub fn passed(&self) -> usize {
        self.passed
    }

    /// Rows that were not.
    pub fn failures(&self) -> &[Failure] {
        &self.failures
    }

    /// Every row passed, and there was at least one.
    pub fn is_good(&self) -> bool {
        self.failures.is_empty() && self.passed > 0
    }
}

impl fmt::Display for Report {
    /// Writes each failing row, then `N passed, M failed` alone on the last line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "line {}: {}", failure.line, failure.what)?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failures.len())
    }
}

/// Finds a checker by its name on the command line.
pub fn find(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_ends_with_the_counts() {
        let mut report = Report::default();
        report.row(2, Ok(()));
        report.row(3, Err("expected 1, got 2".into()));
        assert_eq!(
            report.to_string(),
            "line 3: expected 1, got 2\n1 passed, 1 failed"
        );
        assert!(!report.is_good());
    }

    #[test]
    fn an_empty_file_is_not_good() {
        assert!(!Report::default().is_good());
    }
}
