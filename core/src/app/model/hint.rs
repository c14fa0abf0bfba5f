//! "What would you play?": asked at the table, answered by the search.

use super::{Model, Table};
use crate::ai::Stop;
use crate::app::work::Work;
use crate::game::select::{Man, Selection};
use crate::game::{Advice, Turn};

/// A hint that was asked for.
#[derive(Clone, Debug)]
pub(crate) enum Hint {
    /// The search runs.
    Looking {
        /// Names it; an answer with another token is stale.
        token: u64,
        /// Stops it.
        stop: Stop,
    },
    /// The hint.
    Found(Box<Advice>),
}

impl Table {
    /// Hints are for games on this device: in a room everybody thinks for themselves.
    pub fn offers_hints(&self) -> bool {
        self.people() > 0
            && !self.session.position().is_over()
            && self.header().dice.seed().is_some()
    }

    /// A person is to choose, so a hint can be asked for.
    pub fn can_hint(&self) -> bool {
        self.offers_hints()
            && self.takes_input()
            && self.person_to_act().is_some()
            && matches!(self.turn(), Turn::Choose { .. })
    }

    /// Lets the hint go, and stops looking for it.
    pub fn drop_hint(&mut self) {
        if let Some(Hint::Looking { stop, .. }) = self.hint.take() {
            stop.stop();
        }
    }
}

impl Model {
    /// Looks for a hint, unless one is there.
    pub(super) fn ask_hint(&mut self) {
        let (budget, token) = (super::think::budget(self.steady_budgets), self.searches + 1);
        let Some(table) = self.table.as_mut() else {
            return;
        };
        if !table.can_hint() || table.hint.is_some() {
            return;
        }
        let Some(seed) = table.header().dice.seed().copied() else {
            return;
        };
        self.searches = token;
        let stop = Stop::new();
        table.hint = Some(Hint::Looking {
            token,
            stop: stop.clone(),
        });
        let position = table.session.position().clone();
        self.ask(Work::Advise {
            token,
            position: Box::new(position),
            seed,
            budget,
            stop,
        });
    }

    /// The hint is there: it is said, and its man is selected.
    pub(super) fn advised(&mut self, token: u64, advice: Option<Advice>) {
        let Some(table) = self.table.as_mut() else {
            return;
        };
        let awaited = matches!(&table.hint, Some(Hint::Looking { token: it, .. }) if *it == token);
        if !awaited {
            return;
        }
        let Some(advice) = advice else {
            table.hint = None;
            return;
        };
        let man = match &advice {
            Advice::Ludo(advice) => table.session.position().as_ludo().map(|state| Man::Piece {
                color: state.turn(),
                piece: advice.mv.piece,
            }),
            Advice::Makruk(advice) => Some(Man::On(advice.ply.mv.from)),
        };
        table.hint = Some(Hint::Found(Box::new(advice)));
        if let Some(man) = man {
            table.selection = Selection::Man(man).fitting(&table.ways());
        }
        table.refusal = None;
        let text = self.hint_text();
        self.announce(text);
    }
}
