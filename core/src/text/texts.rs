//! The texts of one language: key and values in, finished sentence out.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::language::Language;
use super::{josa, locales};

/// A value that fills a placeholder: text, or a number that may choose between singular and plural.
pub type Value<'a> = FluentValue<'a>;

/// All texts of one language, with English for what it lacks. Cheap to clone; safe to share.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundles: Arc<[FluentBundle<FluentResource>]>,
}

impl Texts {
    /// Reads the built-in texts of `language`.
    pub fn new(language: Language) -> Self {
        let mut chain = vec![language];
        if language != Language::English {
            chain.push(Language::English);
        }
        Self {
            language,
            bundles: chain.into_iter().map(bundle).collect(),
        }
    }

    /// Language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of `key`, which has no placeholders.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// The text of `key` with its placeholders filled. Numbers are written as given.
    ///
    /// A key that no language has is shown as itself, so that a release still runs; debug builds
    /// and tests stop there, and also at a placeholder without a value.
    pub fn format(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let found = self
            .bundles
            .iter()
            .find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = found else {
            debug_assert!(false, "no text for the key {key}");
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> = values.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    /// Whether the language itself, or English in its place, has `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({})", self.language)
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Names and numbers here never change direction, and terminals would print the marks.
    bundle.set_use_isolating(false);
    let added = bundle.add_function("JOSA", |positional, _| particle(positional));
    debug_assert!(added.is_ok(), "{added:?}");
    for (name, source) in locales::files(language) {
        let (resource, errors) = match FluentResource::try_new(source) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        debug_assert!(errors.is_empty(), "{language}/{name}: {errors:?}");
        let added: Result<(), Vec<FluentError>> = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{language}/{name}: {added:?}");
    }
    bundle
}

fn particle<'a>(positional: &[Value<'a>]) -> Value<'a> {
    let [word, Value::String(particle)] = positional else {
        return Value::Error;
    };
    let word = match word {
        Value::String(word) => word.to_string(),
        Value::Number(number) => number.as_string().into_owned(),
        _ => return Value::Error,
    };
    josa::attach(&word, particle).map_or(Value::Error, Value::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placeholder_is_filled_without_isolation_marks() {
        let texts = Texts::new(Language::English);
        let text = texts.format("common-computer-level", &[("level", "Easy".into())]);
        assert_eq!(text, "AI, Easy");
    }

    #[test]
    fn korean_texts_attach_particles() {
        let texts = Texts::new(Language::Korean);
        let text = texts.format("game-rolled", &[("who", "빨강".into()), ("die", 6.into())]);
        assert_eq!(text, "빨강이 굴린 눈은 6입니다.");
    }

    #[test]
    fn thai_falls_back_to_english_string_by_string() {
        let texts = Texts::new(Language::Thai);
        assert_eq!(texts.get("common-role-khun"), "ขุน");
        let english = Texts::new(Language::English).get("rules-ludo-quick-title");
        assert_eq!(texts.get("rules-ludo-quick-title"), english);
    }

    #[test]
    fn a_number_chooses_its_variant() {
        let date = |language| {
            let values = [
                ("year", 2026.into()),
                ("month", 11.into()),
                ("day", 9.into()),
            ];
            Texts::new(language).format("common-date", &values)
        };
        assert_eq!(date(Language::English), "9 November 2026");
        assert_eq!(date(Language::Korean), "2026년 11월 9일");
        assert_eq!(date(Language::Japanese), "2026 年 11 月 9 日");
        assert_eq!(date(Language::Thai), "9 พฤศจิกายน ค.ศ. 2026");
        let texts = Texts::new(Language::English);
        let players = |n: i32| texts.format("common-players", &[("n", n.into())]);
        assert_eq!(players(1), "1 player");
        assert_eq!(players(2), "2 players");
    }

    #[test]
    #[should_panic(expected = "no text for the key")]
    fn a_missing_key_stops_a_test() {
        Texts::new(Language::English).get("common-there-is-none");
    }
}
