//! Lots drawn by computer players: repeatable from a seed, never the game's dice.

/// A small generator (`SplitMix64`) for ties and random shares.
#[derive(Clone, Debug)]
pub struct Lot(u64);

impl Lot {
    /// Starts from a seed; equal seeds draw equal lots.
    pub const fn new(seed: u64) -> Lot {
        Lot(seed)
    }

    /// Draws 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Draws a number below `n`, which is at least 1 and small against 2³².
    #[inline]
    pub const fn below(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// Draws yes in `percent` of a hundred cases.
    pub const fn percent(&mut self, percent: u8) -> bool {
        self.below(100) < percent as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_draw_equal_lots_within_bounds() {
        let draw = |seed| {
            let mut lot = Lot::new(seed);
            (0..1_000).map(|_| lot.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        for value in 0..6 {
            let count = draw(3).iter().filter(|&&drawn| drawn == value).count();
            assert!((100..240).contains(&count), "{value}: {count}");
        }
    }
}
