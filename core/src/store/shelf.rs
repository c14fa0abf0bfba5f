//! The few things the saves need from whatever holds the bytes.
//!
//! Owns: the names of the fixed drawers, and the contract of a write (all or nothing, over all
//! drawers). Must not know what the values mean. [`super::vault`] is written against it once;
//! [`super::memory`] and [`super::disk`] implement it.

use std::path::PathBuf;

use super::StoreError;

/// A fixed drawer of the saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drawer {
    /// Schema version.
    Meta,
    /// Games.
    Games,
    /// Settings.
    Settings,
    /// Selection, open screen, dialogs: may lag by 250 ms.
    Ui,
}

impl Drawer {
    /// Every drawer.
    pub(crate) const ALL: [Drawer; 4] = [Drawer::Meta, Drawer::Games, Drawer::Settings, Drawer::Ui];

    /// Name on disk; never changes once released.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Drawer::Meta => "meta",
            Drawer::Games => "games.v1",
            Drawer::Settings => "settings.v1",
            Drawer::Ui => "ui.v1",
        }
    }

    /// Place in [`Drawer::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A key with its value.
pub type Entry = (Vec<u8>, Vec<u8>);

/// One change: a value to put, or `None` to remove the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// Where.
    pub(crate) drawer: Drawer,
    /// Under which key.
    pub(crate) key: Vec<u8>,
    /// The new value; `None` removes.
    pub(crate) value: Option<Vec<u8>>,
}

impl Write {
    /// Puts a value.
    pub(crate) fn put(drawer: Drawer, key: impl Into<Vec<u8>>, value: Vec<u8>) -> Write {
        Write {
            drawer,
            key: key.into(),
            value: Some(value),
        }
    }

    /// Removes a key.
    pub(crate) fn remove(drawer: Drawer, key: impl Into<Vec<u8>>) -> Write {
        Write {
            drawer,
            key: key.into(),
            value: None,
        }
    }
}

/// Ordered bytes by key, in four drawers.
pub trait Shelf: Send + Sync {
    /// Reads one value.
    fn get(&self, drawer: Drawer, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// Reads every entry whose key starts with `prefix`, in order of the keys.
    fn scan(&self, drawer: Drawer, prefix: &[u8]) -> Result<Vec<Entry>, StoreError>;

    /// Makes all changes or none, also when the process dies in the middle.
    fn write(&self, writes: Vec<Write>) -> Result<(), StoreError>;

    /// Returns when everything written is on disk.
    fn flush(&self) -> Result<(), StoreError>;

    /// Keeps an export beside the saves. Returns its path; `None` where there is no disk.
    fn keep_export(&self, now_ms: u64, bytes: &[u8]) -> Result<Option<PathBuf>, StoreError>;

    /// Removes exports and damaged saves that lie beside the saves.
    fn forget_copies(&self) -> Result<(), StoreError>;
}
