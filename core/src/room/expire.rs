//! What a room does by itself when a deadline has come.

use super::deadline::Timer;
use super::decide::run_due;
use super::turn::{close, step, void};
use super::work::Work;
use super::{
    By, Chair, Event, Host, Logged, NewGame, Refusal, Room, RoomEnd, Sitter, Stage, lobby,
};
use crate::ai::{Budget, Level, Stop};
use crate::game::{self, ComputerTurn, ROOM_NODES, Seat, Void, think};

/// Does everything that is due by `at`; nothing comes of it when nothing is.
///
/// # Errors
/// [`Refusal::NoDice`] when a roll is due and the host gave no chain.
pub fn expire(room: &Room, at: u64, host: &Host<'_>) -> Result<Vec<Logged>, Refusal> {
    let mut work = Work::new(room, at, host);
    run_due(&mut work)?;
    Ok(work.into_entries())
}

/// Seals the dice of the coming game; nothing comes of it unless [`Room::needs_game`].
///
/// # Errors
/// None that a host can cause.
pub fn open_game(room: &Room, game: NewGame, at: u64) -> Result<Vec<Logged>, Refusal> {
    if !room.needs_game() {
        return Ok(Vec::new());
    }
    let host = Host::default();
    let mut work = Work::new(room, at, &host);
    seal(&mut work, game)?;
    Ok(work.into_entries())
}

fn seal(work: &mut Work<'_>, game: NewGame) -> Result<(), Refusal> {
    let number = work.room.coming_number();
    work.add(Event::Game {
        number,
        gid: game.gid,
        first: game.first,
    })?;
    Ok(())
}

/// Does what a timer is for.
pub(super) fn fire(work: &mut Work<'_>, timer: Timer) -> Result<(), Refusal> {
    match timer {
        Timer::NewGame => work.host.game.map_or(Ok(()), |game| seal(work, game)),
        Timer::Reveal => fail_start(work),
        Timer::Act { seat, by } => act(work, seat, by),
        Timer::Pass { seat } => {
            let pass = game::Command::Pass;
            step(work, Some(seat), By::Room, pass, 0).map(|_| ())
        }
        Timer::Flag { seat } => flag(work, seat),
        Timer::FirstMove => void(work, Void::NoFirstMove).map(|_| ()),
        Timer::DiceSpent => void(work, Void::DiceSpent).map(|_| ()),
        Timer::Alone => close(work, RoomEnd::Abandoned),
        Timer::Old => close(work, RoomEnd::TooOld),
    }
}

fn fail_start(work: &mut Work<'_>) -> Result<(), Refusal> {
    let Stage::Starting { seats, shares, .. } = work.room.stage() else {
        return Ok(());
    };
    let missing = seats
        .iter()
        .zip(shares)
        .filter(|(_, share)| share.is_none());
    let missing = missing.map(|(pledge, _)| pledge.seat).collect();
    lobby::fail_start(work, missing)?;
    Ok(())
}

fn flag(work: &mut Work<'_>, seat: Seat) -> Result<(), Refusal> {
    let chair = work.room.table().and_then(|table| table.chair(seat));
    work.add(Event::Step {
        seat: chair,
        by: By::Room,
        step: game::Event::TimedOut { seat },
        key: None,
        lag: 0,
    })?;
    Ok(())
}

/// The computer acts, by itself or for a person: one step of the game.
fn act(work: &mut Work<'_>, chair: Chair, by: By) -> Result<(), Refusal> {
    let Some(wish) = choice(&work.room, chair) else {
        return Ok(());
    };
    step(work, Some(chair), by, wish, 0)?;
    Ok(())
}

/// What the computer does for a seat: its own level, or normal in place of a person.
fn choice(room: &Room, chair: Chair) -> Option<game::Command> {
    let table = room.running()?;
    let level = match room.sitter(chair)? {
        Sitter::Computer { level } => *level,
        Sitter::Person(_) => Level::Normal,
    };
    let turn: ComputerTurn = table.session().stand_in_turn(table.seat(chair)?, level)?;
    think(
        table.session().position(),
        turn,
        Budget::nodes(ROOM_NODES),
        &Stop::new(),
    )
}
