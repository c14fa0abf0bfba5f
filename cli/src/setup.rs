//! The game that a command line asks for: checked as a whole, then chosen on the app's screens.

use sanuk_core::app::Action;
use sanuk_core::ludo::OptionId;
use sanuk_core::text::Texts;

use crate::arguments::{Game, Rules};
use crate::failure::Failure;
use crate::shell::Shell;

/// What was asked for.
pub struct Setup<'a> {
    /// Game.
    pub game: Game,
    /// Ludo's number of players.
    pub seats: Option<u8>,
    /// Ludo's rules to start from; Quick where none are named.
    pub rules: Option<Rules>,
    /// Options of Ludo's rules, as `exit=1|6`.
    pub options: &'a [String],
}

impl Setup<'_> {
    /// Checks everything, before anything is pressed.
    ///
    /// # Errors
    ///
    /// An option of Ludo's for makruk, or one that Ludo does not have; the message lists those
    /// that there are.
    pub fn check(&self, texts: &Texts) -> Result<(), Failure> {
        match self.game {
            Game::Makruk => self.check_makruk(texts),
            Game::Ludo => self
                .options
                .iter()
                .try_for_each(|option| check_option(option, texts)),
        }
    }

    fn check_makruk(&self, texts: &Texts) -> Result<(), Failure> {
        let given = [
            (self.seats.is_some(), "--seats"),
            (self.rules.is_some(), "--rules"),
            (!self.options.is_empty(), "--option"),
        ];
        match given.into_iter().find(|(given, _)| *given) {
            Some((_, name)) => {
                let values = [("option", name.into())];
                Err(Failure::Usage(texts.format("terminal-ludo-only", &values)))
            }
            None => Ok(()),
        }
    }

    /// Chooses it on the menu, or on the screen that makes a room. The rules are the preset's own
    /// with the options asked for, whatever was changed in an earlier game.
    pub fn choose(&self, shell: &Shell) {
        if self.game == Game::Makruk {
            return shell.press("game:makruk");
        }
        shell.press("game:ludo");
        if let Some(seats) = self.seats {
            shell.press(&format!("players:{seats}"));
        }
        shell.press(match self.rules {
            Some(Rules::Party) => "preset:party",
            Some(Rules::Quick) | None => "preset:quick",
        });
        shell.press("options");
        shell.press("reset");
        for option in self.options {
            shell.press(&format!("option:{}", option.replacen('=', ":", 1)));
        }
        shell.send(Action::Back);
        shell.settle();
        hush(shell);
    }
}

/// Takes away what was said of a press that nobody made by hand.
fn hush(shell: &Shell) {
    if let Some(notice) = &shell.view().notice {
        let serial = notice.serial;
        shell.send(Action::NoticeDismissed { serial });
        shell.settle();
    }
}

fn check_option(option: &str, texts: &Texts) -> Result<(), Failure> {
    let all = || OptionId::ALL.into_iter().flat_map(spelled);
    if all().any(|known| known == option) {
        return Ok(());
    }
    let key = option.split('=').next().unwrap_or_default();
    let known: Vec<String> = match OptionId::from_key(key) {
        Some(same) => spelled(same).collect(),
        None => all().collect(),
    };
    let values = [("input", option.into()), ("known", known.join(", ").into())];
    Err(Failure::Usage(texts.format("terminal-option", &values)))
}

/// An option with each of its values, as they are typed.
fn spelled(option: OptionId) -> impl Iterator<Item = String> {
    let values = option.values().iter();
    values.map(move |value| format!("{}={value}", option.key()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanuk_core::text::Language;

    #[test]
    fn every_option_of_the_rules_can_be_typed() {
        let options: Vec<String> = OptionId::ALL.into_iter().flat_map(spelled).collect();
        assert!(options.contains(&"limit=30".to_owned()), "{options:?}");
        let setup = Setup {
            game: Game::Ludo,
            seats: None,
            rules: None,
            options: &options,
        };
        assert_eq!(setup.check(&Texts::new(Language::English)), Ok(()));
    }
}
