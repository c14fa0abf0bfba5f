//! Dates as text in UTC, for records and names of files; no time zone, no leap seconds.

const DAY_MS: u64 = 86_400_000;

/// Writes milliseconds since 1970 as `2026-11-29T22:57:20.123Z`.
///
/// ```
/// assert_eq!(sanuk_core::game::date_time(951_782_400_001), "2000-02-29T00:00:00.001Z");
/// ```
pub fn date_time(ms: u64) -> String {
    let (year, month, day) = civil_date((ms / DAY_MS).cast_signed());
    let rest = ms % DAY_MS;
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}Z")
}

/// Reads what [`date_time`] wrote; `None` for anything else.
pub fn read_date_time(text: &str) -> Option<u64> {
    let number = |from: usize, to: usize| -> Option<u64> {
        let digits = text.get(from..to)?;
        digits
            .bytes()
            .all(|c| c.is_ascii_digit())
            .then(|| digits.parse().ok())?
    };
    let end = text.find('-').filter(|end| (4..=8).contains(end))?;
    let at = |from: usize, to: usize| number(end + from, end + to);
    let days = days(number(0, end)?.cast_signed(), at(1, 3)?, at(4, 6)?)?;
    let clock = at(7, 9)? * 3_600_000 + at(10, 12)? * 60_000 + at(13, 15)? * 1000 + at(16, 19)?;
    let ms = days.checked_mul(DAY_MS)?.checked_add(clock)?;
    // Written again it must be the same: that checks ranges and signs in one.
    (date_time(ms) == text).then_some(ms)
}

/// Year, month 1 to 12 and day 1 to 31 of a day counted from 1 January 1970 (Howard Hinnant's
/// civil calendar).
pub(crate) fn civil_date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

/// Days from 1 January 1970 to a date; `None` before.
fn days(year: i64, month: u64, day: u64) -> Option<u64> {
    let (month, day) = (month.cast_signed(), day.cast_signed());
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let shifted = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * shifted + 2) / 5 + day - 1;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    days.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn dates_read_back(ms in 0..4_102_444_800_000_u64) {
            prop_assert_eq!(read_date_time(&date_time(ms)), Some(ms));
        }

        #[test]
        fn other_text_is_no_date(text in "\\PC{0,30}") {
            prop_assert_eq!(read_date_time(&text).map(date_time).unwrap_or(text.clone()), text);
        }
    }

    #[test]
    fn far_dates_and_impossible_ones() {
        assert_eq!(date_time(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(
            read_date_time(&date_time(u64::MAX / 1_000_000)),
            Some(u64::MAX / 1_000_000)
        );
        assert_eq!(read_date_time("2026-02-30T00:00:00.000Z"), None);
        assert_eq!(read_date_time("2026-13-01T00:00:00.000Z"), None);
    }
}
