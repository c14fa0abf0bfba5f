//! Both halves together: the mix, and what it decides.

use serde::{Deserialize, Serialize};

use super::hash::{Label, hmac, sha256};
use super::{Commitment, GameBytes, Key, Mix, Share};
use crate::ludo::Die;

/// Bytes that stand for one face once the four above them are rejected: 0 to 251.
const BYTES: u8 = 252;

/// Who sits at a seat, as the mix takes it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A computer player: 0.
    Computer,
    /// A person: 1.
    Person,
}

/// A seat in play with its seal and, once open, its share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SealedSeat {
    /// Number of the seat in its room, from 0.
    pub seat: u8,
    /// Who sits there.
    pub kind: Kind,
    /// What its device sealed before the start.
    pub commitment: Commitment,
    /// What the seal was on.
    pub share: Share,
}

impl Kind {
    /// The number in the mix.
    pub const fn number(self) -> u8 {
        match self {
            Kind::Computer => 0,
            Kind::Person => 1,
        }
    }
}

impl Commitment {
    /// Seals a share for a seat of a game.
    pub fn of(game: GameBytes, seat: u8, share: &Share) -> Commitment {
        Commitment(sha256(Label::Seat, &[&game, &[seat], &share.0]))
    }

    /// Says whether the share is the one that was sealed.
    pub fn opens(&self, game: GameBytes, seat: u8, share: &Share) -> bool {
        *self == Commitment::of(game, seat, share)
    }
}

/// Mixes the host's seal with the shares of the seats in play, which ascend.
pub fn mix(game: GameBytes, first: &Key, seats: &[SealedSeat]) -> Mix {
    let mut shares = Vec::with_capacity(seats.len() * 34);
    for seat in seats {
        shares.extend([seat.seat, seat.kind.number()]);
        shares.extend(seat.share.0);
    }
    let count = [seats.len() as u8];
    Mix(sha256(Label::Mix, &[&game, &first.0, &count, &shares]))
}

/// Rolls number `roll` of a game, counted from 1: the first byte below 252 of as many HMACs as it
/// takes. Nothing else enters.
pub fn roll(key: &Key, mix: &Mix, roll: u32) -> Die {
    let first = hmac(&key.0, Label::Roll, &[&mix.0, &roll.to_be_bytes()]);
    let mut blocks = std::iter::successors(Some(first), |block| Some(more(key, block)));
    blocks.find_map(|block| face(&block)).unwrap_or(Die::SIX)
}

/// The block after one whose 32 bytes were all rejected.
pub(super) fn more(key: &Key, block: &[u8; 32]) -> [u8; 32] {
    hmac(&key.0, Label::More, &[block])
}

fn face(block: &[u8; 32]) -> Option<Die> {
    let byte = block.iter().find(|&&byte| byte < BYTES)?;
    Die::new(1 + byte % 6)
}

/// The lot of a game.
pub fn lot(mix: &Mix) -> [u8; 32] {
    sha256(Label::Lot, &[&mix.0])
}

/// Makruk's colours by lot: whether the lower seat plays White.
pub fn white_is_lower(mix: &Mix) -> bool {
    lot(mix)[0].is_multiple_of(2)
}

/// The seed of a computer's choice: `number` is the roll being answered, in makruk the ply, both
/// from 1.
pub fn ai_seed(mix: &Mix, seat: u8, number: u32) -> [u8; 32] {
    sha256(Label::Ai, &[&mix.0, &[seat], &number.to_be_bytes()])
}
