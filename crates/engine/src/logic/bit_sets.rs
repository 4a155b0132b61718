//! Many sets of small numbers.

/// Numbered sets of numbers, one bit for each number.
#[derive(Debug, Default)]
pub(super) struct BitSets {
    width: usize,
    /// The sets, one after another.
    words: Vec<u64>,
}

impl BitSets {
    /// Creates this number of empty sets, of numbers less than `end`.
    pub(super) fn new(sets: usize, end: usize) -> Self {
        let width = end.div_ceil(64);
        Self { width, words: vec![0; width * sets] }
    }

    pub(super) fn insert(&mut self, set: usize, member: usize) {
        self.words[set * self.width + member / 64] |= 1 << (member % 64);
    }

    /// Adds a member if a condition holds, without a branch.
    pub(super) fn insert_if(&mut self, condition: bool, set: usize, member: usize) {
        self.words[set * self.width + member / 64] |= u64::from(condition) << (member % 64);
    }

    pub(super) fn contains(&self, set: usize, member: usize) -> bool {
        self.words[set * self.width + member / 64] >> (member % 64) & 1 == 1
    }

    /// Returns the number of words of a set.
    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// Returns a set as words.
    pub(super) fn of(&self, set: usize) -> &[u64] {
        &self.words[set * self.width..][..self.width]
    }
}

/// Returns the members of a set, in ascending order.
pub(super) fn members(set: impl IntoIterator<Item = u64>) -> impl Iterator<Item = usize> {
    let mut words = set.into_iter();
    let (mut bits, mut first) = (words.next(), 0);
    std::iter::from_fn(move || {
        while bits? == 0 {
            bits = words.next();
            first += 64;
        }
        let word = bits?;
        bits = Some(word & (word - 1));
        Some(first + word.trailing_zeros() as usize)
    })
}
