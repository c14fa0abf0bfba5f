//! What only the store on disk can show: locks, schema, damage, failing writes.

use std::fs;
use std::path::{Path, PathBuf};

use super::super::disk::SledShelf;
use super::super::shelf::{Drawer, Shelf, Write};
use super::*;

fn open(folder: &Path) -> Result<Opened, StoreError> {
    SledStore::open(folder, ticking())
}

/// Longer than the eight bytes up to which sled takes its configuration for empty.
const NONSENSE: &[u8] = b"nonsense, and quite some of it";

fn saves(folder: &Path) -> PathBuf {
    folder.join("saves")
}

#[test]
fn a_second_open_in_the_process_is_an_error() {
    let first = OnDisk::new();
    let second = open(first.folder.path()).err();
    assert!(
        matches!(second, Some(StoreError::AlreadyOpen { .. })),
        "{second:?}"
    );
    let dotted = first
        .folder
        .path()
        .join("..")
        .join(first.folder.path().file_name().unwrap());
    assert!(matches!(
        open(&dotted).err(),
        Some(StoreError::AlreadyOpen { .. })
    ));
    let OnDisk { folder, store } = first;
    drop(store);
    assert!(open(folder.path()).is_ok(), "closing frees it");
}

#[test]
fn a_lock_held_by_another_process_is_the_same_error_and_touches_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let lock = fs::File::create(folder.path().join("lock")).unwrap();
    lock.try_lock().unwrap();
    let why = open(folder.path()).err().unwrap().to_string();
    assert!(why.contains("in use by another"), "{why}");
    assert!(!saves(folder.path()).exists());
}

#[test]
fn saves_whose_file_is_let_go_a_moment_later_open() {
    let OnDisk { folder, store } = OnDisk::new();
    drop(store);
    // What sled's threads do after the last handle is gone.
    let late = fs::File::open(saves(folder.path()).join("db")).unwrap();
    late.lock().unwrap();
    // Its removal tells that the opening has come to where it waits.
    let half = saves(folder.path()).join("snap.00000000000000FF.generating");
    fs::write(&half, b"").unwrap();
    std::thread::scope(|scope| {
        let opening = scope.spawn(|| open(folder.path()).map(|_| ()));
        while half.exists() {
            std::thread::yield_now();
        }
        for _ in 0..100 {
            std::thread::yield_now();
        }
        drop(late);
        assert_eq!(opening.join().unwrap(), Ok(()));
    });
}

#[test]
fn no_copy_is_left_of_what_is_forgotten() {
    let OnDisk { folder, store } = OnDisk::new();
    create(&store, &makruk(&[person(), person()], 1));
    store.backup().unwrap();
    let aside = folder.path().join("saves-damaged-2026-01-01");
    fs::create_dir(&aside).unwrap();
    assert!(folder.path().join("exports").exists());
    store.forget_all().unwrap();
    assert!(!folder.path().join("exports").exists() && !aside.exists());
}

#[test]
fn a_newer_schema_is_refused_untouched() {
    let OnDisk { folder, store } = OnDisk::new();
    let session = makruk(&[person(), person()], 1);
    create(&store, &session);
    let version = Write::put(Drawer::Meta, "schema_version", b"99".to_vec());
    store.shelf.write(vec![version]).unwrap();
    drop(store);
    for _ in 0..2 {
        let error = open(folder.path()).err();
        assert_eq!(
            error,
            Some(StoreError::Newer {
                found: 99,
                known: 1
            })
        );
    }
    let shelf = SledShelf::open(&saves(folder.path())).unwrap();
    let version = Write::put(Drawer::Meta, "schema_version", b"1".to_vec());
    shelf.write(vec![version]).unwrap();
    drop(shelf);
    let opened = open(folder.path()).unwrap();
    assert_eq!(opened.recovery, None);
    assert_saved(&opened.store, &session);
}

/// Writes what the foreign tests open as saves of a newer app. They keep it as a zip of the folder's
/// content: `SANUK_NEWER=DIR cargo test -p sanuk-core saves_of_a_newer_app -- --ignored`.
#[test]
#[ignore = "writes a file for other tests"]
fn saves_of_a_newer_app_for_the_foreign_tests() {
    let folder = std::path::PathBuf::from(std::env::var_os("SANUK_NEWER").unwrap());
    let store = open(&folder).unwrap().store;
    let version = Write::put(Drawer::Meta, "schema_version", b"99".to_vec());
    store.shelf.write(vec![version]).unwrap();
    store.shelf.flush().unwrap();
}

#[test]
fn a_half_written_snapshot_is_removed_before_opening() {
    let OnDisk { folder, store } = OnDisk::new();
    let session = makruk(&[person(), person()], 1);
    create(&store, &session);
    drop(store);
    let half = saves(folder.path()).join("snap.00000000000000FF.generating");
    fs::write(&half, b"half").unwrap();
    let opened = open(folder.path()).unwrap();
    assert!(!half.exists());
    assert_eq!(opened.recovery, None);
    assert_saved(&opened.store, &session);
}

/// Damages the data, expects the saves to be put aside and the export to be restored.
fn recovers(damage: impl Fn(&Path)) {
    let OnDisk { folder, store } = OnDisk::new();
    let mut session = makruk(&[person(), person()], 1);
    create(&store, &session);
    let older = store.backup().unwrap().unwrap();
    let ply = "e3e4".parse().unwrap();
    act_saved(&store, &mut session, Command::Play { ply });
    let newest = store.backup().unwrap().unwrap();
    assert!(older < newest);
    drop(store);
    damage(&saves(folder.path()));
    let opened = open(folder.path()).unwrap();
    let recovery = opened.recovery.unwrap();
    assert!(!recovery.why.is_empty());
    let moved_to = recovery.moved_to.unwrap();
    assert!(moved_to.join("db").exists(), "the damaged saves are kept");
    let name = moved_to.file_name().unwrap().to_string_lossy().into_owned();
    assert!(
        name.starts_with("saves-damaged-1970-01-01T00-00-0"),
        "{name}"
    );
    let (from, report) = recovery.restored.unwrap();
    assert_eq!((from, report.taken), (newest, vec![session.header().id]));
    assert_saved(&opened.store, &session);
    drop(opened.store);
    assert_eq!(
        open(folder.path()).unwrap().recovery,
        None,
        "the next start is a normal one"
    );
}

#[test]
fn garbage_instead_of_data_is_put_aside_and_the_newest_export_restored() {
    recovers(|saves| fs::write(saves.join("db"), vec![0xa5; 700_000]).unwrap());
}

#[test]
fn a_garbled_configuration_is_put_aside_and_the_newest_export_restored() {
    recovers(|saves| fs::write(saves.join("conf"), NONSENSE).unwrap());
}

#[test]
fn zeroed_data_with_a_snapshot_is_put_aside_and_the_newest_export_restored() {
    recovers(|saves| {
        let size = fs::metadata(saves.join("db")).unwrap().len();
        fs::write(saves.join("db"), vec![0; usize::try_from(size).unwrap()]).unwrap();
    });
}

#[test]
fn a_broken_newest_export_falls_back_to_the_one_before() {
    let OnDisk { folder, store } = OnDisk::new();
    let session = makruk(&[person(), person()], 1);
    create(&store, &session);
    let older = store.backup().unwrap().unwrap();
    let newest = store.backup().unwrap().unwrap();
    drop(store);
    fs::write(&newest, b"{").unwrap();
    fs::write(saves(folder.path()).join("conf"), NONSENSE).unwrap();
    let opened = open(folder.path()).unwrap();
    assert_eq!(opened.recovery.unwrap().restored.unwrap().0, older);
    assert_saved(&opened.store, &session);
}

#[test]
fn without_any_export_damaged_saves_are_put_aside_and_said() {
    let OnDisk { folder, store } = OnDisk::new();
    drop(store);
    fs::write(saves(folder.path()).join("conf"), NONSENSE).unwrap();
    let opened = open(folder.path()).unwrap();
    assert_eq!(opened.recovery.unwrap().restored, None);
    assert_eq!(opened.store.list().unwrap().games.len(), 0);
}

#[test]
fn an_export_that_the_systems_backup_brought_back_is_taken_in() {
    let on_disk = OnDisk::new();
    let session = makruk(&[person(), person()], 1);
    create(&on_disk.store, &session);
    let export = on_disk.store.backup().unwrap().unwrap();
    let other = tempfile::tempdir().unwrap();
    let exports = other.path().join("exports");
    fs::create_dir_all(&exports).unwrap();
    fs::copy(&export, exports.join(export.file_name().unwrap())).unwrap();
    let opened = open(other.path()).unwrap();
    assert_eq!(opened.recovery.unwrap().moved_to, None);
    assert_saved(&opened.store, &session);
}

#[test]
fn three_exports_are_kept_and_no_partial_one() {
    let on_disk = OnDisk::new();
    let paths: Vec<PathBuf> = (0..5)
        .map(|_| on_disk.store.backup().unwrap().unwrap())
        .collect();
    let exports = on_disk.folder.path().join("exports");
    let mut left: Vec<PathBuf> = exports
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    left.sort();
    assert_eq!(left, paths[2..]);
}

#[test]
fn a_folder_that_cannot_be_made_is_an_io_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"").unwrap();
    let error = open(&file.join("inside")).err().unwrap();
    assert!(error.can_retry(), "{error}");
}

/// A shelf whose flush fails when told to, after the write went through or before it.
struct Failing {
    inner: MemoryShelf,
    /// 0 works, 1 fails before writing, 2 fails after writing.
    mode: std::sync::atomic::AtomicU8,
}

impl Failing {
    fn mode(&self, mode: u8) {
        self.mode.store(mode, std::sync::atomic::Ordering::SeqCst);
    }

    fn fails(&self, mode: u8) -> Result<(), StoreError> {
        if self.mode.load(std::sync::atomic::Ordering::SeqCst) == mode {
            return Err(StoreError::io("write")(
                std::io::ErrorKind::StorageFull.into(),
            ));
        }
        Ok(())
    }
}

impl Shelf for Failing {
    fn get(&self, drawer: Drawer, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        self.inner.get(drawer, key)
    }

    fn scan(
        &self,
        drawer: Drawer,
        prefix: &[u8],
    ) -> Result<Vec<super::super::shelf::Entry>, StoreError> {
        self.inner.scan(drawer, prefix)
    }

    fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.fails(1)?;
        self.inner.write(writes)
    }

    fn flush(&self) -> Result<(), StoreError> {
        self.fails(2)
    }

    fn keep_export(&self, _now_ms: u64, _bytes: &[u8]) -> Result<Option<PathBuf>, StoreError> {
        Ok(None)
    }

    fn forget_copies(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

#[test]
fn a_failed_save_can_be_tried_again_whether_it_came_through_or_not() {
    for mode in [1, 2] {
        let shelf = Failing {
            inner: MemoryShelf::default(),
            mode: 0.into(),
        };
        let store = Vault::new(shelf, ticking());
        let session = ludo(RuleSet::quick(), vec![person(), person()], 1);
        create(&store, &session);
        let (id, roll) = (session.header().id, session.decide(Command::Roll).unwrap());
        store.shelf.mode(mode);
        let error = store.append(id, 0, &roll).unwrap_err();
        assert!(error.can_retry());
        assert!(store.append(id, 0, &roll).is_err(), "still full");
        store.shelf.mode(0);
        assert_eq!(store.append(id, 0, &roll), Ok(1));
        assert_eq!(store.load(id).unwrap().events, roll);
        assert!(matches!(
            store.append(id, 0, &roll),
            Err(StoreError::Moved { .. })
        ));
    }
}
