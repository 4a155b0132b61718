//! The nodes of a search, one by one, from its start.

use super::{Node, Status};
use crate::search::{Event, Level, Stepper};

/// An iterator over the nodes of a search, a parent before its children, up to a limit.
///
/// If it ends before the tree does, because of the limit or because the search stops at a
/// solution, the unsearched children follow as [`Status::Skipped`], so that each node has
/// as many children as it reports.
#[derive(Clone, Debug)]
pub struct Walk {
    stepper: Stepper,
    /// Nodes still to be yielded before the rest is skipped.
    nodes_left: u64,
    next_id: u64,
    /// The root and the nodes on the path, each with its open level.
    open_nodes: Vec<OpenNode>,
}

#[derive(Clone, Copy, Debug)]
struct OpenNode {
    id: u64,
    level: Option<Level>,
    branches_taken: u8,
}

impl Walk {
    /// Creates the iterator over the nodes of a search from its start, which is where the
    /// stepper must be: at most `limit` nodes, including the root.
    pub const fn new(start: Stepper, limit: u64) -> Self {
        Self { stepper: start, nodes_left: limit, next_id: 0, open_nodes: Vec::new() }
    }

    /// Returns the search at its current position.
    pub const fn stepper(&self) -> &Stepper {
        &self.stepper
    }

    /// Returns the number of nodes yielded so far, including skipped ones.
    pub const fn yielded(&self) -> u64 {
        self.next_id
    }

    /// Opens and returns the node that the search has just reached.
    fn enter_node(&mut self) -> Node {
        let (parent, alternative) = match self.open_nodes.last_mut() {
            Some(parent) => {
                parent.branches_taken += 1;
                (Some(parent.id), parent.branches_taken - 1)
            }
            None => (None, 0),
        };
        let id = self.next_id;
        let level = self.stepper.open_level();
        let legal = level.map(|level| level.legal);
        self.open_nodes.push(OpenNode { id, level, branches_taken: 0 });
        Node {
            id,
            parent,
            alternative,
            children: legal.unwrap_or_default().len() as u8,
            status: match legal {
                None => Status::Solved,
                Some(legal) if legal.is_empty() => Status::Failed,
                Some(_) => Status::Branch,
            },
            placed: self.stepper.path().last(),
            nodes_represented: Some(1),
        }
    }

    fn next_searched(&mut self) -> Option<Node> {
        if self.open_nodes.is_empty() {
            return Some(self.enter_node());
        }
        loop {
            match self.stepper.advance_move()? {
                Event::Placed { .. } => return Some(self.enter_node()),
                _ => {
                    self.open_nodes.pop();
                }
            }
        }
    }

    fn next_skipped(&mut self) -> Option<Node> {
        loop {
            let parent = self.open_nodes.last_mut()?;
            let branch =
                parent.level.and_then(|level| level.order.iter().nth(parent.branches_taken.into()));
            let (Some(level), Some(branch)) = (parent.level, branch) else {
                self.open_nodes.pop();
                continue;
            };
            parent.branches_taken += 1;
            return Some(Node {
                id: self.next_id,
                parent: Some(parent.id),
                alternative: parent.branches_taken - 1,
                children: 0,
                status: Status::Skipped,
                placed: level.choice.placement(branch, self.stepper.rules()),
                nodes_represented: None,
            });
        }
    }
}

impl Iterator for Walk {
    type Item = Node;

    fn next(&mut self) -> Option<Node> {
        let searched = if self.nodes_left > 0 { self.next_searched() } else { None };
        self.nodes_left = if searched.is_some() { self.nodes_left - 1 } else { 0 };
        let node = searched.or_else(|| self.next_skipped())?;
        self.next_id += 1;
        Some(node)
    }
}
