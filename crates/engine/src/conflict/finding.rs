//! What is found of givens: a solution, or a conflict.

use serde::{Deserialize, Serialize};

use crate::board::Cell;

/// Givens that have no solution together.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conflict {
    /// Their cells in reading order. Without any one of them the others have a
    /// solution: the set is minimal. Under rules beyond the houses, where that may take
    /// very long to find out, it is certain of smallest ones only.
    pub cells: Vec<Cell>,
    /// Every set of givens that has no solution has so many or more.
    pub at_least: usize,
}

impl Conflict {
    /// Whether it is proved that no smaller set of givens has no solution either:
    /// the set is of minimum size, and perhaps one of several.
    pub const fn is_smallest(&self) -> bool {
        self.cells.len() == self.at_least
    }
}

/// What is known of givens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// They have a solution, so there is no conflict.
    Solvable,
    /// These of them have none.
    Conflict(Conflict),
}
