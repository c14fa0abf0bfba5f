//! The menu and the settings of a party.

use sanuk_core::view::{GameCard, MenuView, PartyView};

use super::game::beside;
use crate::row::{Press, Row, fact, titled};

/// The first screen.
pub fn menu(view: &MenuView) -> Vec<Row> {
    let mut rows = vec![Row::Title(view.title.clone())];
    rows.extend(view.games.iter().map(Row::from));
    rows.push(Row::Text(view.card.clone()));
    titled(&mut rows, "", view.choices.iter().map(Row::from));
    titled(
        &mut rows,
        "",
        view.options
            .iter()
            .chain(&view.ways)
            .chain(&view.friends)
            .map(Row::from),
    );
    rows.push(Row::Blank);
    rows.push(Row::Title(view.running_title.clone()));
    if view.running.is_empty() {
        rows.push(Row::Faint(view.running_empty.clone()));
    }
    rows.extend(view.running.iter().flat_map(card));
    titled(
        &mut rows,
        &view.finished_title,
        view.finished.iter().flat_map(card),
    );
    rows.extend(view.more.iter().map(Row::from));
    let statistics = view.statistics.iter();
    let statistics = statistics.map(fact);
    titled(&mut rows, &view.statistics_title, statistics);
    titled(&mut rows, "", view.bar.iter().map(Row::from));
    rows
}

/// Signs of a game's id that tell a person's games apart; a record's file has as many.
const SHOWN_ID: usize = 8;

/// A saved game: open, export, delete. Its id is shown for `sanuk export`.
fn card(card: &GameCard) -> [Row; 3] {
    let id = card.id.trim_start_matches("resume:");
    let open = Press {
        id: card.id.clone(),
        label: card.title.clone(),
        hint: beside(&card.subtitle, id.get(..SHOWN_ID).unwrap_or(id)),
        enabled: true,
        selected: false,
        primary: false,
    };
    [
        Row::Button(open),
        (&card.export).into(),
        (&card.delete).into(),
    ]
}

/// All options of a game, and who sits where.
pub fn party(view: &PartyView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Text(view.summary.clone()),
    ];
    rows.extend(view.presets.iter().map(Row::from));
    let seats = view.seats.iter().flat_map(|seat| {
        let name = seat.name.clone().map(Row::Field);
        [
            Row::Owned(seat.owner.clone(), String::new()),
            (&seat.kind).into(),
        ]
        .into_iter()
        .chain(name)
    });
    titled(&mut rows, &view.seats_title, seats);
    titled(
        &mut rows,
        &view.options_title,
        view.options.iter().map(Row::from),
    );
    titled(&mut rows, "", [&view.reset, &view.start].map(Row::from));
    rows
}
