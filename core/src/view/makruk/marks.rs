//! Marks on a makruk board, each with a form of its own (`app.md` § 2).
//!
//! Selected: gold frame. Movable: double gold ring. Destination: filled dot. Capture: crossed ring.
//! Last move: dashed ring where it began, four corners where it ended. Check: ring with "!".

use super::scene::MakrukScene;
use crate::makruk::Square;
use crate::view::camera::{Camera, Dot, Frame};
use crate::view::look::{Look, Role};
use crate::view::scene::{Align, Layer, Line, Paint, Pen, Words};
use crate::view::shape::{circle, crossed_ring, dot_mark, double_ring, gold, open, rounded};

/// Marks under the men. `settled` says that nothing moves.
pub(super) fn below(
    layer: &mut Layer,
    scene: &MakrukScene,
    camera: &Camera,
    look: &Look,
    settled: bool,
) {
    let grow = if look.high_contrast { 1.2 } else { 1.0 };
    if let Some((from, to)) = scene.last {
        let frame = frame(camera, from);
        let unit = frame.right[0].abs();
        let line = Line {
            width: unit * 0.055 * grow,
            dash: [unit * 0.13, unit * 0.135],
        };
        layer.stroke(Role::OriginOnWood, line, |pen| circle(pen, &frame, 0.36));
        corners(layer, camera, to, grow);
    }
    if !settled {
        return;
    }
    if let Some(square) = scene.selected {
        let frame = frame(camera, square);
        layer.fill(Paint::Solid(Role::Gold, 0.4), |pen| tile(pen, &frame, 0.45));
        let unit = frame.right[0].abs();
        gold(layer, unit * 0.055 * grow, |pen| tile(pen, &frame, 0.44));
    }
    for square in &scene.movable {
        let frame = frame(camera, *square);
        if scene.selected != Some(*square) {
            double_ring(layer, &frame, 0.4, frame.right[0].abs() * 0.55 * grow);
        }
    }
    if let Some(square) = scene.check {
        let frame = frame(camera, square);
        let width = frame.right[0].abs() * 0.07 * grow;
        layer.fill(Paint::Solid(Role::Check, 0.3), |pen| {
            circle(pen, &frame, 0.42);
        });
        layer.stroke(Role::Shine, Line::solid(width + 2.4), |pen| {
            circle(pen, &frame, 0.42);
        });
        layer.stroke(Role::Check, Line::solid(width), |pen| {
            circle(pen, &frame, 0.42);
        });
    }
    for (square, _) in scene.destinations.iter().filter(|end| !end.1) {
        dot_mark(layer, &frame(camera, *square), 0.15 * grow);
    }
}

/// Marks above the men.
pub(super) fn above(layer: &mut Layer, scene: &MakrukScene, camera: &Camera, look: &Look) {
    let grow = if look.high_contrast { 1.2 } else { 1.0 };
    for (square, captures) in &scene.destinations {
        if *captures {
            crossed_ring(layer, &frame(camera, *square), 0.38, grow * 0.72);
        }
    }
    if let Some(square) = scene.check {
        let frame = frame(camera, square);
        let unit = frame.right[0].abs();
        let at = Dot {
            x: frame.origin.x + unit * 0.33,
            y: frame.origin.y - unit * 0.33,
        };
        let badge = Frame::screen(at, unit);
        layer.fill(Role::Shine, |pen| circle(pen, &badge, 0.155 * grow));
        layer.fill(Role::Check, |pen| circle(pen, &badge, 0.13 * grow));
        let size = unit * 0.22 * grow;
        let at = Dot {
            x: at.x,
            y: at.y + size * 0.36,
        };
        let words = Words {
            text: "!",
            at,
            size,
            align: Align::Centre,
            bold: true,
        };
        layer.text(Role::Shine, &words);
    }
}

/// A frame of the square that is upright on the screen.
fn frame(camera: &Camera, square: Square) -> Frame {
    let spot = MakrukScene::spot(square);
    Frame::screen(camera.project(spot), camera.scale_at(spot))
}

/// A rounded square around the frame's origin.
fn tile(pen: &mut Pen, frame: &Frame, half: f64) {
    let corner = [(-half, -half), (half, -half), (half, half), (-half, half)];
    rounded(pen, &corner.map(|(x, y)| frame.at(x, y)), |_, _| 0.14);
}

/// Four corners inside a square.
fn corners(layer: &mut Layer, camera: &Camera, square: Square, grow: f64) {
    let frame = frame(camera, square);
    let line = Line::solid(frame.right[0].abs() * 0.06 * grow);
    // Wider lines stay clear of the board's, which are wider then too.
    let reach = if grow > 1.0 { 0.41 } else { 0.44 };
    layer.stroke(Role::OriginOnWood, line, |pen| {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let at = |a: f64, b: f64| frame.at(x * a, y * b);
            open(pen, [at(0.24, reach), at(reach, reach), at(reach, 0.24)]);
        }
    });
}
