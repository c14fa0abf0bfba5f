//! A screen as rows of text and buttons; the buttons are numbered in the order of the rows.

use sanuk_core::view::{Button, Choice, Emphasis, Field, Line, Owner, Toggle};

/// Something to press, whatever widget it is elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// Id to send back.
    pub id: String,
    /// Text.
    pub label: String,
    /// What it does, or why it cannot be pressed.
    pub hint: String,
    /// Can be pressed.
    pub enabled: bool,
    /// Chosen now.
    pub selected: bool,
    /// Enter alone presses it.
    pub primary: bool,
}

/// One row of a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// An empty line.
    Blank,
    /// A heading.
    Title(String),
    /// Text, wrapped.
    Text(String),
    /// An explanation, wrapped.
    Faint(String),
    /// An error or a warning, wrapped.
    Alarm(String),
    /// An owner with text behind.
    Owned(Owner, String),
    /// Here the board is drawn.
    Board {
        /// Its squares can be named: moves may be typed.
        squares: bool,
    },
    /// Alternatives with a title, beside each other.
    Group(Choice, Vec<Press>),
    /// A button on its own line.
    Button(Press),
    /// A text to type, as `ID=TEXT`.
    Field(Field),
}

impl From<&Button> for Press {
    fn from(button: &Button) -> Self {
        Self {
            id: button.id.clone(),
            label: button.label.clone(),
            hint: button.hint.clone(),
            enabled: button.enabled,
            selected: button.selected,
            primary: button.emphasis == Emphasis::Primary,
        }
    }
}

impl From<&Button> for Row {
    fn from(button: &Button) -> Self {
        Row::Button(button.into())
    }
}

impl From<&Choice> for Row {
    fn from(choice: &Choice) -> Self {
        // A chosen value looks primary on some screens; Enter alone must not choose again.
        let presses = choice.options.iter().map(|option| Press {
            primary: false,
            ..option.into()
        });
        Row::Group(choice.clone(), presses.collect())
    }
}

impl From<&Toggle> for Row {
    fn from(toggle: &Toggle) -> Self {
        Row::Button(Press {
            id: toggle.id.clone(),
            label: toggle.label.clone(),
            hint: toggle.note.clone(),
            enabled: toggle.enabled,
            selected: toggle.on,
            primary: false,
        })
    }
}

/// The buttons of rows, in the order of their numbers.
pub fn presses(rows: &[Row]) -> impl Iterator<Item = &Press> {
    rows.iter().flat_map(|row| match row {
        Row::Group(_, presses) => presses.as_slice(),
        Row::Button(press) => std::slice::from_ref(press),
        _ => &[],
    })
}

/// A name and its value, or a sentence where there is no value.
pub fn fact(line: &Line) -> Row {
    let colon = if line.value.is_empty() { "" } else { ": " };
    Row::Text(format!("{}{colon}{}", line.label, line.value))
}

/// Adds a title where there is one, then rows.
pub fn titled(rows: &mut Vec<Row>, title: &str, items: impl IntoIterator<Item = Row>) {
    let mut items = items.into_iter().peekable();
    if items.peek().is_some() {
        rows.push(Row::Blank);
        if !title.is_empty() {
            rows.push(Row::Title(title.to_owned()));
        }
        rows.extend(items);
    }
}
