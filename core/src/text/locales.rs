//! The Fluent files, built into the program as `build.rs` has packed them.

use miniz_oxide::inflate::decompress_to_vec;

use super::language::Language;

/// A file's name and its packed content.
type File = (&'static str, &'static [u8]);

macro_rules! files {
    ($language:literal: $($name:literal)*) => {
        &[$((
            $name,
            include_bytes!(concat!(env!("OUT_DIR"), "/locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}

const ENGLISH: &[File] = files!("en": "common" "menu" "party" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-ludo" "rules-makruk");
const KOREAN: &[File] = files!("ko": "common" "menu" "party" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-ludo" "rules-makruk");
const JAPANESE: &[File] = files!("ja": "common" "menu" "party" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-ludo" "rules-makruk");
const THAI: &[File] = files!("th": "common" "menu" "game" "hint" "result" "replay" "review" "settings" "online" "error" "fault" "landing" "terminal" "rules-makruk");

/// Names and contents of the files of a language.
pub(super) fn files(language: Language) -> impl Iterator<Item = (&'static str, String)> {
    let files = match language {
        Language::English => ENGLISH,
        Language::Korean => KOREAN,
        Language::Japanese => JAPANESE,
        Language::Thai => THAI,
    };
    files.iter().map(|(name, packed)| (*name, unpacked(packed)))
}

/// The build packs valid texts only, so there is nothing to tell a user.
fn unpacked(packed: &[u8]) -> String {
    let bytes = decompress_to_vec(packed);
    debug_assert!(bytes.is_ok(), "a text was not packed");
    String::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
}
