//! What led to the position shown: the last event, the last roll and the last move.
//!
//! Kept beside the position of the table and of the replay, because a position does not know its
//! past, and the board shows it: the square that the last piece left, the last roll, the motion.

use crate::game::{Event, Position, Session};
use crate::ludo::{self, Color, Die, Progress};
use crate::makruk::Ply;
use crate::view::present::Happened;

/// The last move of Ludo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LudoMove {
    /// Whose.
    pub color: Color,
    /// The move.
    pub mv: ludo::Move,
    /// The die it was made with; `None` for an exit without a roll.
    pub die: Option<Die>,
}

/// What led to a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trace {
    /// The position before the last event; `None` at the start and after an undo.
    pub before: Option<Position>,
    /// The last event; `None` at the start and after an undo.
    pub event: Option<Event>,
    /// Ludo: who rolled last, and what.
    pub roll: Option<(Color, Die)>,
    /// Ludo: the last move was made with the last roll.
    pub roll_used: bool,
    /// Ludo: the last move.
    pub ludo_move: Option<LudoMove>,
    /// Makruk: the last move.
    pub ply: Option<Ply>,
}

impl Trace {
    /// The trace of the first `length` events of a game, with the position there. The log was
    /// folded when it was opened; if it does not fold, the trace ends where it stops.
    pub fn of(session: &Session, length: usize) -> (Self, Option<Position>) {
        let mut trace = Self::default();
        let Ok(mut position) = session.at(0) else {
            return (trace, None);
        };
        for event in session.events().iter().take(length) {
            trace.take(&position, *event);
            if position.apply(event).is_err() {
                break;
            }
        }
        (trace, Some(position))
    }

    /// Adds an event that follows on `before`.
    pub fn take(&mut self, before: &Position, event: Event) {
        match (event, before.as_ludo()) {
            (Event::Ludo(step), Some(state)) => self.take_ludo(state, step),
            (Event::Makruk(ply), _) => self.ply = Some(ply),
            _ => {}
        }
        self.before = Some(before.clone());
        self.event = Some(event);
    }

    fn take_ludo(&mut self, state: &ludo::State, event: ludo::Event) {
        if let ludo::Event::Rolled { die } = event {
            self.roll = Some((state.turn(), die));
            self.roll_used = false;
        }
        let moved = Happened::new(state, event).and_then(|happened| happened.step.moved);
        if let Some(mv) = moved {
            self.roll_used = state.die().is_some();
            self.ludo_move = Some(LudoMove {
                color: state.turn(),
                mv,
                die: state.die(),
            });
        }
    }

    /// Forgets the last event, not the last move: an undo leads to a position, not to an event.
    pub fn without_event(mut self) -> Self {
        self.before = None;
        self.event = None;
        self
    }

    /// Ludo's last event with what came of it.
    pub fn happened(&self) -> Option<Happened> {
        match (self.before.as_ref()?.as_ludo(), self.event?) {
            (Some(state), Event::Ludo(event)) => Happened::new(state, event),
            _ => None,
        }
    }

    /// The place that Ludo's last moved piece left.
    pub fn origin(&self) -> Option<(Color, ludo::PieceIndex, Progress)> {
        self.ludo_move
            .map(|last| (last.color, last.mv.piece, last.mv.from))
    }
}
