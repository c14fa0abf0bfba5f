//! Records, files and typed moves: what is said of them, and what is kept.

use super::shell::{Person, config};
use crate::app::action::{Action, Shell};
use crate::app::config::Config;
use crate::text::Language;
use crate::view::{Screen, SettingsItem};

fn type_move(person: &Person, text: &str) {
    person.act(Action::Commit {
        id: "move".into(),
        text: text.into(),
    });
}

/// A game of makruk on one device after these moves.
fn makruk(seed: u8, moves: &str) -> Person {
    let person = Person::new(seed);
    person.press("game:makruk");
    person.press("play:device");
    play(&person, moves);
    person
}

fn play(person: &Person, moves: &str) {
    for mv in moves.split(' ') {
        type_move(person, mv);
    }
}

fn record(person: &Person) -> String {
    person.heard.take();
    person.press("export");
    let saved = person.heard.take().into_iter().find_map(|work| match work {
        Shell::SaveFile { bytes, .. } => Some(bytes),
        _ => None,
    });
    String::from_utf8(saved.unwrap()).unwrap()
}

fn pick(person: &Person, text: &str) -> String {
    person.act(Action::FilePicked {
        name: "a.txt".into(),
        bytes: text.into(),
    });
    let notice = person.view().notice.clone();
    notice.map(|notice| notice.text).unwrap_or_default()
}

fn steps(person: &Person) -> u32 {
    match &person.view().screen {
        Screen::Replay { view } => view.last,
        other => panic!("no replay is shown: {other:?}"),
    }
}

#[test]
fn typed_moves_are_played_or_say_why_not() {
    let person = makruk(1, "e3e4 E6E5");
    assert_eq!(person.game().moves.len(), 1);
    for (typed, said) in [
        ("a3a5", "“a3a5”: the man on a3 cannot go to a5."),
        ("a6a5", "“a6a5”: the man on a6 belongs to the other side."),
        ("e2e3", "“e2e3”: there is no man on e2."),
        (
            "i9",
            "“i9”: a move looks like d5c6, with +s or -s for the counting.",
        ),
        ("a3a9", "“a3a9”: a9 is no square; squares go from a1 to h8."),
        (
            "+s d3d4",
            "“+s d3d4”: counting cannot start while an unpromoted bia is on the board.",
        ),
    ] {
        type_move(&person, typed);
        assert_eq!(person.game().status, said);
        assert_eq!(person.game().moves.len(), 1, "{typed} changed something");
    }
    type_move(&person, &"x".repeat(10_000));
    assert!(person.game().status.chars().count() < 200);
    type_move(&person, "d3d4");
    assert_eq!(person.game().moves.len(), 2);
}

#[test]
fn a_record_with_an_illegal_move_is_shown_up_to_there() {
    let text = record(&makruk(2, "e3e4 e6e5 d3d4 d6d5"));
    let other = Person::new(3);
    let broken = text.replace("2. d3d4", "2. d3d5");
    let line = 1 + text
        .lines()
        .position(|line| line.starts_with("1. "))
        .unwrap();
    assert_eq!(
        pick(&other, &broken),
        format!(
            "Line {line}, column 17: “d3d5”: the man on d3 cannot go to d5. \
             What comes before it was kept."
        )
    );
    assert_eq!(steps(&other), 2, "the two plies before it are kept");
    other.press("back");
    // The same again, when the game is here already, says the same.
    let again = pick(&other, &broken);
    assert!(
        again.starts_with(&format!("Line {line}, column 17")),
        "{again}"
    );
    assert_eq!(steps(&other), 2);
    other.press("back");
    // The right record goes on from what was kept.
    assert_eq!(pick(&other, &text), "1 game imported.");
    assert_eq!(steps(&other), 4);
    other.press("back");
    assert_eq!(pick(&other, &text), "1 game was already here.");
    assert_eq!(steps(&other), 4);
}

#[test]
fn a_deleted_game_comes_in_again_from_its_record() {
    let text = record(&makruk(2, "e3e4 e6e5"));
    let person = Person::new(3);
    pick(&person, &text);
    person.press("back");
    let Screen::Menu { view } = &person.view().screen else {
        panic!("not at the menu")
    };
    let delete = view.running[0].delete.id.clone();
    person.press(&delete);
    let running = |person: &Person| match &person.view().screen {
        Screen::Menu { view } => view.running.len(),
        _ => panic!("not at the menu"),
    };
    assert_eq!(running(&person), 0);
    assert_eq!(pick(&person, &text), "1 game imported.");
    person.press("back");
    person.act(Action::Foreground);
    assert_eq!(running(&person), 1);
}

#[test]
fn a_record_that_was_changed_by_accident_is_not_kept() {
    let text = record(&makruk(4, "e3e4 e6e5"));
    let other = Person::new(5);
    let said = pick(&other, &text.replace("e6e5", "e6e5 d3d4"));
    assert!(
        said.ends_with("the checksum does not fit; something was changed"),
        "{said}"
    );
    assert!(matches!(other.view().screen, Screen::Menu { .. }));
    let said = pick(&other, text.split("; checksum").next().unwrap());
    assert!(
        said.ends_with(
            "the last line, with the checksum, is missing. What comes before it was kept."
        ),
        "{said}"
    );
    assert_eq!(
        steps(&other),
        2,
        "a cut end loses what came before as little as a wrong move"
    );
}

#[test]
fn files_are_refused_in_the_language_of_the_app() {
    let korean = Person::with(Config {
        language: Some(Language::Korean),
        ..config(6)
    });
    assert_eq!(
        pick(&korean, "hello"),
        "1행 1열: [Name \"value\"] 꼴의 줄이 있어야 합니다"
    );
    assert_eq!(
        pick(&korean, "{\"format\":"),
        "1행 10열: 파일이 중간에 끊겼습니다"
    );
    assert_eq!(
        pick(&korean, "{\"format\":7}"),
        "1행 11열: Sanuk이 저장한 내용이 아닙니다"
    );
    assert_eq!(
        pick(&korean, "{\"format\":\"x\",\"version\":1}"),
        "게임 기록도, ‘모두 내보내기’ 파일도 아닙니다."
    );
    let newer = "{\"format\":\"sanuk-export\",\"version\":9}";
    assert!(pick(&korean, newer).contains("형식 9"));
    let game = "{\"format\":\"sanuk-export\",\"version\":1,\"games\":[\n{\"header\":1}]}";
    let said = pick(&korean, game);
    assert_eq!(
        said,
        "게임 1개는 읽을 수 없습니다. 2행 1열: Sanuk이 저장한 내용이 아닙니다."
    );
}

#[test]
fn the_language_asked_for_at_the_start_holds_until_another_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let open = |language| {
        Person::with(Config {
            folder: Some(folder.path().into()),
            language,
            ..config(7)
        })
    };
    let person = open(None);
    person.press("settings");
    person.press("language:ko");
    assert_eq!(person.view().language, "ko");
    drop(person);
    let person = open(Some(Language::Japanese));
    assert_eq!(person.view().language, "ja");
    let shown = match &person.view().screen {
        Screen::Settings { view } => view.sections[0].items[0].clone(),
        other => panic!("{other:?}"),
    };
    let SettingsItem::Choice { choice } = shown else {
        panic!("{shown:?}")
    };
    let chosen = choice.options.iter().find(|option| option.selected);
    assert_eq!(chosen.unwrap().id, "language:ja");
    drop(person);
    let person = open(None);
    assert_eq!(person.view().language, "ko", "it was not kept");
    drop(person);
    let person = open(Some(Language::Japanese));
    person.press("language:en");
    assert_eq!(person.view().language, "en");
    drop(person);
    assert_eq!(open(None).view().language, "en");
}
