//! Which screen is open, and what lies under it.

use serde::{Deserialize, Serialize};

use crate::game::GameId;
use crate::protocol::Code;

/// A screen with what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "screen", rename_all = "snake_case")]
pub(crate) enum Place {
    /// The very first screen, over the menu.
    Welcome,
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
    /// Making a room for friends.
    Create,
    /// All options of a Ludo room.
    RoomRules,
    /// Typing a link or a code.
    Join,
    /// A room before its game.
    Room {
        /// Its code.
        code: Code,
    },
    /// The check of a game's dice.
    Check {
        /// Which game.
        id: GameId,
    },
}

impl Place {
    /// The game that the screen is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::Game { id }
            | Self::Result { id }
            | Self::Replay { id, .. }
            | Self::Review { id }
            | Self::Check { id } => Some(*id),
            Self::Welcome
            | Self::Menu
            | Self::Party
            | Self::Settings
            | Self::Page { .. }
            | Self::Create
            | Self::RoomRules
            | Self::Join
            | Self::Room { .. } => None,
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

    /// One of the open screens is this one.
    pub fn holds(&self, place: &Place) -> bool {
        self.above.contains(place)
    }

    /// Closes what is above this screen, if it is open.
    pub fn back_to(&mut self, place: &Place) {
        if let Some(at) = self.above.iter().rposition(|it| it == place) {
            self.above.truncate(at + 1);
        }
    }

    /// Takes out the screens of a room and what is above them.
    pub fn forget_room(&mut self) {
        let room = |place: &Place| matches!(place, Place::Room { .. });
        if let Some(at) = self.above.iter().position(room) {
            self.above.truncate(at);
        }
    }

    /// The room that any of the screens is about.
    pub fn room(&self) -> Option<Code> {
        self.above.iter().find_map(|place| match place {
            Place::Room { code } => Some(*code),
            _ => None,
        })
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
