//! The host's half: a chain of keys, sealed by its end and opened backwards, one key a roll.

use std::fmt;

use super::hash::{Label, hmac, sha256};
use super::{GameBytes, Key};

/// Rolls that a chain is good for; the longest of 216,000 random games took 1,335.
pub const ROLLS: u32 = 8_192;
/// Keys that a host keeps of a chain: 2 KiB a room.
pub const CHECKPOINTS: usize = 64;
/// Keys from one checkpoint to the next.
const STRIDE: u32 = ROLLS / CHECKPOINTS as u32;

/// What a host draws for each game and never sends: 32 random bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    /// Says nothing, so that no log can tell it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The chain of one game as its host keeps it: every 128th key, 64 of them.
///
/// ```
/// use sanuk_core::fairness::{Chain, Secret, link};
/// let chain = Chain::new(&Secret([7; 32]), [1; 16]);
/// let k_1 = chain.key(1).unwrap();
/// assert_eq!(link([1; 16], &k_1), chain.first());
/// assert!(chain.key(8_193).is_none());
/// ```
#[derive(Clone)]
pub struct Chain {
    game: GameBytes,
    first: Key,
    /// Keys number 128, 256, … 8,192.
    kept: [Key; CHECKPOINTS],
}

impl fmt::Debug for Chain {
    /// Says only what is public, so that no log can tell a key to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain")
            .field("first", &self.first)
            .finish_non_exhaustive()
    }
}

impl Chain {
    /// Builds the chain of a game: 8,192 hashes.
    pub fn new(secret: &Secret, game: GameBytes) -> Chain {
        let mut key = Key(hmac(&secret.0, Label::Tip, &[&game]));
        let mut kept = [key; CHECKPOINTS];
        for place in kept.iter_mut().rev() {
            *place = key;
            key = hash_down(game, &key, STRIDE);
        }
        Chain {
            game,
            first: key,
            kept,
        }
    }

    /// The game that the chain belongs to.
    pub const fn game(&self) -> GameBytes {
        self.game
    }

    /// `k_0`, which seals the chain.
    pub const fn first(&self) -> Key {
        self.first
    }

    /// `k_j`, the key of roll `j` (from 1); `None` past the last roll. At most 127 hashes.
    pub fn key(&self, roll: u32) -> Option<Key> {
        if roll == 0 {
            return Some(self.first);
        }
        let place = (roll - 1) / STRIDE;
        let kept = self.kept.get(place as usize)?;
        Some(hash_down(self.game, kept, (place + 1) * STRIDE - roll))
    }
}

/// The key before this one: `k_(j-1)` of `k_j`.
pub fn link(game: GameBytes, key: &Key) -> Key {
    Key(sha256(Label::Link, &[&game, &key.0]))
}

/// The key so many steps before this one.
pub fn hash_down(game: GameBytes, key: &Key, steps: u32) -> Key {
    (0..steps).fold(*key, |key, _| link(game, &key))
}
