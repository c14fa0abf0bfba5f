//! Boxes and reach of taps, the same for both games.

use super::camera::Dot;

/// How far from a finger a target may be, in dp (`app.md` § 3).
pub const REACH: f64 = 24.0;

/// A box on the screen, in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Area {
    /// The smallest box around points.
    pub fn around(points: impl IntoIterator<Item = Dot>) -> Self {
        let start = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        let [left, top, right, bottom] = points.into_iter().fold(start, |b, p| {
            [b[0].min(p.x), b[1].min(p.y), b[2].max(p.x), b[3].max(p.y)]
        });
        Self {
            x: left,
            y: top,
            width: right - left,
            height: bottom - top,
        }
    }

    /// Says whether a point lies within.
    pub fn contains(&self, at: Dot) -> bool {
        (self.x..=self.x + self.width).contains(&at.x)
            && (self.y..=self.y + self.height).contains(&at.y)
    }

    /// The middle.
    pub fn centre(&self) -> Dot {
        Dot {
            x: self.x + self.width / 2.0,
            y: self.y + self.height / 2.0,
        }
    }
}
