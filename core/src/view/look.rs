//! Colours by role, so that both shells and every picture use one table.

/// What a colour is for. A scene and a widget name the role; [`Look::palette`] holds its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[repr(u8)]
pub enum Role {
    /// Window background.
    Background,
    /// Cards and sheets.
    Surface,
    /// Main text.
    Text,
    /// Secondary text.
    TextSecondary,
    /// The one primary action.
    Primary,
    /// Text on [`Role::Primary`].
    OnPrimary,
    /// Errors and destructive actions.
    Error,
    /// Hairlines and outlines of controls.
    Outline,
    /// Keyboard focus ring.
    Focus,
    /// Ludo board: squares.
    Paper,
    /// Ludo board: lines between squares.
    Line,
    /// Ludo board: wooden frame.
    Edge,
    /// Ludo board: front side of the frame, seen obliquely.
    EdgeSide,
    /// Red: fill of pieces, yards and home column.
    Red,
    /// Red: light tint (slots of the yard).
    RedLight,
    /// Red: outline and shadow side.
    RedDark,
    /// Green fill.
    Green,
    /// Green tint.
    GreenLight,
    /// Green outline.
    GreenDark,
    /// Yellow fill.
    Yellow,
    /// Yellow tint.
    YellowLight,
    /// Yellow outline.
    YellowDark,
    /// Blue fill.
    Blue,
    /// Blue tint.
    BlueLight,
    /// Blue outline.
    BlueDark,
    /// Owner mark on red, green and blue.
    Mark,
    /// Owner mark on yellow.
    MarkOnYellow,
    /// Star squares.
    Star,
    /// Gold of the double ring and chevron on movable pieces.
    Gold,
    /// Dark companion of [`Role::Gold`].
    GoldDark,
    /// Destination dot.
    Destination,
    /// Edge of the destination dot.
    DestinationEdge,
    /// Dashed ring on the square the last moved piece left.
    Origin,
    /// Check ring and its sign.
    Check,
    /// Die: face.
    DieFace,
    /// Die: outline.
    DieEdge,
    /// Die: pips.
    DiePip,
    /// Soft shadow under pieces and die (drawn with alpha).
    Shadow,
    /// Small highlight on pieces and die (drawn with alpha).
    Shine,
    /// Makruk board: lit wood.
    Wood,
    /// Makruk board: shaded wood.
    WoodDark,
    /// Makruk board: lines.
    WoodLine,
    /// Makruk board: coordinates.
    WoodText,
    /// White's makruk pieces.
    Ivory,
    /// White's makruk pieces: shade.
    IvoryShade,
    /// White's makruk pieces: outline.
    IvoryEdge,
    /// Black's makruk pieces.
    Ebony,
    /// Black's makruk pieces: light side.
    EbonyShade,
    /// Black's makruk pieces: outline.
    EbonyEdge,
    /// Red pieces: side away from the light.
    RedShade,
    /// Green pieces: side away from the light.
    GreenShade,
    /// Yellow pieces: side away from the light.
    YellowShade,
    /// Blue pieces: side away from the light.
    BlueShade,
    /// Dashed rings of the last move on wood.
    OriginOnWood,
    /// Black's makruk pieces: side away from the light.
    EbonyDeep,
}

/// How everything is to be painted.
///
/// [`Look::new`] fills the palette:
///
/// ```
/// use sanuk_core::view::{Look, Role};
/// let look = Look::new(true, false, false);
/// assert_eq!(look.palette[Role::Background as usize], 0xFF1C_1815);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Look {
    /// Dark theme in force.
    pub dark: bool,
    /// High contrast in force: outlines 2 dp, marks larger.
    pub high_contrast: bool,
    /// No movement: 120 ms cross-fades only.
    pub reduced_motion: bool,
    /// ARGB values, one for each [`Role`] in order of declaration.
    pub palette: Vec<u32>,
}
