//! Opening the saves on disk, and what happens when they are damaged.
//!
//! Owns: the layout of the app's folder (`lock`, `begun`, `saves/`, `exports/`, `saves-damaged-DATE/`) and
//! the order of opening: guard, half-written snapshots, sled, schema, tombstones.

use std::fs;
use std::path::{Path, PathBuf};

use super::disk::SledShelf;
use super::exports::ASIDE;
use super::guard::Guard;
use super::{Clock, ImportReport, SledStore, Store, StoreError, Vault, exports, schema};

/// Folder of the database inside the app's folder.
const SAVES: &str = "saves";
/// Empty file that is there once saves have been begun: sled itself opens heavily damaged ones as
/// if they were new.
const BEGUN: &str = "begun";

/// Saves, and what had to be done to open them.
pub struct Opened {
    /// The saves.
    pub store: SledStore,
    /// Set when they were damaged: tell the user.
    pub recovery: Option<Recovery>,
}

/// Saves were replaced: damaged ones, or missing ones beside an export that the system's backup
/// brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovery {
    /// What was wrong.
    pub why: String,
    /// Where the damaged saves are now; `None` when there were none.
    pub moved_to: Option<PathBuf>,
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
        fs::create_dir_all(folder).map_err(StoreError::io("make the folder"))?;
        let guard = Guard::take(folder)?;
        let (saves, exports) = (folder.join(SAVES), exports::folder(folder));
        let begun = folder.join(BEGUN).exists();
        match open_shelf(&saves, begun) {
            Ok(shelf) => {
                let store = begin(shelf, guard, clock, folder)?;
                let newest = || exports::restore_newest(&store, &exports);
                let restored = if begun { None } else { newest() };
                let recovery = restored.map(|restored| Recovery {
                    why: "there were no saves, but an export".to_string(),
                    moved_to: None,
                    restored: Some(restored),
                });
                Ok(Opened { store, recovery })
            }
            Err(StoreError::Damaged { at, why }) => {
                let moved_to = Some(move_aside(&saves, clock())?);
                let store = begin(open_shelf(&saves, false)?, guard, clock, folder)?;
                let restored = exports::restore_newest(&store, &exports);
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

fn open_shelf(saves: &Path, begun: bool) -> Result<SledShelf, StoreError> {
    let shelf = SledShelf::open(saves)?;
    schema::settle(&shelf, schema::STEPS, begun)?;
    Ok(shelf)
}

/// Purges what was deleted, and notes that there are saves from now on.
fn begin(
    shelf: SledShelf,
    guard: Guard,
    clock: Clock,
    folder: &Path,
) -> Result<SledStore, StoreError> {
    let store = Vault::new(shelf.guarded(guard), clock);
    store.purge()?;
    let begun = folder.join(BEGUN);
    if !begun.exists() {
        let note = fs::File::create(begun).and_then(|file| file.sync_all());
        note.map_err(StoreError::io("note that there are saves"))?;
    }
    Ok(store)
}

/// Renames the damaged folder to a name with the date that is not taken yet.
fn move_aside(saves: &Path, now_ms: u64) -> Result<PathBuf, StoreError> {
    let date = crate::game::date_time(now_ms).replace([':', '.'], "-");
    let named = |suffix: &str| saves.with_file_name(format!("{ASIDE}{date}{suffix}"));
    let mut aside = named("");
    let mut number = 1;
    while aside.exists() {
        number += 1;
        aside = named(&format!("-{number}"));
    }
    fs::rename(saves, &aside).map_err(StoreError::io("move the damaged saves aside"))?;
    Ok(aside)
}
