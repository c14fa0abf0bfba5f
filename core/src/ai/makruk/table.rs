//! The transposition table: what was found out about positions, in a fixed amount of memory.

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// At most the score.
    Upper,
    /// At least the score.
    Lower,
    /// The score itself.
    Exact,
}

/// What is known about one position. 16 bytes, four to a cache line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// The best move, packed; 0 when none is known.
    pub(super) mv: u16,
    pub(super) score: i16,
    /// Static evaluation.
    pub(super) eval: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

const EMPTY: Entry = Entry {
    key: 0,
    mv: 0,
    score: 0,
    eval: 0,
    depth: i8::MIN,
    bound: Bound::Upper,
};
const WAYS: usize = 4;

/// A table of a fixed size.
#[derive(Clone, Debug)]
pub(super) struct Table {
    buckets: Vec<[Entry; WAYS]>,
}

impl Table {
    /// A table of about so many bytes, at least one bucket.
    pub(super) fn of_bytes(bytes: usize) -> Table {
        let buckets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        Table {
            buckets: vec![[EMPTY; WAYS]; buckets],
        }
    }

    /// Forgets everything, so that the same search finds the same again.
    pub(super) fn clear(&mut self) {
        self.buckets.fill([EMPTY; WAYS]);
    }

    /// The bucket of a key: the high bits of key × length, which needs no power of two.
    #[inline]
    fn at(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known about a position.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.at(key))?;
        bucket
            .iter()
            .find(|entry| entry.key == key && entry.depth != i8::MIN)
            .copied()
    }

    /// Keeps what was found out, in place of the same position or of the shallowest of four.
    #[inline]
    pub(super) fn put(&mut self, key: u64, found: Found) {
        let at = self.at(key);
        let Some(bucket) = self.buckets.get_mut(at) else {
            return;
        };
        let slot = bucket
            .iter()
            .position(|entry| entry.key == key)
            .unwrap_or_else(|| {
                let depths = bucket
                    .iter()
                    .enumerate()
                    .map(|(way, entry)| (entry.depth, way));
                depths.min().map_or(0, |(_, way)| way)
            });
        let old = bucket[slot];
        let known = if old.key == key && found.mv == 0 {
            old.mv
        } else {
            found.mv
        };
        let (score, depth) = (found.score as i16, found.depth.clamp(-1, 100) as i8);
        // A much shallower bound of the same position would push out what cost more.
        if old.key == key && found.bound != Bound::Exact && depth + 4 < old.depth {
            return;
        }
        bucket[slot] = Entry {
            key,
            mv: known,
            score,
            eval: found.eval as i16,
            depth,
            bound: found.bound,
        };
    }
}

/// What a search found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) mv: u16,
    pub(super) score: i32,
    pub(super) eval: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(depth: i32) -> Found {
        Found {
            mv: 7,
            score: -250,
            eval: 12,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_is_put_is_found_again_until_the_bucket_is_full_of_deeper() {
        let mut table = Table::of_bytes(64);
        for key in 1..=5 {
            table.put(key, found(key as i32));
        }
        assert!(table.get(1).is_none(), "the shallowest went");
        let entry = table.get(5).unwrap();
        assert_eq!(
            (entry.mv, entry.score, entry.eval, entry.depth),
            (7, -250, 12, 5)
        );
        table.clear();
        assert!(table.get(5).is_none());
    }

    #[test]
    fn a_table_has_the_size_it_is_given() {
        assert_eq!(size_of::<Entry>(), 16);
        assert_eq!(Table::of_bytes(16 << 20).buckets.len() * 64, 16 << 20);
    }
}
