//! Which screen is open, and what lies under it.

use serde::{Deserialize, Serialize};

use crate::game::GameId;

/// A screen with what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "screen", rename_all = "snake_case")]
pub(crate) enum Place {
    /// First screen.
    Menu,
    /// All options and seats of a Ludo game.
    Party,
    /// A game at the table.
    Game {
        /// Which.
        id: GameId,
    },
    /// Its end.
    Result {
        /// Which.
        id: GameId,
    },
    /// A game step by step.
    Replay {
        /// Which.
        id: GameId,
        /// Step shown.
        at: u32,
    },
    /// A finished game looked at again.
    Review {
        /// Which.
        id: GameId,
    },
    /// Settings.
    Settings,
    /// A page of text.
    Page {
        /// Id of the page, such as `ludo`.
        page: String,
        /// Section last jumped to; empty for the top.
        section: String,
    },
}

impl Place {
    /// The game that the screen is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::Game { id }
            | Self::Result { id }
            | Self::Replay { id, .. }
            | Self::Review { id } => Some(*id),
            Self::Menu | Self::Party | Self::Settings | Self::Page { .. } => None,
        }
    }
}

/// The open screen and the ones that back leads to. The menu is always at the bottom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Place>", into = "Vec<Place>")]
pub(crate) struct Stack {
    /// Screens above the menu.
    above: Vec<Place>,
}

const MENU: Place = Place::Menu;

impl Stack {
    /// The menu alone.
    pub fn menu() -> Self {
        Self { above: Vec::new() }
    }

    /// The open screen.
    pub fn top(&self) -> &Place {
        self.above.last().unwrap_or(&MENU)
    }

    /// The open screen, to change what it shows.
    pub fn top_mut(&mut self) -> Option<&mut Place> {
        self.above.last_mut()
    }

    /// Opens a screen.
    pub fn push(&mut self, place: Place) {
        self.above.push(place);
    }

    /// Closes the open screen; `false` on the menu.
    pub fn pop(&mut self) -> bool {
        self.above.pop().is_some()
    }

    /// Closes everything above the menu.
    pub fn clear(&mut self) {
        self.above.clear();
    }

    /// Closes what is above the screen of a game, if there is one.
    pub fn back_to_game(&mut self) -> bool {
        let at = self
            .above
            .iter()
            .rposition(|place| matches!(place, Place::Game { .. }));
        if let Some(at) = at {
            self.above.truncate(at + 1);
        }
        at.is_some()
    }

    /// The game that any of the screens is about, the nearest first.
    pub fn game(&self) -> Option<GameId> {
        self.above.iter().rev().find_map(Place::game)
    }

    /// A screen is open, or lies under the open one.
    pub fn has(&self, place: &Place) -> bool {
        self.above.contains(place)
    }

    /// Takes out every screen of a game.
    pub fn forget(&mut self, id: GameId) {
        if let Some(at) = self.above.iter().position(|place| place.game() == Some(id)) {
            self.above.truncate(at);
        }
    }

    /// Back leads somewhere inside the app.
    pub fn can_go_back(&self) -> bool {
        !self.above.is_empty()
    }
}

impl From<Vec<Place>> for Stack {
    fn from(above: Vec<Place>) -> Self {
        Self {
            above: above
                .into_iter()
                .filter(|place| *place != Place::Menu)
                .collect(),
        }
    }
}

impl From<Stack> for Vec<Place> {
    fn from(stack: Stack) -> Self {
        stack.above
    }
}
