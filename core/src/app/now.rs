//! Time as a value.

/// The time of one update. The model reads no clock of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds that never go back, from the app's start.
    pub steady_ms: u64,
    /// Milliseconds since 1970 in UTC, for dates.
    pub wall_ms: u64,
}
