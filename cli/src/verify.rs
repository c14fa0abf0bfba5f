//! The check of a record's dice without a server: what was sealed, what was rolled, who chose.

use std::path::Path;

use sanuk_core::game::record;
use sanuk_core::text::Texts;

use crate::failure::Failure;

/// Checks a record and says what was found.
///
/// # Errors
///
/// The file cannot be read, is no record, or does not fit its seals.
pub fn run(file: &Path, texts: &Texts) -> Result<(), Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file(texts, file, &error))?;
    let session = record::import(&text)
        .map_err(|broken| Failure::Failed(format!("{}: {}", file.display(), broken.error)))?;
    let checked = session
        .check()
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
    let kind = if checked.sealed {
        "sealed by both sides"
    } else {
        "from a seed"
    };
    println!(
        "{}: verified. {} rolls {kind}; {} choices of computers replayed; {} failed starts.",
        file.display(),
        checked.rolls,
        checked.choices,
        checked.failed_starts,
    );
    Ok(())
}
