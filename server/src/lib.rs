//! The server of Sanuk's rooms: it takes commands from phones, lets the core decide them, stores the
//! events and only then tells anybody.
//!
//! Start reading at [`log`], which keeps the events of every room behind one trait, and go on to the
//! room host, which is the only part that appends. Nothing here knows a rule of a game.

pub mod config;
pub mod log;
pub mod metrics;
pub mod net;
