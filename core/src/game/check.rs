//! The check of a whole game: rolls, and in a room the computers' choices too.
//!
//! Owns: what "check the dice" and `sanuk verify` say of a record. It shows that nobody could
//! choose a roll; it cannot show that the operator did not look ahead. Start with
//! [`Session::check`].

use super::{
    ComputerTurn, Dice, Event, FoldFault, Illegal, Player, Seat, Session, Work, WrongDie, think,
};
use crate::ai::{Budget, Level, Stop};
use crate::fairness::{Kind, Mismatch, Sealed};
use crate::ludo::{Die, Event as Ludo};

/// The revision of the rules and computer players. A core folds every revision that it ever
/// shipped; raise it when a rule or a computer's choice changes.
pub const RULES_REV: u16 = 1;
/// Positions that a computer looks at in a room, at most. Part of what a check replays: no choice
/// in a room may depend on time.
pub const ROOM_NODES: u64 = 20_000;

/// What was found to be right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Rolls of the die.
    pub rolls: u32,
    /// Choices of computers that were replayed; only games in rooms have them checked.
    pub choices: u32,
    /// Whether the dice are sealed by two sides; otherwise a seed decides them.
    pub sealed: bool,
    /// Starts of this game that failed before it began.
    pub failed_starts: u32,
}

/// What does not fit in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// Sealed dice.
    #[error(transparent)]
    Dice(#[from] Mismatch),
    /// A roll that the seed did not give.
    #[error("roll {} shows {}; the seed gives {}", .0.roll + 1, .0.said, .0.expected)]
    Seed(WrongDie),
    /// Players and sealed seats differ: a computer where a person sealed, or another number.
    #[error("players and sealed seats differ")]
    Players,
    /// Another choice than the computer makes.
    #[error("event {at}: the computer of {seat} chooses otherwise")]
    Choice {
        /// Number of the event, from 0.
        at: usize,
        /// Whose.
        seat: Seat,
    },
    /// Played by later rules than this app knows.
    #[error("the game was played by rules {found}; this app knows {RULES_REV}")]
    Newer {
        /// Revision in the record.
        found: u16,
    },
    /// The log does not fold.
    #[error("{0}")]
    Fold(FoldFault),
}

impl From<Illegal> for CheckError {
    fn from(why: Illegal) -> CheckError {
        CheckError::Fold(why.into())
    }
}

impl Session {
    /// Checks every roll; in a game from a room also seals, keys and each computer's choice.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check(&self) -> Result<Checked, CheckError> {
        self.check_until(&Stop::new())
    }

    /// As [`Session::check`], for a thread that must not be held up: once `stop` says so it ends, and
    /// what it says then means nothing.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check_until(&self, stop: &Stop) -> Result<Checked, CheckError> {
        match &self.header().dice {
            Dice::Seed(_) => self
                .check_dice()
                .map(|rolls| Checked {
                    rolls,
                    ..Checked::default()
                })
                .map_err(CheckError::Seed),
            Dice::Sealed(sealed) => self.check_sealed(sealed, stop),
        }
    }

    fn check_sealed(&self, sealed: &Sealed, stop: &Stop) -> Result<Checked, CheckError> {
        if sealed.rules_rev > RULES_REV {
            let found = sealed.rules_rev;
            return Err(CheckError::Newer { found });
        }
        let game = self.header().id.bytes();
        sealed.check_seats(game)?;
        self.check_players(sealed)?;
        let dice: Vec<Die> = self.events().iter().filter_map(rolled).collect();
        let rolls = sealed.check_rolls(game, &dice)?;
        Ok(Checked {
            rolls,
            choices: self.check_choices(stop)?,
            sealed: true,
            failed_starts: sealed.failed.len() as u32,
        })
    }

    fn check_players(&self, sealed: &Sealed) -> Result<(), CheckError> {
        let header = self.header();
        let kind = |seat| {
            let chair = header.chair(seat)?;
            let found = sealed.seats.iter().find(|sealed| sealed.seat == chair)?;
            Some(found.kind == Kind::Person)
        };
        let same = header.players.len() == sealed.seats.len();
        let fits = |seat| kind(seat) == header.player(seat).map(Player::is_person);
        if same && header.seats().all(fits) {
            Ok(())
        } else {
            Err(CheckError::Players)
        }
    }

    /// Plays the game again and asks the computer wherever it chose. Returns how often.
    fn check_choices(&self, stop: &Stop) -> Result<u32, CheckError> {
        let mut replay =
            Session::new(self.header().clone()).map_err(|error| CheckError::Fold(error.why))?;
        let mut choices = 0;
        for (at, event) in self.events().iter().enumerate() {
            if let Some(turn) = replay.chooser(*event) {
                choices += 1;
                let seat = turn.seat;
                let chosen = replay.chosen(turn, stop);
                if chosen != Some(*event) {
                    return Err(CheckError::Choice { at, seat });
                }
            }
            replay.push(*event)?;
        }
        Ok(choices)
    }

    /// The computer that made this choice; `None` when a person did, or nothing was chosen.
    fn chooser(&self, event: Event) -> Option<ComputerTurn> {
        let level = |seat| match self.header().player(seat)? {
            Player::Computer { level } => Some(*level),
            Player::Person { .. } => None,
        };
        let seat = match event {
            Event::DrawAccepted | Event::DrawDeclined => {
                let by = self.position().draw_offer()?;
                Seat::new(1 - by.index().min(1))?
            }
            Event::Ludo(Ludo::Moved { .. }) | Event::Makruk(_) => self.turn().seat()?,
            _ => return None,
        };
        let stands_in = self.position().stand_in().map(|_| Level::Normal);
        let turn = self.stand_in_turn(seat, level(seat).or(stands_in)?)?;
        (turn.work == Work::Choose || turn.work == Work::AnswerDraw).then_some(turn)
    }

    fn chosen(&self, turn: ComputerTurn, stop: &Stop) -> Option<Event> {
        let wish = think(self.position(), turn, Budget::nodes(ROOM_NODES), stop)?;
        self.decide(wish).ok()?.first().copied()
    }
}

fn rolled(event: &Event) -> Option<Die> {
    match event {
        Event::Ludo(Ludo::Rolled { die }) => Some(*die),
        _ => None,
    }
}
