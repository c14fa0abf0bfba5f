//! The one object a shell holds.

use std::sync::Arc;

use sanuk_core::app::Action;
use sanuk_core::view::{AppView, Look, MenuView, Screen};

use crate::{Config, Listener, OpenError};

/// The running app. One lives as long as the process.
#[derive(uniffi::Object)]
pub struct Sanuk {
    listener: Arc<dyn Listener>,
}

#[uniffi::export]
impl Sanuk {
    /// Opens the data and starts the app.
    ///
    /// # Errors
    ///
    /// Says why the data cannot be opened; see [`OpenError`].
    #[uniffi::constructor]
    pub fn open(config: Config, listener: Arc<dyn Listener>) -> Result<Arc<Self>, OpenError> {
        let _ = config;
        Ok(Arc::new(Self { listener }))
    }

    /// Queues an action and returns at once. Never fails; a refusal is a notice in the view.
    pub fn dispatch(&self, action: Action) {
        let _ = action;
        if let Err(error) = self.listener.changed(0) {
            eprintln!("{error}");
        }
    }

    /// Returns the last published view; waits for nothing.
    pub fn view(&self) -> AppView {
        AppView {
            revision: 0,
            prompt: 0,
            language: "en".into(),
            look: Look {
                dark: false,
                high_contrast: false,
                reduced_motion: false,
                palette: Vec::new(),
            },
            screen: Screen::Menu {
                view: MenuView {
                    title: "Sanuk".into(),
                    bar: Vec::new(),
                    games: Vec::new(),
                    card: String::new(),
                    choices: Vec::new(),
                    options: None,
                    ways: Vec::new(),
                    running_title: String::new(),
                    running_empty: String::new(),
                    running: Vec::new(),
                    finished_title: String::new(),
                    finished: Vec::new(),
                    more: None,
                    statistics_title: String::new(),
                    statistics: Vec::new(),
                },
            },
            dialog: None,
            notice: None,
            can_go_back: false,
            back_label: String::new(),
        }
    }

    /// Returns the board's scene at a time of its motion, in milliseconds; the bytes are described
    /// in `sanuk_core::view`. Empty where the screen has no board.
    pub fn scene(&self, t_ms: f32) -> Vec<u8> {
        let _ = t_ms;
        Vec::new()
    }

    /// Waits until nothing is queued, searched, saved or timed. For tests and pictures.
    pub fn settle(&self) {}

    /// Moves virtual time on, letting what is due happen in order; without it does nothing.
    pub fn advance(&self, ms: u32) {
        let _ = ms;
    }

    /// Saves and stops; called from any thread and any number of times. Later calls do nothing.
    ///
    /// Not named `close`, because Kotlin's objects have a `close()` that only releases the handle.
    pub fn stop(&self) {}
}
