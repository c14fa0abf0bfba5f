//! The order in which moves are tried: the table's, good captures, killers, quiet moves by
//! history, bad captures.

use super::exchange::{WORTH, wins_at_least};
use super::history::{Arrival, History};
use crate::makruk::{MAX_MOVES, Move, MoveList, Position, Role};
use arrayvec::ArrayVec;

/// Below every quiet move: captures that lose men.
pub(super) const BAD: i32 = -100_000;
const KILLER: i32 = 100_000;
const GOOD: i32 = 1_000_000;
const FIRST: i32 = 10_000_000;

/// A move with its place in the order.
#[derive(Clone, Copy)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) rank: i32,
    /// Takes a man or turns a bia over.
    pub(super) loud: bool,
    pub(super) role: Role,
}

/// Hands moves out best first; sorts only as far as it is asked.
pub(super) struct Picker {
    moves: ArrayVec<Ranked, MAX_MOVES>,
    next: usize,
}

/// A move in 13 bits, as the table keeps it.
#[inline]
pub(super) fn packed(mv: Move) -> u16 {
    (mv.from.index() | mv.to.index() << 6 | usize::from(mv.promotes) << 12) as u16
}

impl Picker {
    pub(super) fn new(
        position: &Position,
        moves: &MoveList,
        first: u16,
        history: Option<(&History, usize, [Option<Arrival>; 2])>,
    ) -> Picker {
        let enemy = position.side(!position.turn());
        let ranked = moves.iter().map(|&mv| {
            let role = position.role_at(mv.from).unwrap_or(Role::Bia);
            let loud = mv.promotes || enemy.contains(mv.to);
            let rank = if packed(mv) == first && first != 0 {
                FIRST
            } else if loud {
                loud_rank(position, mv, role)
            } else {
                history.map_or(0, |(history, ply, before)| {
                    let killers = history.killers(ply);
                    if killers[0] == Some(mv) {
                        KILLER + 1
                    } else if killers[1] == Some(mv) {
                        KILLER
                    } else {
                        history.score(position.turn(), Arrival { role, mv }, before)
                    }
                })
            };
            Ranked {
                mv,
                rank,
                loud,
                role,
            }
        });
        Picker {
            moves: ranked.collect(),
            next: 0,
        }
    }
}

fn loud_rank(position: &Position, mv: Move, role: Role) -> i32 {
    let taken = position
        .role_at(mv.to)
        .map_or(0, |role| WORTH[role.index()]);
    let turned = if mv.promotes { 70 } else { 0 };
    let value = (taken + turned) * 16 - WORTH[role.index()] / 8;
    let good = taken >= WORTH[role.index()] || wins_at_least(position, mv, 0);
    value + if good { GOOD } else { BAD }
}

impl Iterator for Picker {
    type Item = Ranked;

    #[inline]
    fn next(&mut self) -> Option<Ranked> {
        let rest = self.moves.get_mut(self.next..)?;
        // The first of the highest, so that equal ranks keep their order on every machine.
        let mut best = 0;
        for (at, ranked) in rest.iter().enumerate() {
            if ranked.rank > rest[best].rank {
                best = at;
            }
        }
        let ranked = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(ranked)
    }
}
