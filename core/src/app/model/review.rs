//! The review of a game: made step by step on the search's thread, kept with the game.
//!
//! It rests while a game is played, so that it takes nothing from the computer's moves, and goes on
//! when the table is left. After a kill it goes on from what was kept.

use serde_json::Value;

use super::menu::Opening;
use super::press::Id;
use super::{Model, Place};
use crate::ai::Stop;
use crate::app::work::Work;
use crate::game::review::Review;
use crate::game::{GameId, Session};

/// Steps between two savings.
const KEEP: u32 = 8;
/// Nodes of a position of makruk where searches must be reproducible and quick.
const STEADY_NODES: u64 = 1_000;

/// A game that is looked at again.
#[derive(Clone, Debug)]
pub(crate) struct Reviewing {
    pub session: Session,
    pub review: Review,
    /// What was kept has been read.
    read: bool,
    /// The step under way.
    step: Option<(u64, Stop)>,
    /// Steps since the last saving.
    unsaved: u32,
}

impl Reviewing {
    /// Which game.
    pub fn id(&self) -> GameId {
        self.session.header().id
    }
}

impl Model {
    /// Opens the review of a game.
    pub(super) fn open_review(&mut self, session: Session) {
        let id = session.header().id;
        self.start_review(session);
        self.go_to(Place::Review { id });
    }

    /// Begins a review, or goes on with the one of the same game.
    pub(super) fn start_review(&mut self, session: Session) {
        let same = |old: &Reviewing| {
            old.id() == session.header().id && old.session.events() == session.events()
        };
        if self.review.as_ref().is_some_and(same) {
            return;
        }
        self.rest_review();
        let review = if self.steady_budgets {
            Review::with_nodes(&session, STEADY_NODES)
        } else {
            Review::new(&session)
        };
        let id = session.header().id;
        self.review = Some(Reviewing {
            session,
            review,
            read: false,
            step: None,
            unsaved: 0,
        });
        self.ask(Work::LoadReview { id });
    }

    /// What was kept of a review.
    pub(super) fn review_read(&mut self, id: GameId, kept: Option<Value>) {
        let Some(reviewing) = self.review.as_mut().filter(|it| it.id() == id) else {
            return;
        };
        let kept = kept.and_then(|value| serde_json::from_value(value).ok());
        reviewing.review = reviewing.review.clone().or_kept(kept);
        reviewing.read = true;
        self.review_on();
    }

    /// A step of the review is done, or was stopped.
    pub(super) fn reviewed(&mut self, token: u64, review: Review) {
        let Some(reviewing) = self.review.as_mut() else {
            return;
        };
        if reviewing.step.as_ref().is_none_or(|(it, _)| *it != token) {
            return;
        }
        reviewing.step = None;
        if reviewing.review != review {
            reviewing.review = review;
            reviewing.unsaved += 1;
        }
        let done = reviewing.review.is_done();
        if reviewing.unsaved >= KEEP || done && reviewing.unsaved > 0 {
            self.keep_review();
        }
        self.review_on();
    }

    /// A step panicked: what is there stays, nothing more is looked at until it is opened again.
    pub(super) fn review_failed(&mut self, token: u64) {
        if let Some(reviewing) = self.review.as_mut()
            && reviewing.step.as_ref().is_some_and(|(it, _)| *it == token)
        {
            reviewing.step = None;
        }
    }

    fn keep_review(&mut self) {
        let Some(reviewing) = self.review.as_mut() else {
            return;
        };
        reviewing.unsaved = 0;
        let id = reviewing.id();
        if let Ok(value) = serde_json::to_value(&reviewing.review) {
            self.ask(Work::PutReview { id, value });
        }
    }

    /// Asks for the next step, unless a game is on the screen.
    pub(super) fn review_on(&mut self) {
        if matches!(self.stack.top(), Place::Game { .. }) {
            return self.rest_review();
        }
        let token = self.searches + 1;
        let Some(reviewing) = self.review.as_mut() else {
            return;
        };
        if !reviewing.read || reviewing.step.is_some() || reviewing.review.is_done() {
            return;
        }
        self.searches = token;
        let stop = Stop::new();
        reviewing.step = Some((token, stop.clone()));
        let work = Work::Review {
            token,
            session: Box::new(reviewing.session.clone()),
            review: Box::new(reviewing.review.clone()),
            stop,
        };
        self.ask(work);
    }

    /// Stops the step under way.
    pub(super) fn rest_review(&mut self) {
        let step = self.review.as_mut().and_then(|it| it.step.take());
        if let Some((_, stop)) = step {
            stop.stop();
        }
    }

    /// A game is gone, and its review with it.
    pub(super) fn forget_review(&mut self, id: GameId) {
        if self.review.as_ref().is_some_and(|it| it.id() == id) {
            self.rest_review();
            self.review = None;
        }
    }

    pub(super) fn press_review(&mut self, id: &Id<'_>) {
        let Some(reviewing) = &self.review else {
            return;
        };
        if id.name == "step" {
            let session = reviewing.session.clone();
            let at = id.first.parse().ok();
            self.opened(session, Opening::Replay { at });
        }
    }
}
