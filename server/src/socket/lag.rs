//! A socket's round trip, measured by the server's own pings where a clock runs.

use std::time::Duration;

use tokio::time::Instant;

/// How often a socket is pinged while a clock runs.
pub const EVERY: Duration = Duration::from_secs(5);
/// How long a measurement counts.
const VALID: Duration = Duration::from_secs(20);

/// Pings of one socket. An unanswered ping leaves nothing to credit.
#[derive(Debug, Default)]
pub struct Lag {
    count: u32,
    open: Option<Instant>,
    trip: Option<(Duration, Instant)>,
}

impl Lag {
    /// What to send as a ping now.
    pub fn ping(&mut self) -> [u8; 4] {
        if self.open.is_some() {
            self.trip = None;
        }
        self.open = Some(Instant::now());
        self.count = self.count.wrapping_add(1);
        self.count.to_be_bytes()
    }

    /// Takes an answer; only the last ping's counts.
    pub fn pong(&mut self, payload: &[u8]) {
        if payload == self.count.to_be_bytes()
            && let Some(sent) = self.open.take()
        {
            self.trip = Some((sent.elapsed(), Instant::now()));
        }
    }

    /// The round trip in milliseconds; `None` when it was not measured lately.
    pub fn ms(&self) -> Option<u32> {
        let (trip, at) = self.trip?;
        (at.elapsed() <= VALID).then(|| u32::try_from(trip.as_millis()).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    #[tokio::test(start_paused = true)]
    async fn only_an_answered_ping_of_the_last_20_seconds_counts() {
        let mut lag = Lag::default();
        assert_eq!(lag.ms(), None);
        let sent = lag.ping();
        advance(Duration::from_millis(120)).await;
        lag.pong(&[9; 4]);
        assert_eq!(lag.ms(), None, "an answer to nothing");
        lag.pong(&sent);
        assert_eq!(lag.ms(), Some(120));
        lag.pong(&sent);
        advance(Duration::from_secs(21)).await;
        assert_eq!(lag.ms(), None, "too old");
    }

    #[tokio::test(start_paused = true)]
    async fn an_unanswered_ping_ends_the_credit() {
        let mut lag = Lag::default();
        let first = lag.ping();
        lag.pong(&first);
        assert_eq!(lag.ms(), Some(0));
        lag.ping();
        assert_eq!(lag.ms(), Some(0), "it may still be answered");
        lag.ping();
        assert_eq!(lag.ms(), None);
    }
}
