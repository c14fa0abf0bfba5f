//! Figures with goals: one bench a name, listed in [`BENCHES`].
//!
//! A bench measures and returns [`Figure`]s; the program prints each as the line
//! `RESULT <name> <value> <unit> (goal <op> <value>) ok|SHORT`. With `--quick` a bench takes
//! under a minute a figure, and a figure is short only when its goal lies outside the error.

mod ai_makruk;
mod bots;
mod cpu;
mod log;
mod ludo_ai;
mod ludo_match;
mod ludo_speed;
pub mod machine;
mod makruk_perft;
mod results;
mod server;
mod server_floor;
mod server_idle;

use std::fmt;

pub use cpu::ThreadTime;

/// Every bench.
pub const BENCHES: &[Bench] = &[
    ludo_speed::BENCH,
    ludo_ai::BENCH,
    makruk_perft::BENCH,
    ai_makruk::BENCH,
    bots::BENCH,
    server::BENCH,
];

/// A named bench.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// Name on the command line, such as `ludo`.
    pub name: &'static str,
    /// One line for the help.
    pub about: &'static str,
    /// Measures.
    pub run: fn(Effort) -> Vec<Figure>,
}

/// How long to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Under a minute a figure.
    Quick,
    /// As long as the figure needs.
    Full,
}

/// What a figure is to reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Goal {
    /// This much or more.
    AtLeast(f64),
    /// This much or less.
    AtMost(f64),
}

/// A measured value with its goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Name, without spaces.
    pub name: String,
    /// Measured value.
    pub value: f64,
    /// Half the width of the 95 % interval, in the value's unit; 0 where the value is exact.
    pub error: f64,
    /// Unit, without spaces, such as `moves/s`.
    pub unit: String,
    /// Goal.
    pub goal: Goal,
}

impl Figure {
    /// Tells whether the goal is reached, or lies within the error of a quick measurement.
    pub fn reaches(&self, effort: Effort) -> bool {
        let slack = match effort {
            Effort::Quick => self.error,
            Effort::Full => 0.0,
        };
        match self.goal {
            Goal::AtLeast(goal) => self.value + slack >= goal,
            Goal::AtMost(goal) => self.value - slack <= goal,
        }
    }

    /// Writes the closing line of the figure.
    pub fn line(&self, effort: Effort) -> String {
        let word = if self.reaches(effort) { "ok" } else { "SHORT" };
        let (name, value, unit) = (&self.name, round(self.value), &self.unit);
        format!("RESULT {name} {value} {unit} (goal {}) {word}", self.goal)
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::AtLeast(goal) => write!(f, ">= {}", round(*goal)),
            Goal::AtMost(goal) => write!(f, "<= {}", round(*goal)),
        }
    }
}

/// Writes large values whole and small ones with three significant decimals.
fn round(value: f64) -> String {
    if value.abs() >= 1000.0 {
        format!("{value:.0}")
    } else {
        let text = format!("{value:.3}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

/// Finds a bench by its name on the command line.
pub fn find(name: &str) -> Option<&'static Bench> {
    BENCHES.iter().find(|bench| bench.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(value: f64, error: f64, goal: Goal) -> Figure {
        Figure {
            name: "ludo".into(),
            value,
            error,
            unit: "moves/s".into(),
            goal,
        }
    }

    #[test]
    fn a_result_line_names_value_goal_and_verdict() {
        let line = figure(5_700_000.0, 0.0, Goal::AtLeast(3e6)).line(Effort::Full);
        assert_eq!(line, "RESULT ludo 5700000 moves/s (goal >= 3000000) ok");
    }

    #[test]
    fn a_quick_figure_is_short_only_outside_its_error() {
        let close = figure(9.5, 0.6, Goal::AtLeast(10.0));
        assert!(close.reaches(Effort::Quick));
        assert!(!close.reaches(Effort::Full));
        assert!(!figure(11.0, 0.5, Goal::AtMost(10.0)).reaches(Effort::Quick));
    }
}
