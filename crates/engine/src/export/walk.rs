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
    left: u64,
    next_id: u64,
    /// The root and the nodes on the path, each with its open level.
    open: Vec<Open>,
}

#[derive(Clone, Copy, Debug)]
struct Open {
    id: u64,
    level: Option<Level>,
    /// The number of branches taken.
    taken: u8,
}

impl Walk {
    /// Creates the iterator over the nodes of a search from its start, which is where the
    /// stepper must be: at most `limit` nodes, including the root.
    pub const fn new(start: Stepper, limit: u64) -> Self {
        Self { stepper: start, left: limit, next_id: 0, open: Vec::new() }
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
    fn arrive(&mut self) -> Node {
        let (parent, alternative) = match self.open.last_mut() {
            Some(parent) => {
                parent.taken += 1;
                (Some(parent.id), parent.taken - 1)
            }
            None => (None, 0),
        };
        let id = self.next_id;
        let level = self.stepper.open_level();
        let below = level.map(|level| level.legal);
        self.open.push(Open { id, level, taken: 0 });
        Node {
            id,
            parent,
            alternative,
            children: below.unwrap_or_default().len() as u8,
            status: match below {
                None => Status::Solved,
                Some(legal) if legal.is_empty() => Status::Failed,
                Some(_) => Status::Branch,
            },
            placed: self.stepper.path().last(),
            nodes_represented: Some(1),
        }
    }

    fn search(&mut self) -> Option<Node> {
        if self.open.is_empty() {
            return Some(self.arrive());
        }
        loop {
            match self.stepper.advance_move()? {
                Event::Placed { .. } => return Some(self.arrive()),
                _ => {
                    self.open.pop();
                }
            }
        }
    }

    fn skip(&mut self) -> Option<Node> {
        loop {
            let parent = self.open.last_mut()?;
            let branch = parent.level.and_then(|level| level.order.iter().nth(parent.taken.into()));
            let (Some(level), Some(branch)) = (parent.level, branch) else {
                self.open.pop();
                continue;
            };
            parent.taken += 1;
            return Some(Node {
                id: self.next_id,
                parent: Some(parent.id),
                alternative: parent.taken - 1,
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
        let searched = if self.left > 0 { self.search() } else { None };
        self.left = if searched.is_some() { self.left - 1 } else { 0 };
        let node = searched.or_else(|| self.skip())?;
        self.next_id += 1;
        Some(node)
    }
}
