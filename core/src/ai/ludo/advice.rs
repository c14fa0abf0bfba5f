//! What the hard level would move, and why, as a person would say it.
//!
//! Owns the reasons: each is a fact about the move under the rules in force, none is guessed from
//! the model. Words belong to the screens. Start with [`advise`].

use super::{Hard, shots::threats};
use crate::{
    ai::{Budget, ComputerPlayer, Stop},
    ludo::{Blocks, Color, Event, Move, PieceIndex, State, Step, capture_risk},
};

/// A danger below this is not worth running from.
const DANGER: f64 = 0.10;
/// A chance to capture that is worth a word: one face of six.
const AIM: f32 = 1.0 / 6.0 - 1e-3;

/// A fact that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins the game.
    Wins,
    /// It captures; the move says whom.
    Captures,
    /// The piece finishes.
    Finishes,
    /// It leaves a square where it was in danger: per cent before and after.
    Escapes {
        /// Danger where it stood.
        from: u8,
        /// Danger where it goes.
        to: u8,
    },
    /// It joins an own piece: a block.
    Blocks,
    /// A piece comes out of the yard.
    ComesOut,
    /// It reaches the home column, where nobody can capture.
    Home,
    /// It reaches a safe square.
    Safe,
    /// It comes within reach of an opponent's piece.
    Aims {
        /// Whose.
        at: Color,
    },
    /// The seat rolls again.
    RollsAgain,
    /// It can be captured, per cent, less than after any other move that leaves a danger.
    LeastDanger {
        /// Danger where it goes.
        to: u8,
    },
    /// It is the only move.
    Only,
    /// It gets ahead, and nothing speaks louder.
    Ahead,
}

/// The hard level's move with its reasons, the loudest first; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// Why.
    pub reasons: Vec<Reason>,
}

/// What the hard level would move in a state that waits for a choice; `None` elsewhere or when
/// stopped.
pub fn advise(state: &State, seed: u64, budget: Budget, stop: &Stop) -> Option<Advice> {
    let piece = Hard.choose(state, seed, budget, stop)?;
    let mv = state.move_of(piece)?;
    Some(Advice {
        mv,
        reasons: reasons(state, piece)?,
    })
}

fn reasons(state: &State, piece: PieceIndex) -> Option<Vec<Reason>> {
    let mut after = *state;
    let step = after.apply(Event::Moved { piece }).ok()?;
    if after.winner() == Some(step.color) {
        return Some(vec![Reason::Wins]);
    }
    let found = Found {
        state,
        after: &after,
        step,
        mv: step.moved?,
    };
    let mut reasons: Vec<Reason> = [
        (!found.mv.captures.is_empty()).then_some(Reason::Captures),
        step.finished.then_some(Reason::Finishes),
        found.escapes(),
        found.blocks(),
        found.mv.from.in_yard().then_some(Reason::ComesOut),
        found.shelter(),
        found.aims(),
        step.bonus.any().then_some(Reason::RollsAgain),
        found.least_danger(),
    ]
    .into_iter()
    .flatten()
    .collect();
    if state.choices().len() == 1 {
        reasons.insert(0, Reason::Only);
    }
    if reasons.is_empty() {
        reasons.push(Reason::Ahead);
    }
    Some(reasons)
}

/// A move with what it led to.
struct Found<'a> {
    state: &'a State,
    after: &'a State,
    step: Step,
    mv: Move,
}

impl Found<'_> {
    fn risk(&self, state: &State) -> f64 {
        capture_risk(state, self.step.color, self.mv.piece)
    }

    fn escapes(&self) -> Option<Reason> {
        let (from, to) = (self.risk(self.state), self.risk(self.after));
        (from >= DANGER && to <= from / 2.0).then(|| Reason::Escapes {
            from: percent(from),
            to: percent(to),
        })
    }

    fn stands_on_ring(&self) -> bool {
        self.mv
            .to
            .square(self.state.board(), self.step.color)
            .is_some()
    }

    fn blocks(&self) -> Option<Reason> {
        let holds = matches!(
            self.state.rules().blocks,
            Blocks::Stop | Blocks::StopAndPass
        );
        let own = self.after.pieces(self.step.color);
        let together = own.iter().filter(|place| **place == self.mv.to).count();
        (holds && self.stands_on_ring() && together > 1).then_some(Reason::Blocks)
    }

    /// A safe square or the home column; coming out says so already.
    fn shelter(&self) -> Option<Reason> {
        let board = self.state.board();
        if self.mv.from.in_yard() || self.step.finished {
            return None;
        }
        if let Some(square) = self.mv.to.square(board, self.step.color) {
            let safe = board.is_safe(square, self.state.rules().safe);
            return safe.then_some(Reason::Safe);
        }
        let was_out = self.mv.from.square(board, self.step.color).is_some();
        was_out.then_some(Reason::Home)
    }

    /// The opponent that comes within reach, the most likely one.
    fn aims(&self) -> Option<Reason> {
        let me = self.step.color.index();
        let (before, after) = (threats(self.state), threats(self.after));
        let gain = |color: Color| {
            let sum = |threats: &[f32; 4]| threats.iter().sum::<f32>();
            sum(&after[me][color.index()]) - sum(&before[me][color.index()])
        };
        let others = self.state.seats().iter();
        let others = others.filter(|color| *color != self.step.color);
        let at = others.max_by(|a, b| gain(*a).total_cmp(&gain(*b)))?;
        (gain(at) >= AIM).then_some(Reason::Aims { at })
    }

    /// Said only where every other move leaves its piece in more danger.
    fn least_danger(&self) -> Option<Reason> {
        let own = self.risk(self.after);
        let others = self.state.choices();
        let mut others = others.iter().filter(|other| other.piece != self.mv.piece);
        let more = others.clone().count() > 0
            && others.all(|other| danger_after(self.state, other.piece) > own + 0.02);
        (own > 0.0 && more).then(|| Reason::LeastDanger { to: percent(own) })
    }
}

fn danger_after(state: &State, piece: PieceIndex) -> f64 {
    let mut after = *state;
    let moved = after.apply(Event::Moved { piece });
    moved.map_or(0.0, |step| capture_risk(&after, step.color, piece))
}

fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::{Die, Setup};

    /// Red to choose, with a face.
    fn rolled(rules: &str, placement: &str, face: u8) -> State {
        let mut state = State::from_setup(Setup {
            rules: rules.parse().unwrap(),
            placement: placement.parse().unwrap(),
            turn: Color::Red,
            sixes: 0,
        })
        .unwrap();
        let die = Die::new(face).unwrap();
        state.apply(Event::Rolled { die }).unwrap();
        state
    }

    /// What speaks for Red's first piece.
    fn said(rules: &str, placement: &str, face: u8) -> Vec<Reason> {
        reasons(&rolled(rules, placement, face), PieceIndex::ALL[0]).unwrap()
    }

    #[test]
    fn the_last_piece_home_wins_and_nothing_else_is_said() {
        let state = rolled("A", "R:56,56,56,53;Y:10,-1,-1,-1", 3);
        let advice = advise(&state, 1, Budget::default(), &Stop::new()).unwrap();
        assert_eq!(advice.reasons, [Reason::Wins]);
        assert_eq!(advice.mv.piece, PieceIndex::ALL[3]);
    }

    #[test]
    fn an_only_move_is_said_to_be_one() {
        let only = said("A", "R:10,-1,-1,-1;Y:-1,-1,-1,-1", 2);
        assert_eq!(only[0], Reason::Only);
    }

    #[test]
    fn facts_are_named() {
        // Yellow's 14 stands on ring square 40, which is Red's 40.
        let captures = said("A", "R:37,-1,-1,-1;Y:14,-1,-1,-1", 3);
        assert!(captures.contains(&Reason::Captures), "{captures:?}");
        assert!(captures.contains(&Reason::RollsAgain), "{captures:?}");
        let out = said("A", "R:-1,-1,-1,-1;Y:14,-1,-1,-1", 6);
        assert!(out.contains(&Reason::ComesOut), "{out:?}");
        let home = said("A", "R:50,-1,-1,-1;Y:-1,-1,-1,-1", 3);
        assert!(home.contains(&Reason::Home), "{home:?}");
        let finish = said("A", "R:53,-1,-1,-1;Y:-1,-1,-1,-1", 3);
        assert!(finish.contains(&Reason::Finishes), "{finish:?}");
        let block = said("A", "R:15,18,-1,-1;Y:-1,-1,-1,-1", 3);
        assert!(block.contains(&Reason::Blocks), "{block:?}");
        let aims = said("A", "R:30,-1,-1,-1;Y:14,-1,-1,-1", 5);
        assert!(
            aims.contains(&Reason::Aims { at: Color::Yellow }),
            "{aims:?}"
        );
    }

    #[test]
    fn an_escape_says_both_dangers() {
        // Yellow's 6 is four behind Red's 36; with a three Red reaches the star on 39.
        let said = said("A", "R:36,-1,-1,-1;Y:6,-1,-1,-1", 3);
        let escape = Reason::Escapes { from: 20, to: 0 };
        assert!(
            said.contains(&escape) && said.contains(&Reason::Safe),
            "{said:?}"
        );
    }

    #[test]
    fn stacks_that_do_not_hold_are_no_blocks() {
        let said = said("A+block=none", "R:15,18,-1,-1;Y:-1,-1,-1,-1", 3);
        assert!(!said.contains(&Reason::Blocks), "{said:?}");
    }

    #[test]
    fn nothing_is_advised_where_nothing_can_move() {
        let state = rolled("A", "R:-1,-1,-1,-1;Y:14,-1,-1,-1", 3);
        assert_eq!(advise(&state, 1, Budget::default(), &Stop::new()), None);
    }
}
