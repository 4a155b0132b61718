//! The reasons for eliminations, forced digits and dead ends.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet, Rule};

/// The reason why candidates are eliminated, or why a digit is forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The digit was placed in the cell `by`, which must differ from this one.
    Placed {
        by: Cell,
        /// The first rule, in the order of [`Rule`], by which the two cells must differ.
        rule: Rule,
    },
    /// The cell has no other candidate.
    NakedSingle,
    /// The digit has no other place among the cells of the rule, one of which must hold
    /// it.
    HiddenSingle {
        /// A rule with as many cells as there are digits, all different.
        rule: Rule,
    },
    /// Other cells that must differ use up the digits.
    HallSet(HallSet),
    /// With these digits the cage could not reach its total: they are too small or too
    /// large for the candidates of its other cells.
    Sum {
        /// The index of the cage, from 0.
        cage: usize,
    },
    /// With these digits the candidates of the cells before or after could not ascend.
    Order {
        /// The index of the thermometer, from 0.
        thermometer: usize,
    },
}

impl Reason {
    /// Returns the rule that the reason follows from; `None` for a naked single, which
    /// concerns one cell alone.
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

/// Cells of one rule that must all differ and together have only as many candidates as
/// cells, so that no other cell of the rule can hold any of these digits (Hall 1935).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HallSet {
    rule: Rule,
    /// The indices of the cells on the board.
    cells: [u8; 16],
    len: u8,
    digits: DigitSet,
}

impl HallSet {
    /// Creates the set from cells of a rule and their candidates. Cells beyond the 16th
    /// are ignored.
    pub fn new(rule: Rule, cells: impl IntoIterator<Item = Cell>, digits: DigitSet) -> Self {
        let mut set = Self { rule, cells: [0; 16], len: 0, digits };
        for (place, cell) in set.cells.iter_mut().zip(cells) {
            *place = cell.index() as u8;
            set.len += 1;
        }
        set
    }

    /// Returns the rule by which the cells must differ.
    pub const fn rule(self) -> Rule {
        self.rule
    }

    /// Returns the candidates of the cells, as many as there are cells.
    pub const fn digits(self) -> DigitSet {
        self.digits
    }

    /// Returns the cells in the order given to [`new`](Self::new).
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let cells = self.cells.into_iter().take(self.len.into());
        cells.map(|index| Cell::from_index(index.into()))
    }
}

/// The cause of a dead end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeadEndCause {
    /// The cell has no legal digit.
    Cell(Cell),
    /// The digit has no place in the house: a row, column, box, region, diagonal, window,
    /// or a cage with as many cells as there are digits.
    House {
        /// The rule that makes the cells a house.
        rule: Rule,
        digit: Digit,
    },
    /// Something else wrote the search, and it placed nothing below its last digit.
    Unknown,
}
