//! What each man attacks, as sets of squares. Only the ruea looks at what stands in between.

use super::{Bitboard, Role, Side, Square};

/// Squares that one step in each of the directions reaches.
const fn steps(square: usize, directions: &[(i32, i32)]) -> u64 {
    let (file, rank) = (square as i32 & 7, square as i32 >> 3);
    let (mut set, mut at) = (0u64, 0);
    while at < directions.len() {
        let (to_file, to_rank) = (file + directions[at].0, rank + directions[at].1);
        if to_file >= 0 && to_file < 8 && to_rank >= 0 && to_rank < 8 {
            set |= 1 << (to_rank * 8 + to_file);
        }
        at += 1;
    }
    set
}

const fn step_table(directions: &[(i32, i32)]) -> [u64; 64] {
    let (mut table, mut square) = ([0; 64], 0);
    while square < 64 {
        table[square] = steps(square, directions);
        square += 1;
    }
    table
}

const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const AROUND: [(i32, i32); 8] = [
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
];

static BIA: [[u64; 64]; 2] = [
    step_table(&[(1, 1), (-1, 1)]),
    step_table(&[(1, -1), (-1, -1)]),
];
static KHON: [[u64; 64]; 2] = [
    step_table(&[(1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1)]),
    step_table(&[(1, 1), (-1, 1), (1, -1), (-1, -1), (0, -1)]),
];
static MET: [u64; 64] = step_table(&DIAGONAL);
static MA: [u64; 64] = step_table(&LEAPS);
static KHUN: [u64; 64] = step_table(&AROUND);

/// Attacks along a rank by file and the six inner squares' occupation.
static RANK_SLIDES: [[u8; 64]; 8] = rank_slides();

const fn rank_slides() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = slide(file as i32, (inner as u32) << 1);
            inner += 1;
        }
        file += 1;
    }
    table
}

const fn slide(file: i32, occupied: u32) -> u8 {
    let (mut set, mut step) = (0u32, -1);
    while step <= 1 {
        let mut at = file + step;
        while at >= 0 && at < 8 {
            set |= 1 << at;
            if occupied >> at & 1 != 0 {
                break;
            }
            at += step;
        }
        step += 2;
    }
    set as u8
}

/// Attacks of a man that does not slide.
#[inline]
pub(super) fn step_attacks(role: Role, side: Side, square: Square) -> Bitboard {
    let at = square.index();
    Bitboard(match role {
        Role::Bia => BIA[side.index()][at],
        Role::Met => MET[at],
        Role::Khon => KHON[side.index()][at],
        Role::Ma => MA[at],
        Role::Khun => KHUN[at],
        Role::Ruea => 0,
    })
}

/// Attacks of a ruea through the given occupation.
///
/// The file by subtraction on the set and its mirror image (a carry runs up to the first man),
/// the rank by a table of 512 bytes: both stay in the first cache level.
#[inline]
pub(super) fn ruea_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let own = 1u64 << square.index();
    let file = Bitboard::file(square.file()).0 & !own;
    let on_file = occupied.0 & file;
    let up = on_file.wrapping_sub(own << 1);
    let down = on_file
        .swap_bytes()
        .wrapping_sub(own.swap_bytes() << 1)
        .swap_bytes();
    let by_file = (up ^ down) & file;
    let shift = square.rank() * 8;
    let inner = (occupied.0 >> shift >> 1) & 63;
    let by_rank = u64::from(RANK_SLIDES[usize::from(square.file())][inner as usize]) << shift;
    Bitboard(by_file | by_rank)
}

/// Squares that a man of this role and side attacks from a square; own men count as attacked
/// (that is, protected).
#[inline]
pub fn attacks(role: Role, side: Side, square: Square, occupied: Bitboard) -> Bitboard {
    if role == Role::Ruea {
        ruea_attacks(square, occupied)
    } else {
        step_attacks(role, side, square)
    }
}

/// Squares that a lone man on an empty board can move to: the dots of the rules' diagrams. For a
/// bia that is the square ahead, not those it captures on.
pub fn reach(role: Role, side: Side, square: Square) -> Bitboard {
    if role == Role::Bia {
        Bitboard::of(square).shifted(0, if side == Side::White { 1 } else { -1 })
    } else {
        attacks(role, side, square, Bitboard::EMPTY)
    }
}

/// Squares strictly between two squares of one rank or file; empty otherwise.
///
/// What a ruea on each end sees of the other's side of the line; asked only of checks and pins,
/// so no table is worth its cache lines.
#[inline]
pub(super) fn between(from: Square, to: Square) -> Bitboard {
    let line = line_through(from, to);
    line & ruea_attacks(from, Bitboard::of(to)) & ruea_attacks(to, Bitboard::of(from))
}

/// The whole rank or file through two squares; empty when they share none.
#[inline]
pub(super) fn line_through(from: Square, to: Square) -> Bitboard {
    if from.file() == to.file() {
        Bitboard::file(from.file())
    } else if from.rank() == to.rank() {
        Bitboard::rank(from.rank())
    } else {
        Bitboard::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn set(names: &str) -> Bitboard {
        names.split_whitespace().map(at).collect()
    }

    #[test]
    fn c12_to_c16_each_role_reaches_its_squares() {
        let d4 = at("d4");
        assert_eq!(
            reach(Role::Khun, Side::White, d4),
            set("c3 c4 c5 d3 d5 e3 e4 e5")
        );
        assert_eq!(reach(Role::Met, Side::White, d4), set("c3 c5 e3 e5"));
        assert_eq!(reach(Role::Khon, Side::White, d4), set("c3 c5 d5 e3 e5"));
        assert_eq!(reach(Role::Khon, Side::Black, d4), set("c3 c5 d3 e3 e5"));
        assert_eq!(
            reach(Role::Ma, Side::White, d4),
            set("b3 b5 c2 c6 e2 e6 f3 f5")
        );
        assert_eq!(reach(Role::Bia, Side::White, d4), set("d5"));
        assert_eq!(reach(Role::Bia, Side::Black, d4), set("d3"));
        assert_eq!(
            attacks(Role::Bia, Side::Black, d4, Bitboard::EMPTY),
            set("c3 e3")
        );
        assert_eq!(reach(Role::Ruea, Side::White, d4).count(), 14);
    }

    #[test]
    fn c15_ruea_stops_at_the_first_man_each_way() {
        let occupied = set("d6 d8 d1 b4 a4 f4 d4");
        let expected = set("d5 d6 d3 d2 d1 c4 b4 e4 f4");
        assert_eq!(
            attacks(Role::Ruea, Side::White, at("d4"), occupied),
            expected
        );
    }

    #[test]
    fn ruea_agrees_with_walking_on_every_square() {
        let mut seed = 1u64;
        for _ in 0..2_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let occupied = Bitboard(seed ^ seed >> 29);
            for square in Square::all() {
                let mut walked = Bitboard::EMPTY;
                for (files, ranks) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                    let mut ray = Bitboard::of(square).shifted(files, ranks);
                    while ray.any() {
                        walked |= ray;
                        ray = ray.without(occupied).shifted(files, ranks);
                    }
                }
                assert_eq!(
                    ruea_attacks(square, occupied),
                    walked,
                    "{square} {occupied:?}"
                );
            }
        }
    }

    #[test]
    fn between_and_line_need_a_common_rank_or_file() {
        assert_eq!(between(at("a1"), at("a4")), set("a2 a3"));
        assert_eq!(between(at("g5"), at("c5")), set("d5 e5 f5"));
        assert_eq!(between(at("a1"), at("c3")), Bitboard::EMPTY);
        assert_eq!(line_through(at("h8"), at("h1")), Bitboard::file(7));
        assert_eq!(line_through(at("h8"), at("g1")), Bitboard::EMPTY);
    }
}
