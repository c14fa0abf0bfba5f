//! Who can hit whom in the next turn: the heart of Ludo's judgement.
//!
//! Counts the first roll and the roll after a six, and sees blocks on the way: a shooter behind a
//! block is no shooter. Exact odds for a person's screen are in [`crate::ludo`]; this is the fast
//! estimate that a model learns from.

use crate::ludo::{Blocks, Board, Color, PieceIndex, State};

/// Chances by attacker, victim and the victim's piece.
pub(super) type Threats = [[[f32; 4]; 4]; 4];

/// What one attacker sees, in its own progress.
struct Attacker<'a> {
    state: &'a State,
    board: &'static Board,
    color: Color,
    walls: u64,
    /// Faces that bring a piece out now, as bits 1 to 6.
    exits: u8,
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
        let faces = state.rules().exit.iter().map(|die| 1 << die.get());
        let exits = if waits && barred & 1 == 0 {
            faces.sum()
        } else {
            0
        };
        Attacker {
            state,
            board,
            color,
            walls,
            exits,
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
        if at == 0 {
            // Where starts are not safe, whoever comes out hits.
            first |= self.exits;
        } else if self.exits & 1 << 6 != 0 && at <= 6 && self.walls & between(1, at) == 0 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::Setup;

    /// The chance in 36 that Yellow hits Red's first piece.
    fn of_yellow(rules: &str, placement: &str) -> u32 {
        let state = State::from_setup(Setup {
            rules: rules.parse().unwrap(),
            placement: placement.parse().unwrap(),
            turn: Color::Red,
            sixes: 0,
        });
        let chance = threats(&state.unwrap())[Color::Yellow.index()][Color::Red.index()][0];
        (chance * 36.0).round() as u32
    }

    #[test]
    fn a_piece_on_an_open_start_is_hit_by_who_comes_out_there() {
        // Red's 26 is Yellow's start.
        let at_start = "R:26,-1,-1,-1;Y:-1,-1,-1,-1";
        assert_eq!(of_yellow("B+safe=none+exit=2|4|6", at_start), 18);
        assert_eq!(of_yellow("B+safe=none", at_start), 6);
        assert_eq!(of_yellow("B", at_start), 0, "starts are safe");
        let beyond = "R:29,-1,-1,-1;Y:-1,-1,-1,-1";
        assert_eq!(of_yellow("B", beyond), 1, "a six and a three");
    }
}
