//! When something was, in words.

use crate::game::civil_date;
use crate::text::Texts;

/// ms of a day.
pub(crate) const DAY_MS: i64 = 86_400_000;

/// A moment on the calendar of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Local {
    day_number: i64,
    hour: i64,
    minute: i64,
}

impl Local {
    fn of(utc_ms: u64, offset_minutes: i32) -> Self {
        let local = utc_ms.cast_signed() + i64::from(offset_minutes) * 60_000;
        let in_day = local.rem_euclid(DAY_MS);
        Self {
            day_number: local.div_euclid(DAY_MS),
            hour: in_day / 3_600_000,
            minute: in_day / 60_000 % 60,
        }
    }
}

/// Says when something was: "5 minutes ago", "today at 14:05", "3 May 2026".
pub(crate) fn when(texts: &Texts, then_ms: u64, now_ms: u64, offset_minutes: i32) -> String {
    let minutes = now_ms.saturating_sub(then_ms) / 60_000;
    let (then, now) = (
        Local::of(then_ms, offset_minutes),
        Local::of(now_ms, offset_minutes),
    );
    match (minutes, now.day_number - then.day_number) {
        (0, _) => texts.get("common-just-now"),
        (1..60, _) => texts.format("common-minutes-ago", &[("n", minutes.into())]),
        (_, 0) => at_time(texts, "common-today", then),
        (_, 1) => at_time(texts, "common-yesterday", then),
        _ => date(texts, then),
    }
}

/// Says how long something took: "12 min", "1 h 5 min", "less than 1 minute".
pub(crate) fn span(texts: &Texts, ms: u64) -> String {
    let minutes = ms / 60_000;
    match (minutes / 60, minutes % 60) {
        (0, 0) => texts.get("result-fact-time-short"),
        (0, m) => texts.format("result-fact-time-minutes", &[("m", m.into())]),
        (h, m) => texts.format(
            "result-fact-time-hours",
            &[("h", h.into()), ("m", m.into())],
        ),
    }
}

fn at_time(texts: &Texts, key: &str, local: Local) -> String {
    let time = texts.format(
        "common-time",
        &[
            ("hour", format!("{:02}", local.hour).into()),
            ("minute", format!("{:02}", local.minute).into()),
        ],
    );
    texts.format(key, &[("time", time.into())])
}

fn date(texts: &Texts, local: Local) -> String {
    let (year, month, day) = civil_date(local.day_number);
    texts.format(
        "common-date",
        &[
            // As text, so that no language groups the year's digits.
            ("year", year.to_string().into()),
            ("month", month.into()),
            ("day", day.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    /// 2026-05-03 14:05 UTC.
    const THEN: u64 = 1_777_817_100_000;
    const HOUR: u64 = 3_600_000;

    fn say(after_ms: u64, offset: i32) -> String {
        when(
            &Texts::new(Language::English),
            THEN,
            THEN + after_ms,
            offset,
        )
    }

    #[test]
    fn the_same_day_has_a_time_and_older_days_a_date() {
        assert_eq!(say(0, 0), "just now");
        assert_eq!(say(5 * 60_000, 0), "5 minutes ago");
        assert_eq!(say(2 * HOUR, 0), "today at 14:05");
        assert_eq!(say(20 * HOUR, 0), "yesterday at 14:05");
        assert_eq!(say(72 * HOUR, 0), "3 May 2026");
    }

    #[test]
    fn the_day_is_the_places_own() {
        assert_eq!(say(2 * HOUR, 540), "yesterday at 23:05");
        assert_eq!(say(96 * HOUR, 600), "4 May 2026");
    }

    #[test]
    fn leap_days_and_year_ends_are_right() {
        let date = |ms| civil_date(Local::of(ms, 0).day_number);
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(1_709_164_800_000), (2024, 2, 29));
        assert_eq!(date(1_767_225_599_000), (2025, 12, 31));
        assert_eq!(date(1_767_225_600_000), (2026, 1, 1));
    }
}
