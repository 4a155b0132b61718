//! One level of the path from the root of the tree to the current node.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet, Rule, Rules};

/// The choice that distinguishes the siblings of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// The digit of a cell. A branch is identified by its digit.
    Digit { cell: Cell },
    /// The place of a digit in a house; only exact cover chooses this. A branch is
    /// identified by the index of its cell among the house's cells in reading order,
    /// counted from 1 and stored as a digit.
    Place {
        /// The rule that makes the cells a house.
        rule: Rule,
        digit: Digit,
    },
    /// Any digits of any cells; only a search that something else wrote has such levels. A
    /// branch is identified by its number among its siblings, from 1, stored as a digit.
    Listed(Placements),
}

/// Up to 16 placements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placements {
    cells: [u8; 16],
    digits: [u8; 16],
}

impl Placements {
    /// Collects the first 16 placements and ignores the rest.
    pub(super) fn new(placements: impl Iterator<Item = (Cell, Digit)>) -> Self {
        let mut collected = Self { cells: [0; 16], digits: [0; 16] };
        for (nth, (cell, digit)) in placements.take(16).enumerate() {
            collected.cells[nth] = cell.index() as u8;
            collected.digits[nth] = digit.value();
        }
        collected
    }

    fn get(&self, nth: usize) -> Option<(Cell, Digit)> {
        let digit = Digit::new(*self.digits.get(nth)?)?;
        Some((Cell::from_index(self.cells[nth].into()), digit))
    }
}

impl Choice {
    /// Returns the cell and the digit of a branch under these rules; `None` if the house
    /// has no such place.
    pub fn placement(self, branch: Digit, rules: &Rules) -> Option<(Cell, Digit)> {
        match self {
            Self::Digit { cell } => Some((cell, branch)),
            Self::Place { rule: Rule::House(house), digit } => {
                Some((house.cells(rules.shape()).nth(branch.index())?, digit))
            }
            Self::Listed(placements) => placements.get(branch.index()),
            Self::Place { rule, digit } => {
                Some((rules.cells(rule).get(branch.index()).copied()?, digit))
            }
        }
    }
}

/// Up to 16 branches in the order in which they are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alternatives {
    indices: [u8; 16],
    len: u8,
}

impl Alternatives {
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + Clone {
        self.indices.into_iter().take(self.len()).map(|index| Digit::from_index(index.into()))
    }

    /// Returns the n-th branch, counted from 0.
    pub(super) fn get(&self, nth: usize) -> Option<Digit> {
        (nth < self.len()).then(|| Digit::from_index(self.indices[nth].into()))
    }

    /// Returns the index of a branch in the order, from 0.
    pub(super) fn position(&self, branch: Digit) -> Option<usize> {
        self.indices[..self.len()].iter().position(|&index| usize::from(index) == branch.index())
    }
}

impl FromIterator<Digit> for Alternatives {
    /// Collects the first 16 branches and ignores the rest.
    fn from_iter<I: IntoIterator<Item = Digit>>(branches: I) -> Self {
        let mut alternatives = Self::default();
        for branch in branches.into_iter().take(16) {
            alternatives.indices[alternatives.len()] = branch.index() as u8;
            alternatives.len += 1;
        }
        alternatives
    }
}

/// A placed digit with the alternatives there were for its cell.
///
/// The branches are digits if the digit of a cell is chosen, which is always the case
/// except with exact cover; see [`Choice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    pub choice: Choice,
    /// The cell that this level of the tree fills. While the place of a digit is still
    /// being chosen, the first place to be tried, or the last one tried; at the dead end
    /// of a house, the house's first empty cell.
    pub cell: Cell,
    /// The branch taken; `None` at the level still being chosen.
    pub digit: Option<Digit>,
    /// The branches that were legal when the level was reached: the node's children.
    pub legal: DigitSet,
    /// The legal branches in the order in which they are tried.
    pub order: Alternatives,
    /// The branches tested so far, including the one taken.
    pub tested: DigitSet,
    /// The branch just found legal or forced, which is placed next.
    pub next_branch: Option<Digit>,
}

impl Level {
    /// Returns the legal digits that were placed and erased again.
    pub fn undone(self) -> DigitSet {
        let mut tried = self.legal.without(self.untried());
        if let Some(digit) = self.digit {
            tried.remove(digit);
        }
        tried
    }

    /// Returns the digits that were tested and found blocked.
    pub fn blocked(self) -> DigitSet {
        self.tested.without(self.legal)
    }

    /// Returns the legal digits not yet placed.
    pub fn untried(self) -> DigitSet {
        let mut untried = self.legal.without(self.tested);
        if let Some(digit) = self.next_branch {
            untried.insert(digit);
        }
        untried
    }
}
