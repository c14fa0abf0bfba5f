//! The clocks of a room's game as digits, and the announcements of time running low.

use crate::app::model::{Model, Tick};
use crate::clock::Clock;
use crate::game::{Seat, Turn};
use crate::text::Texts;
use crate::view::ClockFace;

/// Seconds left at which one's own time is announced.
const WARNINGS: [u64; 3] = [60, 30, 10];
/// Below this the digits show tenths.
const TENTHS_MS: u64 = 10_000;

/// A clock at the moment of publishing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ClockAt {
    /// As its last turn left it.
    pub clock: Clock,
    /// How long its turn has lasted, in milliseconds.
    pub elapsed_ms: u64,
    /// Its turn is running.
    pub running: bool,
}

/// The digits of clocks, `t_ms` after they were published.
pub(crate) fn faces(texts: &Texts, clocks: &[ClockAt], t_ms: f32) -> Vec<ClockFace> {
    let later = if t_ms.is_finite() {
        t_ms.max(0.0) as u64
    } else {
        0
    };
    clocks
        .iter()
        .map(|clock| face(texts, clock, later))
        .collect()
}

fn face(texts: &Texts, at: &ClockAt, later_ms: u64) -> ClockFace {
    let elapsed = if at.running {
        at.elapsed_ms + later_ms
    } else {
        0
    };
    // Nothing left is the server's to say: until then a tenth of a second stays.
    let most = at.clock.deadline().saturating_sub(1);
    let reading = at.clock.reading(elapsed.min(most));
    let digits = digits(reading.remaining.max(1));
    let spoken = texts.format("online-clock-spoken", &[("time", digits.clone().into())]);
    let periods = |key: &str| texts.format(key, &[("n", reading.periods.into())]);
    ClockFace {
        spoken: format!("{spoken}. {}", periods("online-clock-periods-spoken")),
        periods: periods("online-clock-periods"),
        running: at.running,
        urgent: reading.remaining < TENTHS_MS,
        digits,
    }
}

/// Milliseconds as a clock shows them, rounded up.
fn digits(ms: u64) -> String {
    if ms < TENTHS_MS {
        let tenths = ms.div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = ms.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl Model {
    /// The clocks of the game at the table, by seat; empty without clocks.
    pub(crate) fn clocks(&self) -> Vec<ClockAt> {
        let (Some(game), Some(table)) = (self.room_game(), &self.table) else {
            return Vec::new();
        };
        if table.elsewhere.is_none() || table.id() != game.header().id {
            return Vec::new();
        }
        let turn = match game.session().turn() {
            Turn::Over(_) => None,
            turn => turn.seat(),
        };
        let server = self.server_ms().unwrap_or(game.prompt_at());
        let clock_of = |n: usize| {
            let seat = Seat::new(n)?;
            Some(ClockAt {
                clock: game.clock(seat)?,
                elapsed_ms: server.saturating_sub(game.prompt_at()),
                running: turn == Some(seat),
            })
        };
        (0..2).filter_map(clock_of).collect()
    }

    /// The server's time now.
    pub(crate) fn server_ms(&self) -> Option<u64> {
        self.online.client()?.server_ms(self.now.steady_ms)
    }

    /// One's own running clock, when it is the one to watch.
    fn own_clock(&self) -> Option<ClockAt> {
        let mine = self.table.as_ref()?.elsewhere?.mine?;
        let clock = self.clocks().into_iter().nth(mine.index())?;
        clock.running.then_some(clock)
    }

    /// Waits for the next moment at which one's own time is worth a word.
    pub(super) fn watch_clock(&mut self) {
        self.stop_ticks(|tick| matches!(tick, Tick::Clock { .. }));
        let Some(own) = self.own_clock() else { return };
        let reading = own.clock.reading(own.elapsed_ms);
        let end = (reading.remaining, reading.periods.saturating_sub(1));
        let warning = WARNINGS
            .iter()
            .filter(|left| **left * 1_000 < reading.remaining)
            .map(|left| reading.remaining - left * 1_000)
            .min();
        match warning {
            Some(after) => {
                let left = (reading.remaining - after) / 1_000;
                self.after(
                    after,
                    Tick::Clock {
                        seconds: left,
                        periods: None,
                    },
                );
            }
            None if reading.byo_yomi && end.0 > 0 && end.1 > 0 => {
                let periods = Some(end.1);
                self.after(
                    end.0,
                    Tick::Clock {
                        seconds: 0,
                        periods,
                    },
                );
            }
            // Main time ends, and the first period begins.
            None if !reading.byo_yomi && end.0 > 0 => {
                self.after(
                    end.0,
                    Tick::Clock {
                        seconds: 0,
                        periods: None,
                    },
                );
            }
            None => {}
        }
    }

    /// Says how much time is left, or that a period is used up.
    pub(in crate::app::model) fn clock_ticks(&mut self, seconds: u64, periods: Option<u32>) {
        let text = match (seconds, periods) {
            (_, Some(left)) => self
                .texts
                .format("online-clock-period-lost", &[("n", left.into())]),
            (0, None) => String::new(),
            (seconds, None) => self
                .texts
                .format("online-clock-warn", &[("n", seconds.into())]),
        };
        self.announce(text);
        self.watch_clock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;
    use crate::text::Language;

    fn shown(elapsed_ms: u64) -> (String, String) {
        let at = ClockAt {
            clock: TimeControl::MAKRUK.clock(),
            elapsed_ms,
            running: true,
        };
        let face = face(&Texts::new(Language::English), &at, 0);
        (face.digits, face.periods)
    }

    #[test]
    fn d36_digits_and_periods_go_down_while_the_other_side_thinks() {
        let main = 300_000;
        let all = |elapsed: u64| shown(main + elapsed);
        assert_eq!(shown(0), ("5:00".into(), "30 s × 3".into()));
        assert_eq!(shown(1), ("5:00".into(), "30 s × 3".into()));
        assert_eq!(shown(1_000), ("4:59".into(), "30 s × 3".into()));
        assert_eq!(all(0), ("0:30".into(), "30 s × 3".into()));
        assert_eq!(all(29_950), ("0.1".into(), "30 s × 3".into()));
        assert_eq!(all(30_000), ("0:30".into(), "30 s × 2".into()));
        assert_eq!(all(60_000), ("0:30".into(), "30 s × 1".into()));
        assert_eq!(all(65_000), ("0:25".into(), "30 s × 1".into()));
        assert_eq!(all(80_050), ("10.0".into(), "30 s × 1".into()));
        // Only the server says that nothing is left.
        assert_eq!(all(89_999), ("0.1".into(), "30 s × 1".into()));
        assert_eq!(all(120_000), ("0.1".into(), "30 s × 1".into()));
    }

    #[test]
    fn a_clock_that_waits_shows_what_its_last_turn_left() {
        let at = ClockAt {
            clock: TimeControl::MAKRUK.clock(),
            elapsed_ms: 99_000,
            running: false,
        };
        let faces = faces(&Texts::new(Language::English), &[at], 5_000.0);
        assert_eq!(
            (faces[0].digits.as_str(), faces[0].running),
            ("5:00", false)
        );
    }
}
