//! A node of a search tree as it is written.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{Cell, Digit, Shape};

/// What became of a node, in the words of CP-Profiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "UPPERCASE")]
pub enum Status {
    /// Digits may stand in the next cell: a choice.
    Branch,
    /// A full board.
    Solved,
    /// The next cell has no legal digit: a dead end.
    Failed,
    /// What is below it is not told: it is folded, or was never searched.
    Skipped,
}

/// A node, the empty board at the root being one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Its number: 0 for the root. In a whole tree the n-th digit placed has n, and
    /// those never placed have the numbers after the last of them.
    pub id: u64,
    /// The number of the node it stands under; `None` for the root.
    pub parent: Option<u64>,
    /// Its place among the digits that may stand in its cell, from 0.
    pub alternative: u8,
    /// How many digits may stand in the cell below it; 0 where that is not told.
    pub children: u8,
    /// What became of it.
    pub status: Status,
    /// The digit placed, and where; `None` for the root.
    pub placed: Option<(Cell, Digit)>,
    /// Nodes that this one stands for, itself included: 1 unless they are folded
    /// into it; `None` where it was never searched.
    pub stands_for: Option<u64>,
}

impl Node {
    /// The digit and its cell in a few letters, such as `r1c3=4`, and `×120` after it
    /// where it stands for more nodes than itself; `root` for the root.
    pub(super) fn label(&self, shape: Shape, text: &mut String) {
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
        match self.stands_for {
            Some(nodes) if nodes > 1 => write!(text, " ×{nodes}"),
            _ => Ok(()),
        }
    }
}
