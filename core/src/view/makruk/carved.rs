//! Khun, met, khon and ruea as turned wood: stupas of two sizes, a bell with a knob, a drum.
//!
//! Units are hundredths of a square from the foot.

use super::man::Figure;
use crate::makruk::Role as Man;
use crate::view::scene::Layer;
use crate::view::turned::{Part, body, streak};

/// The foot that all turned men but the ruea stand on.
pub(super) const FOOT: Part = &[(0.0, 25.5), (2.0, 27.5), (6.0, 27.5), (8.0, 25.0)];

const KHUN: [Part; 10] = [
    FOOT,
    &[(8.0, 21.5), (10.0, 22.8), (12.3, 21.5)],
    &[
        (12.3, 19.5),
        (19.0, 20.0),
        (27.5, 17.2),
        (34.2, 12.4),
        (38.0, 10.6),
    ],
    &[(38.0, 14.2), (40.2, 15.4), (42.4, 14.2)],
    &[(42.4, 10.4), (46.5, 9.8), (51.3, 8.0)],
    &[(51.3, 10.6), (53.0, 11.6), (54.7, 10.6)],
    &[(54.7, 7.4), (57.9, 6.8), (61.8, 5.4)],
    &[(61.8, 7.6), (63.2, 8.4), (64.6, 7.6)],
    &[(64.6, 4.8), (70.3, 3.2), (77.0, 1.9)],
    &[(77.0, 2.6), (78.8, 2.8), (80.8, 1.6), (82.6, 0.5)],
];

const MET: [Part; 7] = [
    FOOT,
    &[(8.0, 20.0), (10.2, 21.2), (12.4, 20.0)],
    &[
        (12.4, 18.0),
        (18.0, 18.2),
        (25.0, 15.0),
        (30.0, 10.6),
        (33.0, 9.0),
    ],
    &[(33.0, 12.2), (35.0, 13.2), (37.0, 12.2)],
    &[(37.0, 8.4), (41.0, 7.6), (44.0, 6.2)],
    &[(44.0, 8.2), (45.5, 9.0), (47.0, 8.2)],
    &[(47.0, 4.6), (50.5, 5.0), (54.0, 3.4), (59.0, 0.5)],
];

const KHON: [Part; 5] = [
    FOOT,
    &[(8.0, 22.4), (10.6, 23.8), (13.2, 22.4)],
    &[
        (13.2, 21.0),
        (20.0, 23.2),
        (29.0, 22.4),
        (37.0, 17.0),
        (42.0, 11.0),
        (44.0, 9.6),
    ],
    &[(44.0, 12.0), (46.2, 13.2), (48.4, 12.0)],
    &[
        (48.4, 7.0),
        (52.0, 8.8),
        (56.5, 8.8),
        (60.5, 6.2),
        (63.5, 0.6),
    ],
];

const RUEA: [Part; 6] = [
    &[(0.0, 28.5), (2.0, 30.5), (6.0, 30.5), (8.0, 28.0)],
    &[(8.0, 25.5), (10.4, 26.8), (12.8, 25.5)],
    &[(12.8, 22.8), (19.0, 20.6), (25.0, 21.0), (30.5, 24.5)],
    &[(30.5, 27.5), (33.0, 29.2), (37.0, 29.2), (39.5, 27.5)],
    &[(39.5, 19.0), (42.5, 18.2), (45.5, 13.6), (47.0, 8.0)],
    &[(47.0, 5.6), (49.6, 6.2), (52.4, 4.4), (54.0, 0.6)],
];

/// Draws a turned man.
pub(super) fn carved(layer: &mut Layer, figure: &Figure, role: Man) {
    let (frame, material) = (figure.frame(), figure.material());
    let (parts, main): (&[Part], usize) = match role {
        Man::Khun => (&KHUN, 2),
        Man::Met => (&MET, 2),
        Man::Khon => (&KHON, 2),
        _ => (&RUEA, 2),
    };
    body(
        layer,
        &frame,
        parts,
        &material,
        figure.outline(),
        figure.alpha,
    );
    let part = parts[main];
    let (low, high) = (part[0].0 + 2.5, part[part.len() - 1].0 - 3.0);
    streak(layer, &frame, part, [low, high], 0.3 * figure.alpha);
}
