//! Text from outside made fit for a terminal: typed lines that are said again, and paths.

use std::path::Path;

/// Characters of a typed line that are said again.
const LONGEST_ECHO: usize = 40;

/// A typed line as it is said again: without control characters, and cut where it is long.
pub fn echo(line: &str) -> String {
    let mut signs = line.trim().chars().filter(|sign| !sign.is_control());
    let mut said: String = signs.by_ref().take(LONGEST_ECHO).collect();
    if signs.next().is_some() {
        said.push('…');
    }
    said
}

/// A path as a word of a command; quoted where a shell would read it otherwise.
pub fn word(path: &Path) -> String {
    let text = path.display().to_string();
    // Windows separates folders by a backslash, which its shells leave alone.
    let marks = if cfg!(windows) {
        r"-_./+,:@\"
    } else {
        "-_./+,:@%"
    };
    let bare = |sign: char| sign.is_alphanumeric() || marks.contains(sign);
    if !text.is_empty() && text.chars().all(bare) {
        text
    } else if cfg!(windows) {
        format!("\"{text}\"")
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_echo_is_short_and_moves_no_cursor() {
        assert_eq!(echo(" \x1b[2Jroll\u{7}\n"), "[2Jroll");
        assert_eq!(echo(&"ก".repeat(40)), "ก".repeat(40));
        assert_eq!(echo(&"x".repeat(3_000_000)), format!("{}…", "x".repeat(40)));
    }

    #[test]
    #[cfg(unix)]
    fn a_path_is_one_word_of_a_command() {
        let word = |text: &str| word(Path::new(text));
        assert_eq!(word("/home/ann/games"), "/home/ann/games");
        assert_eq!(word("my games"), "'my games'");
        assert_eq!(word("ann's $HOME"), r"'ann'\''s $HOME'");
        assert_eq!(word("게임"), "게임");
    }
}
