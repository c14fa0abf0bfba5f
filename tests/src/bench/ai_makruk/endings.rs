//! Endings against a bare khun that can be won before the count ends: the hard level against best
//! defence.

use std::time::Duration;

use sanuk_core::ai::Budget;

use super::super::{Effort, Figure, Goal, results};
use crate::data::endgames;

/// The name by which `MATCHES` picks it.
pub(super) const NAME: &str = "endings-1-s";

const THREE_MEN: &str = include_str!("../../../data/makruk_endgames.tsv");
const FOUR_MEN: &str = include_str!("../../../data/makruk_endgames_four_men.tsv");

/// A quick run plays three men with few nodes: tables of four take minutes.
pub(super) fn measure(effort: Effort) -> Figure {
    let (files, budget): (&[&str], Budget) = match effort {
        Effort::Quick => (&[THREE_MEN], Budget::nodes(20_000)),
        Effort::Full => (&[THREE_MEN, FOUR_MEN], Budget::time(Duration::from_secs(1))),
    };
    let (mut won, mut played) = (0, 0);
    for text in files {
        let (these_won, these_played) = endgames::play_rows(text, budget);
        won += these_won;
        played += these_played;
    }
    println!("{NAME}: won {won} of {played}");
    let figure = Figure {
        name: format!("makruk-{NAME}"),
        value: won as f64 * 100.0 / played as f64,
        error: 0.0,
        unit: "%".to_owned(),
        goal: Goal::AtLeast(95.0),
    };
    results::keep(figure, played as u64, effort)
}
