//! The records of playing with friends by link.

use super::part::{Button, Choice, Field, Line, Owner};

/// The app's very first screen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WelcomeView {
    /// Title.
    pub title: String,
    /// What the app is, in a sentence or two.
    pub text: String,
    /// An invitation that opens next; empty when there is none.
    pub waiting: String,
    /// Language.
    pub language: Choice,
    /// Start playing (primary), have a code.
    pub buttons: Vec<Button>,
}

/// Making a room.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CreateView {
    /// Title.
    pub title: String,
    /// What will happen.
    pub note: String,
    /// Games as tabs.
    pub games: Vec<Button>,
    /// Seats, rules, time for a turn.
    pub choices: Vec<Choice>,
    /// Opens all options; `None` where a game has none.
    pub options: Option<Button>,
    /// What cannot be chosen: clock, colours.
    pub facts: Vec<Line>,
    /// Why no room can be made now; empty when one can.
    pub problem: String,
    /// Ways on from the problem.
    pub ways: Vec<Button>,
    /// Makes the room: the primary action.
    pub create: Button,
    /// The room is being made.
    pub busy: bool,
}

/// Typing a link or a code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct JoinView {
    /// Title.
    pub title: String,
    /// Link or code. Committed when the button is pressed too.
    pub field: Field,
    /// How it may be typed.
    pub note: String,
    /// Why nothing was found; empty when nothing is wrong.
    pub problem: String,
    /// Ways on from the problem.
    pub ways: Vec<Button>,
    /// Looks for the room: the primary action.
    pub look: Button,
}

/// A room before its game: looked at, or sat in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RoomView {
    /// Title with the code.
    pub title: String,
    /// What is going on: "Waiting for 2 more people…".
    pub status: String,
    /// Something works in the background: connecting, mixing.
    pub busy: bool,
    /// What is wrong with room or connection; empty when nothing is.
    pub problem: String,
    /// Ways on from the problem.
    pub ways: Vec<Button>,
    /// What to send to friends; `None` before sitting down and once it is of no use.
    pub invite: Option<Invite>,
    /// Title over the seats.
    pub seats_title: String,
    /// The seats in order; empty while nothing is known.
    pub seats: Vec<RoomSeat>,
    /// Title over the rules; empty while nothing is known.
    pub rules_title: String,
    /// Game, rules and every option that differs from the preset.
    pub rules: Vec<Line>,
    /// Further facts in small type: the seal, no messages while closed, failed starts.
    pub notes: Vec<String>,
    /// Join, start, fill and start, leave; the first is the primary action where it can be pressed.
    pub buttons: Vec<Button>,
}

/// What is sent to friends.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Invite {
    /// Title.
    pub title: String,
    /// What opening the link does.
    pub note: String,
    /// The link.
    pub link: String,
    /// Title over the code.
    pub code_title: String,
    /// The code in two groups.
    pub code: String,
    /// The code sign by sign, for a screen reader.
    pub code_spoken: String,
    /// The link as a QR code: a scene of 200 × 200 dp, dark on light in every theme.
    pub qr: Vec<u8>,
    /// Spoken description of the picture.
    pub qr_label: String,
    /// Share, copy the link, copy the code.
    pub buttons: Vec<Button>,
}

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RoomSeat {
    /// Mark and name: the person's, the computer's, or "Seat 2".
    pub owner: Owner,
    /// "You · Host", "Away", "Free".
    pub status: String,
    /// Somebody sits there.
    pub taken: bool,
    /// Seat an AI, free the seat.
    pub buttons: Vec<Button>,
}

/// The check of a game's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CheckView {
    /// Title.
    pub title: String,
    /// The finding in one sentence.
    pub verdict: String,
    /// What is to be known about a bad finding, or what was found about the AI's choices; empty
    /// otherwise.
    pub note: String,
    /// How it was found.
    pub finding: Finding,
    /// Title over the explanation.
    pub how_title: String,
    /// The explanation, one paragraph each.
    pub how: Vec<String>,
    /// Title over the numbers.
    pub facts_title: String,
    /// Seal, game, mix and everybody's fingerprints; long hexadecimal values.
    pub facts: Vec<Line>,
    /// Title over the failed starts; empty when there were none.
    pub failed_title: String,
    /// Failed starts in words.
    pub failed: Vec<String>,
    /// Title over the rolls; empty when there are none.
    pub rolls_title: String,
    /// The last rolls, at most 100, the newest first.
    pub rolls: Vec<Line>,
    /// Export.
    pub buttons: Vec<Button>,
}

/// What a check of dice found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Finding {
    /// Nothing was rolled yet.
    Nothing,
    /// Everything fits.
    Good,
    /// Something does not fit: shown in the error colour.
    Bad,
}

/// One clock's digits at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ClockFace {
    /// "4:59", or "9.3" below 10 seconds.
    pub digits: String,
    /// "30 s × 3" beside it.
    pub periods: String,
    /// Spoken in full.
    pub spoken: String,
    /// Runs now, so the digits change.
    pub running: bool,
    /// Below 10 seconds: drawn stronger.
    pub urgent: bool,
}
