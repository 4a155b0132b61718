//! Lanes as arrays, for targets without a SIMD implementation.

use std::array::from_fn;

use super::lanes::{Bands, Trio};

#[derive(Clone, Copy)]
pub(in super::super) struct Plain([u32; 12]);

impl Bands for [u32; 4] {
    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        *words
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        self
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        from_fn(|lane| self[lane] & other[lane])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        from_fn(|lane| self[lane] | other[lane])
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        from_fn(|lane| self[lane] ^ other[lane])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        from_fn(|lane| self[lane] & !other[lane])
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.into_iter().fold(0, |all, lane| all | lane) == 0
    }

    #[inline(always)]
    fn bits_at(self, bit: u32) -> u32 {
        (0..4).map(|lane| (self[lane] >> bit & 1) << lane).sum()
    }
}

impl Trio for Plain {
    type Bands = [u32; 4];

    #[inline(always)]
    fn load(words: &[u32; 12]) -> Self {
        Self(*words)
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 12]) {
        *words = self.0;
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self([word; 12])
    }

    #[inline(always)]
    fn broadcast(bands: [u32; 4]) -> Self {
        Self(from_fn(|lane| bands[lane % 4]))
    }

    #[inline(always)]
    fn digits(self) -> [[u32; 4]; 3] {
        from_fn(|digit| from_fn(|lane| self.0[digit * 4 + lane]))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] & other.0[lane]))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] | other.0[lane]))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] ^ other.0[lane]))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] & !other.0[lane]))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane].wrapping_add(other.0[lane])))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane].wrapping_sub(other.0[lane])))
    }

    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        Self(self.0.map(|lane| lane << BITS))
    }

    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        Self(self.0.map(|lane| lane >> BITS))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        Self(from_fn(|lane| self.0[lane / 4 * 4 + [1, 2, 0, 3][lane % 4]]))
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        Self(from_fn(|lane| self.0[lane / 4 * 4 + [2, 0, 1, 3][lane % 4]]))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.into_iter().fold(0, |all, lane| all | lane) == 0
    }
}
