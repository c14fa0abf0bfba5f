//! Bytes as lower-case hexadecimal digits: how seeds, seals, tokens and names of games are written.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Writes two digits a byte.
pub(crate) fn write(bytes: &[u8]) -> String {
    let digit = |four: u8| char::from(DIGITS[usize::from(four)]);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

/// Reads exactly `N` bytes; `None` for anything else, capitals too: each value has one text.
pub(crate) fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

const fn digit(sign: u8) -> Option<u8> {
    match sign {
        b'0'..=b'9' => Some(sign - b'0'),
        b'a'..=b'f' => Some(sign - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn only_the_one_text_of_a_value_is_read() {
        assert_eq!(read("00ff1a"), Some([0, 255, 26]));
        assert_eq!(write(&[0, 255, 26]), "00ff1a");
        for wrong in [
            "", "00ff1", "00ff100", "00FF10", "00fg10", "+0ff10", "é0ff1",
        ] {
            assert_eq!(read::<3>(wrong), None, "{wrong}");
        }
    }
}
