//! The language of the terminal's own lines.

use sanuk_core::text::{Language, Texts};

use crate::failure::Failure;

/// Chooses the language: the one asked for, else the system's.
///
/// # Errors
///
/// The language asked for is not spoken; the message lists those that are.
pub fn language(asked: Option<&str>) -> Result<Language, Failure> {
    let system = Language::negotiate(&system_tags());
    let Some(tag) = asked else { return Ok(system) };
    tag.parse().map_err(|_| {
        let known = Language::ALL.map(Language::tag).join(", ");
        let values = [("tag", tag.into()), ("known", known.into())];
        Failure::Usage(Texts::new(system).format("error-language", &values))
    })
}

/// The system's languages, best first.
fn system_tags() -> Vec<String> {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(set)
        .take(1)
        .collect()
}
