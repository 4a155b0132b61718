//! The run of a user's program, as one of the compared searches.

use std::rc::Rc;

use strum::VariantArray;
use sudoku_engine::board::Puzzle;
use sudoku_engine::search::Strategy;

use super::{Comparison, LaneSearch, PaceUnit};
use crate::worker::run_program_task::WriteBytes;

/// What a program wrote to the grid of its puzzle.
#[derive(Clone, Debug)]
pub(crate) struct ComparedProgram {
    pub(crate) puzzle: Puzzle,
    pub(crate) writes: Rc<WriteBytes>,
}

impl Comparison {
    /// Creates a comparison of a program's run with plain backtracking.
    pub(crate) fn with_program(program: ComparedProgram) -> Self {
        Self { strategies: vec![Strategy::PLAIN], program: Some(program), ..Self::default() }
    }

    pub(crate) const fn program(&self) -> Option<&ComparedProgram> {
        self.program.as_ref()
    }

    pub fn lane_count(&self) -> usize {
        self.strategies.len() + usize::from(self.program.is_some())
    }

    /// Returns the search of each lane.
    pub(crate) fn searches(&self) -> impl Iterator<Item = LaneSearch> {
        let strategies = self.strategies.iter().map(|&it| LaneSearch::Strategy(it));
        strategies.chain(self.program.iter().map(|_| LaneSearch::Program))
    }

    /// Forgets the run of a program that solves another puzzle, and compares enough strategies
    /// again.
    pub(crate) fn forget_program_of_other_puzzle(&mut self, puzzle: &Puzzle) {
        if self.program.take_if(|program| program.puzzle != *puzzle).is_some() {
            while self.lane_count() < Self::MIN_LANES && self.add_lane() {}
        }
    }

    /// Returns the paces to choose from. The time of a program is not measured.
    pub fn paces(&self) -> impl Iterator<Item = PaceUnit> {
        let is_timed = self.program.is_none();
        PaceUnit::VARIANTS.iter().copied().filter(move |&it| is_timed || it != PaceUnit::Time)
    }
}
