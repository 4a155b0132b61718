//! Sets of the values of several variables.
//!
//! Owns the translation between the bits of one domain and those of all values.

/// A set of value indices.
#[derive(Clone, Debug)]
pub(super) struct ValueSet {
    /// One bit per index, and an extra word so that a window never ends outside.
    words: Vec<u64>,
}

impl ValueSet {
    /// Creates an empty set for indices below the limit.
    pub(super) fn new(limit: usize) -> Self {
        Self { words: vec![0; limit / 64 + 2] }
    }

    /// Returns the 64 bits from this index on.
    pub(super) fn window(&self, first: usize) -> u64 {
        let (word, shift) = (first / 64, first % 64);
        let next = self.words[word + 1].checked_shl(64 - shift as u32).unwrap_or(0);
        self.words[word] >> shift | next
    }

    /// Inserts the indices of these bits, counted from `first`.
    pub(super) fn insert(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.words[word] |= bits << shift;
        self.words[word + 1] |= bits.checked_shr(64 - shift as u32).unwrap_or(0);
    }

    pub(super) fn contains(&self, index: usize) -> bool {
        self.window(index) & 1 == 1
    }

    pub(super) fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }
}
