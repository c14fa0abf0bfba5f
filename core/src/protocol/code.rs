//! Invite codes: ten letters that can be read aloud and typed on any keyboard.
//!
//! Owns: the alphabet, what a person may type instead, the display in two groups. Must not know
//! rooms. Start with [`Code::from_str`].
//!
//! Source: `online.md` § 7: Crockford's base 32 without I, L, O and U, 50 random bits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Letters of a code.
pub const LENGTH: usize = 10;

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A room's code: 50 random bits, written as ten letters.
///
/// ```
/// use sanuk_core::protocol::Code;
/// let code: Code = "k7qf9-mwt2a".parse()?;
/// assert_eq!(code.to_string(), "K7QF9MWT2A");
/// assert_eq!(code.spaced(), "K7QF9 MWT2A");
/// # Ok::<(), sanuk_core::protocol::CodeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code(u64);

/// Why a text is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Nothing was typed.
    #[error("the code is empty")]
    Empty,
    /// A sign that no code has; the letter U is one.
    #[error("codes have no `{sign}`")]
    Sign {
        /// The sign as typed.
        sign: char,
    },
    /// Too few or too many letters.
    #[error("a code has {LENGTH} letters, this has {found}")]
    Length {
        /// Letters found.
        found: usize,
    },
}

impl Code {
    /// A code of 50 of these 64 random bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << 50) - 1))
    }

    /// The first three letters, for logs: enough to tell rooms apart, too few to join one.
    pub fn cut(self) -> String {
        self.to_string().chars().take(3).collect()
    }

    /// In two groups of five, for the eye.
    pub fn spaced(self) -> String {
        let text = self.to_string();
        let (first, second) = text.split_at(LENGTH / 2);
        format!("{first} {second}")
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for at in (0..LENGTH).rev() {
            let value = (self.0 >> (5 * at)) & 31;
            let letter = ALPHABET.get(value as usize).copied().unwrap_or(b'0');
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// A code seats whoever knows it, so a debug print shows the cut form only.
impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({}…)", self.cut())
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let mut bits: u64 = 0;
        let mut found = 0;
        for sign in text.chars().filter(|sign| !is_filling(*sign)) {
            let value = value(sign).ok_or(CodeError::Sign { sign })?;
            found += 1;
            if found <= LENGTH {
                bits = bits << 5 | value;
            }
        }
        match found {
            0 => Err(CodeError::Empty),
            LENGTH => Ok(Self(bits)),
            found => Err(CodeError::Length { found }),
        }
    }
}

impl TryFrom<String> for Code {
    type Error = CodeError;

    fn try_from(text: String) -> Result<Self, CodeError> {
        text.parse()
    }
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.to_string()
    }
}

/// Signs between the letters: spaces of every width, marks of direction, and what keyboards offer
/// as a hyphen, Japanese ones the long-vowel mark included.
fn is_filling(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(
            sign,
            '-' | '_' | 'ー' | '−' | '－' | '＿' | 'ｰ' | '\u{2010}'..='\u{2015}'
        )
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// The value of a letter as typed, 0 to 31.
fn value(sign: char) -> Option<u64> {
    let letter = match narrow(sign).to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let at = ALPHABET.iter().position(|it| char::from(*it) == letter)?;
    Some(at as u64)
}

/// The ASCII sign of a full-width form.
fn narrow(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xff01 + 0x21).unwrap_or(sign),
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use rand_chacha::ChaCha8Rng;
    use rand_core::{Rng, SeedableRng};

    use super::*;

    fn code() -> Code {
        "K7QF9MWT2A".parse().unwrap()
    }

    #[test]
    fn d34_every_way_of_typing_leads_to_the_same_room() {
        for typed in [
            "k7qf9 mwt2a",
            "K7QF9-MWT2A",
            "k7qf9mwt2a\n",
            "Ｋ７ＱＦ９ＭＷＴ２Ａ",
            "ｋ７ｑｆ９　ｍｗｔ２ａ",
            "K7QF9ーMWT2A",
            " K 7 Q F 9 – M W T 2 A\r\n",
        ] {
            assert_eq!(typed.parse(), Ok(code()), "{typed:?}");
        }
    }

    #[test]
    fn d34_look_alikes_are_read_as_the_digits_they_look_like() {
        let code: Code = "0011234567".parse().unwrap();
        for typed in ["OoIl234567", "oOLi234567", "ＯＯＩＬ234567"] {
            assert_eq!(typed.parse(), Ok(code), "{typed:?}");
        }
    }

    #[test]
    fn d34_a_sign_that_no_code_has_is_named() {
        let fault = |typed: &str| typed.parse::<Code>().unwrap_err();
        assert_eq!(fault("K7QF9MWT2U"), CodeError::Sign { sign: 'U' });
        assert_eq!(fault("k7qf9!mwt2a"), CodeError::Sign { sign: '!' });
        assert_eq!(fault("코드"), CodeError::Sign { sign: '코' });
        assert_eq!(fault("ｕ"), CodeError::Sign { sign: 'ｕ' });
        assert_eq!(fault(" - "), CodeError::Empty);
        assert_eq!(fault("K7QF9MWT2"), CodeError::Length { found: 9 });
        assert_eq!(fault("K7QF9MWT2A7"), CodeError::Length { found: 11 });
    }

    #[test]
    fn d34_generated_codes_use_the_alphabet_and_do_not_repeat() {
        let mut random = ChaCha8Rng::from_seed([34; 32]);
        let mut seen = BTreeSet::new();
        for _ in 0..100_000 {
            let text = Code::from_bits(random.next_u64()).to_string();
            assert_eq!(text.len(), LENGTH);
            assert!(text.bytes().all(|byte| ALPHABET.contains(&byte)), "{text}");
            assert!(seen.insert(text), "a code came twice");
        }
    }

    #[test]
    fn a_debug_print_cannot_seat_anybody() {
        assert_eq!(format!("{:?}", code()), "Code(K7Q…)");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(bits: u64) {
            let code = Code::from_bits(bits);
            prop_assert_eq!(code.to_string().parse(), Ok(code));
            prop_assert_eq!(code.spaced().to_lowercase().parse(), Ok(code));
            prop_assert_eq!(serde_json::from_str::<Code>(&serde_json::to_string(&code).unwrap()).unwrap(), code);
        }

        #[test]
        fn no_text_panics(text in "\\PC{0,40}") {
            let _ = text.parse::<Code>();
        }
    }
}
