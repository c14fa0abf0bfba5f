//! What a phone holds: the model of every screen, and the runtime that carries out its effects.
//!
//! Start with [`App`]; [`Action`] is what may happen, [`Effect`] what a shell is asked to do. The
//! model (`model`) is pure; the records it shows are made in `screen`.

pub mod action;
mod config;
mod faults;
mod limits;
mod model;
mod now;
mod picture;
pub mod runtime;
mod screen;
mod work;

pub use action::{Action, Effect, Environment, Key, PointerKind, SOUNDS, Shell};
pub use config::{Config, Listener, ListenerError, OpenError, Start, complaint};
pub use faults::say_disk_fault;
pub use limits::{LIMITS, Limits};
pub use runtime::App;

#[cfg(test)]
mod tests;
