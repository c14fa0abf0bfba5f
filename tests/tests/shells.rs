//! The shells' side of the bargain: they show every record, hold no text, and share nothing by copy.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const KOTLIN: &[&str] = &["android/ui/src"];
const SWIFT: &[&str] = &[
    "ios/SanukKit/Sources/SanukModel",
    "ios/SanukKit/Sources/SanukViews",
];
const ALL_SHELLS: &[&str] = &[
    "android/ui/src",
    "android/app/src/main/kotlin",
    "android/desktop/src/main/kotlin",
    "ios/SanukKit/Sources",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Kotlin and Swift files below folders, with their paths from the root.
fn sources(folders: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path
                .extension()
                .is_some_and(|end| end == "kt" || end == "swift")
            {
                let name = path.strip_prefix(root()).unwrap().display().to_string();
                found.push((name, std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// A source without its comments, so that a mention is a use.
fn code(source: &str) -> String {
    let mut inside = false;
    let mut kept = String::new();
    for line in source.lines() {
        let plain = line.trim_start();
        inside |= plain.starts_with("/*");
        if !inside && !plain.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
        inside &= !plain.contains("*/");
    }
    kept
}

/// `can_go_back` as Kotlin and Swift call it.
fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |mut name, part| {
        let (head, tail) = part.split_at(1);
        name.push_str(&head.to_uppercase());
        name.push_str(tail);
        name
    })
}

/// Records of a file of the core: name and fields of each public struct.
fn records(path: &str) -> Vec<(String, Vec<String>)> {
    let source = text(path);
    let mut records: Vec<(String, Vec<String>)> = Vec::new();
    for line in source.lines() {
        if let Some(rest) = line.strip_prefix("pub struct ") {
            records.push((rest.trim_end_matches(" {").to_owned(), Vec::new()));
        } else if let (Some(rest), Some((_, fields))) =
            (line.strip_prefix("    pub "), records.last_mut())
            && let Some((name, _)) = rest.split_once(": ")
            && !rest.starts_with("fn ")
        {
            fields.push(name.to_owned());
        }
    }
    records
}

/// Files of the view that hold nothing but records.
fn files_of_records() -> Vec<String> {
    let folder = std::fs::read_dir(root().join("core/src/view")).unwrap();
    let files = folder.map(|entry| PathBuf::from(entry.unwrap().file_name()));
    let paths = files
        .filter(|file| file.extension().is_some_and(|it| it == "rs") && file != "look.rs")
        .map(|file| format!("core/src/view/{}", file.display()));
    paths
        .filter(|path| text(path).contains("derive(uniffi::Record)"))
        .collect()
}

/// Variants of the enum of screens.
fn screens() -> Vec<String> {
    let source = text("core/src/view/screen.rs");
    let body = source.split("pub enum Screen {").nth(1).unwrap();
    body.lines()
        .take_while(|line| *line != "}")
        .filter_map(|line| line.strip_prefix("    ")?.strip_suffix(" {"))
        .filter(|name| !name.starts_with(' '))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_screen_has_a_view_in_both_shells() {
    let kotlin = text("android/ui/src/app/sanuk/ui/App.kt");
    let swift = text("ios/SanukKit/Sources/SanukViews/RootView.swift");
    let screens = screens();
    assert!(screens.len() >= 7, "{screens:?}");
    for screen in screens {
        assert!(
            kotlin.contains(&format!("is Screen.{screen} ->")),
            "Compose has no view for {screen}"
        );
        let case = screen[..1].to_lowercase() + &screen[1..];
        assert!(
            swift.contains(&format!("case .{case}(")),
            "SwiftUI has no view for {screen}"
        );
    }
}

/// Fields that a shell has no use for, with the reason.
const UNSHOWN: &[(&str, &str, &str)] = &[
    (
        "kotlin",
        "GameView.title",
        "the bar shows whose turn it is, a heading; the title is for VoiceOver's container",
    ),
    ("kotlin", "ReviewView.graph_signs", "it draws the graph"),
    ("swift", "ReviewView.graph_signs", "it draws the graph"),
];

/// Whether a source uses a field: anywhere when no other record has a field of that name, else in a file
/// that names the record, or of a value that is called like it (`row.owner` of a `RankRow`).
fn uses(sources: &[(String, String)], record: &str, field: &str, shared: bool) -> bool {
    let field = camel(field);
    let last_word = record.rfind(char::is_uppercase).unwrap_or_default();
    let called = format!("{}.{field}", record[last_word..].to_lowercase());
    sources.iter().any(|(_, code)| {
        let counts = !shared || has_word(code, record);
        counts && has_word(code, &format!(".{field}")) || has_word(code, &called)
    })
}

#[test]
fn every_field_of_a_record_is_shown_by_both_shells() {
    let shells = [("kotlin", KOTLIN), ("swift", SWIFT)].map(|(name, folders)| {
        let sources = sources(folders).into_iter();
        let codes = sources.map(|(name, text)| (name, code(&text)));
        (name, codes.collect::<Vec<_>>())
    });
    let records: Vec<_> = files_of_records()
        .iter()
        .flat_map(|path| records(path))
        .collect();
    let holders = |field: &String| records.iter().filter(|(_, of)| of.contains(field)).count();
    let mut wrong = BTreeSet::new();
    for (record, fields) in &records {
        for field in fields {
            let (name, shared) = (format!("{record}.{field}"), holders(field) > 1);
            for (shell, sources) in &shells {
                let shown = uses(sources, record, field, shared);
                let excused = UNSHOWN
                    .iter()
                    .any(|(of, what, _)| of == shell && *what == name);
                if shown == excused {
                    wrong.insert(format!(
                        "{name} in {shell}: shown {shown}, excused {excused}"
                    ));
                }
            }
        }
    }
    let wrong: Vec<_> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether a word stands in the source by itself, not as a part of a longer one.
fn has_word(source: &str, word: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    source.match_indices(word).any(|(at, _)| {
        let before = source[..at].chars().next_back();
        let after = source[at + word.len()..].chars().next();
        let begins = word.starts_with('.') || !before.is_some_and(part_of_word);
        begins && !after.is_some_and(part_of_word)
    })
}

/// String literals of a line, without what stands in `${}` or `\()`.
fn literals(line: &str) -> Vec<String> {
    line.split('"')
        .enumerate()
        .filter(|(at, _)| at % 2 == 1)
        .map(|(_, literal)| literal.to_owned())
        .collect()
}

/// Something for people to read: two words, one that begins like a label, or letters of another script.
fn reads_as_text(literal: &str) -> bool {
    let words: Vec<&str> = literal.split(' ').collect();
    // Drawings of signs are numbers and single letters.
    let is_word = |word: &&str| word.len() > 1 && !word.contains(|c: char| c.is_ascii_digit());
    let foreign = |c: char| c.is_alphabetic() && !c.is_ascii();
    let mut letters = literal.chars();
    let label = letters.next().is_some_and(char::is_uppercase)
        && letters.next().is_some_and(char::is_lowercase);
    words.iter().filter(|word| is_word(word)).count() > 1 || label || literal.contains(foreign)
}

#[test]
fn a_text_for_people_is_told_from_an_id() {
    for text in ["Roll again", "Roll", "Roll:", "振る", "굴리기", "ทอย"] {
        assert!(reads_as_text(text), "{text}");
    }
    for id in [
        "",
        "•",
        "piece:2",
        "win.highContrast.on",
        "M12 3v12M7.5 10.5L12 15",
    ] {
        assert!(!reads_as_text(id), "{id}");
    }
}

/// Lines that may hold words, in all files or in those of a name: they are for the log, or said where
/// there is no core yet.
const FOR_THE_LOG: &[(&str, &str)] = &[
    ("", "BadScene("),
    ("/Scene.kt", " expect("),
    ("", " error(\""),
    ("", "@Suppress"),
];

/// Words that the system and the app's own parts know each other by; nobody reads them.
const NAMES: &[&str] = &[
    "AppData",
    "Application Support",
    "HighContrast",
    "Library",
    "Linux",
    "Mac",
    "OnBoard",
    "Roaming",
    "Sanuk",
    "SanukServer",
    "Windows",
];

#[test]
fn no_shell_holds_a_text_for_people() {
    let mut found = Vec::new();
    for (name, source) in sources(ALL_SHELLS) {
        let for_the_log = |line: &str| {
            let mut all = FOR_THE_LOG.iter();
            all.any(|(file, word)| name.ends_with(file) && line.contains(word))
        };
        for line in code(&source).lines().filter(|line| !for_the_log(line)) {
            let texts = literals(line).into_iter();
            let texts = texts.filter(|it| reads_as_text(it) && !NAMES.contains(&it.as_str()));
            found.extend(texts.map(|literal| format!("{name}: \"{literal}\"")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_shell_gives_a_literal_to_a_label() {
    let labels = [
        "Label(\"",
        "Lettering(text: \"",
        "Text(\"",
        "verbatim: \"",
        "contentDescription = \"",
        "accessibilityLabel(\"",
        "stateDescription = \"",
        // Numbers and sentences come ready from the core.
        "Label(it.toString",
        "Lettering(text: String(",
        ".joinToString(\" \")",
        ".joined(separator: \" \")",
    ];
    let mut found = Vec::new();
    for (name, source) in sources(ALL_SHELLS) {
        for line in code(&source).lines() {
            if labels.iter().any(|label| line.contains(label)) {
                found.push(format!("{name}: {}", line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn painting_a_scene_is_short_in_each_shell() {
    for path in [
        "android/ui/src/app/sanuk/ui/board/ScenePainter.kt",
        "ios/SanukKit/Sources/SanukViews/Board/ScenePainter.swift",
    ] {
        let lines = code(&text(path))
            .lines()
            .filter(|line| {
                !line.trim().is_empty()
                    && !line.starts_with("import ")
                    && !line.starts_with("package ")
            })
            .count();
        assert!(lines <= 60, "{path} paints in {lines} lines");
    }
}

/// Lines of each function that has a body of its own, by its closing brace's indent.
fn function_lengths(source: &str, keyword: &str) -> Vec<usize> {
    let lines: Vec<&str> = source.lines().collect();
    let mut lengths = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let is_function = line.trim_start().split(' ').any(|word| word == keyword);
        if !is_function || line.trim_start().starts_with("//") {
            continue;
        }
        if line.trim_end().ends_with('{') {
            let close = format!("{}}}", " ".repeat(indent));
            let end = lines[at..].iter().position(|line| *line == close);
            lengths.extend(end.map(|end| end + 1));
        } else if line.contains(" = ") || line.trim_end().ends_with('}') {
            lengths.push(1);
        }
    }
    lengths
}

fn median(mut values: Vec<usize>) -> usize {
    values.sort_unstable();
    values[values.len() / 2]
}

/// The figures of a row of ARCHITECTURE.md's table of sizes.
fn told_sizes(name: &str) -> Vec<usize> {
    let table = text("ARCHITECTURE.md");
    let row = table
        .lines()
        .find_map(|line| line.strip_prefix(&format!("| {name} |")))
        .unwrap_or_else(|| panic!("ARCHITECTURE.md has no row for {name}"));
    row.split('|')
        .filter_map(|cell| cell.trim().parse().ok())
        .collect()
}

/// Within a tenth: a table need not follow every line.
fn near(told: usize, counted: usize) -> bool {
    told.abs_diff(counted) * 10 <= counted
}

/// `cargo test -p sanuk-tests --test shells sizes -- --nocapture` prints the table of ARCHITECTURE.md.
#[test]
fn sizes_of_the_shells() {
    for (name, folders, keyword) in [
        (
            "screens in Compose, `android/ui`",
            &["android/ui/src"][..],
            "fun",
        ),
        (
            "Android, `android/app`",
            &["android/app/src/main/kotlin"][..],
            "fun",
        ),
        (
            "window, `android/desktop`",
            &["android/desktop/src/main/kotlin"][..],
            "fun",
        ),
        (
            "iOS, `ios/SanukKit/Sources`",
            &["ios/SanukKit/Sources"][..],
            "func",
        ),
    ] {
        let sources = sources(folders);
        let lines: Vec<usize> = sources
            .iter()
            .map(|(_, text)| text.lines().count())
            .collect();
        let functions = sources
            .iter()
            .flat_map(|(_, text)| function_lengths(text, keyword));
        let (sum, file, function) = (
            lines.iter().sum::<usize>(),
            median(lines.clone()),
            median(functions.collect()),
        );
        println!("| {name} | {} | {sum} | {file} | {function} |", lines.len());
        let told = told_sizes(name);
        assert!(
            near(told[0], lines.len()) && near(told[1], sum),
            "{name}: ARCHITECTURE.md tells {told:?}; there are {} files of {sum} lines",
            lines.len()
        );
        assert!(file <= 130, "{name}: the median file has {file} lines");
        assert!(
            function < 12,
            "{name}: the median function has {function} lines"
        );
    }
}
