//! Chance that is the same on every machine for ever.
//!
//! Owns how a seed becomes draws. The generator is xoshiro256++ (Blackman and
//! Vigna, "Scrambled linear pseudorandom number generators", 2021), whose output
//! its authors have published and its crate does not change; what is made of the
//! output is written out here, so that no other crate's choice can change a draw.
//! Must not know what is drawn.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A stream of draws.
#[derive(Clone, Debug)]
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The stream that belongs to the seed.
    pub(crate) fn from_seed(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 and below the bound, each equally likely; 0 if the bound is 0.
    pub(crate) fn below(&mut self, bound: u128) -> u128 {
        // The shortest run of bits that holds every number below the bound, drawn
        // again when it is not below: less than two draws on average.
        let unused = bound.saturating_sub(1).leading_zeros();
        loop {
            let bits = u128::from(self.0.next_u64()) << 64 | u128::from(self.0.next_u64());
            let drawn = bits.checked_shr(unused).unwrap_or(0);
            if drawn < bound.max(1) {
                return drawn;
            }
        }
    }

    /// One of the indices of a list, 0 for an empty one.
    pub(crate) fn index(&mut self, len: usize) -> usize {
        self.below(len as u128) as usize
    }

    /// Puts the items into an order, every order equally likely (Fisher and Yates).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_seed_gives_these_draws_for_ever() {
        let mut chance = Chance::from_seed(1);
        let drawn: Vec<_> = (0..12).map(|_| chance.below(1000)).collect();
        // Worked out with another program from the published algorithm.
        assert_eq!(drawn, [831, 102, 189, 98, 942, 74, 91, 570, 980, 270, 162, 243]);
    }

    #[test]
    fn every_number_below_the_bound_is_about_as_frequent() {
        let mut chance = Chance::from_seed(7);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[chance.index(6)] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!((chance.below(0), chance.below(1)), (0, 0));
    }

    #[test]
    fn every_order_is_about_as_frequent() {
        let mut chance = Chance::from_seed(7);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [1, 2, 3, 4];
            chance.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
