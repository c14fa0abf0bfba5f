//! The sled database as a shelf, with sled 0.34's real habits.
//!
//! Owns: opening without sled's background flusher, the fixed trees, writes that are atomic over
//! all trees, real fsyncs, and reopening after a failed write (sled refuses everything after one).
//! What to do with a damaged database is decided in [`super::sled`].

use std::any::Any;
use std::fs::{File, TryLockError};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use sled::transaction::{ConflictableTransactionError, TransactionError};
use sled::{Transactional, Tree};

use super::StoreError;
use super::exports;
use super::guard::Guard;
use super::shelf::{Drawer, Entry, Shelf, Write};

/// Bytes of sled's page cache: small, phones are the target.
const CACHE_BYTES: u64 = 6 * 1024 * 1024;
/// sled's file inside its folder.
const DATA: &str = "db";
/// How long a database that was just closed may keep its file locked, and how often we look.
const RELEASE: Duration = Duration::from_secs(10);
const LOOK_EVERY: Duration = Duration::from_millis(2);

/// An open database.
struct Database {
    trees: [Tree; 4],
    /// The data file once more. On Linux sled's flush is `sync_file_range`, which neither writes
    /// the file's size nor empties the disk's cache, so the store calls `fdatasync` itself.
    data: File,
    /// Dropped last.
    _db: sled::Db,
}

/// A sled folder.
pub struct SledShelf {
    folder: PathBuf,
    /// `None` after a failed write, until the next call opens it again.
    database: Mutex<Option<Database>>,
    /// Given back last.
    _guard: Option<Guard>,
}

impl SledShelf {
    /// Opens or makes the database in `folder`.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when sled says so, panics, or leaves nonsense; [`StoreError::Io`]
    /// when the system refuses.
    pub(crate) fn open(folder: &Path) -> Result<SledShelf, StoreError> {
        let database = open_database(folder)?;
        let folder = folder.to_path_buf();
        Ok(SledShelf {
            folder,
            database: Mutex::new(Some(database)),
            _guard: None,
        })
    }

    /// Keeps the right to the folder for as long as the shelf lives.
    pub(crate) fn guarded(self, guard: Guard) -> SledShelf {
        SledShelf {
            _guard: Some(guard),
            ..self
        }
    }

    /// Runs `work` on the open database; after an error the next call opens it anew.
    fn with<T>(
        &self,
        work: impl FnOnce(&Database) -> Result<T, sled::Error>,
    ) -> Result<T, StoreError> {
        let mut slot = self.slot();
        if slot.is_none() {
            *slot = Some(open_database(&self.folder)?);
        }
        let Some(database) = slot.as_ref() else {
            return Err(StoreError::damaged("saves", "not open"));
        };
        let result = caught(|| work(database));
        if result.is_err() {
            // Dropping a database that has failed may panic in sled; it holds nothing we need.
            let broken = slot.take();
            let _ = catch_unwind(AssertUnwindSafe(move || drop(broken)));
        }
        result
    }

    fn slot(&self) -> MutexGuard<'_, Option<Database>> {
        self.database.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for SledShelf {
    fn get(&self, drawer: Drawer, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        self.with(|database| {
            Ok(database.trees[drawer.index()]
                .get(key)?
                .map(|value| value.to_vec()))
        })
    }

    fn scan(&self, drawer: Drawer, prefix: &[u8]) -> Result<Vec<Entry>, StoreError> {
        self.with(|database| {
            database.trees[drawer.index()]
                .scan_prefix(prefix)
                .map(|entry| entry.map(|(key, value)| (key.to_vec(), value.to_vec())))
                .collect()
        })
    }

    fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let mut batches: [sled::Batch; 4] = Default::default();
        for Write { drawer, key, value } in writes {
            match value {
                Some(value) => batches[drawer.index()].insert(key, value),
                None => batches[drawer.index()].remove(key),
            }
        }
        self.with(|database| apply(database, &batches))
    }

    fn flush(&self) -> Result<(), StoreError> {
        self.with(|database| {
            database.trees[0].flush()?;
            if cfg!(target_os = "linux") {
                database.data.sync_data()?;
            }
            Ok(())
        })
    }

    fn keep_export(&self, now_ms: u64, bytes: &[u8]) -> Result<Option<PathBuf>, StoreError> {
        let app = self.folder.parent().unwrap_or(&self.folder);
        exports::keep(&exports::folder(app), now_ms, bytes).map(Some)
    }

    fn forget_copies(&self) -> Result<(), StoreError> {
        exports::forget(self.folder.parent().unwrap_or(&self.folder))
    }
}

fn apply(database: &Database, batches: &[sled::Batch; 4]) -> Result<(), sled::Error> {
    let done = database.trees.as_slice().transaction(|trees| {
        for (tree, batch) in trees.iter().zip(batches) {
            tree.apply_batch(batch)?;
        }
        Ok::<(), ConflictableTransactionError<()>>(())
    });
    match done {
        Ok(()) | Err(TransactionError::Abort(())) => Ok(()),
        Err(TransactionError::Storage(error)) => Err(error),
    }
}

fn open_database(folder: &Path) -> Result<Database, StoreError> {
    remove_half_snapshots(folder)?;
    wait_for_release(&folder.join(DATA));
    caught(|| {
        let db = sled::Config::new()
            .path(folder)
            .cache_capacity(CACHE_BYTES)
            .flush_every_ms(None)
            .open()?;
        let [meta, games, settings, ui] = Drawer::ALL.map(|drawer| db.open_tree(drawer.name()));
        let data = File::options()
            .read(true)
            .write(true)
            .open(folder.join(DATA))?;
        Ok(Database {
            trees: [meta?, games?, settings?, ui?],
            data,
            _db: db,
        })
    })
}

/// Waits until a database that was closed here has let go of its file: sled's pool of threads may
/// hold it for a moment after the last handle is dropped, and sled's `open` does not wait. Who may
/// open at all is decided by [`Guard`]; what else goes wrong here, sled's `open` reports.
fn wait_for_release(data: &Path) {
    let Ok(file) = File::open(data) else {
        return; // not there yet: sled makes it
    };
    let until = Instant::now() + RELEASE;
    while matches!(file.try_lock(), Err(TryLockError::WouldBlock)) && Instant::now() < until {
        thread::sleep(LOOK_EVERY);
    }
}

/// Deletes `snap.*.generating`: a kill while sled opens leaves one, and the next open would fail.
fn remove_half_snapshots(folder: &Path) -> Result<(), StoreError> {
    let Ok(entries) = folder.read_dir() else {
        return Ok(()); // not there yet: sled makes it
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            std::fs::remove_file(entry.path())
                .map_err(StoreError::io("remove a half-written snapshot"))?;
        }
    }
    Ok(())
}

/// Turns sled's errors and panics into ours.
fn caught<T>(work: impl FnOnce() -> Result<T, sled::Error>) -> Result<T, StoreError> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(result) => result.map_err(|error| translate(&error)),
        Err(panic) => Err(StoreError::damaged("database", &said(panic.as_ref()))),
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
        .unwrap_or_else(|| "panicked".to_string())
}

fn translate(error: &sled::Error) -> StoreError {
    use std::io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};
    match error {
        sled::Error::Io(io) if matches!(io.kind(), InvalidData | InvalidInput | UnexpectedEof) => {
            StoreError::damaged("database", &io.to_string())
        }
        sled::Error::Io(io) => StoreError::Io {
            doing: "use the saves".to_string(),
            kind: io.kind(),
            why: io.to_string(),
        },
        other => StoreError::damaged("database", &other.to_string()),
    }
}
