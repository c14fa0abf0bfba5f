//! The boundary as foreign code meets it: threads, failures of the listener, the end.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use sanuk_core::app::{Action, Effect, Environment};
use sanuk_ffi::{Config, Listener, ListenerError, OpenError, Sanuk, Script};

/// Longest wait for something that must come.
const PATIENCE: Duration = Duration::from_mins(1);

fn config(folder: Option<String>) -> Config {
    let environment = Environment {
        languages: vec!["en".into()],
        dark: false,
        high_contrast: false,
        reduced_motion: true,
        font_scale: 1.0,
        utc_offset_minutes: 0,
    };
    Config {
        language: None,
        folder,
        environment,
        script: Some(Script {
            seed: 7,
            virtual_time: true,
            fails: false,
        }),
        server: None,
    }
}

/// A listener that does what a test says.
struct Ear<F>(F);

impl<F: Fn(u64) -> Result<(), ListenerError> + Send + Sync> Listener for Ear<F> {
    fn changed(&self, revision: u64) -> Result<(), ListenerError> {
        (self.0)(revision)
    }

    fn perform(&self, _effect: Effect) -> Result<(), ListenerError> {
        Ok(())
    }
}

fn press(app: &Sanuk, id: &str) {
    let prompt = app.view().prompt;
    app.dispatch(Action::Press {
        id: id.into(),
        prompt,
    });
    app.settle();
}

#[test]
fn a_listener_that_throws_or_panics_hears_the_next_news() {
    let (heard, news) = channel();
    let heard: Mutex<Sender<u64>> = Mutex::new(heard);
    let ear = Ear(move |revision| {
        heard.lock().unwrap().send(revision).unwrap();
        match revision % 2 {
            0 => Err(ListenerError::Failed {
                why: "thrown by a test".into(),
            }),
            _ => std::panic::resume_unwind(Box::new("panicked by a test")),
        }
    });
    let app = Sanuk::open(config(None), Arc::new(ear)).unwrap();
    for id in ["settings", "theme:dark", "theme:light", "theme:dark"] {
        press(&app, id);
    }
    app.stop();
    assert!(news.try_iter().count() >= 4);
    assert!(app.view().look.dark);
}

#[test]
fn stop_inside_a_callback_does_not_wait_for_its_own_thread() {
    let (stopped, end) = channel();
    let stopped = Mutex::new(stopped);
    let app: Arc<OnceLock<Arc<Sanuk>>> = Arc::default();
    let inside = Arc::clone(&app);
    let ear = Ear(move |_| {
        if let Some(app) = inside.get() {
            app.stop();
            stopped.lock().unwrap().send(()).unwrap();
        }
        Ok(())
    });
    let opened = Sanuk::open(config(None), Arc::new(ear)).unwrap();
    app.set(Arc::clone(&opened)).ok().unwrap();
    let prompt = opened.view().prompt;
    opened.dispatch(Action::Press {
        id: "settings".into(),
        prompt,
    });
    end.recv_timeout(PATIENCE).unwrap();
    opened.stop();
}

#[test]
fn a_folder_opens_once_and_again_after_the_stop() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap().to_owned();
    let open = || Sanuk::open(config(Some(path.clone())), Arc::new(Ear(|_| Ok(()))));
    let first = open().unwrap();
    assert!(matches!(open(), Err(OpenError::InUse { .. })));
    first.stop();
    first.dispatch(Action::Back);
    first.settle();
    assert!(open().is_ok());
}

#[test]
fn a_folder_that_cannot_be_is_an_error_with_its_reason() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().join("inside").to_str().unwrap().to_owned();
    let error = Sanuk::open(config(Some(path)), Arc::new(Ear(|_| Ok(()))))
        .err()
        .unwrap();
    assert!(matches!(error, OpenError::Storage { .. }), "{error}");
}

#[test]
fn a_fault_while_opening_is_said_in_the_system_s_language() {
    let mut config = config(None);
    config.environment.languages = vec!["ko".into()];
    config.script = config.script.map(|script| Script {
        fails: true,
        ..script
    });
    let fault = Sanuk::open(config, Arc::new(Ear(|_| Ok(()))))
        .err()
        .unwrap();
    assert!(matches!(fault, OpenError::Internal { .. }));
    assert!(fault.to_string().contains("시작할 수 없습니다"), "{fault}");
}
