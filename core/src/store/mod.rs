//! Saves: any number of games, settings, and the small state of the screens.
//!
//! Owns: what is kept on disk, in which form, and that nothing acknowledged is ever lost. Must not
//! know screens or rules; it folds games through [`crate::game`] only. A call that changes a game
//! returns after the change is on disk, so run them off the model's thread.
//!
//! Start with [`Store`]. [`SledStore::open`] is the real one, [`MemoryStore::in_memory`] the one
//! for tests; both are one [`Vault`] over another shelf and pass the same suite.
//!
//! ```
//! use sanuk_core::store::{MemoryStore, Store};
//! let store = MemoryStore::in_memory(sanuk_core::store::fixed_clock(0));
//! assert_eq!(store.list()?.games.len(), 0);
//! # Ok::<(), sanuk_core::store::StoreError>(())
//! ```

mod cut;
mod disk;
mod error;
mod export;
mod exports;
mod guard;
mod identity;
mod memory;
mod records;
mod salvage;
mod schema;
mod shelf;
mod sled;
#[cfg(test)]
mod suite;
mod vault;

use std::path::PathBuf;
use std::sync::Arc;

use serde_json::Value;

use crate::game::{Event, GameId, Header, Pending};

pub(crate) use cut::review_key;
pub use disk::SledShelf;
pub use error::{ImportFault, StoreError};
pub use export::{ImportReport, Refused, RefusedWhy, export_of};
pub use identity::{new_id, new_seed};
pub use memory::MemoryShelf;
pub use records::{Damage, Listing, Saved, Summary};
pub use sled::{Opened, Recovery};
pub use vault::Vault;

/// Saves in memory, gone with the process.
pub type MemoryStore = Vault<MemoryShelf>;

/// Saves on disk.
pub type SledStore = Vault<SledShelf>;

/// Tells the time in milliseconds since 1970, UTC.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// A clock that stands still, for tests and pictures.
pub fn fixed_clock(ms: u64) -> Clock {
    Arc::new(move || ms)
}

/// Saves. Every method may be called from any thread.
///
/// # Errors
/// Every method fails with [`StoreError`]; what is said there holds for all.
#[expect(clippy::missing_errors_doc, reason = "said once, above")]
pub trait Store: Send + Sync {
    /// Saves a new game. The name of a deleted one may be taken again.
    fn create(&self, header: &Header, events: &[Event], pending: Pending)
    -> Result<(), StoreError>;

    /// Adds events to a game that holds exactly `expected` ones, and clears what was pending as
    /// [`Session::apply`](crate::game::Session::apply) does.
    /// Repeated after a failed write it notices that the first try had come through.
    /// Returns the new number of events.
    fn append(&self, id: GameId, expected: u32, events: &[Event]) -> Result<u32, StoreError>;

    /// Shortens a game that holds exactly `expected` events to `length`: an undo.
    fn rewind(
        &self,
        id: GameId,
        expected: u32,
        length: u32,
        pending: Pending,
    ) -> Result<(), StoreError>;

    /// Shortens a game whose log cannot be read or does not fold to its valid beginning of `length`
    /// events. The whole log is kept aside as a setting, so that an export of everything still holds
    /// it; it goes when the game is deleted for good. A sound game that is no longer than that is
    /// left as it is.
    fn cut(&self, id: GameId, length: u32) -> Result<(), StoreError>;

    /// Sets what hangs over the open choice of a game that holds exactly `expected` events.
    fn set_pending(&self, id: GameId, expected: u32, pending: Pending) -> Result<(), StoreError>;

    /// Reads a whole game; of a damaged one its readable beginning, with [`Saved::lost`] set.
    fn load(&self, id: GameId) -> Result<Saved, StoreError>;

    /// Lists the games, the last changed first, without reading their events.
    fn list(&self) -> Result<Listing, StoreError>;

    /// Hides a game; [`Store::undelete`] brings it back until [`Store::purge`] or the next start.
    fn delete(&self, id: GameId) -> Result<(), StoreError>;

    /// Brings a deleted game back.
    fn undelete(&self, id: GameId) -> Result<(), StoreError>;

    /// Removes every game for good, damaged ones too, and every copy that was kept beside the saves.
    fn forget_all(&self) -> Result<(), StoreError>;

    /// Removes all deleted games for good. Returns how many.
    fn purge(&self) -> Result<usize, StoreError>;

    /// Reads a setting.
    fn setting(&self, key: &str) -> Result<Option<Value>, StoreError>;

    /// Keeps a setting.
    fn set_setting(&self, key: &str, value: &Value) -> Result<(), StoreError>;

    /// Reads a part of the screens' state.
    fn ui(&self, key: &str) -> Result<Option<Value>, StoreError>;

    /// Keeps or removes a part of the screens' state. Not flushed: call [`Store::flush`] within
    /// 250 ms and on background.
    fn set_ui(&self, key: &str, value: Option<&Value>) -> Result<(), StoreError>;

    /// Writes all games and settings as one text file.
    fn export_all(&self) -> Result<Vec<u8>, StoreError>;

    /// Takes in what an export holds and this store does not, and reports on every part.
    /// A file that cannot be read changes nothing.
    fn import_all(&self, bytes: &[u8]) -> Result<ImportReport, StoreError>;

    /// Puts an export beside the saves, from where a damaged store is restored; to be called after
    /// each finished game and on background. Returns its path; `None` where there is no disk.
    fn backup(&self) -> Result<Option<PathBuf>, StoreError>;

    /// Returns when everything written is on disk.
    fn flush(&self) -> Result<(), StoreError>;
}
