//! Running a program that the user wrote, from start to end: what the page asks for, and what the
//! worker answers.

use std::rc::Rc;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::search::{Stepper, Write, WriteList};

use crate::base::settings::Language;
use crate::worker::program_task::OwnSource;

/// The most writes to a grid that are shown as a search.
pub const MAX_WRITES: u64 = 500_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunRequest {
    pub source: OwnSource,
    pub purpose: RunPurpose,
    /// The language of error messages.
    pub readers: Language,
}

/// What a text is sent to the worker for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RunPurpose {
    /// To find its errors.
    Check,
    /// To run for at most this many statements and conditions.
    Run { most: u64 },
    /// To get this puzzle in place of its own.
    Replace(Rc<Givens>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RunReport {
    Progress(RunProgress),
    Over(RunOutcome),
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunProgress {
    /// Statements and conditions run so far.
    pub moments: u64,
    /// Writes to the grid so far.
    pub writes: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RunOutcome {
    /// The text has these errors.
    Wrong(Vec<SourceError>),
    /// It has none. The puzzle is the one in the text, if there is one.
    Right {
        puzzle: Option<Givens>,
        /// Whether it can read input.
        reads_input: bool,
    },
    Ran(Box<ProgramRun>),
    Replaced(Rc<str>),
    /// The text has no puzzle, or one with this other number of rows.
    NotReplaced {
        rows: Option<usize>,
    },
}

/// A run that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProgramRun {
    /// The puzzle in the text.
    pub puzzle: Option<Givens>,
    /// Whether the program can read input.
    pub reads_input: bool,
    pub writes: Rc<WriteBytes>,
    pub progress: RunProgress,
    pub ending: RunEnding,
}

/// The writes to a grid, two bytes each: [`Write::to_bytes`](sudoku_engine::search::Write::to_bytes).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WriteBytes(#[serde(with = "serde_bytes")] pub Vec<u8>);

/// Returns the search that these writes to the grid of a puzzle are.
pub(crate) fn written_search(puzzle: &Puzzle, WriteBytes(bytes): &WriteBytes) -> Stepper {
    let (pairs, _) = bytes.as_chunks();
    let writes = pairs.iter().map_while(|pair| Write::from_bytes(*pair, puzzle.shape()));
    Stepper::written(Arc::new(WriteList::new(puzzle, writes.collect())))
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RunEnding {
    Finished,
    Failed(SourceError),
    /// It was stopped.
    Stopped,
    /// It wrote to the grid [`MAX_WRITES`] times.
    TooLong,
}

/// An error in a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceError {
    /// The first byte.
    pub start: u32,
    /// The first byte behind it.
    pub end: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    pub words: String,
}
