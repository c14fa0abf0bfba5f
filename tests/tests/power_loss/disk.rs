//! A disk that keeps what was synced, and of the rest as much as chance leaves.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use super::trace::Step;

/// What is written in one piece, whatever happens.
const SECTOR: usize = 512;

/// A change of a file's bytes.
#[derive(Clone, Debug)]
enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Cut { length: usize },
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Change::Cut { length } => bytes.resize(*length, 0),
            Change::Write { at, bytes: new } => {
                let end = at + new.len();
                bytes.resize(bytes.len().max(end), 0);
                bytes[*at..end].copy_from_slice(new);
            }
        }
    }

    /// Only so much of it that ends with a sector.
    fn torn(&self, luck: usize) -> Change {
        match self {
            Change::Write { at, bytes } => {
                let kept = luck % (bytes.len() / SECTOR + 1) * SECTOR;
                Change::Write {
                    at: *at,
                    bytes: bytes[..kept].to_vec(),
                }
            }
            cut @ Change::Cut { .. } => cut.clone(),
        }
    }
}

/// A change of the folder's names.
#[derive(Clone, Debug)]
enum Naming {
    Made(PathBuf, usize),
    Gone(PathBuf),
}

#[derive(Debug, Default)]
struct File {
    synced: Vec<u8>,
    waiting: Vec<Change>,
}

/// The disk under a folder.
#[derive(Debug, Default)]
pub struct Disk {
    folder: PathBuf,
    files: Vec<File>,
    /// Names as the process sees them.
    names: BTreeMap<PathBuf, usize>,
    /// Names that were synced.
    kept: BTreeMap<PathBuf, usize>,
    namings: Vec<Naming>,
    /// How much of what waited each running sync covers.
    syncing: HashMap<(u32, PathBuf), usize>,
}

impl Disk {
    /// The disk under an empty folder.
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            ..Self::default()
        }
    }

    /// Something happens to it.
    pub fn take(&mut self, step: &Step) {
        match step {
            Step::Opened { file } if !self.names.contains_key(file) => {
                self.names.insert(file.clone(), self.files.len());
                self.namings
                    .push(Naming::Made(file.clone(), self.files.len()));
                self.files.push(File::default());
            }
            Step::Unlinked { file } => {
                self.names.remove(file);
                self.namings.push(Naming::Gone(file.clone()));
            }
            Step::Wrote { file, at, bytes } => {
                let (at, bytes) = (*at, bytes.clone());
                self.wait(file, Change::Write { at, bytes });
            }
            Step::Cut { file, length } => self.wait(file, Change::Cut { length: *length }),
            Step::SyncBegun { file, thread } => {
                let covered = self.waiting(file);
                self.syncing.insert((*thread, file.clone()), covered);
            }
            Step::Synced { file, thread } => {
                let covered = self.syncing.remove(&(*thread, file.clone()));
                self.sync(file, covered.unwrap_or(0));
            }
            Step::Opened { .. } | Step::Told { .. } => {}
        }
    }

    fn wait(&mut self, file: &Path, change: Change) {
        if let Some(at) = self.names.get(file) {
            self.files[*at].waiting.push(change);
        }
    }

    fn waiting(&self, file: &Path) -> usize {
        if file == self.folder {
            return self.namings.len();
        }
        self.names
            .get(file)
            .map_or(0, |at| self.files[*at].waiting.len())
    }

    fn sync(&mut self, file: &Path, covered: usize) {
        if file == self.folder {
            let covered = covered.min(self.namings.len());
            for naming in self.namings.drain(..covered) {
                rename(&mut self.kept, &naming);
            }
        } else if let Some(at) = self.names.get(file) {
            let File { synced, waiting } = &mut self.files[*at];
            // Another sync may have covered a part of it meanwhile.
            for change in waiting.drain(..covered.min(waiting.len())) {
                change.apply(synced);
            }
        }
    }

    /// Bytes and names that a loss of power may take.
    pub fn unsynced(&self) -> usize {
        let changes: usize = self.files.iter().map(|file| file.waiting.len()).sum();
        changes + self.namings.len()
    }

    /// Writes down what is left after a loss of power: without `luck` only what was synced, with it
    /// each of the other changes by chance, some of them in part.
    pub fn rebuild(&self, folder: &Path, mut luck: Option<&mut Luck>) {
        let mut names = self.kept.clone();
        if let Some(luck) = luck.as_deref_mut() {
            let left = luck.below(self.namings.len() + 1);
            for naming in &self.namings[..left] {
                rename(&mut names, naming);
            }
        }
        for (path, at) in names {
            let file = &self.files[at];
            let mut bytes = file.synced.clone();
            if let Some(luck) = luck.as_deref_mut() {
                for change in &file.waiting {
                    match luck.below(4) {
                        0 => change.torn(luck.below(64)).apply(&mut bytes),
                        1 => change.apply(&mut bytes),
                        _ => {}
                    }
                }
            }
            let name = path.file_name().expect("files have names");
            // The index of the log is made anew from the log.
            if !name.to_string_lossy().ends_with("-shm") {
                fs::write(folder.join(name), bytes).expect("a folder of the test's");
            }
        }
    }
}

fn rename(names: &mut BTreeMap<PathBuf, usize>, naming: &Naming) {
    match naming {
        Naming::Made(path, at) => drop(names.insert(path.clone(), *at)),
        Naming::Gone(path) => drop(names.remove(path)),
    }
}

/// Numbers that look like chance and are the same in every run.
#[derive(Debug)]
pub struct Luck(pub u64);

impl Luck {
    /// A number below `limit`, which is above 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn only_what_was_synced_is_left() {
    let folder = PathBuf::from("/d");
    let file = folder.join("a");
    let mut disk = Disk::new(&folder);
    let write = |at, bytes: &[u8]| Step::Wrote {
        file: folder.join("a"),
        at,
        bytes: bytes.to_vec(),
    };
    let left = |disk: &Disk| {
        let place = tempfile::tempdir().unwrap();
        disk.rebuild(place.path(), None);
        fs::read(place.path().join("a")).ok()
    };
    disk.take(&Step::Opened { file: file.clone() });
    disk.take(&write(0, b"one"));
    disk.take(&Step::SyncBegun {
        file: file.clone(),
        thread: 1,
    });
    // Too late for the sync that has begun.
    disk.take(&write(1, b"NE"));
    disk.take(&Step::Synced { file, thread: 1 });
    assert_eq!(left(&disk), None, "its name was not synced");
    for step in [
        Step::SyncBegun {
            file: folder.clone(),
            thread: 1,
        },
        Step::Synced {
            file: folder.clone(),
            thread: 1,
        },
    ] {
        disk.take(&step);
    }
    assert_eq!(left(&disk).unwrap(), b"one");
    assert_eq!(disk.unsynced(), 1);
}
