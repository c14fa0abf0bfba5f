//! The priority player ("Prio"): scores each move by what it brings at once (`ai.md` § 1).

use arrayvec::ArrayVec;

use crate::{
    ai::{Budget, ComputerPlayer, Lot, Stop},
    ludo::{Board, Color, Event, Move, PieceIndex, Place, Progress, State},
};

const CAPTURE: f32 = 1_000.0;
const FINISH: f32 = 600.0;
const COME_OUT: f32 = 500.0;
const LESS_EXPOSED: f32 = 300.0;
const ENTER_HOME: f32 = 200.0;
const SAFE_SQUARE: f32 = 120.0;
const JOIN: f32 = 100.0;
const EXPOSED: f32 = -150.0;

/// The priority player, alone or with a share of random choices.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prio {
    /// Choices in a hundred that are left to chance.
    pub random_percent: u8,
    /// A finishing move is taken, whatever chance or a capture would choose.
    pub always_finishes: bool,
}

impl ComputerPlayer<State> for Prio {
    type Choice = PieceIndex;

    fn choose(&mut self, state: &State, seed: u64, _: Budget, _: &Stop) -> Option<PieceIndex> {
        let mut lot = Lot::new(seed);
        let mut moves = state.choices();
        let finishes = |found: &Move| found.to.finished(state.board());
        if self.always_finishes && moves.iter().any(finishes) {
            moves.retain(|found| finishes(found));
        }
        if lot.percent(self.random_percent) {
            return draw(&mut lot, moves.iter().map(|found| found.piece));
        }
        draw(&mut lot, best(state, &moves))
    }
}

/// Chooses by chance alone; the baseline of benches.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer;

impl ComputerPlayer<State> for RandomPlayer {
    type Choice = PieceIndex;

    fn choose(&mut self, state: &State, seed: u64, _: Budget, _: &Stop) -> Option<PieceIndex> {
        draw(
            &mut Lot::new(seed),
            state.choices().iter().map(|found| found.piece),
        )
    }
}

fn draw(lot: &mut Lot, pieces: impl Iterator<Item = PieceIndex>) -> Option<PieceIndex> {
    let pieces: ArrayVec<PieceIndex, 4> = pieces.collect();
    if pieces.is_empty() {
        None
    } else {
        pieces.get(lot.below(pieces.len())).copied()
    }
}

/// The pieces of the moves with the highest score.
fn best<'a>(state: &State, moves: &'a [Move]) -> impl Iterator<Item = PieceIndex> + use<'a> {
    let scores: ArrayVec<f32, 4> = moves.iter().map(|found| score(state, *found)).collect();
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    moves
        .iter()
        .zip(scores)
        .filter(move |&(_, score)| score >= highest)
        .map(|(found, _)| found.piece)
}

fn score(state: &State, found: Move) -> f32 {
    let (board, color) = (state.board(), state.turn());
    let mut after = *state;
    if after.apply(Event::Moved { piece: found.piece }).is_err() {
        return f32::NEG_INFINITY;
    }
    let before_hit = hit_probability(state, color, found.from);
    let after_hit = hit_probability(&after, color, found.to);
    let enters = matches!(found.to.place(board, color), Place::Home { .. })
        && found.from.square(board, color).is_some();
    let on_safe = found.to.square(board, color);
    let on_safe = on_safe.is_some_and(|square| board.is_safe(square, state.rules().safe));
    let joins = found.to.on_road(board) && state.pieces(color).contains(&found.to);
    let reasons = [
        (!found.captures.is_empty(), CAPTURE),
        (found.to.finished(board), FINISH),
        (found.from.in_yard(), COME_OUT),
        (after_hit < before_hit, LESS_EXPOSED),
        (enters, ENTER_HOME),
        (on_safe, SAFE_SQUARE),
        (joins, JOIN),
        (after_hit > 0.0, EXPOSED),
    ];
    let sum: f32 = reasons
        .iter()
        .filter(|(holds, _)| *holds)
        .map(|(_, worth)| worth)
        .sum();
    sum + f32::from(found.from.travelled()) / f32::from(board.finish())
}

/// Rough chance that a piece at `progress` is hit by one die of each opponent: 0 off the ring, on
/// safe squares and beside an own piece.
fn hit_probability(state: &State, color: Color, progress: Progress) -> f32 {
    let board = state.board();
    let Some(square) = progress.square(board, color) else {
        return 0.0;
    };
    let own = state
        .pieces(color)
        .iter()
        .filter(|&&other| other == progress)
        .count();
    if own > 1 || board.is_safe(square, state.rules().safe) {
        return 0.0;
    }
    let missed = state
        .seats()
        .iter()
        .filter(|&other| other != color)
        .map(|other| {
            let shooters = state
                .pieces(other)
                .iter()
                .filter(|&&piece| shoots(board, other, piece, square.index()));
            1.0 - shooters.count() as f32 / 6.0
        });
    1.0 - missed.product::<f32>()
}

/// Says whether one die can bring an opponent's piece to the square without leaving the ring.
fn shoots(board: &Board, color: Color, piece: Progress, square: usize) -> bool {
    let (Some(from), Some(steps)) = (piece.square(board, color), piece.get()) else {
        return false;
    };
    let len = usize::from(board.ring_len());
    let distance = (square + len - from.index()) % len;
    (1..=6).contains(&distance) && usize::from(steps) + distance <= usize::from(board.last_ring())
}
