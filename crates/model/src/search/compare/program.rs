//! The run of a user's program, as one of the compared searches.

use std::rc::Rc;

use strum::VariantArray;
use sudoku_engine::board::Puzzle;
use sudoku_engine::search::Strategy;

use super::{ComparedProgram, Comparison, LaneSearch, PaceUnit};
use crate::base::copy_on_write::CopyOnWrite;
use crate::search::player::Player;

impl Comparison {
    /// Creates a comparison of a program's run with plain backtracking.
    pub(crate) fn with_program(run: CopyOnWrite<Player>, packed: Option<Rc<str>>) -> Self {
        let program = Some(ComparedProgram::Run(run, packed));
        Self { strategies: vec![Strategy::PLAIN], program, ..Self::default() }
    }

    pub(crate) fn program(&self) -> Option<&Player> {
        match self.program.as_ref()? {
            ComparedProgram::Awaited(_) => None,
            ComparedProgram::Run(run, _) => Some(run),
        }
    }

    /// Returns the program for a link.
    pub(crate) fn packed_program(&self) -> Option<&Rc<str>> {
        match self.program.as_ref()? {
            ComparedProgram::Awaited(packed) => Some(packed),
            ComparedProgram::Run(_, packed) => packed.as_ref(),
        }
    }

    /// Returns whether the program of a link is still being run.
    pub const fn awaits_program(&self) -> bool {
        matches!(self.program, Some(ComparedProgram::Awaited(_)))
    }

    /// Sets the run of the program that was awaited.
    pub(crate) fn supply_program(&mut self, run: CopyOnWrite<Player>) {
        let packed = self.packed_program().cloned();
        self.program = Some(ComparedProgram::Run(run, packed));
    }

    /// Forgets the program, and compares enough strategies again.
    pub(crate) fn forget_program(&mut self) {
        self.program = None;
        while self.lane_count() < Self::MIN_LANES && self.add_lane() {}
    }

    pub fn lane_count(&self) -> usize {
        self.strategies.len() + usize::from(self.program.is_some())
    }

    /// Returns the search of each lane, and the program that is awaited.
    pub(crate) fn searches(&self) -> impl Iterator<Item = LaneSearch> {
        let strategies = self.strategies.iter().map(|&it| LaneSearch::Strategy(it));
        strategies.chain(self.program.iter().map(|_| LaneSearch::Program))
    }

    /// Forgets the run of a program that solves another puzzle, and compares enough strategies
    /// again.
    pub(crate) fn forget_program_of_other_puzzle(&mut self, puzzle: &Puzzle) {
        if self.program().is_some_and(|run| run.stepper.puzzle() != puzzle) {
            self.forget_program();
        }
    }

    /// Returns the paces to choose from. The time of a program is not measured.
    pub fn paces(&self) -> impl Iterator<Item = PaceUnit> {
        let is_timed = self.program.is_none();
        PaceUnit::VARIANTS.iter().copied().filter(move |&it| is_timed || it != PaceUnit::Time)
    }
}
