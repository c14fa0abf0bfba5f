//! After a fault of ours in a game: the game is reopened from its log, and given up when that
//! fails again within a minute.

use super::menu::Opening;
use super::{Message, Model, Question};
use crate::app::now::Now;
use crate::app::work::Work;
use crate::game::GameId;

/// A second fault in the same game within this time gives it up.
const WITHIN_MS: u64 = 60_000;

/// The last fault.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Panics {
    last: Option<(GameId, u64)>,
}

impl Model {
    /// Goes on after a panic inside the model or a search.
    pub fn recover(&mut self, now: Now) -> Vec<Work> {
        self.now = now;
        self.out.clear();
        self.question = None;
        self.new_prompt();
        match self.stack.game() {
            Some(id) => self.recover_game(id, Message::internal("1")),
            None => self.stack.clear(),
        }
        std::mem::take(&mut self.out)
    }

    fn recover_game(&mut self, id: GameId, message: Message) {
        let again = self
            .panics
            .last
            .is_some_and(|(game, at)| game == id && self.now.steady_ms < at + WITHIN_MS);
        self.panics.last = Some((id, self.now.steady_ms));
        self.rest_anyway();
        self.table = None;
        self.replay = None;
        self.stack.clear();
        if again {
            self.damaged.insert(id);
            self.arrived();
            self.ask_question(Question::Damaged { id });
        } else {
            self.open_game(id, Opening::Again);
            self.say_error(message);
        }
    }

    /// Panics when a test asks for it, so that what happens then can be seen from outside.
    pub(super) fn panic_for_tests(&self) {
        assert!(!self.steady_budgets, "a test asked for this panic");
    }

    /// The search of a computer player panicked.
    pub(super) fn search_failed(&mut self, token: u64) {
        let thinking = self
            .table
            .as_ref()
            .and_then(|table| table.thinking.as_ref());
        if thinking.is_some_and(|thinking| thinking.token == token)
            && let Some(id) = self.stack.game()
        {
            self.recover_game(id, Message::plain("error-ai-stopped"));
        }
    }
}
