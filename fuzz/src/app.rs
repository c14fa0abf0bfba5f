//! What is typed, tapped and picked, in the app as a shell holds it.

use sanuk_core::app::{Action, App, Config, Effect, Environment, Listener, ListenerError, Start};

/// Hears nothing.
struct Deaf;

impl Listener for Deaf {
    fn changed(&self, _revision: u64) -> Result<(), ListenerError> {
        Ok(())
    }

    fn perform(&self, _effect: Effect) -> Result<(), ListenerError> {
        Ok(())
    }
}

/// Lines as buttons' ids, typed moves and names: a game of makruk goes on whatever is typed.
pub fn typed(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let config = Config {
        folder: None,
        seed: Some([7; 32]),
        virtual_time: true,
        language: None,
        server: None,
        start: Start::Kept,
        environment: Environment {
            languages: vec!["en".into()],
            dark: false,
            high_contrast: false,
            reduced_motion: true,
            font_scale: 1.0,
            utc_offset_minutes: 0,
        },
    };
    let app = App::open(config, Box::new(Deaf)).expect("memory opens");
    let press = |id: &str| {
        let prompt = app.view().prompt;
        let id = id.to_owned();
        app.dispatch(Action::Press { id, prompt });
    };
    press("game:makruk");
    app.settle();
    press("play:device");
    app.settle();
    for line in text.lines().take(24) {
        match line.split_once(' ') {
            // A panic on purpose, for other tests.
            Some((_, id)) if id.starts_with("debug") => {}
            Some(("p", id)) => press(id),
            Some(("f", file)) => app.dispatch(Action::FilePicked {
                name: "f".into(),
                bytes: file.replace('|', "\n").into_bytes(),
            }),
            Some(("b", _)) => app.dispatch(Action::Back),
            _ => app.dispatch(Action::Commit {
                id: "move".into(),
                text: line.to_owned(),
            }),
        }
        app.settle();
    }
    let view = app.view();
    let notice = view.notice.as_ref().map(|notice| notice.text.as_str());
    assert!(
        !notice.is_some_and(|text| text.starts_with("Something went wrong")),
        "{notice:?}"
    );
    app.close();
}
