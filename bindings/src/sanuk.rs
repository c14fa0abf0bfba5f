//! The one object a shell holds.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use sanuk_core::app::{Action, App};
use sanuk_core::view::{AppView, ClockFace};

use crate::relay::Relay;
use crate::{Config, Listener, OpenError};

/// The running app. One lives as long as the process.
#[derive(uniffi::Object)]
pub struct Sanuk {
    app: Arc<App>,
}

#[uniffi::export]
impl Sanuk {
    /// Opens the data and starts the app; the first view is ready on return.
    ///
    /// # Errors
    ///
    /// Says why the data cannot be opened; see [`OpenError`].
    #[uniffi::constructor]
    pub fn open(config: Config, listener: Arc<dyn Listener>) -> Result<Arc<Self>, OpenError> {
        let (relay, line) = Relay::new(listener);
        let environment = config.environment.clone();
        let fails = config.script.is_some_and(|script| script.fails);
        let open = || {
            assert!(!fails, "a test asked for this fault");
            App::open(config.into(), Box::new(relay))
        };
        // A fault while opening must reach the shell as an error that it can show.
        let app = catch_unwind(AssertUnwindSafe(open))
            .map_err(|_| OpenError::fault(&environment))?
            .map_err(|error| OpenError::outside(error, &environment))?;
        let app = Arc::new(app);
        line.connect(&app);
        Ok(Arc::new(Self { app }))
    }

    /// Queues an action and returns at once. Never fails; a refusal is a notice in the view.
    pub fn dispatch(&self, action: Action) {
        self.app.dispatch(action);
    }

    /// Returns the last published view; waits for nothing.
    pub fn view(&self) -> AppView {
        AppView::clone(&self.app.view())
    }

    /// Returns the board's scene at a time of its motion, in milliseconds; the bytes are described
    /// in `sanuk_core::view::scene`. Empty where the screen has no board, and after a fault in
    /// drawing: the panel alone plays on.
    pub fn scene(&self, t_ms: f32) -> Vec<u8> {
        catch_unwind(AssertUnwindSafe(|| self.app.scene(t_ms))).unwrap_or_default()
    }

    /// Returns the clocks' digits `t_ms` milliseconds after the last view was published; empty
    /// where the screen has no clocks.
    pub fn clock(&self, t_ms: f32) -> Vec<ClockFace> {
        catch_unwind(AssertUnwindSafe(|| self.app.clock(t_ms))).unwrap_or_default()
    }

    /// Waits until nothing is queued, searched, saved or timed. For tests and pictures.
    pub fn settle(&self) {
        self.app.settle();
    }

    /// Moves virtual time on, letting what is due happen in order; with real time only waits for
    /// what was dispatched before.
    pub fn advance(&self, ms: u32) {
        self.app.advance(ms.into());
    }

    /// Saves and stops; called from any thread and any number of times. Later calls do nothing.
    ///
    /// Not named `close`, because Kotlin's objects have a `close()` that only releases the handle.
    pub fn stop(&self) {
        self.app.close();
    }
}
