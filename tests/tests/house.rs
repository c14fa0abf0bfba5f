//! The shape of the house: who may know whom, how long a file is, and what no file may name.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_owned()
}

/// Files that git tracks, as paths from the root.
fn tracked() -> Vec<PathBuf> {
    let listing = Command::new("git")
        .arg("ls-files")
        .current_dir(root())
        .output()
        .unwrap();
    assert!(listing.status.success(), "git ls-files failed");
    let text = String::from_utf8(listing.stdout).unwrap();
    text.lines()
        .map(PathBuf::from)
        .filter(|path| root().join(path).exists())
        .collect()
}

/// Text of a tracked file; `None` when it is not text.
fn text_of(path: &Path) -> Option<String> {
    std::fs::read_to_string(root().join(path)).ok()
}

/// Modules of the core that a module may name, besides itself and what lies inside it.
fn may_know(module: &str) -> Option<&'static [&'static str]> {
    const RULES: &[&str] = &["ludo", "makruk", "dice", "fairness", "clock"];
    Some(match module {
        // Ludo rolls a die; the die's type is `dice`'s neighbour, so rules may name each other's basics.
        "ludo" => &["dice"],
        // So does the chain of keys.
        "dice" | "fairness" => &["ludo", "hex"],
        "makruk" | "clock" | "text" | "hex" => &[],
        "ai" => RULES,
        "game" => &["ludo", "makruk", "dice", "fairness", "clock", "ai", "hex"],
        "store" => &["ludo", "makruk", "dice", "fairness", "clock", "ai", "game"],
        "view" => &[
            "ludo", "makruk", "dice", "fairness", "clock", "ai", "game", "text",
        ],
        "room" => &[
            "ludo", "makruk", "dice", "fairness", "clock", "ai", "game", "hex",
        ],
        "protocol" => &[
            "ludo", "makruk", "dice", "fairness", "clock", "ai", "game", "room",
        ],
        "client" => &[
            "ludo", "makruk", "dice", "fairness", "clock", "ai", "game", "room", "protocol",
        ],
        "app" | "lib" => return None,
        other => {
            panic!("core has a new module {other}: say in tests/tests/house.rs what it may know")
        }
    })
}

/// Names of modules after each `crate::` of a source line, braces included.
fn named_modules(line: &str) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default();
    let mut found = Vec::new();
    for part in code.split("crate::").skip(1) {
        if let Some(list) = part.strip_prefix('{') {
            let names = list
                .split(',')
                .filter_map(|item| item.trim().split("::").next());
            found.extend(names.map(|name| name.trim_end_matches(['}', ';']).to_owned()));
        } else {
            found.push(
                part.chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect(),
            );
        }
    }
    found
}

#[test]
fn no_module_of_the_core_reaches_up() {
    let mut wrong = Vec::new();
    for path in tracked() {
        let Ok(inside) = path.strip_prefix("core/src") else {
            continue;
        };
        let first = inside
            .components()
            .next()
            .unwrap()
            .as_os_str()
            .to_string_lossy()
            .into_owned();
        let module = first.trim_end_matches(".rs").to_owned();
        let Some(allowed) = may_know(&module) else {
            continue;
        };
        // Tests may compare a module with what it must not know, such as pages with the rules.
        if inside
            .iter()
            .any(|part| part == "tests" || part == "tests.rs")
        {
            continue;
        }
        let Some(text) = text_of(&path) else { continue };
        for (number, line) in text.lines().enumerate() {
            for name in named_modules(line) {
                let is_module = name.starts_with(|c: char| c.is_ascii_lowercase());
                if is_module && name != module && !allowed.contains(&name.as_str()) {
                    wrong.push(format!(
                        "{}:{}: {module} must not know {name}",
                        path.display(),
                        number + 1
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The server decides nothing itself: it hands commands to rooms, frames to clients and texts to
/// browsers, so it must know no rule, screen or save.
#[test]
fn the_server_knows_rooms_frames_dice_and_texts_alone() {
    const ALLOWED: &[&str] = &["room", "protocol", "fairness", "text"];
    let mut wrong = Vec::new();
    for path in tracked()
        .into_iter()
        .filter(|path| path.starts_with("server/src"))
    {
        let Some(text) = text_of(&path) else { continue };
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for part in code.split("sanuk_core::").skip(1) {
                let name: String = part
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect();
                if !ALLOWED.contains(&name.as_str()) {
                    wrong.push(format!("{}:{}: {part}", path.display(), number + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_file_names_a_machine_or_a_registry() {
    let forbidden = [
        ["/ro", "ot/"].concat(),
        ["/wo", "rk/"].concat(),
        ["crates", ".io"].concat(),
        ["repo.maven.", "apache.org"].concat(),
        ["repo1.", "maven.org"].concat(),
        ["deb.", "debian.org"].concat(),
        ["registry.", "npmjs.org"].concat(),
    ];
    let mut wrong = Vec::new();
    for path in tracked()
        .into_iter()
        .filter(|path| path.file_name().is_none_or(|name| name != "Cargo.lock"))
    {
        let Some(text) = text_of(&path) else { continue };
        for word in &forbidden {
            if text.contains(word.as_str()) {
                wrong.push(format!("{} names {word}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Files that may be longer than 500 lines, with the reason.
const LONG: &[(&str, &str)] = &[(
    "core/src/view/screen.rs",
    "one record a screen, read as one list; the lines are docs",
)];

#[test]
fn no_source_file_is_longer_than_500_lines_without_a_reason() {
    let is_source = |path: &PathBuf| {
        path.extension()
            .is_some_and(|end| end == "rs" || end == "kt" || end == "swift")
            || path == Path::new("x")
    };
    let long: Vec<String> = tracked()
        .into_iter()
        .filter(is_source)
        .filter(|path| !LONG.iter().any(|(name, _)| Path::new(name) == path))
        .filter_map(|path| {
            let lines = text_of(&path)?.lines().count();
            (lines > 500).then(|| format!("{} has {lines} lines", path.display()))
        })
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}
