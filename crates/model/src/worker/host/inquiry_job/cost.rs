//! What the digits on the path to a dead end cost: the nodes before the right one is changed, and
//! the first one that is in no solution.

use sudoku_engine::board::{Cell, Digit, Puzzle};
use sudoku_engine::recording::Recording;

use super::super::solve_job::Solver;
use crate::solve::answer::Answer;
use crate::worker::inquiry::{Cost, CostInquiry, FirstWrong, Spent};

/// Looks for the shortest beginning of the path that leaves no solution, by halving.
#[derive(Debug)]
pub(in crate::worker::host) struct CostJob {
    puzzle: Puzzle,
    path: Box<[(Cell, Digit)]>,
    /// By level: the step that placed its digit.
    placed_at: Box<[u64]>,
    placements: u64,
    spent: Spent,
    /// Every beginning shorter than this has a solution.
    shortest: usize,
    /// This beginning has none.
    longest: usize,
    solver: Option<Solver>,
}

impl CostJob {
    pub(super) fn new(inquiry: CostInquiry, recording: &Recording) -> Self {
        let CostInquiry { placements, path, branches, culprit } = inquiry;
        let culprit = culprit.map(usize::from);
        let placed_at = (1..=branches.len())
            .map(|length| recording.step_of(&branches[..length]).unwrap_or_default());
        Self {
            puzzle: recording.head().puzzle().clone(),
            placed_at: placed_at.collect(),
            placements,
            spent: spent(recording, &branches, placements, culprit),
            shortest: 0,
            longest: path.len(),
            path: path.iter().copied().collect(),
            solver: None,
        }
    }

    pub(super) fn work(&mut self) -> Option<Cost> {
        if self.shortest == self.longest {
            return Some(Cost { spent: self.spent, first_wrong: self.first_wrong() });
        }
        let length = usize::midpoint(self.shortest, self.longest);
        let solver = match &mut self.solver {
            Some(solver) => solver,
            none @ None => match with_digits(&self.puzzle, &self.path[..length]) {
                Some(puzzle) => none.insert(Solver::new(&puzzle)),
                None => {
                    self.longest = length;
                    return None;
                }
            },
        };
        let answer = solver.work()?;
        self.solver = None;
        match answer {
            Answer::Impossible(_) => self.longest = length,
            Answer::Unique(_) | Answer::Several(_) => self.shortest = length + 1,
        }
        None
    }

    fn first_wrong(&self) -> FirstWrong {
        let Some(level) = self.longest.checked_sub(1) else { return FirstWrong::Givens };
        let (cell, digit) = self.path[level];
        let step = self.placed_at[level];
        FirstWrong::Digit {
            cell,
            digit,
            step,
            lost: self.placements - placements_before(step, level),
        }
    }
}

/// Returns the placements before a step that placed the digit of a level: until then, they exceed
/// the undos by `level`.
const fn placements_before(step: u64, level: usize) -> u64 {
    (step.saturating_sub(1) + level as u64) / 2
}

fn spent(
    recording: &Recording,
    branches: &[Digit],
    placements: u64,
    culprit: Option<usize>,
) -> Spent {
    let Some(level) = culprit else { return Spent::Unknown };
    let node = recording.children(&branches[..=level]).and_then(|branches| branches.node);
    match node.and_then(|node| node.removed_at) {
        // After the step that undid it, placements exceed undos by `level`.
        Some(step) => Spent::Nodes((step + level as u64) / 2 - placements),
        None if recording.head().is_over() => Spent::Never,
        None => Spent::NotYet,
    }
}

/// Returns the puzzle with these digits added, if they break no rule.
fn with_digits(puzzle: &Puzzle, digits: &[(Cell, Digit)]) -> Option<Puzzle> {
    let mut givens = puzzle.givens().clone();
    for &(cell, digit) in digits {
        givens.set(cell, Some(digit));
    }
    Puzzle::with_rules(givens, puzzle.rules().clone()).ok()
}
