//! Tests that look at Sanuk from outside: data files, benches and the shape of the house.
//!
//! Start with [`data`] for checkers of data files and [`mod@bench`] for figures. Rule tests live
//! beside the rules in `core`; this crate must not repeat them.

pub mod bench;
pub mod bots;
pub mod data;
pub mod peer;
pub mod postgres;
pub mod simulation;
pub mod sounds;
pub mod train;
