//! Who is looking: language and kind of device, from the request's headers.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, USER_AGENT};
use sanuk_core::text::Language;

/// Languages of an `Accept-Language` header, the preferred first.
fn preferred(header: &str) -> Vec<&str> {
    let mut ranges: Vec<(f32, &str)> = header
        .split(',')
        .filter_map(|range| {
            let mut parts = range.split(';').map(str::trim);
            let tag = parts.next().filter(|tag| !tag.is_empty())?;
            let quality = parts
                .find_map(|part| part.strip_prefix("q="))
                .unwrap_or("1");
            Some((quality.parse().unwrap_or(0.0), tag))
        })
        .filter(|(quality, _)| *quality > 0.0)
        .collect();
    // Stable, so that equal ones stay in the order of the header.
    ranges.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranges.into_iter().map(|(_, tag)| tag).collect()
}

/// The language to speak: the one asked for in the address, else the browser's.
pub fn language(asked: Option<&str>, headers: &HeaderMap) -> Language {
    let header = headers
        .get(ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let asked = asked.and_then(|tag| tag.parse().ok());
    asked.unwrap_or_else(|| Language::negotiate(&preferred(header.unwrap_or_default())))
}

/// Whether an `intent:` link is understood. Everything else gets the app's own scheme: browsers
/// inside other apps fire no app link, whatever the system.
pub fn is_android(headers: &HeaderMap) -> bool {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|value| value.to_str().ok());
    agent.is_some_and(|agent| agent.contains("Android"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speak(asked: Option<&str>, header: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, header.parse().unwrap());
        language(asked, &headers)
    }

    #[test]
    fn the_most_wanted_language_that_is_spoken_wins() {
        assert_eq!(speak(None, "ko-KR,ko;q=0.9,en;q=0.8"), Language::Korean);
        assert_eq!(speak(None, "en;q=0.3, th-TH;q=0.9, fr"), Language::Thai);
        assert_eq!(speak(None, "ja;q=0, en;q=0.1"), Language::English);
        assert_eq!(speak(None, "fr, ,;q=x"), Language::English);
    }

    #[test]
    fn the_address_goes_before_the_browser() {
        assert_eq!(speak(Some("ja"), "ko"), Language::Japanese);
        assert_eq!(speak(Some("xx"), "ko"), Language::Korean);
    }
}
