//! Figures for Prometheus. None of them is labelled by room, code, seat or address.

use std::sync::Arc;

use prometheus::{
    Encoder, Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry,
    TextEncoder,
};

/// All figures of a process.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Connections accepted.
    pub accepted: IntCounter,
    /// Connections, requests and frames refused, by limit.
    pub refused: IntCounterVec,
    /// Sockets open now.
    pub sockets: IntGauge,
    /// Rooms whose state is in memory now.
    pub rooms: IntGauge,
    /// Commands, by what became of them.
    pub commands: IntCounterVec,
    /// From a command's arrival to its commit, in seconds.
    pub commit: Histogram,
    /// Appends that met another head.
    pub conflicts: IntCounter,
    /// Sockets closed, by reason.
    pub closed: IntCounterVec,
    /// Rooms closed because deciding panicked.
    pub panics: IntCounter,
    /// State hashes that a client did not share.
    pub mismatches: IntCounter,
    /// Outages credited to rooms.
    pub credits: IntCounter,
    /// Beats that could not be written.
    pub beats_missed: IntCounter,
    /// Jumps of the wall clock that were ignored.
    pub clock_jumps: IntGauge,
}

/// Milliseconds from a fast disk's fsync to what a player would call slow.
const COMMIT_BUCKETS: &[f64] = &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

impl Metrics {
    /// Figures at zero.
    ///
    /// # Errors
    /// Only if two figures had one name, which a test rules out.
    pub fn new() -> Result<Arc<Self>, prometheus::Error> {
        let registry = Registry::new_custom(Some("sanuk".into()), None)?;
        let counter = |name: &str, help: &str| {
            let figure = IntCounter::new(name, help)?;
            registry.register(Box::new(figure.clone())).map(|()| figure)
        };
        let gauge = |name: &str, help: &str| {
            let figure = IntGauge::new(name, help)?;
            registry.register(Box::new(figure.clone())).map(|()| figure)
        };
        let by = |name: &str, help: &str, label: &str| {
            let figure = IntCounterVec::new(Opts::new(name, help), &[label])?;
            registry.register(Box::new(figure.clone())).map(|()| figure)
        };
        let commit = HistogramOpts::new("commit_seconds", "From a command's arrival to its commit");
        let commit = Histogram::with_opts(commit.buckets(COMMIT_BUCKETS.to_vec()))?;
        registry.register(Box::new(commit.clone()))?;
        Ok(Arc::new(Self {
            accepted: counter("connections_total", "Connections accepted")?,
            refused: by(
                "refused_total",
                "Connections, requests and frames refused",
                "limit",
            )?,
            sockets: gauge("sockets", "Sockets open now")?,
            rooms: gauge("rooms", "Rooms whose state is in memory now")?,
            commands: by(
                "commands_total",
                "Commands by what became of them",
                "outcome",
            )?,
            conflicts: counter("append_conflicts_total", "Appends that met another head")?,
            closed: by(
                "sockets_closed_total",
                "Sockets closed by the server",
                "why",
            )?,
            panics: counter(
                "room_panics_total",
                "Rooms closed because deciding panicked",
            )?,
            mismatches: counter(
                "state_mismatches_total",
                "State hashes that a client did not share",
            )?,
            credits: counter("clock_credits_total", "Outages credited to rooms")?,
            beats_missed: counter("beats_missed_total", "Beats that could not be written")?,
            clock_jumps: gauge("clock_jumps", "Jumps of the wall clock that were ignored")?,
            commit,
            registry,
        }))
    }

    /// All figures in Prometheus' text format.
    ///
    /// # Errors
    /// What the encoder says.
    pub fn text(&self) -> Result<String, prometheus::Error> {
        let mut out = Vec::new();
        TextEncoder::new().encode(&self.registry.gather(), &mut out)?;
        String::from_utf8(out).map_err(|error| prometheus::Error::Msg(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_name_of_its_own_and_is_printed() {
        let metrics = Metrics::new().unwrap();
        metrics.accepted.inc();
        metrics.closed.with_label_values(&["slow"]).inc();
        metrics.commit.observe(0.003);
        let text = metrics.text().unwrap();
        assert!(text.contains("sanuk_connections_total 1"), "{text}");
        assert!(text.contains("sanuk_sockets_closed_total{why=\"slow\"} 1"));
        assert!(text.contains("sanuk_commit_seconds_bucket{le=\"0.005\"} 1"));
    }
}
