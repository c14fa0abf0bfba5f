//! Where the player is, kept so that a killed app comes back to the same place.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Model, Place, Question, Stack, Table, Tick};
use crate::app::work::Work;
use crate::game::GameId;
use crate::view::camera::Pose;

/// Kept within 250 ms of a change; the disk's own time is part of it.
const KEEP_MS: u64 = 150;

/// What is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Ui {
    /// Open screens above the menu.
    pub stack: Stack,
    /// Open question.
    pub question: Option<Question>,
    /// What is selected on the board, as a node's id.
    pub selected: Option<String>,
    /// How the table's board is turned, tilted and enlarged.
    pub pose: Option<Pose>,
    /// The result has been shown by itself.
    pub result_shown: bool,
    /// Links opened last.
    pub deliveries: Vec<String>,
    /// An invitation that waits behind the first-start screen.
    pub waiting: Option<String>,
}

impl Default for Ui {
    fn default() -> Self {
        Self {
            stack: Stack::menu(),
            question: None,
            selected: None,
            pose: None,
            result_shown: false,
            deliveries: Vec::new(),
            waiting: None,
        }
    }
}

impl Ui {
    /// The very first start.
    pub fn first_start() -> Self {
        Self {
            stack: vec![Place::Welcome].into(),
            ..Self::default()
        }
    }

    /// The menu, with the links that were seen and the invitation that waits.
    pub fn at_menu(self) -> Self {
        Self {
            deliveries: self.deliveries,
            waiting: self.waiting,
            ..Self::default()
        }
    }

    /// Reads what was kept; what cannot be read is the menu.
    pub fn read(value: Option<Value>) -> Self {
        value
            .and_then(|value| serde_json::from_value(value).ok())
            .unwrap_or_default()
    }

    /// The games that the open screens are about.
    pub fn games(&self) -> Vec<GameId> {
        let places: Vec<Place> = self.stack.clone().into();
        let mut games: Vec<GameId> = places.iter().filter_map(Place::game).collect();
        games.sort();
        games.dedup();
        games
    }
}

impl Model {
    /// Where the player is.
    fn ui(&self) -> Ui {
        Ui {
            stack: self.stack.clone(),
            question: self.question.clone(),
            selected: self.table.as_ref().and_then(Table::selected_id),
            pose: self.table.as_ref().map(|table| table.pose),
            result_shown: self.table.as_ref().is_some_and(|table| table.result_shown),
            deliveries: self.deliveries.clone(),
            waiting: self.waiting.clone(),
        }
    }

    /// Starts the timer that keeps where the player is, when that has changed.
    pub(super) fn watch_ui(&mut self) {
        if !self.ticks.runs(|tick| tick == Tick::KeepUi) && self.ui() != self.ui_kept {
            self.after(KEEP_MS, Tick::KeepUi);
        }
    }

    /// Keeps where the player is.
    pub(super) fn keep_ui(&mut self) {
        let ui = self.ui();
        if ui == self.ui_kept {
            return;
        }
        if let Ok(value) = serde_json::to_value(&ui) {
            if self.keeps_ui {
                self.ask(Work::PutUi { value });
            }
            self.ui_kept = ui;
        }
    }

    pub(super) fn keep_settings(&mut self) {
        self.keep_value(SETTINGS_KEY, serde_json::to_value(&self.settings));
    }

    pub(super) fn keep_prefs(&mut self) {
        self.keep_value(PREFS_KEY, serde_json::to_value(&self.prefs));
    }

    fn keep_value(&mut self, key: &'static str, value: serde_json::Result<Value>) {
        if let Ok(value) = value {
            self.ask(Work::PutSettings { key, value });
        }
    }
}

/// Key of the settings in the store.
pub(crate) const SETTINGS_KEY: &str = "settings";
/// Key of what the menu remembers.
pub(crate) const PREFS_KEY: &str = "menu";
