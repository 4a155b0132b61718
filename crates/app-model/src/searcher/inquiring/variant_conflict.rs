//! Clues that contradict each other under rules that are not the classic ones.

use sudoku_engine::board::{Cell, Givens, Puzzle};
use sudoku_engine::conflict::Conflict;
use sudoku_engine::fast::Progress;

use super::variant::VariantWalk;

/// Clues are left out one by one as long as the others have no solution. What remains
/// is minimal: each of its clues is needed. It is not proved to be the smallest such set.
#[derive(Debug)]
pub(super) struct VariantConflict {
    puzzle: Puzzle,
    /// Clues that contradict each other, once `is_certain`.
    clues: Givens,
    is_certain: bool,
    /// What is not tried to be left out yet.
    untried: Vec<Cell>,
    /// The clue that is left out in the question asked now; `None` in the first one.
    left_out: Option<Cell>,
    asking: Box<VariantWalk>,
}

impl VariantConflict {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let clues = puzzle.givens().clone();
        let held = clues.iter().filter(|(_, digit)| digit.is_some());
        let untried = held.map(|(cell, _)| cell).collect();
        let asking = Box::new(VariantWalk::new(puzzle));
        Self { puzzle: puzzle.clone(), clues, is_certain: false, untried, left_out: None, asking }
    }

    pub(super) fn run(&mut self) -> Progress {
        if self.asking.run_to(1) == Progress::Working {
            return Progress::Working;
        }
        let is_contradictory = self.asking.found() == 0;
        match self.left_out {
            None if !is_contradictory => return Progress::Done,
            None => self.is_certain = true,
            Some(cell) if is_contradictory => {
                self.clues.set(cell, None);
            }
            Some(_) => {}
        }
        let Some(cell) = self.untried.pop() else {
            return Progress::Done;
        };
        self.left_out = Some(cell);
        let mut fewer = self.clues.clone();
        fewer.set(cell, None);
        // Fewer clues break no rule.
        if let Ok(puzzle) = Puzzle::posed(fewer, self.puzzle.rules().clone()) {
            *self.asking = VariantWalk::new(&puzzle);
        }
        Progress::Working
    }

    /// The clues found by now; none where the rules alone have no solution.
    pub(super) fn conflict(&self) -> Option<Conflict> {
        let held = self.clues.iter().filter(|(_, digit)| digit.is_some());
        let cells: Vec<Cell> = held.map(|(cell, _)| cell).collect();
        // Where one clue is needed, there is no set without any.
        let at_least = cells.len().min(1);
        self.is_certain.then_some(Conflict { cells, at_least })
    }
}
