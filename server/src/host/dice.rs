//! The host's half of the dice: secrets drawn and kept, chains built when a roll needs them.

use std::sync::Arc;

use sanuk_core::fairness::{self, Chain};
use sanuk_core::room::{NewGame, Room};

use super::Host;
use super::failure::Failure;
use super::live::Kept;
use crate::log::{Secret, StoreError};

/// Dice sealed for a game that is not in the log yet.
#[derive(Debug)]
pub struct Sealed {
    /// The public half.
    pub game: NewGame,
    /// The secret half, to be stored in the transaction that makes the game known.
    pub secret: Secret,
    /// Its chain, so that it need not be built twice.
    pub chain: Arc<Chain>,
}

/// What a decision is lent.
#[derive(Debug, Default)]
pub struct Lent {
    /// The running game's chain, where a roll may come.
    pub chain: Option<Arc<Chain>>,
    /// Dice for the coming game, where the room waits for them.
    pub sealed: Option<Sealed>,
}

/// Draws a game's name and secret from the system's generator.
///
/// # Errors
/// [`Failure::Store`] when the system has no random bytes, which must stop a game rather than seal a
/// guessable one.
pub fn seal() -> Result<Sealed, Failure> {
    let (mut gid, mut secret) = ([0; 16], [0; 32]);
    for bytes in [&mut gid[..], &mut secret[..]] {
        getrandom::fill(bytes).map_err(|error| StoreError::Unavailable(error.to_string()))?;
    }
    let chain = Arc::new(Chain::new(&fairness::Secret(secret), gid));
    Ok(Sealed {
        game: NewGame::of(&chain),
        secret: Secret { game: gid, secret },
        chain,
    })
}

impl Host {
    /// What a decision on this room may need.
    pub(super) async fn lend(&self, kept: &mut Kept, room: &Room) -> Result<Lent, Failure> {
        if room.needs_game() {
            return Ok(Lent {
                chain: None,
                sealed: Some(seal()?),
            });
        }
        if room.next_roll().is_none() {
            return Ok(Lent::default());
        }
        let Some(sealing) = room.sealing() else {
            return Ok(Lent::default());
        };
        let gid = sealing.gid.bytes();
        if let Some(chain) = kept.chain.as_ref().filter(|chain| chain.game() == gid) {
            return Ok(Lent {
                chain: Some(Arc::clone(chain)),
                sealed: None,
            });
        }
        let Some(secret) = self.store.secret(gid).await? else {
            return Err(Failure::Damaged("the secret of its game is gone".into()));
        };
        let chain = Arc::new(Chain::new(&fairness::Secret(secret), gid));
        kept.chain = Some(Arc::clone(&chain));
        Ok(Lent {
            chain: Some(chain),
            sealed: None,
        })
    }
}
