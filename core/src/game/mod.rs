//! One face over both games: header, events, position, session, record.
//!
//! Owns: what is the same for Ludo and makruk, so that saves, undo, replay, records and screens are
//! written once. Must not know stores, screens, threads or clocks; time, ids and seeds come in as
//! values. Start with [`Session`]; a game is a [`Header`] and its [`Event`]s, everything else is
//! their fold, the [`Position`].

mod advice;
mod check;
mod command;
mod computer;
mod date;
mod digest;
mod event;
mod header;
mod id;
mod outcome;
mod pending;
mod position;
pub mod record;
mod remark;
pub mod review;
mod seat;
pub mod select;
mod session;
#[cfg(test)]
pub(crate) mod tests;

pub use advice::{Advice, advise};
pub use check::{CheckError, Checked, ROOM_NODES, RULES_REV};
pub use command::Command;
pub use computer::{ComputerTurn, Work, think};
pub(crate) use date::civil_date;
pub use date::{date_time, read_date_time};
pub use digest::{Digest, Tally, WrongDie, won_against};
pub use event::{Absence, Event, Void};
pub use header::{Dice, GameKind, Header, HeaderError, Setup};
pub use id::{GameId, GameIdError};
pub use outcome::{Outcome, Reason};
pub use pending::Pending;
pub use position::{Illegal, Play, Position, Turn};
pub use remark::Remark;
pub use seat::{Player, Seat, SeatError};
pub use session::{FoldError, FoldFault, Refusal, Session};
