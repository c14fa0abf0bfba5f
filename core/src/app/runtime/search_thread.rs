//! The one thread on which computer players think.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::Message;
use crate::ai::{Budget, Stop};
use crate::app::work::Answer;
use crate::game::{self, ComputerTurn, Position};

/// A position to think about.
pub(super) struct Search {
    pub token: u64,
    pub position: Box<Position>,
    pub turn: ComputerTurn,
    pub budget: Budget,
    pub stop: Stop,
}

/// Starts the thread; it ends when the sender of `searches` is dropped.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn start(
    searches: Receiver<Search>,
    answers: Sender<Message>,
) -> std::io::Result<JoinHandle<()>> {
    thread::Builder::new()
        .name("sanuk-search".into())
        .spawn(move || {
            for search in searches {
                let answer = answer(&search);
                if answers.send(Message::Answer(answer)).is_err() {
                    return;
                }
            }
        })
}

fn answer(search: &Search) -> Answer {
    let token = search.token;
    if search.stop.stopped() {
        return Answer::Found {
            token,
            command: None,
        };
    }
    let thought = catch_unwind(AssertUnwindSafe(|| {
        game::think(&search.position, search.turn, search.budget, &search.stop)
    }));
    match thought {
        Ok(command) => Answer::Found { token, command },
        Err(_) => Answer::SearchFailed { token },
    }
}
