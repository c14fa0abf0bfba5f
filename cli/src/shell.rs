//! The terminal as a shell of the app: opens it, hears its news, does what only a shell can do.

use std::cell::RefCell;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use sanuk_core::app::{
    Action, App, Config, Effect, Environment, Listener, ListenerError, Shell as Wanted, Start,
};
use sanuk_core::text::Texts;
use sanuk_core::view::plain::PlainCell;
use sanuk_core::view::{AppView, Screen};

use crate::failure::Failure;
use crate::live::Heard;
use crate::paint::Paint;
use crate::speech::Speech;

/// An open app.
pub struct Shell {
    app: App,
    wanted: Receiver<Wanted>,
    texts: RefCell<Texts>,
}

/// How to open the app.
pub struct Opening {
    /// Folder of the saves; `None` keeps them in memory.
    pub folder: Option<PathBuf>,
    /// The screen to begin on.
    pub start: Start,
    /// Language asked for, and the system's.
    pub speech: Speech,
    /// Fixed luck.
    pub seed: Option<[u8; 32]>,
    /// Time passes only as far as it must: for input that is not typed by hand.
    pub hurry: bool,
    /// Say what happens while it happens.
    pub announce: bool,
    /// Address of the server that rooms are on.
    pub server: Option<String>,
    /// Who is told that there is a newer view.
    pub changed: Option<Sender<Heard>>,
}

/// Prints announcements, keeps everything else for the main thread.
struct Ear {
    wanted: Sender<Wanted>,
    announce: bool,
    changed: Option<Sender<Heard>>,
}

impl Listener for Ear {
    fn changed(&self, _revision: u64) -> Result<(), ListenerError> {
        if let Some(changed) = &self.changed {
            // The loop may have ended already; then nobody wants to know.
            let _ = changed.send(Heard::Changed);
        }
        Ok(())
    }

    fn perform(&self, effect: Effect) -> Result<(), ListenerError> {
        let failed = |why: String| ListenerError { why };
        match effect.work {
            Wanted::Announce { text } if self.announce => {
                writeln!(std::io::stdout(), "· {text}").map_err(|error| failed(error.to_string()))
            }
            Wanted::Announce { .. } | Wanted::Haptic { .. } | Wanted::Sound { .. } => Ok(()),
            other => self
                .wanted
                .send(other)
                .map_err(|error| failed(error.to_string())),
        }
    }
}

impl Shell {
    /// Opens the app.
    ///
    /// # Errors
    ///
    /// The saves are in use, newer than this program, or out of reach.
    pub fn open(opening: Opening) -> Result<Self, Failure> {
        let texts = Texts::new(opening.speech.first());
        let config = Config {
            folder: opening.folder,
            seed: opening.seed,
            virtual_time: opening.hurry,
            language: opening.speech.asked,
            environment: Environment {
                languages: vec![opening.speech.system.tag().to_owned()],
                dark: false,
                high_contrast: false,
                reduced_motion: true,
                font_scale: 1.0,
                utc_offset_minutes: 0,
            },
            server: opening.server,
            start: opening.start,
        };
        let (sender, wanted) = channel();
        let ear = Ear {
            wanted: sender,
            announce: opening.announce,
            changed: opening.changed,
        };
        let app =
            App::open(config, Box::new(ear)).map_err(|error| Failure::Failed(error.say(&texts)))?;
        let texts = RefCell::new(texts);
        let shell = Self { app, wanted, texts };
        shell.send(Action::Resized {
            width: 600.0,
            height: 600.0,
        });
        shell.send(Action::Foreground);
        shell.app.settle();
        Ok(shell)
    }

    /// The view as it is now.
    pub fn view(&self) -> Arc<AppView> {
        self.app.view()
    }

    /// The terminal's own texts, in the language of the view.
    pub fn texts(&self) -> Texts {
        let mut texts = self.texts.borrow_mut();
        let spoken = self.view().language.parse().unwrap_or_default();
        if texts.language() != spoken {
            *texts = Texts::new(spoken);
        }
        texts.clone()
    }

    /// The board as text; empty on screens without one.
    pub fn board(&self, paint: Paint) -> Vec<String> {
        let rows = self.app.plain_board().unwrap_or_default().rows;
        let cell = |cell: &PlainCell| match cell.role {
            Some(role) => paint.role(role, &cell.text),
            None => cell.text.clone(),
        };
        rows.iter()
            .map(|row| row.iter().map(cell).collect())
            .collect()
    }

    /// Sends an action.
    pub fn send(&self, action: Action) {
        self.app.dispatch(action);
    }

    /// Presses a button of the present view and waits until everything has come to rest.
    pub fn press(&self, id: &str) {
        let prompt = self.view().prompt;
        self.send(Action::Press {
            id: id.to_owned(),
            prompt,
        });
        self.app.settle();
    }

    /// Waits until everything has come to rest.
    pub fn settle(&self) {
        self.app.settle();
    }

    /// Takes the next thing that the app wants of its shell.
    pub fn wanted(&self) -> Option<Wanted> {
        self.wanted.try_recv().ok()
    }

    /// Nothing moves on the screen: what is shown is to be read.
    pub fn is_quiet(&self) -> bool {
        !matches!(&self.view().screen, Screen::Game { view } if view.thinking)
    }

    /// Saves and closes; says whether everything is on disk. A second call only says it again.
    pub fn close(&self) -> bool {
        self.app.close()
    }
}
