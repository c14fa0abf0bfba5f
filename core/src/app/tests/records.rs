//! The record of each screen in English, as text.

use super::shell::Person;
use crate::view::{AppView, Block, Screen};

/// A view as text, without the bytes of pictures.
fn text(view: &AppView) -> String {
    let mut view = view.clone();
    // How often the view was published on the way is not part of the record.
    view.revision = 0;
    view.look.palette.clear();
    match &mut view.screen {
        Screen::Menu { view } => {
            for card in view.running.iter_mut().chain(&mut view.finished) {
                card.thumbnail.clear();
            }
        }
        Screen::Party { view } => view.preview.clear(),
        Screen::Result { view } => view.picture.clear(),
        Screen::Page { view } => {
            for block in view
                .sections
                .iter_mut()
                .flat_map(|section| &mut section.blocks)
            {
                if let Block::Diagram { scene, .. } = block {
                    scene.clear();
                }
            }
        }
        Screen::Game { view } => {
            view.board.nodes.truncate(6);
            for strip in &mut view.strips {
                strip.captured_scene.clear();
            }
        }
        Screen::Replay { view } => view.rows.truncate(5),
        Screen::Review { view } => view.graph.clear(),
        Screen::Room { view } => {
            if let Some(invite) = &mut view.invite {
                invite.qr.clear();
            }
        }
        Screen::Settings { .. }
        | Screen::Welcome { .. }
        | Screen::Create { .. }
        | Screen::Join { .. }
        | Screen::Check { .. } => {}
    }
    format!("{view:#?}")
}

#[test]
fn every_screen_has_its_record() {
    let person = Person::new(42);
    let shown = |name: &str| insta::assert_snapshot!(name, text(&person.view()));
    shown("menu");
    person.press("settings");
    shown("settings");
    person.press("back");
    person.press("players:2");
    person.press("preset:party");
    person.press("options");
    shown("party");
    person.press("seat:1:easy");
    person.press("start");
    shown("ludo_roll");
    while !person.game().panel.iter().any(|piece| piece.enabled) {
        let id = person.game().roll.unwrap().id;
        person.press(&id);
    }
    shown("ludo_choose");
    person.press("resign");
    shown("ludo_resign");
    person.press("confirm");
    shown("result");
    person.press("replay");
    shown("replay");
    person.press("back");
    person.press("review");
    shown("review");
    person.press("back");
    person.press("menu");
    person.press("game:makruk");
    shown("menu_makruk");
    person.press("play:device");
    person.press("square:e3");
    shown("makruk_selected");
}
