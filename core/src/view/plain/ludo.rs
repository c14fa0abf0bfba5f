//! The Ludo board as text, as Red sees it.

use super::{PlainBoard, PlainCell};
use crate::ludo::{Board, Cell, Color, PieceIndex, Place, SquareKind};
use crate::view::Role;
use crate::view::ludo::LudoScene;

/// Columns of a cell: four colours' marks on one square fit.
const WIDTH: usize = 4;

/// Draws a scene at rest. Pieces are the owner's mark with their numbers, such as `△13`; where several
/// colours share a square, a mark a colour. `·` is a square, `*` a star, `◇` a start, `:` a home
/// column, `=` the bridge of a smaller board; a finished piece stands in its yard as `△✓`.
pub fn ludo(scene: &LudoScene) -> PlainBoard {
    let mut grid = empty(scene.board);
    for (cell, pieces) in standing(scene) {
        put(
            &mut grid,
            cell,
            &signs(&pieces),
            (pieces.len() == 1).then(|| fill(pieces[0].0)),
        );
    }
    PlainBoard { rows: grid }
}

type Grid = Vec<Vec<PlainCell>>;

/// The pieces of one cell: a colour with the numbers of its pieces, and whether they are finished.
type Pieces = Vec<(Color, Vec<usize>, bool)>;

fn put(grid: &mut Grid, at: Cell, text: &str, role: Option<Role>) {
    if let Some(cell) = grid
        .get_mut(usize::from(at.row))
        .and_then(|row| row.get_mut(usize::from(at.col)))
    {
        *cell = PlainCell::new(text, WIDTH, role);
    }
}

fn empty(board: &Board) -> Grid {
    let mut grid = vec![vec![PlainCell::new("", WIDTH, None); 15]; 15];
    for square in board.squares() {
        let (sign, role) = match board.kind(square) {
            SquareKind::Plain => ("·", Some(Role::Line)),
            SquareKind::Star => ("*", None),
            SquareKind::Start(color) => ("◇", Some(fill(color))),
            SquareKind::Bridge => ("=", Some(Role::Line)),
        };
        put(
            &mut grid,
            board.picture(board.ring_cell(square)),
            sign,
            role,
        );
    }
    for color in board.colors() {
        for step in 0..5 {
            put(
                &mut grid,
                board.picture(Board::home_cell(color, step)),
                ":",
                Some(fill(color)),
            );
        }
    }
    grid
}

/// Every cell with pieces.
fn standing(scene: &LudoScene) -> Vec<(Cell, Pieces)> {
    let mut found: Vec<(Cell, Pieces)> = Vec::new();
    for color in scene.pieces.seats.iter() {
        for (index, piece) in PieceIndex::ALL.into_iter().enumerate() {
            let place = scene
                .pieces
                .progress(color, piece)
                .place(scene.board, color);
            let cell = cell_of(scene.board, color, index, place);
            let at = found
                .iter()
                .position(|(known, _)| *known == cell)
                .unwrap_or_else(|| {
                    found.push((cell, Vec::new()));
                    found.len() - 1
                });
            let pieces = &mut found[at].1;
            match pieces.iter_mut().find(|(owner, ..)| *owner == color) {
                Some((_, numbers, _)) => numbers.push(index + 1),
                None => pieces.push((color, vec![index + 1], place == Place::Finished)),
            }
        }
    }
    found
}

fn cell_of(board: &Board, color: Color, piece: usize, place: Place) -> Cell {
    match place {
        Place::Ring { square } => board.picture(board.ring_cell(square)),
        Place::Home { step } => board.picture(Board::home_cell(color, step)),
        Place::Yard | Place::Finished => {
            let slot = Board::yard_slots(color)[piece];
            Cell {
                row: slot.row as u8,
                col: slot.col as u8,
            }
        }
    }
}

fn signs(pieces: &Pieces) -> String {
    match pieces.as_slice() {
        [(color, _, true)] => format!("{}✓", mark(*color)),
        [(color, numbers, false)] if numbers.len() < WIDTH => numbers
            .iter()
            .fold(mark(*color).to_string(), |text, number| {
                format!("{text}{number}")
            }),
        [(color, numbers, false)] => format!("{}×{}", mark(*color), numbers.len()),
        many => many.iter().map(|(color, ..)| mark(*color)).collect(),
    }
}

const fn mark(color: Color) -> char {
    match color {
        Color::Red => '△',
        Color::Green => '✚',
        Color::Yellow => '○',
        Color::Blue => '□',
    }
}

const fn fill(color: Color) -> Role {
    match color {
        Color::Red => Role::Red,
        Color::Green => Role::Green,
        Color::Yellow => Role::Yellow,
        Color::Blue => Role::Blue,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::{Safe, Seats};

    fn drawn(placement: &str) -> String {
        let seats = Seats::of(4).unwrap();
        let board = Board::of(crate::ludo::BoardChoice::Cross, seats);
        ludo(&LudoScene::still(
            board,
            Safe::StartsAndStars,
            placement.parse().unwrap(),
        ))
        .text()
    }

    #[test]
    fn pieces_are_marks_with_numbers_on_their_squares() {
        let text = drawn("R:0,0,-1,56;Y:9,-1,-1,-1");
        let rows: Vec<&str> = text.lines().collect();
        assert_eq!(
            rows[13].split_whitespace().collect::<Vec<_>>(),
            ["△3", "△✓", "△12", ":", "·"]
        );
        assert_eq!(text.matches('○').count(), 4);
    }

    #[test]
    fn four_colours_share_a_safe_square_with_a_mark_each() {
        let text = drawn("R:8,8,-1,-1;G:47,-1,-1,-1;Y:34,-1,-1,-1;B:21,-1,-1,-1");
        assert!(text.contains("△✚○□"), "{text}");
    }
}
