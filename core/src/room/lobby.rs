//! Before a game: opening, joining, computers, freeing, starting, opening shares.

use super::decide::{Decision, known, run_due};
use super::work::Work;
use super::{
    Body, Chair, Event, Host, Join, Logged, NewGame, RULES_REV, Refusal, Room, RoomEnd, Settings,
    SettingsError, Sitter, Stage, TokenHash, VERSION, times,
};
use crate::ai::Level;
use crate::fairness::{Commitment, Share};
use crate::game::{GameId, GameKind};

/// Opens a room: its first two entries. Seat 0 is kept for the creator, who joins it like anyone.
///
/// # Errors
/// [`SettingsError`] says what is out of range.
pub fn open(
    settings: &Settings,
    creator: TokenHash,
    game: NewGame,
    at: u64,
) -> Result<Vec<Logged>, SettingsError> {
    settings.check()?;
    let opened = Event::Opened {
        version: VERSION,
        rules_rev: RULES_REV,
        settings: settings.clone(),
        creator,
    };
    let sealed = Event::Game {
        number: 1,
        gid: game.gid,
        first: game.first,
    };
    let entry = |(seq, event)| Logged {
        seq,
        at,
        body: Body {
            event,
            cause: None,
            hash: None,
        },
    };
    Ok((1..).zip([opened, sealed]).map(entry).collect())
}

/// Takes a free seat. The same token gets the same seat and the same answer; opening a link never
/// comes here, only a press of Join does.
///
/// # Errors
/// [`Refusal`]: taken, full, begun, sealed anew, or the room has ended.
pub fn join(room: &Room, from: &TokenHash, wish: &Join, at: u64) -> Result<Decision, Refusal> {
    if let Some(person) = room.seat_of(from).and_then(|seat| room.person(seat)) {
        return Ok(known(person.joined));
    }
    let host = Host::default();
    let mut work = Work::new(room, at, &host);
    run_due(&mut work)?;
    check_join(&work.room, from, wish)?;
    let seq = work.add(Event::Joined {
        seat: wish.seat,
        token: *from,
        commit: wish.commit,
    })?;
    start_when_full(&mut work)?;
    Ok(Decision::append(work, seq))
}

fn check_join(room: &Room, from: &TokenHash, wish: &Join) -> Result<(), Refusal> {
    match room.stage() {
        Stage::Closed { why } => return Err(Refusal::Closed { ended: *why }),
        Stage::Playing | Stage::Starting { .. } => return Err(Refusal::Running),
        Stage::Gathering => {}
    }
    let free = room.free_for(from);
    if free.is_empty() {
        return Err(Refusal::Full);
    }
    check_chair(room, wish.seat)?;
    if !free.contains(&wish.seat) {
        return Err(Refusal::SeatTaken { free });
    }
    check_game(room, wish.gid)
}

pub(super) fn check_chair(room: &Room, chair: Chair) -> Result<(), Refusal> {
    let seats = room.settings().seats;
    if chair.index() < usize::from(seats) {
        Ok(())
    } else {
        Err(Refusal::NoSuchSeat { seats })
    }
}

/// A seal is for the coming game only.
pub(super) fn check_game(room: &Room, gid: GameId) -> Result<(), Refusal> {
    match room.sealing() {
        Some(sealing) if sealing.gid == gid => Ok(()),
        sealing => Err(Refusal::OtherGame {
            gid: sealing.map(|sealing| sealing.gid),
            first: sealing.map(|sealing| sealing.first),
        }),
    }
}

fn gathering(room: &Room) -> Result<(), Refusal> {
    match room.stage() {
        Stage::Gathering => Ok(()),
        Stage::Starting { .. } => Err(Refusal::Starting),
        Stage::Playing => Err(Refusal::Running),
        Stage::Closed { why } => Err(Refusal::Closed { ended: *why }),
    }
}

fn creator(room: &Room, chair: Chair) -> Result<(), Refusal> {
    gathering(room)?;
    if room.creator() == chair {
        Ok(())
    } else {
        Err(Refusal::NotCreator)
    }
}

/// A device seals its half anew after a failed start, or for a rematch.
pub(super) fn commit(
    work: &mut Work<'_>,
    seat: Chair,
    gid: GameId,
    commit: Commitment,
    rematch: bool,
) -> Result<u64, Refusal> {
    gathering(&work.room)?;
    if rematch && work.room.table().is_none() {
        return Err(Refusal::NotOver);
    }
    check_game(&work.room, gid)?;
    let person = work.person(seat)?;
    if person.commit.is_some() {
        return Err(Refusal::Done);
    }
    if person.wants == rematch {
        return Err(if rematch {
            Refusal::Done
        } else {
            Refusal::NotOver
        });
    }
    let seq = work.add(if rematch {
        Event::Rematch { seat, commit }
    } else {
        Event::Committed { seat, commit }
    })?;
    start_when_full(work)?;
    Ok(seq)
}

pub(super) fn add_computer(
    work: &mut Work<'_>,
    from: Chair,
    seat: Chair,
    level: Level,
) -> Result<u64, Refusal> {
    creator(&work.room, from)?;
    check_chair(&work.room, seat)?;
    if work.room.sitter(seat).is_some() {
        let free = empty_chairs(&work.room);
        return Err(Refusal::SeatTaken { free });
    }
    check_growth(&work.room)?;
    let seq = work.add(Event::ComputerAdded { seat, level })?;
    start_when_full(work)?;
    Ok(seq)
}

pub(super) fn remove_computer(
    work: &mut Work<'_>,
    from: Chair,
    seat: Chair,
) -> Result<u64, Refusal> {
    creator(&work.room, from)?;
    check_chair(&work.room, seat)?;
    match work.room.sitter(seat) {
        Some(Sitter::Computer { .. }) => check_growth(&work.room)?,
        _ => return Err(Refusal::NotComputer),
    }
    work.add(Event::ComputerRemoved { seat })
}

pub(super) fn free(work: &mut Work<'_>, from: Chair, seat: Chair) -> Result<u64, Refusal> {
    creator(&work.room, from)?;
    check_chair(&work.room, seat)?;
    let person = work.person(seat)?;
    let ms = match person.conn {
        Some(_) => 0,
        None => work.at.saturating_sub(person.gone_since),
    };
    if ms < times::FREE {
        return Err(Refusal::NotAway { ms });
    }
    work.add(Event::Freed { seat })
}

/// Computers may come and go while people gather, but not without end: each time is an entry.
fn check_growth(room: &Room) -> Result<(), Refusal> {
    let since = room.sealing().map_or(room.head(), |sealing| sealing.seq);
    if room.head() - since < times::GATHERING {
        Ok(())
    } else {
        Err(Refusal::Crowded)
    }
}

fn empty_chairs(room: &Room) -> Vec<Chair> {
    Chair::first(room.chairs().len())
        .filter(|chair| room.sitter(*chair).is_none())
        .collect()
}

/// The creator's press of Start, or of Fill.
pub(super) fn start(work: &mut Work<'_>, from: Chair, fill: bool) -> Result<u64, Refusal> {
    creator(&work.room, from)?;
    check_people(&work.room)?;
    if !fill {
        check_count(&work.room)?;
        return started(work);
    }
    let empty = empty_chairs(&work.room);
    if empty.is_empty() {
        return Err(Refusal::NothingToFill);
    }
    // The command's own entry is the first of them; a copy of it gets that number again.
    let mut first = None;
    for seat in empty {
        let level = Level::Normal;
        let seq = work.add(Event::ComputerAdded { seat, level })?;
        first.get_or_insert(seq);
    }
    let seq = started(work)?;
    Ok(first.unwrap_or(seq))
}

fn check_count(room: &Room) -> Result<(), Refusal> {
    let taken = room.sitters().count();
    match room.settings().kind() {
        GameKind::Makruk if taken < 2 => Err(Refusal::NotFull),
        GameKind::Ludo if taken < 2 => Err(Refusal::TooFew),
        _ => Ok(()),
    }
}

/// Everybody is connected and has sealed a half for the coming game.
fn check_people(room: &Room) -> Result<(), Refusal> {
    let without = |lacks: fn(&super::Person) -> bool| -> Vec<Chair> {
        let lacking = room.people().filter(|(_, person)| lacks(person));
        lacking.map(|(chair, _)| chair).collect()
    };
    let seats = without(|person| person.conn.is_none());
    if !seats.is_empty() {
        return Err(Refusal::NotConnected { seats });
    }
    let seats = without(|person| person.commit.is_none());
    if !seats.is_empty() {
        return Err(Refusal::NotCommitted { seats });
    }
    Ok(())
}

fn started(work: &mut Work<'_>) -> Result<u64, Refusal> {
    let seats = work.room.pledges().ok_or(Refusal::OtherGame {
        gid: None,
        first: None,
    })?;
    work.add(Event::Started { seats })
}

/// Starts by itself once every seat of the table is taken, everybody is connected and ready.
pub(super) fn start_when_full(work: &mut Work<'_>) -> Result<(), Refusal> {
    let room = &work.room;
    let taken = room.sitters().count();
    let ready = matches!(room.stage(), Stage::Gathering)
        && taken >= usize::from(room.full_at)
        && room.people().next().is_some()
        && room.sealing().is_some()
        && check_people(room).is_ok();
    if ready {
        started(work)?;
    }
    Ok(())
}

pub(super) fn reveal(work: &mut Work<'_>, seat: Chair, share: Share) -> Result<u64, Refusal> {
    let Stage::Starting { seats, shares, .. } = work.room.stage() else {
        return Err(Refusal::NotStarting);
    };
    let place = seats.iter().position(|pledge| pledge.seat == seat);
    let place = place.ok_or(Refusal::NotSeated)?;
    if shares[place].is_some() {
        return Err(Refusal::Done);
    }
    let gid = work.room.sealing().ok_or(Refusal::NotStarting)?.gid.bytes();
    if !seats[place].commit.opens(gid, seat.number(), &share) {
        return Err(Refusal::WrongShare);
    }
    work.add(Event::Revealed { seat, share })
}

/// Undoes a start whose shares did not all come.
pub(super) fn fail_start(work: &mut Work<'_>, missing: Vec<Chair>) -> Result<u64, Refusal> {
    work.add(Event::StartFailed { missing })
}

/// Leaves before a start, or after a game. A start under way is undone. The last person to leave ends
/// the room, unless its creator has not come yet.
pub(super) fn leave(work: &mut Work<'_>, seat: Chair) -> Result<u64, Refusal> {
    let mut first = None;
    if matches!(work.room.stage(), Stage::Starting { .. }) {
        first = Some(fail_start(work, vec![seat])?);
    }
    if work.room.person(seat).is_some() {
        let seq = work.add(Event::Left { seat })?;
        first.get_or_insert(seq);
    }
    if work.room.people().next().is_none() && work.room.reserved.is_none() {
        let why = RoomEnd::Deserted;
        work.add(Event::Ended { why })?;
    }
    Ok(first.unwrap_or_else(|| work.room.head()))
}
