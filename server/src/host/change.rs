//! The one way a room changes: read, decide, append under compare-and-set, tell.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;
use sanuk_core::protocol::PlayerName;
use sanuk_core::protocol::frame::Bye;
use sanuk_core::room::{self, Chair, Event, Logged, Refusal, Room, times};

use super::Host;
use super::dice::Lent;
use super::failure::Failure;
use super::hub::Farewell;
use super::live::{Kept, LiveRoom};
use super::load::narrow;
use super::names;
use crate::log::{Append, Appended, Held, Hint, Marks, Snapshot, Stamp};

/// Times that a command is decided anew when others changed the room.
const TRIES: usize = 5;

/// What a decision wants to happen.
#[derive(Debug)]
pub struct Change<T> {
    /// To be appended; nothing for what was done before.
    pub entries: Vec<Logged>,
    /// What the caller gets once they are committed.
    pub answer: T,
    /// A seat whose connection this node holds from now on.
    pub held: Option<Held>,
    /// A seat whose connection nobody holds any more.
    pub dropped: Option<u8>,
    /// The name that comes with the person whom the entries seat there.
    pub named: Option<(Chair, PlayerName)>,
}

impl<T> Change<T> {
    /// A change that touches no connection.
    pub fn new(entries: Vec<Logged>, answer: T) -> Self {
        Self {
            entries,
            answer,
            held: None,
            dropped: None,
            named: None,
        }
    }
}

/// What a decision may look at.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// The room at its head.
    pub room: &'a Room,
    /// The stamp that the entries get.
    pub at: u64,
    /// Dice.
    pub host: room::Host<'a>,
}

enum Try<T> {
    Done(T),
    /// Somebody else moved the head.
    Again,
}

fn stamp(at: u64) -> Stamp {
    Stamp::try_from(at).unwrap_or(Stamp::MAX)
}

/// A room's future as the store keeps it.
pub(super) fn marks(room: &Room) -> Marks {
    Marks {
        deadline: room::next_deadline(room).map(|next| stamp(next.at)),
        expires: stamp(room.expires()),
        ended: room.closed().map(|_| stamp(room.at())),
    }
}

/// What an entry looks like in the store.
pub(super) fn body(entry: &Logged) -> String {
    // An entry of the core always serialises; an empty body would fail the next fold loudly.
    serde_json::to_string(&entry.body).unwrap_or_default()
}

impl Host {
    /// Changes a room by what `judge` decides on its newest state; decided anew, at most five times,
    /// when somebody else was faster. When this returns, the change is committed and told.
    ///
    /// # Errors
    /// [`Failure`]. After [`Failure::Store`] the change may have been committed all the same.
    pub async fn change<T: Send>(
        &self,
        live: &LiveRoom,
        judge: impl Fn(Case<'_>) -> Result<Change<T>, Refusal> + Send + Sync,
    ) -> Result<T, Failure> {
        self.be_heard().await?;
        let mut kept = live.kept.lock().await;
        for _ in 0..TRIES {
            // Whatever panics, reading, folding, deciding or committing, is this room's failure alone: the
            // caller may be the only sweep of all rooms. What a panic leaves half done is forgotten below.
            let tried = AssertUnwindSafe(self.attempt(live, &mut kept, &judge));
            let tried = tried.catch_unwind().await;
            match tried.unwrap_or(Err(Failure::Panicked)) {
                Ok(Try::Done(answer)) => return Ok(answer),
                Ok(Try::Again) => kept.doubtful = true,
                Err(failure) => {
                    // Perhaps it was committed and only the answer was lost.
                    kept.doubtful |= matches!(failure, Failure::Store(_));
                    if matches!(failure, Failure::Panicked) {
                        self.close_panicked(live, &mut kept);
                    }
                    return Err(failure);
                }
            }
        }
        Err(Failure::Refused {
            why: Refusal::Crowded,
            head: live.head(),
        })
    }

    async fn attempt<T>(
        &self,
        live: &LiveRoom,
        kept: &mut Kept,
        judge: &(impl Fn(Case<'_>) -> Result<Change<T>, Refusal> + Sync),
    ) -> Result<Try<T>, Failure> {
        let now = self.now().await?;
        self.catch_up(live, kept).await?;
        if !self.credit_outages(live, kept, now).await? {
            return Ok(Try::Again);
        }
        // Taken out while it is judged: the borrow of `kept` ends.
        let Some(room) = kept.room.take() else {
            return Err(Failure::Unknown);
        };
        let outcome = self.judge(live, kept, &room, now, judge).await;
        kept.room.get_or_insert(room);
        outcome
    }

    async fn judge<T>(
        &self,
        live: &LiveRoom,
        kept: &mut Kept,
        room: &Room,
        now: u64,
        judge: &(impl Fn(Case<'_>) -> Result<Change<T>, Refusal> + Sync),
    ) -> Result<Try<T>, Failure> {
        let lent = self.lend(kept, room).await?;
        let host = room::Host {
            chain: lent.chain.as_deref(),
            game: lent.sealed.as_ref().map(|sealed| sealed.game),
            lag_ms: None,
        };
        let case = Case {
            room,
            at: now.max(room.at()),
            host,
        };
        match judge(case) {
            Ok(change) if change.entries.is_empty() => {
                let behind = self.is_behind(live, room).await?;
                Ok(if behind {
                    Try::Again
                } else {
                    Try::Done(change.answer)
                })
            }
            Ok(change) => self.commit(live, kept, room, change, lent).await,
            Err(_) if self.is_behind(live, room).await? => Ok(Try::Again),
            Err(why) => Err(Failure::Refused {
                why,
                head: room.head(),
            }),
        }
    }

    async fn commit<T>(
        &self,
        live: &LiveRoom,
        kept: &mut Kept,
        room: &Room,
        change: Change<T>,
        lent: Lent,
    ) -> Result<Try<T>, Failure> {
        let Change {
            entries,
            answer,
            held,
            dropped,
            named,
        } = change;
        let next = Box::new(room.after(&entries)?);
        let names = names::moved(room, &next, named.as_ref());
        let renamed = !names.is_empty();
        let opens_game = entries
            .iter()
            .any(|entry| matches!(entry.body.event, Event::Game { .. }));
        let sealed = lent.sealed.filter(|_| opens_game);
        let append = Append {
            room: live.id,
            expected: narrow(room.head()),
            at: stamp(next.at()),
            events: entries.iter().map(body).collect(),
            marks: marks(&next),
            secret: sealed.as_ref().map(|sealed| sealed.secret.clone()),
            held,
            dropped,
            names,
        };
        match self.store.append(append).await? {
            Appended::Conflict => {
                self.metrics.conflicts.inc();
                return Ok(Try::Again);
            }
            Appended::Committed(head) => self.store.announce(Hint {
                room: live.id,
                head,
            }),
        }
        if let Some(sealed) = sealed {
            kept.chain = Some(sealed.chain);
        }
        live.publish(&entries, &next);
        if renamed {
            self.tell_names(live).await;
        }
        self.wake_at(live);
        self.keep_snapshot(live, room.head(), &next);
        kept.room = Some(next);
        Ok(Try::Done(answer))
    }

    /// Credits every outage that the room has not had; false when somebody else was faster.
    async fn credit_outages(
        &self,
        live: &LiveRoom,
        kept: &mut Kept,
        now: u64,
    ) -> Result<bool, Failure> {
        for outage in self.outages().iter() {
            let Some(room) = kept.room.take() else { break };
            let entries = room::credit(&room, outage, now.max(room.at()));
            let entries = entries.map_err(|why| Failure::Refused {
                why,
                head: room.head(),
            });
            let change = match entries {
                Ok(entries) if entries.is_empty() => {
                    kept.room = Some(room);
                    continue;
                }
                Ok(entries) => Change::new(entries, ()),
                Err(failure) => {
                    kept.room = Some(room);
                    return Err(failure);
                }
            };
            let done = self
                .commit(live, kept, &room, change, Lent::default())
                .await;
            kept.room.get_or_insert(room);
            if matches!(done?, Try::Again) {
                return Ok(false);
            }
            self.metrics.credits.inc();
        }
        Ok(true)
    }

    /// Every 64 entries; in the background, because it is only a cache.
    fn keep_snapshot(&self, live: &LiveRoom, before: u64, room: &Room) {
        if room.head() / times::SNAPSHOT_EVERY == before / times::SNAPSHOT_EVERY {
            return;
        }
        let Ok(body) = serde_json::to_string(&room.snapshot()) else {
            return;
        };
        let snapshot = Snapshot {
            seq: narrow(room.head()),
            body,
        };
        let (store, id) = (std::sync::Arc::clone(&self.store), live.id);
        tokio::spawn(async move {
            if let Err(error) = store.keep_snapshot(id, snapshot).await {
                tracing::warn!(%error, "a snapshot was not kept");
            }
        });
    }

    /// A room whose rules panic harms nobody else: its sockets are closed and it is folded anew.
    fn close_panicked(&self, live: &LiveRoom, kept: &mut Kept) {
        self.metrics.panics.inc();
        tracing::error!(
            code = live.code.cut(),
            "a change panicked; the room is closed"
        );
        (kept.room, kept.chain) = (None, None);
        live.hub()
            .close_all(Farewell::until(Bye::Fault, "the room failed", 5_000));
    }
}
