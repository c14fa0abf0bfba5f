//! What a phone holds: the model of every screen, and the runtime that carries out its effects.
//!
//! Start with [`Action`] (what may happen), [`Effect`] (what a shell is asked to do).

pub mod action;

pub use action::{Action, Effect, Environment, Key, PointerKind, Shell};
