//! Connections, at their edges only, and outages of the service.

use super::decide::{Decision, known, run_due};
use super::fold::Impossible;
use super::work::Work;
use super::{Chair, Conn, Event, Host, Logged, Refusal, Room, Stage, TokenHash, lobby};
use crate::game;
use crate::ludo::Preset;

/// A time in which no node of the service wrote its beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// Its number; later ones have higher numbers.
    pub id: u64,
    /// The last beat before it, in milliseconds since 1970.
    pub from: u64,
    /// The first beat after it.
    pub to: u64,
}

/// A device is connected and proves a seat. Of one device the highest connection wins, another
/// device's newer one takes over. Whoever left a party game takes the seat back so.
///
/// # Errors
/// [`Refusal`]: no seat, an older connection, left for good, or the room has ended.
pub fn connect(
    room: &Room,
    from: &TokenHash,
    conn: Conn,
    at: u64,
    host: &Host<'_>,
) -> Result<Decision, Refusal> {
    let mut work = Work::new(room, at, host);
    run_due(&mut work)?;
    work.room
        .closed()
        .map_or(Ok(()), |ended| Err(Refusal::Closed { ended }))?;
    let seat = work.room.seat_of(from).ok_or(Refusal::NotSeated)?;
    let person = work.person(seat)?;
    if person.left && !work.room.takes_back() {
        return Err(Refusal::LeftForGood);
    }
    if person.conn == Some(conn) {
        return Ok(known(work.room.head()));
    }
    if person
        .last_conn
        .is_some_and(|last| last.device == conn.device && last.n > conn.n)
    {
        return Err(Refusal::OldConnection);
    }
    let seq = work.add(Event::Back { seat, conn })?;
    lobby::start_when_full(&mut work)?;
    Ok(Decision::append(work, seq))
}

/// A seat's connection was lost; `since` is the time of the last frame heard, or a dead node's last
/// beat. Says nothing when another connection is the seat's by now.
///
/// # Errors
/// [`Refusal::NoDice`] when a step is due and its dice are not at hand.
pub fn disconnect(
    room: &Room,
    seat: Chair,
    conn: Conn,
    since: u64,
    at: u64,
    host: &Host<'_>,
) -> Result<Vec<Logged>, Refusal> {
    let current = |room: &Room| room.person(seat).and_then(|person| person.conn) == Some(conn);
    if room.closed().is_some() || !current(room) {
        return Ok(Vec::new());
    }
    let mut work = Work::new(room, at, host);
    let since = since.max(room.credited_until).min(work.at);
    work.add(Event::Gone { seat, conn, since })?;
    Ok(work.into_entries())
}

/// Gives back the time of an outage, once a room: to be asked before a room is judged. Nothing
/// comes of it where no deadline ran.
///
/// # Errors
/// None that a host can cause.
pub fn credit(room: &Room, outage: &Outage, at: u64) -> Result<Vec<Logged>, Refusal> {
    let lost = outage.to.saturating_sub(outage.from.max(room.at()));
    if room.outage >= outage.id || lost == 0 || room.closed().is_some() {
        return Ok(Vec::new());
    }
    let host = Host::default();
    let mut work = Work::new(room, at, &host);
    work.add(Event::Credit {
        outage: outage.id,
        ms: lost,
        until: outage.to,
    })?;
    Ok(work.into_entries())
}

impl Room {
    /// Party: who left may come back between moves. Quick: leaving is final.
    pub(super) fn takes_back(&self) -> bool {
        let party = |rules: &crate::ludo::RuleSet| rules.preset == Preset::Party;
        self.settings.rules().is_some_and(party) && matches!(self.stage, Stage::Playing)
    }

    pub(super) fn lose(&mut self, chair: Chair, conn: Conn, since: u64) -> Result<(), Impossible> {
        let person = self.person_mut(chair).ok_or(Impossible::Seat)?;
        if person.conn != Some(conn) {
            return Err(Impossible::Conn);
        }
        person.conn = None;
        person.gone_since = since;
        self.watch_alone(since);
        Ok(())
    }

    pub(super) fn regain(&mut self, chair: Chair, conn: Conn) -> Result<(), Impossible> {
        let at = self.at;
        let person = self.person_mut(chair).ok_or(Impossible::Seat)?;
        let returns = std::mem::take(&mut person.left);
        person.conn = Some(conn);
        person.last_conn = Some(conn);
        person.fresh = true;
        if returns {
            self.tell_game(chair, |seat| game::Event::Returned { seat })?;
        }
        let stood = self.alone_since.take();
        if let Some(table) = self
            .table
            .as_deref_mut()
            .filter(|table| table.clocks.is_none())
            && let Some(since) = stood
        {
            // With nobody there the room stood still, and so did the time for the open choice.
            let still = at.saturating_sub(since.max(table.prompt_at));
            table.prompt_at += still;
        }
        Ok(())
    }

    /// Before a start the seat is free; in a running game the computer plays on.
    pub(super) fn leave(&mut self, chair: Chair) -> Result<(), Impossible> {
        if !matches!(self.stage, Stage::Playing) {
            return self.unseat(chair);
        }
        let person = self.person_mut(chair).ok_or(Impossible::Seat)?;
        if person.left {
            return Err(Impossible::Seat);
        }
        person.left = true;
        person.conn = None;
        self.tell_game(chair, |seat| game::Event::Left { seat })?;
        self.watch_alone(self.at);
        Ok(())
    }

    fn tell_game(
        &mut self,
        chair: Chair,
        event: fn(game::Seat) -> game::Event,
    ) -> Result<(), Impossible> {
        let table = self.table.as_deref_mut().ok_or(Impossible::Stage)?;
        let seat = table.seat(chair).ok_or(Impossible::Seat)?;
        table
            .session
            .push(event(seat))
            .map_err(|_| Impossible::Turn)
    }

    /// Moves every running deadline back, but not the end of the room's life.
    pub(super) fn credit(&mut self, outage: u64, ms: u64, until: u64) -> Result<(), Impossible> {
        if outage <= self.outage {
            return Err(Impossible::Time);
        }
        (self.outage, self.credited_until) = (outage, until);
        if let Some(since) = &mut self.alone_since {
            *since = since.saturating_add(ms);
        }
        if let Stage::Starting { since, .. } = &mut self.stage {
            *since = since.saturating_add(ms);
        }
        if let Some(table) = self.table.as_deref_mut() {
            table.prompt_at = table.prompt_at.saturating_add(ms);
        }
        for person in self.people_mut().filter(|person| person.conn.is_none()) {
            person.gone_since = person.gone_since.saturating_add(ms);
        }
        Ok(())
    }
}
