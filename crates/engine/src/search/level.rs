//! One level of the path from the root of the tree to where the search is.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet, Rule, Rules};

/// What the siblings of a level differ by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// The digit of a cell. A branch is called by its digit.
    Digit {
        /// The cell.
        cell: Cell,
    },
    /// The cell of a digit in a house, as only exact cover chooses. A branch is called
    /// by its place among the house's cells in reading order, counted from 1 and
    /// written as a digit.
    Place {
        /// The rule that makes a house of its cells.
        rule: Rule,
        /// The digit.
        digit: Digit,
    },
}

impl Choice {
    /// The cell and the digit that a branch stands for, under these rules; `None`
    /// where the house has no such place.
    pub fn placement(self, branch: Digit, rules: &Rules) -> Option<(Cell, Digit)> {
        match self {
            Self::Digit { cell } => Some((cell, branch)),
            Self::Place { rule: Rule::House(house), digit } => {
                Some((house.cells(rules.shape()).nth(branch.index())?, digit))
            }
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
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The branches.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Digit> + ExactSizeIterator + Clone {
        self.indices.into_iter().take(self.len()).map(|index| Digit::from_index(index.into()))
    }

    /// The n-th, from 0.
    pub(super) fn get(&self, nth: usize) -> Option<Digit> {
        (nth < self.len()).then(|| Digit::from_index(self.indices[nth].into()))
    }

    /// Its place in the order, from 0.
    pub(super) fn position(&self, branch: Digit) -> Option<usize> {
        self.indices[..self.len()].iter().position(|&index| usize::from(index) == branch.index())
    }
}

impl FromIterator<Digit> for Alternatives {
    /// Takes the first 16.
    fn from_iter<I: IntoIterator<Item = Digit>>(branches: I) -> Self {
        let mut all = Self::default();
        for branch in branches.into_iter().take(16) {
            all.indices[all.len()] = branch.index() as u8;
            all.len += 1;
        }
        all
    }
}

/// A placed digit with the choices there were for its cell.
///
/// Its branches are digits where a cell's digit is chosen, which is always so but with
/// exact cover; see [`Choice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// What is chosen.
    pub choice: Choice,
    /// The cell that this level of the tree fills; where the place of a digit is
    /// chosen and none stands, the first place to be tried, or the last one tried. At
    /// the dead end of a house it is that house's first empty cell.
    pub cell: Cell,
    /// The branch that stands there now; `None` at the level still being chosen.
    pub digit: Option<Digit>,
    /// The branches that were legal when the level was reached: the node's children.
    pub legal: DigitSet,
    /// The same in the order in which they are tried.
    pub order: Alternatives,
    /// The branches tested so far, with the one that stands there.
    pub tested: DigitSet,
    /// The branch just found legal, which is about to be placed.
    pub found: Option<Digit>,
}

impl Level {
    /// Legal digits that were placed and taken back again.
    pub fn taken_back(self) -> DigitSet {
        let mut tried = self.legal.without(self.untried());
        if let Some(digit) = self.digit {
            tried.remove(digit);
        }
        tried
    }

    /// Digits that were tested and found blocked.
    pub fn blocked(self) -> DigitSet {
        self.tested.without(self.legal)
    }

    /// Legal digits still to be placed.
    pub fn untried(self) -> DigitSet {
        let mut untried = self.legal.without(self.tested);
        if let Some(digit) = self.found {
            untried.insert(digit);
        }
        untried
    }
}
