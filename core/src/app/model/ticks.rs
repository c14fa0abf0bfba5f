//! Names of running timers, so that a timer of the past finds nothing to do.

use std::collections::BTreeMap;

use crate::app::work::Work;
use crate::game::GameId;

/// What a timer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tick {
    /// The die or the piece has come to rest.
    Settled,
    /// The reason why nothing can move has been shown long enough.
    Reason,
    /// The computer may answer now.
    Pace,
    /// The disk has not answered for a second.
    SaveSlow {
        /// Whose log.
        game: GameId,
    },
    /// Saving is tried again.
    SaveAgain {
        /// Whose log.
        game: GameId,
    },
    /// Where the player is goes to disk.
    KeepUi,
    /// The replay goes on by itself.
    ReplayStep,
    /// Something is due at the connection to a room.
    Online,
    /// One's own clock runs low.
    Clock {
        /// Seconds left.
        seconds: u64,
        /// Periods left, when one is used up at this moment.
        periods: Option<u32>,
    },
    /// A message has been shown long enough.
    NoticeEnds {
        /// Which.
        serial: u64,
    },
}

impl Tick {
    /// Settling waits for it: the table is not at rest before.
    fn awaited(self) -> bool {
        matches!(self, Self::Settled | Self::Reason | Self::Pace)
    }
}

/// The timers that run.
#[derive(Debug, Default)]
pub(crate) struct Ticks {
    running: BTreeMap<u64, Tick>,
    last: u64,
}

impl Ticks {
    /// Starts a timer.
    pub fn start(&mut self, tick: Tick, after_ms: u64) -> Work {
        self.last += 1;
        self.running.insert(self.last, tick);
        Work::Timer {
            token: self.last,
            after_ms,
            awaited: tick.awaited(),
        }
    }

    /// What a timer that is due was for.
    pub fn take(&mut self, token: u64) -> Option<Tick> {
        self.running.remove(&token)
    }

    /// Stops all timers of a kind.
    pub fn stop(&mut self, mut which: impl FnMut(Tick) -> bool) -> Vec<Work> {
        let tokens: Vec<u64> = self
            .running
            .iter()
            .filter(|(_, tick)| which(**tick))
            .map(|(token, _)| *token)
            .collect();
        tokens
            .into_iter()
            .map(|token| {
                self.running.remove(&token);
                Work::CancelTimer { token }
            })
            .collect()
    }

    /// A timer of a kind runs.
    pub fn runs(&self, which: impl Fn(Tick) -> bool) -> bool {
        self.running.values().any(|tick| which(*tick))
    }
}
