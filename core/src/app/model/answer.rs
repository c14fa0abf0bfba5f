//! What came of the model's own work.

use std::io::ErrorKind;

use super::menu::Opening;
use super::{Message, Model, Place, Replay, Statistics, Tick};
use crate::app::faults;
use crate::app::work::{Answer, LogChange, Work};
use crate::game::{GameId, Session};
use crate::store::{Listing, Saved, StoreError};
use crate::view::present::faults::fold as fold_fault;

impl Model {
    pub(super) fn take_answer(&mut self, answer: Answer) {
        match answer {
            Answer::Saved { id, result } => self.log_changed(id, result),
            Answer::Loaded { id, result } => self.loaded(id, result),
            Answer::Peeked { id, shown } => self.peeked(id, shown),
            Answer::Listed { result } => self.listed(result),
            Answer::SettingsFailed => self.say_error(Message::plain("error-store-slow")),
            Answer::Kept { serial, result } => self.kept(serial, result),
            Answer::News(news) => self.news(news),
            Answer::Exported { result } => self.exported(result),
            Answer::Imported { result } => self.imported(result),
            Answer::Found { token, command } => self.found(token, command),
            Answer::Advised { token, advice } => self.advised(token, advice),
            Answer::Reviewed { token, review } => self.reviewed(token, *review),
            Answer::ReviewRead { id, kept } => self.review_read(id, kept),
            Answer::ChoicesChecked { token, result } => self.choices_checked(token, result),
            Answer::SearchFailed { token } => {
                self.advised(token, None);
                self.review_failed(token);
                self.search_failed(token);
            }
            Answer::Timer { token } => self.timer(token),
        }
    }

    fn timer(&mut self, token: u64) {
        match self.ticks.take(token) {
            Some(Tick::Settled) => self.settled(),
            Some(Tick::Reason) => self.pass(),
            Some(Tick::Pace) => self.pace_over(),
            Some(Tick::SaveSlow { game }) => self.save_is_slow(game),
            Some(Tick::SaveAgain { game }) => self.save_again(game),
            Some(Tick::KeepUi) => self.keep_ui(),
            Some(Tick::ReplayStep) => self.replay_goes_on(),
            Some(Tick::Online) => self.wake_online(),
            Some(Tick::Clock { seconds, periods }) => self.clock_ticks(seconds, periods),
            Some(Tick::NoticeEnds { serial }) => self.dismiss_note(serial),
            None => {}
        }
    }

    fn log_changed(&mut self, id: GameId, result: Result<(), StoreError>) {
        match result {
            Ok(()) => self.saved(id),
            Err(error) if error.can_retry() => {
                let key = if matches!(
                    &error,
                    StoreError::Io {
                        kind: ErrorKind::StorageFull,
                        ..
                    }
                ) {
                    "error-store-full"
                } else {
                    "error-store-failed"
                };
                let message = Message::plain(key);
                let message = match key {
                    "error-store-failed" => message.with("why", self.why(&error)),
                    _ => message,
                };
                self.save_failed(id, message);
            }
            Err(_) => self.conflict(id),
        }
    }

    /// The log on disk is not the one that was expected: what is on disk counts.
    fn conflict(&mut self, id: GameId) {
        self.journals.forget(id);
        self.unsaved.remove(&id);
        self.stop_ticks(|tick| tick == Tick::SaveSlow { game: id });
        if self.table.as_ref().is_some_and(|table| table.id() == id) {
            self.rest_anyway();
            self.table = None;
            self.opening = Some((id, Opening::Again));
            self.ask(Work::Load { id });
        }
        self.say_error(Message::plain("error-save-conflict"));
    }

    fn loaded(&mut self, id: GameId, result: Result<Saved, StoreError>) {
        let Some((_, opening)) = self.opening.take_if(|(wanted, _)| *wanted == id) else {
            return;
        };
        let saved = match result {
            Ok(saved) => saved,
            Err(StoreError::Unknown(_)) => {
                return self.game_lost(id, Message::plain("error-game-missing"));
            }
            Err(error) => {
                let message = Message::plain("error-game-unreadable");
                let message = message.with("why", self.why(&error));
                return self.game_lost(id, message);
            }
        };
        match self.fold(saved) {
            Ok((session, cut)) => {
                self.opened(session, opening);
                self.say_if_cut(cut);
            }
            Err(message) => self.game_lost(id, message),
        }
    }

    /// Folds a saved game. One whose log is damaged goes on from its valid beginning: the store
    /// keeps the whole log aside, and the message says so.
    pub(super) fn fold(&mut self, saved: Saved) -> Result<(Session, Option<Message>), Message> {
        let (pending, whole) = (saved.pending, saved.lost == 0);
        match Session::salvage(saved.header, &saved.events) {
            Ok(mut session) if whole => {
                session.set_pending(pending);
                Ok((session, None))
            }
            Ok(session) => Ok(self.cut(session)),
            Err((Some(session), _)) => Ok(self.cut(*session)),
            Err((None, error)) => {
                let why = fold_fault(&self.texts, &error.why).say(&self.texts);
                Err(Message::plain("error-game-unreadable").with("why", why))
            }
        }
    }

    /// Has the rest of a damaged log kept aside.
    fn cut(&mut self, session: Session) -> (Session, Option<Message>) {
        let keep = session.events().len() as u32;
        self.save(session.header().id, LogChange::Cut { keep });
        let message = Message::plain("error-game-cut").with("at", keep);
        (session, Some(message))
    }

    /// What happened to the saves, as a clause.
    pub(super) fn why(&self, error: &StoreError) -> String {
        faults::store(error).say(&self.texts)
    }

    pub(super) fn say_if_cut(&mut self, cut: Option<Message>) {
        if let Some(message) = cut {
            self.say_error(message);
        }
    }

    /// A game is there: does what it was opened for.
    pub(super) fn opened(&mut self, session: Session, opening: Opening) {
        let id = session.header().id;
        match opening {
            Opening::Table => self.seat_table(session),
            Opening::Again => {
                self.stack.forget(id);
                self.seat_table(session);
            }
            Opening::Export => self.share_record(&session),
            Opening::Replay { at } => {
                let at = at.unwrap_or(0).min(session.events().len() as u32);
                let pose = self.first_pose(&session);
                self.replay = Some(Replay::new(session, at, pose));
                self.go_to(Place::Replay { id, at });
            }
        }
    }

    fn listed(&mut self, result: Result<Listing, StoreError>) {
        match result {
            Ok(listing) => {
                self.games = listing.games;
                self.statistics = Statistics::of(&self.games);
                self.peek();
            }
            Err(error) => {
                let message = Message::plain("error-store-list").with("why", self.why(&error));
                self.say_error(message);
            }
        }
    }
}
