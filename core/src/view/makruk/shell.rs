//! Bia as a cowrie lying on its mouth, bia ngai as the same shell turned over: mouth up.

use super::man::Figure;
use crate::makruk::Side;
use crate::view::camera::Frame;
use crate::view::look::Role;
use crate::view::scene::{Layer, Line, Paint, Pen};
use crate::view::shape::ellipse;

/// Draws a bia.
pub(super) fn lying(layer: &mut Layer, figure: &Figure) {
    let (frame, material) = (figure.frame(), figure.material());
    let outline = Line::solid(figure.outline() * 2.0);
    layer.stroke(Paint::Solid(material.edge, figure.alpha), outline, |pen| {
        dome(pen, &frame);
    });
    material.paint(
        frame.at(-27.0, -26.0),
        frame.at(27.0, -12.0),
        figure.alpha,
        |paint| {
            layer.fill(paint, |pen| dome(pen, &frame));
        },
    );
    // The rounded lip along the ground.
    let lip = Line::solid(figure.outline() * 0.7);
    layer.stroke(
        Paint::Solid(material.edge, 0.5 * figure.alpha),
        lip,
        |pen| {
            pen.start(frame.at(-25.5, -7.5));
            pen.cubic(
                frame.at(-16.0, 0.0),
                frame.at(16.0, 0.0),
                frame.at(25.5, -7.5),
            );
        },
    );
    shine(layer, &frame, figure);
}

fn dome(pen: &mut Pen, frame: &Frame) {
    let at = |x: f64, y: f64| frame.at(x, y);
    pen.start(at(-27.0, -6.5));
    pen.cubic(at(-27.5, -24.0), at(-16.0, -36.5), at(0.0, -36.5));
    pen.cubic(at(16.0, -36.5), at(27.5, -24.0), at(27.0, -6.5));
    pen.cubic(at(26.0, 0.5), at(14.0, 4.5), at(0.0, 4.5));
    pen.cubic(at(-14.0, 4.5), at(-26.0, 0.5), at(-27.0, -6.5));
    pen.close();
}

fn shine(layer: &mut Layer, frame: &Frame, figure: &Figure) {
    let strength = if figure.piece.side == Side::White {
        0.95
    } else {
        0.4
    };
    let tilted = Frame {
        origin: frame.at(-10.0, -25.0),
        ..*frame
    }
    .turned(-0.5);
    layer.fill(Paint::Solid(Role::Shine, strength * figure.alpha), |pen| {
        ellipse(pen, &tilted, [0.0, 0.0], [7.5, 3.4], false);
    });
}

/// Draws a bia ngai: a bowl with the shell's toothed mouth.
pub(super) fn turned(layer: &mut Layer, figure: &Figure) {
    let (frame, material) = (figure.frame(), figure.material());
    let line = figure.outline();
    let ink = |role| Paint::Solid(role, figure.alpha);
    layer.stroke(ink(material.edge), Line::solid(line * 2.0), |pen| {
        bowl(pen, &frame);
        ellipse(pen, &frame, RIM, [28.0, 13.5], false);
    });
    material.paint(
        frame.at(-27.0, 0.0),
        frame.at(27.0, 0.0),
        figure.alpha,
        |paint| {
            layer.fill(paint, |pen| bowl(pen, &frame));
        },
    );
    let (lip, mouth, tooth) = match figure.piece.side {
        Side::White => (Role::Ivory, Role::IvoryEdge, Role::Ivory),
        Side::Black => (Role::EbonyShade, Role::EbonyDeep, Role::IvoryShade),
    };
    layer.fill(ink(lip), |pen| {
        ellipse(pen, &frame, RIM, [28.0, 13.5], false);
    });
    layer.stroke(ink(material.edge), Line::solid(line * 0.8), |pen| {
        ellipse(pen, &frame, RIM, [28.0, 13.5], false);
    });
    layer.fill(ink(mouth), |pen| slit(pen, &frame));
    layer.stroke(ink(tooth), Line::solid(figure.scale * 0.019), |pen| {
        teeth(pen, &frame);
    });
}

const RIM: [f64; 2] = [0.0, -24.0];

fn bowl(pen: &mut Pen, frame: &Frame) {
    let at = |x: f64, y: f64| frame.at(x, y);
    pen.start(at(-28.0, -24.0));
    pen.cubic(at(-27.0, -8.0), at(-16.0, 4.0), at(0.0, 4.0));
    pen.cubic(at(16.0, 4.0), at(27.0, -8.0), at(28.0, -24.0));
    pen.close();
}

/// The mouth: a long lens, slightly bent.
fn slit(pen: &mut Pen, frame: &Frame) {
    let at = |x: f64, y: f64| frame.at(x, RIM[1] + y);
    pen.start(at(-22.0, 0.8));
    pen.cubic(at(-11.0, -11.0), at(11.0, -11.0), at(22.0, -0.4));
    pen.cubic(at(11.0, 11.0), at(-11.0, 11.0), at(-22.0, 0.8));
    pen.close();
}

/// Short teeth along both lips.
fn teeth(pen: &mut Pen, frame: &Frame) {
    for index in -3..=3 {
        let x = f64::from(index) * 5.0;
        let reach = 8.0 - x * x * 0.019;
        for side in [-1.0, 1.0] {
            pen.start(frame.at(x, RIM[1] + side * reach));
            pen.line(frame.at(x, RIM[1] + side * (reach - 3.0)));
        }
    }
}
