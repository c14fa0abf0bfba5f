//! Saves that live as long as the process: for tests, pictures and play without a folder.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::shelf::{Drawer, Entry, Shelf, Write};
use super::{Clock, MemoryStore, StoreError, Vault};

type Entries = BTreeMap<(Drawer, Vec<u8>), Vec<u8>>;

/// Bytes in memory.
#[derive(Default)]
pub struct MemoryShelf {
    entries: Mutex<Entries>,
}

impl MemoryShelf {
    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for MemoryShelf {
    fn get(&self, drawer: Drawer, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.entries().get(&(drawer, key.to_vec())).cloned())
    }

    fn scan(&self, drawer: Drawer, prefix: &[u8]) -> Result<Vec<Entry>, StoreError> {
        let entries = self.entries();
        let from = (drawer, prefix.to_vec());
        let inside = |key: &(Drawer, Vec<u8>)| key.0 == drawer && key.1.starts_with(prefix);
        Ok(entries
            .range(from..)
            .take_while(|(key, _)| inside(key))
            .map(|((_, key), value)| (key.clone(), value.clone()))
            .collect())
    }

    fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let mut entries = self.entries();
        for Write { drawer, key, value } in writes {
            match value {
                Some(value) => entries.insert((drawer, key), value),
                None => entries.remove(&(drawer, key)),
            };
        }
        Ok(())
    }

    fn flush(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn keep_export(&self, _now_ms: u64, _bytes: &[u8]) -> Result<Option<PathBuf>, StoreError> {
        Ok(None)
    }

    fn forget_copies(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

impl MemoryStore {
    /// Makes empty saves; `clock` tells when a game was last changed.
    pub fn in_memory(clock: Clock) -> MemoryStore {
        Vault::new(MemoryShelf::default(), clock)
    }
}
