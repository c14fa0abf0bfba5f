//! Settings.

use sanuk_core::view::{SettingsItem, SettingsView};

use crate::row::{Row, fact, titled};

/// All groups.
pub fn settings(view: &SettingsView) -> Vec<Row> {
    let mut rows = vec![Row::Title(view.title.clone())];
    for section in &view.sections {
        titled(&mut rows, &section.title, section.items.iter().map(item));
    }
    rows
}

fn item(item: &SettingsItem) -> Row {
    match item {
        SettingsItem::Choice { choice } => choice.into(),
        SettingsItem::Toggle { toggle } => toggle.into(),
        SettingsItem::Field { field } => Row::Field(field.clone()),
        SettingsItem::Action { button } => button.into(),
        SettingsItem::Line { line } => fact(line),
    }
}
