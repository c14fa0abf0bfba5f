//! What a search keeps in memory. A process of its own, so that nothing else is measured.

#![allow(clippy::unwrap_used)]

use sanuk_core::ai::makruk::{Engine, TABLE_BYTES, Task};
use sanuk_core::ai::{Budget, Stop};
use sanuk_core::makruk::Game;

/// Resident bytes of this process; `None` where the system does not tell.
fn resident() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: usize = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4_096)
}

fn search(engine: &mut Engine, game: &Game, nodes: u64) {
    let task = Task {
        budget: Budget::nodes(nodes),
        ..Task::default()
    };
    engine.clear();
    engine
        .think(game, &task, &Stop::new(), &mut |_| {})
        .unwrap();
}

#[test]
fn a_search_stays_within_32_mib_beyond_its_table_and_a_thousand_do_not_grow() {
    const MIB: usize = 1 << 20;
    let Some(before) = resident() else { return };
    let game = Game::start();
    let mut engine = Engine::with_table(TABLE_BYTES);
    search(&mut engine, &game, 30_000);
    let first = resident().unwrap();
    assert!(
        first.saturating_sub(before) <= TABLE_BYTES + 32 * MIB,
        "{} MiB",
        (first - before) / MIB
    );
    // A small table is quick to clear, and leaks the same if it leaks.
    let mut engine = Engine::with_table(MIB);
    search(&mut engine, &game, 300);
    let begun = resident().unwrap();
    for _ in 0..1_000 {
        search(&mut engine, &game, 300);
    }
    let ended = resident().unwrap();
    assert!(
        ended.saturating_sub(begun) <= MIB,
        "grew by {} KiB",
        (ended - begun) / 1_024
    );
}
