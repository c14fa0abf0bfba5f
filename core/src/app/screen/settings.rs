//! The settings' record.

use super::super::model::{Confirm, Model, Pace, PieceSet, Theme};
use super::parts::{Dress, button, choice, toggle};
use crate::app::faults;
use crate::protocol::{PlayerName, ServerAddressError};
use crate::text::Language;
use crate::view::part::{Choice, Emphasis, Field, Icon, Line};
use crate::view::screen::{SettingsItem, SettingsSection, SettingsView};

impl Model {
    pub(super) fn settings_view(&self) -> SettingsView {
        let section = |key: &str, items: Vec<SettingsItem>| SettingsSection {
            title: self.texts.get(key),
            items,
        };
        SettingsView {
            title: self.texts.get("settings-title"),
            sections: vec![
                section(
                    "settings-group-language",
                    vec![item(self.language_choice())],
                ),
                section("settings-group-look", self.look_items()),
                section("settings-group-play", self.play_items()),
                section("settings-group-sound", self.sound_items()),
                section("online-settings-group", self.friends_items()),
                section("settings-group-data", self.data_items()),
                section("settings-group-about", self.about_items()),
            ],
        }
    }

    pub(super) fn language_choice(&self) -> Choice {
        let texts = &self.texts;
        let system = ("system", texts.get("settings-language-system"));
        let known = Language::ALL.map(|language| (language.tag(), language.name().to_owned()));
        let note = if texts.language() == Language::Thai {
            texts.get("settings-language-note-th")
        } else {
            String::new()
        };
        let asked = self.language.map(Language::tag);
        let chosen = asked.or(self.settings.language.as_deref());
        let chosen = chosen.unwrap_or("system");
        let all = std::iter::once(system).chain(known);
        // The group's title says what it is.
        choice("language", String::new(), note, all, chosen)
    }

    fn look_items(&self) -> Vec<SettingsItem> {
        let texts = &self.texts;
        let theme = match self.settings.theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let pieces = match self.settings.piece_set {
            PieceSet::Carved => "carved",
            PieceSet::Letters => "letters",
        };
        vec![
            item(self.values("theme", &["system", "light", "dark"], theme)),
            self.switch("contrast", self.settings.contrast),
            self.switch("motion", self.settings.reduced_motion),
            with_note(
                self.values("pieces", &["carved", "letters"], pieces),
                texts.get("settings-pieces-note"),
            ),
            SettingsItem::Line {
                line: Line {
                    label: texts.get("settings-text-size"),
                    value: String::new(),
                },
            },
        ]
    }

    fn play_items(&self) -> Vec<SettingsItem> {
        let pace = match self.settings.pace {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
        };
        let confirm = match self.settings.confirm {
            Confirm::Two => "two",
            Confirm::One => "one",
        };
        let texts = &self.texts;
        vec![
            with_note(
                self.values("pace", &["slow", "normal", "fast"], pace),
                texts.get("settings-pace-note"),
            ),
            with_note(
                self.values("confirm", &["two", "one"], confirm),
                texts.get("settings-confirm-note"),
            ),
            self.switch("automove", self.settings.auto_move),
            self.switch("autorotate", self.settings.auto_rotate),
            self.switch("odds", self.settings.odds),
        ]
    }

    fn sound_items(&self) -> Vec<SettingsItem> {
        let plain = |key: &str, on| SettingsItem::Toggle {
            toggle: toggle(
                key,
                self.texts.get(&format!("settings-{key}")),
                String::new(),
                on,
            ),
        };
        vec![
            plain("sounds", self.settings.sounds),
            plain("haptics", self.settings.haptics),
        ]
    }

    fn friends_items(&self) -> Vec<SettingsItem> {
        let mut items = self.name_items();
        items.extend(self.server_items());
        items
    }

    /// The name shown in rooms, and whether those of others are shown here.
    fn name_items(&self) -> Vec<SettingsItem> {
        let texts = &self.texts;
        let fault = self.online.name_fault.as_ref();
        let fault = fault.map(|(typed, fault)| (typed.clone(), faults::name(*fault).say(texts)));
        let own = self.settings.name.clone().map(String::from);
        let field = Field {
            placeholder: texts.get("online-settings-name-none"),
            max_chars: PlayerName::MAX as u32,
            ..typed("own-name", texts.get("online-settings-name"), own, fault)
        };
        let hide = toggle(
            "hide-names",
            texts.get("online-settings-hide"),
            texts.get("online-settings-hide-note"),
            self.settings.hide_names,
        );
        vec![
            SettingsItem::Field { field },
            note(texts.get("online-settings-name-note")),
            SettingsItem::Toggle { toggle: hide },
        ]
    }

    /// The server of rooms: another one than the app's own, or the first one at all.
    fn server_items(&self) -> Vec<SettingsItem> {
        let texts = &self.texts;
        let fault = self.online.server_fault.as_ref();
        let fault = fault.map(|(typed, fault)| (typed.clone(), self.server_fault(fault)));
        let own = self.settings.server.as_ref().map(ToString::to_string);
        let default = self.online.default_server.as_ref();
        let field = Field {
            placeholder: default.map_or("https://".to_owned(), ToString::to_string),
            max_chars: 200,
            ..typed("server", texts.get("online-settings-server"), own, fault)
        };
        let standing = match (default, self.server()) {
            (Some(server), _) => texts.format(
                "online-settings-server-default",
                &[("server", server.host().to_owned().into())],
            ),
            (None, None) => texts.get("online-settings-server-none"),
            (None, Some(_)) => String::new(),
        };
        let mut items = vec![
            SettingsItem::Field { field },
            note(texts.get("online-settings-server-note")),
        ];
        items.extend((!standing.is_empty()).then(|| note(standing)));
        items
    }

    fn server_fault(&self, fault: &ServerAddressError) -> String {
        match fault {
            ServerAddressError::Scheme => self.texts.get("online-settings-server-scheme"),
            ServerAddressError::Tail => self.texts.get("online-settings-server-tail"),
            ServerAddressError::Host { host } => self.texts.format(
                "online-settings-server-host",
                &[("host", host.clone().into())],
            ),
        }
    }

    fn data_items(&self) -> Vec<SettingsItem> {
        let texts = &self.texts;
        let games = texts.format("settings-saved-games", &[("n", self.games.len().into())]);
        vec![
            SettingsItem::Action {
                button: button("export-all", texts.get("settings-export-all"))
                    .hint(texts.get("settings-export-all-note"))
                    .icon(Icon::Share),
            },
            SettingsItem::Action {
                button: button("import", texts.get("settings-import"))
                    .hint(texts.get("settings-import-note"))
                    .icon(Icon::Import),
            },
            SettingsItem::Action {
                button: button("delete-all", texts.get("settings-delete-all"))
                    .icon(Icon::Delete)
                    .emphasis(Emphasis::Destructive),
            },
            SettingsItem::Line {
                line: Line {
                    label: games,
                    value: String::new(),
                },
            },
        ]
    }

    fn about_items(&self) -> Vec<SettingsItem> {
        let texts = &self.texts;
        let line = |key: &str, value: &str| SettingsItem::Line {
            line: Line {
                label: texts.get(key),
                value: value.to_owned(),
            },
        };
        vec![
            line("settings-version", env!("CARGO_PKG_VERSION")),
            line("settings-licence", env!("CARGO_PKG_LICENSE")),
            SettingsItem::Action {
                button: button("licences", texts.get("settings-licences")),
            },
            line("settings-privacy", ""),
        ]
    }

    /// A choice whose texts are `settings-ID` and `settings-ID-VALUE`.
    fn values(&self, id: &str, values: &[&'static str], chosen: &str) -> Choice {
        let texts = &self.texts;
        let options = values
            .iter()
            .map(|value| (*value, texts.get(&format!("settings-{id}-{value}"))));
        choice(
            id,
            texts.get(&format!("settings-{id}")),
            String::new(),
            options,
            chosen,
        )
    }

    /// A switch whose texts are `settings-ID` and `settings-ID-note`.
    fn switch(&self, id: &str, on: bool) -> SettingsItem {
        let label = self.texts.get(&format!("settings-{id}"));
        let note = self.texts.get(&format!("settings-{id}-note"));
        SettingsItem::Toggle {
            toggle: toggle(id, label, note, on),
        }
    }
}

/// A field with what is set, or with what was typed last and what is wrong with it.
fn typed(id: &str, label: String, set: Option<String>, fault: Option<(String, String)>) -> Field {
    let (value, error) = fault.unwrap_or((set.unwrap_or_default(), String::new()));
    Field {
        id: id.to_owned(),
        label,
        value,
        error,
        placeholder: String::new(),
        max_chars: 0,
    }
}

fn note(label: String) -> SettingsItem {
    SettingsItem::Line {
        line: Line {
            label,
            value: String::new(),
        },
    }
}

fn with_note(choice: Choice, note: String) -> SettingsItem {
    item(Choice { note, ..choice })
}

fn item(choice: Choice) -> SettingsItem {
    SettingsItem::Choice { choice }
}
