//! The projection before it is fitted to a frame: a pinhole over the middle of the board.

use super::Stage;

/// The projection before it is fitted to a frame.
pub(super) struct Lens {
    /// What x, y and 1 contribute to the homogeneous point.
    pub(super) columns: [[f64; 3]; 3],
    /// What a height of one square adds to it.
    pub(super) up: [f64; 3],
}

impl Lens {
    pub(super) fn new(stage: &Stage, turn: f64, tilt: f64) -> Self {
        let middle = stage.side / 2.0;
        let ((sin, cos), (st, ct)) = (turn.sin_cos(), tilt.sin_cos());
        let right = [cos, -sin * ct, sin * st];
        let down = [sin, cos * ct, -cos * st];
        let eye = [0.0, 0.0, stage.distance];
        let origin = std::array::from_fn(|i| eye[i] - middle * (right[i] + down[i]));
        Self {
            columns: [right, down, origin],
            up: [0.0, -st, -ct],
        }
    }

    fn project(&self, x: f64, y: f64, height: f64) -> [f64; 3] {
        let sum = |i: usize| {
            let [right, down, origin] = self.columns;
            x * right[i] + y * down[i] + origin[i] + height * self.up[i]
        };
        [sum(0) / sum(2), sum(1) / sum(2), 1.0 / sum(2)]
    }

    /// Left, top, right and bottom of everything that must be seen.
    pub(super) fn extent(&self, stage: &Stage) -> [f64; 4] {
        let mut bounds = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        let mut take = |x: f64, y: f64| {
            bounds = [
                bounds[0].min(x),
                bounds[1].min(y),
                bounds[2].max(x),
                bounds[3].max(y),
            ];
        };
        let (low, high) = (-stage.edge, stage.side + stage.edge);
        for (x, y) in [(low, low), (high, low), (high, high), (low, high)] {
            for height in [0.0, -stage.thickness] {
                let [sx, sy, _] = self.project(x, y, height);
                take(sx, sy);
            }
        }
        let (low, high) = (0.5, stage.side - 0.5);
        for (x, y) in [(low, low), (high, low), (high, high), (low, high)] {
            let [sx, sy, scale] = self.project(x, y, 0.0);
            take(sx, sy - stage.head * scale);
        }
        bounds
    }
}
