//! The online room as a pure state machine: commands in, events out, deadlines to wait for.
//!
//! Owns: who sits where, starts and failed starts, colours and lot, turns and prompts, computer
//! players and stand-ins, clocks, offers, rematches, a room's life. Must not know sockets, stores,
//! threads or the time: the host says when something is asked, who asks, which keys its chain has
//! and how slow the line is. The game itself is [`crate::game::Session`], as in offline play.
//!
//! A room is the fold of its log. Start with [`open`], then
//!
//! 1. read time and log, fold it ([`Room::fold`], [`Room::apply`]);
//! 2. [`decide`], [`join`], [`connect`], [`disconnect`], [`credit`] or [`expire`] gives entries;
//! 3. append them by compare-and-set on [`Room::head`]; on a conflict begin again, at most 5 times;
//! 4. answer with the entry's number, wait until [`next_deadline`].
//!
//! ```
//! use sanuk_core::fairness::{Chain, Commitment, Secret, Share};
//! use sanuk_core::game::GameId;
//! use sanuk_core::room::{Chair, Join, NewGame, Room, Settings, Token, join, open};
//! let chain = Chain::new(&Secret([1; 32]), [2; 16]);
//! let game = NewGame { gid: GameId::from_bytes([2; 16]), first: chain.first() };
//! let creator = Token([3; 32]).hash();
//! let mut room = Room::fold(&open(&Settings::makruk(), creator, game, 1_000)?)?;
//! let commit = Commitment::of([2; 16], 0, &Share([4; 32]));
//! let wish = Join { seat: Chair::FIRST, gid: game.gid, commit };
//! let joined = join(&room, &creator, &wish, 1_005)?;
//! for entry in joined.entries() {
//!     room.apply(entry)?;
//! }
//! assert_eq!((room.head(), room.seat_of(&creator)), (3, Some(Chair::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answers;
mod begin;
mod canon;
mod chair;
mod command;
mod deadline;
mod decide;
mod event;
mod expire;
mod fold;
mod game;
mod identity;
mod line;
mod lobby;
mod refusal;
mod settings;
mod snapshot;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod work;

pub use canon::StateHash;
pub use chair::{Chair, ChairError};
pub use command::{Ask, Command, Join};
pub use deadline::{Deadline, Timer, next_deadline};
pub use decide::{Decision, decide};
pub use event::{Body, By, Cause, Event, Logged, Pledge, RULES_REV, RoomEnd, VERSION};
pub use expire::{expire, open_game};
pub use fold::{FoldError, Impossible};
pub use game::Table;
pub use identity::{Conn, DeviceId, IdentityError, Token, TokenHash};
pub use line::{Outage, connect, credit, disconnect};
pub use lobby::{join, open};
pub use refusal::Refusal;
pub use settings::{GameSettings, Settings, SettingsError};
pub use snapshot::Snapshot;
pub use state::{Person, Room, Sealing, Sitter, Stage};
pub use work::{Host, NewGame};

/// The times of a room, in milliseconds.
pub mod times {
    /// A person not heard for so long has the computer play for it (Ludo).
    pub const TAKEOVER: u64 = 45_000;
    /// A computer acts at most once in this time.
    pub const PACE: u64 = 800;
    /// A roll that moves nothing is shown for so long before the turn passes.
    pub const PASS: u64 = 1_500;
    /// A device opens its half of the dice within this time.
    pub const REVEAL: u64 = 10_000;
    /// A seat that was away for so long can be freed before a start.
    pub const FREE: u64 = 10_000;
    /// Makruk: a first move comes within this time, or the game is void.
    pub const FIRST_MOVE: u64 = 60_000;
    /// A room with nobody connected ends after this time.
    pub const ALONE: u64 = 30 * 60_000;
    /// A room, or a rematch in it, lives for so long.
    pub const LIFE: u64 = 24 * 3_600_000;
    /// Lag credit a move.
    pub const LAG_MOVE: u32 = 500;
    /// Lag credit a game and player.
    pub const LAG_GAME: u32 = 3_000;
    /// Time-outs in a row after which the computer acts at once.
    pub const STRIKES: u8 = 3;
    /// Entries since a game's dice were sealed after which no computer is added or removed any more.
    pub const GATHERING: u64 = 1_000;
    /// Entries between two hashes of the state.
    pub const HASH_EVERY: u64 = 16;
    /// Entries between two snapshots of a store.
    pub const SNAPSHOT_EVERY: u64 = 64;
}
