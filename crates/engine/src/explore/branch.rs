//! Branches that the machine searches: everything below a node.

use super::{BranchResult, Explorer, Work};
use crate::board::{Cell, Digit};
use crate::recording::Tree;
use crate::search::{Goal, Stepper};

/// A search of everything below a node, in slices.
#[derive(Clone, Debug)]
pub struct Branch {
    stepper: Stepper,
    /// The placements of the first solution, once there is one.
    solution: Option<Box<[(Cell, Digit)]>>,
}

impl Explorer {
    /// Starts a search of everything below the current node, up to this goal.
    pub fn branch(&self, goal: Goal) -> Branch {
        let node = self.node(self.current());
        let path: Vec<(Cell, Digit)> = self.path().collect();
        let stepper = self.start().subtree_search(self.context(), &node.expanded, &path, goal);
        Branch { stepper, solution: None }
    }

    /// Returns the nodes of this search; `None` if it has more than `limit`.
    pub fn branch_tree(&self, goal: Goal, limit: usize) -> Option<Tree> {
        Tree::of(self.branch(goal).stepper, limit)
    }
}

impl Branch {
    /// Runs for at most `max_steps` placements and undos. Returns whether the search is
    /// over.
    pub fn run(&mut self, max_steps: u64) -> bool {
        let mut steps = 0;
        if self.solution.is_none() {
            steps = self.stepper.run_to_solution(max_steps);
            if self.stepper.counters().solutions > 0 {
                self.solution = Some(self.stepper.path().collect());
            }
        }
        steps += self.stepper.run(max_steps - steps);
        steps < max_steps || self.stepper.is_over()
    }

    /// Returns the work done so far.
    pub fn work(&self) -> Work {
        let counters = self.stepper.counters();
        Work {
            placements: counters.placements,
            undos: counters.undos,
            solutions: counters.solutions,
            dead_ends: counters.dead_ends,
        }
    }

    /// Returns the result so far; final once the search is over.
    pub fn result(&self) -> BranchResult {
        let work = self.work();
        let is_at_goal = self.stepper.goal().is_reached(work.solutions);
        BranchResult {
            work,
            is_exhausted: self.stepper.is_over() && !is_at_goal,
            solution: self.solution.clone(),
        }
    }
}
