//! The first-start screen, and the screen for codes.

use super::super::super::model::Model;
use super::super::parts::{Dress, button};
use crate::view::online::{JoinView, WelcomeView};
use crate::view::part::{Emphasis, Field, Icon};

/// Longest text in the field for links and codes, in characters.
const MAX_LINK: u32 = 500;

impl Model {
    pub(in crate::app::screen) fn welcome_view(&self) -> WelcomeView {
        let texts = &self.texts;
        WelcomeView {
            title: texts.get("online-welcome-title"),
            text: texts.get("online-welcome-text"),
            waiting: match self.waiting {
                Some(_) => texts.get("online-welcome-waits"),
                None => String::new(),
            },
            language: self.language_choice(),
            buttons: vec![
                button("play", texts.get("online-welcome-play")).emphasis(Emphasis::Primary),
                button("code", texts.get("online-menu-code"))
                    .hint(texts.get("online-menu-code-hint")),
            ],
        }
    }

    pub(in crate::app::screen) fn join_view(&self) -> JoinView {
        let (texts, join) = (&self.texts, &self.online.join);
        let (problem, ways) = self.problem(join.problem.as_ref());
        JoinView {
            title: texts.get("online-join-title"),
            field: Field {
                id: "code".to_owned(),
                label: texts.get("online-join-field"),
                value: join.text.clone(),
                placeholder: texts.get("online-join-placeholder"),
                error: String::new(),
                max_chars: MAX_LINK,
            },
            note: texts.get("online-join-note"),
            problem,
            ways,
            look: button("look", texts.get("online-join-look"))
                .icon(Icon::Next)
                .emphasis(Emphasis::Primary),
        }
    }
}
