//! What the search remembers of moves that cut before: killers and histories, for ordering.

use super::search::MAX_PLY;
use crate::makruk::{Move, Role, Side};

const LIMIT: i32 = 16_384;
const TRAILS: usize = 6 * 64 * 6 * 64;

/// A man that arrived somewhere, as far as what follows it is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrival {
    pub(super) role: Role,
    pub(super) mv: Move,
}

impl Arrival {
    fn index(self) -> usize {
        self.role.index() * 64 + self.mv.to.index()
    }
}

/// Scores of quiet moves.
#[derive(Clone, Debug)]
pub(super) struct History {
    by_path: Vec<i16>,
    /// By what arrived before (one and two plies ago) and what arrives now.
    trails: Vec<i16>,
    killers: Vec<[Option<Move>; 2]>,
}

impl History {
    pub(super) fn new() -> History {
        History {
            by_path: vec![0; 2 * 64 * 64],
            trails: vec![0; TRAILS],
            killers: vec![[None; 2]; MAX_PLY + 2],
        }
    }

    pub(super) fn clear(&mut self) {
        self.by_path.fill(0);
        self.trails.fill(0);
        self.killers.fill([None; 2]);
    }

    fn path(side: Side, mv: Move) -> usize {
        side.index() * 4096 + mv.from.index() * 64 + mv.to.index()
    }

    fn trail(before: Arrival, now: Arrival) -> usize {
        before.index() * 384 + now.index()
    }

    /// The score of a quiet move after up to two arrivals.
    #[inline]
    pub(super) fn score(&self, side: Side, now: Arrival, before: [Option<Arrival>; 2]) -> i32 {
        let path = i32::from(self.by_path[History::path(side, now.mv)]);
        let trail = |before: Arrival| i32::from(self.trails[History::trail(before, now)]);
        path + before.into_iter().flatten().map(trail).sum::<i32>()
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// Forgets the killers of a ply's grandchildren, whose positions are new.
    pub(super) fn forget_killers(&mut self, ply: usize) {
        self.killers[(ply + 2).min(MAX_PLY + 1)] = [None; 2];
    }

    /// A quiet move cut; those tried before it did not.
    pub(super) fn reward(
        &mut self,
        ply: usize,
        side: Side,
        cut: Arrival,
        tried: &[Arrival],
        before: [Option<Arrival>; 2],
        depth: i32,
    ) {
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != Some(cut.mv) {
            *killers = [Some(cut.mv), killers[0]];
        }
        let bonus = (depth * depth * 16 + 32 * depth).min(1_600);
        self.update(side, cut, before, bonus);
        for arrival in tried {
            self.update(side, *arrival, before, -bonus);
        }
    }

    fn update(&mut self, side: Side, now: Arrival, before: [Option<Arrival>; 2], bonus: i32) {
        drift(&mut self.by_path[History::path(side, now.mv)], bonus);
        for before in before.into_iter().flatten() {
            drift(&mut self.trails[History::trail(before, now)], bonus);
        }
    }
}

/// Moves a score by a bonus, the less the nearer it is to its limit.
fn drift(score: &mut i16, bonus: i32) {
    let now = i32::from(*score);
    *score = (now + bonus - now * bonus.abs() / LIMIT) as i16;
}
