//! Presses on the settings screen.

use super::press::Id;
use super::settings::{Confirm, Pace, PieceSet, Theme};
use super::ui::{PREFS_KEY, SETTINGS_KEY};
use super::{Message, Model, Place, Prefs, Question, Settings};
use crate::app::action::Shell;
use crate::app::work::Work;
use crate::text::Language;

impl Model {
    pub(super) fn press_settings(&mut self, id: &Id<'_>) {
        match id.name {
            "export-all" => self.ask(Work::ExportAll),
            "import" => self.shell(Shell::PickFile),
            "delete-all" => self.ask_question(Question::DeleteAll),
            "licences" => {
                self.go_to(Place::Page {
                    page: "licences".into(),
                    section: String::new(),
                });
            }
            _ => {
                if self.change_setting(id) {
                    self.choose_language();
                    self.name_table();
                    self.keep_settings();
                }
            }
        }
    }

    /// Forgets every game and setting.
    pub(super) fn delete_all(&mut self) {
        self.forget_rooms();
        self.rest_anyway();
        self.table = None;
        self.replay = None;
        self.stack.clear();
        for game in std::mem::take(&mut self.games) {
            self.journals.forget(game.header.id);
        }
        self.unsaved.clear();
        self.settings = Settings::default();
        self.language = None;
        self.prefs = Prefs::default();
        self.choose_language();
        self.ask(Work::DeleteAll {
            settings: vec![SETTINGS_KEY, PREFS_KEY],
        });
        self.arrived();
        self.say(Message::plain("settings-deleted-all"));
    }

    /// Says whether there is such a setting.
    fn change_setting(&mut self, id: &Id<'_>) -> bool {
        if id.name == "language" {
            self.language = None;
        }
        let settings = &mut self.settings;
        match (id.name, id.first) {
            ("language", "system") => settings.language = None,
            ("language", tag) if tag.parse::<Language>().is_ok() => {
                settings.language = Some(tag.to_owned());
            }
            ("theme", "system") => settings.theme = Theme::System,
            ("theme", "light") => settings.theme = Theme::Light,
            ("theme", "dark") => settings.theme = Theme::Dark,
            ("contrast", _) => settings.contrast = !settings.contrast,
            ("motion", _) => settings.reduced_motion = !settings.reduced_motion,
            ("pieces", "carved") => settings.piece_set = PieceSet::Carved,
            ("pieces", "letters") => settings.piece_set = PieceSet::Letters,
            ("pace", "slow") => settings.pace = Pace::Slow,
            ("pace", "normal") => settings.pace = Pace::Normal,
            ("pace", "fast") => settings.pace = Pace::Fast,
            ("automove", _) => settings.auto_move = !settings.auto_move,
            ("confirm", "two") => settings.confirm = Confirm::Two,
            ("confirm", "one") => settings.confirm = Confirm::One,
            ("autorotate", _) => settings.auto_rotate = !settings.auto_rotate,
            ("odds", _) => settings.odds = !settings.odds,
            ("sounds", _) => settings.sounds = !settings.sounds,
            ("hide-names", _) => settings.hide_names = !settings.hide_names,
            ("haptics", _) => settings.haptics = !settings.haptics,
            _ => return false,
        }
        true
    }
}
