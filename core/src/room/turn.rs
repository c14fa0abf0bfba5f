//! Commands in a running game.

use super::work::Work;
use super::{By, Chair, Command, Event, Refusal, RoomEnd, Stage, Table, lobby, times};
use crate::fairness::{ROLLS, Top, roll};
use crate::game::{self, GameKind, Seat, Void};

/// Decides a move, a roll, an offer or its answer, or a resignation.
pub(super) fn play(work: &mut Work<'_>, chair: Chair, command: &Command) -> Result<u64, Refusal> {
    let table = work.room.running().ok_or(Refusal::NotPlaying)?;
    let seat = table.seat(chair).ok_or(Refusal::NotSeated)?;
    let wish = wish(table, chair, seat, command)?;
    let lag = lag(work, table, chair, wish);
    step(work, Some(chair), By::Person, wish, lag)
}

fn wish(
    table: &Table,
    chair: Chair,
    seat: Seat,
    command: &Command,
) -> Result<game::Command, Refusal> {
    let wish = match *command {
        Command::Roll => game::Command::Roll,
        Command::AutoExit => game::Command::AutoExit,
        Command::Move { piece } => game::Command::Move { piece },
        Command::Pass => game::Command::Pass,
        Command::Play { ply } => game::Command::Play { ply },
        Command::Resign => return Ok(game::Command::Resign { seat }),
        Command::OfferDraw => return offer(table, seat),
        Command::Accept => return answer(table, seat, true),
        Command::Decline => return answer(table, seat, false),
        _ => return Err(Refusal::NotPlaying),
    };
    if table.turn() == Some(chair) {
        Ok(wish)
    } else {
        Err(Refusal::NotYourTurn)
    }
}

fn offer(table: &Table, seat: Seat) -> Result<game::Command, Refusal> {
    if table.header().kind() != GameKind::Makruk {
        return Err(Refusal::NoDraws);
    }
    if table.offer().is_some() {
        return Err(Refusal::OfferOpen);
    }
    Ok(game::Command::OfferDraw { seat })
}

fn answer(table: &Table, seat: Seat, accept: bool) -> Result<game::Command, Refusal> {
    if table.offer().is_none() {
        return Err(Refusal::NoOffer);
    }
    Ok(game::Command::AnswerDraw { seat, accept })
}

/// The credit for a slow line: for moves by clock only, none for the first one after a reconnect.
fn lag(work: &Work<'_>, table: &Table, chair: Chair, wish: game::Command) -> u32 {
    let moves = matches!(wish, game::Command::Play { .. });
    let fresh = work.room.person(chair).is_none_or(|person| person.fresh);
    let left = table
        .seat(chair)
        .and_then(|seat| table.lag_left.get(seat.index()));
    let measured = work.host.lag_ms.unwrap_or(0).min(times::LAG_MOVE);
    match left {
        Some(left) if moves && !fresh && table.clocks.is_some() => measured.min(*left),
        _ => 0,
    }
}

/// Adds a step of the game, with its key if it is a roll.
pub(super) fn step(
    work: &mut Work<'_>,
    seat: Option<Chair>,
    by: By,
    wish: game::Command,
    lag: u32,
) -> Result<u64, Refusal> {
    let table = work.room.running().ok_or(Refusal::NotPlaying)?;
    let key = if wish == game::Command::Roll {
        Some(next_key(work)?)
    } else {
        None
    };
    let events = match key {
        Some(top) => {
            let die = roll(&top.key, table.mix(), top.roll);
            table.session().decide_rolled(wish, die)?
        }
        None => table.session().decide(wish)?,
    };
    let mut seq = work.room.head();
    for step in events {
        seq = work.add(Event::Step {
            seat,
            by,
            step,
            key,
            lag,
        })?;
    }
    Ok(seq)
}

/// The key of the next roll, out of the host's chain.
fn next_key(work: &Work<'_>) -> Result<Top, Refusal> {
    let number = work.room.next_roll().filter(|roll| *roll <= ROLLS);
    let roll = number.ok_or(Refusal::NoDice)?;
    let sealing = work.room.sealing().ok_or(Refusal::NoDice)?;
    let chain = work.host.chain.ok_or(Refusal::NoDice)?;
    if chain.game() != sealing.gid.bytes() || chain.first() != sealing.first {
        return Err(Refusal::NoDice);
    }
    let key = chain.key(roll).ok_or(Refusal::NoDice)?;
    Ok(Top { roll, key })
}

/// Leaves: before a start or after a game the seat is free; in Ludo with more players the computer
/// plays on. The last person to leave ends the room.
pub(super) fn leave(work: &mut Work<'_>, seat: Chair) -> Result<u64, Refusal> {
    if !matches!(work.room.stage(), Stage::Playing) {
        return lobby::leave(work, seat);
    }
    let table = work.room.running().ok_or(Refusal::NotPlaying)?;
    if table.chairs().len() == 2 {
        return Err(Refusal::ResignInstead);
    }
    let seq = work.add(Event::Left { seat })?;
    if work.room.people().all(|(_, person)| person.left) {
        close(work, RoomEnd::Deserted)?;
    }
    Ok(seq)
}

/// Ends the room; a running game is void.
pub(super) fn close(work: &mut Work<'_>, why: RoomEnd) -> Result<(), Refusal> {
    if work.room.running().is_some() {
        void(work, Void::RoomEnded)?;
    }
    work.add(Event::Ended { why })?;
    Ok(())
}

/// Ends the game without a result.
pub(super) fn void(work: &mut Work<'_>, why: Void) -> Result<u64, Refusal> {
    work.add(Event::Step {
        seat: None,
        by: By::Room,
        step: game::Event::Voided { why },
        key: None,
        lag: 0,
    })
}
