//! Tests of the Fluent files: what must be equal in every language, and each language's own rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::{Language, Texts, Value, locales};

/// One message as the rules below look at it.
#[derive(Debug, Default)]
struct Message {
    file: &'static str,
    /// Longest text in characters, from the comment over the English group.
    most: Option<usize>,
    /// Names of placeholders.
    placeholders: BTreeSet<String>,
    /// Digits in the text itself.
    numbers: BTreeSet<String>,
    /// Every variant written out, placeholders as `{name}`, particles as `{name|은/는}`.
    variants: Vec<String>,
}

type Messages = BTreeMap<String, Message>;

fn messages(language: Language) -> Messages {
    let mut all = Messages::new();
    for (file, source) in locales::files(language) {
        let resource =
            parser::parse(source.as_str()).unwrap_or_else(|(_, e)| panic!("{file}: {e:?}"));
        let mut most = None;
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::GroupComment(comment) => {
                    most = longest(&comment.content.join(" "));
                    continue;
                }
                _ => continue,
            };
            let key = message.id.name.to_owned();
            let mut found = Message {
                file,
                most,
                ..Message::default()
            };
            let value = message.value.as_ref().unwrap_or_else(|| panic!("{key}"));
            found.read(value);
            let twice = all.insert(key.clone(), found);
            assert!(twice.is_none(), "{language}: {key} stands twice");
        }
    }
    all
}

/// The number after "at most" in a comment.
fn longest(comment: &str) -> Option<usize> {
    let (_, rest) = comment.split_once("at most ")?;
    let number = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    number.parse().ok()
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => text += &self.expression(expression),
            }
        }
        // Glossary: Japanese says "one move back" and "once more" with a digit.
        let counted = text.replace("もう 1 回", "").replace("1 手戻", "");
        let numbers = counted.split(|c: char| !c.is_ascii_digit());
        let numbers = numbers.filter(|number| !number.is_empty());
        self.numbers.extend(numbers.map(str::to_owned));
        self.variants.push(text);
    }

    fn expression(&mut self, expression: &Expression<&str>) -> String {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
                String::new()
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.placeholders.insert(id.name.to_owned());
                format!("{{{}}}", id.name)
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                let parts: Vec<_> = arguments
                    .positional
                    .iter()
                    .map(|a| self.inline(a))
                    .collect();
                parts.join("|")
            }
            InlineExpression::StringLiteral { value } => (*value).to_owned(),
            other => panic!("not used in our texts: {other:?}"),
        }
    }
}

fn keys(messages: &Messages) -> BTreeSet<&str> {
    messages.keys().map(String::as_str).collect()
}

fn translations() -> [(Language, Messages); 3] {
    [Language::Korean, Language::Japanese, Language::Thai].map(|l| (l, messages(l)))
}

#[test]
fn m6_korean_and_japanese_have_every_key() {
    let english = messages(Language::English);
    for language in [Language::Korean, Language::Japanese] {
        let translated = messages(language);
        let missing: Vec<_> = keys(&english)
            .difference(&keys(&translated))
            .copied()
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
    }
}

#[test]
fn m6_thai_has_every_key_of_menu_common_words_makruk_and_its_terminal() {
    let english = messages(Language::English);
    let thai = messages(Language::Thai);
    let covered: BTreeSet<_> = locales::files(Language::Thai).map(|f| f.0).collect();
    for file in ["common", "menu", "game", "rules-makruk", "terminal"] {
        assert!(covered.contains(file), "{file}");
    }
    let due = english.iter().filter(|(_, m)| covered.contains(m.file));
    let missing: Vec<_> = due
        .map(|(k, _)| k)
        .filter(|k| !thai.contains_key(*k))
        .collect();
    assert!(missing.is_empty(), "th lacks {missing:#?}");
}

#[test]
fn m6_no_translation_has_a_key_of_its_own() {
    let english = messages(Language::English);
    for (language, translated) in translations() {
        for (key, message) in &translated {
            let original = english.get(key);
            let file = original.map(|m| m.file);
            assert_eq!(file, Some(message.file), "{language}: {key}");
        }
    }
}

#[test]
fn m6_placeholders_and_numbers_are_the_same_in_every_language() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for (language, translated) in translations() {
        for (key, message) in &translated {
            let Some(original) = english.get(key) else {
                continue;
            };
            if message.placeholders != original.placeholders {
                let (here, there) = (&message.placeholders, &original.placeholders);
                wrong.push(format!("{language} {key}: {here:?}, en {there:?}"));
            }
            if message.numbers != original.numbers {
                let (here, there) = (&message.numbers, &original.numbers);
                wrong.push(format!("{language} {key}: {here:?}, en {there:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_text_can_be_written_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, message) in messages(language) {
            for value in [Value::from(1), Value::from(5), Value::from("5")] {
                let names = message.placeholders.iter();
                let values: Vec<_> = names.map(|n| (n.as_str(), value.clone())).collect();
                let text = texts.format(&key, &values);
                assert!(!text.trim().is_empty(), "{language} {key} is empty");
                assert_eq!(text.trim(), text, "{language} {key}");
                assert!(!text.contains("  "), "{language} {key}: two spaces");
            }
        }
    }
}

/// Thai vowel and tone marks, which take no width of their own.
fn is_thai_mark(c: char) -> bool {
    matches!(c, '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}')
}

/// Characters of a text without its placeholders.
fn width(text: &str) -> usize {
    let mut outside = true;
    let shown = text.chars().filter(|&c| {
        let shown = outside && c != '{' && !is_thai_mark(c);
        outside = c == '}' || outside && c != '{';
        shown
    });
    shown.count()
}

#[test]
fn no_label_is_longer_than_its_comment_allows() {
    let english = messages(Language::English);
    let mut long = Vec::new();
    for language in Language::ALL {
        for (key, message) in messages(language) {
            let free = ["note", "hint", "spoken"]
                .iter()
                .any(|part| key.contains(part));
            let Some(most) = english.get(&key).and_then(|m| m.most).filter(|_| !free) else {
                continue;
            };
            let over = message.variants.iter().filter(|text| width(text) > most);
            long.extend(over.map(|text| format!("{language} {key}: {text} (at most {most})")));
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// Placeholders that hold a name or a word and so would need a particle that fits it.
const WORDS: [&str; 16] = [
    "who", "victim", "side", "other", "winner", "loser", "color", "name", "from", "to", "place",
    "piece", "square", "value", "title", "option",
];

#[test]
fn korean_names_never_take_a_particle_and_words_take_the_fitting_one() {
    for (key, message) in messages(Language::Korean) {
        for text in &message.variants {
            assert!(!text.contains("{name}|"), "{key}: a particle on a name");
            for word in WORDS {
                for (at, found) in text.match_indices(&format!("{{{word}}}")) {
                    let next = text[at + found.len()..].chars().next();
                    let bare = next.is_some_and(|c| "은는이가을를와과으로".contains(c));
                    assert!(!bare, "{key}: use JOSA on ${word}");
                }
            }
        }
    }
}

/// Placeholders that are numbers.
const AMOUNTS: [&str; 14] = [
    "n", "die", "left", "limit", "max", "percent", "finished", "board", "yard", "at", "last",
    "steps", "won", "played",
];

fn is_japanese(c: char) -> bool {
    matches!(c, 'ぁ'..='ん' | 'ァ'..='ヶ' | '一'..='龯' | '々')
}

#[test]
fn japanese_digits_are_half_width_with_a_space_on_either_side() {
    let digit = |c: char| c.is_ascii_digit() || c == '#';
    for (key, message) in messages(Language::Japanese) {
        for text in &message.variants {
            let mut plain = text.clone();
            for amount in AMOUNTS {
                plain = plain.replace(&format!("{{{amount}}}"), "#");
            }
            assert!(!plain.contains(|c| ('０'..='９').contains(&c)), "{key}");
            let letters: Vec<char> = plain.chars().collect();
            for pair in letters.windows(2) {
                let tight = digit(pair[0]) && is_japanese(pair[1])
                    || is_japanese(pair[0]) && digit(pair[1]);
                assert!(!tight, "{key}: {}{} in {text}", pair[0], pair[1]);
            }
        }
    }
}

#[test]
fn thai_uses_arabic_digits() {
    for (key, message) in messages(Language::Thai) {
        let digits = |text: &String| text.contains(|c| ('๐'..='๙').contains(&c));
        assert!(!message.variants.iter().any(digits), "{key}");
    }
}

const PREFIXES: [&str; 16] = [
    "hint-",
    "review-",
    "common-",
    "menu-",
    "party-",
    "game-",
    "result-",
    "replay-",
    "settings-",
    "error-",
    "fault-",
    "landing-",
    "terminal-",
    "online-",
    "rules-ludo-",
    "rules-makruk-",
];

/// String literals in `source` that look like keys or, ending in `-`, like the start of keys.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let shaped = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    source.split('"').filter_map(move |literal| {
        let end = literal.find('{').unwrap_or(literal.len());
        let key = &literal[..end];
        let known = PREFIXES.iter().any(|prefix| key.starts_with(prefix));
        let built = end < literal.len();
        (known && key.chars().all(shaped) && (!built || key.ends_with('-'))).then_some(key)
    })
}

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            found.push((path.display().to_string(), source));
        }
    }
}

/// Path and content of every source file that says something.
fn speaking_code() -> Vec<(String, String)> {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in [
        "src/app",
        "src/view",
        "src/text/pages",
        "../cli/src",
        "../bindings/src",
        "../server/src",
    ] {
        sources(&core.join(folder), &mut found);
    }
    found
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let english = messages(Language::English);
    let mut missing = Vec::new();
    for (path, source) in &speaking_code() {
        for key in literals(source) {
            let known = if key.ends_with('-') {
                english.keys().any(|k| k.starts_with(key))
            } else {
                english.contains_key(key)
            };
            if !known {
                missing.push(format!("{path}: {key}"));
            }
        }
    }
    assert!(missing.is_empty(), "no text for {missing:#?}");
}

#[test]
fn every_text_is_said_somewhere() {
    let code = speaking_code();
    let said: BTreeSet<&str> = code
        .iter()
        .flat_map(|(_, source)| literals(source))
        .collect();
    let (starts, whole): (Vec<&str>, Vec<&str>) = said.iter().partition(|k| k.ends_with('-'));
    let unsaid = messages(Language::English).into_keys().filter(|key| {
        !whole.contains(&key.as_str()) && !starts.iter().any(|start| key.starts_with(start))
    });
    let unsaid: Vec<_> = unsaid.collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:#?}");
}
