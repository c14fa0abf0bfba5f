//! Bots: clients that play whole games against a server, and notice when it breaks a promise.
//!
//! They speak the protocol themselves instead of using the app's client, so that a fault in one does
//! not hide in the other. Start with [`table::play`]; [`node`] starts servers as processes.

pub mod bot;
pub mod http;
pub mod line;
pub mod mind;
pub mod node;
pub mod rude;
pub mod table;

/// What goes wrong for a bot.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The connection was lost or not made; trying again helps.
    #[error("connection: {0}")]
    Line(String),
    /// The server answered something else than the protocol allows.
    #[error("protocol: {0}")]
    Protocol(String),
    /// The server refused with a farewell.
    #[error("bye: {0}")]
    Bye(String),
    /// A promise was broken.
    #[error("broken promise: {0}")]
    Broken(String),
}
