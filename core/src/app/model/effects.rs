//! Numbers of what the shell was asked for, and what to say when it could not be done.

use std::collections::BTreeMap;

use crate::app::action::{Effect, Shell};

/// Names no effect of this process: the shell did something that an ended one had been asked for.
const ASKED_BEFORE: u64 = 0;

/// The effects so far.
#[derive(Debug, Default)]
pub(super) struct Effects {
    last: u64,
    /// Those that a person waits for, with the text for when they fail.
    wanted: BTreeMap<u64, &'static str>,
}

impl Effects {
    /// Gives the next number to `work`.
    pub(super) fn number(&mut self, work: Shell) -> Effect {
        self.last += 1;
        let text = text_of_failure(&work);
        if let Some(text) = text {
            self.wanted.insert(self.last, text);
        }
        Effect {
            id: self.last,
            asked_for: text.is_some(),
            work,
        }
    }

    /// What to tell a person when this effect failed; `None` when nobody waits for it.
    pub(super) fn failed(&self, id: u64) -> Option<&'static str> {
        if id == ASKED_BEFORE {
            // The system ends an app behind its own screens, and those are for files.
            return Some("error-file");
        }
        self.wanted.get(&id).copied()
    }
}

/// What to say when it fails; a sound or a touch that failed is nothing to tell anybody.
fn text_of_failure(work: &Shell) -> Option<&'static str> {
    match work {
        Shell::Share { .. } => Some("error-share"),
        Shell::Copy { .. } => Some("error-copy"),
        Shell::SaveFile { .. } => Some("error-save-file"),
        Shell::PickFile => Some("error-read-file"),
        Shell::Open { .. } => Some("error-open-page"),
        Shell::Announce { .. } | Shell::Haptic { .. } | Shell::Sound { .. } | Shell::Leave => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_asks_for_files_and_pages_and_for_no_sound() {
        let mut effects = Effects::default();
        let mut asked_for = |work| effects.number(work).asked_for;
        let text = || "a".to_owned();
        assert!(asked_for(Shell::PickFile));
        assert!(asked_for(Shell::Copy { text: text() }));
        assert!(asked_for(Shell::Open { url: text() }));
        assert!(!asked_for(Shell::Sound { name: text() }));
        assert!(!asked_for(Shell::Announce { text: text() }));
        assert!(!asked_for(Shell::Leave));
    }
}
