//! Colour where the terminal has it. Nothing depends on colour: owners have marks, states have words.

use std::io::IsTerminal;

use sanuk_core::view::{Owner, OwnerMark, Role};

/// Writes text with or without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    colour: bool,
}

impl Paint {
    /// Colour when the output is a terminal that wants it.
    pub fn of_output() -> Self {
        let variable = |name| std::env::var(name).ok();
        let (no_color, term) = (variable("NO_COLOR"), variable("TERM"));
        let terminal = std::io::stdout().is_terminal();
        Self {
            colour: wants_colour(terminal, no_color.as_deref(), term.as_deref()),
        }
    }

    /// Never colour.
    pub const NONE: Self = Self { colour: false };

    fn with(self, code: &str, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// Headings and what can be pressed.
    pub fn strong(self, text: &str) -> String {
        self.with("1", text)
    }

    /// Explanations.
    pub fn faint(self, text: &str) -> String {
        self.with("2", text)
    }

    /// Errors.
    pub fn error(self, text: &str) -> String {
        self.with("31", text)
    }

    /// Text in the colour of a role.
    pub fn role(self, role: Role, text: &str) -> String {
        match code(role) {
            Some(code) => self.with(code, text),
            None => text.to_owned(),
        }
    }

    /// An owner: mark and name.
    pub fn owner(self, owner: &Owner) -> String {
        self.role(owner.fill, &format!("{} {}", mark(owner.mark), owner.name))
    }
}

/// Follows `NO_COLOR` (set and not empty) and `TERM`.
fn wants_colour(terminal: bool, no_color: Option<&str>, term: Option<&str>) -> bool {
    terminal && no_color.is_none_or(str::is_empty) && term.is_some_and(|term| term != "dumb")
}

/// The sixteen colours that every terminal's theme makes readable.
fn code(role: Role) -> Option<&'static str> {
    match role {
        Role::Red | Role::RedDark | Role::Error | Role::Check => Some("31"),
        Role::Green | Role::GreenDark => Some("32"),
        Role::Yellow | Role::YellowDark => Some("33"),
        Role::Blue | Role::BlueDark => Some("34"),
        Role::Gold => Some("1"),
        Role::Line | Role::WoodLine | Role::WoodText => Some("2"),
        _ => None,
    }
}

/// The owner's mark as a letter-sized sign.
pub fn mark(mark: OwnerMark) -> char {
    match mark {
        OwnerMark::Triangle => '△',
        OwnerMark::Cross => '✚',
        OwnerMark::Circle | OwnerMark::White => '○',
        OwnerMark::Square => '□',
        OwnerMark::Black => '●',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_only_where_the_terminal_has_it_and_nobody_minds() {
        assert!(wants_colour(true, None, Some("xterm")));
        assert!(wants_colour(true, Some(""), Some("xterm")));
        assert!(!wants_colour(true, Some("1"), Some("xterm")));
        assert!(!wants_colour(true, None, Some("dumb")));
        assert!(!wants_colour(true, None, None));
        assert!(!wants_colour(false, None, Some("xterm")));
    }

    #[test]
    fn an_owner_always_has_its_mark() {
        let owner = Owner {
            name: "Red".into(),
            mark: OwnerMark::Triangle,
            fill: Role::Red,
            ink: Role::Mark,
        };
        assert_eq!(Paint::NONE.owner(&owner), "△ Red");
        assert_eq!(Paint { colour: true }.owner(&owner), "\x1b[31m△ Red\x1b[0m");
    }
}
