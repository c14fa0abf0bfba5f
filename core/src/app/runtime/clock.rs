//! The runtime's clock: real, or standing still until it is moved.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::boot::VIRTUAL_START_MS;
use crate::app::now::Now;

/// Where the time comes from.
#[derive(Debug)]
pub(super) enum Clock {
    /// The system's.
    Real {
        /// The app's start.
        start: Instant,
    },
    /// Moved by hand.
    Virtual {
        /// Milliseconds since the start.
        now_ms: u64,
        /// What the wall showed at the start, milliseconds since 1970.
        wall_ms: u64,
    },
}

impl Clock {
    /// A clock that starts now. A virtual one of a reproducible app starts at a fixed date; any
    /// other tells the true date of games that are kept.
    pub fn new(virtual_time: bool, reproducible: bool) -> Self {
        if virtual_time {
            let wall_ms = if reproducible {
                VIRTUAL_START_MS
            } else {
                system_ms()
            };
            Self::Virtual { now_ms: 0, wall_ms }
        } else {
            Self::Real {
                start: Instant::now(),
            }
        }
    }

    /// The time.
    pub fn now(&self) -> Now {
        match self {
            Self::Real { start } => Now {
                steady_ms: start.elapsed().as_millis() as u64,
                wall_ms: system_ms(),
            },
            Self::Virtual { now_ms, wall_ms } => Now {
                steady_ms: *now_ms,
                wall_ms: wall_ms + now_ms,
            },
        }
    }

    /// Moves virtual time on to `to_ms`; real time moves by itself.
    pub fn move_to(&mut self, to_ms: u64) {
        if let Self::Virtual { now_ms, .. } = self {
            *now_ms = to_ms.max(*now_ms);
        }
    }

    /// How long to wait for a timer of `due_ms`; `None` when waiting does not bring it nearer.
    pub fn wait_for(&self, due_ms: u64) -> Option<Duration> {
        match self {
            Self::Real { .. } => Some(Duration::from_millis(
                due_ms.saturating_sub(self.now().steady_ms),
            )),
            Self::Virtual { .. } => None,
        }
    }
}

/// The system's date, milliseconds since 1970.
fn system_ms() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64)
}
