//! Sets of values.
//!
//! Owns the bits that stand for values. Must not know variables or constraints.

use std::ops::RangeInclusive;
use std::{error, fmt};

/// A set of whole numbers that are less than [`Domain::SPAN`] apart, one bit each.
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

/// Why a range is no domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeError {
    /// There is no value in the range.
    Empty,
    /// The range spans more values than a domain can.
    TooWide {
        /// How many values are in the range: 65 or more.
        values: u64,
    },
}

impl fmt::Display for RangeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(out, "no value in the range"),
            Self::TooWide { values } => {
                write!(out, "{values} values in the range, where {} are the most", Domain::SPAN)
            }
        }
    }
}

impl error::Error for RangeError {}

impl Domain {
    /// The most values from the lowest to the highest, both included: 64.
    pub const SPAN: usize = u64::BITS as usize;

    /// Every value of the range.
    ///
    /// # Errors
    /// Where the range is empty or spans more than [`Self::SPAN`] values.
    pub fn range(range: RangeInclusive<i32>) -> Result<Self, RangeError> {
        let (start, end) = (*range.start(), *range.end());
        let values = i64::from(end) - i64::from(start) + 1;
        match u64::try_from(values) {
            Ok(0) | Err(_) => Err(RangeError::Empty),
            Ok(values @ 1..=64) => Ok(Self { base: start, bits: u64::MAX >> (64 - values) }),
            Ok(values) => Err(RangeError::TooWide { values }),
        }
    }

    /// One value.
    pub const fn single(value: i32) -> Self {
        Self { base: value, bits: 1 }
    }

    /// How many values are in the set.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether no value is in the set.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether the value is in the set.
    pub const fn contains(self, value: i32) -> bool {
        self.bits & self.bit(value) != 0
    }

    /// Its lowest value.
    pub fn lowest(self) -> Option<i32> {
        (!self.is_empty()).then(|| self.value_of(self.bits.trailing_zeros()))
    }

    /// Its highest value.
    pub fn highest(self) -> Option<i32> {
        (!self.is_empty()).then(|| self.value_of(63 - self.bits.leading_zeros()))
    }

    /// Its value, if it is the only one.
    pub fn only(self) -> Option<i32> {
        if self.len() == 1 { self.lowest() } else { None }
    }

    /// Its values, ascending.
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

    /// Other values above the same base.
    pub(super) const fn with_bits(self, bits: u64) -> Self {
        Self { base: self.base, bits }
    }

    /// The bit of a value, 0 where the value is out of reach.
    pub(super) const fn bit(self, value: i32) -> u64 {
        let place = value as i64 - self.base as i64;
        if place >= 0 && place < 64 { 1 << place } else { 0 }
    }

    /// The bits of this value and all above.
    pub(super) const fn from(self, value: i64) -> u64 {
        let place = value.saturating_sub(self.base as i64);
        if place <= 0 {
            u64::MAX
        } else if place < 64 {
            u64::MAX << place
        } else {
            0
        }
    }

    /// The bits of this value and all below.
    pub(super) const fn up_to(self, value: i64) -> u64 {
        !self.from(value.saturating_add(1))
    }

    /// A bit that is set lies between two values that are whole numbers of 32
    /// bits, so the sum cannot overflow.
    const fn value_of(self, bit: u32) -> i32 {
        self.base.wrapping_add(bit as i32)
    }

    /// The same set with its lowest value as base.
    const fn normalised(self) -> (i32, u64) {
        if self.bits == 0 {
            return (0, 0);
        }
        let shift = self.bits.trailing_zeros();
        (self.value_of(shift), self.bits >> shift)
    }
}

impl PartialEq for Domain {
    fn eq(&self, other: &Self) -> bool {
        self.normalised() == other.normalised()
    }
}

impl Eq for Domain {}

impl fmt::Debug for Domain {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}
