//! Facts about a bar of the map.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{NodeKind, Subtree};

use crate::search::timeline::Bars;

/// The number of digits shown of the path to a bar, counted from its end.
const MAX_PATH_DIGITS: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarFacts {
    /// The level, from 1.
    pub depth: u64,
    /// The last digits of the path to it, its own last.
    pub path: Vec<(Cell, Digit)>,
    /// Whether the path has more digits before these.
    pub is_cut: bool,
    /// The outcome of its root, if that is known.
    pub kind: Option<NodeKind>,
    pub size: u64,
    pub solutions: u64,
    /// The number of digits on the board at its deepest node.
    pub deepest: u64,
    /// The step that placed its digit.
    pub from: u64,
    /// The step that undid it; `None` if none is known.
    pub to: Option<u64>,
}

impl BarFacts {
    pub fn of(bar: &Subtree, bars: &Bars) -> Self {
        let path = bars.path(bar).into_iter().map(|outer| (outer.cell, outer.digit));
        let path: Vec<(Cell, Digit)> = path.collect();
        let hidden_count = path.len().saturating_sub(MAX_PATH_DIGITS);
        Self {
            depth: u64::from(bar.level) + 1,
            path: path[hidden_count..].to_vec(),
            is_cut: hidden_count > 0,
            kind: bar.kind(),
            size: bar.size,
            solutions: bar.solutions,
            deepest: u64::from(bar.deepest),
            from: bar.placed_at,
            to: bar.removed_at,
        }
    }
}
