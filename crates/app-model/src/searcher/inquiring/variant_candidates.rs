//! Which digits occur in solutions under rules that are not the classic ones.

use sudoku_engine::board::{Cell, Digit, Givens, Rules};
use sudoku_engine::count::Tally;
use sudoku_engine::fast::Progress;

use super::variant::VariantWalk;
use crate::inquiry::TrueCandidates;

/// One question after another: has the puzzle a solution with this digit in this cell?
/// A solution answers it for a digit in every cell.
#[derive(Debug)]
pub(super) struct VariantCandidates {
    clues: Givens,
    rules: Rules,
    /// By cell, then by digit; only whether there is a solution, not how many.
    tallies: Vec<Option<Tally>>,
    asking: Option<(usize, Box<VariantWalk>)>,
}

impl VariantCandidates {
    pub(super) fn new(clues: Givens, rules: Rules) -> Self {
        let shape = clues.shape();
        let tallies = vec![None; shape.cell_count() * shape.size()];
        Self { clues, rules, tallies, asking: None }
    }

    pub(super) fn run(&mut self) -> Progress {
        let Some((index, walk)) = &mut self.asking else {
            let Some(next) = self.tallies.iter().position(Option::is_none) else {
                return Progress::Done;
            };
            self.ask(next);
            return Progress::Working;
        };
        if walk.run_to(1) == Progress::Done {
            let (index, solution) = (*index, walk.solution());
            self.asking = None;
            self.tallies[index] = Some(Tally::Exactly(0));
            solution.iter().for_each(|solution| self.take(solution));
        }
        Progress::Working
    }

    /// What is known by now.
    pub(super) fn known(&self) -> TrueCandidates {
        TrueCandidates::of_tallies(self.clues.shape(), self.tallies.clone())
    }

    fn ask(&mut self, index: usize) {
        let shape = self.clues.shape();
        let place =
            (shape.cells().nth(index / shape.size())).zip(shape.digits().nth(index % shape.size()));
        let asking = place.and_then(|(cell, digit)| self.with(cell, digit));
        match asking {
            Some(clues) => {
                let walk = VariantWalk::new(&clues, &self.rules);
                self.asking = Some((index, Box::new(walk)));
            }
            None => self.tallies[index] = Some(Tally::Exactly(0)),
        }
    }

    /// The clues with one more, unless that breaks a rule at sight.
    fn with(&self, cell: Cell, digit: Digit) -> Option<Givens> {
        let is_free = self.clues.get(cell).is_none_or(|clue| clue == digit);
        let mut clues = self.clues.clone();
        clues.set(cell, Some(digit));
        (is_free && self.rules.check(&clues).is_empty()).then_some(clues)
    }

    fn take(&mut self, solution: &Givens) {
        let size = solution.shape().size();
        for (cell, digit) in solution.iter() {
            if let Some(digit) = digit {
                self.tallies[cell.index() * size + digit.index()] = Some(Tally::AtLeast(1));
            }
        }
    }
}
