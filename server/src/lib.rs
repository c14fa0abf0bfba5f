//! The server of Sanuk's rooms: it takes commands from phones, lets the core decide them, stores the
//! events and only then tells anybody.
//!
//! Start reading at [`log`], which keeps the events of every room behind one trait, and go on to
//! [`host`], which is the only part that appends. [`socket`] and [`http`] are how clients ask,
//! [`page`] is what browsers see, [`serve`] puts it together. Nothing here knows a rule of a game.

pub mod config;
pub mod host;
pub mod http;
pub mod links;
pub mod log;
pub mod metrics;
pub mod net;
pub mod page;
pub mod program;
pub mod serve;
pub mod socket;
