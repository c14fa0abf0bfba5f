//! The model at the app's start: what was kept, put together again.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::chance::Chance;
use super::effects::Effects;
use super::journal::Journals;
use super::menu::PAGE;
use super::ticks::Ticks;
use super::ui::Ui;
use super::{Model, Place, Replay, Settings, Stack, Statistics, Table};
use crate::app::action::Environment;
use crate::app::now::Now;
use crate::app::work::Work;
use crate::game::{GameId, Seat, Session};
use crate::ludo::Color;
use crate::makruk::Side;
use crate::store::{Saved, Summary};
use crate::text::{Language, Texts};
use crate::view::camera::Pose;
use crate::view::ludo::LudoScene;
use crate::view::makruk::MakrukScene;
use crate::view::present::Message;

/// What the store held at the start.
pub(crate) struct Boot {
    /// The language that was asked for at the start, whatever was chosen before.
    pub language: Option<Language>,
    /// The system's settings.
    pub environment: Environment,
    /// Kept settings.
    pub settings: Option<Value>,
    /// What the menu remembers.
    pub prefs: Option<Value>,
    /// Seats and secrets of rooms.
    pub rooms: Option<Value>,
    /// Address of the server that the app comes with.
    pub server: Option<String>,
    /// Where the player was.
    pub ui: Ui,
    /// Where the player goes is kept.
    pub keeps_ui: bool,
    /// Saved games.
    pub games: Vec<Summary>,
    /// How many games cannot be read; they are kept.
    pub unreadable: usize,
    /// The games of the open screens.
    pub open: Vec<Saved>,
    /// Source of names and seeds.
    pub seed: [u8; 32],
    /// Source of games' names where it is not `seed`.
    pub names: Option<[u8; 32]>,
    /// Searches count positions, so that they are reproducible.
    pub steady_budgets: bool,
    /// Something that the person must know.
    pub warning: Option<Message>,
}

fn read<T: Default + serde::de::DeserializeOwned>(value: Option<Value>) -> T {
    value
        .and_then(|value| serde_json::from_value(value).ok())
        .unwrap_or_default()
}

impl Model {
    /// Puts the model together; gives it with its first work.
    pub fn boot(boot: Boot, now: Now) -> (Self, Vec<Work>) {
        let settings: Settings = read(boot.settings);
        let speech = settings.speech(&boot.environment);
        let texts = Texts::new(boot.language.unwrap_or(speech));
        let mut model = Self {
            texts,
            settings,
            language: boot.language,
            environment: boot.environment,
            prefs: read(boot.prefs),
            statistics: Statistics::of(&boot.games),
            stack: Stack::menu(),
            question: None,
            note: None,
            games: boot.games,
            shown_games: PAGE,
            peeks: BTreeMap::new(),
            table: None,
            replay: None,
            review: None,
            board: super::touch::BoardArea::default(),
            cursor: None,
            prompt: 1,
            now,
            scroll_serial: 0,
            opening: None,
            unsaved: BTreeMap::new(),
            damaged: BTreeSet::new(),
            deleted: None,
            broken_import: None,
            journals: Journals::default(),
            ticks: Ticks::default(),
            effects: Effects::default(),
            chance: Chance::new(boot.seed, boot.names),
            steady_budgets: boot.steady_budgets,
            searches: 0,
            notes: 0,
            ui_kept: Ui::default(),
            keeps_ui: boot.keeps_ui,
            deliveries: boot.ui.deliveries.clone(),
            online: super::Online::boot(boot.server.as_deref(), boot.rooms),
            waiting: boot.ui.waiting.clone(),
            panics: super::panic::Panics::default(),
            published: super::draw::Published::default(),
            out: Vec::new(),
        };
        if boot.unreadable > 0 {
            model.say_error(Message::plain("error-games-unreadable").with("n", boot.unreadable));
        }
        if let Some(warning) = boot.warning {
            model.say_error(warning);
        }
        model.come_back(boot.ui, boot.open);
        model.go_on_errands();
        model.look_after_rooms();
        model.peek();
        let work = std::mem::take(&mut model.out);
        (model, work)
    }

    /// Opens the screens that were open.
    fn come_back(&mut self, ui: Ui, saved: Vec<Saved>) {
        let mut sessions: BTreeMap<GameId, Session> = BTreeMap::new();
        for game in saved {
            let id = game.header.id;
            match self.fold(game) {
                Ok((session, cut)) => {
                    sessions.insert(id, session);
                    self.say_if_cut(cut);
                }
                Err(message) => self.say_error(message),
            }
        }
        let places: Vec<Place> = ui.stack.clone().into();
        for place in places {
            if place.game().is_some_and(|id| !sessions.contains_key(&id)) {
                break;
            }
            self.come_back_to(&place, &sessions, &ui);
            self.stack.push(place);
        }
        if self.stack == ui.stack {
            self.question.clone_from(&ui.question);
        }
        if let Some(code) = self.stack.room() {
            self.come_back_to_room(code);
        }
        if matches!(self.stack.top(), Place::Game { .. }) {
            self.next();
        }
        if let (Some(table), Some(selected)) = (&mut self.table, &ui.selected) {
            table.select_id(selected);
        }
        self.ui_kept = ui;
    }

    fn come_back_to(&mut self, place: &Place, sessions: &BTreeMap<GameId, Session>, ui: &Ui) {
        match place {
            Place::Game { id } => {
                let session = sessions.get(id).cloned();
                self.table = session.map(|session| {
                    let pose = ui.pose.unwrap_or_else(|| self.first_pose(&session));
                    let mut table = Table::new(session, pose.bounded());
                    table.result_shown = ui.result_shown;
                    table
                });
            }
            Place::Replay { id, at } => {
                let session = sessions.get(id).cloned();
                self.replay = session.map(|session| {
                    let pose = self.first_pose(&session);
                    Replay::new(session, *at, pose)
                });
            }
            Place::Review { id } => {
                if let Some(session) = sessions.get(id) {
                    self.start_review(session.clone());
                }
            }
            _ => {}
        }
    }

    /// How a board is seen at first: Ludo as last chosen and with Red at the near left (A58),
    /// makruk from the only person's side.
    pub(super) fn first_pose(&self, session: &Session) -> Pose {
        if session.position().as_ludo().is_some() {
            return Pose {
                oblique: self.settings.oblique,
                ..LudoScene::pose(Color::Red)
            };
        }
        let header = session.header();
        let black = Seat::of_side(Side::Black);
        let white = Seat::of_side(Side::White);
        let near = if header.is_person(black) && !header.is_person(white) {
            Side::Black
        } else {
            Side::White
        };
        MakrukScene::pose(near)
    }
}
