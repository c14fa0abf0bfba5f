//! The server's clock as seen from here.
//!
//! Owns: how far the server's time is ahead of this device's steady time, from what heartbeats
//! bring. Displays only: the server alone judges by its own stamps.

/// Round trips kept; the shortest of them tells the truth best.
const KEPT: usize = 8;
/// What is believed of the server's time is never so far behind a stamp of it, unless this device
/// slept: its steady time stood still meanwhile.
const SLEPT_MS: u64 = 1_000;

/// How far the server's clock is ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offset {
    samples: Vec<Sample>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sample {
    round_trip_ms: u64,
    ahead_ms: i64,
}

impl Offset {
    /// Takes in an answer: sent at `sent_ms`, received at `received_ms` of steady time, with the
    /// server's time in between.
    pub fn learn(&mut self, sent_ms: u64, received_ms: u64, server_ms: u64) {
        self.forget_if_slept(received_ms, server_ms);
        let round_trip_ms = received_ms.saturating_sub(sent_ms);
        let middle = sent_ms + round_trip_ms / 2;
        if self.samples.len() == KEPT {
            self.samples.remove(0);
        }
        self.samples.push(Sample {
            round_trip_ms,
            ahead_ms: ahead(server_ms, middle),
        });
    }

    /// Takes in a stamp without an echo: the server's time is at least this.
    pub fn learn_roughly(&mut self, received_ms: u64, server_ms: u64) {
        self.forget_if_slept(received_ms, server_ms);
        if self.samples.is_empty() {
            self.samples.push(Sample {
                round_trip_ms: u64::MAX,
                ahead_ms: ahead(server_ms, received_ms),
            });
        }
    }

    /// What was learned before a sleep is of no use after it.
    fn forget_if_slept(&mut self, received_ms: u64, server_ms: u64) {
        let believed = self.server_ms(received_ms);
        if believed.is_some_and(|it| it.saturating_add(SLEPT_MS) < server_ms) {
            self.samples.clear();
        }
    }

    /// The server's time at a steady time of this device; `None` before anything was heard.
    pub fn server_ms(&self, steady_ms: u64) -> Option<u64> {
        let best = self.samples.iter().min_by_key(|it| it.round_trip_ms)?;
        steady_ms.checked_add_signed(best.ahead_ms)
    }
}

/// How far the server's time is ahead of the device's; both are far below the range.
const fn ahead(server_ms: u64, steady_ms: u64) -> i64 {
    server_ms
        .cast_signed()
        .wrapping_sub(steady_ms.cast_signed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_round_trip_counts() {
        let mut offset = Offset::default();
        assert_eq!(offset.server_ms(0), None);
        offset.learn_roughly(1_000, 50_000);
        assert_eq!(offset.server_ms(1_000), Some(50_000));
        // 400 ms there and back: the server's clock was at 60,200 ms in the middle.
        offset.learn(10_000, 10_400, 60_200);
        assert_eq!(offset.server_ms(10_000), Some(60_000));
        // A slow answer tells less and changes nothing.
        offset.learn(20_000, 24_000, 73_900);
        assert_eq!(offset.server_ms(20_000), Some(70_000));
        offset.learn(30_000, 30_010, 80_105);
        assert_eq!(offset.server_ms(30_000), Some(80_100));
    }

    #[test]
    fn a_device_that_slept_learns_anew() {
        let awake = || {
            let mut offset = Offset::default();
            offset.learn(1_000, 1_010, 51_005);
            offset
        };
        // A stamp is older than its arrival; one a little ahead is no sleep either.
        let mut offset = awake();
        offset.learn_roughly(2_000, 51_500);
        offset.learn_roughly(2_000, 53_000);
        assert_eq!(offset.server_ms(2_000), Some(52_000));
        // Half an hour passed, and steady time tells nothing of it.
        offset.learn_roughly(2_000, 1_852_000);
        assert_eq!(offset.server_ms(2_000), Some(1_852_000));
        // The same told by a heartbeat's answer, however long that one took.
        let mut offset = awake();
        offset.learn(2_000, 2_400, 1_852_200);
        assert_eq!(offset.server_ms(2_400), Some(1_852_400));
    }

    #[test]
    fn old_answers_are_forgotten() {
        let mut offset = Offset::default();
        offset.learn(0, 2, 1_001);
        for n in 1..=KEPT as u64 {
            offset.learn(n * 1_000, n * 1_000 + 100, n * 1_000 + 50 + 2_000);
        }
        assert_eq!(offset.server_ms(20_000), Some(22_000));
    }
}
