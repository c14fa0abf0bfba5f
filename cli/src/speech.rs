//! In which language the terminal speaks.

use sanuk_core::text::{Language, Texts};

use crate::failure::Failure;

/// The language asked for, and the system's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speech {
    /// Asked for on the command line: spoken whatever was chosen in the settings.
    pub asked: Option<Language>,
    /// The system's.
    pub system: Language,
}

impl Speech {
    /// Chooses from what was asked for and the environment.
    ///
    /// # Errors
    ///
    /// The language asked for is not spoken; the message lists those that are.
    pub fn of(asked: Option<&str>) -> Result<Self, Failure> {
        let system = Language::negotiate(&system_tags());
        let asked = asked.map(|tag| read(tag, system)).transpose()?;
        Ok(Self { asked, system })
    }

    /// The language until the settings have been read.
    pub fn first(self) -> Language {
        self.asked.unwrap_or(self.system)
    }

    /// Texts in that language.
    pub fn texts(self) -> Texts {
        Texts::new(self.first())
    }
}

fn read(tag: &str, system: Language) -> Result<Language, Failure> {
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
