//! What a typed line means on a screen.

use crate::row::{Press, Row, presses};

/// The meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Save and leave.
    Quit,
    /// Say how to use the terminal.
    Help,
    /// Draw the screen again.
    Again,
    /// One step back.
    Back,
    /// Press the button with this id.
    Press(String),
    /// The button cannot be pressed; why.
    Disabled(String),
    /// Set a text field.
    Commit {
        /// Id of the field.
        id: String,
        /// The text.
        text: String,
    },
    /// Go to a step of a replay.
    Step(u32),
    /// Nothing on this screen.
    Unknown,
}

/// Reads a line against the rows of the screen it answers.
pub fn read(line: &str, rows: &[Row]) -> Typed {
    let line = line.trim();
    match line {
        "q" | "quit" => return Typed::Quit,
        "?" | "h" | "help" => return Typed::Help,
        "b" | "back" => return Typed::Back,
        "" => return enter(rows),
        _ => {}
    }
    if let Some(press) = find(line, rows) {
        return if press.enabled {
            Typed::Press(press.id.clone())
        } else {
            Typed::Disabled(
                if press.hint.is_empty() {
                    &press.label
                } else {
                    &press.hint
                }
                .clone(),
            )
        };
    }
    if let Some((id, text)) = line.split_once('=')
        && rows
            .iter()
            .any(|row| matches!(row, Row::Field(field) if field.id == id.trim()))
    {
        return Typed::Commit {
            id: id.trim().to_owned(),
            text: text.trim().to_owned(),
        };
    }
    if let Some(step) = line
        .strip_prefix("step:")
        .and_then(|step| step.parse().ok())
    {
        return Typed::Step(step);
    }
    if rows.contains(&Row::Board { squares: true }) {
        on_board(line)
    } else {
        Typed::Unknown
    }
}

/// Enter alone: the one primary button, else the screen again.
fn enter(rows: &[Row]) -> Typed {
    let mut primary = presses(rows).filter(|press| press.primary && press.enabled);
    match (primary.next(), primary.next()) {
        (Some(press), None) => Typed::Press(press.id.clone()),
        _ => Typed::Again,
    }
}

/// A button by number, id or letter.
fn find<'a>(line: &str, rows: &'a [Row]) -> Option<&'a Press> {
    let by_id = |id: &str| presses(rows).find(|press| press.id == id);
    if let Ok(number) = line.parse::<usize>() {
        return presses(rows).nth(number.checked_sub(1)?);
    }
    by_id(line).or_else(|| match line {
        "r" => by_id("roll"),
        "u" => by_id("undo"),
        "v" => by_id("view"),
        "y" => by_id("confirm"),
        "n" => by_id("cancel"),
        _ => None,
    })
}

/// A node's id such as `square:e4`, or a makruk move such as `b1d2` or `+s d5c6`; the app says what
/// is wrong with a move. Words without a digit are no move.
fn on_board(line: &str) -> Typed {
    if line.starts_with("square:") || line.starts_with("piece:") || line == "die" {
        return Typed::Press(line.to_owned());
    }
    let letters = |c: char| c.is_ascii_alphanumeric() || "+- ".contains(c);
    let squares = line.split_whitespace().any(|word| {
        word.starts_with(|c: char| c.is_ascii_alphabetic())
            && word.contains(|c: char| c.is_ascii_digit())
    });
    if squares && line.len() <= LONGEST_MOVE && line.chars().all(letters) {
        Typed::Commit {
            id: "move".to_owned(),
            text: line.to_owned(),
        }
    } else {
        Typed::Unknown
    }
}

/// Bytes of the longest line that is taken for a move.
const LONGEST_MOVE: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;

    fn press(id: &str, enabled: bool, primary: bool) -> Row {
        Row::Button(Press {
            id: id.into(),
            label: id.to_uppercase(),
            hint: if enabled {
                String::new()
            } else {
                "blocked".into()
            },
            enabled,
            selected: false,
            primary,
        })
    }

    fn game() -> Vec<Row> {
        vec![
            Row::Board { squares: true },
            press("move:0", false, false),
            press("move:1", true, false),
            press("roll", true, true),
        ]
    }

    #[test]
    fn numbers_ids_and_letters_press_buttons() {
        for line in ["3", "roll", " r ", ""] {
            assert_eq!(read(line, &game()), Typed::Press("roll".into()), "{line:?}");
        }
        assert_eq!(read("2", &game()), Typed::Press("move:1".into()));
    }

    #[test]
    fn disabled_buttons_say_why() {
        assert_eq!(read("1", &game()), Typed::Disabled("blocked".into()));
    }

    #[test]
    fn moves_go_to_the_app_as_they_are_typed() {
        for line in ["d5c6", "d5c6m", "+s d5c6", "d5c6 -s", "D5C6", "d5c9", "d5"] {
            let (id, text) = ("move".into(), line.to_owned());
            assert_eq!(read(line, &game()), Typed::Commit { id, text }, "{line}");
        }
    }

    #[test]
    fn what_means_nothing_is_unknown() {
        for line in [
            "0",
            "99",
            "+s",
            "d5c6 d5c6 d5c6 d5c6",
            "rol",
            "ä",
            "name:0=x",
        ] {
            assert_eq!(read(line, &game()), Typed::Unknown, "{line:?}");
        }
        assert_eq!(read("d5c6", &[press("roll", true, true)]), Typed::Unknown);
    }

    #[test]
    fn enter_with_nothing_obvious_draws_again() {
        assert_eq!(read("", &[press("a", true, false)]), Typed::Again);
        assert_eq!(
            read("", &[press("a", true, true), press("b", true, true)]),
            Typed::Again
        );
    }
}
