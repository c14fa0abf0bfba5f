//! The one thread that waits for the disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::Message;
use crate::app::work::{Answer, LogChange, Work};
use crate::game::{Event, GameId, Header, Position, Session};
use crate::store::{Listing, Store, StoreError, review_key};
use serde_json::Value;

/// Key of the screens' state in the store.
pub(super) const UI_KEY: &str = "app";

/// Key of the rooms' seats and secrets. It stands with the screens' state, because exports and
/// backups must never carry it.
pub(super) const ROOMS_KEY: &str = "rooms";

/// Starts the thread; it ends when the sender of `jobs` is dropped, after the jobs sent before.
///
/// # Errors
/// When the system gives no thread.
pub(super) fn start(
    store: Arc<dyn Store>,
    jobs: Receiver<Work>,
    answers: Sender<Message>,
) -> std::io::Result<JoinHandle<()>> {
    thread::Builder::new()
        .name("sanuk-store".into())
        .spawn(move || {
            for job in jobs {
                let fallback = failed(&job);
                let done = catch_unwind(AssertUnwindSafe(|| carry_out(store.as_ref(), job)));
                // Jobs that come after the model has gone are still done: they are a person's moves.
                let _ = answers.send(Message::StoreDone(done.unwrap_or(fallback).map(Box::new)));
            }
        })
}

fn carry_out(store: &dyn Store, job: Work) -> Option<Answer> {
    match job {
        Work::Save { id, change } => Some(Answer::Saved {
            id,
            result: save(store, id, &change),
        }),
        Work::Load { id } => Some(Answer::Loaded {
            id,
            result: store.load(id),
        }),
        Work::Peek { id } => Some(Answer::Peeked {
            id,
            shown: peek(store, id),
        }),
        Work::Delete { id } => {
            // What was deleted before can no longer be brought back.
            let result = store
                .purge()
                .and_then(|_| store.delete(id))
                .and_then(|()| store.list());
            Some(Answer::Listed { result })
        }
        Work::Undelete { id } => Some(Answer::Listed {
            result: store.undelete(id).and_then(|()| store.list()),
        }),
        Work::List => Some(Answer::Listed {
            result: store.list(),
        }),
        Work::PutSettings { key, value } => store
            .set_setting(key, &value)
            .err()
            .map(|_| Answer::SettingsFailed),
        Work::PutUi { value } => {
            // Where the player is may be lost; the game may not, and is saved by itself.
            let _ = store
                .set_ui(UI_KEY, Some(&value))
                .and_then(|()| store.flush());
            None
        }
        Work::LoadReview { id } => Some(Answer::ReviewRead {
            id,
            kept: store.setting(&review_key(id)).ok().flatten(),
        }),
        Work::PutReview { id, value } => {
            // A review that is not kept is made again; nothing is said about it.
            let _ = store.set_setting(&review_key(id), &value);
            None
        }
        Work::PutRooms { serial, value } => Some(Answer::Kept {
            serial,
            result: store
                .set_ui(ROOMS_KEY, Some(&value))
                .and_then(|()| store.flush()),
        }),
        Work::Backup => {
            let _ = store.flush().and_then(|()| store.backup());
            None
        }
        Work::Flush => {
            let _ = store.flush();
            None
        }
        Work::DeleteAll { settings } => Some(Answer::Listed {
            result: delete_all(store, &settings),
        }),
        Work::ExportAll => Some(Answer::Exported {
            result: store.export_all(),
        }),
        Work::ImportAll { bytes } => Some(Answer::Imported {
            result: store.import_all(&bytes),
        }),
        Work::Search { .. }
        | Work::Advise { .. }
        | Work::Review { .. }
        | Work::CheckChoices { .. }
        | Work::Timer { .. }
        | Work::CancelTimer { .. }
        | Work::Network(_)
        | Work::Shell(_) => None,
    }
}

fn delete_all(store: &dyn Store, settings: &[&'static str]) -> Result<Listing, StoreError> {
    store.forget_all()?;
    for key in settings {
        store.set_setting(key, &Value::Null)?;
    }
    store.set_ui(UI_KEY, None)?;
    store.set_ui(ROOMS_KEY, None)?;
    store.flush()?;
    store.list()
}

fn peek(store: &dyn Store, id: GameId) -> Option<(u32, Box<Position>)> {
    let saved = store.load(id).ok()?;
    let length = saved.events.len() as u32;
    let session = Session::restore(saved.header, &saved.events, saved.pending).ok()?;
    Some((length, Box::new(session.position().clone())))
}

fn save(store: &dyn Store, id: GameId, change: &LogChange) -> Result<(), StoreError> {
    match change {
        LogChange::Create {
            header,
            events,
            pending,
        } => {
            match store.create(header, events, *pending) {
                // The try before came through although it reported a failure.
                Err(StoreError::Exists(_)) if holds(store, header, events) => Ok(()),
                other => other,
            }
        }
        LogChange::Append { expected, events } => store.append(id, *expected, events).map(|_| ()),
        LogChange::Rewind {
            expected,
            keep,
            pending,
        } => match store.rewind(id, *expected, *keep, *pending) {
            Err(StoreError::Moved { actual, .. }) if actual == *keep => Ok(()),
            other => other,
        },
        LogChange::Cut { keep } => store.cut(id, *keep),
        LogChange::Pending { expected, pending } => store.set_pending(id, *expected, *pending),
    }
}

/// Whether exactly this game is there.
fn holds(store: &dyn Store, header: &Header, events: &[Event]) -> bool {
    let there = store.load(header.id);
    there.is_ok_and(|saved| saved.header == *header && saved.events == events)
}

/// What is answered when the store panics over a job.
fn failed(job: &Work) -> Option<Answer> {
    let error = || StoreError::Io {
        doing: "use the saves".into(),
        kind: std::io::ErrorKind::Other,
        why: "the store failed".into(),
    };
    match job {
        Work::Save { id, .. } => Some(Answer::Saved {
            id: *id,
            result: Err(error()),
        }),
        Work::Load { id } => Some(Answer::Loaded {
            id: *id,
            result: Err(error()),
        }),
        Work::Delete { .. } | Work::Undelete { .. } | Work::DeleteAll { .. } | Work::List => {
            Some(Answer::Listed {
                result: Err(error()),
            })
        }
        Work::PutSettings { .. } => Some(Answer::SettingsFailed),
        Work::LoadReview { id } => Some(Answer::ReviewRead {
            id: *id,
            kept: None,
        }),
        Work::PutRooms { serial, .. } => Some(Answer::Kept {
            serial: *serial,
            result: Err(error()),
        }),
        Work::ExportAll => Some(Answer::Exported {
            result: Err(error()),
        }),
        Work::ImportAll { .. } => Some(Answer::Imported {
            result: Err(error()),
        }),
        _ => None,
    }
}
