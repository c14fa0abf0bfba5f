//! How long to wait before the next try to connect.
//!
//! Source: `online.md` § 3: 0.3, 1, 2, then 5 s, each with jitter, so that a server that comes back
//! is not met by everyone at once.

/// Waits between tries in milliseconds; the last one repeats.
const WAITS_MS: [u64; 4] = [300, 1_000, 2_000, 5_000];

/// Counts the failed tries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backoff {
    failed: usize,
}

impl Backoff {
    /// The wait after one more failed try: between 75 % and 125 % of the step, by `lot`.
    pub fn next_ms(&mut self, lot: u64) -> u64 {
        let wait = WAITS_MS[self.failed.min(WAITS_MS.len() - 1)];
        self.failed += 1;
        wait * 3 / 4 + lot % (wait / 2 + 1)
    }

    /// A connection stands, or something changed that makes waiting pointless.
    pub fn reset(&mut self) {
        self.failed = 0;
    }

    /// Tries that failed since the last connection.
    pub const fn failed(self) -> usize {
        self.failed
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_waits_grow_to_five_seconds_and_stay_there() {
        let mut backoff = Backoff::default();
        // A lot of half the range is the step itself.
        let waits: Vec<u64> = [75, 250, 500, 1_250, 1_250]
            .map(|lot| backoff.next_ms(lot))
            .into();
        assert_eq!(waits, [300, 1_000, 2_000, 5_000, 5_000]);
        backoff.reset();
        assert_eq!(backoff.next_ms(75), 300);
    }

    proptest! {
        #[test]
        fn jitter_stays_within_a_quarter(lots in proptest::collection::vec(any::<u64>(), 1..8)) {
            let mut backoff = Backoff::default();
            for (n, lot) in lots.into_iter().enumerate() {
                let step = WAITS_MS[n.min(3)];
                let wait = backoff.next_ms(lot);
                prop_assert!(wait * 4 >= step * 3 && wait * 4 <= step * 5, "{wait} for {step}");
            }
        }
    }
}
