//! The values of every colour role in the four looks: the one table of colours.
//!
//! Owns numbers only. Start with `TABLE`; the tests state the contrasts that each value must keep.

// RGB values read best in the six digits that designers write.
#![allow(clippy::unreadable_literal)]

use super::look::{Look, Role};

/// A role with its values (RGB) in the light, the dark, the light high-contrast and the dark
/// high-contrast look.
type Row = (Role, [u32; 4]);

/// One row a role, in order of declaration.
#[rustfmt::skip]
const TABLE: [Row; Role::COUNT] = [
    (Role::Background,       [0xF4EDE0, 0x1C1815, 0xFFFFFF, 0x000000]),
    (Role::Surface,          [0xFFF9EC, 0x2A2420, 0xFFFFFF, 0x000000]),
    (Role::Text,             [0x2B2118, 0xF3E9DA, 0x000000, 0xFFFFFF]),
    (Role::TextSecondary,    [0x5C4E3D, 0xC5B6A0, 0x000000, 0xFFFFFF]),
    (Role::Primary,          [0x1E6B4E, 0x7CCBA6, 0x0B4A33, 0xA6F0CB]),
    (Role::OnPrimary,        [0xFFFFFF, 0x0F2A1E, 0xFFFFFF, 0x000000]),
    (Role::Error,            [0xA3261C, 0xFFB4A8, 0x8A0F06, 0xFFC9C0]),
    (Role::Outline,          [0x8D7A5C, 0x8F8068, 0x000000, 0xFFFFFF]),
    (Role::Focus,            [0x1B5FB4, 0x8CC2FF, 0x003E9C, 0xFFE14D]),
    (Role::Paper,            [0xFFF9EC, 0x3A332B, 0xFFFFFF, 0x000000]),
    (Role::Line,             [0x8D7A5C, 0x8F8068, 0x000000, 0xFFFFFF]),
    (Role::Edge,             [0xB07A45, 0x6A4524, 0xB07A45, 0x6A4524]),
    (Role::EdgeSide,         [0x7A4E26, 0x452C16, 0x5A3717, 0x452C16]),
    (Role::Red,              [0xC63A2F, 0xC63A2F, 0xC63A2F, 0xC63A2F]),
    (Role::RedLight,         [0xF0B7AC, 0x6E1B15, 0xFFFFFF, 0x000000]),
    (Role::RedDark,          [0x8E2119, 0xE0665B, 0x000000, 0xFFFFFF]),
    (Role::Green,            [0x2F7F54, 0x2F7F54, 0x2F7F54, 0x2F7F54]),
    (Role::GreenLight,       [0xB5D9C3, 0x17472D, 0xFFFFFF, 0x000000]),
    (Role::GreenDark,        [0x1B5335, 0x55A97C, 0x000000, 0xFFFFFF]),
    (Role::Yellow,           [0xE3A72F, 0xE3A72F, 0xE3A72F, 0xE3A72F]),
    (Role::YellowLight,      [0xF7E0AC, 0x654509, 0xFFFFFF, 0x000000]),
    (Role::YellowDark,       [0x8A5F0C, 0xF0C25E, 0x000000, 0xFFFFFF]),
    (Role::Blue,             [0x2E66AE, 0x2E66AE, 0x2E66AE, 0x2E66AE]),
    (Role::BlueLight,        [0xB6CDEB, 0x153763, 0xFFFFFF, 0x000000]),
    (Role::BlueDark,         [0x194174, 0x6A9BDC, 0x000000, 0xFFFFFF]),
    (Role::Mark,             [0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF]),
    (Role::MarkOnYellow,     [0x3A2600, 0x3A2600, 0x000000, 0x000000]),
    (Role::Star,             [0x8F6712, 0xD8AE55, 0x5A3E00, 0xFFD36B]),
    (Role::Gold,             [0xFFD24A, 0xFFD24A, 0xFFD24A, 0xFFD24A]),
    (Role::GoldDark,         [0x5A4208, 0x5A4208, 0x000000, 0x3A2A00]),
    (Role::Destination,      [0x1E5B43, 0x8FE0BC, 0x00402A, 0xA6F0CB]),
    (Role::DestinationEdge,  [0xFFFFFF, 0x12241B, 0xFFFFFF, 0x000000]),
    (Role::Origin,           [0xA8480F, 0xFF9A4D, 0x7A2E00, 0xFFB173]),
    (Role::Check,            [0x8E1508, 0x5E0B02, 0x7A0000, 0x4A0000]),
    (Role::DieFace,          [0xFFFDF7, 0xFFFDF7, 0xFFFFFF, 0xFFFFFF]),
    (Role::DieEdge,          [0x3B2A1A, 0x3B2A1A, 0x000000, 0x000000]),
    (Role::DiePip,           [0x2A1D12, 0x2A1D12, 0x000000, 0x000000]),
    (Role::Shadow,           [0x1A0E04, 0x000000, 0x000000, 0x000000]),
    (Role::Shine,            [0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF]),
    (Role::Wood,             [0xDDB077, 0xB18D5F, 0xE6C08D, 0xB18D5F]),
    (Role::WoodDark,         [0xC9935A, 0xA97E4F, 0xD8A972, 0xA17648]),
    (Role::WoodLine,         [0x5A3717, 0x3A220C, 0x000000, 0x000000]),
    (Role::WoodText,         [0x3A2009, 0x0A0400, 0x000000, 0x000000]),
    (Role::Ivory,            [0xFBF1DC, 0xFBF1DC, 0xFFFAEE, 0xFFFAEE]),
    (Role::IvoryShade,       [0xD6BE93, 0xD0B88E, 0xD6BE93, 0xD0B88E]),
    (Role::IvoryEdge,        [0x3B2A1A, 0x2A1C0F, 0x000000, 0x000000]),
    (Role::Ebony,            [0x4A2B28, 0x4A2B28, 0x3A1F1C, 0x3A1F1C]),
    (Role::EbonyShade,       [0x8C5B52, 0x8C5B52, 0x8C5B52, 0x8C5B52]),
    (Role::EbonyEdge,        [0x120807, 0xE8CDB0, 0x000000, 0xFFFFFF]),
    (Role::RedShade,         [0x8E2119, 0x8E2119, 0x8E2119, 0x8E2119]),
    (Role::GreenShade,       [0x1B5335, 0x1B5335, 0x1B5335, 0x1B5335]),
    (Role::YellowShade,      [0xA8720F, 0xA8720F, 0xA8720F, 0xA8720F]),
    (Role::BlueShade,        [0x194174, 0x194174, 0x194174, 0x194174]),
    (Role::OriginOnWood,     [0x8A3208, 0x4F1A02, 0x6A2000, 0x3F1400]),
    (Role::EbonyDeep,        [0x27120F, 0x27120F, 0x27120F, 0x1E0C0A]),
];

impl Role {
    /// Number of roles; the palette has as many values.
    pub const COUNT: usize = Self::EbonyDeep as usize + 1;

    /// The role of an index, as it stands in scene bytes.
    pub fn from_index(index: u32) -> Option<Self> {
        TABLE.get(index as usize).map(|row| row.0)
    }
}

impl Look {
    /// Builds the look in force with its ARGB palette.
    pub fn new(dark: bool, high_contrast: bool, reduced_motion: bool) -> Self {
        let column = usize::from(dark) + 2 * usize::from(high_contrast);
        let palette = TABLE
            .iter()
            .map(|row| 0xFF00_0000 | row.1[column])
            .collect();
        Self {
            dark,
            high_contrast,
            reduced_motion,
            palette,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOKS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

    fn luminance(argb: u32) -> f64 {
        let channel = |shift: u32| {
            let c = f64::from((argb >> shift) & 0xFF) / 255.0;
            if c <= 0.04045 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }

    fn contrast(look: &Look, a: Role, b: Role) -> f64 {
        let [a, b] = [a, b].map(|role| luminance(look.palette[role as usize]));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn assert_pairs(pairs: &[(Role, Role)], least: f64) {
        for (dark, high) in LOOKS {
            let look = Look::new(dark, high, false);
            for &(a, b) in pairs {
                let got = contrast(&look, a, b);
                assert!(
                    got >= least,
                    "{a:?} on {b:?}, dark {dark}, high {high}: {got:.2} < {least}"
                );
            }
        }
    }

    #[test]
    fn every_role_has_a_row_at_its_index() {
        for (index, row) in TABLE.iter().enumerate() {
            assert_eq!(row.0 as usize, index);
            assert_eq!(Role::from_index(index as u32), Some(row.0));
        }
        assert_eq!(Role::from_index(TABLE.len() as u32), None);
        assert_eq!(Look::new(true, true, true).palette.len(), Role::COUNT);
    }

    #[test]
    fn m8_text_has_contrast_of_at_least_four_and_a_half() {
        use Role::*;
        assert_pairs(
            &[
                (Text, Background),
                (Text, Surface),
                (TextSecondary, Background),
                (TextSecondary, Surface),
                (OnPrimary, Primary),
                (Primary, Surface),
                (Error, Surface),
                (Error, Background),
                (WoodText, Wood),
                (WoodText, WoodDark),
                (Surface, Text),
                (IvoryEdge, Ivory),
                (Ivory, Ebony),
            ],
            4.5,
        );
    }

    #[test]
    fn m8_marks_have_contrast_of_at_least_three() {
        use Role::*;
        assert_pairs(
            &[
                (Line, Paper),
                (Outline, Surface),
                (Focus, Background),
                (Focus, Surface),
                (RedDark, Paper),
                (GreenDark, Paper),
                (YellowDark, Paper),
                (BlueDark, Paper),
                (Mark, Red),
                (Mark, Green),
                (Mark, Blue),
                (MarkOnYellow, Yellow),
                (Star, Paper),
                (Gold, GoldDark),
                (Destination, DestinationEdge),
                (Destination, Paper),
                (Origin, Paper),
                (OriginOnWood, Wood),
                (OriginOnWood, WoodDark),
                (Check, Wood),
                (Check, WoodDark),
                (Check, Shine),
                (DiePip, DieFace),
                (DieEdge, DieFace),
                (WoodLine, Wood),
                (WoodLine, WoodDark),
                (IvoryEdge, Wood),
                (IvoryEdge, WoodDark),
                (Ebony, Wood),
                (Ebony, WoodDark),
                (Text, Paper),
            ],
            3.0,
        );
    }

    #[test]
    fn stated_contrasts_of_the_light_look_hold() {
        use Role::*;
        let look = Look::new(false, false, false);
        for (a, b, stated) in [
            (Text, Background, 13.5),
            (TextSecondary, Background, 6.9),
            (OnPrimary, Primary, 6.4),
            (Error, Surface, 7.0),
            (Line, Paper, 3.9),
            (Red, Paper, 4.9),
            (YellowDark, Paper, 5.4),
            (Star, Paper, 4.9),
            (Gold, GoldDark, 6.6),
            (Destination, Paper, 7.6),
            (Origin, Paper, 5.6),
            (OriginOnWood, WoodDark, 3.0),
        ] {
            let got = contrast(&look, a, b);
            assert!(
                got >= stated - 0.06,
                "{a:?} on {b:?}: {got:.2}, stated {stated}"
            );
        }
    }
}
