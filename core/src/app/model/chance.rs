//! Names and seeds of new games: random, but reproducible where a test says so.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::dice::Seed;
use crate::game::GameId;

/// The source of everything that is drawn by lot outside a game.
#[derive(Clone, Debug)]
pub(crate) struct Chance {
    stream: ChaCha20Rng,
}

impl Chance {
    /// A source that gives the same names and seeds for the same `seed`.
    pub fn new(seed: [u8; 32]) -> Self {
        Self {
            stream: ChaCha20Rng::from_seed(seed),
        }
    }

    /// A new game's name.
    pub fn game_id(&mut self) -> GameId {
        let mut bytes = [0; 16];
        self.stream.fill_bytes(&mut bytes);
        GameId::from_bytes(bytes)
    }

    /// A new game's seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.stream.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// 32 random bytes: a token, or a half of sealed dice.
    pub fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.stream.fill_bytes(&mut bytes);
        bytes
    }

    /// A random number.
    pub fn number(&mut self) -> u64 {
        self.stream.next_u64()
    }

    /// One of two, by lot.
    pub fn lot(&mut self) -> bool {
        self.stream.next_u32() & 1 == 1
    }
}
