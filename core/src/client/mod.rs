//! The client of rooms: connection, resending, resync, seats and secrets. Pure but for [`rim`].
//!
//! Owns: what is sent when, what is kept before it is sent, the fold of a room as this device has
//! checked it. Must not know screens, stores or the time: milliseconds, random numbers and news
//! come in as values, wishes go out. Start with [`Client`]; the sockets are in [`rim`].

pub mod backoff;
mod connection;
#[cfg(test)]
pub(crate) mod hall;
pub mod keep;
pub mod line;
mod log;
pub mod offset;
pub mod post;
#[cfg(feature = "network")]
pub mod rim;
mod wire;

pub use connection::{Client, Told};
pub use keep::{Half, Kept, KeptRoom, Making};
pub use line::Standing;
pub use wire::{News, Reply, Request, Wish};
