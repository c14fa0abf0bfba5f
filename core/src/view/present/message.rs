//! A sentence to be said in whatever language is in force when it is shown.

use crate::text::{Texts, Value};

/// A text's key with its values.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Message {
    /// Text key.
    pub key: &'static str,
    /// Values of its placeholders.
    pub values: Vec<(&'static str, Value<'static>)>,
}

impl Message {
    /// A message without values.
    pub fn plain(key: &'static str) -> Self {
        Self {
            key,
            values: Vec::new(),
        }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// Something that should not have happened.
    pub fn internal(why: &str) -> Self {
        Self::plain("error-internal").with("why", why.to_owned())
    }

    /// The sentence.
    pub fn say(&self, texts: &Texts) -> String {
        texts.format(self.key, &self.values)
    }
}
