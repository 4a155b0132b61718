//! The tasks that the page gives the worker besides runs of searches, and the worker's reports
//! on them.
//!
//! Owns each task with its reports. Must not know how the worker does it, nor what the page does
//! with the result.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, VariantArray};
use sudoku_engine::board::{Cell, Digit, Puzzle};
use sudoku_engine::explore::{BranchResult, Work};
use sudoku_engine::formats::{ReadError, Reading};
use sudoku_engine::generate::{GenerateError, Generated, Skill};
use sudoku_engine::search::{Goal, Strategy};

use crate::generate::source::{Plan, PuzzleSource};
use crate::solve::all_steps::AllStepsResult;
use crate::solve::answer::Answer;
use crate::solve::check::{CheckRequest, CheckResult};
use crate::solve::hint::{HintRequest, HintResult};
use crate::solve::rating::RatingResult;
use crate::solve::solutions::{Finding, SolutionQuery};
use crate::worker::export_task::{DrawTask, ExportTask};
use crate::worker::generation_record::GenerationRecord;
use crate::worker::inquiry::{Inquiry, InquiryReport};
use crate::worker::line_search_task::{LineSearch, LineSearchReport};
use crate::worker::program_task::{ProgramReport, ProgramRequest};
use crate::worker::run::RunId;
use crate::worker::run_program_task::{RunReport, RunRequest};
use crate::worker::trace_task::{TraceReport, TraceRequest};

/// Work that the worker does until it is finished or canceled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(TaskKind), vis(pub(crate)), derive(VariantArray))]
pub enum Task {
    Solve(Rc<Puzzle>),
    /// Check the user's digits.
    Check(Box<CheckRequest>),
    /// Look for the next step from the user's position.
    Hint(Box<HintRequest>),
    /// Look for every step from the user's position.
    AllSteps(Rc<HintRequest>),
    /// Find out how hard a puzzle is, and which steps solve it.
    Rate(Rc<Puzzle>),
    Generate(PuzzleSource),
    /// Make a puzzle again, recording each removal.
    Record(Plan),
    /// Make puzzles from this source and the seeds that follow.
    Print {
        /// The source of the first puzzle.
        source: PuzzleSource,
        puzzle_count: u16,
    },
    /// Search everything below a node that the user expanded.
    Finish(Branch),
    Read(Rc<str>),
    Export {
        /// The run that the file is about.
        run: RunId,
        task: Rc<ExportTask>,
    },
    /// Write a drawing as a file.
    Draw(Rc<DrawTask>),
    /// Answer a question about a run.
    Ask {
        run: RunId,
        inquiry: Inquiry,
    },
    /// Answer a question about the solutions of a puzzle.
    Solutions {
        puzzle: Rc<Puzzle>,
        query: SolutionQuery,
    },
    /// Run the program of a search to a place.
    Program(ProgramRequest),
    /// Read or run a program that the user wrote.
    RunProgram(RunRequest),
    /// Look for a line of a program.
    FindLine(LineSearch),
    /// Fill the trace table of a program.
    Trace(TraceRequest),
}

/// A part of the worker's program that starts tasks, and is loaded when the first of them is
/// requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TaskPart {
    /// Starts the tasks that no other part starts.
    Tasks,
    /// Starts those that solve without guessing, and those that make puzzles of a grade.
    Logic,
    /// Starts those about the programs of searches.
    Programs,
    /// Starts those that make puzzles by the technique that they need.
    Technique,
}

impl Task {
    pub(crate) const fn part(&self) -> TaskPart {
        match self {
            Self::Hint(_) | Self::AllSteps(_) | Self::Rate(_) => TaskPart::Logic,
            Self::Generate(PuzzleSource::ByTechnique { .. })
            | Self::Print { source: PuzzleSource::ByTechnique { .. }, .. } => TaskPart::Technique,
            Self::Generate(PuzzleSource::Generated(plan))
            | Self::Print { source: PuzzleSource::Generated(plan), .. }
            | Self::Record(plan) => match plan.options.skill {
                Some(Skill::Grade(_)) => TaskPart::Logic,
                Some(Skill::Level(_)) | None => TaskPart::Tasks,
            },
            Self::Program(_) | Self::RunProgram(_) | Self::FindLine(_) | Self::Trace(_) => {
                TaskPart::Programs
            }
            Self::Solve(_)
            | Self::Check(_)
            | Self::Finish(_)
            | Self::Read(_)
            | Self::Export { .. }
            | Self::Draw(_)
            | Self::Ask { .. }
            | Self::Solutions { .. } => TaskPart::Tasks,
        }
    }
}

/// A branch of a search tree that was expanded by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    pub puzzle: Puzzle,
    pub strategy: Strategy,
    pub goal: Goal,
    /// The digits on the path to the node, each of which the strategy lets the user choose.
    pub path: Rc<[(Cell, Digit)]>,
}

/// A report on a task, except those that write a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TaskReport {
    Solve(Answer),
    Check(CheckResult),
    Hint(HintResult),
    AllSteps(AllStepsResult),
    Rate(RatingResult),
    /// The number of full boards from which a puzzle was to be made so far.
    GenerateProgress(u32),
    /// The puzzle, or the reason why there is none.
    Generate(Result<Box<Generated>, GenerateError>),
    /// How the puzzle was made, or the reason why there is none.
    Record(Result<Box<GenerationRecord>, GenerateError>),
    /// One of the puzzles to print.
    Print {
        /// The number of the puzzle, from 0.
        nth: u16,
        seed: u64,
        /// The puzzle, or the reason why there is none, after which no more follow.
        outcome: Result<Box<Generated>, GenerateError>,
    },
    /// The progress or the result of searching a branch.
    Finish(FinishReport),
    /// The board, or the error in the text.
    Read(Result<Reading, ReadError>),
    /// The progress or the answer of a question about a run.
    Ask(InquiryReport),
    /// An answer about the solutions, final or not.
    Solutions {
        finding: Finding,
        is_over: bool,
    },
    /// The progress of a program, or the moment at the place.
    Program(ProgramReport),
    /// The progress or the outcome of a program that the user wrote.
    RunProgram(RunReport),
    /// The progress or the result of looking for a line.
    FindLine(LineSearchReport),
    /// The progress or the result of filling a trace table.
    Trace(TraceReport),
}

impl TaskReport {
    /// Returns whether it ends the task. The last puzzle of a printout does not.
    pub const fn is_last(&self) -> bool {
        match self {
            Self::Solve(_)
            | Self::Check(_)
            | Self::Hint(_)
            | Self::AllSteps(_)
            | Self::Rate(_)
            | Self::Generate(_)
            | Self::Record(_)
            | Self::Read(_) => true,
            Self::GenerateProgress(_) => false,
            Self::Print { outcome, .. } => outcome.is_err(),
            Self::Finish(report) => matches!(report, FinishReport::Over(_)),
            Self::Ask(report) => matches!(report, InquiryReport::Over(_)),
            Self::Solutions { is_over, .. } => *is_over,
            Self::Program(report) => matches!(report, ProgramReport::Over(_)),
            Self::RunProgram(report) => matches!(report, RunReport::Over(_)),
            Self::FindLine(report) => matches!(report, LineSearchReport::Over(_)),
            Self::Trace(report) => matches!(report, TraceReport::Over(_)),
        }
    }
}

/// A report on the search of a branch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FinishReport {
    /// The work done so far.
    Progress(Work),
    Over(BranchResult),
}

/// A report on a file being written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExportReport {
    /// The next bytes of the file.
    Piece(#[serde(with = "serde_bytes")] Vec<u8>),
    /// The number of nodes, steps or levels written so far.
    Progress(u64),
    /// The whole file has been sent; its size in bytes.
    Over(u64),
    /// The file could not be written.
    Failed,
}

impl ExportReport {
    /// Returns whether it ends the task.
    pub const fn is_last(&self) -> bool {
        match self {
            Self::Over(_) | Self::Failed => true,
            Self::Piece(_) | Self::Progress(_) => false,
        }
    }
}
