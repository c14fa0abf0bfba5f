//! Plain shapes: circles, polygons, stars, rings, the four owner marks, the tick and the chevron.
//!
//! Shapes are given in a [`Frame`]'s units, so the same shape lies on the board or stands upright.
//! Knows no game's rules. Start with [`circle`].

use super::camera::{Dot, Frame};
use super::look::Role;
use super::part::OwnerMark;
use super::scene::{Layer, Line, Paint, Pen};

/// Control length of a quarter circle drawn as a cubic curve.
const QUARTER: f64 = 0.552_284_749_8;

/// Draws an ellipse around (x, y); `backwards` turns its direction, to cut a hole.
pub fn ellipse(
    pen: &mut Pen,
    frame: &Frame,
    [x, y]: [f64; 2],
    [rx, ry]: [f64; 2],
    backwards: bool,
) {
    let ry = if backwards { -ry } else { ry };
    let at = |u: f64, v: f64| frame.at(x + u * rx, y + v * ry);
    let k = QUARTER;
    pen.start(at(1.0, 0.0));
    pen.cubic(at(1.0, k), at(k, 1.0), at(0.0, 1.0));
    pen.cubic(at(-k, 1.0), at(-1.0, k), at(-1.0, 0.0));
    pen.cubic(at(-1.0, -k), at(-k, -1.0), at(0.0, -1.0));
    pen.cubic(at(k, -1.0), at(1.0, -k), at(1.0, 0.0));
    pen.close();
}

/// Draws a circle around the frame's origin.
pub fn circle(pen: &mut Pen, frame: &Frame, radius: f64) {
    ellipse(pen, frame, [0.0, 0.0], [radius, radius], false);
}

/// Draws a ring around the frame's origin, to be filled.
pub fn ring(pen: &mut Pen, frame: &Frame, outer: f64, inner: f64) {
    ellipse(pen, frame, [0.0, 0.0], [outer, outer], false);
    ellipse(pen, frame, [0.0, 0.0], [inner, inner], true);
}

/// Draws a closed polygon through points of the screen.
pub fn polygon(pen: &mut Pen, points: impl IntoIterator<Item = Dot>) {
    open(pen, points);
    pen.close();
}

/// Draws an open line through points of the screen.
pub fn open(pen: &mut Pen, points: impl IntoIterator<Item = Dot>) {
    for (index, point) in points.into_iter().enumerate() {
        if index == 0 {
            pen.start(point);
        } else {
            pen.line(point);
        }
    }
}

/// Draws a closed polygon with rounded corners through points of the screen; each corner is cut
/// off at a share of its sides, at most a half.
pub fn rounded(pen: &mut Pen, points: &[Dot], cut: impl Fn(Dot, Dot) -> f64) {
    let mix = |a: Dot, b: Dot, t: f64| Dot {
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t,
    };
    let count = points.len();
    for (index, &corner) in points.iter().enumerate() {
        let before = points[(index + count - 1) % count];
        let after = points[(index + 1) % count];
        let enter = mix(corner, before, cut(corner, before).min(0.5));
        let leave = mix(corner, after, cut(corner, after).min(0.5));
        if index == 0 {
            pen.start(enter);
        } else {
            pen.line(enter);
        }
        // Two thirds of the way make the cubic corner a good circle arc.
        pen.cubic(
            mix(enter, corner, QUARTER),
            mix(leave, corner, QUARTER),
            leave,
        );
    }
    pen.close();
}

/// Draws a five-pointed star with its tip away from the frame's downward direction.
pub fn star(pen: &mut Pen, frame: &Frame, radius: f64) {
    let point = |index: u32| {
        let reach = if index.is_multiple_of(2) {
            radius
        } else {
            radius * 0.46
        };
        let (sin, cos) = (f64::from(index) * std::f64::consts::PI / 5.0).sin_cos();
        frame.at(reach * sin, -reach * cos)
    };
    polygon(pen, (0..10).map(point));
}

/// Draws an owner mark about `size` wide around the frame's origin.
pub fn owner_mark(pen: &mut Pen, frame: &Frame, mark: OwnerMark, size: f64) {
    let unit = size / 2.0;
    let frame = frame.scaled(unit);
    match mark {
        OwnerMark::Circle | OwnerMark::White => ring(pen, &frame, 1.04, 0.5),
        OwnerMark::Black => circle(pen, &frame, 1.0),
        OwnerMark::Square => {
            let square = |r: f64| [(-r, -r), (r, -r), (r, r), (-r, r)].map(|(x, y)| frame.at(x, y));
            let mut inner = square(0.44);
            inner.reverse();
            polygon(pen, square(0.92));
            polygon(pen, inner);
        }
        OwnerMark::Triangle => {
            let points = [(0.0, -1.16), (1.16, 0.84), (-1.16, 0.84)];
            polygon(pen, points.map(|(x, y)| frame.at(x, y)));
        }
        OwnerMark::Cross => {
            let (a, b) = (0.36, 1.06);
            let corner = [
                (-a, -b),
                (a, -b),
                (a, -a),
                (b, -a),
                (b, a),
                (a, a),
                (a, b),
                (-a, b),
                (-a, a),
                (-b, a),
                (-b, -a),
                (-a, -a),
            ];
            polygon(pen, corner.map(|(x, y)| frame.at(x, y)));
        }
    }
}

/// A gold line on a dark one that stands out on every ground; `width` is the gold's in dp.
pub fn gold(layer: &mut Layer, width: f64, path: impl Fn(&mut Pen)) {
    layer.stroke(Role::GoldDark, Line::solid(width * 1.0 + 2.4), &path);
    layer.stroke(Role::Gold, Line::solid(width), &path);
}

/// A chevron that points down to a head; `size` is its width in dp.
pub fn chevron(layer: &mut Layer, tip: Dot, size: f64) {
    let wing = |side: f64| Dot {
        x: tip.x + side * size / 2.0,
        y: tip.y - size * 0.46,
    };
    gold(layer, size * 0.26, |pen| {
        open(pen, [wing(-1.0), tip, wing(1.0)]);
    });
}

/// A soft shadow on the ground: three ellipses over each other.
pub fn shadow(layer: &mut Layer, frame: &Frame, at: [f64; 2], [rx, ry]: [f64; 2], strength: f32) {
    for (grow, alpha) in [(1.14, 0.3), (1.0, 0.4), (0.84, 0.5)] {
        let radii = [rx * grow, ry * grow];
        let paint = Paint::Solid(Role::Shadow, alpha * strength);
        layer.fill(paint, |pen| ellipse(pen, frame, at, radii, false));
    }
}

/// Two gold rings on a dark one around the frame's origin: "this can move". `unit` is dp a square.
pub fn double_ring(layer: &mut Layer, frame: &Frame, radius: f64, unit: f64) {
    let width = (unit * 0.2).max(4.2);
    let thin = (unit * 0.058).max(1.2);
    layer.stroke(Role::GoldDark, Line::solid(width), |pen| {
        circle(pen, frame, radius);
    });
    let apart = unit * 0.058 / frame_unit(frame);
    layer.stroke(Role::Gold, Line::solid(thin), |pen| {
        circle(pen, frame, radius + apart);
        circle(pen, frame, radius - apart);
    });
}

/// A filled dot with an edge: "a move ends here".
pub fn dot_mark(layer: &mut Layer, frame: &Frame, radius: f64) {
    let edge = (frame_unit(frame) * 0.06).clamp(1.2, 3.0);
    layer.stroke(Role::DestinationEdge, Line::solid(edge * 2.0), |pen| {
        circle(pen, frame, radius);
    });
    layer.fill(Role::Destination, |pen| circle(pen, frame, radius));
}

fn frame_unit(frame: &Frame) -> f64 {
    frame.right[0].hypot(frame.right[1])
}

/// A crossed ring around something that can be captured, to be drawn above it. `bold` scales the
/// line. The middle stays free, so that an owner's mark can be read.
pub fn crossed_ring(layer: &mut Layer, frame: &Frame, radius: f64, bold: f64) {
    let width = (frame_unit(frame) * 0.09 * bold).max(1.7);
    let (inner, outer) = (radius * 0.74, radius * 1.26);
    for (role, width) in [
        (Role::DestinationEdge, width + 2.0),
        (Role::Destination, width),
    ] {
        layer.stroke(role, Line::solid(width), |pen| {
            circle(pen, frame, radius);
            for (x, y) in [
                (0.707, 0.707),
                (-0.707, 0.707),
                (0.707, -0.707),
                (-0.707, -0.707),
            ] {
                open(
                    pen,
                    [
                        frame.at(inner * x, inner * y),
                        frame.at(outer * x, outer * y),
                    ],
                );
            }
        });
    }
}
