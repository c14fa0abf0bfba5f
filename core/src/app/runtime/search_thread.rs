//! The one thread on which computer players think.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::Message;
use crate::ai::makruk::solver;
use crate::app::work::{Answer, Work};
use crate::game;

/// Starts the thread; it ends when the sender of `searches` is dropped.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn start(
    searches: Receiver<Work>,
    answers: Sender<Message>,
) -> std::io::Result<JoinHandle<()>> {
    thread::Builder::new()
        .name("sanuk-search".into())
        .spawn(move || {
            solver::prepare();
            for search in searches {
                let Some(answer) = answer(search) else {
                    continue;
                };
                if answers.send(Message::Answer(answer)).is_err() {
                    return;
                }
            }
        })
}

/// Thinks; what was stopped before it began is answered at once.
fn answer(search: Work) -> Option<Answer> {
    match search {
        Work::Search {
            token,
            position,
            turn,
            budget,
            stop,
        } => Some(guarded(token, || Answer::Found {
            token,
            command: (!stop.stopped())
                .then(|| game::think(&position, turn, budget, &stop))
                .flatten(),
        })),
        Work::Advise {
            token,
            position,
            seed,
            budget,
            stop,
        } => Some(guarded(token, || Answer::Advised {
            token,
            advice: (!stop.stopped())
                .then(|| game::advise(&position, &seed, budget, &stop))
                .flatten(),
        })),
        Work::Review {
            token,
            session,
            mut review,
            stop,
        } => Some(guarded(token, move || {
            review.step(&session, &stop);
            Answer::Reviewed { token, review }
        })),
        Work::CheckChoices {
            token,
            session,
            stop,
        } => Some(guarded(token, || {
            let result = session.check_until(&stop);
            Answer::ChoicesChecked {
                token,
                result: (!stop.stopped()).then_some(result),
            }
        })),
        _ => None,
    }
}

/// A panic is a fault of ours; the model is told and goes on without the answer.
fn guarded(token: u64, think: impl FnOnce() -> Answer) -> Answer {
    catch_unwind(AssertUnwindSafe(think)).unwrap_or(Answer::SearchFailed { token })
}
