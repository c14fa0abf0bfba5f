//! The computer's choice: asked of the search, and taken when it comes.

use super::Model;
use super::table::Thinking;
use crate::ai::{Budget, Stop};
use crate::app::work::Work;
use crate::game::{self, Command};

impl Model {
    /// Starts the search for the position on the table, where the computer is to choose.
    pub(super) fn think(&mut self) {
        let Some(table) = &mut self.table else { return };
        // In a room the computers think elsewhere.
        if table.thinking.is_some() || table.elsewhere.is_some() {
            return;
        }
        let Some(turn) = table.session.computer_turn() else {
            return;
        };
        if let game::Work::Step(command) = turn.work {
            let found = Some(command);
            table.thinking = Some(Thinking {
                token: 0,
                stop: Stop::new(),
                found,
            });
            return;
        }
        self.searches += 1;
        let token = self.searches;
        let stop = Stop::new();
        table.thinking = Some(Thinking {
            token,
            stop: stop.clone(),
            found: None,
        });
        let position = Box::new(table.session.position().clone());
        let budget = budget(self.steady_budgets);
        self.ask(Work::Search {
            token,
            position,
            turn,
            budget,
            stop,
        });
    }

    /// The computer chose; a stale choice finds no such search.
    pub(super) fn found(&mut self, token: u64, command: Option<Command>) {
        let Some(thinking) = self
            .table
            .as_mut()
            .and_then(|table| table.thinking.as_mut())
        else {
            return;
        };
        if thinking.token == token {
            thinking.found = command;
            self.reply();
        }
    }
}

/// What a search may spend: a level's own limits, or positions only where it must be reproducible.
pub(super) fn budget(steady: bool) -> Budget {
    /// As many positions as a phone looks at in about a tenth of a second.
    const STEADY: u64 = 20_000;
    if steady {
        Budget::nodes(STEADY)
    } else {
        Budget::default()
    }
}
