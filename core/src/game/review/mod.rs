//! Looking at a game again: what the dice gave, what choices lost, where the game turned.
//!
//! Owns the figures and the order of the work. A review is made in steps, so that it can be
//! interrupted, kept and gone on with; the figures do not depend on where it was interrupted.
//! Must not know threads, stores or words. Start with [`Review::step`]; [`Review::ludo`] and
//! [`Review::makruk`] sum up.

mod count;
mod ludo;
mod makruk;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::{Event, Play, Seat, Session};
use crate::ai::Stop;
use crate::ludo::PieceIndex;
use crate::makruk::Move;

pub use count::{CountMistake, CountNote};
pub use ludo::{LudoMoment, LudoReview, LudoSeat, MomentKind};
pub use makruk::{MakrukReview, WorstMove, share};

/// Version of the figures; a review of another is made anew.
const VERSION: u32 = 1;
/// Nodes of a makruk position's search.
const NODES: u64 = 30_000;
/// Events of Ludo, and of makruk, in one step.
const LUDO_STEP: u32 = 80;
const MAKRUK_STEP: u32 = 1;

/// What has been found out about a game so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    version: u32,
    /// Names the events that were looked at.
    of: u64,
    /// Nodes of a makruk position's search.
    nodes: u64,
    /// Events looked at.
    done: u32,
    /// Events of the game.
    last: u32,
    notes: Vec<Note>,
}

/// What is to be said about one event; `at` is its number from 0. Shares are in 1 / 10,000 of a
/// won game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// A roll of Ludo.
    Roll {
        /// Event.
        at: u32,
        /// Who rolled.
        seat: Seat,
        /// What the face was worth against the mean of all.
        luck: i32,
    },
    /// A choice of Ludo among at least two.
    Choice {
        /// Event.
        at: u32,
        /// Who chose.
        seat: Seat,
        /// What the hard level would have moved.
        best: PieceIndex,
        /// Chance given away.
        lost: i32,
    },
    /// A move of makruk, or the end of the game.
    Ply {
        /// Event; at the end the number of events.
        at: u32,
        /// Value before the move in hundredths of a bia, White's view.
        score: i32,
        /// The expected moves from there; empty at the end.
        line: Vec<Move>,
    },
}

impl Note {
    /// The event's number.
    pub fn at(&self) -> u32 {
        match self {
            Note::Roll { at, .. } | Note::Choice { at, .. } | Note::Ply { at, .. } => *at,
        }
    }
}

impl Review {
    /// Nothing of a game has been looked at yet.
    pub fn new(session: &Session) -> Review {
        Review::with_nodes(session, NODES)
    }

    /// The same with another number of nodes for each position of makruk.
    pub fn with_nodes(session: &Session, nodes: u64) -> Review {
        Review {
            version: VERSION,
            of: fingerprint(session),
            nodes,
            done: 0,
            last: session.events().len() as u32,
            notes: Vec::new(),
        }
    }

    /// Goes on from what was kept, where that is of this very game.
    #[must_use]
    pub fn or_kept(self, kept: Option<Review>) -> Review {
        let same = |kept: &Review| {
            (kept.version, kept.of, kept.nodes, kept.last)
                == (self.version, self.of, self.nodes, self.last)
        };
        kept.filter(same).unwrap_or(self)
    }

    /// Everything has been looked at.
    pub fn is_done(&self) -> bool {
        self.done > self.last
    }

    /// Events looked at, of how many.
    pub fn progress(&self) -> (u32, u32) {
        (self.done.min(self.last), self.last)
    }

    /// What is to be said about each event, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What is to be said about an event.
    pub fn note(&self, at: u32) -> Option<&Note> {
        let found = self.notes.binary_search_by_key(&at, Note::at).ok()?;
        self.notes.get(found)
    }

    /// Looks at the next few events. A step that is stopped leaves the review as it was.
    pub fn step(&mut self, session: &Session, stop: &Stop) {
        if self.is_done() {
            return;
        }
        let ludo = session.position().as_ludo().is_some();
        let until = self.done + if ludo { LUDO_STEP } else { MAKRUK_STEP };
        // One step beyond the last event: a makruk game's final position is judged too.
        let until = until.min(self.last + 1);
        if let Some(notes) = self.look(session, self.done, until, stop) {
            self.notes.extend(notes);
            self.done = until;
        }
    }

    /// The notes of some events; `None` when stopped.
    fn look(&self, session: &Session, from: u32, to: u32, stop: &Stop) -> Option<Vec<Note>> {
        let mut notes = Vec::new();
        let Ok(mut position) = session.at(from as usize) else {
            return Some(notes);
        };
        for at in from..to {
            if stop.stopped() {
                return None;
            }
            let event = session.events().get(at as usize);
            match (position.play(), event) {
                (Play::Ludo(state), Some(Event::Ludo(event))) => {
                    notes.extend(ludo::note(at, state, *event));
                }
                (Play::Makruk(game), Some(Event::Makruk(_)) | None) => {
                    notes.push(makruk::note(at, game, self.nodes, stop)?);
                }
                _ => {}
            }
            if event.is_some_and(|event| position.apply(event).is_err()) {
                break;
            }
        }
        Some(notes)
    }
}

/// Names a game's log: FNV-1a over the events as they are kept.
fn fingerprint(session: &Session) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for event in session.events() {
        for byte in serde_json::to_vec(event).unwrap_or_default() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}
