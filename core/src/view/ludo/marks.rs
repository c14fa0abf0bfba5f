//! Marks on a Ludo board, each with a form of its own, and the die's place.
//!
//! Movable: double gold ring on a dark one, chevron above the head. Selected: full gold ring on a
//! gold disc. Destination: filled dot. Capture: crossed ring. Origin of the last move: dashed
//! orange ring (`app.md` § 2).

use super::arrange::{Moment, Stand};
use super::die::{Cube, resting, tumbling};
use super::ground::{self, MIDDLE};
use super::motion::LudoMotion;
use super::pawn::Form;
use super::scene::{Destination, LudoScene};
use crate::view::camera::{Camera, Dot, Frame};
use crate::view::look::{Look, Role};
use crate::view::scene::{Layer, Line, Paint, Pen};
use crate::view::shape::{chevron, circle, crossed_ring, dot_mark, double_ring, gold};

/// Half an edge of the die in squares.
const DIE: f64 = 0.74;

/// Marks that lie under the pieces. `settled` says that nothing moves: only then what can be done
/// next is shown.
pub(super) fn below(
    layer: &mut Layer,
    scene: &LudoScene,
    camera: &Camera,
    look: &Look,
    stands: &[Stand],
    settled: bool,
) {
    let grow = if look.high_contrast { 1.2 } else { 1.0 };
    if let Some((man, progress)) = scene.origin {
        let spot = ground::spot(scene.board, man.color, man.piece, progress);
        let unit = camera.scale_at(spot) * grow;
        let line = Line {
            width: (unit * 0.095).max(1.6),
            dash: [unit * 0.2, unit * 0.21],
        };
        // On paper the ground of the dashes is not seen; on a coloured square it carries them.
        let ground = Line::solid(line.width + (unit * 0.07).max(1.6));
        let ring = |pen: &mut Pen| circle(pen, &camera.frame(spot), 0.39);
        layer.stroke(Role::Paper, ground, ring);
        layer.stroke(Role::Origin, line, ring);
    }
    if !settled {
        return;
    }
    if scene.die_ready {
        let frame = camera.frame(MIDDLE);
        double_ring(layer, &frame, 1.26, camera.scale_at(MIDDLE) * 1.15 * grow);
    }
    for stand in stands {
        let frame = foot_frame(camera, stand);
        let selected = scene.selected.is_some_and(|man| stand.holds(man));
        let radius = 0.47;
        if selected {
            layer.fill(Paint::Solid(Role::Gold, 0.55), |pen| {
                circle(pen, &frame, radius);
            });
            gold(layer, (stand.pawn.scale * 0.13 * grow).max(2.2), |pen| {
                circle(pen, &frame, radius);
            });
        } else if scene.movable.iter().any(|man| stand.holds(*man)) {
            double_ring(layer, &frame, radius, stand.pawn.scale * grow);
        }
    }
    for &destination in scene.destinations.iter().filter(|end| !end.captures) {
        dot_mark(
            layer,
            &destination_frame(scene, camera, destination),
            0.24 * grow,
        );
    }
}

/// Marks above everything.
pub(super) fn above(
    layer: &mut Layer,
    scene: &LudoScene,
    camera: &Camera,
    look: &Look,
    stands: &[Stand],
) {
    let grow = if look.high_contrast { 1.2 } else { 1.0 };
    for &destination in scene
        .destinations
        .iter()
        .filter(|destination| destination.captures)
    {
        crossed_ring(
            layer,
            &destination_frame(scene, camera, destination),
            0.46,
            grow,
        );
    }
    for &destination in scene.destinations.iter().filter(|end| !end.captures) {
        beside(layer, scene, camera, destination, stands, grow);
    }
    for stand in stands {
        if scene.movable.iter().any(|man| stand.holds(*man)) {
            let top = stand.pawn.top();
            let unit = stand.pawn.scale;
            let tip = Dot {
                x: top.x,
                y: top.y - unit * if stand.pieces.len() > 1 { 0.16 } else { 0.1 },
            };
            chevron(layer, tip, (unit * 0.42 * grow).max(7.0));
        }
    }
}

/// A second, smaller dot at the near right corner of a destination that a pawn hides.
fn beside(
    layer: &mut Layer,
    scene: &LudoScene,
    camera: &Camera,
    destination: Destination,
    stands: &[Stand],
    grow: f64,
) {
    let frame = destination_frame(scene, camera, destination);
    let hidden = stands
        .iter()
        .any(|stand| camera.project(stand.spot) == frame.origin);
    if hidden {
        let corner = Frame {
            origin: frame.turned(camera.turn()).at(0.36, 0.36),
            ..frame
        };
        dot_mark(layer, &corner, 0.17 * grow);
    }
}

/// The part of the plane under a foot; pieces that share a square have their own.
fn foot_frame(camera: &Camera, stand: &Stand) -> Frame {
    let frame = camera.frame(stand.spot);
    let pawn = &stand.pawn;
    if stand.alone {
        return frame;
    }
    if pawn.form == Form::Disc {
        return Frame::screen(pawn.centre(), pawn.scale * 0.72);
    }
    let origin = Dot {
        y: pawn.foot.y - pawn.scale * 0.02,
        ..pawn.foot
    };
    Frame { origin, ..frame }.scaled(pawn.scale / camera.scale_at(stand.spot) * 0.82)
}

fn destination_frame(scene: &LudoScene, camera: &Camera, destination: Destination) -> Frame {
    let man = destination.man;
    camera.frame(ground::target(
        scene.board,
        man.color,
        man.piece,
        destination.to,
    ))
}

/// The die, or two of it while one fades into the other.
pub(super) fn dice(scene: &LudoScene, camera: &Camera, moment: Moment, reduced: bool) -> Vec<Cube> {
    let unit = camera.scale_at(MIDDLE);
    let still = Cube {
        foot: camera.project(MIDDLE),
        half: unit * DIE,
        tilt: camera.tilt(),
        lift: 0.0,
        turn: resting(scene.die),
        alpha: 1.0,
    };
    let Some((LudoMotion::Roll { from, to, seed }, t)) = moment else {
        return vec![still];
    };
    let share = LudoMotion::roll_share(t, reduced);
    if reduced {
        let before = Cube {
            turn: resting(*from),
            ..still
        };
        return vec![
            before,
            Cube {
                turn: resting(Some(*to)),
                alpha: share as f32,
                ..still
            },
        ];
    }
    let (turn, height) = tumbling(*from, *to, share, *seed);
    vec![Cube {
        turn,
        lift: height * unit * 1.1,
        ..still
    }]
}
