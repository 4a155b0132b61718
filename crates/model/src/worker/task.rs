//! What the page asks of the worker besides runs of searches, and what the worker reports
//! of it.
//!
//! Owns each task with its news. Must not know how the worker does it, nor what the page
//! makes of the result.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, VariantArray};
use sudoku_engine::board::{Cell, Digit, Puzzle};
use sudoku_engine::explore::{Finished, Work};
use sudoku_engine::formats::{ReadError, Reading};
use sudoku_engine::generate::{Generated, NotMade};
use sudoku_engine::search::{Goal, Strategy};

use crate::generate::form::Plan;
use crate::solve::answer::Answer;
use crate::solve::solutions::{Finding, SolutionQuery};
use crate::worker::export_job::Job;
use crate::worker::recorded::Recorded;
use crate::worker::run::RunId;

/// Something that the worker does until it is over or canceled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(TaskKind), vis(pub(crate)), derive(VariantArray))]
pub enum Task {
    /// Solve this puzzle.
    Solve(Rc<Puzzle>),
    /// Make a puzzle.
    Generate(Plan),
    /// Make a puzzle again and record how.
    Record(Plan),
    /// Make puzzles from this plan and its next seeds.
    Print {
        /// The first.
        plan: Plan,
        /// How many.
        number: u16,
    },
    /// Search everything below a node that a person opened.
    Finish(Branch),
    /// Read this text.
    Read(Rc<str>),
    /// Write a file.
    Export {
        /// The run it is of.
        run: RunId,
        /// The file.
        job: Rc<Job>,
    },
    /// Find out something about the solutions of a puzzle.
    Solutions {
        /// The puzzle.
        puzzle: Rc<Puzzle>,
        /// What.
        query: SolutionQuery,
    },
}

/// A branch of a search tree that was opened by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How it is searched.
    pub strategy: Strategy,
    /// How far.
    pub goal: Goal,
    /// The digits down to the node, which the strategy lets a person choose.
    pub path: Rc<[(Cell, Digit)]>,
}

/// What the worker reports of a task, but for those that write a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum News {
    /// The answer to the puzzle.
    Solve(Answer),
    /// The puzzle, or why there is none.
    Generate(Result<Box<Generated>, NotMade>),
    /// How the puzzle was made, or why there is none.
    Record(Result<Box<Recorded>, NotMade>),
    /// One of the puzzles.
    Print {
        /// Which, from 0.
        nth: u16,
        /// Its seed.
        seed: u64,
        /// The puzzle; or why there is none, and then no more follow.
        outcome: Result<Box<Generated>, NotMade>,
    },
    /// What the search of a branch has done or found.
    Finish(FinishNews),
    /// The board, or what is wrong with the text.
    Read(Result<Reading, ReadError>),
    /// What was found out about the solutions.
    Solutions {
        /// What is known now.
        finding: Finding,
        /// Whether that is all that will be known.
        is_over: bool,
    },
}

impl News {
    /// Whether the task is over by it. The last puzzle of a printout does not say so.
    pub const fn is_last(&self) -> bool {
        match self {
            Self::Solve(_) | Self::Generate(_) | Self::Record(_) | Self::Read(_) => true,
            Self::Print { outcome, .. } => outcome.is_err(),
            Self::Finish(news) => matches!(news, FinishNews::Over(_)),
            Self::Solutions { is_over, .. } => *is_over,
        }
    }
}

/// What the worker reports of the search of a branch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FinishNews {
    /// What it has done so far.
    Progress(Work),
    /// What it found.
    Over(Finished),
}

/// What the worker reports of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExportNews {
    /// Its next bytes.
    Piece(#[serde(with = "serde_bytes")] Vec<u8>),
    /// Nodes, steps or levels written so far.
    Progress(u64),
    /// All of it has been sent: so many bytes.
    Over(u64),
    /// It could not be written.
    Failed,
}

impl ExportNews {
    /// Whether the task is over by it.
    pub const fn is_last(&self) -> bool {
        match self {
            Self::Over(_) | Self::Failed => true,
            Self::Piece(_) | Self::Progress(_) => false,
        }
    }
}
