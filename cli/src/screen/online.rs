//! Rooms: making one, looking at one, the check of dice, and the very first screen.

use sanuk_core::view::{
    CheckView, CreateView, Finding, Invite, JoinView, RoomSeat, RoomView, WelcomeView,
};

use crate::row::{Row, fact, titled};

/// The very first screen.
pub fn welcome(view: &WelcomeView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Text(view.text.clone()),
        Row::Text(view.waiting.clone()),
        (&view.language).into(),
    ];
    titled(&mut rows, "", view.buttons.iter().map(Row::from));
    rows
}

/// Making a room.
pub fn create(view: &CreateView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Faint(view.note.clone()),
    ];
    problem(&mut rows, &view.problem, &view.ways);
    rows.extend(view.games.iter().map(Row::from));
    rows.extend(view.choices.iter().map(Row::from));
    rows.extend(view.facts.iter().map(fact));
    rows.extend(view.options.iter().map(Row::from));
    rows.push((&view.create).into());
    rows
}

/// Typing a link or a code.
pub fn join(view: &JoinView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Field(view.field.clone()),
        Row::Faint(view.note.clone()),
    ];
    problem(&mut rows, &view.problem, &view.ways);
    rows.push((&view.look).into());
    rows
}

/// A room before its game.
pub fn room(view: &RoomView) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(view.title.clone()),
        Row::Text(view.status.clone()),
    ];
    problem(&mut rows, &view.problem, &view.ways);
    rows.extend(view.invite.iter().flat_map(invite));
    titled(
        &mut rows,
        &view.seats_title,
        view.seats.iter().flat_map(seat),
    );
    titled(&mut rows, &view.rules_title, view.rules.iter().map(fact));
    rows.extend(view.notes.iter().cloned().map(Row::Faint));
    titled(&mut rows, "", view.buttons.iter().map(Row::from));
    rows
}

fn invite(invite: &Invite) -> Vec<Row> {
    let mut rows = vec![
        Row::Text(format!("{}: {}", invite.title, invite.link)),
        Row::Text(format!("{}: {}", invite.code_title, invite.code)),
        Row::Faint(invite.note.clone()),
    ];
    // Enter alone must start a game or join one, not copy a link that stands here anyway.
    rows.extend(invite.buttons.iter().map(|button| {
        let mut row = Row::from(button);
        if let Row::Button(press) = &mut row {
            press.primary = false;
        }
        row
    }));
    rows
}

fn seat(seat: &RoomSeat) -> Vec<Row> {
    let mut rows = vec![Row::Owned(seat.owner.clone(), seat.status.clone())];
    rows.extend(seat.buttons.iter().map(Row::from));
    rows
}

/// The check of a game's dice.
pub fn check(view: &CheckView) -> Vec<Row> {
    let verdict = view.verdict.clone();
    let mut rows = vec![
        Row::Title(view.title.clone()),
        match view.finding {
            Finding::Bad => Row::Alarm(verdict),
            Finding::Good | Finding::Nothing => Row::Text(verdict),
        },
        Row::Text(view.note.clone()),
    ];
    titled(
        &mut rows,
        &view.how_title,
        view.how.iter().cloned().map(Row::Text),
    );
    titled(
        &mut rows,
        &view.failed_title,
        view.failed.iter().cloned().map(Row::Text),
    );
    titled(&mut rows, &view.facts_title, view.facts.iter().map(fact));
    titled(&mut rows, &view.rolls_title, view.rolls.iter().map(fact));
    titled(&mut rows, "", view.buttons.iter().map(Row::from));
    rows
}

fn problem(rows: &mut Vec<Row>, text: &str, ways: &[sanuk_core::view::Button]) {
    if !text.is_empty() {
        rows.push(Row::Alarm(text.to_owned()));
        rows.extend(ways.iter().map(Row::from));
    }
}
