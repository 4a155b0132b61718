//! The whole tree of a search that is small enough to be drawn.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit};
use crate::search::{Event, Stepper};

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NodeKind {
    /// A node with children.
    Choice,
    /// A full board.
    Solution,
    /// A dead end: nothing can be placed below it.
    Failure,
}

/// A placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// The index of the parent; `None` for the digits of the first cell.
    pub parent: Option<u32>,
    pub cell: Cell,
    pub digit: Digit,
    /// The branch that identifies it among its siblings: the digit, or the place of one.
    pub branch: Digit,
    /// The level of the node; the digits of the first cell are on level 0.
    pub level: u16,
    pub kind: NodeKind,
    /// The step that placed the digit, from 1.
    pub placed_at: u64,
    /// The step that erased it; `None` if it is on the board at the end of the search.
    pub removed_at: Option<u64>,
    /// Solutions below it, including itself.
    pub solutions: u32,
    /// Nodes below it, including itself.
    pub size: u32,
}

/// The placements of a search in order, which is depth-first: a node comes before its
/// descendants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tree {
    pub nodes: Vec<Node>,
}

impl Tree {
    /// Returns the tree from the search's current position to its end; `None` if it has
    /// more than `limit` nodes.
    pub fn of(mut stepper: Stepper, limit: usize) -> Option<Self> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut path: Vec<u32> = Vec::new();
        while let Some(event) = stepper.advance() {
            match event {
                Event::Placed { cell, digit } => {
                    if nodes.len() == limit {
                        return None;
                    }
                    let parent = path.last().copied();
                    path.push(nodes.len() as u32);
                    nodes.push(Node {
                        parent,
                        cell,
                        digit,
                        branch: stepper.branches().last().unwrap_or(digit),
                        level: path.len() as u16 - 1,
                        kind: NodeKind::Choice,
                        placed_at: stepper.counters().step(),
                        removed_at: None,
                        solutions: 0,
                        size: 1,
                    });
                }
                Event::Removed { .. } => {
                    if let Some(node) = path.pop() {
                        nodes[node as usize].removed_at = Some(stepper.counters().step());
                    }
                }
                Event::DeadEnd { .. } => set_kind(&mut nodes, &path, NodeKind::Failure),
                Event::Solved => set_kind(&mut nodes, &path, NodeKind::Solution),
                Event::Tested { .. } | Event::Eliminated { .. } | Event::Forced { .. } => {}
            }
        }
        let mut tree = Self { nodes };
        tree.add_up();
        Some(tree)
    }

    /// Adds the size and solutions of each node to those of its ancestors.
    fn add_up(&mut self) {
        for index in (0..self.nodes.len()).rev() {
            let Node { parent, kind, size, solutions, .. } = self.nodes[index];
            let solutions = solutions + u32::from(kind == NodeKind::Solution);
            self.nodes[index].solutions = solutions;
            if let Some(parent) = parent {
                self.nodes[parent as usize].size += size;
                self.nodes[parent as usize].solutions += solutions;
            }
        }
    }

    /// Returns the number of nodes on each level.
    pub fn level_profile(&self) -> Vec<usize> {
        let mut profile = Vec::new();
        for node in &self.nodes {
            let level = usize::from(node.level);
            if profile.len() <= level {
                profile.resize(level + 1, 0);
            }
            profile[level] += 1;
        }
        profile
    }
}

fn set_kind(nodes: &mut [Node], path: &[u32], kind: NodeKind) {
    if let Some(&node) = path.last() {
        nodes[node as usize].kind = kind;
    }
}
