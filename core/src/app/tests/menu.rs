//! The menu: choices, saved games, settings, files, links.

use super::shell::{Person, find};
use crate::app::{Action, LIMITS, Shell};
use crate::view::{Block, MenuView, Screen, SettingsItem, SettingsView};

fn menu(person: &Person) -> MenuView {
    match &person.view().screen {
        Screen::Menu { view } => view.clone(),
        _ => panic!("the menu is not shown"),
    }
}

fn settings(person: &Person) -> SettingsView {
    match &person.view().screen {
        Screen::Settings { view } => view.clone(),
        _ => panic!("the settings are not shown"),
    }
}

#[test]
fn a38_the_label_of_the_shared_device_follows_the_count() {
    let person = Person::new(1);
    for n in ["2", "3", "4"] {
        person.press(&format!("players:{n}"));
        let ways = menu(&person).ways;
        let device = find(&ways, "play:device").unwrap();
        assert_eq!(device.label, format!("{n} players on this device"));
        let levels = ways
            .iter()
            .filter(|way| way.label.starts_with("Versus AI"))
            .count();
        assert_eq!(levels, 3);
    }
}

#[test]
fn b26_quick_or_party_and_players_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let person = Person::in_folder(1, folder.path().into());
    person.press("players:3");
    person.press("preset:party");
    person.app.close();
    drop(person);
    let again = Person::in_folder(2, folder.path().into());
    let choices = menu(&again).choices;
    let chosen: Vec<_> = choices
        .iter()
        .filter_map(|choice| choice.options.iter().find(|option| option.selected))
        .map(|option| option.id.clone())
        .collect();
    assert_eq!(chosen, ["players:3", "preset:party"]);
}

#[test]
fn m5_every_game_can_be_reached() {
    const GAMES: usize = 130;
    let person = Person::new(2);
    for _ in 0..GAMES {
        person.press("game:makruk");
        person.press("play:device");
        person.act(Action::Back);
    }
    let mut shown = menu(&person).running.len();
    assert!(shown < GAMES, "not all at once");
    while menu(&person).more.is_some() {
        person.press("more");
        let now = menu(&person).running.len();
        assert!(now > shown, "more are shown");
        shown = now;
    }
    assert_eq!(shown, GAMES);
}

#[test]
fn b63_the_rules_tell_the_options_of_the_game_on_the_table() {
    let person = Person::new(2);
    for press in [
        "preset:party",
        "options",
        "option:exact:off",
        "option:all_ranks:on",
        "start",
    ] {
        person.press(press);
    }
    let of_the_game = |person: &Person| {
        person.press("rules");
        let texts = page(person);
        person.act(Action::Back);
        texts
    };
    let exact_off = of_the_game(&person);
    person.act(Action::Back);
    if person.view().dialog.is_some() {
        person.press("confirm");
    }
    let resume = menu(&person).running[0].id.clone();
    person.press("options");
    person.press("option:exact:on");
    person.act(Action::Back);
    let of_the_menu = of_the_game(&person);
    assert!(of_the_menu != exact_off, "the menu's options have changed");
    person.press(&resume);
    let resumed = of_the_game(&person);
    assert!(resumed == exact_off, "the game keeps its own: {resumed}");
}

#[test]
fn the_licences_of_the_parts_are_named() {
    let person = Person::new(2);
    person.press("settings");
    person.press("licences");
    let said = page(&person);
    for part in [
        "Permission is hereby granted",
        "Apache License",
        "uniffi_core",
        "MPL-2.0",
        "Skiko: Apache-2.0",
    ] {
        assert!(said.contains(part), "{part}");
    }
}

/// Everything that the open page says.
fn page(person: &Person) -> String {
    match &person.view().screen {
        Screen::Page { view } => format!("{:?}", view.sections),
        _ => panic!("no page is shown"),
    }
}

#[test]
fn m5_games_are_listed_deleted_and_brought_back() {
    let person = Person::new(2);
    for _ in 0..2 {
        person.press("play:device");
        person.press("choose");
    }
    let cards = menu(&person).running;
    assert_eq!(cards.len(), 2);
    assert!(
        cards[0].subtitle.starts_with("Red to move"),
        "{}",
        cards[0].subtitle
    );
    assert!(!cards[0].thumbnail.is_empty(), "the picture has been read");
    person.press(&cards[0].delete.id);
    assert_eq!(menu(&person).running.len(), 1);
    let notice = person.view().notice.clone().unwrap();
    assert!(notice.text.starts_with("Deleted: Ludo"), "{}", notice.text);
    person.press(&notice.action.unwrap().id);
    assert_eq!(menu(&person).running.len(), 2);
    person.press(&cards[1].id);
    assert_eq!(person.game().turn.name, "Red");
}

#[test]
fn m6_the_language_changes_at_once() {
    let person = Person::new(3);
    person.press("settings");
    person.press("language:ko");
    assert_eq!(person.view().language, "ko");
    assert_eq!(settings(&person).title, "설정");
    person.press("language:ja");
    assert_eq!(person.view().language, "ja");
    person.press("language:system");
    assert_eq!(person.view().language, "en");
    person.press("language:xx");
    assert_eq!(person.view().language, "en");
}

#[test]
fn every_setting_changes_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let person = Person::in_folder(1, folder.path().into());
    person.press("settings");
    let before = settings(&person);
    let ids = [
        "contrast",
        "motion",
        "automove",
        "autorotate",
        "odds",
        "sounds",
        "haptics",
    ];
    for id in ids {
        person.press(id);
    }
    for id in ["theme:dark", "pieces:letters", "pace:fast", "confirm:one"] {
        person.press(id);
        let chosen = settings(&person).sections.iter().any(|section| {
            section.items.iter().any(|item| match item {
                SettingsItem::Choice { choice } => choice
                    .options
                    .iter()
                    .any(|option| option.id == id && option.selected),
                _ => false,
            })
        });
        assert!(chosen, "{id}");
    }
    assert!(person.view().look.dark && person.view().look.high_contrast);
    let after = settings(&person);
    assert_ne!(after, before);
    person.app.close();
    drop(person);
    let again = Person::in_folder(2, folder.path().into());
    assert_eq!(
        settings(&again),
        after,
        "the screen and its values are as they were left"
    );
}

#[test]
fn m11_an_export_of_everything_comes_back() {
    let person = Person::new(4);
    person.press("play:device");
    person.press("roll");
    person.press("choose");
    person.press("settings");
    person.heard.take();
    person.press("export-all");
    let bytes = person.heard.take().into_iter().find_map(|work| match work {
        Shell::SaveFile { bytes, .. } => Some(bytes),
        _ => None,
    });
    let other = Person::new(5);
    other.act(Action::FilePicked {
        name: "x.json".into(),
        bytes: bytes.unwrap(),
    });
    assert_eq!(
        other.view().notice.clone().unwrap().text,
        "1 game imported."
    );
    assert_eq!(menu(&other).running.len(), 1);
}

#[test]
fn a_file_that_is_no_record_is_refused_with_its_place() {
    let person = Person::new(6);
    let pick = |bytes: &[u8]| {
        person.act(Action::FilePicked {
            name: "x".into(),
            bytes: bytes.to_vec(),
        });
        person.view().notice.clone().unwrap()
    };
    assert!(pick(b"").error);
    let largest = usize::try_from(LIMITS.file_bytes).unwrap();
    assert!(!pick(&vec![b'a'; largest]).text.contains("large"));
    let told = pick(&vec![b'a'; largest + 1]).text;
    assert!(told.contains("32 MB"), "{told}");
    assert_eq!(pick(&[0xff, 0xfe, 0x00]).text, "The file is not text.");
    let notice = pick(b"hello");
    assert!(notice.error);
    assert!(
        notice.text.starts_with("Line 1, column 1"),
        "{}",
        notice.text
    );
    let notice = pick(b"{\"format\":\"other\"}");
    assert!(notice.error, "{}", notice.text);
}

#[test]
fn m4_a_link_that_leads_nowhere_is_told_once() {
    let person = Person::new(7);
    let link = || Action::Link {
        url: "sanuk://j/ABCDEF".into(),
        delivery: "1".into(),
    };
    person.act(link());
    let Screen::Join { view } = &person.view().screen else {
        panic!("another screen is shown")
    };
    assert_eq!(
        view.problem,
        "A code has 10 letters and digits; here are 6."
    );
    person.act(Action::Back);
    person.act(link());
    assert!(matches!(person.view().screen, Screen::Menu { .. }));
}

#[test]
fn back_on_the_menu_leaves_the_app() {
    let person = Person::new(8);
    person.act(Action::Back);
    assert_eq!(person.heard.take(), [Shell::Leave]);
}

#[test]
fn b64_play_now_starts_with_the_rules_of_the_page() {
    let person = Person::new(9);
    person.press("rules");
    person.press("page:ludo-party");
    let page = match &person.view().screen {
        Screen::Page { view } => view.clone(),
        _ => panic!("another screen is shown"),
    };
    assert_eq!(page.sections.len(), 8);
    person.press("section:faq");
    person.press("play-these-rules");
    assert!(
        person.game().title.contains("Party"),
        "{}",
        person.game().title
    );
}

#[test]
fn a91_a_marker_leads_to_its_source_and_the_source_asks_before_it_opens() {
    let person = Person::new(11);
    person.press("rules");
    let shown = |person: &Person| match &person.view().screen {
        Screen::Page { view } => view.clone(),
        _ => panic!("another screen is shown"),
    };
    let before = shown(&person);
    let blocks = before.sections.iter().flat_map(|section| &section.blocks);
    let cites: Vec<_> = blocks
        .filter_map(|block| match block {
            Block::Paragraph { text, cites } => Some((text, cites)),
            _ => None,
        })
        .flat_map(|(text, cites)| cites.iter().map(move |cite| (text, cite)))
        .collect();
    assert_eq!(cites.len(), 9, "the history cites nine times");
    assert!(cites.iter().all(|(text, cite)| text.contains(&cite.label)));
    let source = cites[3].1;
    assert_eq!(source.id, "cite:2");
    person.press(&source.id);
    let after = shown(&person);
    assert_eq!(after.scroll_to, "source:2");
    assert_eq!(after.scroll_serial, before.scroll_serial + 1);
    assert!(source.hint.contains("Pachisi"), "{}", source.hint);
    person.press(&after.scroll_to);
    assert_eq!(person.dialog().id, "outside");
    assert!(person.heard.take().is_empty(), "nothing was opened yet");
}

#[test]
fn everything_can_be_deleted() {
    let person = Person::new(10);
    person.press("play:device");
    person.press("choose");
    person.press("settings");
    person.press("theme:dark");
    person.press("delete-all");
    assert_eq!(person.dialog().id, "delete-all");
    person.press("confirm");
    assert!(menu(&person).running.is_empty());
    assert!(!person.view().look.dark);
    person.act(Action::Foreground);
    assert!(menu(&person).running.is_empty());
}

/// What is told when the shell fails at this effect.
fn told_of_failure(person: &Person, id: u64) -> Option<String> {
    person.act(Action::EffectFailed {
        id,
        why: "no files".into(),
    });
    let notice = person.view().notice.clone()?;
    assert!(notice.error);
    let serial = notice.serial;
    person.act(Action::NoticeDismissed { serial });
    Some(notice.text)
}

#[test]
fn only_an_effect_that_somebody_waits_for_is_told_when_it_fails() {
    let person = Person::new(11);
    person.press("play:device");
    person.press("roll");
    // Sounds and announcements have taken the first ids.
    assert_eq!(told_of_failure(&person, 1), None);
    person.press("export");
    let told: Vec<String> = (1..64)
        .filter_map(|id| told_of_failure(&person, id))
        .collect();
    assert_eq!(told, ["The file could not be saved."]);
}

#[test]
fn a_failure_that_a_process_before_asked_for_is_told() {
    let person = Person::new(12);
    assert_eq!(
        told_of_failure(&person, 0).as_deref(),
        Some("The file could not be saved or read. Please try again.")
    );
}
