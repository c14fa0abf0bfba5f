//! What commands came to, kept for copies of them, also of people who gave their seats up.

use super::state::{Answer, Parted};
use super::{Body, Chair, Event, Room, TokenHash};

impl Room {
    /// What proves the seat that its own command may give up.
    pub(super) fn gives_up(&self, body: &Body) -> Option<Vec<TokenHash>> {
        let cause = body.cause?;
        let may = matches!(body.event, Event::Left { .. } | Event::StartFailed { .. });
        let person = self.person(cause.seat).filter(|_| may)?;
        Some(person.tokens.clone())
    }

    /// Keeps what the command came to, so that a copy of it gets the same answer.
    pub(super) fn answer(&mut self, body: &Body, asker: Option<Vec<TokenHash>>) {
        let Some(cause) = body.cause else { return };
        let last = Answer {
            n: cause.n,
            print: cause.print,
            seq: self.head,
        };
        if let Some(person) = self.person_mut(cause.seat) {
            person.strikes = 0;
            person.last = Some(last);
        } else if let Some(tokens) = asker {
            if self.parted.len() == Chair::MAX {
                self.parted.remove(0);
            }
            self.parted.push(Parted { tokens, last });
        }
    }
}
