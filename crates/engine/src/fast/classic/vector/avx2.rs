//! Lanes in a 256-bit and a 128-bit register.
//!
//! # Safety
//!
//! Together with `sse2` and the calls in `search`, this is all the `unsafe` code of the
//! engine. It uses instructions that not every x86-64 processor supports. A value of
//! [`Avx2`] can only be created after [`super::super::search`] has checked the processor,
//! because the type is used only in functions that are compiled for these instructions and
//! called after the check. Memory is accessed only through references of the right length.
#![allow(unsafe_code)]

use std::arch::x86_64::{
    __m128i, __m256i, _mm_add_epi32, _mm_loadu_si128, _mm_shuffle_epi32, _mm_slli_epi32,
    _mm_srli_epi32, _mm_storeu_si128, _mm_sub_epi32, _mm_xor_si128, _mm256_add_epi32,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_broadcastsi128_si256, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_or_si256, _mm256_set1_epi32,
    _mm256_shuffle_epi32, _mm256_slli_epi32, _mm256_srli_epi32, _mm256_storeu_si256,
    _mm256_sub_epi32, _mm256_xor_si256,
};

use super::lanes::{Bands, Trio};

#[derive(Clone, Copy)]
pub(in super::super) struct Avx2(__m256i, __m128i);

/// The source of each lane, last lane first.
const NEXT_BAND: i32 = 0b11_00_10_01;
/// The source of each lane, last lane first.
const PREVIOUS_BAND: i32 = 0b11_01_00_10;

impl Trio for Avx2 {
    type Bands = __m128i;

    #[inline(always)]
    fn load(words: &[u32; 12]) -> Self {
        let from = words.as_ptr();
        // SAFETY: reads 8 and 4 of the 12 words; unaligned access is allowed.
        unsafe { Self(_mm256_loadu_si256(from.cast()), _mm_loadu_si128(from.add(8).cast())) }
    }

    #[inline(always)]
    fn store(self, words: &mut [u32; 12]) {
        let to = words.as_mut_ptr();
        // SAFETY: writes 8 and 4 of the 12 words; unaligned access is allowed.
        unsafe {
            _mm256_storeu_si256(to.cast(), self.0);
            _mm_storeu_si128(to.add(8).cast(), self.1);
        }
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_set1_epi32(word.cast_signed()), __m128i::load(&[word; 4])) }
    }

    #[inline(always)]
    fn broadcast(bands: __m128i) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_broadcastsi128_si256(bands), bands) }
    }

    #[inline(always)]
    fn digits(self) -> [__m128i; 3] {
        // SAFETY: see the module.
        let (first, second) =
            unsafe { (_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0)) };
        [first, second, self.1]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_and_si256(self.0, other.0), self.1.and(other.1)) }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_or_si256(self.0, other.0), self.1.or(other.1)) }
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_xor_si256(self.0, other.0), _mm_xor_si128(self.1, other.1)) }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_andnot_si256(other.0, self.0), self.1.without(other.1)) }
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_add_epi32(self.0, other.0), _mm_add_epi32(self.1, other.1)) }
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_sub_epi32(self.0, other.0), _mm_sub_epi32(self.1, other.1)) }
    }

    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_slli_epi32::<BITS>(self.0), _mm_slli_epi32::<BITS>(self.1)) }
    }

    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        // SAFETY: see the module.
        unsafe { Self(_mm256_srli_epi32::<BITS>(self.0), _mm_srli_epi32::<BITS>(self.1)) }
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        // SAFETY: see the module.
        unsafe {
            Self(_mm256_shuffle_epi32::<NEXT_BAND>(self.0), _mm_shuffle_epi32::<NEXT_BAND>(self.1))
        }
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        // SAFETY: see the module.
        unsafe {
            Self(
                _mm256_shuffle_epi32::<PREVIOUS_BAND>(self.0),
                _mm_shuffle_epi32::<PREVIOUS_BAND>(self.1),
            )
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: see the module.
        let high = unsafe { _mm256_extracti128_si256::<1>(self.0) };
        // SAFETY: see the module.
        let low = unsafe { _mm256_castsi256_si128(self.0) };
        low.or(high).or(self.1).is_zero()
    }
}
