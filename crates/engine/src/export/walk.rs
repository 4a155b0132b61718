//! The nodes of a search, one by one, from its start.

use super::{Node, Status};
use crate::board::{Digit, DigitSet};
use crate::search::{Event, Stepper};

/// Yields a search's nodes, a parent before its children, up to a number of them.
///
/// Where it ends before the tree does, because of that number or because the search
/// stops at a solution, the children that were not searched follow as
/// [`Status::Skipped`], so that each node has as many as it says.
#[derive(Clone, Debug)]
pub struct Walk {
    stepper: Stepper,
    /// Nodes still to be yielded before the rest is skipped.
    left: u64,
    next_id: u64,
    /// The root and the nodes on the path, each with what may stand below it.
    open: Vec<Open>,
}

#[derive(Clone, Copy, Debug)]
struct Open {
    id: u64,
    legal: DigitSet,
    untried: DigitSet,
}

impl Walk {
    /// The nodes of a search from its start, which is where the stepper must be:
    /// at most `limit` of them, the root included.
    pub const fn new(start: Stepper, limit: u64) -> Self {
        Self { stepper: start, left: limit, next_id: 0, open: Vec::new() }
    }

    /// The search as far as it has come.
    pub const fn stepper(&self) -> &Stepper {
        &self.stepper
    }

    /// Nodes yielded so far, skipped ones included.
    pub const fn yielded(&self) -> u64 {
        self.next_id
    }

    /// The node the search has just come to.
    fn arrive(&mut self, placed: Option<Digit>) -> Node {
        let depth = self.stepper.depth();
        let below = self.stepper.legal_digits();
        let parent = self.open.last_mut();
        let (parent, alternative) = match (parent, placed) {
            (Some(parent), Some(digit)) => {
                parent.untried.remove(digit);
                (Some(parent.id), parent.alternative(digit))
            }
            _ => (None, 0),
        };
        let id = self.next_id;
        let legal = below.unwrap_or_default();
        self.open.push(Open { id, legal, untried: legal });
        Node {
            id,
            parent,
            alternative,
            children: legal.len() as u8,
            status: match below {
                None => Status::Solved,
                Some(legal) if legal.is_empty() => Status::Failed,
                Some(_) => Status::Branch,
            },
            placed: placed.map(|digit| (self.stepper.cells()[depth - 1], digit)),
            stands_for: Some(1),
        }
    }

    fn search(&mut self) -> Option<Node> {
        if self.open.is_empty() {
            return Some(self.arrive(None));
        }
        loop {
            match self.stepper.advance_move()? {
                Event::Placed { digit, .. } => return Some(self.arrive(Some(digit))),
                _ => {
                    self.open.pop();
                }
            }
        }
    }

    fn skip(&mut self) -> Option<Node> {
        loop {
            let level = self.open.len().checked_sub(1)?;
            let parent = &mut self.open[level];
            let Some(digit) = parent.untried.lowest() else {
                self.open.pop();
                continue;
            };
            parent.untried.remove(digit);
            return Some(Node {
                id: self.next_id,
                parent: Some(parent.id),
                alternative: parent.alternative(digit),
                children: 0,
                status: Status::Skipped,
                placed: Some((self.stepper.cells()[level], digit)),
                stands_for: None,
            });
        }
    }
}

impl Open {
    fn alternative(&self, digit: Digit) -> u8 {
        self.legal.iter().take_while(|&before| before < digit).count() as u8
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
