//! Breaks lines for a terminal. Han, kana and Hangul take two columns and break anywhere.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Columns of a line.
pub const COLUMNS: usize = 76;

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
