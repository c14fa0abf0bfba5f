//! A shell without a screen: presses what it sees.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::app::{
    Action, App, Config, Effect, Environment, Listener, ListenerError, PointerKind, Shell, Start,
};
use crate::game::{Session, record};
use crate::view::{AppView, Button, Dialog, GameView, Screen};

/// What the listener heard.
#[derive(Clone, Default)]
pub struct Heard(Arc<Mutex<Vec<Shell>>>);

impl Heard {
    pub fn take(&self) -> Vec<Shell> {
        std::mem::take(&mut self.0.lock().unwrap())
    }

    pub fn announced(&self) -> Vec<String> {
        let texts = self.take().into_iter().filter_map(|work| match work {
            Shell::Announce { text } => Some(text),
            _ => None,
        });
        texts.collect()
    }
}

impl Listener for Heard {
    fn changed(&self, _revision: u64) -> Result<(), ListenerError> {
        Ok(())
    }

    fn perform(&self, effect: Effect) -> Result<(), ListenerError> {
        self.0.lock().unwrap().push(effect.work);
        Ok(())
    }
}

/// The app with a person in front of it.
pub struct Person {
    pub app: App,
    pub heard: Heard,
}

pub fn environment() -> Environment {
    Environment {
        languages: vec!["en".into()],
        dark: false,
        high_contrast: false,
        reduced_motion: false,
        font_scale: 1.0,
        utc_offset_minutes: 0,
    }
}

pub fn config(seed: u8) -> Config {
    Config {
        folder: None,
        seed: Some([seed; 32]),
        virtual_time: true,
        language: None,
        environment: environment(),
        server: None,
        start: Start::Kept,
    }
}

impl Person {
    /// Opens an app with saves in memory.
    pub fn new(seed: u8) -> Self {
        Self::with(config(seed))
    }

    /// Opens an app with saves in a folder.
    pub fn in_folder(seed: u8, folder: PathBuf) -> Self {
        Self::with(Config {
            folder: Some(folder),
            ..config(seed)
        })
    }

    pub fn with(config: Config) -> Self {
        let heard = Heard::default();
        let app = App::open(config, Box::new(heard.clone())).unwrap();
        app.settle();
        Self { app, heard }
    }

    pub fn view(&self) -> Arc<AppView> {
        self.app.view()
    }

    /// Presses a button of the view that is shown, and waits until all is at rest.
    pub fn press(&self, id: &str) {
        self.press_only(id);
        self.app.settle();
    }

    /// Presses without waiting.
    pub fn press_only(&self, id: &str) {
        let prompt = self.view().prompt;
        self.app.dispatch(Action::Press {
            id: id.into(),
            prompt,
        });
    }

    pub fn act(&self, action: Action) {
        self.app.dispatch(action);
        self.app.settle();
    }

    pub fn tap(&self, x: f32, y: f32, pointer: PointerKind) {
        let revision = self.view().revision;
        self.act(Action::Tap {
            x,
            y,
            revision,
            pointer,
        });
    }

    /// Takes a game in from a file and goes to its table.
    pub fn open_record(&self, session: &Session) {
        self.act(Action::FilePicked {
            name: "game.txt".into(),
            bytes: record::export(session).into_bytes(),
        });
        let notice = self.view().notice.clone();
        assert!(
            matches!(self.view().screen, Screen::Replay { .. }),
            "{notice:?}"
        );
        self.act(Action::Back);
        let resume = match &self.view().screen {
            Screen::Menu { view } => view.running[0].id.clone(),
            _ => panic!("another screen is shown"),
        };
        self.press(&resume);
    }

    /// The game screen.
    pub fn game(&self) -> GameView {
        match &self.view().screen {
            Screen::Game { view } => view.clone(),
            _ => panic!("no game is shown"),
        }
    }

    pub fn dialog(&self) -> Dialog {
        self.view().dialog.clone().expect("a question is open")
    }

    pub fn result_is_shown(&self) -> bool {
        matches!(self.view().screen, Screen::Result { .. })
    }
}

/// The button with an id, among some.
pub fn find<'a>(buttons: &'a [Button], id: &str) -> Option<&'a Button> {
    buttons.iter().find(|button| button.id == id)
}

/// Copies what lies on the disk.
pub fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}
