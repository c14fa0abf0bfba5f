//! Mistakes with makruk's counting.

use crate::game::{Event, Session};
use crate::makruk::{CountAction, Game, Outcome, Ply, Side};

/// Clearly worse, or clearly better, in hundredths of a bia.
const WORSE: i32 = -250;
const BETTER: i32 = 250;

/// What was done wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountMistake {
    /// Mated while its own count ran, which only draws.
    MatedWhileCounting,
    /// Stopped a count that it needed.
    StoppedTooSoon,
    /// Started to count although it stood to win.
    StartedWhileBetter,
    /// Did not start although it was clearly worse and could.
    NotStarted,
    /// Went on counting although it stood to win.
    NotStopped,
}

/// A mistake at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountNote {
    /// Event, from 0.
    pub at: u32,
    /// Who.
    pub side: Side,
    /// What.
    pub mistake: CountMistake,
}

/// The mistakes of a game; what was left undone is named once until it is done.
pub(super) fn mistakes(session: &Session, scores: &[(u32, i32)]) -> Vec<CountNote> {
    let Ok(mut position) = session.at(0) else {
        return Vec::new();
    };
    let mut found: Vec<CountNote> = Vec::new();
    for (at, event) in (0..).zip(session.events()) {
        let before = position.clone();
        if position.apply(event).is_err() {
            break;
        }
        let (Event::Makruk(ply), Some(game), Some(after)) =
            (event, before.as_makruk(), position.as_makruk())
        else {
            continue;
        };
        let Ok(known) = scores.binary_search_by_key(&at, |(at, _)| *at) else {
            break;
        };
        let side = game.turn();
        let score = match side {
            Side::White => scores[known].1,
            Side::Black => -scores[known].1,
        };
        let Some(mistake) = mistake(game, after, *ply, score) else {
            continue;
        };
        let again = found.iter().rev().find(|note| note.side == side);
        let omission = matches!(mistake, CountMistake::NotStarted | CountMistake::NotStopped);
        if !(omission && again.is_some_and(|note| note.mistake == mistake)) {
            found.push(CountNote { at, side, mistake });
        }
    }
    found
}

fn mistake(game: &Game, after: &Game, ply: Ply, score: i32) -> Option<CountMistake> {
    if let Some(Outcome::MateWhileCounting { .. }) = after.outcome() {
        return Some(CountMistake::MatedWhileCounting);
    }
    match ply.action {
        Some(CountAction::Stop) => (score <= WORSE).then_some(CountMistake::StoppedTooSoon),
        Some(CountAction::Start) => (score >= BETTER).then_some(CountMistake::StartedWhileBetter),
        None if game.can_stop() => (score >= BETTER).then_some(CountMistake::NotStopped),
        None if game.can_start() => (score <= WORSE).then_some(CountMistake::NotStarted),
        None => None,
    }
}
