//! A finished game looked at again.

use sanuk_core::view::{ReviewRow, ReviewView};

use super::game::dice;
use crate::row::{Row, titled};

/// The review; the graph is a line of signs.
pub fn review(view: &ReviewView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Faint(view.intro.clone()),
        Row::Text(view.progress.clone()),
        Row::Text(view.graph_title.clone()),
        Row::Text(view.graph_signs.clone()),
        Row::Faint(view.graph_label.clone()),
    ];
    for section in &view.sections {
        titled(&mut rows, &section.title, section.rows.iter().flat_map(row));
    }
    titled(&mut rows, &view.dice_title, view.dice.iter().map(dice));
    rows
}

fn row(row: &ReviewRow) -> Vec<Row> {
    let text = match &row.owner {
        Some(owner) => Row::Owned(owner.clone(), row.text.clone()),
        None => Row::Text(row.text.clone()),
    };
    let mut rows = vec![text, Row::Faint(row.detail.clone())];
    rows.extend(row.show.iter().map(Row::from));
    rows
}
