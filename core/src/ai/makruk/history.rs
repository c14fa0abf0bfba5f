//! What the search remembers: moves that cut before, killers and histories, for ordering; and how
//! far evaluations were off where the bia stood alike.

use super::node::mixed;
use super::search::MAX_PLY;
use crate::makruk::{Move, Position, Role, Side};

const LIMIT: i32 = 16_384;
/// Entries a side.
const CORRECTIONS: usize = 1 << 13;
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
    /// By side to move and placing of the bia: how far evaluations were off, in 256ths.
    corrections: Vec<i32>,
}

impl History {
    pub(super) fn new() -> History {
        History {
            by_path: vec![0; 2 * 64 * 64],
            trails: vec![0; TRAILS],
            killers: vec![[None; 2]; MAX_PLY + 2],
            corrections: vec![0; 2 * CORRECTIONS],
        }
    }

    pub(super) fn clear(&mut self) {
        self.by_path.fill(0);
        self.trails.fill(0);
        self.killers.fill([None; 2]);
        self.corrections.fill(0);
    }

    fn structure(position: &Position) -> usize {
        let bia = |side| position.men(side, Role::Bia).0;
        let hash = mixed(bia(Side::White) ^ bia(Side::Black).rotate_left(17));
        position.turn().index() * CORRECTIONS + hash as usize % CORRECTIONS
    }

    /// By how much the search found positions of these bia better than their evaluation.
    #[inline]
    pub(super) fn correction(&self, position: &Position) -> i32 {
        self.corrections[History::structure(position)] / 256
    }

    /// The search of a depth found a position better than its evaluation by so much.
    pub(super) fn correct(&mut self, position: &Position, error: i32, depth: i32) {
        let kept = &mut self.corrections[History::structure(position)];
        let weight = (depth + 1).min(16);
        *kept = (*kept * (256 - weight) + error.clamp(-128, 128) * 256 * weight) / 256;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_is_corrected_towards_what_was_found() {
        let mut history = History::new();
        let position: Position = "4k3/8/8/2p5/2P5/8/8/R3K3 w".parse().unwrap();
        let elsewhere = "4k3/8/8/3p4/2P5/8/8/R3K3 w".parse().unwrap();
        for _ in 0..200 {
            history.correct(&position, 60, 8);
        }
        assert!((50..=60).contains(&history.correction(&position)));
        assert_eq!(
            history.correction(&elsewhere),
            0,
            "the bia stand differently"
        );
        history.clear();
        assert_eq!(history.correction(&position), 0);
    }
}
