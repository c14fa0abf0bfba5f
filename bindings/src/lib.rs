//! The app core for Kotlin and Swift: one object, records and one listener.
//!
//! This crate owns the boundary and nothing else: names, threads' manners and the few errors that
//! a screen can act on. Rules, texts and the state of screens are `sanuk-core`'s. Start with
//! [`Sanuk`].

mod config;
mod error;
mod listener;
mod relay;
mod sanuk;

pub use config::{Config, Script};
pub use error::OpenError;
pub use listener::{Listener, ListenerError};
pub use sanuk::Sanuk;

uniffi::setup_scaffolding!();

/// Numbers that a shell needs without an app at hand.
#[must_use]
#[uniffi::export]
pub fn limits() -> sanuk_core::app::Limits {
    sanuk_core::app::LIMITS
}

sanuk_core::uniffi_reexport_scaffolding!();
