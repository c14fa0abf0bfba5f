//! What a record keeps of a game's dice, and the check of it.
//!
//! Owns: the check of seals, keys and rolls. The choices of computer players are checked where
//! games are known, in the game module.

use serde::{Deserialize, Serialize};

use super::{
    Commitment, GameBytes, Key, Kind, Mix, ROLLS, SealedSeat, Share, ai_seed, hash_down, link, mix,
    roll, white_is_lower,
};
use crate::ludo::Die;

/// The dice of an online game: everything that decides and proves its rolls, but for the game's
/// name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sealed {
    /// `k_0`: the host's seal.
    pub first: Key,
    /// Revision of the rules and of the computer players that the game was played with.
    pub rules_rev: u16,
    /// The seats in play, ascending.
    pub seats: Vec<SealedSeat>,
    /// The highest key that was opened; the lower ones are hashed from it. `None` before a roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<Top>,
    /// Starts of this game that failed before it began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failed: Vec<FailedStart>,
    /// Makruk's rematches: the room's number of the seat that plays White because the colours of
    /// the game before were swapped. `None` where the lot decides, and in Ludo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swapped: Option<u8>,
}

/// The highest key that was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Top {
    /// Number of its roll, from 1.
    pub roll: u32,
    /// The key.
    pub key: Key,
}

/// A start that was undone because shares were missing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FailedStart {
    /// The name of the game that did not begin, as 32 hexadecimal digits.
    pub game: String,
    /// Its `k_0`.
    pub first: Key,
    /// Seats and what they had sealed, ascending.
    pub commitments: Vec<(u8, Commitment)>,
    /// Seats whose share did not come in time.
    pub missing: Vec<u8>,
}

/// The first thing in a game's dice that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "mismatch")]
pub enum Mismatch {
    /// Fewer than two seats, more than four, or not ascending.
    #[error("the seats of the dice are not two to four, ascending")]
    Seats,
    /// A share that is not the one sealed.
    #[error("seat {seat} opened another share than it had sealed")]
    Share {
        /// Number of the seat in its room.
        seat: u8,
    },
    /// A computer's share that is not zero.
    #[error("seat {seat} is a computer and has a share of its own")]
    ComputerShare {
        /// Number of the seat in its room.
        seat: u8,
    },
    /// A key that does not hash to the one before it.
    #[error("the key of roll {roll} does not fit the seal")]
    Key {
        /// Number of the roll, from 1.
        roll: u32,
    },
    /// A roll whose number is not the next.
    #[error("roll {said} came where roll {expected} was due")]
    Number {
        /// Number said.
        said: u32,
        /// Number due.
        expected: u32,
    },
    /// More rolls than keys, or keys than rolls.
    #[error("{rolls} rolls, but the highest key is that of roll {keys}")]
    Count {
        /// Rolls in the game.
        rolls: u32,
        /// Number of the highest key.
        keys: u32,
    },
    /// Another face than both halves give.
    #[error("roll {roll} shows {said}; both halves give {expected}")]
    Die {
        /// Number of the roll, from 1.
        roll: u32,
        /// Face in the log.
        said: Die,
        /// Face of the arithmetic.
        expected: Die,
    },
}

impl Sealed {
    /// Both halves together.
    pub fn mix(&self, game: GameBytes) -> Mix {
        mix(game, &self.first, &self.seats)
    }

    /// The seed of a computer's choice at a seat of the room; see [`ai_seed`].
    pub fn ai_seed(&self, game: GameBytes, seat: u8, number: u32) -> [u8; 32] {
        ai_seed(&self.mix(game), seat, number)
    }

    /// The room's numbers of the seats in turn order. Two sides (makruk) begin with White, who is
    /// drawn by lot or follows from the game before.
    pub fn order(&self, game: GameBytes, two_sides: bool) -> Vec<u8> {
        let mut order: Vec<u8> = self.seats.iter().map(|seat| seat.seat).collect();
        let lower_first = match self.swapped {
            Some(white) => order.first() == Some(&white),
            None => white_is_lower(&self.mix(game)),
        };
        if two_sides && !lower_first {
            order.reverse();
        }
        order
    }

    /// Checks that every share opens its seal.
    ///
    /// # Errors
    /// The first [`Mismatch`].
    pub fn check_seats(&self, game: GameBytes) -> Result<(), Mismatch> {
        let ascending = self.seats.is_sorted_by(|a, b| a.seat < b.seat);
        if !ascending || !(2..=4).contains(&self.seats.len()) {
            return Err(Mismatch::Seats);
        }
        self.seats
            .iter()
            .try_for_each(|seat| check_seat(game, seat))
    }

    /// Checks keys and rolls from the first to the last. Returns how many rolls there are.
    ///
    /// # Errors
    /// The first [`Mismatch`].
    pub fn check_rolls(&self, game: GameBytes, dice: &[Die]) -> Result<u32, Mismatch> {
        let rolls = dice.len() as u32;
        let keys = self.top.map_or(0, |top| top.roll);
        if rolls != keys || rolls > ROLLS {
            return Err(Mismatch::Count { rolls, keys });
        }
        let Some(top) = self.top else { return Ok(0) };
        let mixed = self.mix(game);
        let mut keys = vec![top.key];
        for _ in 0..rolls {
            let last = keys.last().copied().unwrap_or(top.key);
            keys.push(link(game, &last));
        }
        if keys.pop() != Some(self.first) {
            return Err(Mismatch::Key { roll: rolls });
        }
        for ((number, said), key) in (1..).zip(dice).zip(keys.iter().rev()) {
            check_die(key, &mixed, number, *said)?;
        }
        Ok(rolls)
    }

    /// Checks one roll as it comes: its key against the highest one before, its face against both
    /// halves.
    ///
    /// # Errors
    /// What does not fit.
    pub fn check_next(
        &self,
        game: GameBytes,
        mixed: &Mix,
        next: &Top,
        said: Die,
    ) -> Result<(), Mismatch> {
        let before = self.top.unwrap_or(Top {
            roll: 0,
            key: self.first,
        });
        if next.roll != before.roll + 1 {
            return Err(Mismatch::Number {
                said: next.roll,
                expected: before.roll + 1,
            });
        }
        if hash_down(game, &next.key, 1) != before.key || next.roll > ROLLS {
            return Err(Mismatch::Key { roll: next.roll });
        }
        check_die(&next.key, mixed, next.roll, said)
    }
}

fn check_seat(game: GameBytes, seat: &SealedSeat) -> Result<(), Mismatch> {
    let number = seat.seat;
    if seat.kind == Kind::Computer && seat.share != Share::COMPUTER {
        return Err(Mismatch::ComputerShare { seat: number });
    }
    if seat.commitment.opens(game, number, &seat.share) {
        Ok(())
    } else {
        Err(Mismatch::Share { seat: number })
    }
}

fn check_die(key: &Key, mixed: &Mix, number: u32, said: Die) -> Result<(), Mismatch> {
    let expected = roll(key, mixed, number);
    if said == expected {
        Ok(())
    } else {
        Err(Mismatch::Die {
            roll: number,
            said,
            expected,
        })
    }
}
