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
    /// Press these one after the other: a makruk move.
    Move(Vec<String>),
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

/// A makruk move such as `b1d2`, `+s d5c6` or `d5c6 -s`, or a node's id such as `square:e4`.
fn on_board(line: &str) -> Typed {
    if line.starts_with("square:") || line.starts_with("piece:") || line == "die" {
        return Typed::Press(line.to_owned());
    }
    let mut presses = Vec::new();
    for word in line.split_whitespace() {
        match word {
            "+s" => presses.insert(0, "count:start".to_owned()),
            "-s" => presses.insert(0, "count:stop".to_owned()),
            word => {
                let Some((from, to)) = squares(word) else {
                    return Typed::Unknown;
                };
                presses.extend([format!("square:{from}"), format!("square:{to}")]);
            }
        }
    }
    let squares = presses
        .iter()
        .filter(|press| press.starts_with("square:"))
        .count();
    if squares == 2 {
        Typed::Move(presses)
    } else {
        Typed::Unknown
    }
}

/// The two squares of a coordinate move; a promotion's `m` may follow and is implied.
fn squares(word: &str) -> Option<(&str, &str)> {
    let word = word.strip_suffix('m').unwrap_or(word);
    let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
    let (from, to) = word.split_at_checked(2)?;
    (is_square(from) && is_square(to)).then_some((from, to))
}

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
    fn moves_are_two_squares_with_counting_before_or_behind() {
        let squares = |first: &[&str]| {
            let all = first.iter().copied().chain(["square:d5", "square:c6"]);
            Typed::Move(all.map(str::to_owned).collect())
        };
        assert_eq!(read("d5c6", &game()), squares(&[]));
        assert_eq!(read("d5c6m", &game()), squares(&[]));
        assert_eq!(read("+s d5c6", &game()), squares(&["count:start"]));
        assert_eq!(read("d5c6 -s", &game()), squares(&["count:stop"]));
    }

    #[test]
    fn what_means_nothing_is_unknown() {
        for line in [
            "0",
            "99",
            "d5c9",
            "d5",
            "+s",
            "d5c6 d5c6",
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
