//! The one thread that calls the shell's listener.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle, ThreadId};

use super::Message;
use crate::app::action::{Action, Effect};
use crate::app::config::Listener;

/// What waits for the listener.
#[derive(Default)]
struct News {
    changed: Option<u64>,
    effects: VecDeque<Effect>,
    calling: bool,
    closed: bool,
}

/// Collects news for the listener; at most one `changed` waits.
#[derive(Default)]
pub(super) struct Bell {
    news: Mutex<News>,
    rung: Condvar,
}

/// One call to the listener.
enum Call {
    Changed(u64),
    Perform(Effect),
}

impl Bell {
    fn news(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that there is a newer view.
    pub fn changed(&self, revision: u64) {
        self.news().changed = Some(revision);
        self.rung.notify_all();
    }

    /// Hands an effect to the shell.
    pub fn perform(&self, effect: Effect) {
        self.news().effects.push_back(effect);
        self.rung.notify_all();
    }

    /// Ends the thread after the call it is in.
    pub fn close(&self) {
        self.news().closed = true;
        self.rung.notify_all();
    }

    /// Waits until every call has been made.
    pub fn wait_until_quiet(&self) {
        let mut news = self.news();
        while !news.closed && (news.calling || news.changed.is_some() || !news.effects.is_empty()) {
            news = self.rung.wait(news).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits for the next call to make; `None` when closed.
    fn next(&self) -> Option<Call> {
        let mut news = self.news();
        news.calling = false;
        self.rung.notify_all();
        loop {
            if news.closed {
                return None;
            }
            // The view first, so that an announcement finds the screen it speaks of.
            let call = match news.changed.take() {
                Some(revision) => Some(Call::Changed(revision)),
                None => news.effects.pop_front().map(Call::Perform),
            };
            if call.is_some() {
                news.calling = true;
                return call;
            }
            news = self.rung.wait(news).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Starts the dispatcher thread.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn start(
    bell: Arc<Bell>,
    listener: Box<dyn Listener>,
    desk: Sender<Message>,
) -> std::io::Result<(JoinHandle<()>, ThreadId)> {
    let handle = thread::Builder::new()
        .name("sanuk-listener".into())
        .spawn(move || {
            while let Some(call) = bell.next() {
                let effect = match &call {
                    Call::Changed(_) => None,
                    Call::Perform(effect) => Some(effect.id),
                };
                // A listener that fails or panics must not end the app; the next view is told anyway.
                let told = catch_unwind(AssertUnwindSafe(|| match call {
                    Call::Changed(revision) => listener.changed(revision),
                    Call::Perform(effect) => listener.perform(effect),
                }));
                let why = match told {
                    Ok(Ok(())) => continue,
                    Ok(Err(error)) => error.to_string(),
                    Err(_) => "the listener panicked".to_owned(),
                };
                if let Some(id) = effect {
                    let _ = desk.send(Message::Action(Action::EffectFailed { id, why }));
                }
            }
        })?;
    let id = handle.thread().id();
    Ok((handle, id))
}
