//! A rate with a burst, in eight bytes: the generic cell rate algorithm.

use std::time::Duration;

/// So many events in a period, of which up to `burst` may come at once.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// Between two events of a steady sender, in microseconds.
    interval: u64,
    /// How far ahead of a steady sender one may be, in microseconds.
    slack: u64,
}

/// What one sender has used of a [`Rate`]: when a steady sender could have sent all of it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Used(u64);

impl Rate {
    /// `count` events in `period`, up to `burst` at once. Both counts are at least 1.
    pub fn new(count: u32, period: Duration, burst: u32) -> Self {
        let interval = period.as_micros() as u64 / u64::from(count.max(1));
        Self {
            interval,
            slack: interval * u64::from(burst.max(1)),
        }
    }

    /// Counts an event at `now`, measured from any fixed moment.
    ///
    /// # Errors
    /// How long to wait when it is one too many; it is not counted then.
    pub fn take(&self, used: &mut Used, now: Duration) -> Result<(), Duration> {
        let now = now.as_micros() as u64;
        let next = used.0.max(now) + self.interval;
        let ahead = next - now;
        if ahead > self.slack {
            return Err(Duration::from_micros(ahead - self.slack));
        }
        used.0 = next;
        Ok(())
    }

    /// Whether the next event would be one too many, without counting it.
    pub fn is_used_up(&self, used: Used, now: Duration) -> bool {
        self.take(&mut { used }, now).is_err()
    }
}

impl Used {
    /// Whether nothing of it is left to remember at `now`.
    pub fn is_forgotten(self, now: Duration) -> bool {
        self.0 <= now.as_micros() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_of_twenty_then_ten_a_second() {
        let rate = Rate::new(10, Duration::from_secs(1), 20);
        let mut used = Used::default();
        let start = Duration::from_secs(1_000);
        let at_once = (0..30)
            .filter(|_| rate.take(&mut used, start).is_ok())
            .count();
        assert_eq!(at_once, 20);
        assert_eq!(rate.take(&mut used, start), Err(Duration::from_millis(100)));
        assert!(rate.is_used_up(used, start + Duration::from_millis(99)));
        assert!(
            rate.take(&mut used, start + Duration::from_millis(100))
                .is_ok()
        );
        let second = (1..=1_000u64).filter(|ms| {
            rate.take(&mut used, start + Duration::from_millis(100 + ms))
                .is_ok()
        });
        assert_eq!(second.count(), 10);
    }

    #[test]
    fn what_was_used_is_forgotten_in_time() {
        let rate = Rate::new(60, Duration::from_mins(1), 60);
        let mut used = Used::default();
        let now = Duration::from_secs(5);
        rate.take(&mut used, now).unwrap();
        assert!(!used.is_forgotten(now));
        assert!(used.is_forgotten(now + Duration::from_secs(1)));
    }
}
