//! What a person may set, and what it means together with the system's settings.

use serde::{Deserialize, Serialize};

use crate::app::action::Environment;
use crate::protocol::{PlayerName, ServerAddress};
use crate::text::Language;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the system.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How fast dice and pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pace {
    /// Half as fast.
    Slow,
    /// Die 400 ms, move up to 350 ms.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
}

impl Pace {
    /// A duration of the normal pace at this one, in milliseconds.
    pub fn scale(self, normal_ms: u64) -> u64 {
        match self {
            Self::Slow => normal_ms * 2,
            Self::Normal => normal_ms,
            Self::Fast => normal_ms / 2,
        }
    }
}

/// How a finger moves a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Confirm {
    /// The first tap shows the destination, the second moves.
    #[default]
    Two,
    /// One tap moves, as one click does.
    One,
}

/// How makruk pieces look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PieceSet {
    /// Turned shapes.
    #[default]
    Carved,
    /// Letters.
    Letters,
}

/// Everything on the settings screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch on the screen"
)]
pub(crate) struct Settings {
    /// Language tag; `None` follows the system.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// High contrast even where the system does not ask for it.
    pub contrast: bool,
    /// Less motion even where the system does not ask for it.
    pub reduced_motion: bool,
    /// Pace.
    pub pace: Pace,
    /// Plays the only legal move by itself.
    pub auto_move: bool,
    /// How a finger moves.
    pub confirm: Confirm,
    /// Short sounds.
    pub sounds: bool,
    /// Short touches.
    pub haptics: bool,
    /// Turns the board to the side to move on a shared device.
    pub auto_rotate: bool,
    /// The panel shows how likely a piece is captured.
    pub odds: bool,
    /// Makruk pieces.
    pub piece_set: PieceSet,
    /// Ludo is seen obliquely instead of from above.
    pub oblique: bool,
    /// The server that rooms are on; `None` for the one that the app comes with.
    pub server: Option<ServerAddress>,
    /// The name shown in rooms; `None` for none.
    pub name: Option<PlayerName>,
    /// The names of others are not shown.
    pub hide_names: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            contrast: false,
            reduced_motion: false,
            pace: Pace::Normal,
            auto_move: false,
            confirm: Confirm::Two,
            sounds: true,
            haptics: true,
            auto_rotate: false,
            odds: true,
            piece_set: PieceSet::Carved,
            oblique: false,
            server: None,
            name: None,
            hide_names: false,
        }
    }
}

impl Settings {
    /// The language to speak.
    pub fn speech(&self, environment: &Environment) -> Language {
        self.language
            .as_deref()
            .and_then(|tag| tag.parse().ok())
            .unwrap_or_else(|| Language::negotiate(&environment.languages))
    }

    /// The dark theme is in force.
    pub fn dark(&self, environment: &Environment) -> bool {
        match self.theme {
            Theme::System => environment.dark,
            Theme::Light => false,
            Theme::Dark => true,
        }
    }

    /// High contrast is in force.
    pub fn high_contrast(&self, environment: &Environment) -> bool {
        self.contrast || environment.high_contrast
    }

    /// Less motion is in force.
    pub fn still(&self, environment: &Environment) -> bool {
        self.reduced_motion || environment.reduced_motion
    }
}
