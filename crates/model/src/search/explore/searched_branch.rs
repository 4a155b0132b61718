//! A branch searched by the machine that is small enough for all of its nodes to be drawn.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Node, Tree};

/// The nodes below the one whose branch was searched, which is not among them.
#[derive(Clone, Debug)]
pub struct SearchedBranch(pub(super) Tree);

impl SearchedBranch {
    pub(super) const fn size(&self) -> usize {
        self.0.nodes.len()
    }

    pub fn node(&self, index: u32) -> &Node {
        &self.0.nodes[index as usize]
    }

    /// Returns the children of a node or, with `None`, of the one whose branch it is.
    pub fn children(&self, parent: Option<u32>) -> Vec<u32> {
        let (mut next, end) = match parent {
            Some(parent) => (parent + 1, parent + self.node(parent).size),
            None => (0, self.size() as u32),
        };
        let mut children = Vec::new();
        while next < end {
            children.push(next);
            next += self.node(next).size;
        }
        children
    }

    /// Returns what is placed on the path down to a node.
    pub(super) fn path(&self, index: u32) -> Vec<(Cell, Digit)> {
        let mut path = Vec::new();
        let mut next = Some(index);
        while let Some(index) = next {
            let Node { cell, digit, parent, .. } = *self.node(index);
            path.push((cell, digit));
            next = parent;
        }
        path.reverse();
        path
    }
}
