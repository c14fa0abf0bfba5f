//! Legal moves against known counts, and against fairy-stockfish on positions of random games.

#![allow(clippy::unwrap_used)]

use sanuk_core::makruk::{Move, Position, perft};
use sanuk_tests::peer::Peer;

/// Positions compared.
const POSITIONS: usize = 2_000;

#[test]
#[ignore = "seconds in a release build; run by ./x verify makruk-oracle"]
fn the_start_position_has_142_078_049_leaves_at_depth_6() {
    assert_eq!(perft(&Position::start(), 6), 142_078_049);
}

#[test]
#[ignore = "needs fairy-stockfish; run by ./x verify makruk-oracle"]
fn legal_moves_are_fairy_stockfishs_on_2_000_positions() {
    let mut peer = Peer::start().unwrap();
    let mut seed = 11_u64;
    let mut position = Position::start();
    let mut compared = 0;
    while compared < POSITIONS {
        let moves = position.legal_moves();
        peer.position(&position.to_string().replace('~', ""))
            .unwrap();
        let mut theirs: Vec<String> = peer
            .divide(1)
            .unwrap()
            .into_iter()
            .map(|(mv, _)| mv.trim_end_matches(['m', '+']).to_owned())
            .collect();
        let mut ours: Vec<String> = moves.iter().copied().map(path).collect();
        theirs.sort();
        ours.sort();
        assert_eq!(ours, theirs, "{position}");
        compared += 1;
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        position = match moves.get((seed >> 33) as usize % moves.len().max(1)) {
            Some(mv) if !compared.is_multiple_of(150) => position.after(*mv),
            _ => Position::start(),
        };
    }
}

/// The two squares; the promotion's sign differs between programs.
fn path(mv: Move) -> String {
    format!("{}{}", mv.from, mv.to)
}
