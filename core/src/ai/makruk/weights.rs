//! Weights of the evaluation's features, in hundredths of a bia: (full board, empty board).
//!
//! Written by `./x train makruk 4000 600 1` (250 passes; loss 0.59322, before 0.61661; 250 hundredths raise
//! the odds e-fold), from games of the program against itself. It goes half of the way from the
//! weights in this file to the fitted ones; the first ones were set by hand.

/// A feature's weight on a full and on an empty board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight(pub(super) i16, pub(super) i16);

/// By feature number.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; super::eval::feature::COUNT] = [
    Weight(86, 88), Weight(166, 178), Weight(246, 282), Weight(329, 277), Weight(538, 537), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-4, -2), Weight(-6, 4), Weight(7, 3), Weight(8, 7), Weight(-3, 15),
    Weight(1, 20), Weight(13, 14), Weight(19, 4), Weight(11, 12), Weight(9, 22), Weight(20, 30),
    Weight(25, 28), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-22, -18), Weight(-12, -16), Weight(-15, -7), Weight(-11, -6), Weight(-18, -25),
    Weight(-6, -10), Weight(-3, -3), Weight(1, 0), Weight(-5, -25), Weight(-9, 2), Weight(1, 2),
    Weight(10, 0), Weight(-2, -14), Weight(14, -5), Weight(20, 1), Weight(8, 11), Weight(3, -9),
    Weight(12, -3), Weight(27, -4), Weight(8, 10), Weight(-12, -3), Weight(12, 3), Weight(10, 10),
    Weight(31, 2), Weight(-3, -17), Weight(8, -6), Weight(11, -3), Weight(22, -4), Weight(-9, -17),
    Weight(-2, -22), Weight(4, -2), Weight(12, -7), Weight(-21, -28), Weight(-29, -24), Weight(-15, -14),
    Weight(-12, -18), Weight(-14, -24), Weight(-7, -13), Weight(-3, -6), Weight(6, -11), Weight(0, -2),
    Weight(4, -6), Weight(10, 4), Weight(16, 1), Weight(-3, -14), Weight(10, -5), Weight(21, 12),
    Weight(23, 21), Weight(1, -10), Weight(21, -3), Weight(9, 25), Weight(6, 36), Weight(-2, -18),
    Weight(11, 2), Weight(16, 14), Weight(9, 31), Weight(-4, -25), Weight(11, -18), Weight(14, -1),
    Weight(15, 18), Weight(-2, -11), Weight(5, -19), Weight(11, -7), Weight(15, -7), Weight(-24, -21),
    Weight(-6, -20), Weight(-9, -19), Weight(-4, 6), Weight(-12, -15), Weight(-9, -9), Weight(4, -4),
    Weight(9, -2), Weight(0, -11), Weight(-1, -5), Weight(8, 6), Weight(10, 12), Weight(5, -2),
    Weight(9, 7), Weight(13, 19), Weight(22, 17), Weight(3, -2), Weight(10, 1), Weight(15, 11),
    Weight(20, 5), Weight(-4, 3), Weight(-3, -3), Weight(7, 14), Weight(20, 14), Weight(-21, -20),
    Weight(-20, -8), Weight(-2, -6), Weight(6, 1), Weight(-24, -24), Weight(-18, -14), Weight(-9, -8),
    Weight(0, -2), Weight(3, -3), Weight(4, -13), Weight(1, 3), Weight(6, -4), Weight(4, -14),
    Weight(1, -8), Weight(-1, -3), Weight(5, -6), Weight(-3, 0), Weight(-3, -6), Weight(3, -5),
    Weight(0, -1), Weight(0, 2), Weight(-2, -1), Weight(-1, 4), Weight(-4, 5), Weight(5, 7),
    Weight(7, 6), Weight(11, 5), Weight(8, 7), Weight(2, 6), Weight(-1, 7), Weight(10, 3),
    Weight(16, 6), Weight(12, 4), Weight(12, 5), Weight(11, 8), Weight(17, 10), Weight(11, 6),
    Weight(14, 8), Weight(17, 11), Weight(20, 14), Weight(-1, -9), Weight(5, -13), Weight(6, -12),
    Weight(2, -8), Weight(1, 6), Weight(5, -5), Weight(1, -7), Weight(1, -5), Weight(8, -5),
    Weight(0, 1), Weight(-6, 1), Weight(-8, 10), Weight(-1, -7), Weight(-5, 1), Weight(-19, 14),
    Weight(-39, 24), Weight(-25, -5), Weight(-23, 3), Weight(-21, 15), Weight(-44, 25), Weight(-32, -6),
    Weight(-33, 2), Weight(-35, 7), Weight(-37, 15), Weight(-39, -10), Weight(-41, -1), Weight(-43, 4),
    Weight(-43, 4), Weight(-49, -24), Weight(-45, -4), Weight(-49, 1), Weight(-52, 6), Weight(-10, -6),
    Weight(-5, -4), Weight(-1, -7), Weight(5, -5), Weight(7, -3), Weight(-19, -17), Weight(-11, -13),
    Weight(-8, -11), Weight(-3, -3), Weight(-1, 1), Weight(-2, 1), Weight(-29, -25), Weight(-20, -16),
    Weight(-13, -12), Weight(-6, -7), Weight(-2, -3), Weight(5, 8), Weight(13, 10), Weight(21, 7),
    Weight(28, 0), Weight(-11, -21), Weight(-8, -22), Weight(-8, -22), Weight(-3, -19), Weight(-1, -19),
    Weight(1, 2), Weight(3, 4), Weight(4, 5), Weight(6, 11), Weight(12, 12), Weight(10, 22),
    Weight(20, 18), Weight(15, 27), Weight(13, 32), Weight(32, 16), Weight(13, -4), Weight(26, -5),
    Weight(11, 4), Weight(6, 15), Weight(-7, -4), Weight(-9, -10), Weight(20, 10), Weight(24, 29),
    Weight(43, 42), Weight(41, 42), Weight(52, 52), Weight(14, -11), Weight(21, 21), Weight(8, 10),
    Weight(4, 1), Weight(5, 8), Weight(6, 10), Weight(13, 17), Weight(23, -1), Weight(32, -5),
    Weight(38, -8), Weight(49, -10), Weight(66, 10), Weight(75, 17), Weight(93, 31), Weight(6, -5),
    Weight(47, 12), Weight(0, -6), Weight(11, 3), Weight(-7, -1), Weight(-2, -6), Weight(-2, -14),
    Weight(-3, -14), Weight(-2, -11), Weight(-2, -6), Weight(-2, -2), Weight(-10, -21), Weight(-3, -13),
    Weight(-12, -15), Weight(-12, -7), Weight(-13, 1), Weight(-12, 0), Weight(-13, 0), Weight(-2, -6),
    Weight(6, -15), Weight(3, -11), Weight(0, -15), Weight(-3, -15), Weight(-2, -8), Weight(-3, 0),
    Weight(-5, 1), Weight(-4, -7), Weight(-2, -2), Weight(1, -5), Weight(1, -13), Weight(2, -18),
    Weight(4, -18), Weight(-3, -8), Weight(-1, -11), Weight(-1, -9), Weight(0, -11), Weight(0, -17),
    Weight(-14, -20), Weight(-7, -17), Weight(-9, -1), Weight(-9, 0), Weight(-10, -4), Weight(-8, -13),
    Weight(-7, -28), Weight(-10, -33), Weight(-12, -18), Weight(1, -12), Weight(1, -12), Weight(-1, -10),
    Weight(-4, -5), Weight(-2, -9), Weight(4, -12), Weight(-3, -7), Weight(11, 4), Weight(5, 5),
    Weight(0, 12), Weight(17, -12), Weight(10, -5), Weight(7, -5), Weight(5, 9), Weight(3, 3),
    Weight(-1, -1), Weight(14, 14), Weight(3, 5),
];
