//! Carries the app's news to the shell's listener, and a listener's failures back.

use std::sync::{Arc, OnceLock, Weak};

use sanuk_core::app::{self, Action, App, Effect};

use crate::{Listener, ListenerError};

/// The way back to the app; empty until the app is open.
#[derive(Clone, Default)]
pub(crate) struct Line(Arc<OnceLock<Weak<App>>>);

impl Line {
    /// Connects the line. Weak, because the app owns the relay.
    pub fn connect(&self, app: &Arc<App>) {
        // A second connection cannot happen: `open` makes one line an app.
        let _ = self.0.set(Arc::downgrade(app));
    }

    fn report(&self, id: u64, why: String) {
        if let Some(app) = self.0.get().and_then(Weak::upgrade) {
            app.dispatch(Action::EffectFailed { id, why });
        }
    }
}

/// The core's listener: calls the shell's.
pub(crate) struct Relay {
    to: Arc<dyn Listener>,
    line: Line,
}

impl Relay {
    /// A relay and the line that is to be connected to the app.
    pub fn new(to: Arc<dyn Listener>) -> (Self, Line) {
        let line = Line::default();
        (
            Self {
                to,
                line: line.clone(),
            },
            line,
        )
    }
}

impl app::Listener for Relay {
    fn changed(&self, revision: u64) -> Result<(), app::ListenerError> {
        self.to.changed(revision).map_err(|error| logged(&error))
    }

    fn perform(&self, effect: Effect) -> Result<(), app::ListenerError> {
        let Effect { id, asked_for, .. } = effect;
        self.to.perform(effect).map_err(|error| {
            let error = logged(&error);
            if asked_for {
                self.line.report(id, error.why.clone());
            }
            error
        })
    }
}

/// Writes a failure to the standard error, where both systems collect a process's log.
fn logged(error: &ListenerError) -> app::ListenerError {
    eprintln!("sanuk: {error}");
    app::ListenerError {
        why: error.to_string(),
    }
}
