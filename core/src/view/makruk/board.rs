//! The wooden board: one colour, grain, lines, coordinates inside the squares at the edge (C6, C7).

use crate::view::camera::{Camera, Dot, Spot};
use crate::view::look::{Look, Role};
use crate::view::scene::{Align, Layer, Line, Paint, Stop, Words};
use crate::view::shape::{open, polygon};

const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const RANKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// Draws the board.
pub(super) fn board(layer: &mut Layer, camera: &Camera, look: &Look, coordinates: bool) {
    let dot = |x: f64, y: f64| camera.project(Spot { x, y });
    let unit = camera.scale_at(Spot { x: 4.0, y: 4.0 });
    let corners = [dot(0.0, 0.0), dot(8.0, 0.0), dot(8.0, 8.0), dot(0.0, 8.0)];
    let (from, to) = extremes(corners);
    let stops = [Stop(0.0, Role::Wood, 1.0), Stop(1.0, Role::WoodDark, 1.0)];
    layer.fill(Paint::Linear(from, to, &stops), |pen| polygon(pen, corners));
    if !look.high_contrast {
        grain(layer, from, to);
    }
    let width = if look.high_contrast {
        2.0
    } else {
        (unit * 0.02).clamp(0.5, 2.0)
    };
    layer.stroke(Role::WoodLine, Line::solid(width), |pen| {
        for index in 1..8 {
            let at = f64::from(index);
            open(pen, [dot(at, 0.0), dot(at, 8.0)]);
            open(pen, [dot(0.0, at), dot(8.0, at)]);
        }
    });
    let inset = width * 0.9;
    let frame = corners.map(|corner| Dot {
        x: corner.x
            + if corner.x > f64::midpoint(from.x, to.x) {
                -inset
            } else {
                inset
            },
        y: corner.y
            + if corner.y > f64::midpoint(from.y, to.y) {
                -inset
            } else {
                inset
            },
    });
    layer.stroke(Role::WoodLine, Line::solid(width * 1.8), |pen| {
        polygon(pen, frame);
    });
    if coordinates && unit >= 24.0 {
        letters(layer, camera, unit, width);
    }
}

fn extremes(corners: [Dot; 4]) -> (Dot, Dot) {
    let start = (
        Dot {
            x: f64::MAX,
            y: f64::MAX,
        },
        Dot {
            x: f64::MIN,
            y: f64::MIN,
        },
    );
    corners.into_iter().fold(start, |(from, to), corner| {
        let least = Dot {
            x: from.x.min(corner.x),
            y: from.y.min(corner.y),
        };
        (
            least,
            Dot {
                x: to.x.max(corner.x),
                y: to.y.max(corner.y),
            },
        )
    })
}

/// Fibres along the board: long, nearly parallel waves in two strengths.
fn grain(layer: &mut Layer, from: Dot, to: Dot) {
    let (width, height) = (to.x - from.x, to.y - from.y);
    for (strength, first, step, thick) in [(0.1, 0.35, 1.0, 0.0022), (0.07, 0.8, 2.0, 0.0052)] {
        let line = Line::solid((width * thick).max(0.4));
        layer.stroke(Paint::Solid(Role::WoodLine, strength), line, |pen| {
            let mut row: f64 = first;
            while row < 26.0 {
                let y = from.y + height * row / 26.0;
                let bend = |phase: f64| height * 0.009 * (row * 1.7 + phase).sin();
                let at = |share: f64, phase: f64| Dot {
                    x: from.x + width * share,
                    y: y + bend(phase),
                };
                pen.start(at(0.0, 0.0));
                pen.cubic(at(0.18, 1.3), at(0.34, 2.9), at(0.5, 2.2));
                pen.cubic(at(0.66, 1.5), at(0.82, 4.4), at(1.0, 5.0));
                row += step * (1.0 + 0.35 * (row * 2.3).sin());
            }
        });
    }
}

/// Files along the near edge at the lower right of their squares, ranks along the left edge at the
/// upper left, whichever side sits near.
fn letters(layer: &mut Layer, camera: &Camera, unit: f64, line: f64) {
    let size = (unit * 0.18).clamp(8.0, 20.0);
    // Clear of the frame, which is wider than the lines, with what hangs below the baseline too.
    let gap = unit * 0.06 + line * 1.8;
    let flipped = camera.turn().cos() < 0.0;
    for index in 0..8_u8 {
        let number = usize::from(index);
        let near = if flipped { 0 } else { 7 };
        let cell = corner(camera, near, index, 1.0, 1.0);
        let at = Dot {
            x: cell.x - gap,
            y: cell.y - gap,
        };
        let words = Words {
            text: FILES[number],
            at,
            size,
            align: Align::Right,
            bold: false,
        };
        layer.text(Role::WoodText, &words);
        let left = if flipped { 7 } else { 0 };
        let cell = corner(camera, 7 - index, left, 0.0, 0.0);
        let at = Dot {
            x: cell.x + gap,
            y: cell.y + gap * 0.7 + size * 0.78,
        };
        let words = Words {
            text: RANKS[number],
            at,
            size,
            align: Align::Left,
            bold: false,
        };
        layer.text(Role::WoodText, &words);
    }
}

/// A corner of a square as seen: (0, 0) upper left, (1, 1) lower right.
fn corner(camera: &Camera, row: u8, col: u8, right: f64, down: f64) -> Dot {
    let centre = camera.project(Spot::of_cell(row, col));
    let half = camera.scale_at(Spot::of_cell(row, col)) / 2.0;
    Dot {
        x: centre.x + half * (2.0 * right - 1.0),
        y: centre.y + half * (2.0 * down - 1.0),
    }
}
