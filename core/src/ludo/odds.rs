//! The exact chance that a piece is captured before its seat's next turn (`ai.md` § 3).
//!
//! Every face of every roll is tried under the rules in force, bonus rolls and all; each opponent
//! does whatever makes the capture likeliest in its own turn. The question with three or four seats
//! is whether one of them can capture from the pieces as they stand: opponents neither conspire nor
//! get into each other's way, for no player reckons so and the answer would be hundreds of times as
//! dear.

use std::collections::HashMap;

use super::{Color, Die, Event, PieceIndex, State, state::Stage};

/// A piece that is aimed at, and the seat that aims.
#[derive(Clone, Copy)]
struct Aim {
    attacker: Color,
    color: Color,
    piece: PieceIndex,
}

/// The chance, 0 to 1, that the piece is captured before its seat rolls again. While the seat is
/// to play itself this is the chance if its turn ended now.
///
/// ```
/// # use sanuk_core::ludo::*;
/// let placement = "R:10,-1,-1,-1;Y:40,-1,-1,-1".parse()?;
/// let setup = Setup { rules: RuleSet::quick(), placement, turn: Color::Yellow, sixes: 0 };
/// let state = State::from_setup(setup)?;
/// let risk = capture_risk(&state, Color::Yellow, PieceIndex::ALL[0]);
/// assert!((risk - 43.0 / 216.0).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn capture_risk(state: &State, color: Color, piece: PieceIndex) -> f64 {
    let board = state.board();
    let Some(square) = state.progress(color, piece).square(board, color) else {
        return 0.0;
    };
    if state.is_over() || board.is_safe(square, state.rules().safe) {
        return 0.0;
    }
    let mut missed = 1.0;
    let mut attacker = if state.turn() == color {
        state.seats().after(color)
    } else {
        state.turn()
    };
    while attacker != color {
        if !state.is_home(attacker) {
            let mut turn = *state;
            if state.turn() != attacker {
                turn.begin_turn(attacker);
            }
            missed *= 1.0
                - Aim {
                    attacker,
                    color,
                    piece,
                }
                .hits(&turn, &mut HashMap::new());
        }
        attacker = state.seats().after(attacker);
    }
    1.0 - missed
}

impl Aim {
    /// The chance to capture in the rest of the attacker's turn.
    fn hits(self, state: &State, known: &mut HashMap<State, f64>) -> f64 {
        if state.progress(self.color, self.piece).in_yard() {
            return 1.0;
        }
        if state.turn() != self.attacker || state.is_over() || !self.in_reach(state) {
            return 0.0;
        }
        let state = alike(*state);
        if let Some(&chance) = known.get(&state) {
            return chance;
        }
        let chance = match state.stage {
            Stage::Roll => self.rolls(&state, known),
            Stage::Choose => {
                let moves = state.choices().into_iter();
                let hits = moves
                    .map(|found| self.after(&state, Event::Moved { piece: found.piece }, known));
                hits.fold(0.0, f64::max)
            }
            Stage::NoMove => self.after(&state, Event::Passed, known),
            Stage::AutoExit => self.after(&state, Event::AutoExit, known),
            Stage::Over => 0.0,
        };
        known.insert(state, chance);
        chance
    }

    fn after(self, state: &State, event: Event, known: &mut HashMap<State, f64>) -> f64 {
        let mut next = *state;
        if next.apply(event).is_ok() {
            self.hits(&next, known)
        } else {
            0.0
        }
    }

    /// The mean over all faces. A face that leads back to the same state (a six without a move,
    /// where sixes have no limit) is rolled again, so it does not count.
    fn rolls(self, state: &State, known: &mut HashMap<State, f64>) -> f64 {
        let (mut sum, mut faces) = (0.0, 0.0);
        for die in Die::ALL {
            let mut rolled = *state;
            if rolled.apply(Event::Rolled { die }).is_err() {
                continue;
            }
            let mut passed = rolled;
            if passed.apply(Event::Passed).is_ok() && alike(passed) == *state {
                continue;
            }
            sum += self.hits(&rolled, known);
            faces += 1.0;
        }
        if faces > 0.0 { sum / faces } else { 0.0 }
    }

    /// Says whether any of the attacker's pieces is still behind the target or in the yard.
    fn in_reach(self, state: &State) -> bool {
        let board = state.board();
        let square = state
            .progress(self.color, self.piece)
            .square(board, self.color);
        let at = square.and_then(|square| board.progress_at(self.attacker, square));
        at.is_some_and(|at| state.pieces(self.attacker).iter().any(|&piece| piece < at))
    }
}

/// The state without what does not matter for the rest of the turn.
fn alike(mut state: State) -> State {
    state.rolls = 0;
    if !state.rules.three_sixes {
        state.sixes = 0;
    }
    if !matches!(state.stage, Stage::Choose | Stage::NoMove) {
        state.die = Die::SIX;
    }
    if state.stage != Stage::Choose {
        state.targets = [super::Progress::YARD; 4];
    }
    state
}
