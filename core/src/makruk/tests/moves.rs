//! Legal moves: known counts, promotion, pins and checks.

use super::*;
use crate::makruk::{Move, Position, perft, perft_divide};

fn moves(fen: &str) -> Vec<String> {
    let position: Position = fen.parse().unwrap();
    let mut names: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    assert_eq!(names.len() as u32, position.count_legal_moves(), "{fen}");
    names.sort();
    names
}

#[test]
fn c16_the_start_position_has_23_moves() {
    assert_eq!(
        moves("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w").len(),
        23
    );
}

/// Rows of the data file whose count is small enough for the everyday run.
const NODE_LIMIT: u64 = 300_000;

#[test]
fn perft_agrees_with_every_row_up_to_the_node_limit() {
    let file = include_str!("../../../../tests/data/makruk_perft.tsv");
    let mut rows = 0;
    for line in file.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (depth, nodes): (u32, u64) = (fields[1].parse().unwrap(), fields[2].parse().unwrap());
        if nodes <= NODE_LIMIT {
            let position: Position = fields[0].parse().unwrap();
            assert_eq!(perft(&position, depth), nodes, "{line}");
            rows += 1;
        }
    }
    assert!(rows > 80, "{rows} rows");
}

#[test]
fn divide_sums_to_the_count() {
    let start = Position::start();
    let divided = perft_divide(&start, 3);
    assert_eq!(divided.len(), 23);
    assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), 12_012);
    assert_eq!(perft(&start, 0), 1);
}

#[test]
fn c17_c19_promotion_by_push_and_capture_for_both_sides_is_forced() {
    assert_eq!(
        moves("7k/8/3n4/2P5/8/8/8/K7 w"),
        ["a1a2", "a1b1", "a1b2", "c5c6m", "c5d6m"]
    );
    assert_eq!(
        moves("7k/8/8/8/2p5/3N4/8/K7 b"),
        ["c4c3m", "c4d3m", "h8g7", "h8g8", "h8h7"]
    );
    let played = after("7k/8/3n4/2P5/8/8/8/K7 w", "c5d6");
    assert_eq!(
        played.fen().to_string(),
        "7k/8/3M~4/8/8/8/8/K7 b - pb3/64 0 1"
    );
}

#[test]
fn c20_a_pinned_man_moves_along_its_line_only() {
    let fen = |man: &str| format!("3rk3/8/8/8/3{man}4/8/8/3K4 w");
    let from_d4 = |man: &str| {
        let all = moves(&fen(man));
        all.into_iter()
            .filter(|name| name.starts_with("d4"))
            .collect::<Vec<_>>()
    };
    assert!(from_d4("M").is_empty());
    assert!(from_d4("N").is_empty());
    assert_eq!(from_d4("S"), ["d4d5"]);
    assert_eq!(from_d4("P"), ["d4d5"]);
    assert_eq!(
        from_d4("R"),
        ["d4d2", "d4d3", "d4d5", "d4d6", "d4d7", "d4d8"]
    );
    let sideways = moves("4k3/8/8/8/r2P2K1/8/8/8 w");
    assert!(!sideways.contains(&"d4d5".to_owned()));
}

#[test]
fn c21_a_check_is_met_by_capture_block_or_flight() {
    assert_eq!(
        moves("3rk3/8/8/8/8/R7/7N/3K4 w"),
        ["a3d3", "d1c1", "d1c2", "d1e1", "d1e2"],
        "the ruea's check may be blocked"
    );
    assert_eq!(
        moves("4k3/8/8/R7/8/2n5/8/3K4 w"),
        ["d1c1", "d1c2", "d1d2", "d1e1"]
    );
    let double = moves("3rk3/8/8/8/8/2n5/3R4/3K4 w");
    assert!(
        double.iter().all(|name| name.starts_with("d1")),
        "only the khun moves: {double:?}"
    );
}

#[test]
fn the_khun_does_not_flee_along_the_slide() {
    assert_eq!(
        moves("4k3/8/8/8/r3K3/8/8/8 w"),
        ["e4d3", "e4d5", "e4e3", "e4e5", "e4f3", "e4f5"]
    );
}

#[test]
fn keys_follow_the_moves() {
    let mut game = Game::start();
    play(&mut game, "e3e4 d6d5 e4d5 d8c7 g1e2 c7d6 d5c6m b8c6");
    let read: Position = game.position().to_string().parse().unwrap();
    assert_eq!(&read, game.position());
    assert_eq!(read.key(), game.position().key());
    assert_ne!(read.key(), read.passed().key());
}
