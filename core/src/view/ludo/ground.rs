//! Where things lie on a Ludo board's plane: outlines, yards, squares, the place of each piece.
//!
//! The plane is the board as drawn: the strip is already turned a quarter (`ludo.md` § 1), so its
//! own yard lies near left like everyone's.

use crate::ludo::{Board, Cell, Color, PieceIndex, Place, Point, Progress, Shape, Square};
use crate::view::camera::{Pose, Spot, Stage};

/// Width of the wooden edge in squares.
pub(super) const EDGE: f64 = 0.55;
/// The middle, where the die lies.
pub(super) const MIDDLE: Spot = Spot { x: 7.5, y: 7.5 };

/// What of a Ludo board must be in the frame: edge, heads, and the chevrons above them.
pub(super) const STAGE: Stage = Stage {
    side: 15.0,
    edge: EDGE,
    thickness: 0.5,
    head: 1.42,
    distance: 34.0,
};

/// The pose that brings a colour's yard to the near left.
pub(super) fn own_pose(own: Color) -> Pose {
    Pose::quarter(own.index() as u8)
}

/// Corners of the paper, clockwise as drawn.
pub(super) fn outline(shape: Shape) -> &'static [(f64, f64)] {
    match shape {
        Shape::Cross => &[(0.0, 0.0), (15.0, 0.0), (15.0, 15.0), (0.0, 15.0)],
        Shape::T => &[
            (0.0, 0.0),
            (15.0, 0.0),
            (15.0, 6.0),
            (10.0, 6.0),
            (10.0, 9.0),
            (9.0, 9.0),
            (9.0, 15.0),
            (0.0, 15.0),
        ],
        Shape::Strip => &[
            (0.0, 6.0),
            (6.0, 6.0),
            (6.0, 5.0),
            (9.0, 5.0),
            (9.0, 0.0),
            (15.0, 0.0),
            (15.0, 9.0),
            (9.0, 9.0),
            (9.0, 10.0),
            (6.0, 10.0),
            (6.0, 15.0),
            (0.0, 15.0),
        ],
    }
}

/// A right-angled outline moved outwards by so many squares.
pub(super) fn widened(outline: &[(f64, f64)], by: f64) -> Vec<Spot> {
    let count = outline.len();
    let outward = |index: usize| {
        let (a, b) = (outline[index % count], outline[(index + 1) % count]);
        let length = (b.0 - a.0).abs() + (b.1 - a.1).abs();
        ((b.1 - a.1) / length, (a.0 - b.0) / length)
    };
    let corner = |index: usize| {
        let (before, after) = (outward(index + count - 1), outward(index));
        let (x, y) = outline[index];
        Spot {
            x: x + by * (before.0 + after.0),
            y: y + by * (before.1 + after.1),
        }
    };
    (0..count).map(corner).collect()
}

/// The centre of a point of the rules' grid.
fn at(point: Point) -> Spot {
    Spot {
        x: f64::from(point.col),
        y: f64::from(point.row),
    }
}

/// The centre of a grid cell as drawn.
pub(super) fn cell_spot(board: &Board, cell: Cell) -> Spot {
    at(board.picture(cell).centre())
}

/// The centre of a ring square as drawn.
pub(super) fn square_spot(board: &Board, square: Square) -> Spot {
    cell_spot(board, board.ring_cell(square))
}

/// The centre of a home-column square; step 5 is the colour's triangle beside the die.
pub(super) fn home_spot(board: &Board, color: Color, step: u8) -> Spot {
    let [before, last] = [3, 4].map(|step| cell_spot(board, Board::home_cell(color, step)));
    if step < 5 {
        return cell_spot(board, Board::home_cell(color, step));
    }
    Spot {
        x: 2.0 * last.x - before.x,
        y: 2.0 * last.y - before.y,
    }
}

/// The slot of a piece in its yard.
pub(super) fn slot(color: Color, piece: PieceIndex) -> Spot {
    at(Board::yard_slots(color)[piece.index()])
}

/// Where a piece stands on the plane: its slot in the yard (waiting or finished), or its square.
pub fn spot(board: &Board, color: Color, piece: PieceIndex, progress: Progress) -> Spot {
    match progress.place(board, color) {
        Place::Yard | Place::Finished => slot(color, piece),
        Place::Ring { square } => square_spot(board, square),
        Place::Home { step } => home_spot(board, color, step),
    }
}

/// Where a move ends, for its mark: like [`spot`], but the finish is the triangle beside the die.
pub(super) fn target(board: &Board, color: Color, piece: PieceIndex, progress: Progress) -> Spot {
    match progress.place(board, color) {
        Place::Finished => home_spot(board, color, 5),
        _ => spot(board, color, piece, progress),
    }
}
