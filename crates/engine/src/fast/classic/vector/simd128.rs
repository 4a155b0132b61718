//! Lanes in three WebAssembly vectors.

use std::arch::wasm32::{
    i32x4, i32x4_add, i32x4_bitmask, i32x4_shl, i32x4_shuffle, i32x4_sub, u32x4_extract_lane,
    u32x4_shr, v128, v128_and, v128_andnot, v128_any_true, v128_or, v128_xor,
};

use super::lanes::{Bands, Trio};

#[derive(Clone, Copy)]
pub(in super::super) struct Simd128([v128; 3]);

impl Simd128 {
    #[inline(always)]
    fn map(self, of: impl Fn(v128) -> v128) -> Self {
        let [a, b, c] = self.0;
        Self([of(a), of(b), of(c)])
    }

    #[inline(always)]
    fn zip(self, other: Self, of: impl Fn(v128, v128) -> v128) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([of(a, x), of(b, y), of(c, z)])
    }
}

impl Bands for v128 {
    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        let [a, b, c, d] = words.map(u32::cast_signed);
        i32x4(a, b, c, d)
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(self),
            u32x4_extract_lane::<1>(self),
            u32x4_extract_lane::<2>(self),
            u32x4_extract_lane::<3>(self),
        ]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        v128_and(self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        v128_or(self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        v128_xor(self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        v128_andnot(self, other)
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self)
    }

    #[inline(always)]
    fn bits_at(self, bit: u32) -> u32 {
        u32::from(i32x4_bitmask(i32x4_shl(self, 31 - bit)))
    }
}

impl Trio for Simd128 {
    type Bands = v128;

    #[inline(always)]
    fn load(words: &[u32; 12]) -> Self {
        let &[a, b, c, d, e, f, g, h, i, j, k, l] = words;
        Self([v128::load(&[a, b, c, d]), v128::load(&[e, f, g, h]), v128::load(&[i, j, k, l])])
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 12]) {
        for (words, digit) in words.chunks_exact_mut(4).zip(self.0) {
            words.copy_from_slice(&digit.words());
        }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self([v128::load(&[word; 4]); 3])
    }

    #[inline(always)]
    fn broadcast(bands: v128) -> Self {
        Self([bands; 3])
    }

    #[inline(always)]
    fn digits(self) -> [v128; 3] {
        self.0
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |one, other| v128_and(one, other))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |one, other| v128_or(one, other))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, |one, other| v128_xor(one, other))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, v128::without)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, |one, other| i32x4_add(one, other))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, other| i32x4_sub(one, other))
    }

    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        self.map(|digit| i32x4_shl(digit, BITS.cast_unsigned()))
    }

    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        self.map(|digit| u32x4_shr(digit, BITS.cast_unsigned()))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        self.map(|digit| i32x4_shuffle::<1, 2, 0, 3>(digit, digit))
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        self.map(|digit| i32x4_shuffle::<2, 0, 1, 3>(digit, digit))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b, c] = self.0;
        a.or(b).or(c).is_zero()
    }
}
