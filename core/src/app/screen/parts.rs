//! Small records that many screens are made of.

use crate::view::part::{Button, Choice, Emphasis, Icon, Toggle};

/// A button as most are: outlined, enabled, without a sign.
pub(super) fn button(id: impl Into<String>, label: impl Into<String>) -> Button {
    Button {
        id: id.into(),
        label: label.into(),
        hint: String::new(),
        icon: Icon::None,
        emphasis: Emphasis::Secondary,
        enabled: true,
        selected: false,
    }
}

/// Changes to a button, one after the other.
pub(super) trait Dress: Sized {
    /// With a sign.
    #[must_use]
    fn icon(self, icon: Icon) -> Self;
    /// With a second line.
    #[must_use]
    fn hint(self, hint: impl Into<String>) -> Self;
    /// With another emphasis.
    #[must_use]
    fn emphasis(self, emphasis: Emphasis) -> Self;
    /// Shown as chosen.
    #[must_use]
    fn selected(self, selected: bool) -> Self;
    /// Can be pressed.
    #[must_use]
    fn enabled(self, enabled: bool) -> Self;
}

impl Dress for Button {
    fn icon(mut self, icon: Icon) -> Self {
        self.icon = icon;
        self
    }

    fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }

    fn emphasis(mut self, emphasis: Emphasis) -> Self {
        self.emphasis = emphasis;
        self
    }

    fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}

/// One of several values; `options` are pairs of value and label.
pub(super) fn choice<V: AsRef<str>>(
    id: &str,
    title: String,
    note: String,
    options: impl IntoIterator<Item = (V, String)>,
    chosen: &str,
) -> Choice {
    let option = |(value, label): (V, String)| {
        let value = value.as_ref();
        button(format!("{id}:{value}"), label).selected(value == chosen)
    };
    Choice {
        id: id.to_owned(),
        title,
        note,
        badges: Vec::new(),
        options: options.into_iter().map(option).collect(),
    }
}

/// On or off.
pub(super) fn toggle(id: &str, label: String, note: String, on: bool) -> Toggle {
    Toggle {
        id: id.to_owned(),
        label,
        note,
        on,
        enabled: true,
    }
}
