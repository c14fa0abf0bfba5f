//! How a game begins, is played and ends, in the fold.

use super::fold::{Impossible, Stuck};
use super::game::{Table, clocks};
use super::{By, Chair, Event, GameSettings, Pledge, Room, Sitter, Stage, times};
use crate::clock;
use crate::fairness::{Commitment, Kind, Sealed, SealedSeat, Share, Top, mix};
use crate::game::{self, Absence, Dice, GameKind, Header, Player, Session, Setup};
use crate::ludo::{Color, Seats};

impl Room {
    /// Every seat taken with its seal, ascending; `None` while a seal is missing.
    pub(super) fn pledges(&self) -> Option<Vec<Pledge>> {
        let gid = self.sealing?.gid.bytes();
        let pledge = |(seat, sitter): (Chair, &Sitter)| {
            let commit = match sitter {
                Sitter::Computer { .. } => Commitment::of(gid, seat.number(), &Share::COMPUTER),
                Sitter::Person(person) => person.commit?,
            };
            let kind = sitter.kind();
            Some(Pledge { seat, kind, commit })
        };
        self.sitters().map(pledge).collect()
    }

    /// The last share is open: the game begins, and with it the first prompt and all clocks.
    pub(super) fn begin(&mut self) -> Result<(), Impossible> {
        let sealing = self.sealing.ok_or(Impossible::Dice)?;
        let Stage::Starting { seats, shares, .. } = &self.stage else {
            return Err(Impossible::Stage);
        };
        let seats: Vec<SealedSeat> = seats.iter().zip(shares).filter_map(sealed_seat).collect();
        let gid = sealing.gid.bytes();
        let sealed = Sealed {
            first: sealing.first,
            rules_rev: self.rules_rev,
            swapped: self.swapped(&seats),
            seats,
            top: None,
            failed: self.failed.clone(),
        };
        let mix = mix(gid, &sealing.first, &sealed.seats);
        let order = sealed.order(gid, self.settings.kind() == GameKind::Makruk);
        let order = order.into_iter().map(|chair| Chair::new(chair.into()));
        let chairs: Vec<Chair> = order.collect::<Option<_>>().ok_or(Impossible::Seat)?;
        let people = sealed.seats.iter().filter(|seat| seat.kind == Kind::Person);
        let clocks = clocks(&self.settings, people.count());
        let header = self.header(&chairs, Dice::Sealed(Box::new(sealed)))?;
        if self.number > 1 {
            self.expires = self.at.saturating_add(times::LIFE);
        }
        self.full_at = chairs.len() as u8;
        self.table = Some(Box::new(Table {
            number: self.number,
            session: Session::new(header).map_err(|_| Impossible::Seat)?,
            mix,
            chairs,
            prompt: self.head,
            prompt_at: self.at,
            offer: None,
            clocks,
            lag_left: [times::LAG_GAME; 2],
            step_at: self.at,
            computer_at: 0,
            ended: None,
            mismatch: None,
        }));
        self.stage = Stage::Playing;
        Ok(())
    }

    fn header(&self, chairs: &[Chair], dice: Dice) -> Result<Header, Impossible> {
        let player = |chair: &Chair| match self.sitter(*chair) {
            Some(Sitter::Computer { level }) => Player::Computer { level: *level },
            _ => Player::Person {
                name: String::new(),
            },
        };
        Ok(Header {
            version: Header::VERSION,
            id: self.sealing.ok_or(Impossible::Dice)?.gid,
            created_ms: self.at,
            setup: self.setup(chairs.len())?,
            players: chairs.iter().map(player).collect(),
            dice,
            remarks: Vec::new(),
        })
    }

    fn setup(&self, players: usize) -> Result<Setup, Impossible> {
        let GameSettings::Ludo { rules } = self.settings.game else {
            return Ok(Setup::makruk());
        };
        let seats = Seats::of(players).map_err(|_| Impossible::Seat)?;
        let starter = match self.table().map(|table| &table.header().setup) {
            Some(Setup::Ludo {
                seats: before,
                starter,
                ..
            }) if *before == seats => rules.next_starter(seats, *starter),
            _ => Color::Red,
        };
        Ok(Setup::Ludo {
            rules,
            seats,
            starter,
        })
    }

    /// Makruk: the chair that plays White in a rematch of the same two; `None` leaves it to the lot.
    fn swapped(&self, seats: &[SealedSeat]) -> Option<u8> {
        let [white, black] = self.table()?.chairs()[..] else {
            return None;
        };
        let same = seats
            .iter()
            .all(|seat| [white.number(), black.number()].contains(&seat.seat));
        let makruk = self.settings.kind() == GameKind::Makruk;
        (same && makruk).then_some(black.number())
    }

    /// Takes a step of the game in.
    pub(super) fn step(&mut self, event: &Event) -> Result<(), Stuck> {
        let Event::Step {
            seat,
            by,
            step,
            key,
            lag,
        } = event
        else {
            return Err(Impossible::Stage.into());
        };
        let (seq, at) = (self.head, self.at);
        if !matches!(self.stage, Stage::Playing) {
            return Err(Impossible::Stage.into());
        }
        let table = self.table.as_deref_mut().ok_or(Impossible::Stage)?;
        table.check_actor(*seat, step)?;
        table.check_key(step, key.as_ref())?;
        table.run_clock(step, at, *lag)?;
        if let Some(why) = stands_in(*by) {
            table.session.push(game::Event::StandIn { why })?;
        }
        table.session.push(*step)?;
        table.after(step, *by, seq, at);
        self.count_strike(*seat, *by, step);
        self.ends();
        Ok(())
    }

    fn count_strike(&mut self, chair: Option<Chair>, by: By, step: &game::Event) {
        let Some(person) = chair.and_then(|chair| self.person_mut(chair)) else {
            return;
        };
        if by == By::TimeOut {
            person.strikes = person.strikes.saturating_add(1);
        }
        if by == By::Person && step.is_piece_move() {
            person.fresh = false;
        }
    }

    /// After the step that ends a game, dice for a rematch are wanted.
    fn ends(&mut self) {
        if self.table().is_some_and(|table| table.ended.is_some()) {
            self.stage = Stage::Gathering;
            self.sealing = None;
            self.people_mut().for_each(|person| person.strikes = 0);
        }
    }
}

impl Table {
    /// A roll, a move or a pass belongs to the seat whose turn it is.
    fn check_actor(&self, chair: Option<Chair>, step: &game::Event) -> Result<(), Impossible> {
        if is_turn(step) && chair != self.turn() {
            return Err(Impossible::Turn);
        }
        Ok(())
    }

    /// A roll has a key, nothing else has. A key or die that does not fit is kept, not refused:
    /// play may go on, and everybody is told.
    fn check_key(&mut self, step: &game::Event, key: Option<&Top>) -> Result<(), Impossible> {
        let die = match step {
            game::Event::Ludo(crate::ludo::Event::Rolled { die }) => Some(*die),
            _ => None,
        };
        let (die, key) = match (die, key) {
            (None, None) => return Ok(()),
            (Some(die), Some(key)) => (die, key),
            _ => return Err(Impossible::Dice),
        };
        let mix = self.mix;
        let game = self.header().id.bytes();
        let sealed = self.header().dice.sealed().ok_or(Impossible::Dice)?;
        if let Err(mismatch) = sealed.check_next(game, &mix, key, die) {
            self.mismatch.get_or_insert(mismatch);
        }
        self.session.note_key(*key);
        Ok(())
    }

    fn run_clock(&mut self, step: &game::Event, at: u64, lag: u32) -> Result<(), Impossible> {
        let game::Event::Makruk(_) = step else {
            return if lag == 0 {
                Ok(())
            } else {
                Err(Impossible::Turn)
            };
        };
        let seat = self.session.position().mover().index();
        let Some(clock) = self.clocks.as_mut().and_then(|clocks| clocks.get_mut(seat)) else {
            return Ok(());
        };
        let left = self.lag_left.get_mut(seat).ok_or(Impossible::Turn)?;
        *left = left.checked_sub(lag).ok_or(Impossible::Turn)?;
        let thought = at.saturating_sub(self.prompt_at).saturating_sub(lag.into());
        match clock.after(thought) {
            clock::Turn::Moved(after) => *clock = after,
            clock::Turn::Flagged(_) => return Err(Impossible::Turn),
        }
        Ok(())
    }

    fn after(&mut self, step: &game::Event, by: By, seq: u64, at: u64) {
        self.step_at = at;
        if is_turn(step) {
            (self.prompt, self.prompt_at) = (seq, at);
        }
        if matches!(by, By::Computer | By::Absent | By::TimeOut) {
            self.computer_at = at;
        }
        let position = self.session.position();
        self.offer = match step {
            game::Event::DrawOffered { .. } => Some(seq),
            _ => self.offer.filter(|_| position.draw_offer().is_some()),
        };
        self.ended = position.is_over().then_some(seq);
    }
}

/// Whether a step answers the turn's prompt and opens the next one.
const fn is_turn(step: &game::Event) -> bool {
    matches!(step, game::Event::Ludo(_) | game::Event::Makruk(_))
}

const fn stands_in(by: By) -> Option<Absence> {
    match by {
        By::Absent => Some(Absence::Absent),
        By::TimeOut => Some(Absence::TimeOut),
        By::Person | By::Computer | By::Room => None,
    }
}

fn sealed_seat((pledge, share): (&Pledge, &Option<Share>)) -> Option<SealedSeat> {
    Some(SealedSeat {
        seat: pledge.seat.number(),
        kind: pledge.kind,
        commitment: pledge.commit,
        share: (*share)?,
    })
}
