//! One step of the search: what a node is worth to the side that moves in it.
//!
//! Owns what cuts, prunes, extends and reduces; [`super::search`] owns the iterations around it.

use super::exchange::wins_at_least;
use super::history::Arrival;
use super::node::Node;
use super::picker::{BAD, Picker, Ranked, packed};
use super::search::{INFINITE, MATE, MATES, MAX_PLY, Search};
use super::table::{Bound, Entry, Found};
use crate::makruk::{Bitboard, MAX_MOVES, Move, Position, Role, Side, Square, attacks};
use arrayvec::ArrayVec;

/// What a node is searched for.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Aim {
    pub(super) fn full(depth: i32, alpha: i32, beta: i32) -> Aim {
        Aim { depth, alpha, beta }
    }

    /// Only whether alpha is exceeded.
    pub(super) fn scout(depth: i32, alpha: i32) -> Aim {
        Aim {
            depth,
            alpha,
            beta: alpha + 1,
        }
    }

    fn is_pv(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// What is known of a node before its moves are tried.
#[derive(Clone, Copy)]
struct Known {
    entry: Option<Entry>,
    in_check: bool,
    /// The evaluation as the table keeps it, and as what was learned corrects it.
    raw: i32,
    fixed: i32,
    improving: bool,
}

impl Search {
    /// The value of a node for the side to move.
    pub(super) fn visit(&mut self, node: &Node, aim: Aim, ply: usize) -> i32 {
        self.lines[ply].clear();
        let in_check = node.position.in_check();
        if aim.depth <= 0 && !in_check {
            return self.quiesce(node, aim.alpha, aim.beta, ply);
        }
        self.nodes += 1;
        if self.out_of_budget() {
            return 0;
        }
        if let Some(value) = self.ended_value(node, in_check, ply) {
            return value;
        }
        // No mate found from here is shorter than one already found.
        let mut aim = Aim {
            depth: aim.depth.max(1),
            alpha: aim.alpha.max(ply as i32 - MATE),
            beta: aim.beta.min(MATE - ply as i32 - 1),
        };
        if aim.alpha >= aim.beta {
            return aim.alpha;
        }
        let key = node.key(self.played + ply);
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && !aim.is_pv()
            && i32::from(entry.depth) >= aim.depth
            && let Some(score) = cut(&entry, aim.alpha, aim.beta, ply)
        {
            return score;
        }
        let known = self.know(node, entry, in_check, ply);
        self.history.forget_killers(ply);
        if let Some(value) = self.pruned(node, aim, &known, ply) {
            return value;
        }
        if entry.is_none_or(|entry| entry.mv == 0) && aim.depth >= 4 {
            aim.depth -= 1;
        }
        self.try_moves(node, key, aim, &known, ply)
    }

    /// The value of a node that needs no search: the game has ended or repeats, or the tree has.
    fn ended_value(&self, node: &Node, in_check: bool, ply: usize) -> Option<i32> {
        if node.ends(self.played + ply) {
            let mated = in_check && !node.position.has_legal_move();
            return Some(if mated { node.mated(ply) } else { 0 });
        }
        if self.repeats(node) {
            return Some(0);
        }
        (ply >= MAX_PLY - 1).then(|| self.judge(node))
    }

    fn know(&mut self, node: &Node, entry: Option<Entry>, in_check: bool, ply: usize) -> Known {
        let raw = entry.map_or_else(|| self.judge(node), |entry| i32::from(entry.eval));
        let corrected = raw + self.history.correction(&node.position);
        let fixed = corrected.clamp(-MATES + 1, MATES - 1);
        self.evals[ply] = if in_check { -INFINITE } else { fixed };
        let improving = ply >= 2 && !in_check && fixed > self.evals[ply - 2];
        Known {
            entry,
            in_check,
            raw,
            fixed,
            improving,
        }
    }

    /// A value that spares the search of the moves: far above beta, far below alpha, or beta is
    /// reached even without moving.
    fn pruned(&mut self, node: &Node, aim: Aim, known: &Known, ply: usize) -> Option<i32> {
        let Aim { depth, alpha, beta } = aim;
        if aim.is_pv() || known.in_check || beta.abs() >= MATES {
            return None;
        }
        let fixed = known.fixed;
        let margin = 80 * (depth - i32::from(known.improving));
        if depth <= 7 && fixed - margin >= beta {
            return Some(fixed);
        }
        if depth <= 3 && fixed + 220 * depth <= alpha {
            let quiet = self.quiesce(node, alpha, alpha + 1, ply);
            if quiet <= alpha || self.ended {
                return Some(quiet);
            }
        }
        let passed_before = ply > 0 && self.arrivals[ply - 1].is_none();
        if depth < 3
            || fixed < beta
            || passed_before
            || !has_free_men(&node.position, node.position.turn())
        {
            return None;
        }
        let reduction = 3 + depth / 4 + ((fixed - beta) / 200).min(3);
        let next = node.passed();
        self.enter(&next, None, ply);
        let below = Aim::scout(depth - reduction, -beta);
        let score = -self.visit(&next, below, ply + 1);
        self.keys.pop();
        if self.ended {
            return Some(0);
        }
        (score >= beta).then_some(if score > MATES { beta } else { score })
    }

    fn try_moves(&mut self, node: &Node, key: u64, aim: Aim, known: &Known, ply: usize) -> i32 {
        let moves = node.position.legal_moves();
        if moves.is_empty() {
            return if known.in_check { node.mated(ply) } else { 0 };
        }
        let us = node.position.turn();
        let first = known.entry.map_or(0, |entry| entry.mv);
        let before = self.trail(ply);
        let picker = Picker::new(
            &node.position,
            &moves,
            first,
            Some((&self.history, ply, before)),
        );
        let mut tried: ArrayVec<Arrival, MAX_MOVES> = ArrayVec::new();
        let (mut best, mut best_move) = (-INFINITE, 0);
        let (mut alpha, beta) = (aim.alpha, aim.beta);
        let mut number = 0;
        for ranked in picker {
            let mv = ranked.mv;
            if self
                .style
                .overlooks(&node.position, mv, us != self.root_mover)
            {
                continue;
            }
            number += 1;
            if best > -MATES && number > 1 && skips(node, aim, alpha, known, &ranked, number) {
                continue;
            }
            let arrival = Arrival {
                role: ranked.role,
                mv,
            };
            let next = node.child(mv, None, ply);
            let checks = next.position.in_check();
            let extended = aim.depth - 1 + i32::from(checks && (ply < 40 || aim.depth > 2));
            self.enter(&next, Some(arrival), ply);
            let mut score;
            if number == 1 {
                let below = Aim::full(extended, -beta, -alpha);
                score = -self.visit(&next, below, ply + 1);
            } else {
                let less =
                    reduction(aim, known, &ranked, number, checks).clamp(0, (extended - 1).max(0));
                score = -self.visit(&next, Aim::scout(extended - less, -alpha - 1), ply + 1);
                if score > alpha && less > 0 {
                    score = -self.visit(&next, Aim::scout(extended, -alpha - 1), ply + 1);
                }
                if score > alpha && score < beta {
                    score = -self.visit(&next, Aim::full(extended, -beta, -alpha), ply + 1);
                }
            }
            self.keys.pop();
            if self.ended {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = packed(mv);
                    alpha = score;
                    if aim.is_pv() {
                        self.extend_line(ply, mv);
                    }
                }
            }
            if alpha >= beta {
                if !ranked.loud {
                    self.history
                        .reward(ply, us, arrival, &tried, before, aim.depth);
                }
                break;
            }
            if !ranked.loud {
                let _ = tried.try_push(arrival);
            }
        }
        if best == -INFINITE {
            // Every move was overlooked: the level sees nothing here.
            return known.fixed;
        }
        self.learn(node, key, aim, known, (best, best_move), ply);
        best
    }

    /// Keeps what a node's moves have shown.
    fn learn(
        &mut self,
        node: &Node,
        key: u64,
        aim: Aim,
        known: &Known,
        (best, best_move): (i32, u16),
        ply: usize,
    ) {
        let bound = if best >= aim.beta {
            Bound::Lower
        } else if best > aim.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let to = Square::wrapping(u32::from(best_move >> 6));
        let loud = best_move != 0 && node.position.occupied().contains(to);
        let says_more = match bound {
            Bound::Exact => true,
            Bound::Lower => best > self.evals[ply],
            Bound::Upper => best < self.evals[ply],
        };
        if !known.in_check && !loud && says_more && best.abs() < MATES {
            self.history
                .correct(&node.position, best - known.raw, aim.depth);
        }
        self.table.put(
            key,
            Found {
                mv: best_move,
                score: to_table(best, ply),
                eval: known.raw,
                depth: aim.depth,
                bound,
            },
        );
    }

    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (shallow, deep) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (shallow.last_mut(), deep.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }
}

/// Whether a later move is not worth a look.
fn skips(node: &Node, aim: Aim, alpha: i32, known: &Known, ranked: &Ranked, number: usize) -> bool {
    let depth = aim.depth;
    if known.in_check || depth > 6 {
        return false;
    }
    let quiet = !ranked.loud && !aim.is_pv();
    let enough = (4 + depth * depth) / if known.improving { 1 } else { 2 };
    let late = quiet && number as i32 - 1 > enough;
    let futile = quiet && depth <= 5 && known.fixed + 90 * (depth + 1) <= alpha;
    let losing = if ranked.loud {
        -100 * depth
    } else {
        -40 * depth
    };
    (late || futile || !wins_at_least(&node.position, ranked.mv, losing))
        && !checks_directly(&node.position, ranked)
}

/// Plies by which a move is searched less deep.
fn reduction(aim: Aim, known: &Known, ranked: &Ranked, number: usize, checks: bool) -> i32 {
    let number = number - 1;
    if aim.depth < 3 || number < 2 || ranked.loud && ranked.rank >= BAD / 2 {
        return 0;
    }
    let mut less = by_logarithms(aim.depth, number);
    less -= i32::from(aim.is_pv()) + i32::from(known.in_check) + i32::from(checks);
    less += i32::from(!known.improving);
    if !ranked.loud {
        less -= (ranked.rank / 8_000).clamp(-2, 2);
    }
    less
}

/// Mates are kept as seen from the position, not from the root.
pub(super) fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        MATES.. => score + ply as i32,
        ..=-29_000 => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        MATES.. => score - ply as i32,
        ..=-29_000 => score + ply as i32,
        _ => score,
    }
}

/// The stored score, when it decides a window.
pub(super) fn cut(entry: &Entry, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let score = from_table(i32::from(entry.score), ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    decides.then_some(score)
}

/// Whether passing may stand for the worst move: with khun, mets and bia alone every move can
/// spoil something.
fn has_free_men(position: &Position, side: Side) -> bool {
    let free = position.role(Role::Ruea) | position.role(Role::Ma) | position.role(Role::Khon);
    (position.side(side) & free).any()
}

/// Whether the moved man itself gives check.
fn checks_directly(position: &Position, ranked: &Ranked) -> bool {
    let us = position.turn();
    let role = if ranked.mv.promotes {
        Role::Met
    } else {
        ranked.role
    };
    let occupied = position.occupied().without(Bitboard::of(ranked.mv.from));
    attacks(role, us, ranked.mv.to, occupied).contains(position.khun(!us))
}

/// Plies by which a late move is searched less deep: grows with the logarithms of both.
fn by_logarithms(depth: i32, number: usize) -> i32 {
    const LOG: [i32; 64] = logs();
    let log = |n: usize| LOG[n.min(63)];
    (log(depth as usize) * log(number) / 2_100 + 400) / 1_000
}

/// Natural logarithms in thousandths.
const fn logs() -> [i32; 64] {
    let mut table = [0; 64];
    let mut n = 2;
    while n < 64 {
        // ln n = ln(n − 1) + 2·atanh(1 / (2n − 1)), two terms of the series.
        let step = 2_000_000 / (2 * n - 1) as i64;
        let odd = (2 * n - 1) as i64;
        let third = 2_000_000 / (3 * odd * odd * odd);
        table[n] = table[n - 1] + ((step + third + 500) / 1_000) as i32;
        n += 1;
    }
    table
}
