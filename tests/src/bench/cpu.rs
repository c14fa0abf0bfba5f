//! Time that one thread really worked, so that other programs on the machine spoil no figure.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A stopwatch of the calling thread's processor time; of wall time where the system does not
/// tell the former.
#[derive(Clone, Copy, Debug)]
pub struct CpuClock {
    worked: Option<Duration>,
    wall: Instant,
}

impl CpuClock {
    /// Starts at zero.
    pub fn start() -> CpuClock {
        CpuClock {
            worked: worked(),
            wall: Instant::now(),
        }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        match (self.worked, worked()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.wall.elapsed(),
        }
    }
}

/// The processor time of one thread, to be read from any other.
#[derive(Clone, Debug)]
pub struct ThreadTime {
    file: Option<PathBuf>,
    since: Instant,
}

impl ThreadTime {
    /// The calling thread's.
    pub fn of_this_thread() -> ThreadTime {
        // `self/task/N`, which names the thread to other threads too.
        let link = std::fs::read_link("/proc/thread-self").ok();
        ThreadTime {
            file: link.map(|link| Path::new("/proc").join(link).join("schedstat")),
            since: Instant::now(),
        }
    }

    /// What it has worked so far; wall time where the system does not tell.
    pub fn worked(&self) -> Duration {
        let told = self.file.as_ref().and_then(|file| nanoseconds(file));
        told.unwrap_or_else(|| self.since.elapsed())
    }
}

/// The calling thread's processor time so far, as Linux counts it in nanoseconds.
fn worked() -> Option<Duration> {
    nanoseconds(Path::new("/proc/thread-self/schedstat"))
}

fn nanoseconds(file: &Path) -> Option<Duration> {
    let text = std::fs::read_to_string(file).ok()?;
    text.split_whitespace()
        .next()?
        .parse()
        .ok()
        .map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let clock = CpuClock::start();
        let sum: u64 = (0..20_000_000_u64)
            .map(|n| std::hint::black_box(n) ^ 5)
            .sum();
        assert!(sum > 0 && clock.elapsed() > Duration::ZERO);
    }
}
