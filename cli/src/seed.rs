//! Fixed luck from what a person types.

use sanuk_core::dice::Seed;
use sanuk_core::text::Texts;

use crate::failure::Failure;

/// Reads a seed: 64 hexadecimal digits, or a number.
///
/// # Errors
///
/// It is neither.
pub fn seed(text: &str, texts: &Texts) -> Result<[u8; 32], Failure> {
    hex(text)
        .or_else(|| number(text))
        .ok_or_else(|| Failure::Usage(texts.format("error-seed", &[("value", text.into())])))
}

fn hex(text: &str) -> Option<[u8; 32]> {
    text.parse::<Seed>().ok().map(|seed| seed.0)
}

fn number(text: &str) -> Option<[u8; 32]> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&text.parse::<u64>().ok()?.to_le_bytes());
    Some(seed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanuk_core::text::Language;

    fn seed(text: &str) -> Result<[u8; 32], Failure> {
        super::seed(text, &Texts::new(Language::English))
    }

    #[test]
    fn numbers_and_hexadecimal_digits_are_seeds() {
        assert_eq!(seed("258").unwrap()[..3], [2, 1, 0]);
        assert_eq!(seed(&"0f".repeat(32)).unwrap(), [15; 32]);
    }

    #[test]
    fn anything_else_is_a_usage_error() {
        for text in ["", "-1", "x", &"+f".repeat(32), &"é".repeat(32)] {
            assert_eq!(seed(text).unwrap_err().status(), 2, "{text}");
        }
    }
}
