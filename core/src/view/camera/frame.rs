//! Affine maps of small parts of the plane: marks and stars are drawn in them.

use super::Dot;

/// An affine map from a small part of the plane (in squares, relative to a point) to the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Where the point itself is seen.
    pub origin: Dot,
    /// dp for one square to the right.
    pub right: [f64; 2],
    /// dp for one square down.
    pub down: [f64; 2],
}

impl Frame {
    /// A frame that lies in the screen: `scale` dp for one unit, x right, y down.
    pub fn screen(origin: Dot, scale: f64) -> Self {
        Self {
            origin,
            right: [scale, 0.0],
            down: [0.0, scale],
        }
    }

    /// Maps a point given relative to the frame's origin.
    pub fn at(&self, x: f64, y: f64) -> Dot {
        Dot {
            x: self.origin.x + x * self.right[0] + y * self.down[0],
            y: self.origin.y + x * self.right[1] + y * self.down[1],
        }
    }

    /// dp² of one square.
    pub fn area(&self) -> f64 {
        (self.right[0] * self.down[1] - self.right[1] * self.down[0]).abs()
    }

    /// The same map, enlarged around its origin.
    #[must_use]
    pub fn scaled(&self, by: f64) -> Self {
        let times = |v: [f64; 2]| v.map(|c| c * by);
        Self {
            origin: self.origin,
            right: times(self.right),
            down: times(self.down),
        }
    }

    /// The same map, turned by an angle within the plane.
    #[must_use]
    pub fn turned(&self, angle: f64) -> Self {
        let (sin, cos) = angle.sin_cos();
        let mix = |a: f64, b: f64| std::array::from_fn(|i| a * self.right[i] + b * self.down[i]);
        Self {
            origin: self.origin,
            right: mix(cos, sin),
            down: mix(-sin, cos),
        }
    }
}
