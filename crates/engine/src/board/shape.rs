//! Board sizes and the dimensions of their boxes.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Digit, DigitSet};

/// The size of a board and the dimensions of its boxes.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
pub enum Shape {
    /// 4x4 with boxes of 2 rows and 2 columns.
    #[strum(serialize = "4")]
    Four,
    /// 6x6 with boxes of 2 rows and 3 columns.
    #[strum(serialize = "6")]
    Six,
    /// 9x9 with boxes of 3 rows and 3 columns.
    #[strum(serialize = "9")]
    Nine,
    /// 16x16 with boxes of 4 rows and 4 columns.
    #[strum(serialize = "16")]
    Sixteen,
}

impl Shape {
    /// Every shape, smallest first.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("the list is as long as itself");

    /// Returns the number of digits: 4, 6, 9 or 16. The same number counts the cells in a
    /// house, and the rows, columns and boxes.
    pub const fn size(self) -> usize {
        match self {
            Self::Four => 4,
            Self::Six => 6,
            Self::Nine => 9,
            Self::Sixteen => 16,
        }
    }

    /// Returns the number of rows in a box.
    pub const fn box_rows(self) -> usize {
        match self {
            Self::Four | Self::Six => 2,
            Self::Nine => 3,
            Self::Sixteen => 4,
        }
    }

    /// Returns the number of columns in a box.
    pub const fn box_columns(self) -> usize {
        self.size() / self.box_rows()
    }

    /// Returns the number of cells on the board: 16, 36, 81 or 256.
    pub const fn cell_count(self) -> usize {
        self.size() * self.size()
    }

    /// Returns the shape with this many digits, if there is one.
    pub const fn from_size(size: usize) -> Option<Self> {
        match size {
            4 => Some(Self::Four),
            6 => Some(Self::Six),
            9 => Some(Self::Nine),
            16 => Some(Self::Sixteen),
            _ => None,
        }
    }

    /// Returns the shape with this many cells on the board, if there is one.
    pub const fn from_cell_count(count: usize) -> Option<Self> {
        match count {
            16 => Some(Self::Four),
            36 => Some(Self::Six),
            81 => Some(Self::Nine),
            256 => Some(Self::Sixteen),
            _ => None,
        }
    }

    /// Returns every digit of this shape, ascending from 1.
    pub fn digits(self) -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + Clone {
        (0..self.size()).map(Digit::from_index)
    }

    /// Returns the set of all digits of this shape.
    pub const fn all_digits(self) -> DigitSet {
        DigitSet::first(self.size())
    }
}
