//! Rows as lines of text.

use sanuk_core::view::{Choice, Field, Owner};

use crate::paint::Paint;
use crate::row::{Press, Row};
use crate::wrap::{width, wrap};

/// Draws rows; buttons get their numbers, and the board's lines stand where the board is.
pub fn lines(rows: &[Row], board: &[String], paint: Paint, columns: usize) -> Vec<String> {
    let mut sheet = Sheet {
        board,
        paint,
        columns,
        number: 0,
    };
    rows.iter().flat_map(|row| sheet.row(row)).collect()
}

/// Columns of a button's number and mark.
const NUMBER: usize = 5;

struct Sheet<'a> {
    board: &'a [String],
    paint: Paint,
    columns: usize,
    /// Buttons so far.
    number: usize,
}

impl Sheet<'_> {
    fn row(&mut self, row: &Row) -> Vec<String> {
        let paint = self.paint;
        match row {
            Row::Blank => vec![String::new()],
            Row::Title(text) => self.styled(text, 0, |line| paint.strong(line)),
            Row::Text(text) => wrap(text, self.columns, 0),
            Row::Faint(text) => self.styled(text, 0, |line| paint.faint(line)),
            Row::Alarm(text) => wrap(text, self.columns.saturating_sub(2), 0)
                .iter()
                .map(|line| paint.error(&format!("! {line}")))
                .collect(),
            Row::Owned(owner, text) => self.owned(owner, text),
            Row::Board { .. } => self.board.to_vec(),
            Row::Group(choice, presses) => self.group(choice, presses),
            Row::Button(press) => self.button(press),
            Row::Field(text) => self.field(text),
        }
    }

    fn styled(&self, text: &str, indent: usize, style: impl Fn(&str) -> String) -> Vec<String> {
        let lines = wrap(text, self.columns, indent);
        lines.iter().map(|line| style(line)).collect()
    }

    /// The owner in colour, as far as its name stands on the first line.
    fn owned(&self, owner: &Owner, text: &str) -> Vec<String> {
        let name = Paint::NONE.owner(owner);
        let mut lines = wrap(&format!("{name}  {text}"), self.columns, 0);
        if let Some(first) = lines.first_mut()
            && let Some(rest) = first.strip_prefix(&name)
        {
            *first = format!("{}{rest}", self.paint.owner(owner));
        }
        lines
    }

    /// "12) Label" with marks: `*` chosen, `-` not possible. Further lines stand under the label.
    fn label(&mut self, press: &Press) -> Vec<String> {
        self.number += 1;
        let mark = if !press.enabled {
            '-'
        } else if press.selected {
            '*'
        } else {
            ' '
        };
        let mut lines = wrap(&press.label, self.columns, NUMBER);
        let first = lines.first().map_or("", |line| line.trim_start());
        let first = format!("{:>3}){mark}{first}", self.number);
        lines.splice(..lines.len().min(1), [first]);
        if press.primary && press.enabled {
            lines.iter().map(|line| self.paint.strong(line)).collect()
        } else {
            lines
        }
    }

    fn button(&mut self, press: &Press) -> Vec<String> {
        let mut lines = self.label(press);
        if !press.hint.is_empty() && press.hint != press.label {
            lines.extend(self.styled(&press.hint, 6, |line| self.paint.faint(line)));
        }
        lines
    }

    /// Title and badges, explanation, then the values beside each other as far as they fit.
    fn group(&mut self, choice: &Choice, presses: &[Press]) -> Vec<String> {
        let mut lines = self.heading(choice);
        lines.extend(self.styled(&choice.note, 2, |line| self.paint.faint(line)));
        let mut line = String::new();
        for press in presses {
            let mut label = self.label(press);
            let fits = label.len() == 1 && width(&line) + width(&label[0]) <= self.columns;
            if !line.is_empty() && !fits {
                lines.push(std::mem::take(&mut line));
            }
            // What comes next may stand behind the label's last line.
            let last = label.pop().unwrap_or_default();
            lines.extend(label);
            line.push_str(&last);
        }
        lines.push(line);
        lines
    }

    fn heading(&self, choice: &Choice) -> Vec<String> {
        let badges: Vec<String> = choice.badges.iter().map(|it| format!("[{it}]")).collect();
        let badges = badges.join(" ");
        let one_line = width(&choice.title) + 1 + width(&badges) <= self.columns;
        if one_line && !choice.title.is_empty() && !badges.is_empty() {
            let title = self.paint.strong(&choice.title);
            return vec![format!("{title} {badges}")];
        }
        let mut lines = self.styled(&choice.title, 0, |line| self.paint.strong(line));
        lines.extend(wrap(&badges, self.columns, 0));
        lines
    }

    fn field(&self, field: &Field) -> Vec<String> {
        let value = if field.value.is_empty() {
            &field.placeholder
        } else {
            &field.value
        };
        let text = format!("{}: {value}", field.label);
        let how = format!("({}=…)", field.id);
        let mut lines = wrap(&text, self.columns, NUMBER);
        match lines.last_mut() {
            Some(last) if width(last) + 3 + width(&how) <= self.columns => {
                *last = format!("{last}   {}", self.paint.faint(&how));
            }
            _ => lines.extend(self.styled(&how, NUMBER, |line| self.paint.faint(line))),
        }
        if !field.error.is_empty() {
            let error = format!("! {}", field.error);
            lines.extend(self.styled(&error, NUMBER, |line| self.paint.error(line)));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanuk_core::view::{OwnerMark, Role};

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
            lines(&rows, &board, Paint::NONE, 76),
            ["Players [changed]", "  1) 2  2)*3", "+", "  3)-Roll"]
        );
    }
    #[test]
    fn no_row_is_wider_than_the_terminal() {
        let owner = Owner {
            name: "somebody with a long name".into(),
            mark: OwnerMark::Circle,
            fill: Role::Yellow,
            ink: Role::Mark,
        };
        let choice = Choice {
            id: "rules".into(),
            title: "Rules to start from".into(),
            note: "what they are, said at length".into(),
            badges: vec!["changed".into(), "not standard".into()],
            options: Vec::new(),
        };
        let field = Field {
            id: "name:0".into(),
            label: "Name of this seat".into(),
            value: "somebody else altogether".into(),
            placeholder: String::new(),
            error: "this name is too long".into(),
            max_chars: 20,
        };
        let long = "a button that says more than fits";
        let rows = [
            Row::Owned(owner, "three men captured · in check".into()),
            Row::Alarm("what is wrong, said at length".into()),
            Row::Group(
                choice,
                vec![press(long, true, true), press("2", true, false)],
            ),
            Row::Button(press(long, true, false)),
            Row::Field(field),
        ];
        let drawn = lines(&rows, &[], Paint::NONE, 20);
        let wide = drawn.iter().filter(|line| width(line) > 20);
        assert_eq!(wide.count(), 0, "{drawn:#?}");
        assert!(
            drawn.contains(&"  1)*a button that".to_owned()),
            "{drawn:#?}"
        );
        assert!(
            drawn.contains(&"     says more than".to_owned()),
            "{drawn:#?}"
        );
    }
}
