//! The clock of a store that has none of its own: wall time at start, then monotonic time.
//!
//! Stamps must not run backwards and must not leap when somebody sets the machine's clock, because
//! players' clocks are computed from them. So the wall clock is read once, and later only compared.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::Stamp;

/// A difference between the wall clock and ours above this counts as a jump.
const JUMP_MS: Stamp = 1_000;

/// Where time comes from; a test brings its own.
pub trait TimeSource: Send + Sync + 'static {
    /// Milliseconds since 1970 by the machine's clock, which may jump.
    fn wall(&self) -> Stamp;
    /// Time since some fixed moment, which never jumps.
    fn monotonic(&self) -> Duration;
}

/// The machine's clocks.
#[derive(Debug)]
pub struct Machine(Instant);

impl Default for Machine {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl TimeSource for Machine {
    fn wall(&self) -> Stamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |time| {
            Stamp::try_from(time.as_millis()).unwrap_or(Stamp::MAX)
        })
    }

    fn monotonic(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Never runs backwards, ignores and counts jumps of the wall clock.
pub struct StoreClock {
    source: Box<dyn TimeSource>,
    start: Stamp,
    began: Duration,
    /// Difference of the wall clock from ours when last looked at, in milliseconds.
    drift: std::sync::atomic::AtomicI64,
    jumps: AtomicU64,
}

impl StoreClock {
    /// Starts at the later of the wall time and `newest`, the newest stamp already stored.
    pub fn new(source: Box<dyn TimeSource>, newest: Stamp) -> Self {
        let wall = source.wall();
        let start = wall.max(newest);
        Self {
            began: source.monotonic(),
            source,
            start,
            drift: std::sync::atomic::AtomicI64::new(wall - start),
            jumps: AtomicU64::new(0),
        }
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> Stamp {
        let passed = self.source.monotonic().saturating_sub(self.began);
        let now = self.start + Stamp::try_from(passed.as_millis()).unwrap_or(Stamp::MAX / 2);
        let drift = self.source.wall() - now;
        let before = self.drift.swap(drift, Ordering::Relaxed);
        if (drift - before).abs() > JUMP_MS {
            self.jumps.fetch_add(1, Ordering::Relaxed);
        }
        now
    }

    /// How many jumps of the wall clock were ignored.
    pub fn jumps(&self) -> u64 {
        self.jumps.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicI64;

    #[derive(Default)]
    struct Hands {
        wall: AtomicI64,
        passed: AtomicU64,
    }

    impl TimeSource for Arc<Hands> {
        fn wall(&self) -> Stamp {
            self.wall.load(Ordering::Relaxed)
        }
        fn monotonic(&self) -> Duration {
            Duration::from_millis(self.passed.load(Ordering::Relaxed))
        }
    }

    fn pass(hands: &Hands, ms: u64) {
        hands.passed.fetch_add(ms, Ordering::Relaxed);
        hands.wall.fetch_add(ms.cast_signed(), Ordering::Relaxed);
    }

    #[test]
    fn a_jump_of_the_wall_clock_is_ignored_and_counted_once() {
        let hands = Arc::new(Hands::default());
        hands.wall.store(50_000, Ordering::Relaxed);
        let clock = StoreClock::new(Box::new(Arc::clone(&hands)), 0);
        pass(&hands, 10);
        assert_eq!((clock.now(), clock.jumps()), (50_010, 0));
        hands.wall.fetch_sub(3_600_000, Ordering::Relaxed);
        pass(&hands, 10);
        assert_eq!((clock.now(), clock.jumps()), (50_020, 1));
        pass(&hands, 10);
        assert_eq!((clock.now(), clock.jumps()), (50_030, 1));
    }

    #[test]
    fn a_wall_clock_set_back_before_the_start_does_not_go_below_the_newest_stamp() {
        let hands = Arc::new(Hands::default());
        hands.wall.store(1_000, Ordering::Relaxed);
        let clock = StoreClock::new(Box::new(Arc::clone(&hands)), 900_000);
        pass(&hands, 5);
        assert_eq!((clock.now(), clock.jumps()), (900_005, 0));
    }

    #[test]
    fn a_drift_of_less_than_a_second_is_no_jump() {
        let hands = Arc::new(Hands::default());
        let clock = StoreClock::new(Box::new(Arc::clone(&hands)), 0);
        hands.wall.fetch_add(1_000, Ordering::Relaxed);
        clock.now();
        assert_eq!(clock.jumps(), 0);
    }
}
