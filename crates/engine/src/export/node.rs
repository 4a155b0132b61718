//! A node of a search tree as it is exported.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{Cell, Digit, Shape};

/// The status of a node, with the names that CP-Profiler uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "UPPERCASE")]
pub enum Status {
    /// A choice: the next cell has legal digits.
    Branch,
    /// A full board.
    Solved,
    /// A dead end: nothing can be placed below it.
    Failed,
    /// Nothing below it is written: it is collapsed, or was never searched.
    Skipped,
}

/// A node; the puzzle before the first placement is the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// The number of the node: 0 for the root. In a whole tree the n-th placed digit has
    /// number n, and digits never placed follow after the last of these.
    pub id: u64,
    /// The number of the parent; `None` for the root.
    pub parent: Option<u64>,
    /// The index of its digit among the legal digits of its cell, from 0.
    pub alternative: u8,
    /// The number of children; 0 if they are not written.
    pub children: u8,
    pub status: Status,
    /// The cell and digit placed; `None` for the root.
    pub placed: Option<(Cell, Digit)>,
    /// The number of nodes represented by this one, including itself: 1 unless others are
    /// collapsed into it; `None` if it was never searched.
    pub nodes_represented: Option<u64>,
}

impl Node {
    /// Appends the label: the cell and digit, such as `r1c3=4`, followed by `×120` for a
    /// node that represents 120 nodes; `root` for the root.
    pub(super) fn push_label(&self, shape: Shape, text: &mut String) {
        // Writing to a string does not fail.
        let _ = self.write_label(shape, text);
    }

    fn write_label(&self, shape: Shape, text: &mut String) -> fmt::Result {
        let Some((cell, digit)) = self.placed else {
            text.push_str("root");
            return Ok(());
        };
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        write!(text, "r{row}c{column}={}", digit.symbol())?;
        match self.nodes_represented {
            Some(nodes) if nodes > 1 => write!(text, " ×{nodes}"),
            _ => Ok(()),
        }
    }
}
