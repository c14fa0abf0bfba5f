//! Ring, home columns, safe squares and yards of the three board shapes.
//!
//! Owns coordinates and distances. Must not know pieces, dice or turns. Start with
//! [`Board::of`]; the shapes themselves are drawn in `board_shape`.

use super::{
    Color, Progress, Seats,
    board_shape::{CROSS, STRIP, T},
    rules::{BoardChoice, Safe},
};

/// A cell of the 15 × 15 grid; row 0 is far, column 0 left, as Red sees the cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// 0 (far) to 14 (near).
    pub row: u8,
    /// 0 (left) to 14 (right).
    pub col: u8,
}

/// A place between cells, in cells from the grid's far left corner; cell (r, c) has its centre
/// at (r + 0.5, c + 0.5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Cells from the far edge.
    pub row: f32,
    /// Cells from the left edge.
    pub col: f32,
}

impl Cell {
    /// The middle of the cell.
    pub fn centre(self) -> Point {
        Point {
            row: f32::from(self.row) + 0.5,
            col: f32::from(self.col) + 0.5,
        }
    }
}

/// A ring square, counted clockwise from Red's start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub(super) u8);

impl Square {
    /// The square's number, 0 to one less than the ring's length.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is painted on a ring square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareKind {
    /// Nothing.
    Plain,
    /// A colour's start.
    Start(Color),
    /// A star, eight squares after a start.
    Star,
    /// The place of a removed arm: unsafe and uncoloured.
    Bridge,
}

/// The outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Four arms.
    Cross,
    /// Three arms, for Red, Green and Yellow.
    T,
    /// Two arms, for Red and Yellow.
    Strip,
}

/// One board. There are three, all static.
#[derive(Debug)]
pub struct Board {
    pub(super) shape: Shape,
    pub(super) ring: &'static [Cell],
    pub(super) kinds: &'static [SquareKind],
    pub(super) offsets: [u8; 4],
    pub(super) colors: u8,
    /// Ring squares without capture, one bit a square, by [`Safe`].
    pub(super) safe_masks: [u64; 3],
}

impl Board {
    /// The board that seats play on: the cross, or with `fit` the arms that are needed.
    pub const fn of(choice: BoardChoice, seats: Seats) -> &'static Board {
        match (choice, seats.len()) {
            (BoardChoice::Fit, 2) => &STRIP,
            (BoardChoice::Fit, 3) => &T,
            _ => &CROSS,
        }
    }

    /// The board of a shape.
    pub const fn with_shape(shape: Shape) -> &'static Board {
        match shape {
            Shape::Cross => &CROSS,
            Shape::T => &T,
            Shape::Strip => &STRIP,
        }
    }

    /// The outline.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Number of ring squares: 52, 42 or 32.
    pub const fn ring_len(&self) -> u8 {
        self.ring.len() as u8
    }

    /// The last progress on the ring; the one square behind the own start is never entered.
    pub const fn last_ring(&self) -> u8 {
        self.ring_len() - 2
    }

    /// The progress of a finished piece: five home squares after the ring and one more.
    pub const fn finish(&self) -> u8 {
        self.ring_len() + 4
    }

    /// The colours with an arm and a yard; on the cross all four, whoever plays.
    pub fn colors(&self) -> impl Iterator<Item = Color> + use<> {
        let colors = self.colors;
        Color::ALL
            .into_iter()
            .filter(move |&color| colors & (1 << color as u8) != 0)
    }

    /// The ring square of a colour's start. Colours without an arm have none and answer Red's.
    pub const fn start(&self, color: Color) -> Square {
        Square(self.offsets[color.index()])
    }

    /// The ring squares, clockwise from Red's start.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.ring_len()).map(Square)
    }

    /// The ring square with this number.
    pub fn square(&self, index: usize) -> Option<Square> {
        (index < self.ring.len()).then_some(Square(index as u8))
    }

    /// The ring square of a colour's progress, 0 to [`Board::last_ring`].
    #[inline]
    pub(super) const fn ring_square(&self, color: Color, progress: u8) -> Square {
        let sum = self.offsets[color.index()] + progress;
        let len = self.ring_len();
        Square(if sum >= len { sum - len } else { sum })
    }

    /// The progress of a colour's piece on a ring square; `None` on the one square behind its
    /// start, where it never comes.
    #[inline]
    pub const fn progress_at(&self, color: Color, square: Square) -> Option<Progress> {
        let (at, offset) = (square.0, self.offsets[color.index()]);
        let steps = if at >= offset {
            at - offset
        } else {
            at + self.ring_len() - offset
        };
        if steps > self.last_ring() {
            None
        } else {
            Some(Progress::steps(steps))
        }
    }

    /// What is painted on the square when starts and stars are safe.
    pub fn kind(&self, square: Square) -> SquareKind {
        self.kinds
            .get(square.index())
            .copied()
            .unwrap_or(SquareKind::Plain)
    }

    /// Says whether nothing can be captured on the square.
    #[inline]
    pub fn is_safe(&self, square: Square, safe: Safe) -> bool {
        self.safe_masks[safe as usize] & (1 << square.0) != 0
    }

    /// The colours whose home column is entered from the square: its gate.
    pub fn gate_of(&self, square: Square) -> Option<Color> {
        self.colors()
            .find(|&color| self.ring_square(color, self.last_ring()) == square)
    }

    /// The grid cell of a ring square. See [`Board::picture`] for where it is drawn.
    pub fn ring_cell(&self, square: Square) -> Cell {
        self.ring[square.index() % self.ring.len()]
    }

    /// The grid cell of a home-column square, `step` 0 (after the ring) to 4 (before the finish).
    pub const fn home_cell(color: Color, step: u8) -> Cell {
        let step = if step > 4 { 4 } else { step };
        match color {
            Color::Red => Cell {
                row: 13 - step,
                col: 7,
            },
            Color::Green => Cell {
                row: 7,
                col: 1 + step,
            },
            Color::Yellow => Cell {
                row: 1 + step,
                col: 7,
            },
            Color::Blue => Cell {
                row: 7,
                col: 13 - step,
            },
        }
    }

    /// Where a grid cell is drawn: the strip is turned a quarter clockwise to lie flat, the other
    /// shapes stay.
    pub const fn picture(&self, cell: Cell) -> Cell {
        match self.shape {
            Shape::Strip => Cell {
                row: cell.col,
                col: 14 - cell.row,
            },
            Shape::Cross | Shape::T => cell,
        }
    }

    /// Where a grid point is drawn, like [`Board::picture`].
    pub fn picture_point(&self, point: Point) -> Point {
        match self.shape {
            Shape::Strip => Point {
                row: point.col,
                col: 15.0 - point.row,
            },
            Shape::Cross | Shape::T => point,
        }
    }

    /// The far left cell of a colour's yard of 6 × 6 cells, as drawn (already turned: Red's yard
    /// lies near left on every board).
    pub const fn yard_corner(color: Color) -> Cell {
        match color {
            Color::Red => Cell { row: 9, col: 0 },
            Color::Green => Cell { row: 0, col: 0 },
            Color::Yellow => Cell { row: 0, col: 9 },
            Color::Blue => Cell { row: 9, col: 9 },
        }
    }

    /// The centres of the four slots of a colour's yard, as drawn, for pieces 0 to 3.
    pub fn yard_slots(color: Color) -> [Point; 4] {
        let corner = Board::yard_corner(color);
        let (row, col) = (f32::from(corner.row) + 3.0, f32::from(corner.col) + 3.0);
        [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].map(|(down, right)| Point {
            row: row + down,
            col: col + right,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const BOARDS: [&Board; 3] = [&CROSS, &T, &STRIP];

    fn cells(board: &Board, squares: &[u8]) -> Vec<(u8, u8)> {
        let cell = |&square: &u8| board.ring_cell(Square(square));
        squares
            .iter()
            .map(cell)
            .map(|cell| (cell.row, cell.col))
            .collect()
    }

    #[test]
    fn a12_ring_squares_are_distinct_and_a_king_move_apart() {
        for board in BOARDS {
            let len = board.ring_len();
            let distinct: BTreeSet<_> = cells(board, &(0..len).collect::<Vec<_>>())
                .into_iter()
                .collect();
            assert_eq!(distinct.len(), usize::from(len));
            for square in 0..len {
                let [a, b] = [square, (square + 1) % len].map(|at| board.ring_cell(Square(at)));
                let (rows, cols) = (a.row.abs_diff(b.row), a.col.abs_diff(b.col));
                assert_eq!(rows.max(cols), 1, "{:?} {square}", board.shape());
            }
        }
        assert_eq!([&CROSS, &T, &STRIP].map(Board::ring_len), [52, 42, 32]);
    }

    #[test]
    fn cross_squares_lie_where_the_page_puts_them() {
        let squares = [
            0, 4, 5, 10, 11, 12, 17, 18, 23, 24, 25, 30, 31, 36, 37, 38, 43, 44, 49, 50, 51,
        ];
        let at = [
            (13, 6),
            (9, 6),
            (8, 5),
            (8, 0),
            (7, 0),
            (6, 0),
            (6, 5),
            (5, 6),
            (0, 6),
            (0, 7),
            (0, 8),
            (5, 8),
            (6, 9),
            (6, 14),
            (7, 14),
            (8, 14),
            (8, 9),
            (9, 8),
            (14, 8),
            (14, 7),
            (14, 6),
        ];
        assert_eq!(cells(&CROSS, &squares), at);
    }

    #[test]
    fn fit_boards_bridge_the_removed_arms() {
        assert_eq!(
            cells(&T, &[30, 31, 32, 33, 34]),
            [(5, 8), (6, 9), (7, 9), (8, 9), (9, 8)]
        );
        assert_eq!(cells(&T, &[39, 40, 41]), [(14, 8), (14, 7), (14, 6)]);
        assert_eq!(
            cells(&STRIP, &[4, 5, 6, 7, 8]),
            [(9, 6), (8, 5), (7, 5), (6, 5), (5, 6)]
        );
        assert_eq!(
            cells(&STRIP, &[20, 21, 22, 23, 24]),
            [(5, 8), (6, 9), (7, 9), (8, 9), (9, 8)]
        );
        for (board, bridge) in [
            (&T, [31, 32, 33].as_slice()),
            (&STRIP, &[5, 6, 7, 21, 22, 23]),
        ] {
            let kind = |&square: &u8| board.kind(Square(square));
            assert!(
                bridge
                    .iter()
                    .all(|square| kind(square) == SquareKind::Bridge)
            );
        }
    }

    #[test]
    fn a18_b18_safe_squares_are_starts_and_stars() {
        let all = [
            [0, 8, 13, 21, 26, 34, 39, 47].as_slice(),
            &[0, 8, 13, 21, 26, 34],
            &[0, 8, 16, 24],
        ];
        for (board, expected) in BOARDS.into_iter().zip(all) {
            let with = |safe| {
                let squares = board
                    .squares()
                    .filter(|&square| board.is_safe(square, safe));
                squares.map(|square| square.0).collect::<Vec<_>>()
            };
            assert_eq!(with(Safe::StartsAndStars), expected);
            let starts: Vec<_> = expected.iter().copied().step_by(2).collect();
            assert_eq!(with(Safe::Starts), starts);
            assert_eq!(with(Safe::Nowhere), Vec::<u8>::new());
        }
    }

    #[test]
    fn gates_are_two_squares_behind_the_start() {
        let gates = |board: &Board| -> Vec<_> {
            board
                .colors()
                .map(|color| board.ring_square(color, board.last_ring()).0)
                .collect()
        };
        assert_eq!(gates(&CROSS), [50, 11, 24, 37]);
        assert_eq!(gates(&T), [40, 11, 24]);
        assert_eq!(gates(&STRIP), [30, 14]);
        assert_eq!(CROSS.gate_of(Square(11)), Some(Color::Green));
        assert_eq!(CROSS.gate_of(Square(12)), None);
    }

    #[test]
    fn squares_and_progress_answer_each_other() {
        for board in BOARDS {
            for color in board.colors() {
                let steps = |square| board.progress_at(color, square);
                let known = board.squares().filter_map(steps).collect::<BTreeSet<_>>();
                assert_eq!(known.len(), usize::from(board.last_ring()) + 1);
                let back = |square: &Square| steps(*square)?.square(board, color);
                let squares = board.squares().filter(|square| steps(*square).is_some());
                assert!(
                    squares
                        .into_iter()
                        .all(|square| back(&square) == Some(square))
                );
            }
        }
        assert_eq!(CROSS.progress_at(Color::Green, Square(12)), None);
    }

    #[test]
    fn home_columns_start_beside_the_gate_and_turn_with_the_board() {
        for board in BOARDS {
            for color in board.colors() {
                let gate = board.ring_cell(board.ring_square(color, board.last_ring()));
                let first = Board::home_cell(color, 0);
                assert_eq!(
                    gate.row.abs_diff(first.row) + gate.col.abs_diff(first.col),
                    1
                );
            }
        }
        assert_eq!(Board::home_cell(Color::Red, 4), Cell { row: 9, col: 7 });
        assert_eq!(Board::home_cell(Color::Blue, 4), Cell { row: 7, col: 9 });
    }

    #[test]
    fn b35_the_strip_lies_flat_with_the_own_arm_on_the_left() {
        let drawn = STRIP.picture(STRIP.ring_cell(STRIP.start(Color::Red)));
        assert_eq!(drawn, Cell { row: 6, col: 1 });
        let star = STRIP.picture(STRIP.ring_cell(Square(8)));
        assert_eq!(star, Cell { row: 6, col: 9 });
        let yellow = STRIP.picture(STRIP.ring_cell(STRIP.start(Color::Yellow)));
        assert_eq!(yellow, Cell { row: 8, col: 13 });
        let point = STRIP.picture_point(Cell { row: 13, col: 6 }.centre());
        assert_eq!(point, drawn.centre());
        assert_eq!(
            Board::yard_slots(Color::Red)[0],
            Point {
                row: 11.0,
                col: 2.0
            }
        );
    }

    #[test]
    fn fit_with_four_seats_is_the_cross() {
        assert_eq!(
            Board::of(BoardChoice::Fit, Seats::FOUR).shape(),
            Shape::Cross
        );
        assert_eq!(Board::of(BoardChoice::Fit, Seats::THREE).shape(), Shape::T);
        assert_eq!(
            Board::of(BoardChoice::Fit, Seats::TWO).shape(),
            Shape::Strip
        );
        assert_eq!(
            Board::of(BoardChoice::Cross, Seats::TWO).shape(),
            Shape::Cross
        );
    }
}
