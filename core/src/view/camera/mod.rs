//! The one map from the board's plane to the screen, used for drawing and for hit-testing alike.
//!
//! Plane coordinates are squares: x to the right along a row, y down the columns (row 0 is far),
//! so that the square (row, col) covers `col..col + 1` × `row..row + 1`. Screen coordinates are dp
//! from the board area's upper left corner. Start with [`Camera::new`]; [`Pose`] is the part of it
//! that a person changes and that is kept.

mod frame;
mod lens;
mod pose;
#[cfg(test)]
mod tests;

pub use frame::Frame;
pub use pose::{MAX_ZOOM, Pose};

use lens::Lens;

/// Tilt of the oblique view in radians.
const OBLIQUE: f64 = 0.62;
/// Share of the frame that a board with an edge fills; the rest is the outline's.
const FILL: f64 = 0.997;

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

    /// Width divided by height of the frame that a stage fills when it is seen from above.
    pub fn aspect(stage: &Stage) -> f64 {
        let [left, top, right, bottom] = Lens::new(stage, 0.0, 0.0).extent(stage);
        (right - left) / (bottom - top)
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
