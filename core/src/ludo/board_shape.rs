//! The three boards as constants, drawn from straight runs of squares (`ludo.md` § 1).

use super::{
    Color,
    board::{Board, Cell, Shape, SquareKind},
};

/// A straight run of squares: its first and last cell.
type Run = ((u8, u8), (u8, u8));

const CROSS_RUNS: [Run; 12] = [
    ((13, 6), (9, 6)),
    ((8, 5), (8, 0)),
    ((7, 0), (7, 0)),
    ((6, 0), (6, 5)),
    ((5, 6), (0, 6)),
    ((0, 7), (0, 7)),
    ((0, 8), (5, 8)),
    ((6, 9), (6, 14)),
    ((7, 14), (7, 14)),
    ((8, 14), (8, 9)),
    ((9, 8), (14, 8)),
    ((14, 7), (14, 6)),
];

const T_RUNS: [Run; 10] = [
    ((13, 6), (9, 6)),
    ((8, 5), (8, 0)),
    ((7, 0), (7, 0)),
    ((6, 0), (6, 5)),
    ((5, 6), (0, 6)),
    ((0, 7), (0, 7)),
    ((0, 8), (5, 8)),
    ((6, 9), (8, 9)),
    ((9, 8), (14, 8)),
    ((14, 7), (14, 6)),
];

const STRIP_RUNS: [Run; 8] = [
    ((13, 6), (9, 6)),
    ((8, 5), (6, 5)),
    ((5, 6), (0, 6)),
    ((0, 7), (0, 7)),
    ((0, 8), (5, 8)),
    ((6, 9), (8, 9)),
    ((9, 8), (14, 8)),
    ((14, 7), (14, 6)),
];

/// One step from `from` towards `to` along one axis.
const fn towards(from: u8, to: u8) -> u8 {
    if from < to {
        from + 1
    } else if from > to {
        from - 1
    } else {
        from
    }
}

const fn draw<const N: usize>(runs: &[Run]) -> [Cell; N] {
    let mut cells = [Cell { row: 0, col: 0 }; N];
    let (mut square, mut run) = (0, 0);
    while run < runs.len() {
        let ((mut row, mut col), (last_row, last_col)) = runs[run];
        loop {
            cells[square] = Cell { row, col };
            square += 1;
            if row == last_row && col == last_col {
                break;
            }
            row = towards(row, last_row);
            col = towards(col, last_col);
        }
        run += 1;
    }
    assert!(square == N, "the runs do not fill the ring");
    cells
}

/// Squares from a start to its star.
const STAR: usize = 8;

const fn paint<const N: usize>(starts: &[(Color, u8)], bridges: &[usize]) -> [SquareKind; N] {
    let mut kinds = [SquareKind::Plain; N];
    let mut at = 0;
    while at < starts.len() {
        let (color, start) = starts[at];
        kinds[start as usize] = SquareKind::Start(color);
        kinds[start as usize + STAR] = SquareKind::Star;
        at += 1;
    }
    at = 0;
    while at < bridges.len() {
        kinds[bridges[at]] = SquareKind::Bridge;
        at += 1;
    }
    kinds
}

const fn safe_masks(kinds: &[SquareKind]) -> [u64; 3] {
    let (mut starts, mut all, mut square) = (0, 0, 0);
    while square < kinds.len() {
        match kinds[square] {
            SquareKind::Start(_) => {
                starts |= 1 << square;
                all |= 1 << square;
            }
            SquareKind::Star => all |= 1 << square,
            SquareKind::Plain | SquareKind::Bridge => {}
        }
        square += 1;
    }
    [all, starts, 0]
}

const fn offsets(starts: &[(Color, u8)]) -> ([u8; 4], u8) {
    let (mut offsets, mut colors, mut at) = ([0; 4], 0, 0);
    while at < starts.len() {
        let (color, start) = starts[at];
        offsets[color.index()] = start;
        colors |= 1 << color as u8;
        at += 1;
    }
    (offsets, colors)
}

const fn board(
    shape: Shape,
    ring: &'static [Cell],
    kinds: &'static [SquareKind],
    starts: &[(Color, u8)],
) -> Board {
    let (offsets, colors) = offsets(starts);
    Board {
        shape,
        ring,
        kinds,
        offsets,
        colors,
        safe_masks: safe_masks(kinds),
    }
}

const CROSS_STARTS: [(Color, u8); 4] = [
    (Color::Red, 0),
    (Color::Green, 13),
    (Color::Yellow, 26),
    (Color::Blue, 39),
];
const T_STARTS: [(Color, u8); 3] = [(Color::Red, 0), (Color::Green, 13), (Color::Yellow, 26)];
const STRIP_STARTS: [(Color, u8); 2] = [(Color::Red, 0), (Color::Yellow, 16)];

static CROSS_CELLS: [Cell; 52] = draw(&CROSS_RUNS);
static T_CELLS: [Cell; 42] = draw(&T_RUNS);
static STRIP_CELLS: [Cell; 32] = draw(&STRIP_RUNS);

const CROSS_KINDS: &[SquareKind] = &paint::<52>(&CROSS_STARTS, &[]);
const T_KINDS: &[SquareKind] = &paint::<42>(&T_STARTS, &[31, 32, 33]);
const STRIP_KINDS: &[SquareKind] = &paint::<32>(&STRIP_STARTS, &[5, 6, 7, 21, 22, 23]);

pub(super) static CROSS: Board = board(Shape::Cross, &CROSS_CELLS, CROSS_KINDS, &CROSS_STARTS);
pub(super) static T: Board = board(Shape::T, &T_CELLS, T_KINDS, &T_STARTS);
pub(super) static STRIP: Board = board(Shape::Strip, &STRIP_CELLS, STRIP_KINDS, &STRIP_STARTS);
