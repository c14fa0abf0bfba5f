//! Where and when figures were measured.

use std::time::{SystemTime, UNIX_EPOCH};

/// Processor and number of cores, such as `Example CPU 3000, 2 cores`.
pub fn name() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        (key.trim() == "model name").then(|| value.trim().to_owned())
    });
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let model = model.unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    format!("{model}, {cores} cores")
}

/// Today in UTC, such as `2026-01-31`.
pub fn date() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let ms = since.map_or(0, |since| since.as_millis() as u64);
    let text = sanuk_core::game::date_time(ms);
    text.split('T').next().unwrap_or_default().to_owned()
}

/// Programs that wanted to run, on average over the last minute; none where the system does not
/// tell.
pub fn load() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().next()?.parse().ok()
}
