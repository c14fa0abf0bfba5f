//! What a host lends to a decision, and the entries that come of it.

use super::{Body, Cause, Chair, Event, FoldError, Logged, Refusal, Room, times};
use crate::fairness::{Chain, Key};
use crate::game::GameId;

/// What the host lends to a decision. All of it are values: nothing here waits or asks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Host<'a> {
    /// The chain of the running game's dice; needed wherever [`Room::next_roll`] is something.
    pub chain: Option<&'a Chain>,
    /// Dice for the coming game, with their secret already stored; needed wherever
    /// [`Room::needs_game`].
    pub game: Option<NewGame>,
    /// The round trip of the asking socket as the server's own pings measured it in the last
    /// 20 s, in milliseconds; `None` when it was not.
    pub lag_ms: Option<u32>,
}

/// Dice that were sealed for a coming game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game's name, random.
    pub gid: GameId,
    /// The seal of its chain, `k_0`.
    pub first: Key,
}

impl NewGame {
    /// The public half of a chain.
    pub const fn of(chain: &Chain) -> NewGame {
        NewGame {
            gid: GameId::from_bytes(chain.game()),
            first: chain.first(),
        }
    }
}

/// Entries in the making, with the room as they leave it.
pub(super) struct Work<'a> {
    pub(super) room: Room,
    pub(super) at: u64,
    pub(super) host: &'a Host<'a>,
    entries: Vec<Logged>,
    cause: Option<Cause>,
}

impl<'a> Work<'a> {
    pub(super) fn new(room: &Room, at: u64, host: &'a Host<'a>) -> Work<'a> {
        Work {
            room: room.clone(),
            at: at.max(room.at()),
            host,
            entries: Vec::new(),
            cause: None,
        }
    }

    /// The next event is what this command asked for.
    pub(super) const fn caused_by(&mut self, cause: Cause) {
        self.cause = Some(cause);
    }

    /// Adds an event and returns the number of its entry. The first one carries the cause.
    pub(super) fn add(&mut self, event: Event) -> Result<u64, Refusal> {
        let seq = self.room.head() + 1;
        let cause = self.cause.take();
        let mut entry = Logged {
            seq,
            at: self.at,
            body: Body {
                event,
                cause,
                hash: None,
            },
        };
        self.room.take(&entry).map_err(refused)?;
        if seq.is_multiple_of(times::HASH_EVERY) {
            entry.body.hash = Some(self.room.hash());
        }
        self.entries.push(entry);
        Ok(seq)
    }

    pub(super) fn into_entries(self) -> Vec<Logged> {
        self.entries
    }

    /// The person's chair, or why there is none.
    pub(super) fn person(&self, chair: Chair) -> Result<&super::Person, Refusal> {
        self.room.person(chair).ok_or(Refusal::NotPerson)
    }
}

/// What the fold refuses although the decision let it pass: the rules, mostly.
fn refused(error: FoldError) -> Refusal {
    match error {
        FoldError::Rules { why, .. } => crate::game::Refusal::Illegal(why).into(),
        other => Refusal::Illegal {
            detail: other.to_string(),
        },
    }
}
