//! A program that the user wrote: its text, its errors and its run.
//!
//! Owns what is requested of the worker about the text. Must not know how programs are read or run.

use std::rc::Rc;

use sudoku_engine::board::Givens;

use crate::base::program_language::ProgramLanguage;
use crate::base::program_text::program_of;
use crate::base::settings::Language;
use crate::base::steps::LinkStep;
use crate::base::task_state::{TaskId, TaskInProgress};
use crate::search::kept_programs::{KeptProgram, KeptPrograms};
use crate::worker::program_task::OwnSource;
use crate::worker::run_program_task::{
    RunEnding, RunProgress, RunPurpose, RunRequest, SourceError,
};

/// The most bytes of a text that are kept for the next visit, and whose parts are colored.
pub const MAX_KEPT: usize = 100_000;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnProgram {
    /// Whether it is shown in place of the built-in program.
    pub is_shown: bool,
    /// The program with its input.
    pub text: Rc<str>,
    /// The language that the user chose; `None` if it is recognized from the text.
    pub language: Option<ProgramLanguage>,
    /// The other programs that the user wrote.
    pub kept: KeptPrograms,
    /// The built-in program of which the text is a copy; until the text is edited, it is not worth
    /// keeping.
    pub(crate) copied: Option<Rc<str>>,
    /// Counts the texts that were put in place of the one being typed.
    pub replaced: u32,
    pub(crate) task: Option<TaskInProgress<RunRequest>>,
    /// How far the requested run has come.
    pub progress: RunProgress,
    /// What is known of a text, and of which.
    pub(crate) reading: Option<(OwnSource, Language, Reading)>,
    /// Why the puzzle in the text was not replaced.
    pub refusal: Option<NotReplaced>,
    /// The moment of a link, to which the next run goes.
    pub(crate) linked: Option<LinkedMoment>,
    /// The run that is shown; `None` while the text is edited.
    pub run: Option<Rc<OwnRun>>,
}

/// What is known of a text that has been read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    pub errors: Rc<[SourceError]>,
    /// The puzzle in the text.
    pub puzzle: Option<Rc<Givens>>,
    /// Whether the program can read input.
    pub reads_input: bool,
}

/// The text has no puzzle, or one with this other number of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotReplaced {
    pub rows: Option<usize>,
}

/// A moment of a run that a link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LinkedMoment {
    pub(crate) step: LinkStep,
    /// The lines since the step.
    pub(crate) line: Option<u32>,
}

/// A run of the text.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnRun {
    pub source: OwnSource,
    pub has_puzzle: bool,
    /// Whether it wrote to its grid, so that it is a search.
    pub is_search: bool,
    pub progress: RunProgress,
    pub ending: RunEnding,
    /// Whether its end is not shown, because a node of its tree has too many children.
    pub is_cut: bool,
    /// The program as links have it; `None` if it is too long.
    pub packed: Option<Rc<str>>,
}

impl OwnProgram {
    /// Returns whether the text is being edited.
    pub const fn is_edited(&self) -> bool {
        self.is_shown && self.run.is_none()
    }

    /// Returns the run while it is shown.
    pub fn shown_run(&self) -> Option<&OwnRun> {
        self.run.as_deref().filter(|_| self.is_shown)
    }

    /// Keeps the text, if it is worth it, before this one takes its place.
    pub(crate) fn keep_text(&mut self, next: &str) {
        let is_copy = self.copied.as_ref() == Some(&self.text);
        let is_worth_keeping = !is_copy && *self.text != *next && !self.text.trim().is_empty();
        if is_worth_keeping && self.text.len() <= MAX_KEPT {
            let program = KeptProgram { language: self.language, text: &self.text };
            self.kept = self.kept.with(program);
        }
    }

    /// Returns whether the text is being run.
    pub fn is_running(&self) -> bool {
        self.task.as_ref().is_some_and(|task| matches!(task.work.purpose, RunPurpose::Run { .. }))
    }

    /// Returns what is known of this text, whatever its input.
    pub(crate) fn reading_of(&self, source: &OwnSource, readers: Language) -> Option<&Reading> {
        let (read, language, reading) = self.reading.as_ref()?;
        let is_same = read.language == source.language
            && program_of(&read.text) == program_of(&source.text)
            && *language == readers;
        is_same.then_some(reading)
    }

    /// Requests work on the text in place of any other.
    pub(crate) fn request(&mut self, id: TaskId, work: RunRequest) {
        self.progress = RunProgress::default();
        self.task = Some(TaskInProgress { id, work });
    }
}
