//! What a person changes of a camera: turn, tilt, zoom and shift.

use serde::{Deserialize, Serialize};

/// Largest zoom.
pub const MAX_ZOOM: f64 = 3.0;
/// How a person has turned, tilted, zoomed and shifted the board. Small, kept with the screen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pose {
    /// Turn in radians, counterclockwise as seen from above; a quarter brings Green to the near left.
    pub turn: f64,
    /// Oblique instead of from above.
    pub oblique: bool,
    /// Magnification, 1 to [`MAX_ZOOM`].
    pub zoom: f64,
    /// Shift to the right as a share of the frame's width.
    pub pan_x: f64,
    /// Shift down as a share of the frame's height.
    pub pan_y: f64,
}

impl Default for Pose {
    fn default() -> Self {
        Self {
            turn: 0.0,
            oblique: false,
            zoom: 1.0,
            pan_x: 0.0,
            pan_y: 0.0,
        }
    }
}

impl Pose {
    /// The pose from above after so many quarter turns.
    pub fn quarter(turns: u8) -> Self {
        Self {
            turn: f64::from(turns % 4) * std::f64::consts::FRAC_PI_2,
            ..Self::default()
        }
    }

    /// Follows a drag: turns the whole board, shifts an enlarged one. `width` and `height` are the
    /// frame's in dp; a drag over the whole width is half a turn.
    #[must_use]
    pub fn dragged(self, dx: f64, dy: f64, width: f64, height: f64) -> Self {
        if self.zoom > 1.0 {
            let pan_x = self.pan_x + dx / width.max(1.0);
            let pan_y = self.pan_y + dy / height.max(1.0);
            return Self {
                pan_x,
                pan_y,
                ..self
            }
            .bounded();
        }
        self.turned(dx / width.max(1.0) * std::f64::consts::PI)
    }

    /// Turns by an angle in radians, counterclockwise.
    #[must_use]
    pub fn turned(self, angle: f64) -> Self {
        Self {
            turn: (self.turn + angle).rem_euclid(std::f64::consts::TAU),
            ..self
        }
    }

    /// Snaps to the nearest quarter turn when the board lies within 10° of it: the end of a drag.
    #[must_use]
    pub fn settled(self) -> Self {
        let quarter = std::f64::consts::FRAC_PI_2;
        let nearest = (self.turn / quarter).round() * quarter;
        if (self.turn - nearest).abs() > 10_f64.to_radians() {
            return self;
        }
        Self {
            turn: nearest.rem_euclid(std::f64::consts::TAU),
            ..self
        }
    }

    /// Enlarges by a factor; the point (x, y) of a frame of `width` × `height` dp stays in place
    /// as long as the board still covers the frame.
    #[must_use]
    pub fn zoomed(self, factor: f64, x: f64, y: f64, width: f64, height: f64) -> Self {
        let factor = if factor.is_finite() { factor } else { 1.0 };
        let zoom = (self.zoom * factor).clamp(1.0, MAX_ZOOM);
        let ratio = zoom / self.zoom;
        let keep = |centre: f64, pan: f64| centre - ratio * (centre - pan);
        let pan_x = keep(x / width.max(1.0) - 0.5, self.pan_x);
        let pan_y = keep(y / height.max(1.0) - 0.5, self.pan_y);
        Self {
            zoom,
            pan_x,
            pan_y,
            ..self
        }
        .bounded()
    }

    /// Brings values from outside into their bounds.
    #[must_use]
    pub fn bounded(self) -> Self {
        let finite = |v: f64, or: f64| if v.is_finite() { v } else { or };
        let zoom = finite(self.zoom, 1.0).clamp(1.0, MAX_ZOOM);
        let most = (zoom - 1.0) / 2.0;
        Self {
            turn: finite(self.turn, 0.0),
            oblique: self.oblique,
            zoom,
            pan_x: finite(self.pan_x, 0.0).clamp(-most, most),
            pan_y: finite(self.pan_y, 0.0).clamp(-most, most),
        }
    }
}
