//! Every sentence the app says, in English, Korean, Japanese and Thai.
//!
//! Owns the Fluent files in `core/locales`, the choice of a language and Korean particles. It knows
//! no rules, no saves and no screens: callers give a key and values and get finished text.
//! Start with [`Texts`]; [`pages`] lays out the rules pages.
//!
//! Keys are named by screen and role (`menu-…`, `game-…`). English has every key; a key that another
//! language lacks is shown in English. Changing the language means making another [`Texts`].

mod josa;
mod language;
mod locales;
pub mod pages;
mod texts;

#[cfg(test)]
mod glossary;
#[cfg(test)]
mod parity;

pub use language::{Language, UnknownLanguage};
pub use texts::{Texts, Value};
