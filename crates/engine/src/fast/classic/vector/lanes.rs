//! Operations on lanes, independent of the instruction set.

/// Four lanes: the bands of a digit.
pub(in super::super) trait Bands: Copy {
    fn load(words: &[u32; 4]) -> Self;
    fn words(self) -> [u32; 4];
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// Returns the bits that are not set in `other`.
    fn without(self, other: Self) -> Self;
    fn is_zero(self) -> bool;
    /// Collects bit number `bit` (0 to 31) of each lane. The first lane gives the lowest bit.
    fn bits_at(self, bit: u32) -> u32;
}

/// Three times four lanes: the bands of three digits.
pub(in super::super) trait Trio: Copy {
    type Bands: Bands;

    fn load(words: &[u32; 12]) -> Self;
    fn store(self, words: &mut [u32; 12]);
    /// Copies a word to each lane.
    fn splat(word: u32) -> Self;
    /// Copies four lanes to each third.
    fn broadcast(bands: Self::Bands) -> Self;
    /// Splits the lanes into thirds.
    fn digits(self) -> [Self::Bands; 3];
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// Returns the bits that are not set in `other`.
    fn without(self, other: Self) -> Self;
    /// Adds lane by lane, wrapping around.
    fn add(self, other: Self) -> Self;
    /// Subtracts lane by lane, wrapping around.
    fn sub(self, other: Self) -> Self;
    fn shl<const BITS: i32>(self) -> Self;
    fn shr<const BITS: i32>(self) -> Self;
    /// Permutes each four lanes to the second, third, first and fourth.
    fn next_band(self) -> Self;
    /// Permutes each four lanes to the third, first, second and fourth.
    fn band_before(self) -> Self;
    fn is_zero(self) -> bool;
}
