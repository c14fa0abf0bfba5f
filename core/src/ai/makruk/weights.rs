//! Weights of the evaluation's features, in hundredths of a bia: (full board, empty board).
//!
//! Written by `./x train makruk 2500 1000 1` (400 passes; loss 0.62085, before 0.63572; 360 hundredths raise
//! the odds e-fold), from games of the program against itself. It goes on from the weights in this
//! file; the first ones were set by hand.

/// A feature's weight on a full and on an empty board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight(pub(super) i16, pub(super) i16);

/// By feature number.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; super::eval::feature::COUNT] = [
    Weight(124, 85), Weight(197, 139), Weight(219, 245), Weight(405, 269), Weight(707, 605), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-10, 22), Weight(7, 29), Weight(9, 21), Weight(25, 3), Weight(-22, 19),
    Weight(-3, 23), Weight(11, 16), Weight(36, 20), Weight(-32, 13), Weight(15, 6), Weight(53, 10),
    Weight(56, 8), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-15, -18), Weight(-27, -22), Weight(-9, -42), Weight(-27, -67), Weight(-29, -55),
    Weight(27, -33), Weight(-26, -17), Weight(9, -13), Weight(-14, -35), Weight(16, -21), Weight(19, -11),
    Weight(50, -37), Weight(-20, -94), Weight(13, -9), Weight(16, 7), Weight(26, -6), Weight(-1, -15),
    Weight(39, -1), Weight(58, -18), Weight(-35, 24), Weight(-53, 8), Weight(7, 33), Weight(22, 46),
    Weight(81, -8), Weight(19, 10), Weight(23, 17), Weight(29, -10), Weight(43, -27), Weight(-1, 17),
    Weight(4, -9), Weight(3, -16), Weight(-1, -72), Weight(-38, -55), Weight(-3, -49), Weight(-7, 3),
    Weight(-38, -19), Weight(-35, -33), Weight(-5, -33), Weight(5, -21), Weight(22, -5), Weight(-18, -56),
    Weight(16, 3), Weight(19, -10), Weight(50, 9), Weight(20, 15), Weight(-1, 42), Weight(49, -10),
    Weight(28, 53), Weight(-29, 0), Weight(30, 21), Weight(14, 61), Weight(19, 77), Weight(-29, -65),
    Weight(4, 25), Weight(9, 54), Weight(30, 86), Weight(-2, -48), Weight(-6, -47), Weight(16, -4),
    Weight(26, 42), Weight(-28, -50), Weight(0, -40), Weight(15, -15), Weight(-6, -49), Weight(-22, -15),
    Weight(14, -21), Weight(6, -35), Weight(-31, -31), Weight(-26, -17), Weight(-21, -14), Weight(3, -9),
    Weight(23, -30), Weight(6, -2), Weight(36, 40), Weight(24, -8), Weight(16, 9), Weight(-25, -17),
    Weight(20, 2), Weight(18, -2), Weight(28, 38), Weight(-12, 45), Weight(-20, 13), Weight(26, 44),
    Weight(56, -23), Weight(-12, 8), Weight(-1, -26), Weight(-8, 24), Weight(40, 39), Weight(-31, -23),
    Weight(5, 17), Weight(11, 11), Weight(0, -10), Weight(-29, -24), Weight(-20, -19), Weight(-11, -10),
    Weight(10, 14), Weight(24, 26), Weight(15, 16), Weight(22, 18), Weight(14, 20), Weight(12, -2),
    Weight(9, -8), Weight(23, -15), Weight(6, -2), Weight(-7, -11), Weight(-14, -5), Weight(-23, 3),
    Weight(-9, 19), Weight(-2, 18), Weight(19, -5), Weight(24, 24), Weight(0, 19), Weight(13, 11),
    Weight(15, 12), Weight(27, 9), Weight(-8, 10), Weight(49, -16), Weight(27, -3), Weight(34, 2),
    Weight(29, 1), Weight(6, -16), Weight(9, -17), Weight(40, -17), Weight(30, 17), Weight(24, -3),
    Weight(-15, 11), Weight(32, 26), Weight(21, 46), Weight(-29, 8), Weight(-27, 15), Weight(-11, -37),
    Weight(23, -19), Weight(12, 26), Weight(17, 7), Weight(15, -14), Weight(22, -19), Weight(23, 27),
    Weight(23, 9), Weight(20, -5), Weight(1, -4), Weight(19, -5), Weight(-25, -3), Weight(-9, 12),
    Weight(-70, 9), Weight(-21, -4), Weight(-18, 2), Weight(-16, 6), Weight(-71, 12), Weight(-41, -8),
    Weight(-36, -11), Weight(-27, 12), Weight(-40, 5), Weight(-47, -7), Weight(-43, 22), Weight(-56, -8),
    Weight(-44, -9), Weight(-50, -21), Weight(-51, 0), Weight(-53, 17), Weight(-63, 6), Weight(22, 12),
    Weight(12, 5), Weight(7, -30), Weight(20, -30), Weight(30, -48), Weight(-3, -34), Weight(-16, -44),
    Weight(-13, -34), Weight(-15, -7), Weight(-13, 4), Weight(-13, -14), Weight(-14, -13), Weight(2, -10),
    Weight(-3, -25), Weight(7, -5), Weight(8, 9), Weight(6, 26), Weight(21, 17), Weight(19, 17),
    Weight(27, -37), Weight(-14, -17), Weight(15, -33), Weight(14, -29), Weight(29, -17), Weight(22, -17),
    Weight(17, 11), Weight(23, 29), Weight(19, 22), Weight(24, 14), Weight(25, 37), Weight(35, 33),
    Weight(29, 43), Weight(23, 52), Weight(21, 53), Weight(69, -11), Weight(10, 4), Weight(31, -14),
    Weight(19, -26), Weight(5, 38), Weight(-15, -5), Weight(-3, -19), Weight(38, -36), Weight(19, 38),
    Weight(22, 46), Weight(32, 42), Weight(44, 50), Weight(0, 0), Weight(36, 29), Weight(1, 38),
    Weight(10, 9), Weight(3, 20), Weight(-5, 25), Weight(21, 38), Weight(47, -18), Weight(37, -8),
    Weight(55, -31), Weight(50, -21), Weight(58, -26), Weight(64, 2), Weight(87, 16), Weight(0, 0),
    Weight(82, 69), Weight(11, 7), Weight(10, 0),
];
