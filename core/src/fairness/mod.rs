//! Dice that anyone can check ("dice/v1").
//!
//! Owns the arithmetic: a host seals a chain of 8,192 keys before anyone sits down, each person's
//! device seals a share of its own, and both together decide every roll. Must know nothing of
//! rooms, records or time. Start with [`Chain`] (the host's half), [`Commitment::of`] (a device's
//! half), [`mix`] (both) and [`roll`].
//!
//! Every hash begins with `dice/v1/`, a word for its purpose and one zero byte, so that no value
//! of one step can pass for another's.

mod bytes;
mod chain;
mod hash;
mod mix;
mod sealed;
#[cfg(test)]
mod tests;

pub use bytes::{Commitment, HexError, Key, Mix, Share};
pub use chain::{CHECKPOINTS, Chain, ROLLS, Secret, hash_down, link};
pub use mix::{Kind, SealedSeat, ai_seed, lot, mix, roll, white_is_lower};
pub use sealed::{FailedStart, Mismatch, Sealed, Top};

/// The name of a game as the hashes take it in: its id's 16 bytes.
pub type GameBytes = [u8; 16];
