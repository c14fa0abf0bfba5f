//! A game's course as a small still scene: who stood better, move by move.

use super::camera::Dot;
use super::look::Role;
use super::scene::{Header, Kind, Layer, Line, Paint, Pen, assemble};
use super::shape::{open, polygon};

/// Size in dp.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 120.0;
/// Free space around the curve.
const MARGIN: f64 = 6.0;
/// Half the side of a mark.
const MARK: f64 = 4.5;

/// Draws White's share of the game, 0 to 1, after each move; `marks` are points to point out.
pub(crate) fn course(shares: &[f64], marks: &[usize]) -> Vec<u8> {
    let mut layer = Layer::new(Kind::Board);
    let points: Vec<Dot> = (0..shares.len()).map(|at| point(shares, at)).collect();
    let middle = HEIGHT / 2.0;
    for (role, side) in [(Role::Ivory, -1.0), (Role::Ebony, 1.0)] {
        layer.fill(Paint::Solid(role, 1.0), |pen| half(pen, side));
    }
    layer.stroke(Role::Outline, Line::solid(1.0), |pen| {
        frame(pen);
        open(pen, [at(0.0, middle), at(WIDTH, middle)]);
    });
    for (role, width) in [(Role::GoldDark, 5.0), (Role::Gold, 2.4)] {
        layer.stroke(role, Line::solid(width), |pen| {
            open(pen, points.iter().copied());
        });
    }
    let marked = marks.iter().filter_map(|mark| points.get(*mark));
    for dot in marked {
        for (role, size) in [(Role::DestinationEdge, MARK + 1.5), (Role::Check, MARK)] {
            layer.fill(role, |pen| diamond(pen, *dot, size));
        }
    }
    let header = Header {
        revision: 0,
        motion: 0,
        until: 0.0,
        width: WIDTH,
        height: HEIGHT,
    };
    assemble(&header, &[&layer])
}

const fn at(x: f64, y: f64) -> Dot {
    Dot { x, y }
}

fn point(shares: &[f64], index: usize) -> Dot {
    let last = shares.len().saturating_sub(1).max(1);
    let across = index as f64 / last as f64;
    at(
        MARGIN + across * (WIDTH - 2.0 * MARGIN),
        MARGIN + (1.0 - shares[index]) * (HEIGHT - 2.0 * MARGIN),
    )
}

/// The half above (−1) or below (1) the middle.
fn half(pen: &mut Pen, side: f64) {
    let (middle, edge) = (HEIGHT / 2.0, HEIGHT / 2.0 * (1.0 + side));
    polygon(
        pen,
        [
            at(0.0, middle),
            at(WIDTH, middle),
            at(WIDTH, edge),
            at(0.0, edge),
        ],
    );
}

fn frame(pen: &mut Pen) {
    let (right, foot) = (WIDTH - 0.5, HEIGHT - 0.5);
    polygon(
        pen,
        [at(0.5, 0.5), at(right, 0.5), at(right, foot), at(0.5, foot)],
    );
}

fn diamond(pen: &mut Pen, centre: Dot, size: f64) {
    let Dot { x, y } = centre;
    polygon(
        pen,
        [
            at(x, y - size),
            at(x + size, y),
            at(x, y + size),
            at(x - size, y),
        ],
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::scene::decode;

    #[test]
    fn a_course_is_a_scene_and_a_mark_adds_to_it() {
        let commands = |marks: &[usize]| {
            let scene = decode(&course(&[0.5, 0.8, 0.1], marks)).unwrap();
            scene.layers[0].commands.len()
        };
        assert_eq!(commands(&[1]), commands(&[]) + 2);
        assert_eq!(
            commands(&[9]),
            commands(&[]),
            "beyond the end there is nothing"
        );
        assert!(decode(&course(&[], &[])).is_ok());
    }

    #[test]
    fn white_is_above() {
        assert!(point(&[0.9, 0.1], 0).y < point(&[0.9, 0.1], 1).y);
    }
}
