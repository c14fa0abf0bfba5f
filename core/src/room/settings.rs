//! What a room's creator picks, shown to everybody before they join.

use serde::{Deserialize, Serialize};

use crate::clock::TimeControl;
use crate::game::GameKind;
use crate::ludo::RuleSet;

/// What a room's creator picks; fixed for the room's life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Which game, with its rules.
    pub game: GameSettings,
    /// Chairs at the table: 2 to 4 in Ludo, 2 in makruk.
    pub seats: u8,
}

/// A game with its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameSettings {
    /// Ludo; the turn limit is one of the rules.
    Ludo {
        /// The rules in force.
        rules: RuleSet,
    },
    /// Makruk.
    Makruk {
        /// Both players' clocks; a game with a computer player has none.
        clock: TimeControl,
    },
}

/// Settings that make no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "settings")]
pub enum SettingsError {
    /// Ludo has two to four seats, makruk two.
    #[error("a table of {seats} does not fit this game")]
    Seats {
        /// Seats asked for.
        seats: u8,
    },
    /// Main time up to 3 h, up to 10 periods of 1 s to 10 min each.
    #[error("the clock is out of range")]
    Clock,
}

impl Settings {
    /// A room for Ludo.
    pub const fn ludo(rules: RuleSet, seats: u8) -> Settings {
        Settings {
            game: GameSettings::Ludo { rules },
            seats,
        }
    }

    /// A room for makruk with the usual clocks.
    pub const fn makruk() -> Settings {
        Settings {
            game: GameSettings::Makruk {
                clock: TimeControl::MAKRUK,
            },
            seats: 2,
        }
    }

    /// Which game.
    pub const fn kind(&self) -> GameKind {
        match self.game {
            GameSettings::Ludo { .. } => GameKind::Ludo,
            GameSettings::Makruk { .. } => GameKind::Makruk,
        }
    }

    /// Ludo's rules; `None` in makruk.
    pub const fn rules(&self) -> Option<&RuleSet> {
        match &self.game {
            GameSettings::Ludo { rules } => Some(rules),
            GameSettings::Makruk { .. } => None,
        }
    }

    /// Says whether a room can be opened so.
    ///
    /// # Errors
    /// [`SettingsError`] says what is out of range.
    pub fn check(&self) -> Result<(), SettingsError> {
        let seats = self.seats;
        match self.game {
            GameSettings::Ludo { .. } if (2..=4).contains(&seats) => Ok(()),
            GameSettings::Makruk { clock } if seats == 2 => check_clock(clock),
            _ => Err(SettingsError::Seats { seats }),
        }
    }
}

fn check_clock(clock: TimeControl) -> Result<(), SettingsError> {
    let main = clock.main <= 3 * 3_600_000;
    let periods = clock.periods <= 10 && (1_000..=600_000).contains(&clock.period);
    let some = clock.main >= 1_000 || clock.periods > 0;
    if main && periods && some {
        Ok(())
    } else {
        Err(SettingsError::Clock)
    }
}
