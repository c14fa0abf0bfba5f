//! What hangs over the open choice and is no event.

use serde::{Deserialize, Serialize};

use crate::makruk::CountAction;

/// What hangs over the open choice: saved with the game, cleared by what follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Pending {
    /// The open choice was reached by undo: going back further is allowed although a die lies
    /// open, and auto-move rests.
    pub reached_by_undo: bool,
    /// Makruk: the counting action that the next move will carry.
    pub armed: Option<CountAction>,
}
