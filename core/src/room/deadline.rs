//! What a room waits for, and until when: a pure function of the fold.

use super::{By, Chair, Person, Room, Sitter, Stage, Table, times};
use crate::fairness::ROLLS;
use crate::game::{GameKind, Seat, Turn};

/// The next thing that a room does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// When, in milliseconds since 1970; it beats a command stamped at or after it.
    pub at: u64,
    /// What.
    pub timer: Timer,
}

/// What a room does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// The host seals dice for the coming game.
    NewGame,
    /// Shares that are not open by now undo the start.
    Reveal,
    /// The computer acts, by itself or for a person.
    Act {
        /// For which seat.
        seat: Chair,
        /// As what.
        by: By,
    },
    /// A roll that moves nothing was shown for long enough.
    Pass {
        /// Whose.
        seat: Chair,
    },
    /// A clock runs out.
    Flag {
        /// Whose, in the game's turn order.
        seat: Seat,
    },
    /// No first move came.
    FirstMove,
    /// No sealed roll is left.
    DiceSpent,
    /// Nobody was there for 30 minutes.
    Alone,
    /// The room's life is over.
    Old,
}

/// The earliest deadline of a room; `None` when it has ended.
pub fn next_deadline(room: &Room) -> Option<Deadline> {
    if room.closed().is_some() {
        return None;
    }
    let at = |at: u64, timer| Deadline { at, timer };
    let old = at(room.expires, Timer::Old);
    let alone = room
        .alone_since
        .map(|since| at(since.saturating_add(times::ALONE), Timer::Alone));
    let stage = match &room.stage {
        Stage::Gathering if room.sealing.is_none() => Some(at(room.at, Timer::NewGame)),
        Stage::Starting { since, .. } => Some(at(since + times::REVEAL, Timer::Reveal)),
        Stage::Playing => room.table().and_then(|table| game_deadline(room, table)),
        _ => None,
    };
    [Some(old), alone, stage]
        .into_iter()
        .flatten()
        .min_by_key(|deadline| deadline.at)
}

fn game_deadline(room: &Room, table: &Table) -> Option<Deadline> {
    if table.clocks.is_some() {
        return clock_deadline(table);
    }
    if !room.anybody_here() {
        return None;
    }
    match table.session.turn() {
        Turn::Over(_) => None,
        Turn::Roll { .. } if room.next_roll().is_some_and(|roll| roll > ROLLS) => Some(Deadline {
            at: table.prompt_at,
            timer: Timer::DiceSpent,
        }),
        Turn::Pass { seat } => Some(Deadline {
            at: table.prompt_at + times::PASS,
            timer: Timer::Pass {
                seat: table.chair(seat)?,
            },
        }),
        turn => act_deadline(room, table, asked(table).or(turn.seat())?),
    }
}

/// The computer that has a draw offer to answer.
fn asked(table: &Table) -> Option<Seat> {
    let by = table.session.position().draw_offer()?;
    let other = Seat::new(1 - by.index().min(1))?;
    let level = table.header().player(other)?.level();
    level.map(|_| other)
}

/// The only timer of a turn by clock; a first move has a minute.
fn clock_deadline(table: &Table) -> Option<Deadline> {
    let seat = table.session.turn().seat()?;
    let clock = table.clock(seat)?;
    let flag = Deadline {
        at: table.prompt_at.saturating_add(clock.deadline()),
        timer: Timer::Flag { seat },
    };
    let plies = table.session.position().as_makruk()?.plies();
    let first = Deadline {
        at: table.prompt_at + times::FIRST_MOVE,
        timer: Timer::FirstMove,
    };
    Some(if plies < 2 && first.at <= flag.at {
        first
    } else {
        flag
    })
}

fn act_deadline(room: &Room, table: &Table, seat: Seat) -> Option<Deadline> {
    let chair = table.chair(seat)?;
    let act = |at, by| Deadline {
        at,
        timer: Timer::Act { seat: chair, by },
    };
    match room.sitter(chair)? {
        Sitter::Computer { .. } => Some(act(table.step_at + times::PACE, By::Computer)),
        Sitter::Person(_) if table.header().kind() == GameKind::Makruk => None,
        Sitter::Person(person) => {
            let absent = absent_from(table, person).map(|at| act(at, By::Absent));
            let limit = limit(room, table, person).map(|at| act(at, By::TimeOut));
            [absent, limit]
                .into_iter()
                .flatten()
                .min_by_key(|deadline| deadline.at)
        }
    }
}

/// When the computer acts for a person who left or is not connected: at once when the turn begins
/// after the wait, at most once in 0.8 s.
fn absent_from(table: &Table, person: &Person) -> Option<u64> {
    let since = match (person.left, person.conn) {
        (true, _) => 0,
        (false, None) => person.gone_since + times::TAKEOVER,
        (false, Some(_)) => return None,
    };
    Some(since.max(table.prompt_at).max(paced(table)))
}

/// When the time for a choice runs out; at once for a person who let it run out three times.
fn limit(room: &Room, table: &Table, person: &Person) -> Option<u64> {
    let seconds = room.settings().rules()?.turn_limit.seconds()?;
    if person.is_away() {
        return Some(table.prompt_at.max(paced(table)));
    }
    Some(table.prompt_at + u64::from(seconds) * 1_000)
}

fn paced(table: &Table) -> u64 {
    table.computer_at.saturating_add(times::PACE)
}
