//! The program next to a search: what is requested of the worker, and what is shown.
//!
//! Owns which searches have a program. Must not know how the program runs.

use std::collections::BTreeSet;
use std::rc::Rc;

use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::search::{Stepper, Strategy};

use crate::base::program_language::ProgramLanguage;
use crate::base::task_state::{TaskId, TaskInProgress};
use crate::search::own_program::OwnProgram;
use crate::search::trace::Trace;
use crate::worker::line_search_task::LineSearch;
use crate::worker::program_task::{ProgramMoment, ProgramPlace, ProgramReport, ProgramRequest};
use crate::worker::run::RunId;

/// Why a search has no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoProgram {
    /// The programs use plain backtracking.
    Method,
    /// The programs know the classic rules of 4x4 and 9x9 boards.
    Rules,
    /// The board has no given, or no empty cell.
    Board,
}

/// Returns the givens with which the programs make the steps of a search.
pub(crate) fn givens_of(stepper: &Stepper) -> Result<&Givens, NoProgram> {
    let puzzle = stepper.puzzle();
    let givens = puzzle.givens();
    let filled = givens.filled_count();
    if stepper.strategy() != Strategy::PLAIN {
        Err(NoProgram::Method)
    } else if !has_size_of_listings(givens.shape()) || !puzzle.rules().is_classic() {
        Err(NoProgram::Rules)
    } else if filled == 0 || filled == givens.shape().cell_count() {
        Err(NoProgram::Board)
    } else {
        Ok(givens)
    }
}

const fn has_size_of_listings(shape: Shape) -> bool {
    match shape {
        Shape::Four | Shape::Nine => true,
        Shape::Six | Shape::Sixteen => false,
    }
}

/// The program next to a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShownProgram {
    pub is_open: bool,
    /// The language of the built-in program that the user chose.
    pub language: Option<ProgramLanguage>,
    /// The program that the user wrote.
    pub own: OwnProgram,
    /// The place that the search, or the user, went to, and the run of that search.
    pub(crate) place: ProgramPlace,
    pub(crate) run: Option<RunId>,
    pub(crate) task: Option<TaskInProgress<ProgramRequest>>,
    /// The steps that the program has made on the way to the requested place.
    pub progress: u64,
    /// Its trace table.
    pub trace: Trace,
    /// The lines of the program that are gone to.
    pub breakpoints: Rc<BTreeSet<u32>>,
    /// The line that is looked for.
    pub(crate) search: Option<TaskInProgress<LineSearch>>,
    /// The place to which the search is on its way.
    pub(crate) target: Option<ProgramPlace>,
    /// The last moment that the worker found, and where it was looked for.
    pub(crate) found: Option<(ProgramRequest, Rc<ProgramMoment>)>,
}

impl ShownProgram {
    /// Returns the last moment that the worker found.
    pub fn moment(&self) -> Option<&ProgramMoment> {
        self.found.as_ref().map(|(_, moment)| moment.as_ref())
    }

    /// Follows the search. Returns whether the place has changed.
    pub(crate) fn follow(&mut self, run: RunId, step: u64) -> bool {
        let moves = self.place.step != step || self.run != Some(run);
        if moves {
            self.run = Some(run);
            let target = self.target.take_if(|target| target.step == step);
            self.place = target.unwrap_or(ProgramPlace { step, ..ProgramPlace::default() });
        }
        moves
    }

    /// Returns whether a line is looked for.
    pub const fn is_looking(&self) -> bool {
        self.search.is_some()
    }

    /// Returns the moment at the place where the search is, once the worker has found it.
    pub(crate) fn current_moment(&self) -> Option<&ProgramMoment> {
        let (request, moment) = self.found.as_ref()?;
        (self.task.is_none() && request.place == self.place).then_some(moment)
    }

    /// Requests what is missing. While the search plays, the place requested before is awaited
    /// first, so that something is shown. Returns whether the request has changed.
    pub(crate) fn request(
        &mut self,
        request: ProgramRequest,
        is_playing: bool,
        id: TaskId,
    ) -> bool {
        let is_same = |other: &ProgramRequest| other.source == request.source;
        match (&self.task, &self.found) {
            (Some(task), _) if task.work == request || (is_playing && is_same(&task.work)) => false,
            (_, Some((found, _))) if *found == request => self.task.take().is_some(),
            _ => {
                self.task = Some(TaskInProgress { id, work: request });
                self.progress = 0;
                true
            }
        }
    }

    pub(crate) fn receive(&mut self, report: ProgramReport) -> bool {
        match report {
            ProgramReport::Progress(steps) => std::mem::replace(&mut self.progress, steps) != steps,
            ProgramReport::Over(moment) => {
                let Some(task) = self.task.take() else { return false };
                self.found = Some((task.work, Rc::from(moment)));
                true
            }
        }
    }

    /// Drops what was requested. Returns whether anything was.
    pub(crate) fn cancel(&mut self) -> bool {
        self.search = None;
        self.task.take().is_some()
    }
}
