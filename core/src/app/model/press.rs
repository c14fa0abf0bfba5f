//! A press of a button, by its semantic id.

use super::{Model, Place, Question};

/// A button's id, taken apart at its colons.
pub(super) struct Id<'a> {
    /// Before the first colon.
    pub name: &'a str,
    /// Between the first and the second.
    pub first: &'a str,
    /// After the second.
    pub second: &'a str,
}

impl<'a> Id<'a> {
    /// Takes an id apart; what is missing is empty.
    pub fn of(id: &'a str) -> Self {
        let mut parts = id.splitn(3, ':');
        let mut next = || parts.next().unwrap_or_default();
        Self {
            name: next(),
            first: next(),
            second: next(),
        }
    }
}

impl Model {
    /// Takes a press. One that was drawn from an older prompt is dropped: what it meant may be
    /// something else by now. The newer view is on its way.
    pub(super) fn press(&mut self, id: &str, prompt: u64) {
        if prompt != self.prompt && !self.still_meant(id, prompt) {
            return;
        }
        let parts = Id::of(id);
        if parts.name == "debug" && parts.first == "panic" {
            self.panic_for_tests();
        }
        if self.question.is_some() {
            self.press_answer(&parts);
        } else if !self.press_anywhere(&parts) {
            self.press_on_screen(&parts);
        }
    }

    /// Buttons that mean the same whatever happened since they were drawn. Undo only where it
    /// still takes back the same move.
    fn still_meant(&self, id: &str, prompt: u64) -> bool {
        match Id::of(id).name {
            "view" => self.question.is_none(),
            "undo" => self.question.is_none() && self.same_undo(prompt),
            _ => false,
        }
    }

    /// A press while a question is open: only its own buttons count.
    fn press_answer(&mut self, id: &Id<'_>) {
        match (id.name, &self.question) {
            ("confirm", _) => self.confirm_question(),
            ("cancel", _) => self.dismiss_question(),
            ("move", Some(Question::Chooser { .. })) => {
                self.question = None;
                self.new_prompt();
                self.press_on_screen(id);
            }
            _ => {}
        }
    }

    /// Buttons that every screen may have.
    fn press_anywhere(&mut self, id: &Id<'_>) -> bool {
        match id.name {
            "back" => self.back(),
            "undelete" => self.undelete(),
            "settings" => self.go_to(Place::Settings),
            "rules" => self.open_rules(),
            "page" => self.open_page(id.first, id.second),
            "dismiss" => self.note = None,
            "outside" => self.open_source(id.first),
            _ => return false,
        }
        true
    }

    fn press_on_screen(&mut self, id: &Id<'_>) {
        match self.stack.top() {
            Place::Welcome => self.press_welcome(id),
            Place::Menu => self.press_menu(id),
            Place::Party | Place::RoomRules => self.press_party(id),
            Place::Create => self.press_create(id),
            Place::Join => self.press_join_screen(id),
            Place::Room { .. } => self.press_room(id),
            Place::Check { .. } => self.press_check(id),
            Place::Game { .. } => self.press_table(id),
            Place::Result { .. } => self.press_result(id),
            Place::Replay { .. } => self.press_replay(id),
            Place::Review { .. } => self.press_review(id),
            Place::Settings => self.press_settings(id),
            Place::Page { .. } => self.press_page(id),
        }
    }

    pub(super) fn commit_text(&mut self, id: &str, text: &str) {
        if self.commit_online(id, text) {
            return;
        }
        let parts = Id::of(id);
        match (self.stack.top(), parts.name) {
            (Place::Party, "name") => self.name_seat(parts.first, text),
            (Place::Game { .. }, "move") => self.type_move(text),
            _ => {}
        }
    }
}
