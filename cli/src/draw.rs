//! Rows as lines of text.

use sanuk_core::view::{Choice, Field};

use crate::paint::Paint;
use crate::row::{Press, Row};
use crate::wrap::{COLUMNS, width, wrap};

/// Draws rows; buttons get their numbers, and the board's lines stand where the board is.
pub fn lines(rows: &[Row], board: &[String], paint: Paint) -> Vec<String> {
    let mut number = 0;
    rows.iter()
        .flat_map(|row| one(row, board, paint, &mut number))
        .collect()
}

fn one(row: &Row, board: &[String], paint: Paint, number: &mut usize) -> Vec<String> {
    let styled = |text: &str, style: &dyn Fn(&str) -> String| -> Vec<String> {
        wrap(text, COLUMNS, 0)
            .iter()
            .map(|line| style(line))
            .collect()
    };
    match row {
        Row::Blank => vec![String::new()],
        Row::Title(text) => styled(text, &|line| paint.strong(line)),
        Row::Text(text) => wrap(text, COLUMNS, 0),
        Row::Faint(text) => styled(text, &|line| paint.faint(line)),
        Row::Alarm(text) => styled(text, &|line| paint.error(&format!("! {line}"))),
        Row::Owned(owner, text) => {
            vec![format!("{}  {text}", paint.owner(owner)).trim_end().into()]
        }
        Row::Board { .. } => board.to_vec(),
        Row::Group(choice, presses) => group(choice, presses, paint, number),
        Row::Button(press) => button(press, paint, number),
        Row::Field(text) => field(text, paint),
    }
}

/// "12) Label" with marks: `*` chosen, `-` not possible.
fn label(press: &Press, paint: Paint, number: &mut usize) -> String {
    *number += 1;
    let mark = if !press.enabled {
        '-'
    } else if press.selected {
        '*'
    } else {
        ' '
    };
    let text = format!("{number:>3}){mark}{}", press.label);
    if press.primary && press.enabled {
        paint.strong(&text)
    } else {
        text
    }
}

fn button(press: &Press, paint: Paint, number: &mut usize) -> Vec<String> {
    let mut lines = vec![label(press, paint, number)];
    if !press.hint.is_empty() && press.hint != press.label {
        lines.extend(
            wrap(&press.hint, COLUMNS, 6)
                .iter()
                .map(|line| paint.faint(line)),
        );
    }
    lines
}

/// Title and badges, explanation, then the values beside each other as far as they fit.
fn group(choice: &Choice, presses: &[Press], paint: Paint, number: &mut usize) -> Vec<String> {
    let badges = choice
        .badges
        .iter()
        .fold(String::new(), |all, badge| format!("{all} [{badge}]"));
    let mut lines = Vec::new();
    if !choice.title.is_empty() || !badges.is_empty() {
        lines.push(format!("{}{badges}", paint.strong(&choice.title)));
    }
    lines.extend(
        wrap(&choice.note, COLUMNS, 2)
            .iter()
            .map(|line| paint.faint(line)),
    );
    let mut line = String::new();
    for press in presses {
        let text = label(press, paint, number);
        if !line.is_empty() && width(&line) + width(&text) > COLUMNS {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(&text);
    }
    lines.push(line);
    lines
}

fn field(field: &Field, paint: Paint) -> Vec<String> {
    let value = if field.value.is_empty() {
        &field.placeholder
    } else {
        &field.value
    };
    let mut lines = vec![format!(
        "     {}: {value}   {}",
        field.label,
        paint.faint(&format!("({}=…)", field.id))
    )];
    if !field.error.is_empty() {
        lines.push(paint.error(&format!("     ! {}", field.error)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(label: &str, enabled: bool, selected: bool) -> Press {
        Press {
            id: label.into(),
            label: label.into(),
            hint: String::new(),
            enabled,
            selected,
            primary: false,
        }
    }

    #[test]
    fn buttons_are_numbered_over_all_rows_and_marked_without_colour() {
        let choice = Choice {
            id: "players".into(),
            title: "Players".into(),
            note: String::new(),
            badges: vec!["changed".into()],
            options: Vec::new(),
        };
        let rows = [
            Row::Group(
                choice,
                vec![press("2", true, false), press("3", true, true)],
            ),
            Row::Board { squares: false },
            Row::Button(press("Roll", false, false)),
        ];
        let board = ["+".to_owned()];
        assert_eq!(
            lines(&rows, &board, Paint::plain()),
            ["Players [changed]", "  1) 2  2)*3", "+", "  3)-Roll"]
        );
    }
}
