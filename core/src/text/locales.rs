//! The Fluent files, built into the program.

use super::language::Language;

/// A file's name and its content.
pub(super) type File = (&'static str, &'static str);

macro_rules! files {
    ($language:literal: $($name:literal)*) => {
        &[$((
            $name,
            include_str!(concat!("../../locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}

const ENGLISH: &[File] = files!("en": "common" "menu" "party" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-ludo" "rules-makruk");
const KOREAN: &[File] = files!("ko": "common" "menu" "party" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-ludo" "rules-makruk");
const JAPANESE: &[File] = files!("ja": "common" "menu" "party" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-ludo" "rules-makruk");
const THAI: &[File] = files!("th": "common" "menu" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-makruk");

pub(super) fn files(language: Language) -> &'static [File] {
    match language {
        Language::English => ENGLISH,
        Language::Korean => KOREAN,
        Language::Japanese => JAPANESE,
        Language::Thai => THAI,
    }
}
