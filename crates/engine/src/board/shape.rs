//! The board sizes and how their boxes lie.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Digit, DigitSet};

/// The size of a board and the form of its boxes.
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

    /// Cells in a house, and so digits, rows, columns and boxes: 4, 6, 9 or 16.
    pub const fn size(self) -> usize {
        match self {
            Self::Four => 4,
            Self::Six => 6,
            Self::Nine => 9,
            Self::Sixteen => 16,
        }
    }

    /// Rows in a box.
    pub const fn box_rows(self) -> usize {
        match self {
            Self::Four | Self::Six => 2,
            Self::Nine => 3,
            Self::Sixteen => 4,
        }
    }

    /// Columns in a box.
    pub const fn box_columns(self) -> usize {
        self.size() / self.box_rows()
    }

    /// Cells on the board: 16, 36, 81 or 256.
    pub const fn cell_count(self) -> usize {
        self.size() * self.size()
    }

    /// The shape with this many cells in a house, if there is one.
    pub const fn from_size(size: usize) -> Option<Self> {
        match size {
            4 => Some(Self::Four),
            6 => Some(Self::Six),
            9 => Some(Self::Nine),
            16 => Some(Self::Sixteen),
            _ => None,
        }
    }

    /// The shape with this many cells on the board, if there is one.
    pub const fn from_cell_count(count: usize) -> Option<Self> {
        match count {
            16 => Some(Self::Four),
            36 => Some(Self::Six),
            81 => Some(Self::Nine),
            256 => Some(Self::Sixteen),
            _ => None,
        }
    }

    /// Every digit, ascending from 1.
    pub fn digits(self) -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + Clone {
        (0..self.size()).map(Digit::from_index)
    }

    /// The set of all digits of this shape.
    pub const fn all_digits(self) -> DigitSet {
        DigitSet::first(self.size())
    }
}
