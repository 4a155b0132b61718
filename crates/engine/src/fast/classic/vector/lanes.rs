//! What is done with lanes, whatever instructions do it.

/// Four lanes.
pub(in super::super) trait Bands: Copy {
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
pub(in super::super) trait Trio: Copy {
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
