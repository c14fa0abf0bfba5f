//! The die as a shaded cube: at rest, on its corner before the first roll, and tumbling.
//!
//! Pure geometry of (faces, time); the tumble is the same each time for the same motion. Knows the
//! faces, no rules. Start with [`Tumble`].

use crate::ludo::Die;
use crate::view::camera::{Dot, Frame};
use crate::view::hit::Area;
use crate::view::look::Role;
use crate::view::scene::{Layer, Line, Paint, Pen, Stop};
use crate::view::shape::{circle, polygon, rounded, shadow};

type Vector = [f64; 3];
/// Columns: where x, y and z of the die point in the world (x right, y away, z up).
type Turn = [Vector; 3];

/// A die to draw.
#[derive(Clone, Copy, Debug)]
pub struct Cube {
    /// Where its middle touches the board.
    pub foot: Dot,
    /// Half an edge in dp.
    pub half: f64,
    /// Tilt of the eye in radians, 0 from above.
    pub tilt: f64,
    /// Height above the board in dp.
    pub lift: f64,
    /// Orientation.
    pub turn: Turn,
    /// Opacity.
    pub alpha: f32,
}

/// Seen exactly from above a die is a plain square; a little more tilt shows its front.
const LEAST_TILT: f64 = 0.26;
/// Rounding of edges, as a share of half an edge.
const ROUND: f64 = 0.3;

/// Orientation with this face up, or on the corner when there is none.
pub fn resting(face: Option<Die>) -> Turn {
    let Some(face) = face else {
        return multiply(
            &around([1.0, 0.0, 0.0], -0.62),
            &around([0.0, 0.0, 1.0], 0.74),
        );
    };
    let quarter = std::f64::consts::FRAC_PI_2;
    match face.get() {
        1 => around([1.0, 0.0, 0.0], 0.0),
        2 => around([1.0, 0.0, 0.0], quarter),
        3 => around([0.0, 1.0, 0.0], -quarter),
        4 => around([0.0, 1.0, 0.0], quarter),
        5 => around([1.0, 0.0, 0.0], -quarter),
        _ => around([1.0, 0.0, 0.0], 2.0 * quarter),
    }
}

/// Orientation and height of a roll at a share of its time (0 to 1). `seed` chooses the way.
pub fn tumbling(from: Option<Die>, to: Die, share: f64, seed: u64) -> (Turn, f64) {
    let share = share.clamp(0.0, 1.0);
    let rest = 1.0 - (1.0 - share).powi(3);
    let angle = f64::from((seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as u16) / 65536.0;
    let (sin, cos) = (angle * std::f64::consts::TAU).sin_cos();
    let tumble = around(
        [cos * 0.94, sin * 0.94, 0.34],
        rest * std::f64::consts::TAU * 2.0,
    );
    let base = if share < 0.5 {
        resting(from)
    } else {
        resting(Some(to))
    };
    // The change of the base happens at full spin, while two turns hide it.
    let height = (share * std::f64::consts::PI * 2.0).sin().abs() * (1.0 - share);
    (multiply(&tumble, &base), height)
}

/// Draws the die with its shadow.
pub fn die(layer: &mut Layer, cube: &Cube) {
    let tilt = cube.tilt.max(LEAST_TILT);
    let view = View { tilt, cube };
    let ground = Frame::screen(cube.foot, cube.half);
    let far = cube.lift / cube.half;
    let spread = 1.16 + 0.12 * far;
    let strength = 0.34 / (1.0 + 0.5 * far as f32);
    let drop = [0.1 + 0.1 * far, 0.22 + 0.1 * far];
    shadow(
        layer,
        &ground,
        drop,
        [spread, spread * (0.62 + 0.38 * tilt.cos())],
        strength * cube.alpha,
    );
    silhouette(layer, &view);
    let mut faces = FACES;
    faces.sort_by(|a, b| view.depth(a).total_cmp(&view.depth(b)));
    for face in faces.iter().filter(|face| view.depth(face) > 0.02) {
        draw_face(layer, &view, face);
    }
}

/// A face: its outward direction, two directions within it, and its pips.
#[derive(Clone, Copy)]
struct Face {
    out: Vector,
    across: Vector,
    along: Vector,
    pips: &'static [(f64, f64)],
}

const FACES: [Face; 6] = [
    face(
        [0.0, 0.0, 1.0],
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        &[(0.0, 0.0)],
    ),
    face(
        [0.0, 1.0, 0.0],
        [1.0, 0.0, 0.0],
        [0.0, 0.0, -1.0],
        &[(-1.0, 1.0), (1.0, -1.0)],
    ),
    face(
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [0.0, 0.0, 1.0],
        &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
    ),
    face(
        [-1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [0.0, 0.0, -1.0],
        &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)],
    ),
    face(
        [0.0, -1.0, 0.0],
        [1.0, 0.0, 0.0],
        [0.0, 0.0, 1.0],
        &[
            (-1.0, -1.0),
            (-1.0, 1.0),
            (0.0, 0.0),
            (1.0, -1.0),
            (1.0, 1.0),
        ],
    ),
    face(
        [0.0, 0.0, -1.0],
        [1.0, 0.0, 0.0],
        [0.0, -1.0, 0.0],
        &[
            (-1.0, -1.0),
            (-1.0, 0.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (1.0, 0.0),
            (1.0, 1.0),
        ],
    ),
];

const fn face(out: Vector, across: Vector, along: Vector, pips: &'static [(f64, f64)]) -> Face {
    Face {
        out,
        across,
        along,
        pips,
    }
}

struct View<'a> {
    tilt: f64,
    cube: &'a Cube,
}

impl View<'_> {
    /// Turns a vector of the die and looks at it: right, down on the screen, towards the eye.
    fn see(&self, v: Vector) -> Vector {
        let [x, y, z] = rotate(&self.cube.turn, v);
        let (sin, cos) = self.tilt.sin_cos();
        [x, -(y * cos + z * sin), z * cos - y * sin]
    }

    fn depth(&self, face: &Face) -> f64 {
        self.see(face.out)[2]
    }

    fn dot(&self, v: Vector) -> Dot {
        let [x, y, _] = self.see(v);
        let Cube {
            foot, half, lift, ..
        } = *self.cube;
        // Its middle is raised a little, as it stands on the board.
        Dot {
            x: foot.x + x * half,
            y: foot.y + y * half - lift - half * self.tilt.sin() * 0.2,
        }
    }
}

/// The rounded outline: the hull of the inner cube's corners, drawn with a wide round line.
fn silhouette(layer: &mut Layer, view: &View) {
    let inner = 1.0 - ROUND;
    let corner = |index: u32| {
        let sign = |bit: u32| {
            if index & (1 << bit) == 0 {
                -inner
            } else {
                inner
            }
        };
        view.dot([sign(0), sign(1), sign(2)])
    };
    let hull = hull((0..8).map(corner).collect());
    let width = 2.0 * ROUND * view.cube.half;
    let outline = (view.cube.half * 0.09).clamp(0.7, 2.0) * 2.0;
    let alpha = view.cube.alpha;
    let shape = |pen: &mut Pen| polygon(pen, hull.iter().copied());
    layer.stroke(
        Paint::Solid(Role::DieEdge, alpha),
        Line::solid(width + outline),
        shape,
    );
    // The rounded edges: the face's colour with a third of the shade over it.
    layer.stroke(
        Paint::Solid(Role::DieFace, alpha),
        Line::solid(width),
        shape,
    );
    layer.fill(Paint::Solid(Role::DieFace, alpha), shape);
    let stops = [
        Stop(0.0, Role::IvoryShade, 0.35 * alpha),
        Stop(1.0, Role::IvoryShade, alpha),
    ];
    let Area {
        x,
        y,
        width: w,
        height: h,
    } = Area::around(hull.iter().copied());
    let edge = Paint::Linear(Dot { x, y }, Dot { x: x + w, y: y + h }, &stops);
    layer.stroke(edge, Line::solid(width), shape);
    layer.fill(edge, shape);
}

fn draw_face(layer: &mut Layer, view: &View, face: &Face) {
    let at = |a: f64, b: f64| {
        view.dot(std::array::from_fn(|i| {
            face.out[i] + face.across[i] * a + face.along[i] * b
        }))
    };
    let size = 0.87;
    let corners = [(-size, -size), (size, -size), (size, size), (-size, size)];
    let corners = corners.map(|(a, b)| at(a, b));
    let alpha = view.cube.alpha;
    let shape = |pen: &mut Pen| rounded(pen, &corners, |_, _| ROUND * 0.5);
    layer.fill(Paint::Solid(Role::DieFace, alpha), shape);
    shade(layer, &rotate(&view.cube.turn, face.out), &corners, alpha);
    let radius = if face.pips.len() == 1 { 0.26 } else { 0.19 };
    for &(a, b) in face.pips {
        let (a, b) = (a * 0.5, b * 0.5);
        let (origin, across, along) = (at(a, b), at(a + 1.0, b), at(a, b + 1.0));
        let pip = Frame {
            origin,
            right: [across.x - origin.x, across.y - origin.y],
            down: [along.x - origin.x, along.y - origin.y],
        };
        layer.fill(Paint::Solid(Role::DiePip, alpha), |pen| {
            circle(pen, &pip, radius);
        });
    }
}

/// Darkens a face by its direction, a lit one a little towards its lower right.
fn shade(layer: &mut Layer, out: &Vector, corners: &[Dot; 4], alpha: f32) {
    // Light from above, a little from the left and the front.
    let lit = (out[2] * 0.8 - out[0] * 0.35 - out[1] * 0.25).clamp(0.0, 1.0) as f32;
    let dim = 0.5 * (1.0 - lit);
    let Area {
        x,
        y,
        width,
        height,
    } = Area::around(*corners);
    let stops = [
        Stop(0.3, Role::IvoryShade, dim * alpha),
        Stop(1.0, Role::IvoryShade, (dim + 0.35) * alpha),
    ];
    let paint = Paint::Linear(
        Dot { x, y },
        Dot {
            x: x + width,
            y: y + height,
        },
        &stops,
    );
    layer.fill(paint, |pen| rounded(pen, corners, |_, _| ROUND * 0.5));
}

/// Convex hull, by Andrew's two chains.
fn hull(mut points: Vec<Dot>) -> Vec<Dot> {
    points.sort_by(|a, b| {
        (a.x, a.y)
            .partial_cmp(&(b.x, b.y))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let cross = |o: Dot, a: Dot, b: Dot| (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
    let chain = |points: &mut dyn Iterator<Item = Dot>| {
        let mut chain: Vec<Dot> = Vec::with_capacity(8);
        for point in points {
            while let [.., a, b] = chain[..]
                && cross(a, b, point) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut outline = chain(&mut points.iter().copied());
    outline.extend(chain(&mut points.iter().rev().copied()));
    outline
}

fn around(axis: Vector, angle: f64) -> Turn {
    let length = axis.iter().map(|c| c * c).sum::<f64>().sqrt();
    let [x, y, z] = axis.map(|c| c / length);
    let (sin, cos) = angle.sin_cos();
    let rest = 1.0 - cos;
    [
        [
            rest * x * x + cos,
            rest * x * y + sin * z,
            rest * x * z - sin * y,
        ],
        [
            rest * x * y - sin * z,
            rest * y * y + cos,
            rest * y * z + sin * x,
        ],
        [
            rest * x * z + sin * y,
            rest * y * z - sin * x,
            rest * z * z + cos,
        ],
    ]
}

fn rotate(turn: &Turn, v: Vector) -> Vector {
    std::array::from_fn(|i| turn[0][i] * v[0] + turn[1][i] * v[1] + turn[2][i] * v[2])
}

fn multiply(a: &Turn, b: &Turn) -> Turn {
    b.map(|column| rotate(a, column))
}
