//! Random draws that are the same on every machine and in every release.
//!
//! Owns how a seed becomes draws. The generator is xoshiro256++ (Blackman and
//! Vigna, "Scrambled linear pseudorandom number generators", 2021). Its output is
//! specified by its authors. Everything derived from that output is implemented
//! here, so that no dependency can change a draw. Must not depend on what is drawn.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A stream of random draws.
#[derive(Clone, Debug)]
pub(crate) struct SeededRng(Xoshiro256PlusPlus);

impl SeededRng {
    pub(crate) fn from_seed(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Returns a uniformly distributed number in `0..bound`, or 0 if the bound is 0.
    pub(crate) fn below(&mut self, bound: u128) -> u128 {
        // Rejection sampling: draw just enough bits for any number below the bound
        // and retry if the result is too large, which takes less than two draws on average.
        let unused = bound.saturating_sub(1).leading_zeros();
        loop {
            let bits = u128::from(self.0.next_u64()) << 64 | u128::from(self.0.next_u64());
            let drawn = bits.checked_shr(unused).unwrap_or(0);
            if drawn < bound.max(1) {
                return drawn;
            }
        }
    }

    /// Returns a random index into a list of length `len`, or 0 if it is empty.
    pub(crate) fn index(&mut self, len: usize) -> usize {
        self.below(len as u128) as usize
    }

    /// Shuffles the items, every order being equally likely (Fisher and Yates).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SeededRng;

    #[test]
    fn draws_of_a_seed_never_change() {
        let mut rng = SeededRng::from_seed(1);
        let drawn: Vec<_> = (0..12).map(|_| rng.below(1000)).collect();
        // Computed by an independent implementation of the published algorithm.
        assert_eq!(drawn, [831, 102, 189, 98, 942, 74, 91, 570, 980, 270, 162, 243]);
    }

    #[test]
    fn numbers_below_the_bound_are_equally_frequent() {
        let mut rng = SeededRng::from_seed(7);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.index(6)] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }

    #[test]
    fn orders_are_equally_frequent() {
        let mut rng = SeededRng::from_seed(7);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [1, 2, 3, 4];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
