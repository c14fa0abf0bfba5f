//! What happened in Ludo, and what is to do now.

use super::reasons::no_move;
use super::{Message, Words};
use crate::ludo::{Event, Phase, State, Step, Stuck};

/// What to do now, in one sentence.
pub(crate) fn prompt(words: &Words<'_>) -> Message {
    let who = words.who(words.state.turn());
    match words.state.phase() {
        Phase::Roll { bonus: true, .. } => {
            Message::plain("game-prompt-roll-again").with("who", who)
        }
        Phase::Roll { tries, .. } if tries > 1 => try_message(who, 4 - u32::from(tries)),
        Phase::Roll { .. } => Message::plain("game-prompt-roll").with("who", who),
        Phase::AutoExit => Message::plain("game-prompt-exit").with("who", who),
        Phase::Choose { die } => Message::plain("game-prompt-choose")
            .with("who", who)
            .with("die", die.get()),
        Phase::NoMove { die, why } => no_move(words, die, why),
        Phase::Over => {
            let winner = words.state.winner().unwrap_or(words.state.turn());
            Message::plain("game-won").with("who", words.who(winner))
        }
    }
}

fn try_message(who: String, n: u32) -> Message {
    Message::plain("game-prompt-try")
        .with("who", who)
        .with("n", n)
        .with("max", 3)
}

/// A step of the game: what it was, before which state, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Happened {
    /// Before.
    pub before: State,
    /// The event.
    pub event: Event,
    /// What it brought about.
    pub step: Step,
}

impl Happened {
    /// Plays an event on a copy of the state before it.
    pub fn new(before: &State, event: Event) -> Option<Self> {
        let mut after = *before;
        let step = after.apply(event).ok()?;
        Some(Self {
            before: *before,
            event,
            step,
        })
    }
}

/// What an event did, as sentences; `words` holds the state after it.
pub(crate) fn story(words: &Words<'_>, happened: &Happened) -> Vec<Message> {
    let color = happened.step.color;
    let who = words.who(color);
    match happened.event {
        Event::Rolled { die } => match words.state.phase() {
            Phase::NoMove { why, .. } => vec![no_move(words, die, why)],
            _ => vec![
                Message::plain("game-rolled")
                    .with("who", who)
                    .with("die", die.get()),
            ],
        },
        Event::Moved { .. } => moved(words, happened, who),
        Event::Passed => Vec::new(),
        Event::AutoExit if happened.step.moved.is_none() => {
            vec![Message::plain("game-auto-exit-barred").with("who", who)]
        }
        Event::AutoExit => {
            let mut said = vec![Message::plain("game-auto-exit").with("who", who.clone())];
            said.extend(captured(words, happened, who));
            said
        }
    }
}

fn moved(words: &Words<'_>, happened: &Happened, who: String) -> Vec<Message> {
    let (color, step) = (happened.step.color, &happened.step);
    let Some(mv) = step.moved else {
        return Vec::new();
    };
    let mut said = Vec::new();
    if mv.captures.is_empty() {
        said.push(if step.finished && words.state.is_home(color) {
            Message::plain("game-finished-all").with("who", who)
        } else if step.finished {
            Message::plain("game-finished-piece").with("who", who)
        } else if mv.from.in_yard() {
            Message::plain("game-came-out").with("who", who)
        } else {
            Message::plain("game-moved")
                .with("who", who)
                .with("from", words.place(color, mv.from))
                .with("to", words.place(color, mv.to))
        });
    } else {
        said.extend(captured(words, happened, who));
    }
    if words.state.is_over() {
        let winner = words.state.winner().unwrap_or(color);
        said.push(Message::plain("game-won").with("who", words.who(winner)));
    } else if step.bonus.six {
        said.push(Message::plain("game-bonus-six"));
    } else if step.bonus.capture {
        said.push(Message::plain("game-bonus-capture"));
    } else if step.bonus.finish {
        said.push(Message::plain("game-bonus-finish"));
    }
    said
}

fn captured(words: &Words<'_>, happened: &Happened, who: String) -> Option<Message> {
    let mv = happened.step.moved.filter(|mv| !mv.captures.is_empty())?;
    Some(
        Message::plain("game-captured")
            .with("n", mv.captures.iter().count())
            .with("who", who)
            .with("victim", words.victims(mv)),
    )
}

/// An event in the few words of a record's row.
pub(crate) fn row(words: &Words<'_>, happened: &Happened) -> Message {
    let color = happened.step.color;
    let who = words.who(color);
    match (happened.event, happened.step.moved) {
        (Event::Rolled { die }, _) => Message::plain("replay-rolled")
            .with("who", who)
            .with("die", die.get()),
        (Event::Moved { .. }, Some(mv)) => {
            let key = if mv.captures.is_empty() {
                "replay-moved"
            } else {
                "replay-captured"
            };
            let message = Message::plain(key)
                .with("who", who)
                .with("from", words.place(color, mv.from))
                .with("to", words.place(color, mv.to));
            if mv.captures.is_empty() {
                message
            } else {
                message.with("victim", words.victims(mv))
            }
        }
        (Event::AutoExit, _) => Message::plain("replay-auto-exit").with("who", who),
        (Event::Moved { .. } | Event::Passed, _) => {
            let third = matches!(
                happened.before.phase(),
                Phase::NoMove {
                    why: Stuck::ThirdSix,
                    ..
                }
            );
            let key = if third {
                "replay-third-six"
            } else {
                "replay-passed"
            };
            Message::plain(key).with("who", who)
        }
    }
}
