//! A room as its log leaves it, and questions about it.

use serde::{Deserialize, Serialize};

use super::game::Table;
use super::{Chair, Conn, Pledge, RoomEnd, Settings, TokenHash};
use crate::ai::Level;
use crate::fairness::Key;
use crate::fairness::{Commitment, FailedStart, Kind, Share};
use crate::game::GameId;

/// A room between two entries of its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    pub(super) head: u64,
    pub(super) at: u64,
    pub(super) rules_rev: u16,
    pub(super) settings: Settings,
    /// Seat 0 is kept for this token until it was taken once.
    pub(super) reserved: Option<TokenHash>,
    /// The creator's seat, or that of who took over.
    pub(super) creator: Chair,
    pub(super) chairs: Vec<Option<Sitter>>,
    /// So many seats taken start a game by themselves.
    pub(super) full_at: u8,
    pub(super) number: u32,
    pub(super) sealing: Option<Sealing>,
    pub(super) stage: Stage,
    /// Starts of the coming game that failed.
    pub(super) failed: Vec<FailedStart>,
    /// The running game, or the last one.
    pub(super) table: Option<Box<Table>>,
    /// Since when nobody is connected.
    pub(super) alone_since: Option<u64>,
    /// When the room ends at the latest.
    pub(super) expires: u64,
    /// The last outage that was credited.
    pub(super) outage: u64,
    /// When it ended.
    pub(super) credited_until: u64,
    /// Who gave their seats up last, so that a copy of the command gets its answer; a few, the newest
    /// last. Nothing is decided by it, so it is no part of the state's hash.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) parted: Vec<Parted>,
}

/// Who has no seat any more, by a command of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Parted {
    /// What proved the seat.
    pub tokens: Vec<TokenHash>,
    /// What the command came to.
    pub last: Answer,
}

/// The dice of the coming, or running, game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealing {
    /// The game's name.
    pub gid: GameId,
    /// The host's seal, `k_0`.
    pub first: Key,
    /// The entry that sealed it: the prompt of a rematch.
    pub seq: u64,
}

/// What a room is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are taken, a game or a rematch waits for everybody.
    Gathering,
    /// Shares are being opened.
    Starting {
        /// The start's entry: the prompt of a reveal.
        seq: u64,
        /// Since when, outages taken off.
        since: u64,
        /// What was fixed.
        seats: Vec<Pledge>,
        /// Shares that are open, by place in `seats`.
        shares: Vec<Option<Share>>,
    },
    /// A game runs.
    Playing,
    /// The room ended.
    Closed {
        /// Why.
        why: RoomEnd,
    },
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A computer player.
    Computer {
        /// How well it chooses.
        level: Level,
    },
    /// A person.
    Person(Box<Person>),
}

/// A person at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// What proves the seat, one a device.
    pub tokens: Vec<TokenHash>,
    /// The entry that gave the seat.
    pub joined: u64,
    /// Seals its half of the coming game's dice; `None` until its device has.
    pub commit: Option<Commitment>,
    /// Wants to play the coming game: joined, or pressed Rematch.
    pub wants: bool,
    /// The connection; `None` when it was lost.
    pub conn: Option<Conn>,
    /// Since when it is not connected, outages taken off; of no meaning while it is.
    pub gone_since: u64,
    /// The last connection of all, to tell older ones.
    pub last_conn: Option<Conn>,
    /// Left the running game.
    pub left: bool,
    /// Time-outs in a row without a command.
    pub strikes: u8,
    /// No lag credit for the next move, which is the first after a reconnect.
    pub fresh: bool,
    /// The last command accepted: number, print and the entry it caused.
    pub last: Option<Answer>,
}

/// What a command came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Its number.
    pub n: u64,
    /// Its print.
    pub print: u64,
    /// The entry that it caused.
    pub seq: u64,
}

impl Sitter {
    /// The person; `None` for a computer.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Sitter::Person(person) => Some(person),
            Sitter::Computer { .. } => None,
        }
    }

    /// What the dice take the sitter for.
    pub const fn kind(&self) -> Kind {
        match self {
            Sitter::Person(_) => Kind::Person,
            Sitter::Computer { .. } => Kind::Computer,
        }
    }
}

impl Person {
    /// Whether the computer acts at once after so many time-outs in a row.
    pub const fn is_away(&self) -> bool {
        self.strikes >= super::times::STRIKES
    }
}

impl Room {
    /// The number of the last entry.
    pub const fn head(&self) -> u64 {
        self.head
    }

    /// The time of the last entry; nothing is stamped before it.
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// What the creator picked.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The revision of the rules in force.
    pub const fn rules_rev(&self) -> u16 {
        self.rules_rev
    }

    /// Who may start, fill and free seats.
    pub const fn creator(&self) -> Chair {
        self.creator
    }

    /// Who sits on each chair.
    pub fn chairs(&self) -> &[Option<Sitter>] {
        &self.chairs
    }

    /// Who sits on this chair.
    pub fn sitter(&self, chair: Chair) -> Option<&Sitter> {
        self.chairs.get(chair.index())?.as_ref()
    }

    /// The person on this chair.
    pub fn person(&self, chair: Chair) -> Option<&Person> {
        self.sitter(chair)?.person()
    }

    /// The chair that a token proves.
    pub fn seat_of(&self, token: &TokenHash) -> Option<Chair> {
        self.people()
            .filter(|(_, person)| person.tokens.iter().any(|known| known.same(token)))
            .map(|(chair, _)| chair)
            .next()
    }

    /// Every person with the chair.
    pub fn people(&self) -> impl Iterator<Item = (Chair, &Person)> {
        self.sitters()
            .filter_map(|(chair, sitter)| sitter.person().map(|person| (chair, person)))
    }

    /// Everybody who sits, computers included.
    pub fn sitters(&self) -> impl Iterator<Item = (Chair, &Sitter)> {
        Chair::first(self.chairs.len())
            .filter_map(|chair| self.sitter(chair).map(|sitter| (chair, sitter)))
    }

    /// Chairs that this token could take.
    pub fn free_for(&self, token: &TokenHash) -> Vec<Chair> {
        Chair::first(self.chairs.len())
            .filter(|chair| self.sitter(*chair).is_none() && !self.is_kept_from(*chair, token))
            .collect()
    }

    /// Whether the chair is kept for another token.
    pub(super) fn is_kept_from(&self, chair: Chair, token: &TokenHash) -> bool {
        let kept = self.reserved.as_ref().filter(|_| chair == Chair::FIRST);
        kept.is_some_and(|kept| !kept.same(token))
    }

    /// The dice of the coming, or running, game; `None` until the host has sealed them.
    pub const fn sealing(&self) -> Option<&Sealing> {
        self.sealing.as_ref()
    }

    /// The number of the coming, or running, game: 1, and one more with each rematch.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What the room is about.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Why the room ended; `None` while it lives.
    pub const fn closed(&self) -> Option<RoomEnd> {
        match self.stage {
            Stage::Closed { why } => Some(why),
            _ => None,
        }
    }

    /// Starts of the coming game that failed.
    pub fn failed(&self) -> &[FailedStart] {
        &self.failed
    }

    /// The running game, or the last one.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_deref()
    }

    /// The running game.
    pub fn running(&self) -> Option<&Table> {
        matches!(self.stage, Stage::Playing)
            .then(|| self.table())
            .flatten()
    }

    /// The choice that is open to everybody's eyes: the running game's turn, a start, or the coming
    /// game's dice. 0 when nothing is.
    pub fn prompt(&self) -> u64 {
        match &self.stage {
            Stage::Starting { seq, .. } => *seq,
            Stage::Playing => self.table().map_or(0, |table| table.prompt),
            Stage::Gathering => self.sealing.map_or(0, |sealing| sealing.seq),
            Stage::Closed { .. } => 0,
        }
    }

    /// Whether the host is to seal dice now and append them by [`super::open_game`].
    pub fn needs_game(&self) -> bool {
        matches!(self.stage, Stage::Gathering) && self.sealing.is_none()
    }

    /// The number of the roll that may come next; `None` where no roll can.
    pub fn next_roll(&self) -> Option<u32> {
        let state = self.running()?.session().position().as_ludo()?;
        Some(state.roll_index() + 1)
    }

    /// Whether anybody who sits here is connected.
    pub fn anybody_here(&self) -> bool {
        self.people()
            .any(|(_, person)| person.conn.is_some() && !person.left)
    }

    /// When the room ends at the latest, in milliseconds since 1970.
    pub const fn expires(&self) -> u64 {
        self.expires
    }

    pub(super) fn person_mut(&mut self, chair: Chair) -> Option<&mut Person> {
        match self.chairs.get_mut(chair.index())?.as_mut()? {
            Sitter::Person(person) => Some(person),
            Sitter::Computer { .. } => None,
        }
    }

    pub(super) fn people_mut(&mut self) -> impl Iterator<Item = &mut Person> {
        self.chairs
            .iter_mut()
            .flatten()
            .filter_map(|sitter| match sitter {
                Sitter::Person(person) => Some(&mut **person),
                Sitter::Computer { .. } => None,
            })
    }
}
