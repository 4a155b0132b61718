//! A moment in the run of a search's program: what the page asks for, and what the worker answers.
//!
//! A *line* here is a statement or a condition that runs. Lines are counted from the one that makes
//! a step of the search, which is line 0; before the first step, from the start.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Givens;

use crate::base::program_language::ProgramLanguage;
use crate::base::settings::Language;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramRequest {
    pub source: ProgramSource,
    pub place: ProgramPlace,
    /// The digits that the program has placed and erased up to this step, and up to the next one.
    pub moves: (u64, u64),
    /// The statements and conditions after which the program is not run any further.
    pub end: u64,
    /// The language of error messages.
    pub readers: Language,
}

/// A program that is shown next to a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProgramSource {
    /// A built-in one, with these givens.
    Listing {
        language: ProgramLanguage,
        /// Whether it goes on after the first solution, and counts all of them.
        counts_solutions: bool,
        givens: Rc<Givens>,
    },
    Own(OwnSource),
}

/// The text of a program that the user wrote, with its input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnSource {
    pub language: ProgramLanguage,
    pub text: Rc<str>,
}

/// A place in the run of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramPlace {
    /// The steps of the search up to there.
    pub step: u64,
    pub line: LineOfStep,
}

/// A line between two steps of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineOfStep {
    /// The line of this number or, if there are fewer, the last one.
    Nth(u32),
    /// The line before the one that makes the next step.
    Last,
}

impl Default for LineOfStep {
    fn default() -> Self {
        Self::Nth(0)
    }
}

/// A report on the way to a place in the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ProgramReport {
    /// The steps that the program has made so far.
    Progress(u64),
    Over(Box<ProgramMoment>),
}

/// A line that has run, and everything that can be seen then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProgramMoment {
    pub text: Rc<str>,
    /// The steps made by the program: fewer than requested if it ended before.
    pub step: u64,
    pub line: u32,
    /// The last line before the next step, or of the program.
    pub last_line: u32,
    /// Whether no step follows.
    pub is_last_step: bool,
    /// Statements and conditions run so far.
    pub moment: u64,
    /// What has run, in bytes of the text; `None` at the start.
    pub span: Option<(u32, u32)>,
    /// Whether the condition that has run holds, if it is one that is decided.
    pub holds: Option<bool>,
    /// The digit that was written to the grid, or 0 for a blank.
    pub written: Option<u8>,
    /// The calls that have not ended, the outermost first. The first is the program itself.
    pub stack: Vec<ProgramCall>,
    /// What was printed; of very much, the end.
    pub output: String,
    /// Whether the beginning of it is missing.
    pub is_output_cut: bool,
    /// What went wrong, if the program ends here with an error.
    pub fault: Option<String>,
}

/// A call that has not ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramCall {
    /// Empty for the program itself.
    pub function: String,
    /// The node whose cell the call fills, if it fills one.
    pub node: Option<NodeOfCall>,
    pub variables: Vec<ProgramVariable>,
}

/// How to find the node of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NodeOfCall {
    /// The node of this depth on the path.
    Depth(u16),
    /// The node below which this move placed a digit: its number among those placed and erased.
    Placement(u64),
}

/// A variable, with its values as the language prints them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramVariable {
    pub name: String,
    /// `None` if it has no value.
    pub value: Option<String>,
    /// The value before, if the line changed it. The inner `None` means that there was none.
    pub old: Option<Option<String>>,
}
