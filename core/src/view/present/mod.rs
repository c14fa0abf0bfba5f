//! Words for what happens in a game: names, places, reasons, dates, records.
//!
//! Owns: how positions, events and reasons are said, for both games. Must not change state or know
//! the app's screens; it is given a position and gives finished text or records of a part of a
//! screen. Start with [`Words`] for Ludo and [`names`] for players.

pub(crate) mod advice;
pub(crate) mod counts;
pub(crate) mod dates;
pub(crate) mod faults;
pub(crate) mod ludo;
pub(crate) mod makruk;
mod message;
pub(crate) mod names;
pub(crate) mod panel;
pub(crate) mod reasons;
pub(crate) mod story;
mod touched;

pub(crate) use faults::{broken_record, illegal_move, unreadable_move};
pub use faults::{say_broken_record, say_fen_fault};
pub(crate) use ludo::{Risks, Words};
pub(crate) use message::Message;
pub(crate) use story::Happened;
pub(crate) use touched::{square_target, stuck};
