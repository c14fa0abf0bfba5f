//! Where a game stands: the fold of its events.
//!
//! Owns: one face over both rules engines, and the ends that no board shows (resignation, a draw
//! agreed). Must not know players, dice seeds or undo; those are [`super::Session`]'s.

use super::outcome::{Outcome, Reason};
use super::{Absence, Event, Seat};
use crate::ludo::{self, Phase};
use crate::makruk;

/// A state of either rules engine.
#[derive(Clone, Debug)]
pub enum Play {
    /// Ludo.
    Ludo(ludo::State),
    /// Makruk, with count and past.
    Makruk(Box<makruk::Game>),
}

/// Where a game stands.
#[derive(Clone, Debug)]
pub struct Position {
    play: Play,
    /// An end that no board shows.
    ended: Option<Outcome>,
    offer: Option<Seat>,
    /// Seats whose person left, by number.
    left: [bool; Seat::MAX],
    /// The next step is the computer's, in place of a person.
    stand_in: Option<Absence>,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A roll of the die.
    Roll {
        /// Whose.
        seat: Seat,
    },
    /// Ludo's auto exit: a press brings a piece out without a roll.
    AutoExit {
        /// Whose.
        seat: Seat,
    },
    /// A piece to be moved.
    Choose {
        /// Whose.
        seat: Seat,
    },
    /// The roll moves nothing: the turn goes on by itself, after the reason was shown.
    Pass {
        /// Whose roll it was.
        seat: Seat,
    },
    /// Nothing; the game is over.
    Over(Outcome),
}

impl Turn {
    /// Who acts; `None` when the game is over.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Roll { seat }
            | Turn::AutoExit { seat }
            | Turn::Choose { seat }
            | Turn::Pass { seat } => Some(seat),
            Turn::Over(_) => None,
        }
    }
}

/// Why an event cannot follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An event of the other game.
    #[error("an event of another game")]
    OtherGame,
    /// Ludo's rules forbid it.
    #[error("{0}")]
    Ludo(ludo::Illegal),
    /// Makruk's rules forbid it.
    #[error("{0}")]
    Makruk(makruk::Illegal),
    /// No such seat, or a seat that cannot do this.
    #[error("{0} cannot do this")]
    Seat(Seat),
    /// Draws are offered in makruk only, and one at a time; an answer needs an offer.
    #[error("no draw can be offered or answered now")]
    Offer,
    /// With three or four seats nobody can end the game for the others.
    #[error("only a game of two can be resigned")]
    Resign,
    /// The computer was announced for this step already.
    #[error("the computer was announced twice")]
    StandIn,
    /// The keys of sealed dice are their host's.
    #[error("only the room can roll these dice")]
    SealedDice,
}

impl Position {
    pub(super) const fn ludo(state: ludo::State) -> Position {
        Position::new(Play::Ludo(state))
    }

    pub(super) fn makruk(game: makruk::Game) -> Position {
        Position::new(Play::Makruk(Box::new(game)))
    }

    const fn new(play: Play) -> Position {
        Position {
            play,
            ended: None,
            offer: None,
            left: [false; Seat::MAX],
            stand_in: None,
        }
    }

    /// The state of the rules engine.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Ludo's state; `None` in makruk.
    pub const fn as_ludo(&self) -> Option<&ludo::State> {
        match &self.play {
            Play::Ludo(state) => Some(state),
            Play::Makruk(_) => None,
        }
    }

    /// Makruk's state; `None` in Ludo.
    pub fn as_makruk(&self) -> Option<&makruk::Game> {
        match &self.play {
            Play::Ludo(_) => None,
            Play::Makruk(game) => Some(game),
        }
    }

    /// Who has an open draw offer on the table.
    pub const fn draw_offer(&self) -> Option<Seat> {
        self.offer
    }

    /// Whether this seat's person left, so that the computer plays on for it.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.left.get(seat.index()) == Some(&true)
    }

    /// Why the coming step is the computer's; `None` when it is its player's own.
    pub const fn stand_in(&self) -> Option<Absence> {
        self.stand_in
    }

    /// How many play.
    pub fn seat_count(&self) -> usize {
        match &self.play {
            Play::Ludo(state) => state.seats().len(),
            Play::Makruk(_) => 2,
        }
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        if let Some(outcome) = self.outcome() {
            return Turn::Over(outcome);
        }
        let seat = self.mover();
        match &self.play {
            Play::Makruk(_) => Turn::Choose { seat },
            Play::Ludo(state) => match state.phase() {
                Phase::AutoExit => Turn::AutoExit { seat },
                Phase::Choose { .. } => Turn::Choose { seat },
                Phase::NoMove { .. } => Turn::Pass { seat },
                // `Over` has an outcome and never comes here.
                Phase::Roll { .. } | Phase::Over => Turn::Roll { seat },
            },
        }
    }

    /// The seat whose turn the board says it is, also after the end.
    pub fn mover(&self) -> Seat {
        match &self.play {
            Play::Ludo(state) => Seat::of_color(state.seats(), state.turn()).unwrap_or(Seat::FIRST),
            Play::Makruk(game) => Seat::of_side(game.turn()),
        }
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ended.is_some() {
            return self.ended;
        }
        match &self.play {
            Play::Ludo(state) => Outcome::of_ludo(state),
            Play::Makruk(game) => game.outcome().map(Outcome::of_makruk),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Takes one event in, or leaves everything as it was.
    ///
    /// # Errors
    /// [`Illegal`] says why the event cannot follow.
    pub fn apply(&mut self, event: &Event) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        match *event {
            Event::Ludo(event) => self.ludo_step(event),
            Event::Makruk(ply) => self.makruk_move(ply),
            Event::Resigned { seat } => self.resign(seat),
            Event::DrawOffered { seat } => self.offer(seat),
            Event::DrawAccepted => self.answer(true),
            Event::DrawDeclined => self.answer(false),
            Event::TimedOut { seat } => self.time_out(seat),
            Event::Voided { why } => {
                self.ended = Some(Outcome::of_void(why));
                Ok(())
            }
            Event::Left { seat } => self.set_left(seat, true),
            Event::Returned { seat } => self.set_left(seat, false),
            Event::StandIn { why } => self.announce(why),
        }
    }

    fn time_out(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.as_makruk().is_none() || seat.side().is_none() {
            return Err(Illegal::Seat(seat));
        }
        self.ended = Some(Outcome::lost_by(seat, Reason::TimeOut));
        Ok(())
    }

    fn set_left(&mut self, seat: Seat, left: bool) -> Result<(), Illegal> {
        let seats = self.seat_count();
        match self.left[..seats].get_mut(seat.index()) {
            Some(known) if *known != left => {
                *known = left;
                Ok(())
            }
            _ => Err(Illegal::Seat(seat)),
        }
    }

    fn announce(&mut self, why: Absence) -> Result<(), Illegal> {
        if self.stand_in.is_some() {
            return Err(Illegal::StandIn);
        }
        self.stand_in = Some(why);
        Ok(())
    }

    fn ludo_step(&mut self, event: ludo::Event) -> Result<(), Illegal> {
        let Play::Ludo(state) = &mut self.play else {
            return Err(Illegal::OtherGame);
        };
        state.apply(event).map_err(Illegal::Ludo)?;
        self.stand_in = None;
        Ok(())
    }

    fn makruk_move(&mut self, ply: makruk::Ply) -> Result<(), Illegal> {
        let mover = self.mover();
        let Play::Makruk(game) = &mut self.play else {
            return Err(Illegal::OtherGame);
        };
        game.play(ply.mv, ply.action).map_err(Illegal::Makruk)?;
        self.stand_in = None;
        // Moving instead of answering turns the other side's offer down.
        if self.offer.is_some_and(|seat| seat != mover) {
            self.offer = None;
        }
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.seat_count() != 2 {
            return Err(Illegal::Resign);
        }
        if seat.index() >= 2 {
            return Err(Illegal::Seat(seat));
        }
        self.ended = Some(Outcome::lost_by(seat, Reason::Resignation));
        Ok(())
    }

    fn offer(&mut self, seat: Seat) -> Result<(), Illegal> {
        if self.as_makruk().is_none() || self.offer.is_some() {
            return Err(Illegal::Offer);
        }
        if seat.side().is_none() {
            return Err(Illegal::Seat(seat));
        }
        self.offer = Some(seat);
        Ok(())
    }

    fn answer(&mut self, accept: bool) -> Result<(), Illegal> {
        self.offer.take().ok_or(Illegal::Offer)?;
        self.ended = accept.then_some(Outcome {
            winner: None,
            reason: Reason::Agreement,
        });
        Ok(())
    }
}
