//! What is left to win against a bare khun: which men can mate at all, how far the khun is
//! driven, and whether the count leaves time for it.

use super::solver::with_ruea;
use crate::makruk::{Count, Position, Role, Side, Square};

/// Above every sum of men, below every mate: a won ending.
const WON: i32 = 1_500;

/// The value for the side to move when exactly one side is bare and no bia is left.
pub(super) fn judge(position: &Position, count: Count) -> Option<i32> {
    let bare = match Side::ALL.map(|side| position.is_bare(side)) {
        [true, false] => Side::White,
        [false, true] => Side::Black,
        _ => return None,
    };
    if position.role(Role::Bia).any() {
        return None;
    }
    let stronger = bare.other();
    let value = match with_ruea(position, stronger) {
        Some(plies) => driven_by_ruea(position, stronger, count, plies as i32),
        None => driven_by_hand(position, stronger, count),
    };
    Some(if position.turn() == stronger {
        value
    } else {
        -value
    })
}

/// How much of a win the men are, with the numbers that are left, and how far the khun is driven. Men
/// that cannot mate win nothing by driving.
fn driven_by_hand(position: &Position, stronger: Side, count: Count) -> i32 {
    let men = |role| position.men(stronger, role).count() as i32;
    let (ruea, khon) = (men(Role::Ruea), men(Role::Khon));
    let (ma, met) = (men(Role::Ma), men(Role::Met));
    // Percent of a win, and moves that the mate takes from a middling start.
    let (chance, moves) = match (ruea, khon, ma, met) {
        (2.., ..) => (100, 4),
        (1, 0, 0, 0) => (100, 11),
        (1, ..) => (100, 7),
        (0, 2.., ..) | (0, 1, 1.., _) => (100, 13),
        (0, 1, 0, 1..) => (90, 15),
        (0, 1, 0, 0) => (4, 20),
        (0, 0, 2.., 1..) => (70, 20),
        (0, 0, 1, 2..) => (60, 25),
        (0, 0, 1, 1) => (10, 25),
        (0, 0, 0, 3..) => (40, 25),
        _ => (2, 30),
    };
    let left = count.left().map_or(64, i32::from);
    let in_time = (left * 100 / moves).min(100);
    let material = ruea * 200 + khon * 100 + ma * 100 + met * 50;
    ((WON + material) * in_time / 100 + drive(position, stronger)) * chance / 100
}

/// A ruea's mate is known to the ply; another man at its side makes it a little shorter. In time
/// or not: the numbers that are left are as many moves of the stronger side, and one more when it
/// is its turn.
fn driven_by_ruea(position: &Position, stronger: Side, count: Count, plies: i32) -> i32 {
    let left = count.left().map_or(64, i32::from) + i32::from(position.turn() == stronger);
    let alone = position.side(stronger).count() == 2;
    let needed = (plies + 1) / 2;
    let progress = 70 * (40 - plies);
    if needed <= left {
        WON + progress
    } else if alone {
        progress / 20
    } else {
        // The other man may still save the moves that lack.
        (WON - 150 * (needed - left)).max(0) / 2 + progress / 4
    }
}

/// How far the bare khun is driven to the rim and hemmed in.
fn drive(position: &Position, stronger: Side) -> i32 {
    let (bare, own) = (position.khun(stronger.other()), position.khun(stronger));
    let rim = from_centre(bare.file()) + from_centre(bare.rank());
    let men = position.side(stronger).into_iter();
    let near: i32 = men.map(|square| 7 - distance(square, bare)).sum();
    rim * 14 + (7 - distance(own, bare)) * 10 + near * 2
}

/// 0 on the middle lines, 3 on the rim.
fn from_centre(line: u8) -> i32 {
    (7 - 2 * i32::from(line)).abs() / 2
}

fn distance(from: Square, to: Square) -> i32 {
    i32::from(from.distance(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(fen: &str) -> i32 {
        judge(&fen.parse().unwrap(), Count::None).unwrap()
    }

    #[test]
    fn men_that_cannot_mate_win_nothing_however_far_the_khun_is_driven() {
        for (men, most) in [("M", 50), ("MM", 50), ("N", 50), ("NN", 50), ("NM", 300)] {
            let fen = format!("k7/2K5/8/3{men}{}/8/8/8/8 w", 5 - men.len());
            let found = value(&fen);
            assert!((0..=most).contains(&found), "{fen}: {found}");
        }
        assert!(value("k7/2K5/8/3SM3/8/8/8/8 w") > 1_000);
    }
}
