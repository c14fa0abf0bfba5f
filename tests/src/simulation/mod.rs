//! Rooms, nodes, phones and one log store in one thread with virtual time.
//!
//! Owns: a whole service in miniature, every fault that `online.md` § 9 names, and the invariants
//! that must hold whatever happens. A seed decides everything: the same seed runs the same way to
//! the last message, and a seed that fails is shrunk before its trace is printed. Must not touch
//! clocks, sockets or threads. Start with [`run`] and [`search`].

mod check;
mod client;
mod line;
mod node;
mod person;
mod store;
mod world;

pub use world::{Fault, Faults, Plan};

use world::World;

/// What a run was like, when nothing was wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Entries committed.
    pub entries: usize,
    /// Commands that were acknowledged.
    pub acknowledged: usize,
    /// Games that began.
    pub games: usize,
    /// Games that ended.
    pub ended: usize,
    /// Appends that met a conflict.
    pub conflicts: usize,
    /// Nodes that were killed.
    pub kills: usize,
    /// A print of every log: equal for equal runs.
    pub print: u64,
}

/// A run in which something was wrong.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The plan that failed, as small as it could be made.
    pub plan: Plan,
    /// What was wrong.
    pub what: String,
    /// Everything that happened, line by line.
    pub trace: Vec<String>,
}

/// Runs one plan.
///
/// # Errors
/// [`Failure`] says what was wrong, with the trace of this run.
pub fn run(plan: &Plan) -> Result<Report, Failure> {
    let mut world = World::new(plan.clone());
    match world.live() {
        Ok(()) => Ok(world.report()),
        Err(what) => Err(Failure {
            plan: plan.clone(),
            what,
            trace: world.take_trace(),
        }),
    }
}

/// Runs a seed; a failing one is made as small as it can be while it still fails.
///
/// # Errors
/// The [`Failure`] of the shortest trace found.
pub fn search(seed: u64) -> Result<Report, Failure> {
    run(&Plan::of(seed)).map_err(shrink)
}

/// Takes faults, rooms and time away for as long as the run still fails.
fn shrink(mut worst: Failure) -> Failure {
    loop {
        let smaller = worst.plan.smaller();
        let failing = smaller.iter().filter_map(|plan| run(plan).err());
        let shorter = failing
            .filter(|failure| failure.trace.len() < worst.trace.len())
            .min_by_key(|failure| failure.trace.len());
        match shorter {
            Some(failure) => worst = failure,
            None => return worst,
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "seed {}: {}", self.plan.seed, self.what)?;
        writeln!(f, "smallest plan: {:?}", self.plan)?;
        self.trace.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
