//! Runs a program that the user wrote from start to end, in slices, or finds its errors.

use std::cell::RefCell;
use std::rc::Rc;

use sudoku_engine::fast::Progress;
use sudoku_engine::search::Write;
use sudoku_lessons::{Ending, Program, ReplaceError, SyntaxError};

use super::job::{Job, Output};
use super::program_job::{ProgramCache, ProgramRun};
use super::program_words::{lessons_language, runtime_error, syntax_error};
use crate::base::program_text::{input_of, program_of, with_input};
use crate::worker::program_task::ProgramSource;
use crate::worker::run_program_task::{
    self as task, MAX_WRITES, RunEnding, RunOutcome, RunProgress, RunPurpose, RunReport,
    RunRequest, WriteBytes,
};
use crate::worker::task::TaskReport;

/// Statements and conditions per slice: about 5 ms.
const MOMENTS_PER_SLICE: u64 = 50_000;

pub(super) struct ProgramRunJob {
    request: RunRequest,
    /// The run, once the text has been read.
    run: Option<ProgramRun>,
    writes: Vec<u8>,
    cache: ProgramCache,
}

impl ProgramRunJob {
    pub(super) fn new(request: RunRequest, cache: &ProgramCache) -> Self {
        Self { request, run: None, writes: Vec::new(), cache: Rc::clone(cache) }
    }

    fn outcome(&mut self) -> Option<RunOutcome> {
        match (&self.request.purpose, &self.run) {
            (RunPurpose::Run { .. }, Some(_)) => self.run_on(),
            (_, _) => self.read(),
        }
    }

    /// Reads the text. Returns the outcome unless the program is to be run.
    fn read(&mut self) -> Option<RunOutcome> {
        let source = &self.request.source;
        let text = program_of(&source.text);
        let program = match Program::parse(lessons_language(source.language), text) {
            Ok(program) => program,
            Err(errors) => {
                let readers = self.request.readers;
                let error = |error: &SyntaxError| syntax_error(error, text, readers);
                return Some(RunOutcome::Wrong(errors.iter().map(error).collect()));
            }
        };
        match &self.request.purpose {
            RunPurpose::Check => Some(RunOutcome::Right {
                puzzle: program.puzzle().cloned(),
                reads_input: program.reads_input(),
            }),
            RunPurpose::Replace(givens) => Some(match program.with_puzzle(givens) {
                Ok(program) => {
                    RunOutcome::Replaced(with_input(program.text(), input_of(&source.text)))
                }
                Err(ReplaceError::NoPuzzle) => RunOutcome::NotReplaced { rows: None },
                Err(ReplaceError::Size { expected, .. }) => {
                    RunOutcome::NotReplaced { rows: Some(expected) }
                }
            }),
            RunPurpose::Run { .. } => {
                let source = ProgramSource::Own(self.request.source.clone());
                self.run = Some(ProgramRun::of(source, program));
                None
            }
        }
    }

    /// Runs for one slice. Returns the outcome at the end.
    fn run_on(&mut self) -> Option<RunOutcome> {
        let RunPurpose::Run { most } = self.request.purpose else { return None };
        let machine = &mut self.run.as_mut()?.machine;
        let end = most.min(machine.moments().saturating_add(MOMENTS_PER_SLICE));
        while machine.moments() < end && self.writes.len() < MAX_WRITES as usize * 2 {
            if machine.run_to_write(end - machine.moments()) == 0 {
                break;
            }
            for write in machine.writes() {
                let write = Write { cell: write.cell, digit: write.after };
                self.writes.extend(write.to_bytes());
            }
        }
        let ending = match machine.ending() {
            Some(Ending::Finished) => RunEnding::Finished,
            Some(Ending::Failed(error)) => RunEnding::Failed(runtime_error(
                error,
                machine.program().text(),
                self.request.readers,
            )),
            None if self.writes.len() >= MAX_WRITES as usize * 2 => RunEnding::TooLong,
            None if machine.moments() >= most => RunEnding::Stopped,
            None => return None,
        };
        let run = task::ProgramRun {
            puzzle: machine.program().puzzle().cloned(),
            reads_input: machine.program().reads_input(),
            progress: self.made(),
            writes: Rc::new(WriteBytes(std::mem::take(&mut self.writes))),
            ending,
        };
        // The moments that are shown next are near the start.
        let machine_run: Rc<dyn std::any::Any> = Rc::new(RefCell::new(self.run.take()?));
        *self.cache.borrow_mut() = Some(machine_run);
        Some(RunOutcome::Ran(Box::new(run)))
    }

    fn made(&self) -> RunProgress {
        let moments = self.run.as_ref().map_or(0, |run| run.machine.moments());
        RunProgress { moments, writes: self.writes.len() as u64 / 2 }
    }
}

impl Job for ProgramRunJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let outcome = self.outcome();
        output.end(outcome.map(|it| TaskReport::RunProgram(RunReport::Over(it))))
    }

    fn progress(&self, output: &mut Output) {
        output.report(&TaskReport::RunProgram(RunReport::Progress(self.made())));
    }
}
