//! Makruk: how the game swung, and where it was given away.

use super::{CountNote, Note, Review, count};
use crate::ai::makruk::{Engine, TABLE_BYTES, Task};
use crate::ai::{Budget, Stop};
use crate::game::{Event, Session};
use crate::makruk::{Game, Move, Ply, Side};

/// Moves of a line that are kept.
const LINE: usize = 6;
/// Hundredths of a bia beyond which a game is as good as won.
const WON: i32 = 2_000;
/// Hundredths of a bia that raise the odds to win e-fold.
const SCALE: f64 = 220.0;
/// Costly moves that are named, and what one must cost in 1 / 10,000 of a won game.
const NAMED: usize = 3;
const COSTLY: i32 = 300;

/// How a game of makruk went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakrukReview {
    /// Value before each ply and at the end, in hundredths of a bia, White's view, at most
    /// ±2,000.
    pub graph: Vec<i32>,
    /// The costliest moves, the worst first.
    pub worst: Vec<WorstMove>,
    /// Mistakes with the count.
    pub counts: Vec<CountNote>,
}

/// A costly move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstMove {
    /// Event, from 0.
    pub at: u32,
    /// Ply, from 0.
    pub number: usize,
    /// Who played it.
    pub side: Side,
    /// What was played.
    pub ply: Ply,
    /// What the hard level expected instead; never empty.
    pub better: Vec<Move>,
    /// What it gave away, in 1 / 10,000 of a won game.
    pub lost: i32,
}

/// Judges a position, or the end of the game; `None` when stopped.
pub(super) fn note(at: u32, game: &Game, nodes: u64, stop: &Stop) -> Option<Note> {
    if let Some(outcome) = game.outcome() {
        let score = match outcome.winner() {
            Some(Side::White) => WON,
            Some(Side::Black) => -WON,
            None => 0,
        };
        let line = Vec::new();
        return Some(Note::Ply { at, score, line });
    }
    let task = Task {
        budget: Budget::nodes(nodes),
        ..Task::default()
    };
    // A fresh memory each time: the figures must not depend on where the review was interrupted.
    let bytes = (nodes as usize * 64).clamp(1 << 16, TABLE_BYTES);
    let thought = Engine::with_table(bytes).think(game, &task, stop, &mut |_| {})?;
    if stop.stopped() {
        return None;
    }
    let score = thought.score.clamp(-WON, WON);
    let mut line = thought.line;
    line.truncate(LINE);
    Some(Note::Ply {
        at,
        score: for_white(game.turn(), score),
        line,
    })
}

fn for_white(side: Side, score: i32) -> i32 {
    if side == Side::White { score } else { -score }
}

/// A score in hundredths of a bia as a share of a won game in 1 / 10,000: 5,000 when even.
pub fn share(score: i32) -> i32 {
    (10_000.0 / (1.0 + (-f64::from(score) / SCALE).exp())).round() as i32
}

impl Review {
    /// Sums a game of makruk up, as far as it has been looked at.
    pub fn makruk(&self, session: &Session) -> MakrukReview {
        let scores = self.scores();
        let mut worst = self.costly_moves(session, &scores);
        worst.sort_by_key(|found| (-found.lost, found.at));
        worst.truncate(NAMED);
        MakrukReview {
            counts: count::mistakes(session, &scores),
            graph: scores.into_iter().map(|(_, score)| score).collect(),
            worst,
        }
    }

    /// Event numbers with White's score.
    fn scores(&self) -> Vec<(u32, i32)> {
        let score = |note: &Note| match note {
            Note::Ply { at, score, .. } => Some((*at, *score)),
            _ => None,
        };
        self.notes().iter().filter_map(score).collect()
    }

    fn costly_moves(&self, session: &Session, scores: &[(u32, i32)]) -> Vec<WorstMove> {
        let Ok(start) = session.at(0) else {
            return Vec::new();
        };
        let first = start.as_makruk().map_or(Side::White, Game::turn);
        let mut found = Vec::new();
        for (number, pair) in scores.windows(2).enumerate() {
            let [(at, before), (_, after)] = [pair[0], pair[1]];
            let (Some(Event::Makruk(ply)), Some(Note::Ply { line, .. })) =
                (session.events().get(at as usize), self.note(at))
            else {
                continue;
            };
            let side = if number % 2 == 0 {
                first
            } else {
                first.other()
            };
            let lost = share(for_white(side, before)) - share(for_white(side, after));
            let same = line.first().is_none_or(|mv| *mv == ply.mv);
            if lost >= COSTLY && !same {
                found.push(WorstMove {
                    at,
                    number,
                    side,
                    ply: *ply,
                    better: line.clone(),
                    lost,
                });
            }
        }
        found
    }
}
