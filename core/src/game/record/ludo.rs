//! Ludo's movetext: a line a turn, the seat's letter and each roll with its move.
//!
//! `R 6:0>0 3:0>3x 5:0>8`: die 6, piece 0 from the yard to 0; die 3, piece 0 to 3 with a capture;
//! die 5, piece 0 to 8. `4:-` moves nothing, `6:#` is a third six, `!:0>0` an auto exit (`!:-` when
//! the start is held), a die alone lies open. `resign Red` on a line of its own.
//!
//! Games from rooms: `6a:0>0a` was rolled and moved by the computer for an absent person, `t` marks
//! a time-out; `leave Red`, `return Red` and `void room-ended` stand on lines of their own, and
//! `R :0>3` goes on with the die that lay open before such a line.

use std::fmt::Write as _;

use super::scan::Spot;
use super::tags::{seat, seat_name, void_of, void_word};
use super::{Fault, RecordError, WordFault};
use crate::game::{Absence, Event, Pending, Session};
use crate::ludo::{Die, Event as Ludo, Phase, PieceIndex, State, Step, Stuck};

/// Word before a seat that gives up.
const RESIGN: &str = "resign";
/// Word before a seat whose person left.
const LEAVE: &str = "leave";
/// Word before a seat whose person came back.
const RETURN: &str = "return";
/// Word before why a game has no result.
const VOID: &str = "void";

pub(super) fn write(session: &Session, text: &mut String) {
    let Ok(mut position) = session.header().start() else {
        return;
    };
    let mut open = false;
    for event in session.events() {
        let Some(state) = position.as_ludo().copied() else {
            return;
        };
        let mark = mark(position.stand_in());
        if position.apply(event).is_err() {
            return;
        }
        if let Event::Ludo(event) = event {
            open = write_event(text, &state, *event, open, mark);
        } else if let Some(own) = own_line(session, *event) {
            let newline = if open { "\n" } else { "" };
            let _ = writeln!(text, "{newline}{own}");
            open = false;
        }
    }
    if open {
        text.push('\n');
    }
}

/// A line of its own for what is no step; `None` for what only marks the next step.
fn own_line(session: &Session, event: Event) -> Option<String> {
    let (word, seat) = match event {
        Event::Resigned { seat } => (RESIGN, seat),
        Event::Left { seat } => (LEAVE, seat),
        Event::Returned { seat } => (RETURN, seat),
        Event::Voided { why } => return Some(format!("{VOID} {}", void_word(why))),
        _ => return None,
    };
    Some(format!(
        "{word} {}",
        seat_name(&session.header().setup, seat)
    ))
}

const fn mark(stand_in: Option<Absence>) -> &'static str {
    match stand_in {
        None => "",
        Some(Absence::Absent) => "a",
        Some(Absence::TimeOut) => "t",
    }
}

/// Writes one event; says whether its line is still open.
fn write_event(text: &mut String, before: &State, event: Ludo, open: bool, mark: &str) -> bool {
    let mut after = *before;
    let Ok(step) = after.apply(event) else {
        return open;
    };
    let begins = matches!(event, Ludo::Rolled { .. } | Ludo::AutoExit);
    if !open {
        let goes_on = if begins { "" } else { " " };
        let _ = write!(text, "{}{goes_on}", before.turn());
    }
    let _ = match event {
        Ludo::Rolled { die } => write!(text, " {die}{mark}"),
        Ludo::Passed => write!(text, ":{}", if third_six(before) { '#' } else { '-' }),
        Ludo::Moved { .. } => write!(text, ":{}{mark}", moved(&step)),
        Ludo::AutoExit => write!(text, " !:{}{mark}", moved(&step)),
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
    let read = read_lines(session, lines);
    if read.is_err() {
        drop_lone_mark(session);
    }
    read
}

/// A mark whose step could not be made says nothing; the game ends before it.
fn drop_lone_mark(session: &mut Session) {
    if let [before @ .., Event::StandIn { .. }] = session.events() {
        let length = before.len();
        // The events up to here have been applied once, so they are again.
        let _ = session.rewind(length, Pending::default());
    }
}

fn read_lines<'a>(
    session: &mut Session,
    lines: impl Iterator<Item = Spot<'a>>,
) -> Result<(), RecordError> {
    for line in lines {
        let mut words = line.words();
        match words.next() {
            None => {}
            Some(word) if [RESIGN, LEAVE, RETURN, VOID].contains(&word.text) => {
                read_own_line(session, word, words.next())?;
            }
            Some(word) => {
                check_seat(session, word)?;
                words.try_for_each(|word| read_word(session, word))?;
            }
        }
    }
    Ok(())
}

fn read_own_line(
    session: &mut Session,
    word: Spot<'_>,
    name: Option<Spot<'_>>,
) -> Result<(), RecordError> {
    let name = name.unwrap_or(Spot {
        at: word.at.plus(word.text.len()),
        text: "",
    });
    if word.text == VOID {
        let why = void_of(name.text).ok_or_else(|| unreadable(name, WordFault::Void))?;
        return apply(session, name, Event::Voided { why });
    }
    let seat = seat(&session.header().setup, name.text)
        .ok_or_else(|| unreadable(name, WordFault::Seat))?;
    let event = match word.text {
        LEAVE => Event::Left { seat },
        RETURN => Event::Returned { seat },
        _ => Event::Resigned { seat },
    };
    apply(session, name, event)
}

/// Cuts the mark of a stand-in off.
fn marked(word: &str) -> (&str, Option<Absence>) {
    let marks = [('a', Absence::Absent), ('t', Absence::TimeOut)];
    let found = marks
        .into_iter()
        .find_map(|(mark, why)| Some((word.strip_suffix(mark)?, why)));
    found.map_or((word, None), |(word, why)| (word, Some(why)))
}

/// Says that the step to come is the computer's, where a mark says so.
fn stand_in(
    session: &mut Session,
    word: Spot<'_>,
    why: Option<Absence>,
) -> Result<(), RecordError> {
    why.map_or(Ok(()), |why| apply(session, word, Event::StandIn { why }))
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
        let (said, why) = marked(said);
        stand_in(session, word, why)?;
        let found = preview(session, Ludo::AutoExit);
        apply(session, word, Event::Ludo(Ludo::AutoExit))?;
        return compare(word, said, &found);
    }
    if !(roll.is_empty() && rest.is_some()) {
        let (roll, why) = marked(roll);
        let die: Die = roll.parse().map_err(|_| unreadable(word, WordFault::Die))?;
        stand_in(session, word, why)?;
        apply(session, word, Event::Ludo(Ludo::Rolled { die }))?;
    }
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
        _ => {
            let (said, why) = marked(said);
            stand_in(session, place, why)?;
            read_move(session, place, said)
        }
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
