//! What a record says between the moves and what is no event: clock times, notes.

use serde::{Deserialize, Serialize};

use super::Event;
use crate::clock::Clock;

/// A comment of a record that is no event; goes out again where it came in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Events before it.
    pub at: u32,
    /// The last of them. After an undo another one may stand there; then the remark is not written.
    pub after: Option<Event>,
    /// The text without its braces; words with one space between them.
    pub text: String,
}

/// Says that dice of the game do not fit their seal.
const MISMATCH: &str = "[%dice mismatch]";

impl Remark {
    /// The mark on a game whose dice do not fit their seal, after its last event.
    pub fn mismatch(at: u32, after: Option<Event>) -> Remark {
        let text = MISMATCH.to_owned();
        Remark { at, after, text }
    }

    /// Whether this is [`Remark::mismatch`].
    pub fn is_mismatch(&self) -> bool {
        self.text == MISMATCH
    }

    /// The clock that the `at`th event left to its player, as PGN writes it: the main time, and in
    /// byo-yomi the periods that are left.
    ///
    /// ```
    /// use sanuk_core::{clock::Clock, game::{Event, Remark}};
    /// let offer = Event::DrawDeclined;
    /// let clock = Clock { main: 298_200, periods: 3, period: 30_000 };
    /// assert_eq!(Remark::clock(1, offer, &clock).text, "[%clk 0:04:58.200]");
    /// let late = Clock { main: 0, ..clock };
    /// assert_eq!(Remark::clock(1, offer, &late).text, "[%clk 0:00:00] [%byoyomi 3]");
    /// ```
    pub fn clock(at: u32, after: Event, clock: &Clock) -> Remark {
        let (seconds, ms) = (clock.main / 1_000, clock.main % 1_000);
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        let fraction = if ms > 0 {
            format!(".{ms:03}")
        } else {
            String::new()
        };
        let periods = if clock.main == 0 {
            format!(" [%byoyomi {}]", clock.periods)
        } else {
            String::new()
        };
        Remark {
            at,
            after: Some(after),
            text: format!("[%clk {hours}:{minutes:02}:{seconds:02}{fraction}]{periods}"),
        }
    }
}
