//! The rules of moving once more, square by square and slowly, to check the engine against.

use sanuk_core::ludo::{Blocks, Board, Color, Die, PieceIndex, Place, Progress, Square, State};

/// The pieces of every colour on a ring square.
fn on_square(state: &State, square: Square) -> Vec<(Color, PieceIndex)> {
    let pieces = state
        .seats()
        .iter()
        .flat_map(|color| PieceIndex::ALL.map(|piece| (color, piece)));
    pieces
        .filter(|&(color, piece)| {
            let place = state.progress(color, piece).place(state.board(), color);
            place == Place::Ring { square }
        })
        .collect()
}

/// Says whether two pieces of one other colour stand on the square.
fn block(state: &State, color: Color, square: Square) -> bool {
    let pieces = on_square(state, square);
    let others = Color::ALL.into_iter().filter(|&other| other != color);
    others
        .into_iter()
        .any(|other| pieces.iter().filter(|(holder, _)| *holder == other).count() >= 2)
}

/// The square of a progress on the ring.
fn square(board: &Board, color: Color, steps: u8) -> Option<Square> {
    match Progress::steps(steps).place(board, color) {
        Place::Ring { square } => Some(square),
        _ => None,
    }
}

/// Says whether the mover may stop at (`last`) or pass one step of its way.
fn step_is_free(state: &State, color: Color, steps: u8, last: bool) -> bool {
    let board = state.board();
    let ring = square(board, color, steps);
    match state.rules().blocks {
        Blocks::Nothing => true,
        Blocks::Stop => !last || ring.is_none_or(|square| !block(state, color, square)),
        Blocks::StopAndPass => ring.is_none_or(|square| !block(state, color, square)),
        Blocks::NoOvertaking => {
            let own = state.pieces(color).contains(&Progress::steps(steps));
            let home = ring.is_none() && own && steps < board.finish();
            last || !home && ring.is_none_or(|square| on_square(state, square).is_empty())
        }
    }
}

/// Where the face takes a piece of the seat to play; `None` where it may not move.
pub fn target(state: &State, piece: PieceIndex, die: Die) -> Option<Progress> {
    let (rules, color, finish) = (state.rules(), state.turn(), state.board().finish());
    let Some(steps) = state.progress(color, piece).get() else {
        let held = matches!(rules.blocks, Blocks::Stop | Blocks::StopAndPass)
            && block(state, color, state.board().start(color));
        return (rules.exit.contains(die) && !held).then_some(Progress::START);
    };
    if steps == finish || (rules.exact_finish && steps + die.get() > finish) {
        return None;
    }
    let to = finish.min(steps + die.get());
    let free = (steps + 1..=to).all(|at| step_is_free(state, color, at, at == to));
    free.then_some(Progress::steps(to))
}

/// The pieces that go to their yards when the seat to play stops at `to`.
pub fn captured(state: &State, to: Progress) -> Vec<(Color, PieceIndex)> {
    let Some(square) = square(state.board(), state.turn(), to.travelled()) else {
        return Vec::new();
    };
    if state.board().is_safe(square, state.rules().safe) {
        return Vec::new();
    }
    let others = on_square(state, square);
    others
        .into_iter()
        .filter(|&(color, _)| color != state.turn())
        .collect()
}
