//! Every screen of the app as rows.

mod game;
mod menu;
mod online;
mod page;
mod review;
mod settings;

use sanuk_core::view::{AppView, Dialog, Screen};

use crate::row::{Row, titled};

/// Turns a view into rows. A dialog hides the screen's buttons, as it does elsewhere.
pub fn rows(view: &AppView) -> Vec<Row> {
    let mut rows = match &view.dialog {
        Some(dialog) => ask(dialog),
        None => screen(&view.screen),
    };
    if let Some(notice) = &view.notice {
        rows.push(Row::Blank);
        let text = notice.text.clone();
        rows.push(if notice.error {
            Row::Alarm(text)
        } else {
            Row::Text(text)
        });
        rows.extend(notice.action.iter().map(Row::from));
    }
    rows
}

fn screen(screen: &Screen) -> Vec<Row> {
    match screen {
        Screen::Menu { view } => menu::menu(view),
        Screen::Party { view } => menu::party(view),
        Screen::Game { view } => game::game(view),
        Screen::Result { view } => game::result(view),
        Screen::Replay { view } => game::replay(view),
        Screen::Review { view } => review::review(view),
        Screen::Settings { view } => settings::settings(view),
        Screen::Page { view } => page::page(view),
        Screen::Welcome { view } => online::welcome(view),
        Screen::Create { view } => online::create(view),
        Screen::Join { view } => online::join(view),
        Screen::Room { view } => online::room(view),
        Screen::Check { view } => online::check(view),
    }
}

fn ask(dialog: &Dialog) -> Vec<Row> {
    let mut rows = vec![
        Row::Title(dialog.title.clone()),
        Row::Text(dialog.text.clone()),
    ];
    rows.extend(dialog.field.clone().map(Row::Field));
    titled(&mut rows, "", dialog.buttons.iter().map(Row::from));
    rows
}
