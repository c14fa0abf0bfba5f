//! The languages, and the choice of one.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, complete; what another language lacks is said in it.
    #[default]
    English,
    /// Korean, complete.
    Korean,
    /// Japanese, complete.
    Japanese,
    /// Thai: menu, common words and makruk.
    Thai,
}

impl Language {
    /// All, in the order of the settings screen.
    pub const ALL: [Self; 4] = [Self::English, Self::Korean, Self::Japanese, Self::Thai];

    /// Primary BCP 47 subtag, such as `ko`.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Korean => "ko",
            Self::Japanese => "ja",
            Self::Thai => "th",
        }
    }

    /// The language's name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Korean => "한국어",
            Self::Japanese => "日本語",
            Self::Thai => "ไทย",
        }
    }

    /// The first language of `preferred` that the app speaks; English if there is none.
    ///
    /// Takes BCP 47 tags and what a terminal's `LANG` holds, such as `ja_JP.UTF-8`.
    pub fn negotiate<S: AsRef<str>>(preferred: &[S]) -> Self {
        preferred
            .iter()
            .find_map(|tag| tag.as_ref().parse().ok())
            .unwrap_or_default()
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A language tag that the app has no texts for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language \"{tag}\": choose en, ko, ja or th")]
pub struct UnknownLanguage {
    /// The tag as it was given.
    pub tag: String,
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads the language of a tag; region, script and encoding are ignored.
    ///
    /// # Errors
    ///
    /// The tag is malformed, or its language is none of [`Language::ALL`].
    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage {
            tag: tag.to_owned(),
        };
        let bare = tag.split(['.', '@']).next().unwrap_or_default();
        let identifier: LanguageIdentifier = bare.parse().map_err(|_| unknown())?;
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == identifier.language.as_str())
            .ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_of_a_list_is_chosen() {
        assert_eq!(Language::negotiate(&["ko-KR"]), Language::Korean);
        assert_eq!(
            Language::negotiate(&["fr-FR", "th-TH", "en"]),
            Language::Thai
        );
        assert_eq!(Language::negotiate(&["ja_JP.UTF-8"]), Language::Japanese);
        assert_eq!(Language::negotiate(&["EN-us", "ja"]), Language::English);
        assert_eq!(Language::negotiate(&["C", "fr"]), Language::English);
        assert_eq!(Language::negotiate::<&str>(&[]), Language::English);
    }

    #[test]
    fn an_unknown_language_is_named_in_the_error() {
        let error = "tlh".parse::<Language>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "unknown language \"tlh\": choose en, ko, ja or th"
        );
        assert!("".parse::<Language>().is_err());
        assert!("한국어".parse::<Language>().is_err());
    }
}
