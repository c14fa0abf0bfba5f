//! The alternative set: discs with the letters of records, for those who do not know the shapes.

use super::man::Figure;
use crate::makruk::Side;
use crate::view::camera::{Dot, Frame};
use crate::view::look::Role;
use crate::view::scene::{Align, Layer, Line, Paint, Words};
use crate::view::shape::{circle, shadow};

/// Draws a man as a disc. A bia ngai is the bia's disc turned over: second ring and a plus.
pub(super) fn disc(layer: &mut Layer, figure: &Figure) {
    let material = figure.material();
    let ground = Frame::screen(figure.at, figure.scale);
    let centre = Dot {
        y: figure.at.y - figure.lift * figure.scale,
        ..figure.at
    };
    let frame = Frame::screen(centre, figure.scale);
    let ink = match figure.piece.side {
        Side::White => Role::IvoryEdge,
        Side::Black => Role::Ivory,
    };
    let paint = |role| Paint::Solid(role, figure.alpha);
    shadow(
        layer,
        &ground,
        [0.03, 0.06],
        [0.4, 0.39],
        0.26 * figure.alpha,
    );
    layer.stroke(
        paint(material.edge),
        Line::solid(figure.outline() * 2.0),
        |pen| {
            circle(pen, &frame, 0.4);
        },
    );
    material.paint(
        frame.at(-0.4, -0.3),
        frame.at(0.4, 0.3),
        figure.alpha,
        |paint| {
            layer.fill(paint, |pen| circle(pen, &frame, 0.4));
        },
    );
    let rings: &[f64] = if figure.piece.ngai {
        &[0.35, 0.3]
    } else {
        &[0.35]
    };
    layer.stroke(
        Paint::Solid(ink, 0.7 * figure.alpha),
        Line::solid(figure.scale * 0.018),
        |pen| {
            for radius in rings {
                circle(pen, &frame, *radius);
            }
        },
    );
    let (letter, size) = letter(figure);
    let size = figure.scale * size;
    let at = Dot {
        x: centre.x,
        y: centre.y + size * 0.36,
    };
    let words = Words {
        text: letter,
        at,
        size,
        align: Align::Centre,
        bold: true,
    };
    layer.text(paint(ink), &words);
}

fn letter(figure: &Figure) -> (&'static str, f64) {
    use crate::makruk::Role::{Bia, Khon, Khun, Ma, Met, Ruea};
    match (figure.piece.role, figure.piece.ngai) {
        (_, true) => ("P+", 0.32),
        (Bia, _) => ("P", 0.44),
        (Met, _) => ("M", 0.44),
        (Khon, _) => ("S", 0.44),
        (Ma, _) => ("N", 0.44),
        (Ruea, _) => ("R", 0.44),
        (Khun, _) => ("K", 0.44),
    }
}
