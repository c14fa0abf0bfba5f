//! The ma: a horse's head on the common foot, with mane, eye and bridle.

use super::carved::FOOT;
use super::man::Figure;
use crate::view::camera::{Dot, Frame};
use crate::view::scene::{Layer, Line, Paint, Pen};
use crate::view::shape::ellipse;
use crate::view::turned::{Part, body};

const SOCKET: Part = &[(8.0, 20.5), (10.5, 21.8), (13.0, 20.5)];

/// The head's outline from the left end of the neck, clockwise; a start and cubic curves.
const START: [f64; 2] = [-17.5, -11.0];
const HEAD: [[[f64; 2]; 3]; 13] = [
    // chest and throat
    [[-19.0, -20.0], [-16.0, -26.0], [-10.0, -31.0]],
    [[-6.5, -34.0], [-5.0, -36.0], [-5.5, -39.0]],
    // jaw
    [[-8.0, -38.0], [-10.5, -36.0], [-13.5, -35.0]],
    // muzzle
    [[-17.0, -34.0], [-20.0, -35.5], [-21.0, -38.5]],
    [[-22.0, -42.0], [-20.5, -44.5], [-18.0, -47.0]],
    // nose
    [[-14.0, -51.0], [-11.5, -55.0], [-10.0, -59.0]],
    [[-9.0, -62.0], [-7.5, -64.5], [-4.5, -66.0]],
    // ear
    [[-4.5, -69.0], [-4.0, -71.5], [-2.5, -74.0]],
    [[-0.5, -72.0], [1.0, -69.5], [2.0, -67.0]],
    // crest
    [[9.0, -65.5], [15.0, -60.5], [17.5, -52.0]],
    [[20.0, -43.0], [18.0, -34.0], [16.5, -27.0]],
    [[15.5, -21.0], [16.0, -16.0], [17.5, -11.0]],
    // front of the neck's foot
    [[12.0, -7.0], [-12.0, -7.0], [-17.5, -11.0]],
];

/// Draws a ma.
pub(super) fn horse(layer: &mut Layer, figure: &Figure) {
    let (frame, material) = (figure.frame(), figure.material());
    let line = figure.outline();
    let edge = |alpha: f32| Paint::Solid(material.edge, alpha * figure.alpha);
    layer.stroke(edge(1.0), Line::solid(line * 2.0), |pen| head(pen, &frame));
    body(
        layer,
        &frame,
        &[FOOT, SOCKET],
        &material,
        line,
        figure.alpha,
    );
    layer.stroke(edge(1.0), Line::solid(line), |pen| head(pen, &frame));
    material.paint(
        frame.at(-19.0, -50.0),
        frame.at(20.0, -42.0),
        figure.alpha,
        |paint| {
            layer.fill(paint, |pen| head(pen, &frame));
        },
    );
    let at = |[x, y]: [f64; 2]| frame.at(x, y);
    layer.stroke(edge(0.75), Line::solid(line * 0.8), |pen| {
        mane(pen, &at);
        // cheek
        curve(
            pen,
            &at,
            [-5.5, -39.0],
            [[-2.0, -42.0], [0.5, -46.0], [0.0, -51.0]],
        );
        // nostril and mouth
        curve(
            pen,
            &at,
            [-18.6, -41.6],
            [[-18.0, -42.6], [-17.2, -42.8], [-16.6, -42.2]],
        );
        curve(
            pen,
            &at,
            [-20.0, -37.6],
            [[-18.0, -37.6], [-16.5, -38.0], [-15.2, -39.0]],
        );
    });
    layer.fill(edge(1.0), |pen| {
        ellipse(pen, &frame, [-7.6, -55.4], [1.9, 1.9], false);
    });
}

fn head(pen: &mut Pen, frame: &Frame) {
    let at = |[x, y]: [f64; 2]| frame.at(x, y);
    pen.start(at(START));
    for [a, b, to] in HEAD {
        pen.cubic(at(a), at(b), at(to));
    }
    pen.close();
}

/// The mane: a line along the neck and locks behind it.
fn mane(pen: &mut Pen, at: &impl Fn([f64; 2]) -> Dot) {
    curve(
        pen,
        at,
        [2.0, -66.0],
        [[8.5, -60.0], [12.0, -52.0], [11.0, -42.0]],
    );
    curve(
        pen,
        at,
        [11.0, -42.0],
        [[10.0, -34.0], [9.0, -27.0], [10.0, -19.0]],
    );
    for (from, to) in [
        ([7.6, -58.5], [13.6, -59.0]),
        ([10.4, -51.5], [17.2, -51.5]),
        ([11.1, -44.0], [18.2, -43.0]),
        ([10.4, -36.5], [17.6, -35.0]),
        ([9.5, -29.5], [16.4, -27.5]),
    ] {
        pen.start(at(from));
        pen.line(at(to));
    }
}

fn curve(pen: &mut Pen, at: &impl Fn([f64; 2]) -> Dot, from: [f64; 2], [a, b, to]: [[f64; 2]; 3]) {
    pen.start(at(from));
    pen.cubic(at(a), at(b), at(to));
}
