//! Who can hit whom in the next turn: the heart of Ludo's judgement.
//!
//! Counts the first roll and the roll after a six, and sees blocks on the way: a shooter behind a
//! block is no shooter. Exact odds for a person's screen are in [`crate::ludo`]; this is the fast
//! estimate that a model learns from.

use crate::ludo::{Blocks, Board, Color, Die, PieceIndex, State};

/// Chances by attacker, victim and the victim's piece.
pub(super) type Threats = [[[f32; 4]; 4]; 4];

/// What one attacker sees, in its own progress.
struct Attacker<'a> {
    state: &'a State,
    board: &'static Board,
    color: Color,
    walls: u64,
    can_exit: bool,
}

/// The bits `from..to`.
const fn between(from: u8, to: u8) -> u64 {
    if from >= to {
        0
    } else {
        (u64::MAX >> (64 - (to - from))) << from
    }
}

/// Every chance to be hit in the state as it stands.
pub(super) fn threats(state: &State) -> Threats {
    let mut threats = Threats::default();
    for color in state.seats().iter() {
        let attacker = Attacker::new(state, color);
        for victim in state.seats().iter().filter(|&victim| victim != color) {
            for piece in PieceIndex::ALL {
                threats[color.index()][victim.index()][piece.index()] =
                    attacker.hits(victim, piece);
            }
        }
    }
    threats
}

impl<'a> Attacker<'a> {
    fn new(state: &'a State, color: Color) -> Attacker<'a> {
        let (board, blocks) = (state.board(), state.rules().blocks);
        let (any, double) = occupied(state, board, color);
        let (walls, barred) = match blocks {
            Blocks::Stop => (0, double),
            Blocks::StopAndPass => (double, double),
            Blocks::Nothing => (0, 0),
            Blocks::NoOvertaking => (any, 0),
        };
        let waits = state
            .pieces(color)
            .iter()
            .any(|progress| progress.in_yard());
        let can_exit = waits && barred & 1 == 0 && state.rules().exit.contains(Die::SIX);
        Attacker {
            state,
            board,
            color,
            walls,
            can_exit,
        }
    }

    /// The chance to hit a piece in one turn.
    fn hits(&self, victim: Color, piece: PieceIndex) -> f32 {
        let progress = self.state.progress(victim, piece);
        let Some(square) = progress.square(self.board, victim) else {
            return 0.0;
        };
        let blocks = matches!(
            self.state.rules().blocks,
            Blocks::Stop | Blocks::StopAndPass
        );
        let own = self
            .state
            .pieces(victim)
            .iter()
            .filter(|&&other| other == progress)
            .count();
        if self.board.is_safe(square, self.state.rules().safe) || blocks && own > 1 {
            return 0.0;
        }
        let Some(at) = self.board.progress_at(self.color, square) else {
            return 0.0;
        };
        let (first, second) = self.faces(at.travelled());
        let now = first.count_ones() as f32 / 6.0;
        if first & 1 << 6 != 0 {
            now
        } else {
            now + (first | second).count_ones() as f32 / 36.0
        }
    }

    /// Faces that hit `at` with the first roll, and with the roll after a six.
    fn faces(&self, at: u8) -> (u8, u8) {
        let (mut first, mut second) = (0, 0);
        for progress in self.state.pieces(self.color) {
            let Some(from) = progress.get().filter(|&from| from < at && at - from <= 12) else {
                continue;
            };
            if self.walls & between(from + 1, at) != 0 {
                continue;
            }
            match at - from {
                near @ 1..=6 => first |= 1 << near,
                far => second |= 1 << (far - 6),
            }
        }
        if self.can_exit && (1..=6).contains(&at) && self.walls & between(1, at) == 0 {
            second |= 1 << at;
        }
        (first, second)
    }
}

/// Squares with any other colour's piece and with two of one, in the attacker's progress.
fn occupied(state: &State, board: &Board, color: Color) -> (u64, u64) {
    let (mut any, mut double) = (0_u64, 0_u64);
    for other in state.seats().iter().filter(|&other| other != color) {
        let mut seen = 0_u64;
        for progress in state.pieces(other) {
            let square = progress.square(board, other);
            if let Some(at) = square.and_then(|square| board.progress_at(color, square)) {
                let bit = 1 << at.travelled();
                double |= seen & bit;
                seen |= bit;
            }
        }
        any |= seen;
    }
    (any, double)
}
