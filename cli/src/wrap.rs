//! Breaks lines for a terminal. Han, kana and Hangul take two columns and break anywhere.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Columns of a line where the terminal's width is not known, and at most: longer lines read badly.
const WIDEST: usize = 76;
/// Columns of a line at least.
const NARROWEST: usize = 20;

/// Columns of a line on this terminal: what `COLUMNS` says, else the terminal itself.
pub fn columns() -> usize {
    let said = std::env::var("COLUMNS").ok();
    let said = said.and_then(|columns| columns.trim().parse().ok());
    fitting(said.or_else(of_terminal))
}

fn fitting(known: Option<usize>) -> usize {
    known.map_or(WIDEST, |columns| columns.clamp(NARROWEST, WIDEST))
}

#[cfg(unix)]
fn of_terminal() -> Option<usize> {
    let size = rustix::termios::tcgetwinsize(std::io::stdout()).ok()?;
    // Some terminals do not know their width and say 0.
    (size.ws_col > 0).then_some(usize::from(size.ws_col))
}

#[cfg(not(unix))]
fn of_terminal() -> Option<usize> {
    None
}

/// Breaks text into lines of at most `columns`, each after `indent` spaces.
pub fn wrap(text: &str, columns: usize, indent: usize) -> Vec<String> {
    let margin = " ".repeat(indent);
    let room = columns.saturating_sub(indent).max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_inclusive(' ') {
            if !line.is_empty()
                && width(&line) + width(word.trim_end()) > room
                && width(word) <= room
            {
                lines.push(std::mem::take(&mut line));
            }
            for sign in word.chars() {
                if width(&line) + sign.width().unwrap_or(0) > room && sign != ' ' {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(sign);
            }
        }
        lines.push(line);
    }
    lines
        .iter()
        .map(|line| format!("{margin}{}", line.trim_end()))
        .collect()
}

/// Columns that a text takes.
pub fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_wide_as_the_terminal_within_reason() {
        let widths = [None, Some(3), Some(40), Some(300)].map(fitting);
        assert_eq!(widths, [76, 20, 40, 76]);
    }

    #[test]
    fn words_stay_whole_and_lines_stay_short() {
        assert_eq!(wrap("one two three", 8, 1), [" one two", " three"]);
        assert_eq!(wrap("", 8, 1), Vec::<String>::new());
    }

    #[test]
    fn long_words_and_wide_signs_break_anywhere() {
        assert_eq!(wrap("abcdefgh", 5, 0), ["abcde", "fgh"]);
        assert_eq!(wrap("言葉言葉言葉", 8, 0), ["言葉言葉", "言葉"]);
    }
}
