//! What was last chosen on the menu and the party screen; remembered.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::game::{GameKind, Player};
use crate::ludo::{Color, Preset, RuleSet};

/// Longest name of a person, in characters.
pub(crate) const MAX_NAME: usize = 20;

/// Which side a person plays against the computer in makruk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SideChoice {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// Drawn by lot.
    Lot,
}

/// Who is to sit at a colour's seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatChoice {
    /// The computer's level; `None` for a person.
    pub level: Option<Level>,
    /// The person's name, kept while the computer sits there.
    pub name: String,
}

impl SeatChoice {
    /// The player that sits down.
    pub fn player(&self) -> Player {
        match self.level {
            Some(level) => Player::Computer { level },
            None => self.person(),
        }
    }

    /// The person of the seat, whoever is chosen now.
    pub fn person(&self) -> Player {
        Player::Person {
            name: self.name.clone(),
        }
    }
}

/// Everything that menu and party screen remember.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Prefs {
    /// The open tab.
    pub game: GameKind,
    /// Ludo's number of players, 2 to 4.
    pub players: usize,
    /// Ludo's rules to start from.
    pub preset: Preset,
    /// Quick with its changed options.
    pub quick: RuleSet,
    /// Party with its changed options.
    pub party: RuleSet,
    /// Who sits where, by colour.
    pub seats: [SeatChoice; 4],
    /// Side in makruk.
    pub side: SideChoice,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            game: GameKind::Ludo,
            players: 4,
            preset: Preset::Quick,
            quick: RuleSet::quick(),
            party: RuleSet::party(),
            seats: Default::default(),
            side: SideChoice::White,
        }
    }
}

impl Prefs {
    /// The rules in force.
    pub fn rules(&self) -> RuleSet {
        match self.preset {
            Preset::Quick => self.quick,
            Preset::Party => self.party,
        }
    }

    /// Changes the rules in force; the preset stays.
    pub fn set_rules(&mut self, rules: RuleSet) {
        match self.preset {
            Preset::Quick => self.quick = rules,
            Preset::Party => self.party = rules,
        }
    }

    /// The choice for a colour's seat.
    pub fn seat(&self, color: Color) -> &SeatChoice {
        &self.seats[color.index()]
    }

    /// The choice for a colour's seat, to change it.
    pub fn seat_mut(&mut self, color: Color) -> &mut SeatChoice {
        &mut self.seats[color.index()]
    }
}
