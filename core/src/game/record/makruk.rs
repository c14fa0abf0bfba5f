//! Makruk's movetext, shaped like PGN: numbered moves, comments for what no move says, the result.
//!
//! `1. e3e4 {[%clk 0:04:58]} e6e5 2. d3d4+s d6d5m-s {White offers a draw} 1-0`. A comment that is no
//! event is kept as a [`Remark`], so that clock times of other programs come out again.

use std::fmt::Write as _;

use super::scan::Spot;
use super::tags::{result, seat, seat_name};
use super::{Fault, RecordError, WordFault};
use crate::game::{Event, Remark, Seat, Session};
use crate::makruk::{Ply, Side};

/// Longest line written, as PGN has it.
const WIDTH: usize = 79;

const OFFERS: &str = " offers a draw";
const RESIGNS: &str = " resigns";
const TIMED_OUT: &str = " runs out of time";
const LEAVES: &str = " leaves";
const RETURNS: &str = " returns";
const VOID: &str = "void: ";
const ACCEPTED: &str = "draw accepted";
const DECLINED: &str = "draw declined";
/// The words that end the movetext.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

pub(super) fn write(session: &Session, text: &mut String) {
    let Ok(mut position) = session.header().start() else {
        return;
    };
    let mut line = Line { text, width: 0 };
    let mut numbered = false;
    write_remarks(&mut line, session, 0);
    for (at, event) in (1..).zip(session.events()) {
        let Some(game) = position.as_makruk() else {
            return;
        };
        if let Event::Makruk(ply) = event {
            let number = game.fen().fullmove;
            match (game.turn(), numbered) {
                (Side::White, _) => line.word(&format!("{number}.")),
                (Side::Black, false) => line.word(&format!("{number}...")),
                (Side::Black, true) => {}
            }
            numbered = true;
            line.word(&ply.to_string());
        } else {
            line.word(&format!("{{{}}}", comment(session, *event)));
        }
        if position.apply(event).is_err() {
            return;
        }
        write_remarks(&mut line, session, at);
    }
    line.word(&result(session).0);
    text.push('\n');
}

/// Writes the remarks that stand after the first `at` events.
fn write_remarks(line: &mut Line<'_>, session: &Session, at: usize) {
    let last = at
        .checked_sub(1)
        .and_then(|last| session.events().get(last));
    let here = |remark: &&Remark| remark.at as usize == at && remark.after.as_ref() == last;
    for remark in session.header().remarks.iter().filter(here) {
        line.word(&format!("{{{}}}", remark.text));
    }
}

fn comment(session: &Session, event: Event) -> String {
    let name = |seat| seat_name(&session.header().setup, seat);
    match event {
        Event::DrawOffered { seat } => format!("{}{OFFERS}", name(seat)),
        Event::Resigned { seat } => format!("{}{RESIGNS}", name(seat)),
        Event::DrawAccepted => ACCEPTED.to_string(),
        Event::DrawDeclined => DECLINED.to_string(),
        Event::TimedOut { seat } => format!("{}{TIMED_OUT}", name(seat)),
        Event::Voided { why } => format!("{VOID}{}", super::tags::void_word(why)),
        Event::Left { seat } => format!("{}{LEAVES}", name(seat)),
        Event::Returned { seat } => format!("{}{RETURNS}", name(seat)),
        // In makruk nobody stands in for anybody: the clock runs.
        Event::StandIn { .. } | Event::Ludo(_) | Event::Makruk(_) => String::new(),
    }
}

/// Text that breaks lines between words.
struct Line<'a> {
    text: &'a mut String,
    width: usize,
}

impl Line<'_> {
    fn word(&mut self, word: &str) {
        let wide = word.chars().count();
        if self.width > 0 && self.width + 1 + wide > WIDTH {
            self.text.push('\n');
            self.width = 0;
        }
        let space = if self.width > 0 { " " } else { "" };
        let _ = write!(self.text, "{space}{word}");
        self.width += space.len() + wide;
    }
}

/// Plays the movetext on.
pub(super) fn read<'a>(
    session: &mut Session,
    lines: impl Iterator<Item = Spot<'a>>,
) -> Result<(), RecordError> {
    let mut open: Option<Comment> = None;
    for line in lines {
        for word in line.words() {
            if let Some(comment) = open.take().or_else(|| Comment::begin(word)) {
                open = comment.take(session, word)?;
            } else if !is_number(word.text) && !RESULTS.contains(&word.text) {
                read_ply(session, word)?;
            }
        }
    }
    match open {
        Some(comment) => Err(comment.at.fault(Fault::Word {
            word: "{".to_string(),
            why: WordFault::Comment,
        })),
        None => Ok(()),
    }
}

/// `12.` or `12...`
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}

fn read_ply(session: &mut Session, word: Spot<'_>) -> Result<(), RecordError> {
    let ply: Ply = word
        .text
        .parse()
        .map_err(|error: crate::makruk::MoveError| {
            word.at.fault(Fault::Word {
                word: word.text.to_string(),
                why: error.into(),
            })
        })?;
    let completed = session
        .position()
        .as_makruk()
        .map(|game| game.check(ply.mv, ply.action));
    let ply = completed.and_then(Result::ok).unwrap_or(ply);
    apply(session, word, Event::Makruk(ply))
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

/// A comment that is being read; it may go over several words and lines.
struct Comment {
    at: super::At,
    text: String,
}

impl Comment {
    fn begin(word: Spot<'_>) -> Option<Comment> {
        word.text.starts_with('{').then(|| Comment {
            at: word.at,
            text: String::new(),
        })
    }

    /// Takes one more word in; gives the comment back while it is open.
    fn take(
        mut self,
        session: &mut Session,
        word: Spot<'_>,
    ) -> Result<Option<Comment>, RecordError> {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(word.text);
        let Some(inner) = self.text.strip_suffix('}') else {
            return Ok(Some(self));
        };
        let said = inner.strip_prefix('{').unwrap_or(inner).trim();
        match event_of(session, said) {
            Some(event) => {
                let spot = Spot {
                    at: self.at,
                    text: said,
                };
                apply(session, spot, event)?;
            }
            None => session.remark(said),
        }
        Ok(None)
    }
}

fn event_of(session: &Session, said: &str) -> Option<Event> {
    let setup = &session.header().setup;
    match said {
        ACCEPTED => Some(Event::DrawAccepted),
        DECLINED => Some(Event::DrawDeclined),
        _ => {
            let of = |words: &str, event: fn(Seat) -> Event| {
                let name = said.strip_suffix(words)?;
                seat(setup, name).map(event)
            };
            of(OFFERS, |seat| Event::DrawOffered { seat })
                .or_else(|| of(RESIGNS, |seat| Event::Resigned { seat }))
                .or_else(|| of(TIMED_OUT, |seat| Event::TimedOut { seat }))
                .or_else(|| of(LEAVES, |seat| Event::Left { seat }))
                .or_else(|| of(RETURNS, |seat| Event::Returned { seat }))
                .or_else(|| {
                    let why = super::tags::void_of(said.strip_prefix(VOID)?)?;
                    Some(Event::Voided { why })
                })
        }
    }
}
