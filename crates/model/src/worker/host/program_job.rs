//! Runs a program to a place, in slices.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use sudoku_engine::board::{Digit, Givens};
use sudoku_engine::fast::Progress;
use sudoku_lessons::{CallView, Ending, Machine, Moment, Program, VariableView};

use super::job::{Job, Output};
use super::program_words::{lessons_language, runtime_error};
use crate::base::program_text::{input_of, program_of};
use crate::base::settings::Language;
use crate::worker::line_search_task::FoundLine;
use crate::worker::program_task::{
    LineOfStep, NodeOfCall, ProgramCall, ProgramMoment, ProgramReport, ProgramRequest,
    ProgramSource, ProgramVariable,
};
use crate::worker::task::TaskReport;

/// Statements and conditions per slice: about 5 ms.
const MOMENTS_PER_SLICE: u64 = 15_000;

/// The last run, from which the next place is quick to reach. Its type is only known here, so that
/// the worker's first chunk contains no machine.
pub(super) type ProgramCache = Rc<RefCell<Option<Rc<dyn Any>>>>;

/// The most bytes of what was printed that are shown.
const MAX_OUTPUT: usize = 20_000;

/// The run of a program.
pub(super) struct ProgramRun {
    source: ProgramSource,
    pub(super) machine: Machine,
    /// Where the lines of the text start, in bytes.
    pub(super) line_starts: Vec<usize>,
    /// The lines of the step that was looked at last.
    lines: Option<Lines>,
}

/// The lines between two steps.
#[derive(Clone, Copy)]
struct Lines {
    /// The digits placed and erased up to the step.
    moves: u64,
    /// The moment of line 0.
    first: u64,
    last: u64,
    /// Whether the program ends with them.
    is_last_step: bool,
}

pub(super) struct ProgramJob {
    request: ProgramRequest,
    run: Rc<RefCell<ProgramRun>>,
    /// The moment of line 0, once it has been reached.
    first: Option<u64>,
}

impl ProgramJob {
    /// Takes up the last run, or starts another one. `None` if the program cannot run with the
    /// givens.
    pub(super) fn new(request: ProgramRequest, cache: &ProgramCache) -> Option<Self> {
        let run = ProgramRun::shared(&request.source, cache)?;
        Some(Self { request, run, first: None })
    }

    /// Does one slice of work, and returns the moment once it is reached.
    fn moment(&mut self) -> Option<ProgramMoment> {
        let mut run = self.run.borrow_mut();
        let known = run.lines.filter(|lines| lines.moves == self.request.moves.0);
        let lines = match known {
            Some(lines) => lines,
            None => run.look_for_lines(&self.request, &mut self.first)?,
        };
        run.lines = Some(lines);
        let number = match self.request.place.line {
            LineOfStep::Nth(nth) => lines.last.min(lines.first + u64::from(nth)),
            LineOfStep::Last => lines.last,
        };
        Some(run.moment(number, lines, &self.request))
    }
}

impl Job for ProgramJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let moment = self.moment();
        output.end(moment.map(|it| TaskReport::Program(ProgramReport::Over(Box::new(it)))))
    }

    fn progress(&self, output: &mut Output) {
        let made = self.run.borrow().made();
        output.report(&TaskReport::Program(ProgramReport::Progress(made)));
    }
}

impl ProgramRun {
    /// Takes up the last run of a program, or starts another one.
    pub(super) fn shared(
        source: &ProgramSource,
        cache: &ProgramCache,
    ) -> Option<Rc<RefCell<Self>>> {
        let last = cache.borrow_mut().take();
        let last = last.and_then(|run| run.downcast::<RefCell<Self>>().ok());
        let run = match last.filter(|run| run.borrow().source == *source) {
            Some(run) => run,
            None => Rc::new(RefCell::new(Self::new(source.clone())?)),
        };
        *cache.borrow_mut() = Some(Rc::<RefCell<Self>>::clone(&run));
        Some(run)
    }

    pub(super) fn new(source: ProgramSource) -> Option<Self> {
        let program = match &source {
            ProgramSource::Listing { language, counts_solutions, givens } => {
                let language = lessons_language(*language);
                let listing = if *counts_solutions {
                    language.solution_counter_of(givens)
                } else {
                    language.solver_of(givens)
                };
                Program::parse(language, &listing?).ok()?
            }
            ProgramSource::Own(own) => {
                Program::parse(lessons_language(own.language), program_of(&own.text)).ok()?
            }
        };
        Some(Self::of(source, program))
    }

    /// Creates the run of a program that has been read.
    pub(super) fn of(source: ProgramSource, program: Program) -> Self {
        let ends = program.text().match_indices('\n').map(|(end, _)| end + 1);
        let line_starts = std::iter::once(0).chain(ends).collect();
        let input = match &source {
            ProgramSource::Listing { .. } => "",
            ProgramSource::Own(own) => input_of(&own.text),
        };
        let machine = Machine::new(program.shared(), input);
        Self { source, machine, line_starts, lines: None }
    }

    /// Runs to right after a moment, but for at most this many moments. Returns whether it is
    /// there; otherwise, the same call goes on.
    pub(super) fn approach(&mut self, moment: u64, most: u64) -> bool {
        let is_behind = self.machine.moments() <= moment;
        if !is_behind || self.machine.checkpoint_before(moment) > self.machine.moments() {
            self.machine.seek(self.machine.checkpoint_before(moment));
        }
        self.machine.run((moment - self.machine.moments()).min(most));
        self.machine.moments() == moment || self.machine.ending().is_some()
    }

    /// Returns where a moment is, once the run has come there. It is sought for at most this many
    /// moments.
    pub(super) fn place_of(&mut self, moment: u64, most: u64) -> Option<FoundLine> {
        if !self.approach(moment, most) {
            return None;
        }
        let (moment, moves) = (self.machine.moments(), self.made());
        // The line of the last move is not further back than the moment itself was.
        while !self.machine.seek_move(moves, most) {}
        let first = if moves == 0 { 0 } else { self.machine.moments() };
        Some(FoundLine { moves, line: moment.saturating_sub(first) as u32 })
    }

    /// Returns how many digits the program has placed and erased.
    fn made(&self) -> u64 {
        let counts = self.machine.move_counts();
        counts.placements + counts.undos
    }

    /// Runs to the first line of a step, and on to the last one, for one slice.
    fn look_for_lines(
        &mut self,
        request: &ProgramRequest,
        first: &mut Option<u64>,
    ) -> Option<Lines> {
        let (moves, next_moves) = request.moves;
        if first.is_none() && !self.machine.seek_move(moves, MOMENTS_PER_SLICE) {
            return None;
        }
        let first = *first.get_or_insert(self.machine.moments());
        if self.made() < moves {
            // The program ended before.
            return Some(Lines { moves, first, last: first, is_last_step: true });
        }
        if self.made() < next_moves {
            let left = request.end.saturating_sub(self.machine.moments());
            self.machine.run_to_write(left.min(MOMENTS_PER_SLICE));
        }
        let moments = self.machine.moments();
        if self.made() >= next_moves {
            // A statement can make several steps.
            let last = (moments - 1).max(first);
            return Some(Lines { moves, first, last, is_last_step: false });
        }
        let is_over = self.machine.ending().is_some() || moments >= request.end;
        is_over.then_some(Lines { moves, first, last: moments, is_last_step: true })
    }

    /// Goes to a moment of these lines.
    fn moment(&mut self, number: u64, lines: Lines, request: &ProgramRequest) -> ProgramMoment {
        let moment = self.machine.seek_moment(number);
        let written = moment.as_ref().and_then(|it| it.writes.last());
        let written = written.map(|write| write.after.map_or(0, Digit::value));
        let (span, holds) =
            (moment.as_ref().map(|it| it.span), moment.as_ref().and_then(|it| it.holds));
        let stack = moment.map_or_else(|| self.machine.stack(), |it: Moment| it.stack);
        let program = self.machine.program();
        let output = self.machine.output();
        let shown_output = end_of(output);
        ProgramMoment {
            text: program.text().into(),
            step: if self.made() < request.moves.0 { self.made() } else { request.place.step },
            line: (number - lines.first) as u32,
            last_line: (lines.last - lines.first) as u32,
            is_last_step: lines.is_last_step,
            moment: number,
            span: span.map(|span| (span.start as u32, span.end as u32)),
            holds,
            written,
            stack: stack.into_iter().map(|call| self.call(call)).collect(),
            is_output_cut: shown_output.len() < output.len(),
            output: shown_output.to_owned(),
            fault: self.fault(request.readers),
        }
    }

    /// Returns what went wrong, if the program has just ended with an error.
    fn fault(&self, readers: Language) -> Option<String> {
        let Some(Ending::Failed(error)) = self.machine.ending() else { return None };
        Some(runtime_error(error, self.machine.program().text(), readers).words)
    }

    fn call(&self, call: CallView) -> ProgramCall {
        let CallView { function, variables, parameters, first_placement, .. } = call;
        let place = variables.first().filter(|_| parameters == 1).and_then(|it| it.value.as_ref());
        let place = place.and_then(|place| place.parse::<usize>().ok());
        let node = match &self.source {
            // There, only the function that fills a cell has a single parameter: how many cells
            // come before it.
            ProgramSource::Listing { givens, .. } => {
                place.map(|place| NodeOfCall::Depth(blanks(givens, place)))
            }
            ProgramSource::Own(_) => first_placement.map(NodeOfCall::Placement),
        };
        let variable = |VariableView { name, value, old }| ProgramVariable { name, value, old };
        ProgramCall { function, node, variables: variables.into_iter().map(variable).collect() }
    }
}

/// Returns how many of the first cells are blank.
fn blanks(givens: &Givens, cells: usize) -> u16 {
    givens.iter().take(cells).filter(|(_, given)| given.is_none()).count() as u16
}

/// Returns the end of what was printed.
fn end_of(output: &str) -> &str {
    let mut start = output.len().saturating_sub(MAX_OUTPUT);
    while !output.is_char_boundary(start) {
        start += 1;
    }
    &output[start..]
}
