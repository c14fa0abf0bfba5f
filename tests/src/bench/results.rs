//! The kept table of figures, `tests/benches/RESULTS.md`: a full run replaces its own rows.

use super::{Effort, Figure, machine, round};
use std::collections::BTreeMap;
use std::path::PathBuf;

const HEAD: &str = "# Figures of full runs

Written by `./x bench NAME`: a full run replaces its rows. The error is half the width of the 95 %
interval; n counts games, choices, searches or runs.

| figure | value | ± | n | goal | | when | where |
|---|---|---|---|---|---|---|---|
";

/// Keeps a full run's figure of `n` samples.
pub(super) fn keep(figure: Figure, n: u64, effort: Effort) -> Figure {
    if effort == Effort::Full {
        keep_row(&figure, &n.to_string(), None);
    }
    figure
}

/// Keeps a figure of the first samples of a measurement that may be interrupted: how many there
/// are and how many there will be.
pub(super) fn keep_part(
    figure: &Figure,
    (n, wanted): (usize, usize),
    when_and_where: Option<(String, String)>,
) {
    let n = if n < wanted {
        format!("{n} of {wanted}")
    } else {
        n.to_string()
    };
    keep_row(figure, &n, when_and_where);
}

fn keep_row(figure: &Figure, n: &str, when_and_where: Option<(String, String)>) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/RESULTS.md");
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let (date, place) = when_and_where.unwrap_or_else(|| (machine::date(), machine::name()));
    let text = with_row(&text, figure, n, &date, &place);
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    if let Err(error) = folder.and_then(|()| std::fs::write(&path, text)) {
        println!("{}: {error}", path.display());
    }
}

/// The table with a row replaced or added, ordered by names.
fn with_row(text: &str, figure: &Figure, n: &str, date: &str, place: &str) -> String {
    let name = |line: &str| Some(line.strip_prefix("| ")?.split(" |").next()?.to_owned());
    // A value of an option may hold the sign that ends a cell.
    let key = figure.name.replace('|', "\\|");
    let rows = text.lines().filter(|line| !line.starts_with("| figure"));
    let mut rows: BTreeMap<String, String> = rows
        .filter_map(|line| Some((name(line)?, line.to_owned())))
        .collect();
    let verdict = if n.contains(" of ") {
        // What is missing may still turn it either way.
        "part"
    } else if figure.reaches(Effort::Full) {
        "ok"
    } else {
        "SHORT"
    };
    rows.insert(
        key.clone(),
        format!(
            "| {key} | {} {} | {} | {n} | {} | {verdict} | {date} | {place} |",
            round(figure.value),
            figure.unit,
            round(figure.error),
            figure.goal,
        ),
    );
    let rows: Vec<String> = rows.into_values().collect();
    format!("{HEAD}{}\n", rows.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::Goal;

    #[test]
    fn a_row_is_replaced_and_others_stay() {
        let figure = |name: &str, value| Figure {
            name: name.into(),
            value,
            error: 0.5,
            unit: "%".into(),
            goal: Goal::AtLeast(60.0),
        };
        let one = with_row("", &figure("b", 61.0), "400", "2026-01-01", "here");
        let two = with_row(&one, &figure("a", 50.0), "20", "2026-01-02", "there");
        let three = with_row(&two, &figure("b", 59.0), "800", "2026-01-03", "here");
        let rows: Vec<&str> = three.lines().rev().take(2).collect();
        assert!(rows[0].starts_with("| b | 59 % | 0.5 | 800 | >= 60 | SHORT | 2026-01-03 |"));
        assert!(rows[1].starts_with("| a | 50 % |"), "{three}");
        assert!(three.starts_with(HEAD));
        let part = with_row(
            &three,
            &figure("d", 70.0),
            "40 of 400",
            "2026-01-03",
            "here",
        );
        assert!(part.contains("| d | 70 % | 0.5 | 40 of 400 | >= 60 | part |"));
        let four = with_row(&three, &figure("c|d", 61.0), "9", "2026-01-03", "here");
        let five = with_row(&four, &figure("c|d", 62.0), "9", "2026-01-03", "here");
        assert_eq!(
            five.lines().filter(|line| line.contains("c\\|d")).count(),
            1
        );
    }
}
