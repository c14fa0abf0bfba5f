//! The search: iterative deepening, principal variation search with a transposition table,
//! quiescence, null move, reductions and pruning, with both countings' draw horizon inside.
//!
//! Owns one search at a time. Must not know levels or people: [`Style`] says how well to see.
//! Deterministic for equal positions, styles and node limits; time and the stop signal only
//! choose when to end. Start with [`Search::think`].

use super::eval::evaluate;
use super::history::{Arrival, History};
use super::node::Node;
use super::picker::{Picker, packed};
use super::table::Table;
use super::visit::Aim;
use super::{ending, solver, style::Style};
use crate::ai::{Budget, Stop};
use crate::makruk::{CountAction, Game, Move, Role, Side};
use std::time::{Duration, Instant};

/// Mate at the root; a mate in n plies is n less.
pub(super) const MATE: i32 = 30_000;
/// Scores above are mates.
pub(super) const MATES: i32 = MATE - 1_000;
pub(super) const INFINITE: i32 = MATE + 1;
/// Deepest ply of the tree.
pub(super) const MAX_PLY: usize = 120;
/// Nodes between two looks at the clock: far below a millisecond of work.
const LOOK_EVERY: u64 = 256;

/// Time that pays to make the tables of an ending.
const TABLES: Duration = Duration::from_millis(500);
/// What is left for a search where they were not made in time.
const SEARCH_AFTER_ALL: Duration = Duration::from_millis(100);

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
    pub(super) history: History,
    pub(super) lines: Vec<Vec<Move>>,
    /// Positions from the game's first to the one looked at.
    pub(super) keys: Vec<u64>,
    pub(super) arrivals: Vec<Option<Arrival>>,
    pub(super) evals: Vec<i32>,
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
        if let Some(known) = self.known_mate(game) {
            report(&known);
            return Some(known);
        }
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

    /// The mate of a bare khun that tables of its ending tell, within the count's numbers. Only with
    /// time to make them: what a number of nodes limits depends on nothing else.
    fn known_mate(&self, game: &Game) -> Option<Thought> {
        let until = self.limit.until.filter(|_| self.limit.nodes.is_none())?;
        let enough = until.saturating_duration_since(Instant::now()) >= TABLES;
        if !enough || !self.style.is_sharp() {
            return None;
        }
        if game.position().occupied().count() > 4 {
            // A new game has no use for the ending of the last one.
            if game.plies() < 20 {
                solver::forget();
            }
            return None;
        }
        let until = until.checked_sub(SEARCH_AFTER_ALL)?;
        let stop = &self.limit.stop;
        let mut stopped = || stop.stopped() || Instant::now() >= until;
        let line = solver::quickest_mate(game, &mut stopped)?;
        let plies = line.len() as i32;
        // So many moves of the stronger side are left, and the one that it makes now.
        let left = game.count().left().map_or(64, i32::from) + 1;
        ((plies + 1) / 2 <= left).then(|| Thought {
            score: MATE - plies,
            depth: plies as u32,
            nodes: self.nodes,
            line,
        })
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
                -self.visit(&node, Aim::full(depth - 1, -high, -low), 1)
            } else {
                let reduced = depth - 1 - i32::from(at > 3 && depth > 2);
                let mut score = -self.visit(&node, Aim::scout(reduced, -low - 1), 1);
                if score > low && !self.ended {
                    score = -self.visit(&node, Aim::full(depth - 1, -high, -low), 1);
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
    pub(super) fn repeats(&self, node: &Node) -> bool {
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
    pub(super) fn trail(&self, ply: usize) -> [Option<Arrival>; 2] {
        let at = |back: usize| ply.checked_sub(back).and_then(|ply| self.arrivals[ply]);
        [at(1), at(2)]
    }
}
