//! One open store a process and a folder: sled itself has no lock on Android and iOS.
//!
//! Owns: the process's list of open folders, and the lock file that keeps other processes out.
//! Both are taken before anything in the folder is touched.

use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::StoreError;

static OPEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Name of the lock file inside the folder.
const LOCK: &str = "lock";

/// The right to use a folder; given back when dropped.
#[derive(Debug)]
pub(crate) struct Guard {
    folder: PathBuf,
    _lock: File,
}

impl Guard {
    /// Takes the folder, which must exist.
    ///
    /// # Errors
    /// [`StoreError::AlreadyOpen`] when this or another process has it.
    pub(crate) fn take(folder: &Path) -> Result<Guard, StoreError> {
        let folder = folder
            .canonicalize()
            .map_err(StoreError::io("find the folder"))?;
        let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        if open.contains(&folder) {
            return Err(StoreError::AlreadyOpen { folder });
        }
        let lock = lock_file(&folder)?;
        open.insert(folder.clone());
        Ok(Guard {
            folder,
            _lock: lock,
        })
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        OPEN.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&self.folder);
    }
}

fn lock_file(folder: &Path) -> Result<File, StoreError> {
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(LOCK))
        .map_err(StoreError::io("open the lock file"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::AlreadyOpen {
            folder: folder.to_path_buf(),
        }),
        // Systems without file locks run one process an app; the list above is enough there.
        Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
            Ok(file)
        }
        Err(TryLockError::Error(error)) => Err(StoreError::io("lock the folder")(error)),
    }
}
