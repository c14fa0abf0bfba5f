//! What was touched on a board, where that needs the position.

use super::{Message, Words, makruk, reasons};
use crate::game::select::{Man, Spot, Target};
use crate::game::{Header, Play, Position};
use crate::makruk::Square;
use crate::text::Texts;

/// What a touched square of makruk is: the man on it, or the place.
pub(crate) fn square_target(position: &Position, square: Square) -> Option<Target> {
    let game = position.as_makruk()?;
    Some(match game.position().piece_at(square) {
        Some(_) => Target::Man(Man::On(square)),
        None => Target::Spot(Spot::Square(square)),
    })
}

/// Why a man cannot move.
pub(crate) fn stuck(
    texts: &Texts,
    header: &Header,
    position: &Position,
    man: Man,
) -> Option<Message> {
    match (position.play(), man) {
        (Play::Ludo(state), Man::Piece { color, piece }) => {
            let words = Words {
                texts,
                header,
                state,
                risks: [None; 4],
            };
            let why = state.why_not(color, piece)?;
            Some(reasons::why_not(&words, color, why))
        }
        (Play::Makruk(game), Man::On(square)) => makruk::why_not(texts, game, square),
        _ => None,
    }
}
