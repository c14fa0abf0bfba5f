//! Parts that several screens share.

use super::look::Role;

/// A sign drawn beside a label; each shell draws it with its own icon set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Icon {
    /// No sign.
    None,
    /// Arrow back.
    Back,
    /// Three dots.
    More,
    /// Cogwheel.
    Settings,
    /// Open book: rules.
    Rules,
    /// Arrow turning back: undo.
    Undo,
    /// Arrow turning round: again.
    Again,
    /// Dustbin.
    Delete,
    /// Arrow out of a box: share, export.
    Share,
    /// Arrow into a box: import.
    Import,
    /// Change of view: from above or oblique, or flip.
    View,
    /// Die.
    Die,
    /// Flag: resign.
    Flag,
    /// One step back.
    Previous,
    /// One step on.
    Next,
    /// To the first position.
    First,
    /// To the last position.
    Last,
    /// Play by itself.
    Play,
    /// Pause.
    Pause,
    /// Tick.
    Check,
    /// Lamp: hint.
    Hint,
    /// Person.
    Person,
    /// Computer player.
    Computer,
    /// Opens in the browser.
    Outside,
    /// Cross: close, dismiss.
    Close,
}

/// How much a button asks for attention. A screen has at most one primary button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Emphasis {
    /// Filled with the primary colour.
    Primary,
    /// Outlined.
    Secondary,
    /// Text only.
    Plain,
    /// Text in the error colour.
    Destructive,
}

/// Something to press. Send [`Button::id`] back with the view's prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Button {
    /// Semantic id, such as `roll` or `move:2`.
    pub id: String,
    /// Visible text; for icon buttons the spoken text.
    pub label: String,
    /// Second, smaller line, and the spoken hint; says why when disabled. Empty when there is none.
    pub hint: String,
    /// Sign beside the label.
    pub icon: Icon,
    /// Emphasis.
    pub emphasis: Emphasis,
    /// Can be pressed.
    pub enabled: bool,
    /// Shown as chosen (tabs, segments, list rows).
    pub selected: bool,
}

/// One of several values, shown as segments or a radio list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Choice {
    /// Semantic id, for tests and focus.
    pub id: String,
    /// Title above the values.
    pub title: String,
    /// Explanation below the title; empty when there is none.
    pub note: String,
    /// Small marks beside the title, such as "changed" or "non-standard".
    pub badges: Vec<String>,
    /// The values; exactly one is selected.
    pub options: Vec<Button>,
}

/// On or off.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Toggle {
    /// Semantic id; pressing it switches.
    pub id: String,
    /// Visible text.
    pub label: String,
    /// Explanation; empty when there is none.
    pub note: String,
    /// State.
    pub on: bool,
    /// Can be pressed.
    pub enabled: bool,
}

/// A line of text a person types. The shell keeps the text while it is composed and commits it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Field {
    /// Semantic id for `Action::Commit`.
    pub id: String,
    /// Label.
    pub label: String,
    /// Committed text.
    pub value: String,
    /// Shown while empty.
    pub placeholder: String,
    /// What is wrong with the committed text; empty when nothing is.
    pub error: String,
    /// Longest text in characters.
    pub max_chars: u32,
}

/// A name and a value, such as a row of statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Line {
    /// Name.
    pub label: String,
    /// Value, formatted.
    pub value: String,
}

/// The sign of an owner, drawn on pieces, yards and beside names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum OwnerMark {
    /// △ red.
    Triangle,
    /// ✚ green.
    Cross,
    /// ○ yellow.
    Circle,
    /// □ blue.
    Square,
    /// Makruk's White.
    White,
    /// Makruk's Black.
    Black,
}

/// Whose something is: name, mark and colour together, never colour alone.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Owner {
    /// Name shown, such as "Red" or a person's name.
    pub name: String,
    /// Mark.
    pub mark: OwnerMark,
    /// Fill colour.
    pub fill: Role,
    /// Colour of the mark on the fill.
    pub ink: Role,
}

/// A question over the screen. Back or a press outside sends [`Dialog::dismiss`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Dialog {
    /// Semantic id.
    pub id: String,
    /// Title.
    pub title: String,
    /// Text; empty when there is none.
    pub text: String,
    /// Something to type or paste, if asked for.
    pub field: Option<Field>,
    /// Buttons in order of reading; for choosers the items.
    pub buttons: Vec<Button>,
    /// Id to press for back or outside.
    pub dismiss: String,
}

/// A short message at the lower edge. It stays until replaced or dismissed by the core.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Notice {
    /// Rises with each notice, so that the same text shown twice is two notices.
    pub serial: u64,
    /// Text.
    pub text: String,
    /// An error, shown in the error colour.
    pub error: bool,
    /// One thing to do about it, such as "undo" after a delete.
    pub action: Option<Button>,
    /// Spoken name of the cross that dismisses it.
    pub dismiss_label: String,
}

/// A box on the board for a screen reader, the keyboard and tests.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Node {
    /// Semantic id, such as `piece:2`, `die` or `square:e4`.
    pub id: String,
    /// Spoken name with place and state.
    pub label: String,
    /// What activating it does; empty when nothing.
    pub hint: String,
    /// Id to press when activated; empty when it is only read.
    pub action: String,
    /// Left edge in dp from the board area's left.
    pub x: f32,
    /// Top edge in dp.
    pub y: f32,
    /// Width in dp.
    pub width: f32,
    /// Height in dp.
    pub height: f32,
    /// Reached by Tab and arrows.
    pub focusable: bool,
}

/// The board area of a screen. The shell reports its size with `Action::Resized`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Board {
    /// Summary for a screen reader.
    pub description: String,
    /// Changes when the animation restarts: the shell then counts `scene(t_ms)` from zero again.
    pub motion: u64,
    /// Boxes to read, focus and press, in reading order.
    pub nodes: Vec<Node>,
    /// Id of the node that arrows have come to, drawn with the focus ring; empty until an arrow or
    /// Enter was pressed, and again after a tap.
    pub cursor: String,
    /// Width divided by height that suits the board.
    pub aspect: f32,
    /// Switch of view (Ludo) or flip (makruk), at the upper right corner.
    pub view_switch: Button,
}
