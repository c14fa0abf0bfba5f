//! What may happen to the app, and what it asks of its shell.

/// Something that happened outside the core.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Action {
    /// A button, toggle, card, panel button or node was pressed.
    Press {
        /// Its semantic id.
        id: String,
        /// The prompt of the view it was drawn from.
        prompt: u64,
    },
    /// A typed text was committed.
    Commit {
        /// The field's id.
        id: String,
        /// The text.
        text: String,
    },
    /// The replay's scrubber was moved.
    Scrub {
        /// Step.
        to: u32,
    },
    /// The board was tapped or clicked.
    Tap {
        /// dp from the board area's left.
        x: f32,
        /// dp from its top.
        y: f32,
        /// Revision of the scene that was seen.
        revision: u64,
        /// What pointed.
        pointer: PointerKind,
    },
    /// A pointer hovers over the board; `None` coordinates never occur, leaving is [`Action::HoverEnd`].
    Hover {
        /// dp from the board area's left.
        x: f32,
        /// dp from its top.
        y: f32,
        /// Revision of the scene that was seen.
        revision: u64,
    },
    /// The pointer left the board.
    HoverEnd,
    /// A drag over the board moved on; turns the board.
    Drag {
        /// dp to the right.
        dx: f32,
        /// dp down.
        dy: f32,
    },
    /// The finger was lifted after a drag.
    DragEnd,
    /// Two fingers or the wheel.
    Zoom {
        /// Factor since the last report; above 1 enlarges.
        factor: f32,
        /// Centre, dp from the board area's left; stays where it is.
        x: f32,
        /// Centre, dp from the top.
        y: f32,
    },
    /// A key that the shell did not use itself (focus and typing are the shell's).
    Key {
        /// Which.
        key: Key,
    },
    /// The bar's back, the system's back or Esc.
    Back,
    /// A link arrived from outside.
    Link {
        /// The address.
        url: String,
        /// Id of the delivery, so that a turned phone does not open it twice.
        delivery: String,
    },
    /// The board area got a size.
    Resized {
        /// Width in dp.
        width: f32,
        /// Height in dp.
        height: f32,
    },
    /// The system's settings, at start and at each change.
    Environment {
        /// Values.
        environment: Environment,
    },
    /// The app came to the foreground.
    Foreground,
    /// The app went to the background.
    Background,
    /// The device is on another network than before.
    NetworkChanged,
    /// The shell read a file that a person picked.
    FilePicked {
        /// Its name.
        name: String,
        /// Its content.
        bytes: Vec<u8>,
    },
    /// The shell could not do an effect.
    EffectFailed {
        /// The effect; 0 where a process that has ended was asked for a file, and this one answers.
        id: u64,
        /// Why, for the log.
        why: String,
    },
    /// A message was swiped away.
    NoticeDismissed {
        /// Its serial.
        serial: u64,
    },
}

/// What pointed at the board. (Not `Pointer`: JNA has one, which the generated Kotlin uses.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PointerKind {
    /// A finger: two taps move.
    Finger,
    /// A mouse, trackpad or pencil that hovers: one click moves.
    Precise,
}

/// Keys with a meaning in the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Key {
    /// Space: roll, or hurry.
    Roll,
    /// Z: undo.
    Undo,
    /// V: switch the view or flip.
    View,
    /// + zooms in.
    ZoomIn,
    /// - zooms out.
    ZoomOut,
    /// Comma or left bracket: turn the board left.
    TurnLeft,
    /// Period or right bracket: turn the board right.
    TurnRight,
    /// 1: the panel's first piece.
    Piece1,
    /// 2.
    Piece2,
    /// 3.
    Piece3,
    /// 4.
    Piece4,
    /// Arrow left: the board's cursor, where no control of the shell has the focus.
    CursorLeft,
    /// Arrow right.
    CursorRight,
    /// Arrow up.
    CursorUp,
    /// Arrow down.
    CursorDown,
    /// Enter: a tap where the cursor is.
    CursorPress,
}

/// The system's settings.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Environment {
    /// Preferred languages as BCP 47 tags, best first.
    pub languages: Vec<String>,
    /// The system's dark theme.
    pub dark: bool,
    /// The system's high contrast.
    pub high_contrast: bool,
    /// The system asks for less motion.
    pub reduced_motion: bool,
    /// Text size, 1.0 to 2.0.
    pub font_scale: f32,
    /// Offset of local time from UTC in minutes, for dates in lists.
    pub utc_offset_minutes: i32,
}

/// Something the shell is to do. Ids rise; a shell that was away does them when it is back.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Effect {
    /// Number of the effect.
    pub id: u64,
    /// A person asked for it: it is kept until a window is in front, and a failure is told. Sounds,
    /// touches and news are dropped where there is no window.
    pub asked_for: bool,
    /// What to do.
    pub work: Shell,
}

/// Every sound that [`Shell::Sound`] may name; `sounds/` has a file for each.
pub const SOUNDS: [&str; 7] = [
    "roll", "move", "capture", "check", "finish", "win", "refuse",
];

/// What only a shell can do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Shell {
    /// Speak politely through the screen reader.
    Announce {
        /// Text.
        text: String,
    },
    /// Offer text to other apps.
    Share {
        /// Title.
        title: String,
        /// Text.
        text: String,
    },
    /// Put text on the clipboard.
    Copy {
        /// Text.
        text: String,
    },
    /// Let the person choose where to save a file.
    SaveFile {
        /// Suggested name.
        name: String,
        /// Content.
        bytes: Vec<u8>,
    },
    /// Let the person choose a file to read; answered by [`Action::FilePicked`].
    PickFile,
    /// Open an address outside the app.
    Open {
        /// The address.
        url: String,
    },
    /// A short touch.
    Haptic {
        /// Stronger, for captures and ends.
        strong: bool,
    },
    /// A short sound, one of [`SOUNDS`]. It follows the silent switch and never stops music.
    Sound {
        /// Name; the file is this with `.wav`.
        name: String,
    },
    /// Leave the app (back on the first screen).
    Leave,
}
