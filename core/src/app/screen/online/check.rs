//! The record of the check of a game's dice.

use super::super::super::model::Model;
use super::super::parts::{Dress, button};
use crate::fairness::{FailedStart, Mismatch, Sealed};
use crate::game::{CheckError, Event, GameKind, Session};
use crate::ludo::{self, Die};
use crate::room::Chair;
use crate::view::online::{CheckView, Finding};
use crate::view::part::{Emphasis, Icon, Line};
use crate::view::present::names;

/// Rolls listed, the newest first.
const ROLLS: usize = 100;

impl Model {
    /// The game whose dice are checked: the room's own copy while it runs, which has every key.
    pub(crate) fn checked_session(&self) -> Option<Session> {
        let table = self.table.as_ref()?;
        let live = self
            .room_game()
            .filter(|game| game.header().id == table.id());
        Some(live.map_or(&table.session, |game| game.session()).clone())
    }

    pub(in crate::app::screen) fn check_view(&self) -> Option<CheckView> {
        let session = self.checked_session()?;
        let sealed = session.header().dice.sealed()?;
        let dice = rolled(&session);
        let result = check(sealed, &session, &dice);
        let texts = &self.texts;
        let (mut finding, mut verdict, mut note) = self.finding(result, &session);
        if result.is_ok()
            && let Some((choices, said)) = self.choices_said(&session)
        {
            if choices == Finding::Bad {
                (finding, verdict, note) = (choices, said, texts.get("online-check-bad-note"));
            } else {
                note = said;
            }
        }
        let bad = match result {
            Err(Mismatch::Die { roll, .. } | Mismatch::Key { roll }) => Some(roll),
            _ => None,
        };
        Some(CheckView {
            title: texts.get("online-check-title"),
            verdict,
            note,
            finding,
            how_title: texts.get("online-check-how"),
            how: (1..=5)
                .map(|n| texts.get(&format!("online-check-how-{n}")))
                .collect(),
            facts_title: texts.get("online-check-facts"),
            facts: self.numbers(sealed, &session),
            failed_title: if sealed.failed.is_empty() {
                String::new()
            } else {
                texts.get("online-check-failed")
            },
            failed: sealed
                .failed
                .iter()
                .map(|it| self.failed_start(it))
                .collect(),
            rolls_title: if dice.is_empty() {
                String::new()
            } else {
                texts.get("online-check-rolls")
            },
            rolls: self.roll_lines(&dice, bad),
            buttons: vec![
                button("export", texts.get("online-check-export"))
                    .icon(Icon::Share)
                    .emphasis(Emphasis::Secondary),
            ],
        })
    }

    fn finding(
        &self,
        result: Result<u32, Mismatch>,
        session: &Session,
    ) -> (Finding, String, String) {
        let texts = &self.texts;
        let none = String::new();
        match result {
            Ok(0) if session.header().kind() == GameKind::Makruk => {
                (Finding::Good, texts.get("online-check-lot-good"), none)
            }
            Ok(0) => (Finding::Nothing, texts.get("online-check-none"), none),
            Ok(n) => (
                Finding::Good,
                texts.format("online-check-good", &[("n", n.into())]),
                none,
            ),
            Err(mismatch) => {
                let verdict = self.mismatch_said(&mismatch);
                (Finding::Bad, verdict, texts.get("online-check-bad-note"))
            }
        }
    }

    fn mismatch_said(&self, mismatch: &Mismatch) -> String {
        let texts = &self.texts;
        let of_seat = |key: &str, seat: u8| {
            let seat = u32::from(seat) + 1;
            let who = texts.format("online-room-side", &[("n", seat.into())]);
            texts.format(key, &[("who", who.into())])
        };
        match mismatch {
            Mismatch::Die { roll, .. } | Mismatch::Key { roll } => {
                texts.format("online-check-bad", &[("n", (*roll).into())])
            }
            Mismatch::Seats => texts.get("online-check-bad-seats"),
            Mismatch::Share { seat } => of_seat("online-check-bad-share", *seat),
            Mismatch::ComputerShare { seat } => of_seat("online-check-bad-ai-share", *seat),
            Mismatch::Number { .. } | Mismatch::Count { .. } => texts.get("online-check-bad-count"),
        }
    }

    /// What came of playing the computers' choices again, on the thread that thinks.
    fn choices_said(&self, session: &Session) -> Option<(Finding, String)> {
        let texts = &self.texts;
        let result = self.online.choices_of(session)?.result.as_ref();
        let Some(result) = result else {
            return Some((Finding::Good, texts.get("online-check-choices-wait")));
        };
        let bad = |said: String| Some((Finding::Bad, said));
        match result {
            Ok(checked) if checked.choices == 0 => None,
            Ok(checked) => {
                let n = checked.choices;
                Some((
                    Finding::Good,
                    texts.format("online-check-choices", &[("n", n.into())]),
                ))
            }
            Err(CheckError::Dice(mismatch)) => bad(self.mismatch_said(mismatch)),
            Err(CheckError::Choice { at, seat }) => {
                let who = self
                    .table
                    .as_ref()
                    .map(|table| names::who(texts, table.header(), *seat));
                let values = [
                    ("n", (*at + 1).into()),
                    ("who", who.unwrap_or_default().into()),
                ];
                bad(texts.format("online-check-bad-choice", &values))
            }
            Err(CheckError::Players) => bad(texts.get("online-check-bad-seats")),
            Err(CheckError::Newer { .. }) => {
                Some((Finding::Nothing, texts.get("online-check-newer")))
            }
            Err(CheckError::Seed(_) | CheckError::Fold(_)) => {
                bad(texts.get("online-check-bad-record"))
            }
        }
    }

    /// The finding about a saved game with sealed dice, in a sentence; `None` for a seed's dice.
    pub(in crate::app::screen) fn sealed_verdict(&self, session: &Session) -> Option<String> {
        let sealed = session.header().dice.sealed()?;
        let result = check(sealed, session, &rolled(session));
        Some(self.finding(result, session).1)
    }

    fn numbers(&self, sealed: &Sealed, session: &Session) -> Vec<Line> {
        let texts = &self.texts;
        let header = session.header();
        let line = |label: String, value: String| Line { label, value };
        let mut lines = vec![
            line(texts.get("online-check-seal"), sealed.first.to_string()),
            line(texts.get("online-check-game"), header.id.to_string()),
            line(
                texts.get("online-check-mix"),
                sealed.mix(header.id.bytes()).to_string(),
            ),
        ];
        for seat in header.seats() {
            let chair = header.chair(seat);
            let pledge = sealed.seats.iter().find(|it| Some(it.seat) == chair);
            if let Some(pledge) = pledge {
                let who = names::who(texts, header, seat);
                let label = texts.format("online-check-seat", &[("who", who.into())]);
                lines.push(line(label, pledge.commitment.to_string()));
            }
        }
        lines
    }

    fn failed_start(&self, failed: &FailedStart) -> String {
        let missing: Vec<String> = failed
            .missing
            .iter()
            .filter_map(|at| Chair::new(usize::from(*at)))
            .map(|at| match self.online.room() {
                Some(room) => self.chair_name(room, at),
                None => self
                    .texts
                    .format("online-room-side", &[("n", (at.index() + 1).into())]),
            })
            .collect();
        let values = [
            ("seal", failed.first.seal().into()),
            ("who", missing.join(", ").into()),
        ];
        self.texts.format("online-check-failed-line", &values)
    }

    fn roll_lines(&self, dice: &[Die], bad: Option<u32>) -> Vec<Line> {
        let texts = &self.texts;
        let line = |(n, die): (u32, &Die)| {
            // What follows on a roll that does not fit cannot be vouched for either.
            let key = match bad {
                Some(bad) if n >= bad => "online-check-roll-bad",
                _ => "online-check-roll-value",
            };
            Line {
                label: texts.format("online-check-roll", &[("n", n.into())]),
                value: texts.format(key, &[("die", die.get().into())]),
            }
        };
        let mut lines: Vec<Line> = (1..).zip(dice).map(line).collect();
        lines.reverse();
        lines.truncate(ROLLS);
        lines
    }
}

/// The faces of a game in order.
fn rolled(session: &Session) -> Vec<Die> {
    session
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Ludo(ludo::Event::Rolled { die }) => Some(*die),
            _ => None,
        })
        .collect()
}

fn check(sealed: &Sealed, session: &Session, dice: &[Die]) -> Result<u32, Mismatch> {
    let game = session.header().id.bytes();
    sealed.check_seats(game)?;
    sealed.check_rolls(game, dice)
}
