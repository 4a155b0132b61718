//! What the map can say about one of its bars.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{NodeKind, Subtree};

use crate::search::timeline::Bars;

/// Digits named of the path to a bar, the last ones of it.
const NAMED: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarFacts {
    /// Its level, the first being 1.
    pub depth: u64,
    /// The last digits of the path down to it, its own last.
    pub path: Vec<(Cell, Digit)>,
    /// Whether there are more above them.
    pub is_cut: bool,
    /// What became of its root, if that is known.
    pub kind: Option<NodeKind>,
    pub size: u64,
    pub solutions: u64,
    /// Digits on the board where it is deepest.
    pub deepest: u64,
    /// The step that placed its digit.
    pub from: u64,
    /// The step that took it back; `None` where it stands as far as is known.
    pub to: Option<u64>,
}

impl BarFacts {
    pub fn of(bar: &Subtree, bars: &Bars) -> Self {
        let path = bars.path(bar).into_iter().map(|outer| (outer.cell, outer.digit));
        let path: Vec<(Cell, Digit)> = path.collect();
        let cut = path.len().saturating_sub(NAMED);
        Self {
            depth: u64::from(bar.level) + 1,
            path: path[cut..].to_vec(),
            is_cut: cut > 0,
            kind: bar.kind(),
            size: bar.size,
            solutions: bar.solutions,
            deepest: u64::from(bar.deepest),
            from: bar.placed_at,
            to: bar.removed_at,
        }
    }
}
