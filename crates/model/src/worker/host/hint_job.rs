//! Looking for a hint: first checks the user's digits, then looks for the easiest step.

use sudoku_engine::board::Givens;
use sudoku_engine::fast::Progress;
use sudoku_engine::logic::{self, Candidate, LogicState, SearchOptions};

use super::check_job::CheckJob;
use super::job::{Job, Output};
use super::rate_job::candidates;
use crate::solve::check::{CheckRequest, CheckResult};
use crate::solve::hint::{HintRequest, HintResult, HintStep};
use crate::worker::task::TaskReport;

#[derive(Debug)]
pub(super) struct HintJob {
    request: HintRequest,
    check: CheckJob,
}

impl HintJob {
    pub(super) fn new(request: HintRequest) -> Self {
        Self { check: CheckJob::new(request.check.clone()), request }
    }

    /// Does one slice of work, and returns the result once it is known. The last slice looks for the
    /// step.
    pub(super) fn run(&mut self) -> Option<HintResult> {
        Some(match self.check.run()? {
            CheckResult::NoDigits
            | CheckResult::Right
            | CheckResult::MissingMarks(_)
            | CheckResult::Ambiguous => self.find(),
            mistake @ (CheckResult::Wrong { .. }
            | CheckResult::Incompatible { .. }
            | CheckResult::NoSolution) => HintResult::Check(mistake),
        })
    }

    fn find(&self) -> HintResult {
        let (state, options) = self.position();
        let wrong_cells = |candidates: Vec<Candidate>| CheckResult::Wrong {
            cells: candidates.iter().map(|it| it.cell).collect(),
            undo_count: None,
        };
        match logic::hint(&state, self.check.only_solution(), options) {
            logic::Hint::Solved => {
                let is_proper = self.check.only_solution().is_some();
                HintResult::Check(if is_proper {
                    CheckResult::Right
                } else {
                    CheckResult::Ambiguous
                })
            }
            logic::Hint::Wrong(candidates) => HintResult::Check(wrong_cells(candidates)),
            logic::Hint::Missing(candidates) => HintResult::MissingMarks(candidates),
            logic::Hint::Step(step) => {
                let candidates = candidates(&state);
                HintResult::Step(Box::new(HintStep { step: *step, candidates }))
            }
            logic::Hint::Stuck => HintResult::Stuck(self.missing_digits()),
        }
    }

    /// Returns the digits of the empty cells; none if the puzzle has several solutions.
    fn missing_digits(&self) -> Vec<Candidate> {
        let solution = self.check.only_solution().into_iter().flat_map(Givens::iter);
        let digits = solution.filter_map(|(cell, digit)| Some(Candidate::new(cell, digit?)));
        let CheckRequest { puzzle, digits: own, .. } = &self.request.check;
        let is_empty = |it: &Candidate| puzzle.givens().get(it.cell).or(own.get(it.cell)).is_none();
        digits.filter(is_empty).collect()
    }

    /// Returns the board with the user's digits and the candidates that the center marks leave,
    /// and what a step may presuppose there. Call it once the user's digits have been checked.
    pub(super) fn position(&self) -> (LogicState, SearchOptions) {
        let mut state = LogicState::new(&self.request.check.puzzle);
        for (cell, digit) in self.request.check.digits.iter() {
            if let Some(digit) = digit {
                state.place(Candidate::new(cell, digit));
            }
        }
        for (cell, &marks) in state.shape().cells().zip(&self.request.check.center_marks) {
            let is_marked = !marks.is_empty();
            for digit in state.candidates(cell).without(marks).iter().filter(|_| is_marked) {
                state.eliminate(Candidate::new(cell, digit));
            }
        }
        let uniqueness = self.request.uses_uniqueness && self.check.only_solution().is_some();
        (state, SearchOptions { uniqueness, ..SearchOptions::DEFAULT })
    }
}

impl Job for HintJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.run().map(TaskReport::Hint))
    }

    /// Reports nothing: the page shows only that a hint is being looked for, and then the hint.
    fn progress(&self, _: &mut Output) {}
}
