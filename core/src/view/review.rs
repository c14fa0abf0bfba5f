//! The review's record: what a finished game looked like to the strongest computer player.

use super::part::{Button, Owner};
use super::screen::DiceRow;

/// Most signs of a curve in text: with them it fits beside a terminal's margin.
pub const GRAPH_SIGNS: usize = 60;

/// A game looked at again.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewView {
    /// Title of the bar.
    pub title: String,
    /// What the figures mean, one sentence.
    pub intro: String,
    /// "Looking at step 40 of 120…"; empty once everything has been looked at.
    pub progress: String,
    /// How far that is, 0 to 1.
    pub share: f32,
    /// Title over the graph; empty where there is none.
    pub graph_title: String,
    /// Course of the game as a scene, 320 × 120 dp; empty where there is none.
    pub graph: Vec<u8>,
    /// The same curve in signs of rising height, at most [`GRAPH_SIGNS`] of them, for a screen of text.
    pub graph_signs: String,
    /// Spoken description of the graph, and the line below it.
    pub graph_label: String,
    /// Luck and choice, moments, counting.
    pub sections: Vec<ReviewSection>,
    /// Title over the dice counts; empty where there are no dice.
    pub dice_title: String,
    /// Counts a face; one row a seat and one for all.
    pub dice: Vec<DiceRow>,
}

/// A titled group of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewSection {
    /// Title.
    pub title: String,
    /// Rows; never empty.
    pub rows: Vec<ReviewRow>,
}

/// One thing that the review says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReviewRow {
    /// Whom it is about; `None` where it is about nobody.
    pub owner: Option<Owner>,
    /// What happened.
    pub text: String,
    /// A second line, such as the better line; empty when there is none.
    pub detail: String,
    /// Opens the replay there.
    pub show: Option<Button>,
}
