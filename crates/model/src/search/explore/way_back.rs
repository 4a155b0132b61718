//! Which choice is to be undone at a dead end.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::explore::NodeId;
use sudoku_engine::search::DeadEndCause;

use super::{Exploration, WayBack};
use crate::search::questions::Culprit;

impl Exploration {
    /// Returns the latest choice that takes part in a dead end at the current node.
    pub(super) fn way_back(&self, cause: DeadEndCause) -> Option<WayBack> {
        let path: Vec<(Cell, Digit)> = self.tree.path().collect();
        let depth = match Culprit::of(self.tree.puzzle(), &path, cause) {
            Culprit::Level(level) => usize::from(level) + 1,
            Culprit::Givens => return None,
            // The conclusions follow from the last digit: a node with a dead end is the last one.
            Culprit::Unclear => path.len(),
        };
        let choices = self.choices();
        let nth = choices.iter().rposition(|&choice| self.tree.depth(choice) <= depth)?;
        let (cell, digit) = self.tree.placed(choices[nth])?;
        Some(WayBack { cell, digit, choices: (choices.len() - nth) as u64 })
    }

    /// Returns the nodes on the path whose digits were chosen: each of them is undone by itself,
    /// with the digits forced after it.
    pub(super) fn choices(&self) -> Vec<NodeId> {
        let nodes = self.tree.trail().into_iter();
        nodes.filter(|&node| node != NodeId::ROOT && !self.tree.was_forced(node)).collect()
    }
}
