//! Short messages at the lower edge.

use crate::view::present::Message;

/// The message that is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Note {
    /// Rises with each message.
    pub serial: u64,
    /// What it says.
    pub message: Message,
    /// Shown as an error.
    pub error: bool,
    /// Text key and id of the one button.
    pub action: Option<(&'static str, &'static str)>,
}
