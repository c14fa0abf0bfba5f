//! The game at a room's table: the session of offline play, with clocks and prompts around it.

use serde::{Deserialize, Serialize};

use super::{Chair, GameSettings, Settings};
use crate::clock::{Clock, TimeControl};
use crate::fairness::{Mismatch, Mix, Top};
use crate::game::{Header, Seat, Session, Turn};

/// A game at a room's table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Number of the game in the room.
    pub(super) number: u32,
    #[serde(with = "super::snapshot::session")]
    pub(super) session: Session,
    /// Both halves of the dice together.
    pub(super) mix: Mix,
    /// The chair of each seat of the game, in turn order.
    pub(super) chairs: Vec<Chair>,
    /// The entry that opened the choice.
    pub(super) prompt: u64,
    /// When the choice was opened, outages and standstills taken off.
    pub(super) prompt_at: u64,
    /// The entry of the open draw offer.
    pub(super) offer: Option<u64>,
    /// Each player's clock between its turns; `None` for a game without clocks.
    pub(super) clocks: Option<[Clock; 2]>,
    /// Lag credit left, in milliseconds, by seat.
    pub(super) lag_left: [u32; 2],
    /// When the last step was made.
    pub(super) step_at: u64,
    /// When a computer acted last.
    pub(super) computer_at: u64,
    /// The entry that ended the game.
    pub(super) ended: Option<u64>,
    /// The first of its dice that did not fit.
    pub(super) mismatch: Option<Mismatch>,
}

impl PartialEq for Table {
    /// Two tables are equal when their logs and clocks are; the position is the log's fold.
    fn eq(&self, other: &Table) -> bool {
        self.session.header() == other.session.header()
            && self.session.events() == other.session.events()
            && (self.prompt, self.prompt_at) == (other.prompt, other.prompt_at)
            && (self.clocks, self.lag_left) == (other.clocks, other.lag_left)
            && (self.offer, self.ended) == (other.offer, other.ended)
            && (self.step_at, self.computer_at) == (other.step_at, other.computer_at)
            && self.mismatch == other.mismatch
    }
}

impl Eq for Table {}

impl Table {
    /// The game: header, log, position. Screens, replays and records take it as an offline one.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The game's header.
    pub const fn header(&self) -> &Header {
        self.session.header()
    }

    /// The chair of a seat of the game.
    pub fn chair(&self, seat: Seat) -> Option<Chair> {
        self.chairs.get(seat.index()).copied()
    }

    /// The chairs in turn order.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The seat in the game of a chair; `None` when it does not play.
    pub fn seat(&self, chair: Chair) -> Option<Seat> {
        let place = self.chairs.iter().position(|known| *known == chair)?;
        Seat::new(place)
    }

    /// The chair that is to act; `None` after the end.
    pub fn turn(&self) -> Option<Chair> {
        match self.session.turn() {
            Turn::Over(_) => None,
            turn => turn.seat().and_then(|seat| self.chair(seat)),
        }
    }

    /// Both halves of the dice together.
    pub const fn mix(&self) -> &Mix {
        &self.mix
    }

    /// The entry that opened the choice of the turn.
    pub const fn prompt(&self) -> u64 {
        self.prompt
    }

    /// When the choice of the turn was opened, in the room's time; clocks run from here.
    pub const fn prompt_at(&self) -> u64 {
        self.prompt_at
    }

    /// The entry of the open draw offer: the prompt of its answer.
    pub const fn offer(&self) -> Option<u64> {
        self.offer
    }

    /// A seat's clock as its last turn left it; `None` without clocks.
    pub fn clock(&self, seat: Seat) -> Option<Clock> {
        self.clocks?.get(seat.index()).copied()
    }

    /// The entry that ended the game; `None` while it runs.
    pub const fn ended(&self) -> Option<u64> {
        self.ended
    }

    /// The first of its dice that did not fit; `None` when all did.
    pub const fn mismatch(&self) -> Option<&Mismatch> {
        self.mismatch.as_ref()
    }

    /// The highest key that was opened.
    pub fn top(&self) -> Option<Top> {
        self.header().dice.sealed()?.top
    }
}

/// The clocks of a game: makruk between two people has them.
pub(super) fn clocks(settings: &Settings, people: usize) -> Option<[Clock; 2]> {
    match settings.game {
        GameSettings::Makruk { clock } if people == 2 => Some([TimeControl::clock(clock); 2]),
        _ => None,
    }
}
