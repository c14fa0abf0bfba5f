//! Ludo's motions: the die rolls, a piece hops along its way, captured pieces fly home.
//!
//! Pure in time: milliseconds since the motion began. Ease-out everywhere; under reduced motion
//! everything is a cross-fade of 120 ms.

use super::ground;
use super::scene::Man;
use crate::ludo::{Board, Die, Progress};
use crate::view::camera::Spot;
use crate::view::motion::{FADE, out};

/// ms of a roll.
const ROLL: f64 = 400.0;
/// ms of a hop of one square.
const HOP: f64 = 90.0;
/// Longest ms of a move, its hops and what flies after them together.
const MOVE: f64 = 350.0;
/// ms of a flight to the yard.
const FLIGHT: f64 = 160.0;
/// ms of the winner's hop.
const CHEER: f64 = 360.0;

/// Something that moves.
#[derive(Clone, Debug, PartialEq)]
pub enum LudoMotion {
    /// The die rolls.
    Roll {
        /// The face that lay there before.
        from: Option<Die>,
        /// The result.
        to: Die,
        /// Chooses the way it tumbles.
        seed: u64,
    },
    /// A piece moves.
    Move(Move),
}

/// A piece's move with its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The piece.
    pub man: Man,
    /// Where it came from.
    pub from: Progress,
    /// Where it goes.
    pub to: Progress,
    /// Captured pieces with the progress they lost.
    pub captured: Vec<(Man, Progress)>,
    /// The move wins: the winner's pieces hop for joy.
    pub wins: bool,
}

/// Where a moving piece is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    /// Point of the plane under it.
    pub spot: Spot,
    /// Height in squares.
    pub height: f64,
    /// Opacity.
    pub alpha: f32,
}

impl LudoMotion {
    /// ms from beginning to end.
    pub fn duration(&self, board: &Board, reduced: bool) -> f64 {
        match self {
            _ if reduced => FADE,
            Self::Roll { .. } => ROLL,
            Self::Move(step) => {
                step.hops(board) + step.flights(board) + if step.wins { CHEER } else { 0.0 }
            }
        }
    }

    /// Share of a roll's time, 0 to 1.
    pub(super) fn roll_share(t: f64, reduced: bool) -> f64 {
        (t / if reduced { FADE } else { ROLL }).clamp(0.0, 1.0)
    }
}

impl Move {
    fn squares(&self) -> u8 {
        match (self.from.get(), self.to.get()) {
            (Some(from), Some(to)) => to.saturating_sub(from).max(1),
            _ => 1,
        }
    }

    /// ms until the piece has come to its square.
    fn hops(&self, board: &Board) -> f64 {
        (HOP * f64::from(self.squares())).min(MOVE - self.flights(board))
    }

    /// ms that captured pieces, and a finished one, need to their slots.
    fn flights(&self, board: &Board) -> f64 {
        if self.captured.is_empty() && !self.to.finished(board) {
            0.0
        } else {
            FLIGHT
        }
    }

    /// Where a piece is at a time; `None` when this move leaves it alone or it has arrived.
    pub(super) fn flights_of(
        &self,
        board: &Board,
        man: Man,
        t: f64,
        reduced: bool,
    ) -> Option<[Option<Flight>; 2]> {
        let captured = self.captured.iter().find(|(other, _)| *other == man);
        let from = match captured {
            Some((_, from)) => *from,
            None if man == self.man => self.from,
            None => return None,
        };
        let start = ground::spot(board, man.color, man.piece, from);
        let (slot, to) = (ground::slot(man.color, man.piece), self.to);
        if reduced {
            let end = if captured.is_some() {
                slot
            } else {
                ground::spot(board, man.color, man.piece, to)
            };
            let share = (t / FADE).clamp(0.0, 1.0) as f32;
            let at = |spot, alpha| {
                Some(Flight {
                    spot,
                    height: 0.0,
                    alpha,
                })
            };
            return Some([at(start, 1.0 - share), at(end, share)]);
        }
        let flight = ((t - self.hops(board)) / FLIGHT).clamp(0.0, 1.0);
        let one = if captured.is_some() {
            fly(start, slot, flight)
        } else if t < self.hops(board) {
            self.hop(board, t)
        } else if to.finished(board) {
            fly(ground::home_spot(board, man.color, 5), slot, flight)
        } else {
            return None;
        };
        Some([Some(one), None])
    }

    /// The hop along the way: every square has its own small arc.
    fn hop(&self, board: &Board, t: f64) -> Flight {
        let squares = f64::from(self.squares());
        let way = out(t / self.hops(board), 1.4) * squares;
        let (index, share) = (
            way.floor().min(squares - 1.0),
            way - way.floor().min(squares - 1.0),
        );
        let at = |step: f64| {
            let progress = match self.from.get() {
                None if step < 1.0 => Progress::YARD,
                None => self.to,
                Some(from) => Progress::steps(from + step as u8),
            };
            ground::target(board, self.man.color, self.man.piece, progress)
        };
        let (a, b) = (at(index), at(index + 1.0));
        let height = 4.0 * share * (1.0 - share) * if squares > 1.0 { 0.34 } else { 0.5 };
        Flight {
            spot: between(a, b, share),
            height,
            alpha: 1.0,
        }
    }

    /// Height in squares of a winner's hop.
    pub(super) fn cheer(&self, board: &Board, man: Man, t: f64, reduced: bool) -> f64 {
        if !self.wins || reduced || man.color != self.man.color {
            return 0.0;
        }
        let share = ((t - self.hops(board) - self.flights(board)) / CHEER).clamp(0.0, 1.0);
        (share * std::f64::consts::PI).sin() * 0.5
    }
}

fn fly(from: Spot, to: Spot, share: f64) -> Flight {
    let way = out(share, 2.0);
    let height = (way * std::f64::consts::PI).sin() * 1.3;
    Flight {
        spot: between(from, to, way),
        height,
        alpha: 1.0,
    }
}

fn between(a: Spot, b: Spot, share: f64) -> Spot {
    Spot {
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
    }
}
