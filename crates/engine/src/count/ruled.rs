//! Solutions under variant rules.
//!
//! Owns the search that visits them, its progress, and probes of its tree. Must not know
//! what is counted.

use crate::board::Puzzle;
use crate::rng::SeededRng;
use crate::search::{ExpandedNode, Goal, NodeStatus, SearchContext, Stepper, Strategy};

/// Returns the search of all solutions, before its first step.
pub(super) fn search(puzzle: &Puzzle) -> Stepper {
    Stepper::with_strategy(puzzle, Goal::Exhaustion, Strategy::FASTEST)
}

/// Returns the fraction of the tree that has been walked, taking the branches of a node
/// as equal in size.
pub(super) fn fraction(stepper: &Stepper) -> f64 {
    let (mut searched, mut share) = (0.0, 1.0);
    for level in stepper.levels() {
        let branches = level.legal.len().max(1) as f64;
        searched += share * level.undone().len() as f64 / branches;
        share /= branches;
    }
    searched
}

/// The root of the tree, from which probes descend.
#[derive(Clone, Debug)]
pub(super) struct Root {
    puzzle: Puzzle,
    context: SearchContext,
    root_node: ExpandedNode,
}

impl Root {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let context = search(puzzle).context();
        let (root_node, _) = context.root();
        Self { puzzle: puzzle.clone(), context, root_node }
    }

    /// Returns the value of one random descent: the product of the numbers of branches
    /// along the way, or 0 if it ends without a solution.
    pub(super) fn probe(&self, rng: &mut SeededRng) -> f64 {
        let mut node = self.root_node.clone();
        let mut value = 1.0;
        loop {
            match node.status() {
                NodeStatus::Solved => return value,
                NodeStatus::DeadEnd { .. } => return 0.0,
                NodeStatus::Branching | NodeStatus::Forced { .. } => {}
            }
            let branches = node.branches();
            let branch = branches.iter().nth(rng.index(branches.len()));
            let rules = self.puzzle.rules();
            let Some(placement) = branch.and_then(|it| node.choice().placement(it, rules)) else {
                return 0.0;
            };
            value *= branches.len() as f64;
            node = self.context.child(&node, placement).0;
        }
    }
}
