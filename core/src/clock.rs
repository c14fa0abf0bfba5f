//! Main time and byo-yomi as a pure function of logged times.
//!
//! Owns the arithmetic of a clock: what a think time leaves, when a turn runs out, what a display
//! reads. Must not tick or ask for the time: milliseconds come in as values, after any credit for
//! lag or outage. Start with [`Clock::after`].
//!
//! Source: the rules page's "5:00, then 30 s × 3"; a move inside 30 s costs nothing, each overrun
//! uses one period, overrunning the last one loses.

use serde::{Deserialize, Serialize};

/// What both players begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// Main time in milliseconds.
    pub main: u64,
    /// Number of byo-yomi periods.
    pub periods: u32,
    /// Length of a period in milliseconds, above 0.
    pub period: u64,
}

/// One player's clock between two of its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    /// Main time left in milliseconds.
    pub main: u64,
    /// Periods left.
    pub periods: u32,
    /// Length of a period in milliseconds, above 0.
    pub period: u64,
}

/// What a turn has done to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The move came in time and leaves this clock; a period that was begun is whole again.
    Moved(Clock),
    /// Lost on time, this many milliseconds after the turn began.
    Flagged(u64),
}

/// What a display shows in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Milliseconds left of the main time or of the running period.
    pub remaining: u64,
    /// Periods left, the running one included.
    pub periods: u32,
    /// Whether main time is used up and a period is running.
    pub byo_yomi: bool,
}

impl TimeControl {
    /// Online makruk: 5 minutes, then three periods of 30 seconds.
    pub const MAKRUK: TimeControl = TimeControl {
        main: 300_000,
        periods: 3,
        period: 30_000,
    };

    /// A clock that has not run yet.
    pub const fn clock(self) -> Clock {
        Clock {
            main: self.main,
            periods: self.periods,
            period: self.period,
        }
    }
}

impl Clock {
    /// How long a turn may last: main time and all periods, in milliseconds. A move stamped at
    /// or after it is too late.
    pub const fn deadline(self) -> u64 {
        self.main
            .saturating_add(self.period.saturating_mul(self.periods as u64))
    }

    /// Periods used up after `elapsed` milliseconds of a turn; 0 while main time lasts.
    const fn used(self, elapsed: u64) -> u64 {
        match elapsed.saturating_sub(self.main).checked_div(self.period) {
            Some(used) => used,
            // Without a length a period is over at once.
            None => self.periods as u64,
        }
    }

    /// The clock after a turn of `thought` milliseconds.
    ///
    /// ```
    /// use sanuk_core::clock::{TimeControl, Turn};
    /// let clock = TimeControl::MAKRUK.clock();
    /// let Turn::Moved(clock) = clock.after(329_000) else { unreachable!() };
    /// assert_eq!((clock.main, clock.periods), (0, 3));
    /// ```
    pub fn after(self, thought: u64) -> Turn {
        if thought >= self.deadline() {
            return Turn::Flagged(self.deadline());
        }
        let main = self.main.saturating_sub(thought);
        let periods = self.periods - self.used(thought) as u32;
        Turn::Moved(Clock {
            main,
            periods,
            ..self
        })
    }

    /// What to show `elapsed` milliseconds into a turn. At the deadline nothing is left.
    pub fn reading(self, elapsed: u64) -> Reading {
        if elapsed < self.main {
            let remaining = self.main - elapsed;
            return Reading {
                remaining,
                periods: self.periods,
                byo_yomi: false,
            };
        }
        if elapsed >= self.deadline() {
            return Reading {
                remaining: 0,
                periods: 0,
                byo_yomi: true,
            };
        }
        let periods = self.periods - self.used(elapsed) as u32;
        let remaining = self.period - (elapsed - self.main) % self.period;
        Reading {
            remaining,
            periods,
            byo_yomi: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(main: u64, periods: u32) -> Clock {
        Clock {
            main,
            periods,
            period: 30_000,
        }
    }

    #[test]
    fn c57_every_vector_of_the_clock() {
        let moved = |main, periods| Turn::Moved(clock(main, periods));
        let vectors = [
            (300_000, 3, 299_999, moved(1, 3)),
            (300_000, 3, 300_000, moved(0, 3)),
            (10_000, 3, 39_999, moved(0, 3)),
            (10_000, 3, 40_000, moved(0, 2)),
            (0, 3, 30_000, moved(0, 2)),
            (0, 2, 59_999, moved(0, 1)),
            (0, 1, 29_999, moved(0, 1)),
            (0, 1, 30_000, Turn::Flagged(30_000)),
            (5_000, 3, 94_999, moved(0, 1)),
            (5_000, 3, 95_000, Turn::Flagged(95_000)),
        ];
        for (main, periods, thought, expected) in vectors {
            assert_eq!(
                clock(main, periods).after(thought),
                expected,
                "{main} {periods} {thought}"
            );
        }
    }

    #[test]
    fn d35_main_time_ends_in_byo_yomi_and_not_in_a_loss() {
        let start = TimeControl::MAKRUK.clock();
        assert_eq!(start, clock(300_000, 3));
        let Turn::Moved(after) = start.after(329_000) else {
            panic!("lost on time")
        };
        assert_eq!(after, clock(0, 3));
        let next = Reading {
            remaining: 30_000,
            periods: 3,
            byo_yomi: true,
        };
        assert_eq!(after.reading(0), next);
    }

    #[test]
    fn d36_periods_are_shown_as_they_are_used() {
        let thinking = clock(0, 3);
        let shown = |elapsed| {
            let reading = thinking.reading(elapsed);
            (reading.remaining, reading.periods)
        };
        assert_eq!(shown(0), (30_000, 3));
        assert_eq!(shown(29_999), (1, 3));
        assert_eq!(shown(30_000), (30_000, 2));
        assert_eq!(shown(60_000), (30_000, 1));
        assert_eq!(shown(65_000), (25_000, 1));
        assert_eq!(thinking.after(65_000), Turn::Moved(clock(0, 1)));
        assert_eq!(shown(89_999), (1, 1));
        assert_eq!(shown(90_000), (0, 0));
        assert_eq!(thinking.after(90_000), Turn::Flagged(90_000));
    }

    #[test]
    fn the_reading_and_the_move_agree_at_every_moment() {
        for main in [0, 1, 10_000] {
            for elapsed in (0..120_000).step_by(499) {
                let (start, reading) = (clock(main, 3), clock(main, 3).reading(elapsed));
                match start.after(elapsed) {
                    Turn::Moved(left) => assert_eq!(left.periods, reading.periods),
                    Turn::Flagged(at) => assert!(elapsed >= at && reading.remaining == 0),
                }
            }
        }
    }

    #[test]
    fn strange_clocks_do_not_overflow() {
        let endless = Clock {
            main: u64::MAX,
            periods: u32::MAX,
            period: u64::MAX,
        };
        assert!(matches!(endless.after(u64::MAX - 1), Turn::Moved(_)));
        let nothing = Clock {
            main: 0,
            periods: 3,
            period: 0,
        };
        assert_eq!(nothing.after(0), Turn::Flagged(0));
        assert_eq!(nothing.reading(0).remaining, 0);
    }
}
