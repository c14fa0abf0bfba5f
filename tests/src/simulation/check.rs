//! What must hold, whatever went wrong on the way.

use std::collections::{BTreeMap, BTreeSet};

use sanuk_core::game::Event as Step;
use sanuk_core::room::Chair;
use sanuk_core::room::{By, Event, Logged, Room, Stage, Table, times};

use super::Report;
use super::world::World;

/// Checks everything at the end of a run. `halfway` are the heads in the middle of the healing.
pub fn all(world: &World, halfway: &[u64]) -> Result<(), String> {
    for (room, halfway) in halfway.iter().enumerate() {
        log(world.store.log(room)).map_err(|what| format!("room {room}: {what}"))?;
        same_everywhere(world, room)?;
        knows_its_seat(world, room, *halfway)?;
        goes_on(world, room, *halfway)?;
    }
    acknowledged(world)
}

/// Nothing acknowledged is lost: each answer names an entry that carries the very command.
fn acknowledged(world: &World) -> Result<(), String> {
    for (room, phone, n, print, seq) in &world.acks {
        let entry = world.store.log(*room).get(*seq as usize - 1);
        let cause = entry.and_then(|entry| entry.body.cause);
        if cause.map(|cause| (cause.n, cause.print)) != Some((*n, *print)) {
            return Err(format!(
                "room {room}: command {n} of phone {phone} was acknowledged as entry {seq}, which is {entry:?}"
            ));
        }
    }
    Ok(())
}

/// Every phone that is connected came to the store's state.
fn same_everywhere(world: &World, room: usize) -> Result<(), String> {
    let truth = world.store.room(room);
    if truth.closed().is_some() {
        return Ok(());
    }
    for client in world.clients.iter().filter(|client| client.room_id == room) {
        let seated = truth.seat_of(&client.token()).is_some();
        let Some(seen) = client.room.as_ref().filter(|_| seated && client.is_open()) else {
            continue;
        };
        // What was committed in the last seconds may still be on its way.
        let late = truth.head() - seen.head().min(truth.head());
        let then = Room::fold(&world.store.log(room)[..seen.head() as usize])
            .map_err(|error| error.to_string())?;
        if seen.hash() != then.hash() || late > 60 {
            return Err(format!(
                "room {room}: a phone is at another state than the store, {late} late"
            ));
        }
    }
    Ok(())
}

/// Whoever was given a seat learns of it, though the answer may have been lost.
fn knows_its_seat(world: &World, room: usize, halfway: u64) -> Result<(), String> {
    let truth = world.store.room(room);
    if truth.closed().is_some() {
        return Ok(());
    }
    for (phone, client) in world.clients.iter().enumerate() {
        if client.room_id != room || client.done || client.seat.is_some() {
            continue;
        }
        let seat = truth.seat_of(&client.token());
        let joined = seat.and_then(|seat| truth.person(seat)).map(|it| it.joined);
        if joined.is_some_and(|joined| joined <= halfway) {
            return Err(format!(
                "room {room}: phone {phone} has {seat:?} and does not know it: {}",
                client.state()
            ));
        }
    }
    Ok(())
}

/// A room in which something is to be done does not stand still.
fn goes_on(world: &World, room: usize, halfway: u64) -> Result<(), String> {
    let truth = world.store.room(room);
    let here = truth
        .people()
        .filter(|(_, person)| person.conn.is_some())
        .count();
    if matches!(truth.stage(), Stage::Playing) && here > 0 && truth.head() == halfway {
        let phones: Vec<_> = world
            .clients
            .iter()
            .filter(|client| client.room_id == room)
            .map(super::client::Client::state)
            .collect();
        return Err(format!(
            "room {room}: the game stands still at entry {halfway}, turn of {:?}: {phones:?}",
            truth.table().and_then(Table::turn)
        ));
    }
    if matches!(truth.stage(), Stage::Starting { .. }) && truth.head() == halfway {
        return Err(format!(
            "room {room}: the start stands still at entry {halfway}"
        ));
    }
    Ok(())
}

/// Looks at a log entry by entry, by rules of its own.
fn log(entries: &[Logged]) -> Result<(), String> {
    let mut room = Room::fold(&entries[..1]).map_err(|error| error.to_string())?;
    let mut numbers: BTreeMap<(Chair, u64), BTreeSet<u64>> = BTreeMap::new();
    let mut computer_at = 0;
    for entry in &entries[1..] {
        numbered(&room, entry, &mut numbers)?;
        stands_in(&room, entry, &mut computer_at)?;
        let before = room.clone();
        room.apply(entry).map_err(|error| error.to_string())?;
        seats(&room)?;
        ended(&before, &room)?;
    }
    match room.table().map(|table| table.session().check()) {
        Some(Err(error)) => Err(format!("the record does not check: {error}")),
        _ => Ok(()),
    }
}

/// A seat's commands are numbered, and no number is accepted twice.
fn numbered(
    room: &Room,
    entry: &Logged,
    numbers: &mut BTreeMap<(Chair, u64), BTreeSet<u64>>,
) -> Result<(), String> {
    let Some(cause) = entry.body.cause else {
        return Ok(());
    };
    let person = room
        .person(cause.seat)
        .ok_or("a command of an empty seat")?;
    let fresh = numbers
        .entry((cause.seat, person.joined))
        .or_default()
        .insert(cause.n);
    let rises = person.last.is_none_or(|last| last.n < cause.n);
    if fresh && rises {
        Ok(())
    } else {
        Err(format!(
            "entry {}: number {} was accepted twice",
            entry.seq, cause.n
        ))
    }
}

/// The computer acts for a person only who left, was away for 45 s or let the time run out; and no
/// computer acts more often than once in 0.8 s.
fn stands_in(room: &Room, entry: &Logged, computer_at: &mut u64) -> Result<(), String> {
    let Event::Step { seat, by, step, .. } = &entry.body.event else {
        return Ok(());
    };
    let wrong = |what: &str| Err(format!("entry {}: {what}", entry.seq));
    let table = room.running().ok_or("a step without a game")?;
    let turn = table.turn();
    if matches!(step, Step::Ludo(_) | Step::Makruk(_)) && turn != *seat {
        return wrong("a step out of turn");
    }
    let person = seat.and_then(|seat| room.person(seat));
    match (by, person) {
        (By::Person, Some(_)) if entry.body.cause.map(|cause| cause.seat) != *seat => {
            wrong("a person's step without its command")
        }
        (By::Absent, Some(person)) => {
            let gone = entry.at.saturating_sub(person.gone_since) >= times::TAKEOVER;
            if !person.left && (person.conn.is_some() || !gone) {
                return wrong("the computer acted for somebody who is there");
            }
            pace(entry, computer_at)
        }
        (By::TimeOut, Some(person)) => {
            let spent = entry.at.saturating_sub(table.prompt_at()) >= 30_000;
            if !spent && !person.is_away() {
                return wrong("a time-out before its time");
            }
            pace(entry, computer_at)
        }
        (By::Computer, None) => pace(entry, computer_at),
        (By::Absent | By::TimeOut, None) | (By::Computer, Some(_)) => wrong("another sitter"),
        _ => Ok(()),
    }
}

fn pace(entry: &Logged, computer_at: &mut u64) -> Result<(), String> {
    let since = entry
        .at
        .saturating_sub(std::mem::replace(computer_at, entry.at));
    if since < times::PACE {
        return Err(format!(
            "entry {}: a computer acted {since} ms after the last",
            entry.seq
        ));
    }
    Ok(())
}

/// One seat a token, one token a seat's person; the creator's seat is somebody's who is there.
fn seats(room: &Room) -> Result<(), String> {
    let mut tokens = BTreeSet::new();
    for (_, person) in room.people() {
        for token in &person.tokens {
            if !tokens.insert(*token) {
                return Err(format!("entry {}: one token, two seats", room.head()));
            }
        }
    }
    Ok(())
}

/// Each game's record proves itself when it ends.
fn ended(before: &Room, after: &Room) -> Result<(), String> {
    let Some(table) = after.table().filter(|_| before.running().is_some()) else {
        return Ok(());
    };
    if after.running().is_some() {
        return Ok(());
    }
    match table.session().check() {
        Ok(_) => Ok(()),
        Err(error) => Err(format!(
            "entry {}: the record does not check: {error}",
            after.head()
        )),
    }
}

pub fn report(world: &World) -> Report {
    let mut report = Report {
        acknowledged: world.acks.len(),
        conflicts: world.store.conflicts,
        kills: world.kills,
        ..Report::default()
    };
    for room in 0..world.store.count() {
        let log = world.store.log(room);
        report.entries += log.len();
        let starts = log
            .iter()
            .filter(|entry| matches!(entry.body.event, Event::Started { .. }));
        let failed = log
            .iter()
            .filter(|entry| matches!(entry.body.event, Event::StartFailed { .. }));
        report.games += starts.count() - failed.count();
        let sealed = log
            .iter()
            .filter(|entry| matches!(entry.body.event, Event::Game { number, .. } if number > 1));
        report.ended += sealed.count();
        let hash = world.store.room(room).hash().0;
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        report.print = report.print.rotate_left(7) ^ u64::from_be_bytes(first);
    }
    report
}
