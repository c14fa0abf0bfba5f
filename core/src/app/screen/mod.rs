//! The records of every screen, made of the model. Changes nothing.
//!
//! Start with `app_view`; each screen has its file. Words about games come from
//! [`crate::view::present`].

mod board;
mod cards;
mod dialog;
mod game;
mod ludo_table;
mod makruk_table;
mod menu;
mod nodes;
mod online;
mod page;
mod parts;
mod party;
mod replay;
mod result;
mod review;
mod settings;

pub(crate) use board::{motion_duration, thumbnail};

use super::model::{Model, Place};
use super::picture::Picture;
use crate::view::part::{Icon, Notice};
use crate::view::screen::{AppView, Screen};
use parts::{Dress, button};

impl Model {
    /// Everything a shell draws; the caller sets the revision.
    pub(super) fn app_view(&self, picture: Option<&Picture>) -> AppView {
        AppView {
            revision: 0,
            prompt: self.prompt,
            language: self.texts.language().tag().to_owned(),
            look: self.look(),
            screen: self.screen(picture),
            dialog: self.dialog(),
            notice: self.notice(),
            can_go_back: self.stack.can_go_back() || self.question.is_some(),
            back_label: self.texts.get("common-back"),
        }
    }

    fn screen(&self, picture: Option<&Picture>) -> Screen {
        match self.stack.top() {
            Place::Welcome => Screen::Welcome {
                view: self.welcome_view(),
            },
            Place::Create => Screen::Create {
                view: self.create_view(),
            },
            Place::Join => Screen::Join {
                view: self.join_view(),
            },
            Place::Room { .. } => match &self.online.visit {
                Some(visit) => Screen::Room {
                    view: self.room_view(visit),
                },
                None => self.menu_screen(),
            },
            Place::Check { .. } => match self.check_view() {
                Some(view) => Screen::Check { view },
                None => self.menu_screen(),
            },
            Place::Menu => Screen::Menu {
                view: self.menu_view(),
            },
            Place::Party | Place::RoomRules => Screen::Party {
                view: self.party_view(),
            },
            Place::Settings => Screen::Settings {
                view: self.settings_view(),
            },
            Place::Page { page, section } => Screen::Page {
                view: self.page_view(page, section),
            },
            Place::Game { .. } => match (&self.table, picture) {
                (Some(table), Some(picture)) => Screen::Game {
                    view: self.game_view(table, picture),
                },
                _ => self.menu_screen(),
            },
            Place::Result { .. } => match &self.table {
                Some(table) => Screen::Result {
                    view: self.result_view(table),
                },
                None => self.menu_screen(),
            },
            Place::Review { .. } => match &self.review {
                Some(review) => Screen::Review {
                    view: self.review_view(review),
                },
                None => Screen::Menu {
                    view: self.menu_view(),
                },
            },
            Place::Replay { .. } => match (&self.replay, picture) {
                (Some(replay), Some(picture)) => Screen::Replay {
                    view: self.replay_view(replay, picture),
                },
                _ => self.menu_screen(),
            },
        }
    }

    fn menu_screen(&self) -> Screen {
        Screen::Menu {
            view: self.menu_view(),
        }
    }

    fn notice(&self) -> Option<Notice> {
        let note = self.note.as_ref()?;
        let action = note
            .action
            .map(|(key, id)| button(id, self.texts.get(key)).icon(Icon::Undo));
        Some(Notice {
            serial: note.serial,
            text: note.message.say(&self.texts),
            error: note.error,
            action,
            dismiss_label: self.texts.get("common-close"),
        })
    }
}
