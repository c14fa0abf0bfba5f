//! What is fixed for a game's whole life.

use serde::{Deserialize, Serialize};

use super::{GameId, Player, Position, Remark, Seat};
use crate::dice::Seed;
use crate::fairness::Sealed;
use crate::ludo::{self, Color, RuleSet, Seats, State};
use crate::makruk;

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Ludo.
    Ludo,
    /// Makruk.
    Makruk,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setup {
    /// Ludo, every piece in its yard.
    Ludo {
        /// The rules in force.
        rules: RuleSet,
        /// The colours in play.
        seats: Seats,
        /// Who rolls first; one of the seats.
        starter: Color,
    },
    /// Makruk.
    Makruk {
        /// The first position with its count; `None` is the start of a normal game.
        fen: Option<String>,
    },
}

/// What is fixed for a game's whole life. With its events it is the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Version of this record and of the events' meaning; see [`Header::VERSION`].
    pub version: u16,
    /// The game's name.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970, UTC.
    pub created_ms: u64,
    /// How it begins.
    pub setup: Setup,
    /// Who sits where, in turn order; as many as the setup has seats.
    pub players: Vec<Player>,
    /// Decides every die and every random choice of the computer.
    #[serde(flatten)]
    pub dice: Dice,
    /// What the record that the game was read from says between the moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
}

/// Where dice and the computer's random choices come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// A game on this device: a seed that decides everything.
    Seed(Seed),
    /// A game in a room: both halves of dice that anyone can check.
    Sealed(Box<Sealed>),
}

impl Dice {
    /// The seed of a game on this device.
    pub const fn seed(&self) -> Option<&Seed> {
        match self {
            Dice::Seed(seed) => Some(seed),
            Dice::Sealed(_) => None,
        }
    }

    /// The sealed dice of a game in a room.
    pub fn sealed(&self) -> Option<&Sealed> {
        match self {
            Dice::Seed(_) => None,
            Dice::Sealed(sealed) => Some(sealed),
        }
    }
}

/// A header that begins no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// Written by a later version of the app.
    #[error("the game is of version {found}, this app knows {}", Header::VERSION)]
    Newer {
        /// Version in the header.
        found: u16,
    },
    /// Players and seats differ in number.
    #[error("{players} players for {seats} seats")]
    Players {
        /// Players named.
        players: usize,
        /// Seats of the setup.
        seats: usize,
    },
    /// Ludo's rules, seats and starter do not fit together.
    #[error("no game of Ludo begins so: {0}")]
    Ludo(#[from] ludo::SetupError),
    /// The first position of makruk cannot be.
    #[error("the first position is wrong: {0}")]
    Fen(#[from] makruk::FenError),
}

impl Header {
    /// The version written today.
    pub const VERSION: u16 = 1;

    /// Which game.
    pub const fn kind(&self) -> GameKind {
        match self.setup {
            Setup::Ludo { .. } => GameKind::Ludo,
            Setup::Makruk { .. } => GameKind::Makruk,
        }
    }

    /// The record is marked: its dice do not fit their seal, so the game does not count.
    pub fn is_marked(&self) -> bool {
        self.remarks.iter().any(Remark::is_mismatch)
    }

    /// Every seat, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).filter_map(Seat::new)
    }

    /// Who sits there; `None` for a seat that this game does not have.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The number in its room of the seat that plays here; `None` for a game on this device.
    pub fn chair(&self, seat: Seat) -> Option<u8> {
        let sealed = self.dice.sealed()?;
        let order = sealed.order(self.id.bytes(), self.kind() == GameKind::Makruk);
        order.get(seat.index()).copied()
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(Player::is_person)
    }

    /// Makes the first position.
    ///
    /// # Errors
    /// [`HeaderError`] says what in the header cannot be.
    pub fn start(&self) -> Result<Position, HeaderError> {
        if self.version > Header::VERSION {
            return Err(HeaderError::Newer {
                found: self.version,
            });
        }
        let seats = self.setup.seat_count();
        if self.players.len() != seats {
            return Err(HeaderError::Players {
                players: self.players.len(),
                seats,
            });
        }
        self.setup.start()
    }

    /// The header of the next game with the same players: Party's starter goes round clockwise
    /// where that option is on, makruk's colours are swapped.
    #[must_use]
    pub fn again(&self, id: GameId, seed: Seed, created_ms: u64) -> Header {
        let (setup, players) = match &self.setup {
            Setup::Ludo {
                rules,
                seats,
                starter,
            } => {
                let starter = rules.next_starter(*seats, *starter);
                let setup = Setup::Ludo {
                    rules: *rules,
                    seats: *seats,
                    starter,
                };
                (setup, self.players.clone())
            }
            Setup::Makruk { .. } => (
                self.setup.clone(),
                self.players.iter().rev().cloned().collect(),
            ),
        };
        Header {
            version: Header::VERSION,
            id,
            created_ms,
            setup,
            players,
            dice: Dice::Seed(seed),
            remarks: Vec::new(),
        }
    }
}

impl Setup {
    /// A normal game of makruk.
    pub const fn makruk() -> Setup {
        Setup::Makruk { fen: None }
    }

    /// How many play.
    pub fn seat_count(&self) -> usize {
        match self {
            Setup::Ludo { seats, .. } => seats.len(),
            Setup::Makruk { .. } => 2,
        }
    }

    fn start(&self) -> Result<Position, HeaderError> {
        match self {
            Setup::Ludo {
                rules,
                seats,
                starter,
            } => Ok(Position::ludo(State::new(*rules, *seats, *starter)?)),
            Setup::Makruk { fen: None } => Ok(Position::makruk(makruk::Game::start())),
            Setup::Makruk { fen: Some(fen) } => Ok(Position::makruk(fen.parse()?)),
        }
    }
}
