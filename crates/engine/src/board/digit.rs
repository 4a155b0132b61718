//! Digits and sets of digits.

use serde::{Deserialize, Serialize};

/// A digit from 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Digit(u8);

impl Digit {
    /// Returns the digit with this value, or `None` unless it is from 1 to 16.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= 16 { Some(Self(value)) } else { None }
    }

    pub(crate) fn from_index(index: usize) -> Self {
        debug_assert!(index < 16);
        Self(index as u8 + 1)
    }

    /// Returns the value of the digit, from 1 to 16.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Returns the zero-based index of the digit, which is its value minus 1.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns the character for the digit: `1` to `9`, then `A` to `G`.
    pub const fn symbol(self) -> char {
        match self.0 {
            1..=9 => (b'0' + self.0) as char,
            _ => (b'A' + self.0 - 10) as char,
        }
    }

    /// Returns the digit for this character: `1` to `9`, `A` to `G` or `a` to `g`.
    pub const fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            '1'..='9' => Some(Self(symbol as u8 - b'0')),
            'A'..='G' => Some(Self(symbol as u8 - b'A' + 10)),
            'a'..='g' => Some(Self(symbol as u8 - b'a' + 10)),
            _ => None,
        }
    }
}

impl TryFrom<u8> for Digit {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        Self::new(value).ok_or("a digit must be from 1 to 16")
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> Self {
        digit.0
    }
}

/// A set of digits, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DigitSet(u16);

impl DigitSet {
    pub const EMPTY: Self = Self(0);

    /// Returns the set of the digits from 1 to `count`, which must be at most 16.
    pub const fn first(count: usize) -> Self {
        debug_assert!(count <= 16);
        Self(((1_u32 << count) - 1) as u16)
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns the set as a bit mask. Digit 1 is the lowest bit.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns whether the digit is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Adds the digit to the set.
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Removes the digit from the set.
    pub const fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.index());
    }

    /// Returns the digits in this set but not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the digits in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the digits in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the number of digits in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the lowest digit, or `None` if the set is empty.
    pub fn lowest(self) -> Option<Digit> {
        (!self.is_empty()).then(|| Digit::from_index(self.0.trailing_zeros() as usize))
    }

    /// Returns the digits in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros() as usize;
            bits &= bits.checked_sub(1)?;
            Some(Digit::from_index(index))
        })
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        let mut set = Self::EMPTY;
        for digit in digits {
            set.insert(digit);
        }
        set
    }
}
