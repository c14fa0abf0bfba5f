//! A game, its end, and its replay.

use sanuk_core::view::{
    CountLine, DiceRow, GameView, Node, PanelButton, PlayerStrip, ReplayView, ResultView,
};

use crate::row::{Press, Row, fact, titled};

/// Makruk's last moves that fit above the choices.
const MOVES_SHOWN: usize = 4;

/// A game at the table. The panel comes first, so that a piece's number is its button's.
pub fn game(view: &GameView) -> Vec<Row> {
    let mut rows = vec![Row::Title(view.title.clone())];
    let [far, near] = match view.strips.as_slice() {
        [far, near] => [Some(far), Some(near)],
        _ => [None, None],
    };
    rows.extend(far.map(strip));
    rows.push(Row::Board {
        squares: view.panel.is_empty(),
    });
    rows.extend(near.map(strip));
    rows.extend(view.count_line.iter().flat_map(count_text));
    rows.extend(
        view.counts
            .iter()
            .map(|row| Row::Owned(row.owner.clone(), beside(&row.text, &row.state))),
    );
    let skipped = view.moves.len().saturating_sub(MOVES_SHOWN);
    let moves = view.moves.iter().skip(skipped).map(|row| {
        let label = |button: &Option<_>| {
            button
                .as_ref()
                .map_or("", |b: &sanuk_core::view::Button| &b.label)
                .to_owned()
        };
        Row::Faint(format!(
            "{} {} {}",
            row.number,
            label(&row.first),
            label(&row.second)
        ))
    });
    rows.extend(moves);
    rows.push(Row::Blank);
    rows.push(Row::Owned(view.turn.clone(), view.turn_text.clone()));
    if !view.connection.is_empty() {
        rows.push(Row::Alarm(view.connection.clone()));
    }
    rows.push(Row::Text(view.status.clone()));
    rows.extend(view.ways.iter().map(Row::from));
    rows.push(Row::Faint(view.last.clone()));
    rows.extend(view.panel.iter().map(panel));
    rows.extend(view.roll.iter().map(Row::from));
    if view.panel.is_empty() {
        rows.extend(
            view.board
                .nodes
                .iter()
                .filter(|node| can_act(node))
                .map(node),
        );
    }
    rows.extend(
        view.count_line
            .iter()
            .filter_map(|line| line.button.as_ref())
            .map(Row::from),
    );
    rows.extend(view.hint.iter().chain(&view.undo).map(Row::from));
    // Ludo's other view looks the same in text; makruk's turns the board round.
    if view.panel.is_empty() {
        rows.push((&view.board.view_switch).into());
    }
    rows.extend(view.menu.iter().map(Row::from));
    rows
}

/// A player of makruk with the captured men.
fn strip(strip: &PlayerStrip) -> Row {
    Row::Owned(strip.owner.clone(), beside(&strip.captured, &strip.state))
}

/// Two facts on one line; either may be missing.
pub(super) fn beside(text: &str, state: &str) -> String {
    let said = [text, state].into_iter().filter(|part| !part.is_empty());
    said.collect::<Vec<_>>().join(" · ")
}

/// The count and its warning; neither where only the button to start is there.
fn count_text(line: &CountLine) -> Vec<Row> {
    let mut rows = Vec::new();
    let count = beside(&line.text, &line.left);
    if !count.is_empty() {
        rows.push(Row::Text(count));
    }
    if !line.warning.is_empty() {
        rows.push(Row::Alarm(line.warning.clone()));
    }
    rows
}

fn panel(button: &PanelButton) -> Row {
    Row::Button(Press {
        id: button.id.clone(),
        label: beside(&button.label, &button.note),
        hint: String::new(),
        enabled: button.enabled,
        selected: button.selected,
        primary: false,
    })
}

/// A node that does something useful when pressed; the others only explain.
fn can_act(node: &Node) -> bool {
    !node.action.is_empty() && !node.hint.is_empty()
}

fn node(node: &Node) -> Row {
    Row::Button(Press {
        id: node.action.clone(),
        label: node.label.clone(),
        // The same words for every man; the board shows what they mean.
        hint: String::new(),
        enabled: true,
        selected: false,
        primary: false,
    })
}

/// The end of a game.
pub fn result(view: &ResultView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.headline.clone()),
        Row::Text(view.reason.clone()),
    ];
    let ranks = view
        .ranks
        .iter()
        .map(|row| Row::Owned(row.owner.clone(), format!("{} {}", row.rank, row.detail)));
    titled(&mut rows, "", ranks);
    if !view.offer.is_empty() {
        rows.push(Row::Text(view.offer.clone()));
    }
    titled(&mut rows, &view.dice_title, view.dice.iter().map(dice));
    let facts = view.facts.iter().map(fact);
    titled(&mut rows, &view.facts_title, facts);
    titled(&mut rows, "", view.buttons.iter().map(Row::from));
    rows
}

pub(super) fn dice(row: &DiceRow) -> Row {
    let counts: Vec<String> = row
        .counts
        .iter()
        .map(|count| format!("{count:>4}"))
        .collect();
    let counts = counts.concat();
    match &row.owner {
        Some(owner) => Row::Owned(owner.clone(), counts),
        None => Row::Text(format!("{} {counts}", row.label)),
    }
}

/// A game step by step.
pub fn replay(view: &ReplayView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Board { squares: false },
    ];
    rows.extend(view.count_line.iter().flat_map(count_text));
    rows.push(Row::Text(view.scrubber_label.clone()));
    rows.push(Row::Text(view.status.clone()));
    rows.push(Row::Faint(view.note.clone()));
    rows.push(Row::Faint(view.verdict.clone()));
    titled(
        &mut rows,
        "",
        view.steps.iter().chain(&view.buttons).map(Row::from),
    );
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, left: &str, warning: &str) -> CountLine {
        CountLine {
            text: text.into(),
            left: left.into(),
            spoken: String::new(),
            warning: warning.into(),
            button: None,
        }
    }

    #[test]
    fn a_count_that_does_not_run_has_no_row() {
        assert_eq!(count_text(&line("", "", "")), []);
        let text = |text: &str| Row::Text(text.into());
        assert_eq!(count_text(&line("1 / 64", "", "")), [text("1 / 64")]);
        let rows = [text("1 / 64 · 63 left"), Row::Alarm("mind".into())];
        assert_eq!(count_text(&line("1 / 64", "63 left", "mind")), rows);
    }
}
