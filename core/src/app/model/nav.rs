//! Going from screen to screen.

use super::{Message, Model, Place, Question};
use crate::app::action::Shell;
use crate::app::work::Work;
use crate::game::GameId;

impl Model {
    /// Opens a screen above the open one.
    pub(super) fn go_to(&mut self, place: Place) {
        self.stack.push(place);
        self.arrived();
    }

    /// The bar's back, the system's back or Esc: closes the question, lets the selection go, or
    /// leaves the screen.
    pub(super) fn back(&mut self) {
        if self.question.is_some() {
            self.dismiss_question();
        } else if self.let_go() {
            // Esc goes back one step: the selected piece first.
        } else {
            self.leave_screen();
        }
    }

    fn leave_screen(&mut self) {
        match self.stack.top() {
            Place::Menu => self.shell(Shell::Leave),
            Place::Welcome => self.leave_welcome(None),
            Place::Game { .. } if self.plays_elsewhere() => self.ask_question(Question::CloseRoom),
            Place::Game { .. } if self.at_room_table_over() => self.close_all(),
            Place::Game { .. } if self.game_runs() => self.ask_question(Question::Leave),
            Place::Result { .. } => self.close_all(),
            _ => self.close_screen(),
        }
    }

    /// Closes the open screen.
    pub(super) fn close_screen(&mut self) {
        self.stack.pop();
        self.arrived();
    }

    /// Leaves everything above the menu; a running game is on disk.
    pub(super) fn close_all(&mut self) {
        self.stack.clear();
        self.arrived();
    }

    /// Tidies up after the open screen has changed.
    pub(super) fn arrived(&mut self) {
        self.question = None;
        self.cursor = None;
        self.new_prompt();
        if self.stack.room().is_none() {
            self.leave_room();
        }
        if self.stack.game().is_none() {
            self.leave_table();
            self.replay = None;
        }
        if matches!(self.stack.top(), Place::Game { .. }) {
            self.resume_table();
        } else {
            self.rest_table();
        }
        self.review_on();
        self.check_choices();
        if matches!(self.stack.top(), Place::Room { .. }) {
            self.sync_game();
        }
        if *self.stack.top() == Place::Menu {
            self.ask(Work::List);
        }
    }

    /// A running game of a room is on the table.
    fn plays_elsewhere(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.elsewhere.is_some() && !table.session.position().is_over())
    }

    /// A finished game of a room is on the table.
    fn at_room_table_over(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.elsewhere.is_some())
    }

    /// A game is on the table that is begun and not over.
    fn game_runs(&self) -> bool {
        self.table.as_ref().is_some_and(|table| {
            !table.session.events().is_empty() && !table.session.position().is_over()
        })
    }

    /// Puts a question over the screen.
    pub(super) fn ask_question(&mut self, question: Question) {
        self.question = Some(question);
        self.new_prompt();
    }

    /// Takes the question away without doing anything.
    pub(super) fn dismiss_question(&mut self) {
        let question = self.question.take();
        self.new_prompt();
        if let Some(Question::Draw { .. }) = question {
            self.answer_draw(false);
        }
    }

    /// Does what the open question asked about.
    pub(super) fn confirm_question(&mut self) {
        let Some(question) = self.question.take() else {
            return;
        };
        self.new_prompt();
        match question {
            Question::Leave => self.close_screen(),
            Question::CloseRoom => self.close_all(),
            Question::LeaveRoom => self.leave_seat(),
            Question::LeaveToAi => self.leave_to_ai(),
            Question::Resign { seat } => self.resign(seat),
            Question::Again => self.again(),
            Question::Draw { .. } => self.answer_draw(true),
            Question::DrawnMate { ply } => self.play_ply(ply),
            Question::Outside { url } => self.shell(Shell::Open { url }),
            Question::Damaged { id } => self.export_game(id),
            Question::DeleteAll => self.delete_all(),
            Question::Chooser { .. } => {}
        }
    }

    /// The game is gone: leaves its screens.
    pub(super) fn game_lost(&mut self, id: GameId, message: Message) {
        self.stack.forget(id);
        if self.table.as_ref().is_some_and(|table| table.id() == id) {
            self.table = None;
        }
        if self.replay.as_ref().is_some_and(|replay| replay.id() == id) {
            self.replay = None;
        }
        self.forget_review(id);
        self.arrived();
        self.say_error(message);
    }
}
