//! The state of the whole app, and what every action does to it. Pure: no clock, disk or thread.
//!
//! Start with [`Model::update`]; the table (a game being played) is in [`table`], the records for
//! the shells are made in [`super::screen`].

mod answer;
mod at_table;
mod boot;
mod chance;
mod cursor;
mod draw;
mod effects;
mod files;
mod flow;
mod hint;
mod journal;
mod menu;
mod nav;
mod notice;
mod online;
mod pages;
mod panic;
mod party;
mod peek;
mod place;
mod prefs;
mod press;
mod question;
mod replay;
mod review;
mod settings;
mod settings_screen;
mod statistics;
mod table;
mod tell;
mod think;
mod ticks;
mod touch;
mod trace;
mod ui;

use std::collections::{BTreeMap, BTreeSet};

use crate::app::action::{Action, Environment, Shell};
use crate::app::now::Now;
use crate::app::work::{Answer, Work};
use crate::game::{GameId, Session};
use crate::store::Summary;
use crate::text::{Language, Texts};
use crate::view::present::Message;

pub(crate) use boot::Boot;
pub(crate) use draw::Drawn;
pub(crate) use hint::Hint;
pub(crate) use notice::Note;
pub(crate) use online::{ClockAt, Online, Problem, Visit, faces};
pub(crate) use pages::{LICENCES, LUDO_PARTY, LUDO_QUICK, MAKRUK};
pub(crate) use place::{Place, Stack};
pub(crate) use prefs::{MAX_NAME, Prefs, SideChoice};
pub(crate) use question::Question;
pub(crate) use replay::Replay;
pub(crate) use review::Reviewing;
pub(crate) use settings::{Confirm, Pace, PieceSet, Settings, Theme};
pub(crate) use statistics::Statistics;
pub(crate) use table::{Stage, Table};
pub(crate) use touch::BoardArea;
pub(crate) use trace::Trace;
pub(crate) use ui::{PREFS_KEY, SETTINGS_KEY, Ui};

use chance::Chance;
use effects::Effects;
use journal::Journals;
use ticks::{Tick, Ticks};

/// Something that reaches the model.
pub(crate) enum Input {
    /// From outside.
    Action(Action),
    /// What came of its own work.
    Answer(Answer),
}

/// The state of the app.
pub(crate) struct Model {
    pub(crate) environment: Environment,
    /// Spoken instead of the chosen one until another is chosen.
    pub(crate) language: Option<Language>,
    pub(crate) settings: Settings,
    pub(crate) prefs: Prefs,
    pub(crate) statistics: Statistics,
    pub(crate) texts: Texts,
    pub(crate) stack: Stack,
    pub(crate) question: Option<Question>,
    pub(crate) note: Option<Note>,
    pub(crate) games: Vec<Summary>,
    pub(crate) shown_games: usize,
    pub(crate) peeks: BTreeMap<GameId, peek::Peek>,
    pub(crate) table: Option<Table>,
    pub(crate) replay: Option<Replay>,
    pub(crate) review: Option<Reviewing>,
    pub(crate) board: BoardArea,
    /// Id of the node under the keyboard's cursor; `None` while the keyboard is not in use.
    pub(crate) cursor: Option<String>,
    pub(crate) prompt: u64,
    pub(crate) now: Now,
    pub(crate) scroll_serial: u64,
    opening: Option<(GameId, menu::Opening)>,
    /// What is wrong with the record whose good part is being taken in.
    broken_import: Option<Message>,
    unsaved: BTreeMap<GameId, Session>,
    damaged: BTreeSet<GameId>,
    deleted: Option<GameId>,
    journals: Journals,
    ticks: Ticks,
    effects: Effects,
    chance: Chance,
    steady_budgets: bool,
    searches: u64,
    notes: u64,
    ui_kept: Ui,
    keeps_ui: bool,
    deliveries: Vec<String>,
    pub(crate) online: Online,
    /// An invitation that waits behind the first-start screen.
    pub(crate) waiting: Option<String>,
    panics: panic::Panics,
    published: draw::Published,
    out: Vec<Work>,
}

impl Model {
    /// Takes in what happened; gives what is to be done.
    pub fn update(&mut self, input: Input, now: Now) -> Vec<Work> {
        self.now = now;
        match input {
            Input::Action(action) => self.act(action),
            Input::Answer(answer) => self.take_answer(answer),
        }
        self.watch_ui();
        std::mem::take(&mut self.out)
    }

    /// The last work before the app closes.
    pub fn farewell(&mut self, now: Now) -> Vec<Work> {
        self.now = now;
        self.out.extend(self.journals.rest());
        self.keep_unanswered(true);
        self.keep_ui();
        self.out.push(Work::Flush);
        std::mem::take(&mut self.out)
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Press { id, prompt } => self.press(&id, prompt),
            Action::Commit { id, text } => self.commit_text(&id, &text),
            Action::Scrub { to } => self.scrub(to),
            Action::Tap {
                x,
                y,
                revision,
                pointer,
            } => self.tap(x, y, revision, pointer),
            Action::Hover { x, y, revision } => self.hover(x, y, revision),
            Action::HoverEnd => self.hover_end(),
            Action::Drag { dx, dy } => self.drag(dx, dy),
            Action::DragEnd => self.drag_end(),
            Action::Zoom { factor, x, y } => self.zoom(factor, x, y),
            Action::Key { key } => self.key(key),
            Action::Back => self.back(),
            Action::Link { url, delivery } => self.link(&url, delivery),
            Action::Resized { width, height } => self.resize(width, height),
            Action::Environment { environment } => self.set_environment(environment),
            Action::Foreground => self.foreground(),
            Action::Background => self.background(),
            Action::NetworkChanged => self.network_changed(),
            Action::FilePicked { name, bytes } => self.file_picked(&name, bytes),
            Action::EffectFailed { id, .. } => self.effect_failed(id),
            Action::NoticeDismissed { serial } => self.dismiss_note(serial),
        }
    }

    /// Asks the runtime for something.
    fn ask(&mut self, work: Work) {
        self.out.push(work);
    }

    /// Asks the shell for something.
    fn shell(&mut self, work: Shell) {
        let effect = self.effects.number(work);
        self.ask(Work::Shell(effect));
    }

    fn effect_failed(&mut self, id: u64) {
        if let Some(text) = self.effects.failed(id) {
            self.say_error(Message::plain(text));
        }
    }

    /// Starts a timer.
    fn after(&mut self, ms: u64, tick: Tick) {
        let work = self.ticks.start(tick, ms);
        self.ask(work);
    }

    /// Stops the timers of a kind.
    fn stop_ticks(&mut self, which: impl FnMut(Tick) -> bool) {
        let work = self.ticks.stop(which);
        self.out.extend(work);
    }

    /// Presses of views drawn before this are no longer taken.
    fn new_prompt(&mut self) {
        self.prompt += 1;
    }

    /// Shows a message.
    fn say(&mut self, message: Message) {
        self.say_with(message, false, None);
    }

    /// Shows an error.
    fn say_error(&mut self, message: Message) {
        self.say_with(message, true, None);
    }

    fn say_with(
        &mut self,
        message: Message,
        error: bool,
        action: Option<(&'static str, &'static str)>,
    ) {
        /// Long enough to read and to reach the button; announcing it is the shell's live region.
        const SHOWN_MS: u64 = 8_000;
        self.notes += 1;
        let serial = self.notes;
        self.note = Some(Note {
            serial,
            message,
            error,
            action,
        });
        self.stop_ticks(|tick| matches!(tick, Tick::NoticeEnds { .. }));
        self.after(SHOWN_MS, Tick::NoticeEnds { serial });
    }

    fn dismiss_note(&mut self, serial: u64) {
        if self.note.as_ref().is_some_and(|note| note.serial == serial) {
            self.note = None;
            self.deleted = None;
        }
    }

    fn set_environment(&mut self, environment: Environment) {
        self.environment = environment;
        self.choose_language();
    }

    fn choose_language(&mut self) {
        let chosen = self.settings.speech(&self.environment);
        let language = self.language.unwrap_or(chosen);
        if self.texts.language() != language {
            self.texts = Texts::new(language);
        }
    }

    fn foreground(&mut self) {
        self.online_foreground();
        self.ask(Work::List);
    }

    fn background(&mut self) {
        self.online_background();
        self.keep_ui();
        self.ask(Work::Backup);
    }
}
