//! Random names and seeds from the operating system; sled's own counters are not used.

use super::StoreError;
use crate::dice::Seed;
use crate::game::GameId;

/// Draws a new game's name.
///
/// # Errors
/// [`StoreError::Io`] when the system has no randomness to give.
pub fn new_id() -> Result<GameId, StoreError> {
    draw().map(GameId::from_bytes)
}

/// Draws a new game's seed.
///
/// # Errors
/// [`StoreError::Io`] when the system has no randomness to give.
pub fn new_seed() -> Result<Seed, StoreError> {
    draw().map(Seed)
}

fn draw<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        StoreError::io("draw random bytes")(std::io::Error::other(error.to_string()))
    })?;
    Ok(bytes)
}
