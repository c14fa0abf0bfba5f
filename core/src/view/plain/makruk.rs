//! The makruk board as text.

use super::{PlainBoard, PlainCell};
use crate::makruk::{Piece, Role as Man, Side, Square};
use crate::view::Role;
use crate::view::makruk::MakrukScene;

/// Columns of a cell.
const WIDTH: usize = 3;

/// Draws a scene at rest with `near` at the lower edge: White's men as capitals, Black's as small
/// letters, bia ngai as `M~` and `m~`, `·` an empty square, `•` one that the selected man can go
/// to, files and ranks at the edges.
pub fn makruk(scene: &MakrukScene, near: Side) -> PlainBoard {
    let ranks: Vec<u8> = match near {
        Side::White => (0..8).rev().collect(),
        Side::Black => (0..8).collect(),
    };
    let files: Vec<u8> = ranks.iter().rev().copied().collect();
    let edge = |text: &str| PlainCell::new(text, WIDTH, Some(Role::WoodText));
    let mut rows: Vec<Vec<PlainCell>> = ranks
        .iter()
        .map(|&rank| {
            let squares = files.iter().filter_map(|&file| Square::new(file, rank));
            std::iter::once(edge(&(rank + 1).to_string()))
                .chain(squares.map(|square| cell(scene, square)))
                .collect()
        })
        .collect();
    let letters = files
        .iter()
        .map(|&file| edge(&char::from(b'a' + file).to_string()));
    rows.push(std::iter::once(edge("")).chain(letters).collect());
    PlainBoard { rows }
}

fn cell(scene: &MakrukScene, square: Square) -> PlainCell {
    let Some(&(_, piece)) = scene.men.iter().find(|(at, _)| *at == square) else {
        return if scene.destinations.iter().any(|(to, _)| *to == square) {
            PlainCell::new("•", WIDTH, Some(Role::Gold))
        } else {
            PlainCell::new("·", WIDTH, Some(Role::WoodLine))
        };
    };
    man(piece)
}

fn man(piece: Piece) -> PlainCell {
    let turned = if piece.ngai && piece.role == Man::Met {
        "~"
    } else {
        ""
    };
    let role = match piece.side {
        Side::White => Role::Ivory,
        Side::Black => Role::Ebony,
    };
    PlainCell::new(&format!("{}{turned}", piece.letter()), WIDTH, Some(role))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::makruk::Position;

    #[test]
    fn the_start_is_drawn_from_both_sides() {
        let white = makruk(&MakrukScene::still(&Position::start()), Side::White).text();
        let rows: Vec<&str> = white.lines().collect();
        assert_eq!(rows[0], "8  r  n  s  m  k  s  n  r");
        assert_eq!(rows[5], "3  P  P  P  P  P  P  P  P");
        assert_eq!(rows[8], "   a  b  c  d  e  f  g  h");
        let black = makruk(&MakrukScene::still(&Position::start()), Side::Black).text();
        let rows: Vec<&str> = black.lines().collect();
        assert_eq!(rows[0], "1  R  N  S  M  K  S  N  R");
        assert_eq!(rows[8], "   h  g  f  e  d  c  b  a");
    }
}
