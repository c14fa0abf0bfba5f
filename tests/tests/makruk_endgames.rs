//! Endings of four men, whose tables take too long for the everyday tests.

#![allow(clippy::unwrap_used)]

use sanuk_tests::data;

#[test]
#[ignore = "solves eleven tables; run by ./x verify makruk-endgames"]
fn every_row_of_four_men_passes() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/data/makruk_endgames_four_men.tsv"
    );
    let text = std::fs::read_to_string(file).unwrap();
    let report = (data::find("endgames").unwrap().check)(&text);
    assert!(report.is_good(), "{report}");
}
