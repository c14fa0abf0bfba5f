//! Commands that wait for an answer: which of them outlive this connection, and how they go on.

use super::{Client, Sent, Standing};
use crate::room::{Ask, Command};

impl Sent {
    pub(super) const fn new(ask: Ask) -> Self {
        Self {
            ask,
            at_ms: None,
            again: false,
        }
    }
}

/// A device answers these by itself, each time that the room asks.
const fn is_duty(command: &Command) -> bool {
    matches!(command, Command::Reveal { .. } | Command::Commit { .. })
}

impl Client {
    /// What a person asked for and the server has not answered, the oldest first.
    pub fn unanswered(&self) -> impl Iterator<Item = &Ask> {
        let asks = self.commands.iter().map(|sent| &sent.ask);
        asks.filter(|ask| !is_duty(&ask.command))
    }

    /// An answer is late, or a wish waits that ends the game for its person: worth a place on disk.
    pub fn waits_long(&self) -> bool {
        let weighty = |sent: &Sent| {
            let command = &sent.ask.command;
            sent.again || matches!(command, Command::Leave | Command::Resign)
        };
        let lost = self.line.standing() != Standing::Open;
        self.sending() && (lost || self.commands.iter().any(weighty))
    }

    /// Goes on with what an earlier connection has not had answered. The numbers stay, so that
    /// what was done is not done again.
    pub fn resume(&mut self, asks: Vec<Ask>) {
        let last = asks.last().map_or(0, |ask| ask.n);
        self.n = self.n.max(last);
        self.commands.extend(asks.into_iter().map(Sent::new));
    }

    /// The room may have given the seat to somebody else, or to nobody.
    pub(super) fn notice_lost_seat(&mut self) {
        let hash = self.token.map(|token| token.hash());
        let seat = |room: &crate::room::Room| room.seat_of(&hash?);
        if self.room().is_some_and(|room| seat(room).is_none()) {
            self.chair = None;
        }
    }
}
