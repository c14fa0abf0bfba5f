//! Numbers that make a position's key: one for each man on each square and one for the turn.

use super::{Role, Side, Square};

const fn mixed(state: u64) -> u64 {
    let mut z = state.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

static MEN: [[[u64; 64]; 6]; 2] = men();

const fn men() -> [[[u64; 64]; 6]; 2] {
    let mut table = [[[0; 64]; 6]; 2];
    let mut at = 0;
    while at < 768 {
        table[at / 384][at / 64 % 6][at % 64] = mixed(at as u64 + 1);
        at += 1;
    }
    table
}

/// Added when Black is to move.
pub(super) const BLACK_TO_MOVE: u64 = mixed(769);

/// The number of a man on a square. A bia ngai has the met's: repetition takes them as equal.
#[inline]
pub(super) fn man(side: Side, role: Role, square: Square) -> u64 {
    MEN[side.index()][role.index()][square.index()]
}
