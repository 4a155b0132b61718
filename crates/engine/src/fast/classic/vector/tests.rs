//! Tests that all instruction sets give the same results.

use super::{Bands, Plain, Trio};

/// Returns pseudorandom lanes from a linear congruential generator (Knuth's MMIX
/// constants). The last lane is 0.
fn lanes(seed: u64) -> [u32; 12] {
    let mut state = seed;
    std::array::from_fn(|lane| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if lane == 11 { 0 } else { (state >> 32) as u32 }
    })
}

/// Returns the results of every operation on these lanes.
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
        [a, a.and(b), a.or(b), a.xor(b), a.without(b), T::Bands::load(&a.words())].map(T::broadcast)
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
fn all_instruction_sets_give_the_same_results() {
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
