//! The schema's version, looked at before anything else is read.

use super::StoreError;
use super::records::{decode, encode};
use super::shelf::{Drawer, Shelf, Write};

const KEY: &str = "schema_version";

/// Rewrites values of one schema into those of the next.
pub(crate) type Step = fn(&dyn Shelf) -> Result<Vec<Write>, StoreError>;

/// The way from schema 1 to today's: step 0 leads from 1 to 2, and so on. Empty until a value's
/// form changes for the first time.
pub(crate) const STEPS: &[Step] = &[];

/// Checks the schema, writes it into new saves, migrates older ones, a batch a step.
///
/// # Errors
/// [`StoreError::Newer`] for saves of a later version, which stay untouched;
/// [`StoreError::Damaged`] when there is no version in saves that have been `begun` before: after
/// heavy damage sled opens as if it were new.
pub(crate) fn settle(shelf: &dyn Shelf, steps: &[Step], begun: bool) -> Result<(), StoreError> {
    let known = 1 + steps.len() as u32;
    let found = match shelf.get(Drawer::Meta, KEY.as_bytes())? {
        Some(bytes) => decode("schema version", &bytes)?,
        None if begun => return Err(StoreError::damaged("schema version", "missing")),
        None => first(shelf, known)?,
    };
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let Some(todo) = (found as usize)
        .checked_sub(1)
        .and_then(|done| steps.get(done..))
    else {
        return Err(StoreError::damaged("schema version", "0"));
    };
    // Each step is one batch together with its version: a kill between two steps loses nothing.
    for (version, step) in (found + 1..).zip(todo) {
        let mut writes = step(shelf)?;
        writes.push(Write::put(Drawer::Meta, KEY, encode(&version)?));
        shelf.write(writes)?;
        shelf.flush()?;
    }
    Ok(())
}

/// Marks new saves.
fn first(shelf: &dyn Shelf, known: u32) -> Result<u32, StoreError> {
    shelf.write(vec![Write::put(Drawer::Meta, KEY, encode(&known)?)])?;
    shelf.flush()?;
    Ok(known)
}

#[cfg(test)]
mod tests {
    use super::super::MemoryShelf;
    use super::*;

    fn version(shelf: &MemoryShelf) -> u32 {
        decode(
            "",
            &shelf.get(Drawer::Meta, KEY.as_bytes()).unwrap().unwrap(),
        )
        .unwrap()
    }

    #[test]
    fn new_saves_get_the_version_and_older_ones_are_migrated_step_by_step() {
        let shelf = MemoryShelf::default();
        settle(&shelf, &[], false).unwrap();
        assert_eq!(version(&shelf), 1);
        let second: Step = |_| Ok(vec![Write::put(Drawer::Settings, "a", b"1".to_vec())]);
        let third: Step = |shelf| {
            let a = shelf.get(Drawer::Settings, b"a")?.unwrap_or_default();
            Ok(vec![
                Write::put(Drawer::Settings, "b", a),
                Write::remove(Drawer::Settings, "a"),
            ])
        };
        settle(&shelf, &[second, third], true).unwrap();
        assert_eq!(version(&shelf), 3);
        let settings = shelf.scan(Drawer::Settings, &[]).unwrap();
        assert_eq!(settings, [(b"b".to_vec(), b"1".to_vec())]);
        settle(&shelf, &[second, third], true).unwrap();
        assert_eq!(version(&shelf), 3, "nothing is migrated twice");
    }

    #[test]
    fn a_newer_schema_is_refused_untouched() {
        let shelf = MemoryShelf::default();
        shelf
            .write(vec![Write::put(Drawer::Meta, KEY, b"7".to_vec())])
            .unwrap();
        let newer = StoreError::Newer { found: 7, known: 1 };
        assert_eq!(settle(&shelf, STEPS, true), Err(newer));
        assert_eq!(version(&shelf), 7);
    }

    #[test]
    fn begun_saves_without_a_version_and_nonsense_are_damage() {
        let shelf = MemoryShelf::default();
        assert!(matches!(
            settle(&shelf, STEPS, true),
            Err(StoreError::Damaged { .. })
        ));
        for nonsense in [&b"0"[..], b"x", b"-1", b""] {
            let write = Write::put(Drawer::Meta, KEY, nonsense.to_vec());
            shelf.write(vec![write]).unwrap();
            assert!(matches!(
                settle(&shelf, STEPS, true),
                Err(StoreError::Damaged { .. })
            ));
        }
    }
}
