//! Opening the saves on disk, and what happens when they are damaged.
//!
//! Owns: the layout of the app's folder (`lock`, `saves/`, `exports/`, `saves-damaged-DATE/`) and
//! the order of opening: guard, half-written snapshots, sled, schema, tombstones.

use std::path::{Path, PathBuf};

use super::disk::SledShelf;
use super::guard::Guard;
use super::{Clock, ImportReport, SledStore, Store, StoreError, Vault, exports, schema};

/// Folder of the database inside the app's folder.
const SAVES: &str = "saves";

/// Saves, and what had to be done to open them.
pub struct Opened {
    /// The saves.
    pub store: SledStore,
    /// Set when they were damaged: tell the user.
    pub recovery: Option<Recovery>,
}

/// Damaged saves were put aside and replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovery {
    /// What was wrong.
    pub why: String,
    /// Where the damaged saves are now.
    pub moved_to: PathBuf,
    /// The export that was taken in, with what it held; `None` when there was no readable one.
    pub restored: Option<(PathBuf, ImportReport)>,
}

impl SledStore {
    /// Opens the saves in the app's `folder`, or begins new ones. Deleted games are purged.
    ///
    /// Damaged saves are moved aside under a dated name and replaced by the newest export.
    ///
    /// # Errors
    /// [`StoreError::AlreadyOpen`], [`StoreError::Newer`], or [`StoreError::Io`]; in all three
    /// cases nothing was touched.
    pub fn open(folder: &Path, clock: Clock) -> Result<Opened, StoreError> {
        std::fs::create_dir_all(folder).map_err(StoreError::io("make the folder"))?;
        let guard = Guard::take(folder)?;
        let saves = folder.join(SAVES);
        match SledShelf::open(&saves).and_then(ready) {
            Ok(shelf) => {
                let store = begin(shelf, guard, clock)?;
                Ok(Opened {
                    store,
                    recovery: None,
                })
            }
            Err(StoreError::Damaged { at, why }) => {
                let moved_to = move_aside(&saves, clock())?;
                let store = begin(ready(SledShelf::open(&saves)?)?, guard, clock)?;
                let restored = exports::restore_newest(&store, &exports::folder(folder));
                let why = format!("{at}: {why}");
                Ok(Opened {
                    store,
                    recovery: Some(Recovery {
                        why,
                        moved_to,
                        restored,
                    }),
                })
            }
            Err(other) => Err(other),
        }
    }
}

fn ready(shelf: SledShelf) -> Result<SledShelf, StoreError> {
    schema::settle(&shelf, schema::STEPS)?;
    Ok(shelf)
}

fn begin(shelf: SledShelf, guard: Guard, clock: Clock) -> Result<SledStore, StoreError> {
    let store = Vault::new(shelf.guarded(guard), clock);
    store.purge()?;
    Ok(store)
}

/// Renames the damaged folder to a name with the date that is not taken yet.
fn move_aside(saves: &Path, now_ms: u64) -> Result<PathBuf, StoreError> {
    let date = crate::game::date_time(now_ms).replace([':', '.'], "-");
    let named = |suffix: &str| saves.with_file_name(format!("saves-damaged-{date}{suffix}"));
    let mut aside = named("");
    let mut number = 1;
    while aside.exists() {
        number += 1;
        aside = named(&format!("-{number}"));
    }
    std::fs::rename(saves, &aside).map_err(StoreError::io("move the damaged saves aside"))?;
    Ok(aside)
}
