//! Seats: the places at the table, for both games alike.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::ludo::{Color, Seats};
use crate::makruk::Side;

/// A place at the table, counted from 0 in turn order: of Ludo's colours only those in play count
/// (two players: Red 0, Yellow 1); in makruk White is 0 and Black 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are 0 to 3")]
pub struct SeatError(u8);

impl Seat {
    /// Most seats of any game.
    pub const MAX: usize = 4;

    /// The first seat: White, or the first colour in turn order.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, 0 to 3.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat of a colour; `None` when the colour does not play.
    pub fn of_color(seats: Seats, color: Color) -> Option<Seat> {
        seats.position(color).and_then(Seat::new)
    }

    /// The colour of this seat; `None` when there are fewer seats.
    pub fn color(self, seats: Seats) -> Option<Color> {
        seats.iter().nth(self.index())
    }

    /// The seat of a side of makruk.
    pub const fn of_side(side: Side) -> Seat {
        match side {
            Side::White => Seat(0),
            Side::Black => Seat(1),
        }
    }

    /// The side of makruk that sits here; `None` for a third or fourth seat.
    pub const fn side(self) -> Option<Side> {
        match self.0 {
            0 => Some(Side::White),
            1 => Some(Side::Black),
            _ => None,
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Seat, SeatError> {
        Seat::new(number.into()).ok_or(SeatError(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person at this device.
    Person {
        /// As typed; empty for "no name", then the colour's name is shown.
        name: String,
    },
    /// A computer player.
    Computer {
        /// How well it chooses; the dice are the same for all.
        level: Level,
    },
}

impl Player {
    /// Whether a person sits here.
    pub const fn is_person(&self) -> bool {
        matches!(self, Player::Person { .. })
    }

    /// The computer's level; `None` for a person.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Player::Person { .. } => None,
            Player::Computer { level } => Some(*level),
        }
    }
}
