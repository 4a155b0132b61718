//! Lanes in three 128-bit registers, which every x86-64 processor has.
//!
//! # Safety
//!
//! SSE2 is part of x86-64, so these instructions are always available. The intrinsics are
//! `unsafe` because other targets may lack them. None of them accesses memory.
#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m128i, _mm_add_epi32, _mm_and_si128, _mm_andnot_si128, _mm_castsi128_ps, _mm_cmpeq_epi8,
    _mm_cvtsi32_si128, _mm_cvtsi128_si64, _mm_movemask_epi8, _mm_movemask_ps, _mm_or_si128,
    _mm_set_epi32, _mm_setzero_si128, _mm_shuffle_epi32, _mm_sll_epi32, _mm_slli_epi32,
    _mm_srli_epi32, _mm_sub_epi32, _mm_unpackhi_epi64, _mm_xor_si128,
};

use super::lanes::{Bands, Trio};

#[derive(Clone, Copy)]
pub(in super::super) struct Sse2([__m128i; 3]);

impl Sse2 {
    #[inline(always)]
    fn map(self, of: impl Fn(__m128i) -> __m128i) -> Self {
        let [a, b, c] = self.0;
        Self([of(a), of(b), of(c)])
    }

    #[inline(always)]
    fn zip(self, other: Self, of: impl Fn(__m128i, __m128i) -> __m128i) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([of(a, x), of(b, y), of(c, z)])
    }
}

impl Bands for __m128i {
    #[inline(always)]
    fn load(words: &[u32; 4]) -> Self {
        let [a, b, c, d] = words.map(u32::cast_signed);
        // SAFETY: see the module.
        unsafe { _mm_set_epi32(d, c, b, a) }
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        let (low, high) =
            // SAFETY: see the module.
            unsafe { (_mm_cvtsi128_si64(self), _mm_cvtsi128_si64(_mm_unpackhi_epi64(self, self))) };
        let (low, high) = (low.cast_unsigned(), high.cast_unsigned());
        [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { _mm_and_si128(self, other) }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { _mm_or_si128(self, other) }
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { _mm_xor_si128(self, other) }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { _mm_andnot_si128(other, self) }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the module.
        unsafe { _mm_movemask_epi8(_mm_cmpeq_epi8(self, _mm_setzero_si128())) == 0xffff }
    }

    #[inline(always)]
    fn bits_at(self, bit: u32) -> u32 {
        // SAFETY: see the module.
        unsafe {
            let first = _mm_sll_epi32(self, _mm_cvtsi32_si128((31 - bit).cast_signed()));
            _mm_movemask_ps(_mm_castsi128_ps(first)).cast_unsigned()
        }
    }
}

impl Trio for Sse2 {
    type Bands = __m128i;

    #[inline(always)]
    fn load(words: &[u32; 12]) -> Self {
        let &[a, b, c, d, e, f, g, h, i, j, k, l] = words;
        Self([
            __m128i::load(&[a, b, c, d]),
            __m128i::load(&[e, f, g, h]),
            __m128i::load(&[i, j, k, l]),
        ])
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 12]) {
        for (words, digit) in words.chunks_exact_mut(4).zip(self.0) {
            words.copy_from_slice(&digit.words());
        }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Self([__m128i::load(&[word; 4]); 3])
    }

    #[inline(always)]
    fn broadcast(bands: __m128i) -> Self {
        Self([bands; 3])
    }

    #[inline(always)]
    fn digits(self) -> [__m128i; 3] {
        self.0
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see the module.
        self.zip(other, |one, other| unsafe { _mm_and_si128(one, other) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see the module.
        self.zip(other, |one, other| unsafe { _mm_or_si128(one, other) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: see the module.
        self.zip(other, |one, other| unsafe { _mm_xor_si128(one, other) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, __m128i::without)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: see the module.
        self.zip(other, |one, other| unsafe { _mm_add_epi32(one, other) })
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: see the module.
        self.zip(other, |one, other| unsafe { _mm_sub_epi32(one, other) })
    }

    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        // SAFETY: see the module.
        self.map(|digit| unsafe { _mm_slli_epi32::<BITS>(digit) })
    }

    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        // SAFETY: see the module.
        self.map(|digit| unsafe { _mm_srli_epi32::<BITS>(digit) })
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        // SAFETY: see the module.
        self.map(|digit| unsafe { _mm_shuffle_epi32::<0b11_00_10_01>(digit) })
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        // SAFETY: see the module.
        self.map(|digit| unsafe { _mm_shuffle_epi32::<0b11_01_00_10>(digit) })
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b, c] = self.0;
        a.or(b).or(c).is_zero()
    }
}
