//! A slow, full or failing disk, played on the pure model.

use std::io::ErrorKind;

use super::shell::environment;
use crate::app::action::Action;
use crate::app::model::{Boot, Input, Model, Ui};
use crate::app::now::Now;
use crate::app::work::{Answer, LogChange, Work};
use crate::game::{Command, Event, GameId, Pending, Session};
use crate::store::{Saved, StoreError};
use crate::view::{AppView, Screen};

/// The model with a disk and a clock in the test's hands.
pub(super) struct Desk {
    model: Model,
    pub(super) work: Vec<Work>,
    ms: u64,
    pub(super) view: Option<std::sync::Arc<AppView>>,
}

impl Desk {
    pub(super) fn new() -> Self {
        let boot = Boot {
            language: None,
            rooms: None,
            server: None,
            environment: environment(),
            settings: None,
            prefs: None,
            ui: Ui::default(),
            keeps_ui: true,
            games: Vec::new(),
            unreadable: 0,
            open: Vec::new(),
            seed: [1; 32],
            names: None,
            steady_budgets: true,
            warning: None,
        };
        let (model, work) = Model::boot(
            boot,
            Now {
                steady_ms: 0,
                wall_ms: 0,
            },
        );
        let mut desk = Self {
            model,
            work,
            ms: 0,
            view: None,
        };
        desk.draw();
        desk
    }

    fn draw(&mut self) {
        if let Some(drawn) = self.model.draw() {
            self.view = Some(drawn.view);
        }
    }

    pub(super) fn give(&mut self, input: Input) {
        let now = Now {
            steady_ms: self.ms,
            wall_ms: self.ms,
        };
        let work = self.model.update(input, now);
        self.work.extend(work);
        self.draw();
    }

    pub(super) fn press(&mut self, id: &str) {
        let prompt = self.view.as_ref().unwrap().prompt;
        self.give(Input::Action(Action::Press {
            id: id.into(),
            prompt,
        }));
    }

    /// The save that is under way.
    pub(super) fn save(&mut self) -> Option<(GameId, LogChange)> {
        let at = self
            .work
            .iter()
            .position(|work| matches!(work, Work::Save { .. }))?;
        match self.work.remove(at) {
            Work::Save { id, change } => Some((id, change)),
            _ => None,
        }
    }

    pub(super) fn saved(&mut self, id: GameId, result: Result<(), StoreError>) {
        self.give(Input::Answer(Answer::Saved { id, result }));
    }

    /// Fires every timer that has been asked for within a time.
    pub(super) fn wait(&mut self, ms: u64) {
        self.ms += ms;
        let due: Vec<u64> = self
            .work
            .iter()
            .filter_map(|work| match work {
                Work::Timer {
                    token, after_ms, ..
                } if *after_ms <= ms => Some(*token),
                _ => None,
            })
            .collect();
        self.work
            .retain(|work| !matches!(work, Work::Timer { token, .. } if due.contains(token)));
        for token in due {
            self.give(Input::Answer(Answer::Timer { token }));
        }
    }

    fn last(&self) -> String {
        match &self.view.as_ref().unwrap().screen {
            Screen::Game { view } => view.last.clone(),
            _ => panic!("another screen is shown"),
        }
    }

    fn status(&self) -> String {
        match &self.view.as_ref().unwrap().screen {
            Screen::Game { view } => view.status.clone(),
            _ => panic!("another screen is shown"),
        }
    }
}

fn full() -> StoreError {
    StoreError::Io {
        doing: "write".into(),
        kind: ErrorKind::StorageFull,
        why: "full".into(),
    }
}

fn begin(desk: &mut Desk) -> GameId {
    desk.press("play:device");
    let (id, _) = desk.save().expect("a new game is saved");
    desk.saved(id, Ok(()));
    id
}

#[test]
fn a_roll_is_shown_only_when_it_is_on_the_disk() {
    let mut desk = Desk::new();
    let id = begin(&mut desk);
    desk.press("roll");
    assert_eq!(desk.last(), "No roll yet");
    desk.saved(id, Ok(()));
    assert!(
        desk.last().starts_with("Last: Red rolled"),
        "{}",
        desk.last()
    );
}

#[test]
fn a_slow_disk_shows_the_roll_as_not_saved_after_a_second() {
    let mut desk = Desk::new();
    let id = begin(&mut desk);
    desk.press("roll");
    desk.wait(999);
    assert_eq!(desk.last(), "No roll yet");
    desk.wait(1_000);
    assert!(
        desk.last().starts_with("Last: Red rolled"),
        "{}",
        desk.last()
    );
    assert_eq!(desk.status(), "Not saved yet. Trying again…");
    desk.saved(id, Ok(()));
    assert_ne!(desk.status(), "Not saved yet. Trying again…");
    let notice = desk.view.as_ref().unwrap().notice.clone().unwrap();
    assert_eq!(notice.text, "Everything is saved.");
}

#[test]
fn a_full_disk_never_stops_the_game_and_everything_is_saved_later() {
    let mut desk = Desk::new();
    let id = begin(&mut desk);
    desk.press("roll");
    let (_, first) = desk.save().unwrap();
    desk.saved(id, Err(full()));
    assert!(desk.last().starts_with("Last: Red rolled"));
    let notice = desk.view.as_ref().unwrap().notice.clone().unwrap();
    assert!(notice.error);
    assert!(
        notice.text.starts_with("The disk is full"),
        "{}",
        notice.text
    );
    // Play goes on: the turn passes although nothing is saved.
    desk.wait(400);
    desk.wait(1_600);
    desk.wait(1_000);
    desk.wait(2_000);
    let (_, again) = desk.save().expect("saving is tried again");
    assert_eq!(
        format!("{again:?}"),
        format!("{first:?}"),
        "the oldest change first"
    );
    desk.saved(id, Ok(()));
    while let Some((id, _)) = desk.save() {
        desk.saved(id, Ok(()));
    }
    assert!(!desk.model.not_saved_yet());
}

#[test]
fn what_could_not_be_saved_is_tried_once_more_when_the_app_closes() {
    let mut desk = Desk::new();
    let id = begin(&mut desk);
    desk.press("roll");
    let (_, first) = desk.save().unwrap();
    desk.saved(id, Err(full()));
    let now = Now {
        steady_ms: desk.ms,
        wall_ms: desk.ms,
    };
    let last = desk.model.farewell(now);
    let saves: Vec<String> = last
        .iter()
        .filter_map(|work| match work {
            Work::Save { change, .. } => Some(format!("{change:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(saves.first(), Some(&format!("{first:?}")));
    assert!(matches!(last.last(), Some(Work::Flush)));
}

#[test]
fn one_save_of_a_game_is_under_way_at_a_time() {
    let mut desk = Desk::new();
    desk.press("play:device");
    desk.press("roll");
    assert!(matches!(desk.save(), Some((_, LogChange::Create { .. }))));
    assert!(
        desk.save().is_none(),
        "the roll waits for the game's header"
    );
}

#[test]
fn a_game_with_a_damaged_log_goes_on_from_its_valid_beginning() {
    let mut desk = Desk::new();
    desk.press("play:device");
    let (id, change) = desk.save().unwrap();
    let LogChange::Create { header, .. } = change else {
        panic!("a new game is created first");
    };
    desk.saved(id, Ok(()));
    let session = Session::new(header.clone()).unwrap();
    let mut events = session.decide(Command::Roll).unwrap();
    events.push(Event::DrawAccepted);
    // Somebody else changed the game: it is read again, and its log does not fold.
    desk.press("roll");
    desk.save().unwrap();
    desk.saved(id, Err(StoreError::Unknown(id)));
    let saved = Saved {
        header,
        events,
        pending: Pending::default(),
        updated_ms: 0,
        lost: 0,
    };
    desk.give(Input::Answer(Answer::Loaded {
        id,
        result: Ok(saved),
    }));
    let view = desk.view.clone().unwrap();
    assert!(matches!(view.screen, Screen::Game { .. }));
    let notice = view.notice.clone().unwrap();
    assert_eq!(
        notice.text,
        "This game was damaged after step 1; it goes on from there."
    );
    match desk.save() {
        Some((cut, LogChange::Cut { keep: 1 })) => assert_eq!(cut, id),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_resignation_while_a_move_is_on_its_way_to_the_disk_is_done_after_it() {
    let mut desk = Desk::new();
    desk.press("game:makruk");
    let id = begin(&mut desk);
    desk.press("square:e3");
    desk.press("square:e4");
    desk.press("resign");
    desk.press("confirm");
    let (_, change) = desk.save().expect("the move");
    assert!(
        matches!(change, LogChange::Append { expected: 0, .. }),
        "{change:?}"
    );
    desk.saved(id, Ok(()));
    let (_, change) = desk.save().expect("the resignation follows");
    let LogChange::Append {
        expected: 1,
        events,
    } = change
    else {
        panic!("{change:?}")
    };
    assert!(matches!(events[..], [Event::Resigned { .. }]));
}
