//! The one map from the board's plane to the screen, used for drawing and for hit-testing alike.
//!
//! Plane coordinates are squares: x to the right along a row, y down the columns (row 0 is far),
//! so that the square (row, col) covers `col..col + 1` × `row..row + 1`. Screen coordinates are dp
//! from the board area's upper left corner. Start with [`Camera::new`]; [`Pose`] is the part of it
//! that a person changes and that is kept.

use serde::{Deserialize, Serialize};

/// Tilt of the oblique view in radians.
const OBLIQUE: f64 = 0.66;
/// Largest zoom.
pub const MAX_ZOOM: f64 = 3.0;
/// Share of the frame that the board fills.
const FILL: f64 = 0.985;

/// A point of the board's plane, in squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// To the right along a row.
    pub x: f64,
    /// Down the columns.
    pub y: f64,
}

impl Spot {
    /// Centre of the square at (row, col).
    pub fn of_cell(row: u8, col: u8) -> Self {
        Self {
            x: f64::from(col) + 0.5,
            y: f64::from(row) + 0.5,
        }
    }

    /// The square that holds this point, as (row, col); may lie outside the board.
    pub fn cell(self) -> (i32, i32) {
        (self.y.floor() as i32, self.x.floor() as i32)
    }
}

/// A point of the screen, in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Dot {
    /// Distance to another point in dp.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// What of a board must be in the frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Side of the square grid.
    pub side: f64,
    /// Width of the edge around it, in squares.
    pub edge: f64,
    /// Height of the edge's front side in the oblique view, in squares.
    pub thickness: f64,
    /// How far heads and their marks rise above a square's centre on the screen, in squares.
    pub head: f64,
    /// Distance of the eye from the middle, in squares; the smaller, the stronger the perspective.
    pub distance: f64,
}

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

/// The map in force: a 3 × 3 projective matrix with its inverse, and the upward direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    matrix: [[f64; 3]; 3],
    inverse: [[f64; 3]; 3],
    /// What a height of one square adds to the homogeneous screen point.
    up: [f64; 3],
    /// dp a square at unit depth.
    focus: f64,
    tilt: f64,
    turn: f64,
    width: f64,
    height: f64,
}

impl Camera {
    /// Fits a stage into a frame of `width` × `height` dp, then applies the pose.
    pub fn new(stage: &Stage, pose: &Pose, width: f64, height: f64) -> Self {
        let pose = pose.bounded();
        let (width, height) = (width.max(1.0), height.max(1.0));
        let tilt = if pose.oblique { OBLIQUE } else { 0.0 };
        let lens = Lens::new(stage, pose.turn, tilt);
        let [left, top, right, bottom] = lens.extent(stage);
        let fill = if stage.edge > 0.0 { FILL } else { 1.0 };
        let focus = (width / (right - left)).min(height / (bottom - top)) * fill;
        let zoom = pose.zoom;
        let shift =
            |size: f64, middle: f64, pan: f64| size / 2.0 + pan * size - middle * focus * zoom;
        let ox = shift(width, f64::midpoint(left, right), pose.pan_x);
        let oy = shift(height, f64::midpoint(top, bottom), pose.pan_y);
        let scale = focus * zoom;
        let place = |[x, y, w]: [f64; 3]| [scale * x + ox * w, scale * y + oy * w, w];
        let columns = [lens.columns[0], lens.columns[1], lens.columns[2]].map(place);
        let matrix = transpose(columns);
        let up = place(lens.up);
        Self {
            matrix,
            inverse: inverse(&matrix),
            up,
            focus: scale,
            tilt,
            turn: pose.turn,
            width,
            height,
        }
    }

    /// Frame size in dp.
    pub fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// Tilt in radians: 0 from above.
    pub fn tilt(&self) -> f64 {
        self.tilt
    }

    /// Turn in radians, counterclockwise.
    pub fn turn(&self) -> f64 {
        self.turn
    }

    /// Projects a point of the plane.
    pub fn project(&self, spot: Spot) -> Dot {
        self.project_at(spot, 0.0)
    }

    /// Projects a point so many squares above the plane.
    pub fn project_at(&self, spot: Spot, height: f64) -> Dot {
        let [x, y, w] = self.homogeneous(spot, height);
        Dot { x: x / w, y: y / w }
    }

    /// dp a square for something upright that stands at this point.
    pub fn scale_at(&self, spot: Spot) -> f64 {
        self.focus / self.homogeneous(spot, 0.0)[2]
    }

    /// The point of the plane that is seen at a point of the screen.
    pub fn unproject(&self, dot: Dot) -> Spot {
        let [x, y, w] = apply(&self.inverse, dot.x, dot.y);
        Spot { x: x / w, y: y / w }
    }

    /// The square seen at a point of the screen, as (row, col).
    pub fn cell_at(&self, dot: Dot) -> (i32, i32) {
        self.unproject(dot).cell()
    }

    /// The affine map that the projection is in the neighbourhood of a point.
    pub fn frame(&self, spot: Spot) -> Frame {
        let [x, y, w] = self.homogeneous(spot, 0.0);
        let slope = |column: usize| {
            let m = |row: usize| self.matrix[row][column];
            let part = |value: f64, row: usize| (m(row) * w - value * m(2)) / (w * w);
            [part(x, 0), part(y, 1)]
        };
        Frame {
            origin: Dot { x: x / w, y: y / w },
            right: slope(0),
            down: slope(1),
        }
    }

    fn homogeneous(&self, spot: Spot, height: f64) -> [f64; 3] {
        let ground = apply(&self.matrix, spot.x, spot.y);
        std::array::from_fn(|i| ground[i] + height * self.up[i])
    }
}

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

/// The projection before it is fitted to a frame.
struct Lens {
    /// What x, y and 1 contribute to the homogeneous point.
    columns: [[f64; 3]; 3],
    up: [f64; 3],
}

impl Lens {
    fn new(stage: &Stage, turn: f64, tilt: f64) -> Self {
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
    fn extent(&self, stage: &Stage) -> [f64; 4] {
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

fn apply(m: &[[f64; 3]; 3], x: f64, y: f64) -> [f64; 3] {
    std::array::from_fn(|row| m[row][0] * x + m[row][1] * y + m[row][2])
}

fn transpose(m: [[f64; 3]; 3]) -> [[f64; 3]; 3] {
    std::array::from_fn(|row| std::array::from_fn(|column| m[column][row]))
}

/// Inverse by cofactors; the factor 1 / determinant is left out, homogeneous points do not need it.
/// The sign is kept, so that depths stay positive.
fn inverse(m: &[[f64; 3]; 3]) -> [[f64; 3]; 3] {
    let minor = |r: usize, c: usize| {
        let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3);
        m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    };
    std::array::from_fn(|row| std::array::from_fn(|column| minor(column, row)))
}
