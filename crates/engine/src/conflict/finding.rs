//! The result of a conflict search: solvable, or a conflict.

use serde::{Deserialize, Serialize};

use crate::board::Cell;

/// A set of givens that together have no solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conflict {
    /// The cells of the givens in reading order. The set is minimal: removing any one of
    /// them leaves a solution. Under rules beyond the houses, where checking that may take
    /// very long, minimality is guaranteed only for smallest conflicts.
    pub cells: Vec<Cell>,
    /// A proved lower bound on the size of any conflict.
    pub lower_bound: usize,
}

impl Conflict {
    /// Returns whether the conflict is proved to be of minimum size. There may be others
    /// of the same size.
    pub const fn is_smallest(&self) -> bool {
        self.cells.len() == self.lower_bound
    }
}

/// The result of a conflict search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// The givens have a solution, so there is no conflict.
    Solvable,
    Conflict(Conflict),
}
