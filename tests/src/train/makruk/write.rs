//! The fitted weights as the core's source file.

use super::fit::Fitted;
use super::games::Plan;
use std::fmt::Write;

/// Weights in one line of the file.
const ROW: usize = 6;

/// The file `core/src/ai/makruk/weights.rs`.
pub fn source(plan: &Plan, fitted: &Fitted) -> String {
    let mut text = format!(
        "//! Weights of the evaluation's features, in hundredths of a bia: (full board, empty board).
//!
//! Written by `./x train makruk {} {} {}` ({} passes; loss {:.5}, before {:.5}; {:.0} hundredths raise
//! the odds e-fold), from games of the program against itself. It goes half of the way from the
//! weights in this file to the fitted ones; the first ones were set by hand.

/// A feature's weight on a full and on an empty board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight(pub(super) i16, pub(super) i16);

/// By feature number.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; super::eval::feature::COUNT] = [
",
        plan.games,
        plan.nodes,
        plan.seed,
        plan.passes,
        fitted.loss,
        fitted.loss_before,
        fitted.scale,
    );
    for row in fitted.weights.chunks(ROW) {
        let cells: Vec<String> = row
            .iter()
            .map(|[full, empty]| format!("Weight({full}, {empty}),"))
            .collect();
        let _ = writeln!(text, "    {}", cells.join(" "));
    }
    text.push_str("];\n");
    text
}
