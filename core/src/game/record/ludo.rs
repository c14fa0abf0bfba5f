//! Ludo's movetext: a line a turn, the seat's letter and each roll with its move.
//!
//! `R 6:0>0 3:0>3x 5:0>8`: die 6, piece 0 from the yard to 0; die 3, piece 0 to 3 with a capture;
//! die 5, piece 0 to 8. `4:-` moves nothing, `6:#` is a third six, `!:0>0` an auto exit (`!:-` when
//! the start is held), a die alone lies open. `resign R` on a line of its own.

use std::fmt::Write as _;

use super::scan::Spot;
use super::tags::{seat, seat_name};
use super::{Fault, RecordError, WordFault};
use crate::game::{Event, Session};
use crate::ludo::{Die, Event as Ludo, Phase, PieceIndex, State, Step, Stuck};

/// Word before a seat that gives up.
const RESIGN: &str = "resign";

pub(super) fn write(session: &Session, text: &mut String) {
    let Ok(mut position) = session.header().start() else {
        return;
    };
    let mut open = false;
    for event in session.events() {
        let Some(state) = position.as_ludo().copied() else {
            return;
        };
        if position.apply(event).is_err() {
            return;
        }
        match event {
            Event::Ludo(event) => open = write_event(text, &state, *event, open),
            Event::Resigned { seat } => {
                let name = seat_name(&session.header().setup, *seat);
                let newline = if open { "\n" } else { "" };
                let _ = writeln!(text, "{newline}{RESIGN} {name}");
                open = false;
            }
            _ => {}
        }
    }
    if open {
        text.push('\n');
    }
}

/// Writes one event; says whether its line is still open.
fn write_event(text: &mut String, before: &State, event: Ludo, open: bool) -> bool {
    let mut after = *before;
    let Ok(step) = after.apply(event) else {
        return open;
    };
    let begins = matches!(event, Ludo::Rolled { .. } | Ludo::AutoExit);
    if begins && !open {
        let _ = write!(text, "{}", before.turn());
    }
    let _ = match event {
        Ludo::Rolled { die } => write!(text, " {die}"),
        Ludo::Passed => write!(text, ":{}", if third_six(before) { '#' } else { '-' }),
        Ludo::Moved { .. } => write!(text, ":{}", moved(&step)),
        Ludo::AutoExit => write!(text, " !:{}", moved(&step)),
    };
    if step.turn_ended {
        text.push('\n');
    }
    !step.turn_ended
}

/// `0>3x`, or `-` when nothing moved.
fn moved(step: &Step) -> String {
    let Some(moved) = step.moved else {
        return "-".to_string();
    };
    let to = moved.to.get().map(|to| to.to_string()).unwrap_or_default();
    let captures = if moved.captures.is_empty() { "" } else { "x" };
    format!("{}>{to}{captures}", moved.piece)
}

fn third_six(state: &State) -> bool {
    matches!(
        state.phase(),
        Phase::NoMove {
            why: Stuck::ThirdSix,
            ..
        }
    )
}

/// Plays the lines on.
pub(super) fn read<'a>(
    session: &mut Session,
    lines: impl Iterator<Item = Spot<'a>>,
) -> Result<(), RecordError> {
    for line in lines {
        let mut words = line.words();
        match words.next() {
            None => {}
            Some(word) if word.text == RESIGN => read_resign(session, word, words.next())?,
            Some(word) => {
                check_seat(session, word)?;
                words.try_for_each(|word| read_word(session, word))?;
            }
        }
    }
    Ok(())
}

fn read_resign(
    session: &mut Session,
    word: Spot<'_>,
    name: Option<Spot<'_>>,
) -> Result<(), RecordError> {
    let name = name.unwrap_or(Spot {
        at: word.at.plus(RESIGN.len()),
        text: "",
    });
    let seat = seat(&session.header().setup, name.text)
        .ok_or_else(|| unreadable(name, WordFault::Seat))?;
    apply(session, name, Event::Resigned { seat })
}

fn check_seat(session: &Session, word: Spot<'_>) -> Result<(), RecordError> {
    let turn = session
        .position()
        .as_ludo()
        .map(|state| state.turn().to_string());
    match turn {
        Some(turn) if turn == word.text => Ok(()),
        turn => {
            let (word_, said) = (word.text.to_string(), word.text.to_string());
            let found = turn.unwrap_or_default();
            Err(word.at.fault(Fault::Differs {
                word: word_,
                said,
                found,
            }))
        }
    }
}

/// Reads `6:0>0`, `4:-`, `6:#`, `!:0>0`, `!:-` or a lone die.
fn read_word(session: &mut Session, word: Spot<'_>) -> Result<(), RecordError> {
    let (roll, rest) = match word.text.split_once(':') {
        Some((roll, rest)) => (roll, Some(rest)),
        None => (word.text, None),
    };
    if roll == "!" {
        let said = rest.ok_or_else(|| unreadable(word, WordFault::AutoExit))?;
        let found = preview(session, Ludo::AutoExit);
        apply(session, word, Event::Ludo(Ludo::AutoExit))?;
        return compare(word, said, &found);
    }
    let die: Die = roll.parse().map_err(|_| unreadable(word, WordFault::Die))?;
    apply(session, word, Event::Ludo(Ludo::Rolled { die }))?;
    let Some(said) = rest else { return Ok(()) };
    let place = Spot {
        at: word.at.plus(roll.len() + 1),
        text: word.text,
    };
    match said {
        "-" | "#" => {
            let third = session.position().as_ludo().is_some_and(third_six);
            apply(session, place, Event::Ludo(Ludo::Passed))?;
            compare(place, said, if third { "#" } else { "-" })
        }
        _ => read_move(session, place, said),
    }
}

fn read_move(session: &mut Session, word: Spot<'_>, said: &str) -> Result<(), RecordError> {
    let piece = said
        .split_once('>')
        .map(|(piece, _)| piece.parse::<PieceIndex>());
    let Some(Ok(piece)) = piece else {
        return Err(unreadable(word, WordFault::Piece));
    };
    let event = Ludo::Moved { piece };
    let found = preview(session, event);
    // What the record says of the move is compared first: a slip there is told as what it is.
    if found != said && found != "-" {
        compare(word, said, &found)?;
    }
    apply(session, word, Event::Ludo(event))
}

/// How the move would be written; `-` when it cannot be made.
fn preview(session: &Session, event: Ludo) -> String {
    let state = session.position().as_ludo().copied();
    let step = state.and_then(|mut state| state.apply(event).ok());
    step.map_or_else(|| "-".to_string(), |step| moved(&step))
}

fn compare(word: Spot<'_>, said: &str, found: &str) -> Result<(), RecordError> {
    if said == found {
        return Ok(());
    }
    let (said, found) = (said.to_string(), found.to_string());
    Err(word.at.fault(Fault::Differs {
        word: word.text.to_string(),
        said,
        found,
    }))
}

fn apply(session: &mut Session, word: Spot<'_>, event: Event) -> Result<(), RecordError> {
    let at = session.events().len();
    session.push(event).map_err(|why| {
        let word_ = word.text.to_owned();
        word.at.fault(Fault::Illegal {
            word: word_,
            at,
            why,
        })
    })
}

fn unreadable(word: Spot<'_>, why: WordFault) -> RecordError {
    let word_ = word.text.to_string();
    word.at.fault(Fault::Word { word: word_, why })
}
