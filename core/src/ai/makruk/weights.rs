//! Weights of the evaluation's features, in hundredths of a bia: (full board, empty board).
//!
//! `./x train makruk` writes this file anew from games of the program against itself. These were
//! set by hand: what was fitted to 2,500 games foretold 125 other games no better (mean loss 0.6725
//! against 0.6719), so it was not kept.

/// A feature's weight on a full and on an empty board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight(pub(super) i16, pub(super) i16);

/// By feature number.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; super::eval::feature::COUNT] = [
    Weight(90, 110), Weight(170, 190), Weight(270, 300), Weight(330, 300), Weight(540, 560), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-4, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0), Weight(4, 18),
    Weight(7, 18), Weight(10, 18), Weight(13, 18), Weight(12, 36), Weight(15, 36), Weight(18, 36),
    Weight(21, 36), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-22, -15), Weight(-16, -10), Weight(-10, -5), Weight(-4, 0), Weight(-14, -10),
    Weight(-8, -5), Weight(-2, 0), Weight(4, 5), Weight(-6, -5), Weight(0, 0), Weight(6, 5),
    Weight(12, 10), Weight(2, 0), Weight(8, 5), Weight(14, 10), Weight(20, 15), Weight(4, 0),
    Weight(10, 5), Weight(16, 10), Weight(22, 15), Weight(0, -5), Weight(6, 0), Weight(12, 5),
    Weight(18, 10), Weight(-4, -10), Weight(2, -5), Weight(8, 0), Weight(14, 5), Weight(-8, -15),
    Weight(-2, -10), Weight(4, -5), Weight(10, 0), Weight(-26, -21), Weight(-20, -16), Weight(-14, -11),
    Weight(-8, -6), Weight(-16, -14), Weight(-10, -9), Weight(-4, -4), Weight(2, 1), Weight(-6, -7),
    Weight(0, -2), Weight(6, 3), Weight(12, 8), Weight(4, 0), Weight(10, 5), Weight(16, 10),
    Weight(22, 15), Weight(8, 2), Weight(14, 7), Weight(20, 12), Weight(26, 17), Weight(6, -1),
    Weight(12, 4), Weight(18, 9), Weight(24, 14), Weight(4, -4), Weight(10, 1), Weight(16, 6),
    Weight(22, 11), Weight(2, -7), Weight(8, -2), Weight(14, 3), Weight(20, 8), Weight(-24, -21),
    Weight(-16, -14), Weight(-8, -7), Weight(0, 0), Weight(-16, -14), Weight(-8, -7), Weight(0, 0),
    Weight(8, 7), Weight(-8, -7), Weight(0, 0), Weight(8, 7), Weight(16, 14), Weight(0, 0),
    Weight(8, 7), Weight(16, 14), Weight(24, 21), Weight(0, 0), Weight(8, 7), Weight(16, 14),
    Weight(24, 21), Weight(-8, -7), Weight(0, 0), Weight(8, 7), Weight(16, 14), Weight(-16, -14),
    Weight(-8, -7), Weight(0, 0), Weight(8, 7), Weight(-24, -21), Weight(-16, -14), Weight(-8, -7),
    Weight(0, 0), Weight(-4, -6), Weight(-2, -6), Weight(0, -6), Weight(2, -6), Weight(-2, -3),
    Weight(0, -3), Weight(2, -3), Weight(4, -3), Weight(0, 0), Weight(2, 0), Weight(4, 0),
    Weight(6, 0), Weight(2, 3), Weight(4, 3), Weight(6, 3), Weight(8, 3), Weight(4, 6),
    Weight(6, 6), Weight(8, 6), Weight(10, 6), Weight(6, 9), Weight(8, 9), Weight(10, 9),
    Weight(12, 9), Weight(8, 12), Weight(10, 12), Weight(12, 12), Weight(14, 12), Weight(10, 15),
    Weight(12, 15), Weight(14, 15), Weight(16, 15), Weight(0, -27), Weight(-2, -18), Weight(-4, -9),
    Weight(-6, 0), Weight(0, -18), Weight(-2, -9), Weight(-4, 0), Weight(-6, 9), Weight(0, -9),
    Weight(-2, 0), Weight(-4, 9), Weight(-6, 18), Weight(-10, 0), Weight(-12, 9), Weight(-14, 18),
    Weight(-16, 27), Weight(-20, 0), Weight(-22, 9), Weight(-24, 18), Weight(-26, 27), Weight(-30, -9),
    Weight(-32, 0), Weight(-34, 9), Weight(-36, 18), Weight(-40, -18), Weight(-42, -9), Weight(-44, 0),
    Weight(-46, 9), Weight(-50, -27), Weight(-52, -18), Weight(-54, -9), Weight(-56, 0), Weight(-12, -10),
    Weight(-6, -5), Weight(0, 0), Weight(6, 5), Weight(12, 10), Weight(-10, -10), Weight(-5, -5),
    Weight(0, 0), Weight(5, 5), Weight(10, 10), Weight(15, 15), Weight(-28, -24), Weight(-21, -18),
    Weight(-14, -12), Weight(-7, -6), Weight(0, 0), Weight(7, 6), Weight(14, 12), Weight(21, 18),
    Weight(28, 24), Weight(-15, -20), Weight(-12, -16), Weight(-9, -12), Weight(-6, -8), Weight(-3, -4),
    Weight(0, 0), Weight(3, 4), Weight(6, 8), Weight(9, 12), Weight(12, 16), Weight(15, 20),
    Weight(18, 24), Weight(21, 28), Weight(24, 32), Weight(27, 36), Weight(12, 8), Weight(22, 12),
    Weight(10, 8), Weight(4, 4), Weight(-4, -8), Weight(-8, -12), Weight(15, 30), Weight(25, 25),
    Weight(40, 40), Weight(45, 45), Weight(55, 55), Weight(0, 0), Weight(22, 18), Weight(0, 0),
    Weight(0, 0), Weight(3, 1), Weight(8, 2), Weight(15, 5), Weight(24, 8), Weight(34, 11),
    Weight(45, 15), Weight(57, 19), Weight(70, 23), Weight(82, 27), Weight(92, 30), Weight(6, 0),
    Weight(15, 15), Weight(5, 5), Weight(14, 8),
];
