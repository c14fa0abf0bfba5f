//! Computer players: one trait for both games, three levels, budgets and a way to stop.
//!
//! Owns choices only. Must not know sessions, clocks' owners or the dice to come: a player sees
//! the state and nothing else, and the same state, seed and node budget give the same choice.
//! Start with [`ComputerPlayer`]; [`ludo::player`] makes one.

mod level;
mod lot;
pub mod ludo;
pub mod makruk;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

pub use level::Level;
pub use lot::Lot;

/// Somebody who chooses in place of a person.
pub trait ComputerPlayer<S>: Send {
    /// What is chosen: a piece in Ludo, a move in makruk.
    type Choice;

    /// Chooses in a state that waits for a choice. `seed` decides among equals. `None` when
    /// stopped, or when the state waits for no choice.
    fn choose(&mut self, state: &S, seed: u64, budget: Budget, stop: &Stop)
    -> Option<Self::Choice>;
}

/// How much a choice may cost; without any limit the player's own default counts. Time only says
/// when to stop; tests and rooms use nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Wall time.
    pub time: Option<Duration>,
}

impl Budget {
    /// At most so many positions.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes: Some(nodes),
            time: None,
        }
    }

    /// At most so long.
    pub const fn time(time: Duration) -> Budget {
        Budget {
            nodes: None,
            time: Some(time),
        }
    }
}

/// Tells a choice under way to stop; clones share the signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A signal that has not been given.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Gives the signal for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Says whether the signal was given.
    pub fn stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
