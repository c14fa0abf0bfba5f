//! SHA-256 and HMAC-SHA-256 over parts that follow one another.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What a hash is for: `dice/v1/`, a word and a zero byte.
#[derive(Clone, Copy)]
pub(super) enum Label {
    Tip,
    Link,
    Seat,
    Mix,
    Roll,
    More,
    Lot,
    Ai,
}

impl Label {
    const fn bytes(self) -> &'static [u8] {
        match self {
            Label::Tip => b"dice/v1/tip\0",
            Label::Link => b"dice/v1/link\0",
            Label::Seat => b"dice/v1/seat\0",
            Label::Mix => b"dice/v1/mix\0",
            Label::Roll => b"dice/v1/roll\0",
            Label::More => b"dice/v1/more\0",
            Label::Lot => b"dice/v1/lot\0",
            Label::Ai => b"dice/v1/ai\0",
        }
    }
}

pub(super) fn sha256(label: Label, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(label.bytes());
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

pub(super) fn hmac(key: &[u8; 32], label: Label, parts: &[&[u8]]) -> [u8; 32] {
    // HMAC fills a key up to its block of 64 bytes with zeros, so this is the key itself.
    let mut block = [0; 64];
    block[..32].copy_from_slice(key);
    let mut mac = Hmac::<Sha256>::new(&block.into());
    mac.update(label.bytes());
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}
