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
    let (mut done, mut share) = (0.0, 1.0);
    for level in stepper.levels() {
        let branches = level.legal.len().max(1) as f64;
        done += share * level.taken_back().len() as f64 / branches;
        share /= branches;
    }
    done
}

/// The root of the tree, from which probes descend.
#[derive(Clone, Debug)]
pub(super) struct Root {
    puzzle: Puzzle,
    context: SearchContext,
    opened: ExpandedNode,
}

impl Root {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let context = search(puzzle).context();
        let (opened, _) = context.root();
        Self { puzzle: puzzle.clone(), context, opened }
    }

    /// Returns the value of one random descent: the product of the numbers of branches
    /// along the way, or 0 if it ends without a solution.
    pub(super) fn probe(&self, rng: &mut SeededRng) -> f64 {
        let mut at = self.opened.clone();
        let mut worth = 1.0;
        loop {
            match at.status() {
                NodeStatus::Solved => return worth,
                NodeStatus::DeadEnd { .. } => return 0.0,
                NodeStatus::Open | NodeStatus::Forced { .. } => {}
            }
            let branches = at.branches();
            let branch = branches.iter().nth(rng.index(branches.len()));
            let rules = self.puzzle.rules();
            let Some(placed) = branch.and_then(|it| at.choice().placement(it, rules)) else {
                return 0.0;
            };
            worth *= branches.len() as f64;
            at = self.context.below(&at, placed).0;
        }
    }
}
