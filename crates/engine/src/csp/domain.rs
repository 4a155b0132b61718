//! Sets of values.
//!
//! Owns the bits that represent values. Must not know about variables or constraints.

use std::ops::RangeInclusive;
use std::{error, fmt};

/// A set of integers less than [`Domain::SPAN`] apart, stored as one bit each.
///
/// ```
/// use sudoku_engine::csp::Domain;
///
/// let domain = Domain::range(-1..=3)?;
/// assert_eq!(domain.iter().collect::<Vec<_>>(), [-1, 0, 1, 2, 3]);
/// assert_eq!((domain.lowest(), domain.highest()), (Some(-1), Some(3)));
/// # Ok::<(), sudoku_engine::csp::RangeError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Domain {
    /// The value of the lowest bit, which need not be set.
    base: i32,
    bits: u64,
}

/// The error for a range that is not a valid domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeError {
    Empty,
    /// The range spans more values than a domain can hold.
    TooWide {
        /// The number of values in the range: 65 or more.
        values: u64,
    },
}

impl fmt::Display for RangeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "the range is empty"),
            Self::TooWide { values } => {
                write!(
                    out,
                    "the range has {values} values, but at most {} are supported",
                    Domain::SPAN
                )
            }
        }
    }
}

impl error::Error for RangeError {}

impl Domain {
    /// The most values from the lowest to the highest, both included: 64.
    pub const SPAN: usize = u64::BITS as usize;

    /// Creates the set of all values in the range.
    ///
    /// # Errors
    /// Returns an error if the range is empty or spans more than [`Self::SPAN`] values.
    pub fn range(range: RangeInclusive<i32>) -> Result<Self, RangeError> {
        let (start, end) = (*range.start(), *range.end());
        let values = i64::from(end) - i64::from(start) + 1;
        match u64::try_from(values) {
            Ok(0) | Err(_) => Err(RangeError::Empty),
            Ok(values @ 1..=64) => Ok(Self { base: start, bits: u64::MAX >> (64 - values) }),
            Ok(values) => Err(RangeError::TooWide { values }),
        }
    }

    /// Creates a set of one value.
    pub const fn single(value: i32) -> Self {
        Self { base: value, bits: 1 }
    }

    /// Returns the number of values in the set.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns whether the value is in the set.
    pub const fn contains(self, value: i32) -> bool {
        self.bits & self.bit(value) != 0
    }

    /// Returns the lowest value; `None` if the set is empty.
    pub fn lowest(self) -> Option<i32> {
        (!self.is_empty()).then(|| self.value_of(self.bits.trailing_zeros()))
    }

    /// Returns the highest value; `None` if the set is empty.
    pub fn highest(self) -> Option<i32> {
        (!self.is_empty()).then(|| self.value_of(63 - self.bits.leading_zeros()))
    }

    /// Returns the only value; `None` if the set has none or several.
    pub fn only_value(self) -> Option<i32> {
        if self.len() == 1 { self.lowest() } else { None }
    }

    /// Returns the values in ascending order.
    pub fn iter(self) -> impl Iterator<Item = i32> + Clone {
        (0..u64::BITS)
            .filter(move |bit| self.bits >> bit & 1 == 1)
            .map(move |bit| self.value_of(bit))
    }

    pub(super) const fn base(self) -> i32 {
        self.base
    }

    pub(super) const fn bits(self) -> u64 {
        self.bits
    }

    /// Returns a set with the same base and other bits.
    pub(super) const fn with_bits(self, bits: u64) -> Self {
        Self { base: self.base, bits }
    }

    /// Returns the bit of a value, or 0 if the value is out of reach of the base.
    pub(super) const fn bit(self, value: i32) -> u64 {
        let offset = value as i64 - self.base as i64;
        if offset >= 0 && offset < 64 { 1 << offset } else { 0 }
    }

    /// Returns the bits of this value and all above.
    pub(super) const fn bits_from(self, value: i64) -> u64 {
        let offset = value.saturating_sub(self.base as i64);
        if offset <= 0 {
            u64::MAX
        } else if offset < 64 {
            u64::MAX << offset
        } else {
            0
        }
    }

    /// Returns the bits of this value and all below.
    pub(super) const fn bits_up_to(self, value: i64) -> u64 {
        !self.bits_from(value.saturating_add(1))
    }

    /// Returns the value of a bit. A bit that is set lies between two values that fit
    /// into 32 bits, so the sum cannot overflow.
    const fn value_of(self, bit: u32) -> i32 {
        self.base.wrapping_add(bit as i32)
    }

    /// Returns the same set with its lowest value as base.
    const fn normalized(self) -> (i32, u64) {
        if self.bits == 0 {
            return (0, 0);
        }
        let shift = self.bits.trailing_zeros();
        (self.value_of(shift), self.bits >> shift)
    }
}

impl PartialEq for Domain {
    fn eq(&self, other: &Self) -> bool {
        self.normalized() == other.normalized()
    }
}

impl Eq for Domain {}

impl fmt::Debug for Domain {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}
