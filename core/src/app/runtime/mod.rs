//! Carries out the model's effects on threads, and publishes what is to be drawn.
//!
//! Four threads: the desk (owns the model), the store, the search and the listener's. What has been
//! published is immutable; reading it waits for none of them. Start with [`App`].

mod bell;
mod boot;
mod clock;
mod desk;
mod network;
mod search_thread;
mod shelf;
mod store_thread;
mod timers;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle, ThreadId};

use super::action::Action;
use super::config::{Config, Listener, OpenError};
use super::model::{Drawn, Model};
use super::work::{Answer, Work};
use crate::app::picture::Picture;
use crate::client::News;
#[cfg(test)]
use crate::client::Wish;
use crate::store::Store;
use crate::view::plain::PlainBoard;
use crate::view::{AppView, ClockFace};
use bell::Bell;
use clock::Clock;
use desk::Desk;
use network::Network;
use shelf::Shelf;
use timers::Timers;

/// What the desk is told.
enum Message {
    Action(Action),
    Answer(Answer),
    News(News),
    StoreDone(Option<Box<Answer>>),
    Settle(Sender<()>),
    Advance(u64, Sender<()>),
    Close,
}

/// The app as a shell holds it.
pub struct App {
    desk: Sender<Message>,
    bell: Arc<Bell>,
    shelf: Arc<Shelf>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    listener: ThreadId,
    lost: Arc<AtomicBool>,
}

impl App {
    /// Opens the app: reads the saves and starts the threads. The first view is ready on return.
    ///
    /// # Errors
    /// [`OpenError`] when the saves are open elsewhere, newer than this app, or out of reach.
    pub fn open(config: Config, listener: Box<dyn Listener>) -> Result<Self, OpenError> {
        Self::open_on(config, listener, Network::system)
    }

    /// Opens the app on a network of a test's: `network` gets the way for news back and gives what
    /// carries out wishes.
    #[cfg(test)]
    pub(crate) fn open_with(
        config: Config,
        listener: Box<dyn Listener>,
        network: impl FnOnce(Box<dyn Fn(News) + Send + Sync>) -> Box<dyn FnMut(Wish) + Send>,
    ) -> Result<Self, OpenError> {
        Self::open_on(config, listener, |desk| {
            let back = move |news| {
                let _ = desk.send(Message::News(news));
            };
            Network::Given(network(Box::new(back)))
        })
    }

    /// Opens the app on another network than the system's.
    ///
    /// # Errors
    /// As [`App::open`].
    fn open_on(
        config: Config,
        listener: Box<dyn Listener>,
        network: impl FnOnce(Sender<Message>) -> Network,
    ) -> Result<Self, OpenError> {
        let opened = boot::open_store(&config)?;
        let clock = Clock::new(config.virtual_time, config.seed.is_some());
        let boot = boot::read(&opened, config)?;
        let (mut model, first) = Model::boot(boot, clock.now());
        let drawn = model
            .draw()
            .ok_or_else(|| boot::system("nothing to draw"))?;
        let (to_desk, inbox) = mpsc::channel();
        let network = network(to_desk.clone());
        let desk = (to_desk, inbox);
        Self::start(
            model,
            first,
            drawn,
            opened.store,
            clock,
            listener,
            network,
            desk,
        )
        .map_err(|error| boot::system(&error.to_string()))
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of the app, each once")]
    fn start(
        model: Model,
        first: Vec<Work>,
        drawn: Drawn,
        store: Arc<dyn Store>,
        clock: Clock,
        listener: Box<dyn Listener>,
        network: Network,
        (to_desk, inbox): (Sender<Message>, mpsc::Receiver<Message>),
    ) -> std::io::Result<Self> {
        let (to_store, jobs) = mpsc::channel();
        let (to_search, searches) = mpsc::channel();
        let bell = Arc::new(Bell::default());
        let lost = Arc::new(AtomicBool::new(false));
        let shelf = Arc::new(Shelf::new(drawn));
        let (ringer, listener) = bell::start(Arc::clone(&bell), listener, to_desk.clone())?;
        let keeper = store_thread::start(store, jobs, to_desk.clone())?;
        let thinker = search_thread::start(searches, to_desk.clone())?;
        let desk = Desk {
            model,
            clock,
            inbox,
            store: to_store,
            searches: to_search,
            network,
            bell: Arc::clone(&bell),
            shelf: Arc::clone(&shelf),
            timers: Timers::default(),
            searching: None,
            checking: None,
            outstanding: 0,
            at_store: 0,
            lost: Arc::clone(&lost),
            waiting: Vec::new(),
        };
        let desk = thread::Builder::new()
            .name("sanuk-model".into())
            .spawn(|| desk.run(first))?;
        let threads = Mutex::new(vec![desk, thinker, keeper, ringer]);
        Ok(Self {
            desk: to_desk,
            bell,
            shelf,
            threads,
            listener,
            lost,
        })
    }

    /// Queues an action and returns.
    pub fn dispatch(&self, action: Action) {
        // After `close` nobody reads; an action then has no effect, as documented for shells.
        let _ = self.desk.send(Message::Action(action));
    }

    /// The last published view.
    pub fn view(&self) -> Arc<AppView> {
        Arc::clone(&self.shelf.get().view)
    }

    /// The board of the last published view at `t_ms` after its motion began, as bytes in the
    /// format of [`crate::view::scene`]; empty on screens without a board.
    pub fn scene(&self, t_ms: f32) -> Vec<u8> {
        self.shelf.get().scene(t_ms)
    }

    /// The clocks of the last published view, `t_ms` after it was published; empty on screens
    /// without clocks.
    pub fn clock(&self, t_ms: f32) -> Vec<ClockFace> {
        self.shelf.get().clock(t_ms)
    }

    /// The board of the last published view as text, for terminals; `None` on screens without one.
    pub fn plain_board(&self) -> Option<PlainBoard> {
        self.shelf.get().picture.as_ref().map(Picture::plain)
    }

    /// Waits until nothing is pending: every action is done, everything is on disk, the computer
    /// has answered, dice and pieces rest, and the listener knows. With virtual time it moves the
    /// time on as far as that takes. Returns at once inside a call of the listener.
    pub fn settle(&self) {
        self.wait_for(Message::Settle);
    }

    /// Virtual time: moves the time on and fires every timer that becomes due, in order.
    /// With real time it only waits for what was dispatched before.
    pub fn advance(&self, ms: u64) {
        self.wait_for(|done| Message::Advance(ms, done));
    }

    fn wait_for(&self, message: impl FnOnce(Sender<()>) -> Message) {
        if thread::current().id() == self.listener {
            return;
        }
        let (done, wait) = mpsc::channel();
        if self.desk.send(message(done)).is_ok() && wait.recv().is_ok() {
            self.bell.wait_until_quiet();
        }
    }

    /// Saves where the player is, tries once more what could not be saved, and ends the threads.
    /// Says whether everything is on disk; inside a call of the listener it waits for nothing and
    /// cannot know. A second call only says it again.
    pub fn close(&self) -> bool {
        let _ = self.desk.send(Message::Close);
        self.bell.close();
        let threads =
            std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        if thread::current().id() != self.listener {
            for thread in threads {
                // A thread that panicked has ended too.
                let _ = thread.join();
            }
        }
        !self.lost.load(Ordering::Acquire)
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // Whoever wants to know has closed it before.
        let _ = self.close();
    }
}
