//! Every data file in `tests/data/` through its checker.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use sanuk_tests::data::KINDS;

#[test]
fn every_row_of_every_data_file_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    for kind in KINDS {
        let text = std::fs::read_to_string(folder.join(kind.file)).unwrap();
        let report = (kind.check)(&text);
        println!("{}: {report}", kind.name);
        assert!(report.is_good(), "{}: {report}", kind.name);
    }
}
