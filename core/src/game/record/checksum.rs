//! The checksum of a record: CRC-32 as zip and PNG use it. It catches accidents, not forgers.

/// Sums bytes up.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            let polynomial = if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
            (sum >> 1) ^ polynomial
        })
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_check_value_of_the_standard() {
        assert_eq!(super::crc32(b"123456789"), 0xcbf4_3926);
    }
}
