//! The run of a user's program, as one of the compared searches.

use strum::VariantArray;
use sudoku_engine::board::Puzzle;
use sudoku_engine::search::Strategy;

use super::{Comparison, LaneSearch, PaceUnit};
use crate::base::copy_on_write::CopyOnWrite;
use crate::search::player::Player;

impl Comparison {
    /// Creates a comparison of a program's run with plain backtracking.
    pub(crate) fn with_program(program: CopyOnWrite<Player>) -> Self {
        Self { strategies: vec![Strategy::PLAIN], program: Some(program), ..Self::default() }
    }

    pub(crate) fn program(&self) -> Option<&Player> {
        self.program.as_deref()
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
        if self.program.take_if(|it| it.stepper.puzzle() != puzzle).is_some() {
            while self.lane_count() < Self::MIN_LANES && self.add_lane() {}
        }
    }

    /// Returns the paces to choose from. The time of a program is not measured.
    pub fn paces(&self) -> impl Iterator<Item = PaceUnit> {
        let is_timed = self.program.is_none();
        PaceUnit::VARIANTS.iter().copied().filter(move |&it| is_timed || it != PaceUnit::Time)
    }
}
