//! Why a candidate goes, why a digit is forced, and what a dead end lacks.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet, Rule};

/// Why candidates go, or why a digit is the only one left to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The digit was placed in this cell, which has to differ.
    Placed {
        /// The cell that holds the digit.
        by: Cell,
        /// The first rule, in the order of [`Rule`], by which both cells differ.
        rule: Rule,
    },
    /// The cell has no other candidate.
    NakedSingle,
    /// The digit has no other place among the cells of the rule, of which one has to
    /// hold it.
    HiddenSingle {
        /// The rule: of as many cells as there are digits, all different.
        rule: Rule,
    },
    /// Other cells that have to differ need the digits for themselves.
    HallSet(HallSet),
    /// With them, the candidates of the other cells of a cage could not make up its
    /// total: they are too small or too large.
    Sum {
        /// The cage, numbered from 0.
        cage: usize,
    },
    /// With them, the candidates of the cells before or behind could not rise.
    Order {
        /// The thermometer, numbered from 0.
        thermometer: usize,
    },
}

impl Reason {
    /// The rule it follows from; `None` where it is about a cell alone.
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Self::Placed { rule, .. } | Self::HiddenSingle { rule } => Some(rule),
            Self::HallSet(set) => Some(set.rule()),
            Self::Sum { cage } => Some(Rule::CageTotal(cage)),
            Self::Order { thermometer } => Some(Rule::Thermometer(thermometer)),
            Self::NakedSingle => None,
        }
    }
}

/// Cells that all differ by one rule and have as many candidates together as they are,
/// so that no other cell of the rule has any of those (Hall 1935).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HallSet {
    rule: Rule,
    /// The cells by their number on the board.
    cells: [u8; 16],
    len: u8,
    digits: DigitSet,
}

impl HallSet {
    /// These cells of a rule, with these candidates. Of more than 16 cells the first 16
    /// are taken.
    pub fn new(rule: Rule, cells: impl IntoIterator<Item = Cell>, digits: DigitSet) -> Self {
        let mut set = Self { rule, cells: [0; 16], len: 0, digits };
        for (place, cell) in set.cells.iter_mut().zip(cells) {
            *place = cell.index() as u8;
            set.len += 1;
        }
        set
    }

    /// The rule by which its cells differ.
    pub const fn rule(self) -> Rule {
        self.rule
    }

    /// The candidates of its cells, as many as these.
    pub const fn digits(self) -> DigitSet {
        self.digits
    }

    /// Its cells, in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let cells = self.cells.into_iter().take(self.len.into());
        cells.map(|index| Cell::from_index(index.into()))
    }
}

/// What cannot be had, so that the search goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lack {
    /// No digit at all may stand in the cell.
    Cell(Cell),
    /// The digit may stand in no cell of the house: a row, column, box, region,
    /// diagonal, window, or a cage with a cell for each digit.
    House {
        /// The rule that makes a house of its cells.
        rule: Rule,
        /// The digit.
        digit: Digit,
    },
}
