//! Turned wood: bodies of revolution seen slightly from above, shaded from the left.
//!
//! A body is a list of parts from the foot up; a part is a smooth profile of (height, half width)
//! points. Between two parts lies a sharp edge. Units are hundredths of a square. Knows no game.

use super::camera::{Dot, Frame};
use super::look::Role;
use super::scene::{Layer, Line, Paint, Pen, Stop};

/// A smooth profile from below upwards: (height, half width).
pub type Part = &'static [(f64, f64)];

/// Half height of a circle seen from the side, per half width.
const LEAN: f64 = 0.17;

/// Colours of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Material {
    /// Side away from the light.
    pub shade: Role,
    /// Fill.
    pub fill: Role,
    /// Lit stripe.
    pub light: Role,
    /// Outline.
    pub edge: Role,
}

impl Material {
    /// Paints something that spans from `left` to `right` on the screen.
    pub fn paint<T>(&self, left: Dot, right: Dot, alpha: f32, with: impl FnOnce(Paint) -> T) -> T {
        let stops = [
            Stop(0.0, self.shade, alpha),
            Stop(0.2, self.fill, alpha),
            Stop(0.34, self.light, alpha),
            Stop(0.52, self.fill, alpha),
            Stop(1.0, self.shade, alpha),
        ];
        with(Paint::Linear(left, right, &stops))
    }
}

/// A frame that stands upright at a foot point: 1 unit = a hundredth of a square, y down.
pub fn upright(foot: Dot, dp_per_square: f64) -> Frame {
    Frame::screen(foot, dp_per_square / 100.0)
}

/// Draws a body: its outline (`outline` dp outside the fill) and its parts from the foot up.
pub fn body(
    layer: &mut Layer,
    frame: &Frame,
    parts: &[Part],
    material: &Material,
    outline: f64,
    alpha: f32,
) {
    layer.stroke(
        Paint::Solid(material.edge, alpha),
        Line::solid(outline * 2.0),
        |pen| silhouette(pen, frame, parts),
    );
    for (index, part) in parts.iter().enumerate() {
        let reach = part.iter().fold(0.0, |most: f64, point| most.max(point.1));
        let ends = [frame.at(-reach, 0.0), frame.at(reach, 0.0)];
        material.paint(ends[0], ends[1], alpha, |paint| {
            layer.fill(paint, |pen| draw(pen, frame, part));
        });
        if index > 0 {
            let line = Line::solid((outline * 0.55).clamp(0.4, 0.8));
            let (h, r) = part[0];
            layer.stroke(Paint::Solid(material.edge, 0.75 * alpha), line, |pen| {
                pen.start(frame.at(-r, -h));
                front(pen, frame, h, r);
            });
        }
    }
}

/// Draws the outlines of all parts, which cover each other.
pub fn silhouette(pen: &mut Pen, frame: &Frame, parts: &[Part]) {
    for part in parts {
        draw(pen, frame, part);
    }
}

/// A narrow streak of light along the left side of a part, from one height to another.
pub fn streak(layer: &mut Layer, frame: &Frame, part: Part, [low, high]: [f64; 2], strength: f32) {
    let reach = |h: f64| radius_at(part, h) * 0.5;
    let point = |h: f64, widen: f64| frame.at(-reach(h) * widen, -h);
    layer.fill(Paint::Solid(Role::Shine, strength), |pen| {
        pen.start(point(low, 1.0));
        pen.quad(point(f64::midpoint(low, high), 1.35), point(high, 1.0));
        pen.quad(point(f64::midpoint(low, high), 0.75), point(low, 1.0));
        pen.close();
    });
}

/// Half width of a profile at a height.
fn radius_at(part: Part, height: f64) -> f64 {
    let pair = part.windows(2).find(|pair| pair[1].0 >= height);
    let Some([(h0, r0), (h1, r1)]) = pair else {
        return part.last().map_or(0.0, |end| end.1);
    };
    r0 + (r1 - r0) * ((height - h0) / (h1 - h0).max(1e-6)).clamp(0.0, 1.0)
}

/// One part: up the left side, round the back of its top, down the right, round the front.
fn draw(pen: &mut Pen, frame: &Frame, part: Part) {
    let (Some(&(low, wide)), Some(&(high, narrow))) = (part.first(), part.last()) else {
        return;
    };
    pen.start(frame.at(-wide, -low));
    side(pen, frame, part, -1.0);
    if narrow > 0.0 {
        let bulge = narrow * LEAN * 4.0 / 3.0;
        let control = |x: f64| frame.at(x, -high - bulge);
        pen.cubic(control(-narrow), control(narrow), frame.at(narrow, -high));
    }
    side(pen, frame, part, 1.0);
    let bulge = wide * LEAN * 4.0 / 3.0;
    let control = |x: f64| frame.at(x, -low + bulge);
    pen.cubic(control(wide), control(-wide), frame.at(-wide, -low));
    pen.close();
}

/// The visible front of a circle at a height, from left to right.
fn front(pen: &mut Pen, frame: &Frame, height: f64, radius: f64) {
    let bulge = radius * LEAN * 4.0 / 3.0;
    let control = |x: f64| frame.at(x, -height + bulge);
    pen.cubic(control(-radius), control(radius), frame.at(radius, -height));
}

/// A profile's curve: upwards on the left (-1), downwards on the right (1).
fn side(pen: &mut Pen, frame: &Frame, part: Part, side: f64) {
    let last = part.len() - 1;
    let up = side < 0.0;
    let point = |index: usize| {
        let (h, r) = part[if up { index } else { last - index }];
        [side * r, -h]
    };
    for index in 0..last {
        let before = point(index.saturating_sub(1));
        let (from, to) = (point(index), point(index + 1));
        let after = point((index + 2).min(last));
        let first = [0, 1].map(|i| from[i] + (to[i] - before[i]) / 6.0);
        let second = [0, 1].map(|i| to[i] - (after[i] - from[i]) / 6.0);
        pen.cubic(
            frame.at(first[0], first[1]),
            frame.at(second[0], second[1]),
            frame.at(to[0], to[1]),
        );
    }
}
