//! The timers that the model has asked for, in the order in which they are due.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A timer that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Due {
    /// When, in steady milliseconds.
    pub at_ms: u64,
    /// Order among timers of the same time.
    serial: u64,
    /// What the model called it.
    pub token: u64,
    /// Settling waits for it.
    pub awaited: bool,
}

/// All running timers.
#[derive(Debug, Default)]
pub(super) struct Timers {
    heap: BinaryHeap<Reverse<Due>>,
    serial: u64,
}

impl Timers {
    /// Starts a timer.
    pub fn start(&mut self, at_ms: u64, token: u64, awaited: bool) {
        self.serial += 1;
        self.heap.push(Reverse(Due {
            at_ms,
            serial: self.serial,
            token,
            awaited,
        }));
    }

    /// Stops the timers of a token.
    pub fn cancel(&mut self, token: u64) {
        self.heap.retain(|Reverse(due)| due.token != token);
    }

    /// The timer that is due first.
    pub fn first(&self) -> Option<Due> {
        self.heap.peek().map(|Reverse(due)| *due)
    }

    /// Takes the first timer if it is due by `until_ms`.
    pub fn take(&mut self, until_ms: u64) -> Option<Due> {
        let first = self.first()?;
        if first.at_ms > until_ms {
            return None;
        }
        self.heap.pop();
        Some(first)
    }

    /// Settling still waits for a timer.
    pub fn any_awaited(&self) -> bool {
        self.heap.iter().any(|Reverse(due)| due.awaited)
    }
}
