//! Digits and sets of them.

use serde::{Deserialize, Serialize};

/// A digit from 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Digit(u8);

impl Digit {
    /// The digit with this value; `None` unless it is from 1 to 16.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= 16 { Some(Self(value)) } else { None }
    }

    pub(crate) fn from_index(index: usize) -> Self {
        debug_assert!(index < 16);
        Self(index as u8 + 1)
    }

    /// Its value, from 1 to 16.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Its place among the digits, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its one character: `1` to `9`, then `A` to `G`.
    pub const fn symbol(self) -> char {
        match self.0 {
            1..=9 => (b'0' + self.0) as char,
            _ => (b'A' + self.0 - 10) as char,
        }
    }

    /// The digit written as this character: `1` to `9`, `A` to `G` or `a` to `g`.
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
        Self::new(value).ok_or("a digit is from 1 to 16")
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
    /// The set with nothing in it.
    pub const EMPTY: Self = Self(0);

    /// The digits from 1 to `count`, which is at most 16.
    pub const fn first(count: usize) -> Self {
        debug_assert!(count <= 16);
        Self(((1_u32 << count) - 1) as u16)
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// One bit a digit, 1 being the lowest.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the digit is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Puts the digit into the set.
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Takes the digit out of the set.
    pub const fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.index());
    }

    /// The digits in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The digits in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The digits in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many digits are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no digit is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its lowest digit.
    pub fn lowest(self) -> Option<Digit> {
        (!self.is_empty()).then(|| Digit::from_index(self.0.trailing_zeros() as usize))
    }

    /// Its digits, ascending.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        (0..16).filter(move |index| self.0 >> index & 1 == 1).map(Digit::from_index)
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
