//! Ludo's pieces counted.

use super::ludo::comma;
use super::{Words, names};
use crate::game::Seat;
use crate::ludo::{Color, State};
use crate::text::Texts;
use crate::view::screen::CountRow;

/// Pieces of each colour, counted.
pub(crate) fn counts(words: &Words<'_>) -> Vec<CountRow> {
    let over = words.state.is_over();
    let rows = words.state.seats().iter().map(|color| {
        let (finished, board, yard) = tally(words.state, color);
        let owner = match Seat::of_color(words.state.seats(), color) {
            Some(seat) => names::owner_in_full(words.texts, words.header, seat),
            None => words.owner(color),
        };
        CountRow {
            owner,
            text: words.texts.format(
                "game-counts",
                &[
                    ("finished", finished.into()),
                    ("board", board.into()),
                    ("yard", yard.into()),
                ],
            ),
            spoken: String::new(),
            finished: finished.to_string(),
            board: board.to_string(),
            yard: yard.to_string(),
            active: !over && color == words.state.turn(),
            state: String::new(),
        }
    });
    rows.collect()
}

/// One colour's counts read aloud.
pub(crate) fn spoken_row(texts: &Texts, row: &CountRow) -> String {
    let mut values = vec![
        ("owner", row.owner.name.clone().into()),
        ("counts", row.text.clone().into()),
    ];
    if row.state.is_empty() {
        return texts.format("game-counts-spoken", &values);
    }
    values.push(("state", row.state.clone().into()));
    texts.format("game-counts-spoken-state", &values)
}

/// The counts read aloud, with the sign on each colour's pieces: "Red, triangle: 1 finished …".
pub(crate) fn spoken(words: &Words<'_>) -> String {
    let rows = counts(words).into_iter().map(|row| {
        let mark = names::mark(words.texts, row.owner.mark);
        let owner = comma(words.texts, row.owner.name, mark);
        let values = [("owner", owner.into()), ("counts", row.text.into())];
        words.texts.format("game-board-counts", &values)
    });
    rows.collect::<Vec<_>>().join(" ")
}

/// Pieces finished, on the board, in the yard; four in all.
fn tally(state: &State, color: Color) -> (u32, u32, u32) {
    let pieces = state.pieces(color);
    let yard = pieces.iter().filter(|progress| progress.in_yard()).count() as u32;
    let board = pieces
        .iter()
        .filter(|progress| progress.on_road(state.board()))
        .count() as u32;
    (4 - yard - board, board, yard)
}
