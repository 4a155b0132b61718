//! Runs the program of a search to a place, in slices.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use sudoku_engine::board::{Digit, Givens};
use sudoku_engine::fast::Progress;
use sudoku_lessons::{CallView, Language, Machine, Moment, Program, VariableView};

use super::job::{Job, Output};
use crate::base::program_language::ProgramLanguage;
use crate::worker::program_task::{
    LineOfStep, ProgramCall, ProgramMoment, ProgramReport, ProgramRequest, ProgramVariable,
};
use crate::worker::task::TaskReport;

/// Statements and conditions per slice: about 5 ms.
const MOMENTS_PER_SLICE: u64 = 15_000;

/// The last run, from which the next place is quick to reach. Its type is only known here, so that
/// the worker's first chunk contains no machine.
pub(super) type ProgramCache = Rc<RefCell<Option<Rc<dyn Any>>>>;

/// The run of a program.
struct ProgramRun {
    language: ProgramLanguage,
    givens: Rc<Givens>,
    machine: Machine,
    /// The lines of the step that was looked at last.
    lines: Option<Lines>,
}

/// The lines between two steps.
#[derive(Clone, Copy)]
struct Lines {
    step: u64,
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
        let last = cache.borrow_mut().take();
        let last = last.and_then(|run| run.downcast::<RefCell<ProgramRun>>().ok());
        let run = match last.filter(|run| run.borrow().is_of(&request)) {
            Some(run) => run,
            None => Rc::new(RefCell::new(ProgramRun::new(&request)?)),
        };
        *cache.borrow_mut() = Some(Rc::<RefCell<ProgramRun>>::clone(&run));
        Some(Self { request, run, first: None })
    }

    /// Does one slice of work, and returns the moment once it is reached.
    fn moment(&mut self) -> Option<ProgramMoment> {
        let mut run = self.run.borrow_mut();
        let step = self.request.place.step;
        let known = run.lines.filter(|lines| lines.step == step);
        let lines = match known {
            Some(lines) => lines,
            None => run.look_for_lines(step, &mut self.first)?,
        };
        run.lines = Some(lines);
        let number = match self.request.place.line {
            LineOfStep::Nth(nth) => lines.last.min(lines.first + u64::from(nth)),
            LineOfStep::Last => lines.last,
        };
        Some(run.moment(number, lines))
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
    fn new(request: &ProgramRequest) -> Option<Self> {
        let language = lessons_language(request.language);
        let listing = Program::parse(language, language.solver()).ok()?;
        let program = listing.with_puzzle(&request.givens).ok()?;
        Some(Self {
            language: request.language,
            givens: Rc::clone(&request.givens),
            machine: Machine::new(program.shared(), ""),
            lines: None,
        })
    }

    fn is_of(&self, request: &ProgramRequest) -> bool {
        self.language == request.language && self.givens == request.givens
    }

    /// Returns how many steps of the search the program has made.
    fn made(&self) -> u64 {
        let counts = self.machine.move_counts();
        counts.placements + counts.undos
    }

    /// Runs to the first line of a step, and on to the last one, for one slice.
    fn look_for_lines(&mut self, step: u64, first: &mut Option<u64>) -> Option<Lines> {
        if first.is_none() && !self.machine.seek_move(step, MOMENTS_PER_SLICE) {
            return None;
        }
        let first = *first.get_or_insert(self.machine.moments());
        if self.made() < step {
            // The program ended before.
            return Some(Lines { step, first, last: first, is_last_step: true });
        }
        self.machine.run_to_write(MOMENTS_PER_SLICE);
        let moments = self.machine.moments();
        if self.made() > step {
            return Some(Lines { step, first, last: moments - 1, is_last_step: false });
        }
        let is_over = self.machine.ending().is_some();
        is_over.then_some(Lines { step, first, last: moments, is_last_step: true })
    }

    /// Goes to a moment of these lines.
    fn moment(&mut self, number: u64, lines: Lines) -> ProgramMoment {
        let moment = self.machine.seek_moment(number);
        let written = moment.as_ref().and_then(|it| it.writes.last());
        let written = written.map(|write| write.after.map_or(0, Digit::value));
        let (span, holds) =
            (moment.as_ref().map(|it| it.span), moment.as_ref().and_then(|it| it.holds));
        let stack = moment.map_or_else(|| self.machine.stack(), |it: Moment| it.stack);
        let program = self.machine.program();
        ProgramMoment {
            text: program.text().into(),
            step: self.made(),
            line: (number - lines.first) as u32,
            last_line: (lines.last - lines.first) as u32,
            is_last_step: lines.is_last_step,
            moment: number,
            span: span.map(|span| (span.start as u32, span.end as u32)),
            holds,
            written,
            stack: stack.into_iter().map(|call| self.call(call)).collect(),
            output: self.machine.output().to_owned(),
        }
    }

    fn call(&self, call: CallView) -> ProgramCall {
        let CallView { function, variables, parameters, .. } = call;
        // In the listings, only the function that fills a cell has a single parameter: how many
        // cells come before it.
        let place = variables.first().filter(|_| parameters == 1).and_then(|it| it.value.as_ref());
        let place = place.and_then(|place| place.parse::<usize>().ok());
        let blanks = |place: usize| {
            let cells = self.givens.iter().take(place);
            cells.filter(|(_, given)| given.is_none()).count() as u16
        };
        let variable = |VariableView { name, value, old }| ProgramVariable { name, value, old };
        ProgramCall {
            function,
            depth: place.map(blanks),
            variables: variables.into_iter().map(variable).collect(),
        }
    }
}

const fn lessons_language(language: ProgramLanguage) -> Language {
    match language {
        ProgramLanguage::Kumir => Language::Kumir,
        ProgramLanguage::OneC => Language::OneC,
        ProgramLanguage::Nuru => Language::Nuru,
        ProgramLanguage::Python => Language::Python,
    }
}
