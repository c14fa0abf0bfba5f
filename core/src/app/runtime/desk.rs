//! The one thread that owns the model: takes messages and timers, and hands out the work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use super::bell::Bell;
use super::clock::Clock;
use super::network::Network;
use super::timers::Timers;
use super::{Message, Shelf};
use crate::ai::Stop;
use crate::app::model::{Input, Model};
use crate::app::work::{Answer, Work};

/// Someone who waits until nothing is pending.
type Waiting = Sender<()>;

/// The model's thread.
pub(super) struct Desk {
    pub model: Model,
    pub clock: Clock,
    pub inbox: Receiver<Message>,
    pub store: Sender<Work>,
    pub searches: Sender<Work>,
    pub network: Network,
    pub bell: Arc<Bell>,
    pub shelf: Arc<Shelf>,
    pub timers: Timers,
    /// Stops the search, hint or review that was handed out last.
    pub searching: Option<Stop>,
    /// Stops the check of a computer's choices that was handed out last.
    pub checking: Option<Stop>,
    pub outstanding: usize,
    /// Jobs of the store that have not been answered.
    pub at_store: usize,
    /// Set when the app closes and something could not be saved.
    pub lost: Arc<AtomicBool>,
    pub waiting: Vec<Waiting>,
}

/// What a message asks of the loop.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Close,
}

impl Desk {
    /// Works until the app is closed.
    pub fn run(mut self, first: Vec<Work>) {
        self.hand_out(first);
        loop {
            self.fire_due();
            self.tell_settled();
            let Some(message) = self.wait() else { continue };
            if self.take(message) == Next::Close {
                break;
            }
        }
        self.close();
    }

    /// The next message, or `None` when a timer may be due.
    fn wait(&self) -> Option<Message> {
        let until = self
            .timers
            .first()
            .and_then(|due| self.clock.wait_for(due.at_ms));
        let Some(limit) = until else {
            return Some(self.inbox.recv().unwrap_or(Message::Close));
        };
        match self.inbox.recv_timeout(limit.max(Duration::from_millis(1))) {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Message::Close),
        }
    }

    fn take(&mut self, message: Message) -> Next {
        match message {
            Message::Action(action) => self.update(Input::Action(action)),
            Message::Answer(answer) => {
                self.outstanding = self.outstanding.saturating_sub(1);
                self.update(Input::Answer(answer));
            }
            Message::News(news) => self.update(Input::Answer(Answer::News(news))),
            Message::StoreDone(answer) => {
                self.outstanding = self.outstanding.saturating_sub(1);
                self.at_store = self.at_store.saturating_sub(1);
                if let Some(answer) = answer {
                    self.update(Input::Answer(*answer));
                }
            }
            Message::Settle(done) => return self.settle(done),
            Message::Advance(ms, done) => return self.advance(ms, &done),
            Message::Close => return Next::Close,
        }
        Next::GoOn
    }

    fn update(&mut self, input: Input) {
        let now = self.clock.now();
        let updated = catch_unwind(AssertUnwindSafe(|| self.model.update(input, now)));
        // A panic is a fault of ours in one game: the model reopens that game from its log.
        let work = updated.unwrap_or_else(|_| self.model.recover(now));
        self.hand_out(work);
        self.publish();
    }

    fn publish(&mut self) {
        let drawn = catch_unwind(AssertUnwindSafe(|| self.model.draw()));
        let drawn = if let Ok(drawn) = drawn {
            drawn
        } else {
            let work = self.model.recover(self.clock.now());
            self.hand_out(work);
            catch_unwind(AssertUnwindSafe(|| self.model.draw())).unwrap_or_default()
        };
        if let Some(snapshot) = drawn {
            let revision = snapshot.view.revision;
            self.shelf.put(snapshot);
            self.bell.changed(revision);
        }
    }

    fn hand_out(&mut self, work: Vec<Work>) {
        for work in work {
            self.hand_out_one(work);
        }
    }

    fn hand_out_one(&mut self, work: Work) {
        match work {
            Work::Timer {
                token,
                after_ms,
                awaited,
            } => {
                let at = self.clock.now().steady_ms + after_ms;
                self.timers.start(at, token, awaited);
            }
            Work::CancelTimer { token } => self.timers.cancel(token),
            Work::Network(wish) => self.network.wish(wish),
            Work::Shell(effect) => self.bell.perform(effect),
            job => {
                self.make_way(&job);
                if job.is_thought() {
                    self.outstanding += usize::from(self.searches.send(job).is_ok());
                    return;
                }
                if self.store.send(job).is_ok() {
                    self.outstanding += 1;
                    self.at_store += 1;
                }
            }
        }
    }

    /// Stops what is thought about already, so that one search runs at most. A check and the steps of a
    /// review wait for each other: they come again when they are stopped, and would do so for ever.
    fn make_way(&mut self, job: &Work) {
        let Some(stop) = job.stop() else { return };
        let in_the_way = match job {
            Work::CheckChoices { .. } => [self.checking.replace(stop.clone()), None],
            Work::Review { .. } => [self.searching.replace(stop.clone()), None],
            _ => [self.searching.replace(stop.clone()), self.checking.take()],
        };
        in_the_way.iter().flatten().for_each(Stop::stop);
    }

    /// Fires the timers that real time has made due.
    fn fire_due(&mut self) {
        if matches!(self.clock, Clock::Virtual { .. }) {
            return;
        }
        while let Some(due) = self.timers.take(self.clock.now().steady_ms) {
            self.update(Input::Answer(Answer::Timer { token: due.token }));
        }
    }

    fn settle(&mut self, done: Waiting) -> Next {
        if matches!(self.clock, Clock::Real { .. }) {
            self.waiting.push(done);
            return Next::GoOn;
        }
        let next = self.play_timers(u64::MAX, true);
        let _ = done.send(());
        next
    }

    fn advance(&mut self, ms: u64, done: &Waiting) -> Next {
        if matches!(self.clock, Clock::Real { .. }) {
            let _ = done.send(());
            return Next::GoOn;
        }
        let until = self.clock.now().steady_ms + ms;
        let next = self.play_timers(until, false);
        self.clock.move_to(until);
        let _ = done.send(());
        next
    }

    /// Virtual time: answers all that is outstanding, then fires timers in order, until nothing is
    /// left to do by `until_ms`. With `awaited_only` it stops when no awaited timer runs.
    fn play_timers(&mut self, until_ms: u64, awaited_only: bool) -> Next {
        loop {
            while let Ok(message) = self.inbox.try_recv() {
                if self.take(message) == Next::Close {
                    return Next::Close;
                }
            }
            if self.outstanding > 0 {
                let message = self.inbox.recv().unwrap_or(Message::Close);
                if self.take(message) == Next::Close {
                    return Next::Close;
                }
                continue;
            }
            if awaited_only && !self.timers.any_awaited() {
                return Next::GoOn;
            }
            let Some(due) = self.timers.take(until_ms) else {
                return Next::GoOn;
            };
            self.clock.move_to(due.at_ms);
            self.update(Input::Answer(Answer::Timer { token: due.token }));
        }
    }

    /// Real time: answers those who wait, once nothing is pending.
    fn tell_settled(&mut self) {
        if self.outstanding == 0 && !self.timers.any_awaited() {
            for waiting in self.waiting.drain(..) {
                let _ = waiting.send(());
            }
        }
    }

    fn close(mut self) {
        let thoughts = [self.searching.take(), self.checking.take()];
        thoughts.iter().flatten().for_each(Stop::stop);
        let now = self.clock.now();
        let last = catch_unwind(AssertUnwindSafe(|| self.model.farewell(now)));
        self.hand_out(last.unwrap_or_default());
        self.wait_for_the_last_saves();
        self.tell_settled();
    }

    fn wait_for_the_last_saves(&mut self) {
        while self.at_store > 0 {
            let Ok(message) = self.inbox.recv() else {
                return;
            };
            let Message::StoreDone(answer) = message else {
                continue;
            };
            self.at_store -= 1;
            if let Some(Answer::Saved { result: Err(_), .. }) = answer.as_deref() {
                self.lost.store(true, Ordering::Release);
            }
        }
    }
}
