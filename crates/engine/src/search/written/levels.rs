//! The levels of a written walk.

use super::WrittenWalk;
use crate::search::level::Placements;
use crate::search::{Choice, Level};

impl WrittenWalk {
    /// Returns the level below a node of the path. `None` below a node that has no children.
    pub(super) fn level_below(&self, parent: u32, taken: Option<u32>) -> Option<Level> {
        let nodes = &self.list.nodes;
        let children = || self.list.children(parent);
        let branch = |node: u32| nodes[node as usize].branch;
        // Nodes are numbered by their placements.
        let is_tried = |node: &u32| u64::from(*node) <= self.placements;
        let next = children().find(|node| !is_tried(node));
        let shown = taken.or(next).or_else(|| children().last())?;
        let cell = nodes[shown as usize].cell;
        let choice = if nodes[parent as usize].has_one_cell {
            Choice::Digit { cell }
        } else {
            let placed = |node: u32| (nodes[node as usize].cell, nodes[node as usize].digit);
            Choice::Listed(Placements::new(children().map(placed)))
        };
        Some(Level {
            choice,
            cell,
            digit: taken.map(branch),
            legal: children().map(branch).collect(),
            order: children().map(branch).collect(),
            tested: children().filter(is_tried).map(branch).collect(),
            next_branch: None,
        })
    }
}
