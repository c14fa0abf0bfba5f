//! The records of playing with friends by link.

mod check;
mod create;
mod game;
mod room;
mod welcome;

pub(super) use room::rooms_on_menu;

use super::super::model::{Model, Problem};
use super::parts::{Dress, button};
use crate::view::part::{Button, Emphasis};

impl Model {
    /// A problem in words, with its ways on as buttons; the first is the one to press.
    fn problem(&self, problem: Option<&Problem>) -> (String, Vec<Button>) {
        let Some(problem) = problem else {
            return (String::new(), Vec::new());
        };
        let mut ways: Vec<Button> = problem
            .ways()
            .iter()
            .map(|way| {
                let (id, key) = way.button();
                button(id, self.texts.get(key))
            })
            .collect();
        if let Some(first) = ways.first_mut() {
            first.emphasis = Emphasis::Primary;
        }
        (problem.message(&self.texts).say(&self.texts), ways)
    }
}

/// A button that cannot be pressed while something is in the way.
fn unless(blocked: bool, button: Button) -> Button {
    if blocked {
        return button.enabled(false).emphasis(Emphasis::Secondary);
    }
    button
}
