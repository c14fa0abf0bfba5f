//! Everything in Sanuk that is true without a screen or a socket.
//!
//! Start with [`ludo`] for the rules and [`view`] for what a screen shows.

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!();

pub mod ai;
pub mod app;
pub mod client;
pub mod clock;
pub mod dice;
pub mod fairness;
pub mod game;
mod hex;
pub mod ludo;
pub mod makruk;
pub mod protocol;
pub mod room;
pub mod store;
pub mod text;
pub mod view;
