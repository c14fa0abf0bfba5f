//! Export files beside the saves: written whole or not at all, the newest few kept.
//!
//! They are what the system's backup carries and what damaged saves are restored from.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use super::{ImportReport, SledStore, Store, StoreError};

/// How many exports are kept.
const KEPT: usize = 3;

/// How the name of damaged saves begins that were put aside.
pub(crate) const ASIDE: &str = "saves-damaged-";

/// Where the exports are, inside the app's folder.
pub(crate) fn folder(app: &Path) -> PathBuf {
    app.join("exports")
}

/// Writes an export (temporary file, fsync, rename, fsync of the folder) and removes the oldest.
pub(crate) fn keep(folder: &Path, now_ms: u64, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    fs::create_dir_all(folder).map_err(StoreError::io("make the folder of exports"))?;
    // Thirteen digits sort by time until the year 2286.
    let path = folder.join(format!("export-{now_ms:013}.json"));
    let temporary = folder.join("export.partial");
    let write = || {
        let mut file = File::create(&temporary)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&temporary, &path)?;
        // Not every system opens a folder; the rename is atomic all the same.
        File::open(folder)
            .and_then(|folder| folder.sync_all())
            .or(Ok::<(), std::io::Error>(()))
    };
    write().map_err(StoreError::io("write an export"))?;
    for old in newest_first(folder).into_iter().skip(KEPT) {
        fs::remove_file(old).map_err(StoreError::io("remove an old export"))?;
    }
    Ok(path)
}

/// Removes the exports and the damaged saves that were put aside in the app's folder.
pub(crate) fn forget(app: &Path) -> Result<(), StoreError> {
    let copies = || {
        for entry in app.read_dir()?.flatten() {
            let name = entry.file_name();
            if entry.path() == folder(app) || name.to_string_lossy().starts_with(ASIDE) {
                fs::remove_dir_all(entry.path())?;
            }
        }
        Ok(())
    };
    copies().map_err(StoreError::io("remove the copies of the games"))
}

/// Takes in the newest export that can be read.
pub(crate) fn restore_newest(store: &SledStore, folder: &Path) -> Option<(PathBuf, ImportReport)> {
    newest_first(folder).into_iter().find_map(|path| {
        let bytes = fs::read(&path).ok()?;
        let report = store.import_all(&bytes).ok()?;
        Some((path, report))
    })
}

fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = folder.read_dir() else {
        return Vec::new();
    };
    let ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("export-") && name.ends_with(".json")
    };
    let mut paths: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(ours)
        .collect();
    paths.sort();
    paths.reverse();
    paths
}
