//! The next step that logic finds from the user's position, shown bit by bit.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::DigitSet;
use sudoku_engine::logic::{Candidate, Step};

use crate::base::task_state::TaskState;
use crate::solve::check::{CheckRequest, CheckResult};
use crate::solve::technique_page::TechniquePage;

/// The user's position on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintRequest {
    /// The digits and marks, which are checked first.
    pub check: CheckRequest,
    /// Whether a step may presuppose that the puzzle has only one solution, if that is so.
    pub uses_uniqueness: bool,
}

/// What helps next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintResult {
    /// No step follows from these digits: they are not right, or nothing is left to find.
    Check(CheckResult),
    /// These digits of the solution, at least one, are missing from the center marks.
    MissingMarks(Vec<Candidate>),
    Step(Box<HintStep>),
    /// No technique finds a step. With the digits of the empty cells, if the puzzle has only one
    /// solution; otherwise none.
    Stuck(Vec<Candidate>),
}

/// A step, with the candidates from which it follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintStep {
    pub step: Step,
    /// By cell: the remaining candidates; empty for a filled cell.
    pub candidates: Vec<DigitSet>,
}

/// How much of a step is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum HintStage {
    /// Where to look.
    Area,
    /// The name of the technique, too.
    Technique,
    /// Everything.
    Step,
}

/// A hint about the position on the board. It is discarded when that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub state: TaskState<HintRequest, HintResult>,
    pub stage: HintStage,
}

impl Hint {
    /// Returns the help page about its technique, once that is named.
    pub fn technique_page(&self) -> Option<TechniquePage> {
        match self.stage {
            HintStage::Area => None,
            HintStage::Technique | HintStage::Step => {
                TechniquePage::of(self.step()?.step.technique)
            }
        }
    }

    /// Returns the step that it is about.
    pub fn step(&self) -> Option<&HintStep> {
        match &self.state {
            TaskState::Over(HintResult::Step(step)) => Some(step),
            TaskState::Over(
                HintResult::Check(_) | HintResult::MissingMarks(_) | HintResult::Stuck(_),
            )
            | TaskState::Working(_)
            | TaskState::Idle => None,
        }
    }
}
