//! The search: iterative deepening, principal variation search with a transposition table,
//! quiescence, null move, reductions and pruning, with both countings' draw horizon inside.
//!
//! Owns one search at a time. Must not know levels or people: [`Style`] says how well to see.
//! Deterministic for equal positions, styles and node limits; time and the stop signal only
//! choose when to end. Start with [`Search::think`].

use super::eval::evaluate;
use super::exchange::wins_at_least;
use super::history::{Arrival, History};
use super::node::Node;
use super::picker::{BAD, Picker, Ranked, packed};
use super::table::{Bound, Entry, Found, Table};
use super::{ending, style::Style};
use crate::ai::{Budget, Stop};
use crate::makruk::{Bitboard, CountAction, Game, MAX_MOVES, Move, Position, Role, Side, attacks};
use arrayvec::ArrayVec;
use std::time::Instant;

/// Mate at the root; a mate in n plies is n less.
pub(super) const MATE: i32 = 30_000;
/// Scores above are mates.
pub(super) const MATES: i32 = MATE - 1_000;
pub(super) const INFINITE: i32 = MATE + 1;
/// Deepest ply of the tree.
pub(super) const MAX_PLY: usize = 120;
/// Nodes between two looks at the clock: far below a millisecond of work.
const LOOK_EVERY: u64 = 256;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The expected moves, the chosen one first; never empty.
    pub line: Vec<Move>,
    /// Hundredths of a bia for the side to move; above 29,000 a mate.
    pub score: i32,
    /// Depth that was searched to its end, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl Thought {
    /// Moves to mate, negative when being mated; none when no mate is seen.
    pub fn mate_in(&self) -> Option<i32> {
        let plies = MATE - self.score.abs();
        (self.score.abs() > MATES).then(|| (plies + 1) / 2 * self.score.signum())
    }
}

/// Memory of searches: table and histories, about 17 MiB with the usual table.
pub struct Search {
    pub(super) table: Table,
    history: History,
    pub(super) lines: Vec<Vec<Move>>,
    /// Positions from the game's first to the one looked at.
    pub(super) keys: Vec<u64>,
    arrivals: Vec<Option<Arrival>>,
    evals: Vec<i32>,
    /// Plies played before the root.
    pub(super) played: usize,
    pub(super) root_mover: Side,
    pub(super) nodes: u64,
    limit: Limit,
    pub(super) style: Style,
    pub(super) ended: bool,
}

/// When to end.
#[derive(Clone, Default)]
struct Limit {
    nodes: Option<u64>,
    until: Option<Instant>,
    depth: Option<u32>,
    stop: Stop,
}

/// What to search and how far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Task {
    /// Nodes and time.
    pub budget: Budget,
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// What rides on the chosen move.
    pub action: Option<CountAction>,
    /// How well to see.
    pub style: Style,
}

/// A move at the root.
struct RootMove {
    mv: Move,
    /// A small liking, different for each game, that decides among equals.
    liking: i32,
    nodes: u64,
}

impl Search {
    /// A search with a table of about so many bytes.
    pub fn with_table(bytes: usize) -> Search {
        Search {
            table: Table::of_bytes(bytes),
            history: History::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            keys: Vec::with_capacity(600),
            arrivals: vec![None; MAX_PLY + 2],
            evals: vec![0; MAX_PLY + 2],
            played: 0,
            root_mover: Side::White,
            nodes: 0,
            limit: Limit::default(),
            style: Style::default(),
            ended: false,
        }
    }

    /// Forgets former searches, so that the next depends on nothing but its task.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Searches a position; `None` when the game is over. Each finished iteration is reported.
    pub fn think(
        &mut self,
        game: &Game,
        task: &Task,
        stop: &Stop,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let mut moves = self.begin(game, task, stop);
        let first = moves.first()?.mv;
        let root = Node::root(game);
        let mut best = Thought {
            line: vec![first],
            score: 0,
            depth: 0,
            nodes: 0,
        };
        let deepest = self
            .limit
            .depth
            .unwrap_or(MAX_PLY as u32 - 20)
            .min(MAX_PLY as u32 - 20);
        for depth in 1..=deepest {
            let found = self.aspire(&root, task.action, depth as i32, best.score, &mut moves);
            if let Some((score, line)) = found {
                let finished = if self.ended { best.depth } else { depth };
                best = Thought {
                    line,
                    score,
                    depth: finished,
                    nodes: self.nodes,
                };
            }
            best.nodes = self.nodes;
            if self.ended {
                break;
            }
            report(&best);
            let mate_plies = MATE - best.score.abs();
            if moves.len() == 1 && depth >= 8 || depth as i32 > 2 * mate_plies + 2 {
                break;
            }
        }
        Some(best)
    }

    fn begin(&mut self, game: &Game, task: &Task, stop: &Stop) -> Vec<RootMove> {
        self.nodes = 0;
        self.ended = false;
        self.style = task.style;
        self.played = game.plies();
        self.root_mover = game.turn();
        self.keys.clear();
        self.keys.extend_from_slice(game.keys());
        self.limit = Limit {
            nodes: task.budget.nodes,
            until: task.budget.time.map(|time| Instant::now() + time),
            depth: task.depth,
            stop: stop.clone(),
        };
        let liking = |mv: Move| self.style.liking(game.plies(), u64::from(packed(mv)));
        let moves = game.legal_moves();
        let mut root: Vec<RootMove> = moves
            .iter()
            .map(|&mv| RootMove {
                mv,
                liking: liking(mv),
                nodes: 0,
            })
            .collect();
        let order = Picker::new(game.position(), &moves, 0, None);
        let places: Vec<Move> = order.map(|ranked| ranked.mv).collect();
        root.sort_by_key(|root| places.iter().position(|mv| *mv == root.mv));
        root
    }

    /// One iteration, in a window around the last score that opens when it fails.
    fn aspire(
        &mut self,
        root: &Node,
        action: Option<CountAction>,
        depth: i32,
        last: i32,
        moves: &mut [RootMove],
    ) -> Option<(i32, Vec<Move>)> {
        let mut width = if depth < 5 { INFINITE } else { 22 };
        let (mut alpha, mut beta) = ((last - width).max(-INFINITE), (last + width).min(INFINITE));
        let mut kept = None;
        loop {
            let found = self.root(root, action, depth, (alpha, beta), moves);
            if let Some((score, _)) = &found
                && *score > alpha
            {
                kept.clone_from(&found);
            }
            if self.ended {
                return kept;
            }
            width = width.saturating_mul(3).min(INFINITE);
            match found {
                Some((score, _)) if score >= beta => beta = (last + width).min(INFINITE),
                Some((score, _)) if score <= alpha => alpha = (last - width).max(-INFINITE),
                _ => return found,
            }
        }
    }

    fn root(
        &mut self,
        root: &Node,
        action: Option<CountAction>,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        moves: &mut [RootMove],
    ) -> Option<(i32, Vec<Move>)> {
        let mut best: Option<(i32, Vec<Move>)> = None;
        self.evals[0] = self.judge(root);
        for at in 0..moves.len() {
            let RootMove { mv, liking, .. } = moves[at];
            let before = self.nodes;
            let node = root.child(mv, action, 0);
            let role = root.position.role_at(mv.from).unwrap_or(Role::Bia);
            self.enter(&node, Some(Arrival { role, mv }), 0);
            // The liking shifts the window, so that the comparison is between liked scores. Mates
            // are compared as they are: a shifted window would lie beyond every score.
            let liking = if alpha.abs() > MATES && alpha > -INFINITE {
                0
            } else {
                liking
            };
            let (low, high) = (alpha - liking, beta - liking);
            let mut score = if at == 0 {
                -self.visit(&node, depth - 1, -high, -low, 1)
            } else {
                let reduced = depth - 1 - i32::from(at > 3 && depth > 2);
                let mut score = -self.visit(&node, reduced, -low - 1, -low, 1);
                if score > low && !self.ended {
                    score = -self.visit(&node, depth - 1, -high, -low, 1);
                }
                score
            };
            self.keys.pop();
            if self.ended {
                return best;
            }
            score += if score.abs() > MATES { 0 } else { liking };
            moves[at].nodes = self.nodes - before;
            if best.as_ref().is_none_or(|(old, _)| score > alpha.max(*old)) {
                let mut line = vec![mv];
                line.extend_from_slice(&self.lines[1]);
                best = Some((score, line));
                if score > alpha {
                    alpha = score;
                    moves[..=at].rotate_right(1);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        // What took most to refute comes first among the rest.
        if let Some((_, rest)) = moves.split_first_mut() {
            rest.sort_by_key(|root| std::cmp::Reverse(root.nodes));
        }
        best
    }

    pub(super) fn enter(&mut self, node: &Node, arrival: Option<Arrival>, ply: usize) {
        self.keys.push(node.position.key());
        self.arrivals[ply] = arrival;
    }

    #[inline]
    pub(super) fn out_of_budget(&mut self) -> bool {
        if self.ended {
            return true;
        }
        if self.limit.nodes.is_some_and(|nodes| self.nodes >= nodes) {
            self.ended = true;
        } else if self.nodes.is_multiple_of(LOOK_EVERY) {
            let late = self
                .limit
                .until
                .is_some_and(|until| Instant::now() >= until);
            self.ended = late || self.limit.stop.stopped();
        }
        self.ended
    }

    /// The static value, with the level's noise.
    pub(super) fn judge(&self, node: &Node) -> i32 {
        let value =
            ending::judge(&node.position, node.count).unwrap_or_else(|| evaluate(&node.position));
        (value + self.style.noise(node.position.key())).clamp(-MATES + 1, MATES - 1)
    }

    /// Whether the position stood before: once since the root, or twice in the game.
    fn repeats(&self, node: &Node) -> bool {
        let now = self.keys.len() - 1;
        let root = self.played;
        let mut seen = 0;
        let mut back = 4;
        while back <= node.reversible && back <= now {
            if self.keys[now - back] == self.keys[now] {
                seen += 1;
                if now - back > root || seen == 2 {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// The two arrivals before a ply: the other side's last move and the own one before it.
    fn trail(&self, ply: usize) -> [Option<Arrival>; 2] {
        let at = |back: usize| ply.checked_sub(back).and_then(|ply| self.arrivals[ply]);
        [at(1), at(2)]
    }

    /// The value of a node for the side to move.
    #[expect(
        clippy::too_many_lines,
        reason = "one search step reads best in one piece"
    )]
    fn visit(&mut self, node: &Node, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        let in_check = node.position.in_check();
        if depth <= 0 && !in_check {
            return self.quiesce(node, alpha, beta, ply);
        }
        let depth = depth.max(1);
        self.nodes += 1;
        if self.out_of_budget() {
            return 0;
        }
        let plies = self.played + ply;
        if node.ends(plies) {
            let mated = in_check && !node.position.has_legal_move();
            return if mated { node.mated(ply) } else { 0 };
        }
        if self.repeats(node) {
            return 0;
        }
        if ply >= MAX_PLY - 1 {
            return self.judge(node);
        }
        // No mate found from here is shorter than one already found.
        let (mut alpha, beta) = (
            alpha.max(ply as i32 - MATE),
            beta.min(MATE - ply as i32 - 1),
        );
        if alpha >= beta {
            return alpha;
        }
        let pv = beta - alpha > 1;
        let key = node.key(plies);
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && !pv
            && i32::from(entry.depth) >= depth
            && let Some(score) = cut(&entry, alpha, beta, ply)
        {
            return score;
        }
        let first = entry.map_or(0, |entry| entry.mv);
        let us = node.position.turn();
        let fixed = entry.map_or_else(|| self.judge(node), |entry| i32::from(entry.eval));
        self.evals[ply] = if in_check { -INFINITE } else { fixed };
        let improving = ply >= 2 && !in_check && fixed > self.evals[ply - 2];
        self.history.forget_killers(ply);

        if !pv && !in_check && beta.abs() < MATES {
            let margin = 80 * (depth - i32::from(improving));
            if depth <= 7 && fixed - margin >= beta {
                return fixed;
            }
            if depth <= 3 && fixed + 220 * depth <= alpha {
                let quiet = self.quiesce(node, alpha, alpha + 1, ply);
                if quiet <= alpha || self.ended {
                    return quiet;
                }
            }
            let passed_before = ply > 0 && self.arrivals[ply - 1].is_none();
            if depth >= 3 && fixed >= beta && !passed_before && has_free_men(&node.position, us) {
                let reduction = 3 + depth / 4 + ((fixed - beta) / 200).min(3);
                let next = node.passed();
                self.enter(&next, None, ply);
                let score = -self.visit(&next, depth - reduction, -beta, 1 - beta, ply + 1);
                self.keys.pop();
                if self.ended {
                    return 0;
                }
                if score >= beta {
                    return if score > MATES { beta } else { score };
                }
            }
        }
        let depth = if first == 0 && depth >= 4 {
            depth - 1
        } else {
            depth
        };

        let moves = node.position.legal_moves();
        if moves.is_empty() {
            return if in_check { node.mated(ply) } else { 0 };
        }
        let before = self.trail(ply);
        let picker = Picker::new(
            &node.position,
            &moves,
            first,
            Some((&self.history, ply, before)),
        );
        let mut tried: ArrayVec<Arrival, MAX_MOVES> = ArrayVec::new();
        let (mut best, mut best_move) = (-INFINITE, 0);
        let old_alpha = alpha;
        for (number, ranked) in picker.enumerate() {
            let mv = ranked.mv;
            if self
                .style
                .overlooks(&node.position, mv, us != self.root_mover)
            {
                continue;
            }
            if best > -MATES && !in_check && depth <= 6 && number > 0 {
                let enough = (4 + depth * depth) / if improving { 1 } else { 2 };
                let late = !ranked.loud && !pv && number as i32 > enough;
                let futile = !ranked.loud && !pv && depth <= 5 && fixed + 90 * (depth + 1) <= alpha;
                let losing = if ranked.loud {
                    -100 * depth
                } else {
                    -40 * depth
                };
                if (late || futile || !wins_at_least(&node.position, mv, losing))
                    && !checks_directly(&node.position, &ranked)
                {
                    continue;
                }
            }
            let arrival = Arrival {
                role: ranked.role,
                mv,
            };
            let next = node.child(mv, None, ply);
            let checks = next.position.in_check();
            self.enter(&next, Some(arrival), ply);
            let extended = depth - 1 + i32::from(checks && (ply < 40 || depth > 2));
            let mut score;
            if number == 0 {
                score = -self.visit(&next, extended, -beta, -alpha, ply + 1);
            } else {
                let mut less = 0;
                if depth >= 3 && number >= 2 && (!ranked.loud || ranked.rank < BAD / 2) {
                    less = reduction(depth, number);
                    less -= i32::from(pv) + i32::from(in_check) + i32::from(checks);
                    less += i32::from(!improving);
                    if !ranked.loud {
                        less -= (ranked.rank / 8_000).clamp(-2, 2);
                    }
                    less = less.clamp(0, extended - 1);
                }
                score = -self.visit(&next, extended - less, -alpha - 1, -alpha, ply + 1);
                if score > alpha && less > 0 {
                    score = -self.visit(&next, extended, -alpha - 1, -alpha, ply + 1);
                }
                if score > alpha && score < beta {
                    score = -self.visit(&next, extended, -beta, -alpha, ply + 1);
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
                    if pv {
                        self.extend_line(ply, mv);
                    }
                }
            }
            if alpha >= beta {
                if !ranked.loud {
                    self.history.reward(ply, us, arrival, &tried, before, depth);
                }
                break;
            }
            if !ranked.loud {
                let _ = tried.try_push(arrival);
            }
        }
        if best == -INFINITE {
            // Every move was overlooked: the level sees nothing here.
            return fixed;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
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
                depth,
                bound,
            },
        );
        best
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
fn reduction(depth: i32, number: usize) -> i32 {
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
