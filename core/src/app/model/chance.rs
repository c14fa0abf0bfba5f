//! Names and seeds of new games: random, but reproducible where a test says so.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::dice::Seed;
use crate::game::GameId;

/// The source of everything that is drawn by lot outside a game.
#[derive(Clone, Debug)]
pub(crate) struct Chance {
    stream: ChaCha20Rng,
    names: Option<ChaCha20Rng>,
}

impl Chance {
    /// A source that gives the same names and seeds for the same `seed`. Where `names` are given,
    /// the names of games come from there: the same dice twice are still two games.
    pub fn new(seed: [u8; 32], names: Option<[u8; 32]>) -> Self {
        Self {
            stream: ChaCha20Rng::from_seed(seed),
            names: names.map(ChaCha20Rng::from_seed),
        }
    }

    /// A new game's name.
    pub fn game_id(&mut self) -> GameId {
        let mut bytes = [0; 16];
        self.stream.fill_bytes(&mut bytes);
        if let Some(names) = &mut self.names {
            names.fill_bytes(&mut bytes);
        }
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

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn the_same_dice_twice_are_two_games() {
        let [mut one, mut other] =
            [[1; 32], [2; 32]].map(|names| Chance::new([7; 32], Some(names)));
        assert_ne!(one.game_id(), other.game_id());
        assert_eq!(one.seed(), other.seed());
    }
}
