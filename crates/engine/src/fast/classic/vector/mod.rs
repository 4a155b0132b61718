//! Twelve lanes of 32 bits, for each kind of processor.
//!
//! Owns which instructions are used. It must not know what the lanes mean, but that
//! they come in fours.
//!
//! On x86-64 it is SSE2, which every such processor has, or AVX2 where the processor
//! says that it has it. In WebAssembly it
//! is `simd128`, which every current browser has. Elsewhere the lanes are arrays. The
//! results are the same everywhere.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "wasm32"))))]
mod plain;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse2;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "wasm32"))))]
pub(super) use plain::Plain;
#[cfg(target_arch = "wasm32")]
pub(super) use simd128::Simd128;
#[cfg(target_arch = "x86_64")]
pub(super) use sse2::Sse2;

/// Four lanes.
pub(super) trait Bands: Copy {
    fn load(words: &[u32; 4]) -> Self;
    fn words(self) -> [u32; 4];
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits that the other has not.
    fn without(self, other: Self) -> Self;
    fn is_zero(self) -> bool;
    /// The bit of each lane that is so many (0 to 31) above its lowest, the first lane's
    /// lowest.
    fn bits_at(self, bit: u32) -> u32;
}

/// Three times four lanes.
pub(super) trait Trio: Copy {
    /// A third of it.
    type Bands: Bands;

    fn load(words: &[u32; 12]) -> Self;
    fn store(self, words: &mut [u32; 12]);
    /// The same in each lane.
    fn splat(word: u32) -> Self;
    /// The same three times.
    fn broadcast(bands: Self::Bands) -> Self;
    /// Its thirds.
    fn digits(self) -> [Self::Bands; 3];
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits that the other has not.
    fn without(self, other: Self) -> Self;
    /// Lane by lane, wrapping around.
    fn add(self, other: Self) -> Self;
    /// Lane by lane, wrapping around.
    fn sub(self, other: Self) -> Self;
    fn shl<const BITS: i32>(self) -> Self;
    fn shr<const BITS: i32>(self) -> Self;
    /// Of each four lanes the second, third and first, and the fourth in its place.
    fn next_band(self) -> Self;
    /// Of each four lanes the third, first and second, and the fourth in its place.
    fn band_before(self) -> Self;
    fn is_zero(self) -> bool;
}

#[cfg(test)]
mod tests {
    use super::{Bands, Plain, Trio};

    /// Lanes with all kinds of bits, by a linear congruential generator (Knuth's MMIX
    /// constants); the last of them are 0.
    fn lanes(seed: u64) -> [u32; 12] {
        let mut state = seed;
        std::array::from_fn(|lane| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            if lane == 11 { 0 } else { (state >> 32) as u32 }
        })
    }

    /// What every operation makes of some lanes.
    fn results<T: Trio>(one: &[u32; 12], other: &[u32; 12]) -> Vec<[u32; 12]> {
        let (a, b) = (T::load(one), T::load(other));
        let all = [
            a,
            T::splat(one[3]),
            a.and(b),
            a.or(b),
            a.xor(b),
            a.without(b),
            a.add(b),
            a.sub(b),
            a.shl::<5>(),
            a.shr::<9>(),
            a.next_band(),
            a.band_before(),
        ];
        let thirds = a.digits().into_iter().zip(b.digits()).flat_map(|(a, b)| {
            [a, a.and(b), a.or(b), a.xor(b), a.without(b), T::Bands::load(&a.words())]
                .map(T::broadcast)
        });
        let mut lanes: Vec<_> = all.into_iter().chain(thirds).map(stored).collect();
        let bits = a.digits().map(|third| [0, 1, 26, 31].map(|bit| third.bits_at(bit)));
        lanes.push(std::array::from_fn(|nth| bits[nth / 4][nth % 4]));
        let zeroes = [a, a.xor(a), a.without(b)].map(T::is_zero);
        let thirds = a.digits().map(|third| third.without(third).is_zero() && !third.is_zero());
        lanes.push(std::array::from_fn(|nth| {
            u32::from(zeroes.iter().chain(&thirds).nth(nth).copied().unwrap_or(false))
        }));
        lanes
    }

    fn stored<T: Trio>(lanes: T) -> [u32; 12] {
        let mut words = [0; 12];
        lanes.store(&mut words);
        words
    }

    #[test]
    fn all_instructions_do_the_same_to_the_lanes() {
        for seed in 0..if cfg!(miri) { 4 } else { 1000 } {
            let (one, other) = (lanes(seed), lanes(seed + 7_000_000));
            let expected = results::<Plain>(&one, &other);
            assert_eq!(expected[0], one);
            #[cfg(target_arch = "x86_64")]
            {
                assert_eq!(results::<super::Sse2>(&one, &other), expected);
                if is_x86_feature_detected!("avx2") {
                    assert_eq!(results::<super::Avx2>(&one, &other), expected);
                }
            }
        }
    }
}
