//! Presses on the settings screen.

use super::press::Id;
use super::settings::{Confirm, Pace, PieceSet, Theme};
use super::{Model, Place};
use crate::app::action::Shell;
use crate::app::work::Work;
use crate::text::Language;

impl Model {
    pub(super) fn press_settings(&mut self, id: &Id<'_>) {
        match id.name {
            "export-all" => self.ask(Work::ExportAll),
            "import" => self.shell(Shell::PickFile),
            "licences" => {
                self.go_to(Place::Page {
                    page: "licences".into(),
                    section: String::new(),
                });
            }
            _ => {
                if self.change_setting(id) {
                    self.choose_language();
                    self.keep_settings();
                }
            }
        }
    }

    /// Says whether there is such a setting.
    fn change_setting(&mut self, id: &Id<'_>) -> bool {
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
            ("haptics", _) => settings.haptics = !settings.haptics,
            _ => return false,
        }
        true
    }
}
