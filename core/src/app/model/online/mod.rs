//! Playing with friends by link: rooms that are made, looked at, sat in and played in.
//!
//! Owns: what the screens of rooms show, what is kept before it is sent, and the way from a link to
//! a seat. The connection itself is [`crate::client::Client`]; the game is played at the same table
//! as any other, see [`table`]. Start with [`Online`] and [`Model::open_invitation`].

mod after;
mod auto;
mod choices;
mod clock;
mod connect;
mod create;
mod errand;
mod join;
mod keep;
mod link;
mod names;
mod press;
mod problem;
mod refused;
mod settings;
mod table;
mod visit;

use std::collections::{BTreeMap, VecDeque};

use serde_json::Value;

use super::Model;
use crate::client::{Client, Kept};
use crate::protocol::{Code, NameError, ServerAddress, ServerAddressError};
use crate::room::{Chair, Room, TokenHash};

pub(crate) use clock::{ClockAt, faces};
pub(super) use keep::Follow;
pub(crate) use problem::Problem;
pub(crate) use table::Elsewhere;

/// Everything about playing with friends.
#[derive(Debug, Default)]
pub(crate) struct Online {
    /// The server that the app comes with.
    pub default_server: Option<ServerAddress>,
    /// Seats and secrets, as they are on disk or on their way there.
    pub kept: Kept,
    /// The room of the open screens.
    pub visit: Option<Visit>,
    /// The screen on which a room is made.
    pub create: Creating,
    /// The screen on which a code is typed.
    pub join: Joining,
    /// What was typed as a server's address and is none.
    pub server_fault: Option<(String, ServerAddressError)>,
    /// What was typed as the name to be shown and is none.
    pub name_fault: Option<(String, NameError)>,
    keeping: keep::Keeping,
    asks: u64,
    asked: BTreeMap<u64, Asked>,
    sockets: u64,
    /// The highest number of any connection so far.
    conn: u64,
    errands: Vec<errand::Errand>,
    looked_after: after::LookedAfter,
    /// What came of playing the computers' choices again.
    choices: Option<choices::Choices>,
}

/// A room that is looked at or sat in.
#[derive(Debug)]
pub(crate) struct Visit {
    /// Where it is.
    pub server: ServerAddress,
    /// Its code.
    pub code: Code,
    /// The connection; `None` before there is one, and after the room ended.
    pub client: Option<Client>,
    /// What stands in the way.
    pub problem: Option<Problem>,
    /// A seat is being asked for.
    pub joining: bool,
    /// Halves that were opened already, so that none is opened twice by itself.
    revealed: Option<u64>,
    /// The dice that were already committed to by itself.
    committed: Option<u64>,
    /// How many steps the room's game had, and since when; only those that are not shown yet.
    arrived: VecDeque<(usize, u64)>,
    /// The entry that gave this device the seat that it has connected anew for.
    sat: Option<u64>,
}

/// The screen on which a room is made.
#[derive(Debug, Default)]
pub(crate) struct Creating {
    /// The server was asked.
    pub busy: bool,
    /// What stands in the way.
    pub problem: Option<Problem>,
}

/// The screen on which a code is typed.
#[derive(Debug, Default)]
pub(crate) struct Joining {
    /// What was committed.
    pub text: String,
    /// What is wrong with it.
    pub problem: Option<Problem>,
}

/// What an answer by HTTP is about.
#[derive(Clone, Copy, Debug)]
enum Asked {
    /// A room is made.
    Make,
    /// A seat is asked for.
    Join { code: Code },
    /// Older entries are fetched.
    Log { code: Code },
    /// The log of a room that may have ended is fetched.
    After { code: Code },
}

impl Online {
    /// What was kept, put together again.
    pub fn boot(default_server: Option<&str>, kept: Option<Value>) -> Self {
        Self {
            default_server: default_server.and_then(|text| text.parse().ok()),
            kept: kept
                .and_then(|value| serde_json::from_value(value).ok())
                .unwrap_or_default(),
            ..Self::default()
        }
    }

    /// The connection of the open room.
    pub fn client(&self) -> Option<&Client> {
        self.visit.as_ref()?.client.as_ref()
    }

    /// The open room, as far as it is known.
    pub fn room(&self) -> Option<&Room> {
        self.client()?.room()
    }

    /// The open room, and what proves this device's seat there.
    fn own_token(&self) -> Option<(Code, TokenHash)> {
        let visit = self.visit.as_ref()?;
        let kept = self.kept.room(&visit.server, visit.code)?;
        Some((visit.code, kept.token.hash()))
    }

    /// The open room has seated this device, though it may not be connected as that seat yet.
    pub fn has_own_seat(&self) -> bool {
        let own = self.own_token();
        own.is_some_and(|(_, own)| self.room().is_some_and(|room| room.seat_of(&own).is_some()))
    }

    /// This device's seat in the open room.
    pub fn chair(&self) -> Option<Chair> {
        self.client()?.chair()
    }
}

impl Visit {
    fn new(server: ServerAddress, code: Code) -> Self {
        Self {
            server,
            code,
            client: None,
            problem: None,
            joining: false,
            revealed: None,
            committed: None,
            sat: None,
            arrived: VecDeque::new(),
        }
    }
}

impl Model {
    /// The server that rooms are on.
    pub(crate) fn server(&self) -> Option<ServerAddress> {
        let own = self.settings.server.clone();
        own.or_else(|| self.online.default_server.clone())
    }
}
