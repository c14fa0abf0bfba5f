//! Counting the leaves of the tree of legal moves. Counts, repetitions and draws do not end it.

use super::{Move, Position};

/// The number of sequences of `depth` legal moves. The last ply is counted from sets (bulk).
///
/// ```
/// use sanuk_core::makruk::{Position, perft};
/// assert_eq!(perft(&Position::start(), 3), 12_012);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_legal_moves()),
        _ => position
            .legal_moves()
            .into_iter()
            .map(|mv| perft(&position.after(mv), depth - 1))
            .sum(),
    }
}

/// [`perft`] for each first move.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let below = depth.saturating_sub(1);
    let moves = position.legal_moves();
    moves
        .into_iter()
        .map(|mv| (mv, perft(&position.after(mv), below)))
        .collect()
}
