//! A game at the table: log, position, undo, and who may do what.
//!
//! Owns: turning commands into events, keeping the position while events come, undo for both games
//! by one rule. Must not store, wait or think; the computer's thinking is in [`super::computer`].
//! Start with [`Session::decide`] and [`Session::apply`].

use super::{
    Command, Dice, Event, GameId, Header, HeaderError, Illegal, Pending, Position, Remark, Seat,
    Turn,
};
use crate::dice::{self, Seed};
use crate::fairness::Top;
use crate::ludo;
use crate::makruk::{CountAction, Ply};

/// A game at the table. Its log is the whole truth; the rest is kept so that playing on costs the
/// same at every length.
///
/// ```
/// use sanuk_core::game::{Command, Header, Session, Setup};
/// # use sanuk_core::{dice::Seed, game::{Dice, GameId, Player}, ludo::{Color, RuleSet, Seats}};
/// # let setup = Setup::Ludo { rules: RuleSet::quick(), seats: Seats::TWO, starter: Color::Red };
/// # let players = vec![Player::Person { name: String::new() }; 2];
/// # let (id, dice) = (GameId::from_bytes([0; 16]), Dice::Seed(Seed([7; 32])));
/// let remarks = Vec::new();
/// let header = Header { version: 1, id, created_ms: 0, setup, players, dice, remarks };
/// let mut session = Session::new(header)?;
/// let events = session.decide(Command::Roll)?;
/// session.apply(&events)?;
/// assert_eq!(session.events().len(), 1);
/// assert!(session.decide(Command::Roll).is_err(), "the die lies open");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    header: Header,
    events: Vec<Event>,
    position: Position,
    pending: Pending,
    /// Numbers of the events that undo can come back to: piece moves by people.
    choices: Vec<u32>,
    /// Per seat, how often each face came.
    faces: Vec<[u32; 6]>,
}

/// A log that does not fold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{why}", at.map(|at| format!("event {at}: ")).unwrap_or_default())]
pub struct FoldError {
    /// Number of the event, from 0; `None` when the header begins no game.
    pub at: Option<usize>,
    /// What is wrong.
    pub why: FoldFault,
}

/// What is wrong in a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldFault {
    /// The header.
    #[error("{0}")]
    Header(#[from] HeaderError),
    /// An event that cannot follow.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// The log is shorter than asked for.
    #[error("the log ends before")]
    Short,
}

/// Why a command does nothing. The game stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// The other seat is the one to answer.
    #[error("{0} has nothing to answer")]
    NotYours(Seat),
    /// The same seat offered a draw less than two moves ago.
    #[error("{0} has just offered a draw")]
    OfferedAlready(Seat),
    /// Makruk's count can neither be started nor stopped now.
    #[error("the count cannot be started or stopped now")]
    NoCount,
}

impl Session {
    /// Sets a new game up.
    ///
    /// # Errors
    /// [`FoldError`] when the header begins no game.
    pub fn new(header: Header) -> Result<Session, FoldError> {
        let position = header.start().map_err(|error| FoldError {
            at: None,
            why: error.into(),
        })?;
        let faces = vec![[0; 6]; header.players.len()];
        Ok(Session {
            header,
            events: Vec::new(),
            position,
            pending: Pending::default(),
            choices: Vec::new(),
            faces,
        })
    }

    /// Folds a saved game.
    ///
    /// # Errors
    /// [`FoldError`] names the first event that cannot follow.
    pub fn restore(
        header: Header,
        events: &[Event],
        pending: Pending,
    ) -> Result<Session, FoldError> {
        let mut session = Session::new(header)?;
        session.extend(events)?;
        session.pending = pending;
        Ok(session)
    }

    /// Folds as much of a log as makes a game.
    ///
    /// # Errors
    /// The valid beginning together with what is wrong after it; nothing but the fault when the
    /// header begins no game.
    pub fn salvage(
        header: Header,
        events: &[Event],
    ) -> Result<Session, (Option<Box<Session>>, FoldError)> {
        let mut session = Session::new(header).map_err(|error| (None, error))?;
        match session.extend(events) {
            Ok(()) => Ok(session),
            Err(error) => Err((Some(Box::new(session)), error)),
        }
    }

    /// Takes in events one by one up to the first that cannot follow.
    fn extend(&mut self, events: &[Event]) -> Result<(), FoldError> {
        for event in events {
            self.push(*event).map_err(|why| FoldError {
                at: Some(self.events.len()),
                why: why.into(),
            })?;
        }
        Ok(())
    }

    /// Takes in one event that follows. For the room's fold and records; what is pending stays.
    pub(crate) fn push(&mut self, event: Event) -> Result<(), Illegal> {
        let mover = self.position.mover();
        self.position.apply(&event)?;
        if event.is_piece_move() && self.header.is_person(mover) {
            self.choices.push(self.events.len() as u32);
        }
        if let Event::Ludo(ludo::Event::Rolled { die }) = event
            && let Some(faces) = self.faces.get_mut(mover.index())
        {
            faces[usize::from(die.get()) - 1] += 1;
        }
        self.events.push(event);
        Ok(())
    }

    /// Keeps the highest key of a room's dice with the game, so that its record can be checked.
    pub fn note_key(&mut self, top: Top) {
        if let Dice::Sealed(sealed) = &mut self.header.dice {
            sealed.top = Some(top);
        }
    }

    /// Marks the record: its dice do not fit their seal.
    pub fn mark_mismatch(&mut self) {
        if !self.header.is_marked() {
            let (at, after) = (self.events.len() as u32, self.events.last().copied());
            self.header.remarks.push(Remark::mismatch(at, after));
        }
    }

    /// Keeps what a record says after the events read so far.
    pub(super) fn remark(&mut self, text: &str) {
        self.header.remarks.push(Remark {
            at: self.events.len() as u32,
            after: self.events.last().copied(),
            text: text.to_owned(),
        });
    }

    /// What is fixed.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The log.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Where the game stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What hangs over the open choice.
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// Per seat, how often each face 1 to 6 came; all zero in makruk.
    pub fn faces(&self) -> &[[u32; 6]] {
        &self.faces
    }

    /// The position after the first `length` events, for replay.
    ///
    /// # Errors
    /// [`FoldError`] when the log is shorter.
    pub fn at(&self, length: usize) -> Result<Position, FoldError> {
        let short = FoldError {
            at: Some(self.events.len()),
            why: FoldFault::Short,
        };
        let events = self.events.get(..length).ok_or(short)?;
        let fault = |at, why: FoldFault| FoldError { at, why };
        let mut position = self
            .header
            .start()
            .map_err(|error| fault(None, error.into()))?;
        for (at, event) in events.iter().enumerate() {
            position
                .apply(event)
                .map_err(|error| fault(Some(at), error.into()))?;
        }
        Ok(position)
    }

    /// Turns a wish into events without changing anything; [`Session::apply`] takes them in once
    /// they are saved. A die is the one that the seed has for this number of roll.
    ///
    /// # Errors
    /// [`Refusal`] says why nothing happens.
    pub fn decide(&self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.decide_with(command, || self.next_die())
    }

    /// Like [`Session::decide`], with the die that the host of a room rolled.
    ///
    /// # Errors
    /// [`Refusal`] says why nothing happens.
    pub fn decide_rolled(&self, command: Command, die: ludo::Die) -> Result<Vec<Event>, Refusal> {
        self.decide_with(command, || Ok(die))
    }

    fn decide_with(
        &self,
        command: Command,
        die: impl FnOnce() -> Result<ludo::Die, Illegal>,
    ) -> Result<Vec<Event>, Refusal> {
        let event = match command {
            Command::Roll => Event::Ludo(ludo::Event::Rolled { die: die()? }),
            Command::AutoExit => Event::Ludo(ludo::Event::AutoExit),
            Command::Move { piece } => Event::Ludo(ludo::Event::Moved {
                piece: self.lowest(piece),
            }),
            Command::Pass => Event::Ludo(ludo::Event::Passed),
            Command::Play { ply } => Event::Makruk(self.completed(ply)?),
            Command::Resign { seat } => Event::Resigned { seat },
            Command::OfferDraw { seat } => self.offer(seat)?,
            Command::AnswerDraw { seat, accept } => self.answer(seat, accept)?,
        };
        self.position.clone().apply(&event)?;
        Ok(vec![event])
    }

    fn next_die(&self) -> Result<ludo::Die, Illegal> {
        let state = self.position.as_ludo().ok_or(Illegal::OtherGame)?;
        let seed = self.header.dice.seed().ok_or(Illegal::SealedDice)?;
        Ok(dice::face(seed, state.roll_index()))
    }

    /// Of pieces on one place the lowest moves (rule T33).
    fn lowest(&self, piece: ludo::PieceIndex) -> ludo::PieceIndex {
        self.position
            .as_ludo()
            .map_or(piece, |state| state.lowest_equal(state.turn(), piece))
    }

    fn completed(&self, ply: Ply) -> Result<Ply, Illegal> {
        let game = self.position.as_makruk().ok_or(Illegal::OtherGame)?;
        if self.position.is_over() {
            return Err(Illegal::Over);
        }
        let person = self.header.is_person(self.position.mover());
        let armed = self.pending.armed.filter(|_| person);
        game.check(ply.mv, ply.action.or(armed))
            .map_err(Illegal::Makruk)
    }

    /// Between two offers of a seat both sides move, in a room ten plies pass, so that nobody is
    /// pestered (row C60).
    fn offer(&self, seat: Seat) -> Result<Event, Refusal> {
        let offer = Event::DrawOffered { seat };
        let mut since = self
            .events
            .iter()
            .rev()
            .take_while(|event| **event != offer);
        let offered = self.events.contains(&offer);
        let apart = self.header.dice.seed().map_or(10, |_| 2);
        if offered && since.by_ref().filter(|event| event.is_piece_move()).count() < apart {
            return Err(Refusal::OfferedAlready(seat));
        }
        Ok(offer)
    }

    fn answer(&self, seat: Seat, accept: bool) -> Result<Event, Refusal> {
        match self.position.draw_offer() {
            Some(by) if by != seat => Ok(if accept {
                Event::DrawAccepted
            } else {
                Event::DrawDeclined
            }),
            Some(_) => Err(Refusal::NotYours(seat)),
            None => Err(Illegal::Offer.into()),
        }
    }

    /// Takes in what [`Session::decide`] gave: all of it, or nothing. Clears what was pending, but an
    /// armed action only with the move that carries it: an offer of a draw leaves it armed.
    ///
    /// # Errors
    /// [`FoldError`] names the first event that cannot follow.
    pub fn apply(&mut self, events: &[Event]) -> Result<(), FoldError> {
        if let [event] = events {
            self.push(*event).map_err(|why| FoldError {
                at: Some(self.events.len()),
                why: why.into(),
            })?;
        } else {
            let mut next = self.clone();
            next.extend(events)?;
            *self = next;
        }
        let carried = events.iter().any(Event::is_piece_move) || self.position.is_over();
        self.pending = Pending {
            reached_by_undo: false,
            armed: self.pending.armed.filter(|_| !carried),
        };
        Ok(())
    }

    /// What is pending after start or stop of makruk's count is pressed: it is armed and rides on
    /// the next move; any press while something is armed disarms.
    ///
    /// # Errors
    /// [`Refusal`] when the button is not usable.
    pub fn press_count(&self, action: CountAction) -> Result<Pending, Refusal> {
        let game = self.position.as_makruk().ok_or(Illegal::OtherGame)?;
        let usable = match action {
            CountAction::Start => game.can_start(),
            CountAction::Stop => game.can_stop(),
        };
        let armed = match (self.pending.armed, usable) {
            (Some(_), _) => None,
            (None, true) => Some(action),
            (None, false) => return Err(Refusal::NoCount),
        };
        Ok(Pending {
            armed,
            ..self.pending
        })
    }

    /// Sets what hangs over the open choice, once it is saved.
    pub const fn set_pending(&mut self, pending: Pending) {
        self.pending = pending;
    }

    /// The length of the log after an undo: just before the last piece move of a person. `None`
    /// when there is none, while a person's fresh die lies open (`ludo.md` § 4), and in rooms.
    pub fn undo_target(&self) -> Option<usize> {
        let in_room = self.header.dice.sealed().is_some();
        if in_room || self.fresh_die_lies_open() {
            return None;
        }
        self.choices.last().map(|at| *at as usize)
    }

    fn fresh_die_lies_open(&self) -> bool {
        let open = self
            .position
            .as_ludo()
            .is_some_and(|state| state.die().is_some());
        let person = self
            .position
            .turn()
            .seat()
            .is_some_and(|seat| self.header.is_person(seat));
        open && person && !self.pending.reached_by_undo
    }

    /// What hangs over the choice that undo comes back to: makruk's action that was armed.
    pub fn undo_pending(&self) -> Pending {
        let undone = self.undo_target().and_then(|at| self.events.get(at));
        let armed = match undone {
            Some(Event::Makruk(ply)) => ply.action,
            _ => None,
        };
        Pending {
            reached_by_undo: true,
            armed,
        }
    }

    /// Goes back to the person's last choice; its die, count and armed action are as they were.
    /// Returns the new length of the log, `None` when nothing can be undone.
    pub fn undo(&mut self) -> Option<usize> {
        let (length, pending) = (self.undo_target()?, self.undo_pending());
        self.rewind(length, pending).ok()?;
        Some(length)
    }

    /// Goes back to the first `length` events.
    ///
    /// # Errors
    /// [`FoldError`] when the log is shorter.
    pub fn rewind(&mut self, length: usize, pending: Pending) -> Result<(), FoldError> {
        if length < self.events.len() {
            let mut shorter = Session::new(self.header.clone())?;
            shorter.extend(&self.events[..length])?;
            *self = shorter;
        } else if length > self.events.len() {
            return Err(FoldError {
                at: Some(self.events.len()),
                why: FoldFault::Short,
            });
        }
        self.pending = pending;
        Ok(())
    }

    /// The header of the next game with the same players; see [`Header::again`].
    #[must_use]
    pub fn again(&self, id: GameId, seed: Seed, created_ms: u64) -> Header {
        self.header.again(id, seed, created_ms)
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }
}
