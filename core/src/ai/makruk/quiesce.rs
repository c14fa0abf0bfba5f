//! Quiescence: the search beyond its depth, of captures and turnings only, so that the static
//! evaluation is asked of quiet positions.

use super::exchange::WORTH;
use super::history::Arrival;
use super::node::Node;
use super::picker::{BAD, Picker, packed};
use super::search::{INFINITE, MAX_PLY, Search};
use super::table::{Bound, Found};
use super::visit::{cut, to_table};
use crate::makruk::{Bitboard, MoveList, Position};

impl Search {
    /// Captures and turnings until nothing loud is left; out of check by any move.
    #[expect(
        clippy::too_many_lines,
        reason = "one search step reads best in one piece"
    )]
    pub(super) fn quiesce(&mut self, node: &Node, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        self.nodes += 1;
        if self.out_of_budget() {
            return 0;
        }
        let plies = self.played + ply;
        let position = &node.position;
        let in_check = position.in_check();
        if node.ends(plies) {
            let mated = in_check && !position.has_legal_move();
            return if mated { node.mated(ply) } else { 0 };
        }
        if ply >= MAX_PLY - 1 {
            return self.judge(node);
        }
        let key = node.key(plies);
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && beta - alpha == 1
            && let Some(score) = cut(&entry, alpha, beta, ply)
        {
            return score;
        }
        let fixed = entry.map_or_else(|| self.judge(node), |entry| i32::from(entry.eval));
        let mut best = -INFINITE;
        if !in_check {
            best = fixed;
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let moves = if in_check {
            position.legal_moves()
        } else {
            loud_moves(position)
        };
        if moves.is_empty() {
            if in_check {
                return node.mated(ply);
            }
            return if position.has_legal_move() { best } else { 0 };
        }
        let first = entry.map_or(0, |entry| entry.mv);
        let (mut best_move, old_alpha) = (0, alpha);
        let us = position.turn();
        for ranked in Picker::new(position, &moves, first, None) {
            let mv = ranked.mv;
            if self.style.overlooks(position, mv, us != self.root_mover) {
                continue;
            }
            if !in_check {
                if ranked.rank < BAD / 2 {
                    break;
                }
                let taken = position
                    .role_at(mv.to)
                    .map_or(0, |role| WORTH[role.index()]);
                let hope = fixed + taken + 120 + if mv.promotes { 70 } else { 0 };
                if hope <= alpha {
                    best = best.max(hope);
                    continue;
                }
            }
            let next = node.child(mv, None, ply);
            self.enter(
                &next,
                Some(Arrival {
                    role: ranked.role,
                    mv,
                }),
                ply,
            );
            let score = -self.quiesce(&next, -beta, -alpha, ply + 1);
            self.keys.pop();
            if self.ended {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = packed(mv);
                    alpha = score;
                }
            }
            if alpha >= beta {
                break;
            }
        }
        if best == -INFINITE {
            return fixed;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha && beta - old_alpha > 1 {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = to_table(best, ply);
        self.table.put(
            key,
            Found {
                mv: best_move,
                score,
                eval: fixed,
                depth: 0,
                bound,
            },
        );
        best
    }
}

fn loud_moves(position: &Position) -> MoveList {
    let us = position.turn();
    let enemy = position.side(!us);
    let turning = Bitboard::rank(us.promotion_rank());
    let mut moves = position.legal_moves_to(enemy | turning);
    moves.retain(|mv| mv.promotes || enemy.contains(mv.to));
    moves
}
