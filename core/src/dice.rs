//! Fair dice, offline: a pure function of a 256-bit seed and the index of the roll.
//!
//! Face number `index` comes from byte `index` of a `ChaCha20` key stream under the seed. Bytes 0
//! to 251 make the six faces in runs of 42; the four bytes left over are rejected, and then the
//! byte at the same place of the next stream counts. So no face is favoured, no index is skipped,
//! and any roll can be checked without those before it. Nothing else influences a face
//! (`ludo.md` § 5).

use std::{fmt, str::FromStr};

use rand_chacha::{ChaCha20Rng, rand_core::Rng, rand_core::SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::hex;
use crate::ludo::Die;

/// Bytes that stand for one face: the largest multiple that fits six times into a byte.
const RUN: u8 = 42;
/// Bytes of a `ChaCha` block's word, the unit of seeking.
const WORD: u32 = 4;
/// Faces that a [`DiceStream`] prepares at once.
const AHEAD: usize = 256;

/// The seed of a game's dice, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// Text that is no seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no seed; 64 hexadecimal digits are")]
pub struct SeedError(String);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        // A person may type one in capitals.
        let seed = hex::read(&text.to_ascii_lowercase());
        seed.map(Seed).ok_or_else(|| SeedError(text.to_owned()))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// The face of a byte; `None` for the four bytes that would favour some faces.
const fn face_of(byte: u8) -> Option<Die> {
    Die::new(byte / RUN + 1)
}

/// The byte at a place of one of the seed's streams.
fn byte_at(seed: &Seed, stream: u64, index: u32) -> u8 {
    let mut rng = ChaCha20Rng::from_seed(seed.0);
    rng.set_stream(stream);
    rng.set_word_pos(u128::from(index / WORD));
    rng.next_u32().to_le_bytes()[(index % WORD) as usize]
}

/// Rolls number `index` of a game, counted from 0.
pub fn face(seed: &Seed, index: u32) -> Die {
    face_from(seed, 0, index)
}

/// The face at `index` when the streams before `stream` have been rejected there.
fn face_from(seed: &Seed, stream: u64, index: u32) -> Die {
    let mut streams = (stream..).map(|stream| byte_at(seed, stream, index));
    streams.find_map(face_of).unwrap_or(Die::SIX)
}

/// The same faces as [`face`], one after another and fast.
#[derive(Clone, Debug)]
pub struct DiceStream {
    seed: Seed,
    source: ChaCha20Rng,
    bytes: [u8; AHEAD],
    index: u32,
}

impl DiceStream {
    /// Starts at index 0.
    pub fn new(seed: Seed) -> DiceStream {
        let source = ChaCha20Rng::from_seed(seed.0);
        DiceStream {
            seed,
            source,
            bytes: [0; AHEAD],
            index: 0,
        }
    }

    /// The index of the next face.
    pub fn index(&self) -> u32 {
        self.index
    }

    /// Rolls the next face.
    #[inline]
    pub fn roll(&mut self) -> Die {
        let at = self.index as usize % AHEAD;
        if at == 0 {
            self.source.fill_bytes(&mut self.bytes);
        }
        let index = self.index;
        self.index += 1;
        face_of(self.bytes[at]).unwrap_or_else(|| face_from(&self.seed, 1, index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZERO: Seed = Seed([0; 32]);

    fn seed(n: u8) -> Seed {
        Seed([n; 32])
    }

    /// Key stream of `ChaCha20` under the zero key and nonce: 76 b8 e0 ad a0 f1 3d 90 …
    #[test]
    fn faces_follow_the_published_key_stream() {
        let faces: Vec<u8> = (0..8).map(|index| face(&ZERO, index).get()).collect();
        assert_eq!(faces, [3, 5, 6, 5, 4, 6, 2, 4]);
    }

    #[test]
    fn random_access_and_stream_give_the_same_faces() {
        for n in 0..20 {
            let mut stream = DiceStream::new(seed(n));
            for index in 0..1_000 {
                assert_eq!(stream.index(), index);
                assert_eq!(stream.roll(), face(&seed(n), index));
            }
        }
    }

    #[test]
    fn d10_left_over_bytes_are_rejected_and_drawn_again_in_place() {
        assert_eq!((0..=255).filter_map(face_of).count(), 252);
        for die in Die::ALL {
            assert_eq!(
                (0..=255).filter(|&byte| face_of(byte) == Some(die)).count(),
                42
            );
        }
        let rejected = (0..5_000)
            .find(|&index| byte_at(&ZERO, 0, index) > 251)
            .unwrap();
        assert_eq!(
            Some(face(&ZERO, rejected)),
            face_of(byte_at(&ZERO, 1, rejected))
        );
        let after = face(&ZERO, rejected + 1);
        assert_eq!(Some(after), face_of(byte_at(&ZERO, 0, rejected + 1)));
    }

    /// Chi-square of counts that should all be equal.
    fn chi_square(counts: &[u64]) -> f64 {
        let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
        counts
            .iter()
            .map(|&count| (count as f64 - expected).powi(2) / expected)
            .sum()
    }

    #[test]
    fn d10_faces_and_pairs_are_equally_likely() {
        let mut stream = DiceStream::new(seed(10));
        let (mut faces, mut pairs) = ([0; 6], [0; 36]);
        let mut last = 0;
        for roll in 0..6_000_000 {
            let face = usize::from(stream.roll().get() - 1);
            faces[face] += 1;
            if roll % 2 == 1 {
                pairs[last * 6 + face] += 1;
            }
            last = face;
        }
        assert!(chi_square(&faces) < 20.5, "{faces:?}");
        assert!(chi_square(&pairs) < 66.6, "{pairs:?}");
    }

    #[test]
    fn seeds_round_trip_as_hexadecimal_text() {
        let text = "00ff".repeat(16);
        assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        for bad in [
            "",
            "00",
            &"0g".repeat(32),
            &"00".repeat(33),
            &"é".repeat(32),
        ] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }
}
