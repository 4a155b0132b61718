//! Every step that logic finds from the user's position.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::DigitSet;
use sudoku_engine::logic::{Step, Technique};

use crate::base::task_state::TaskState;
use crate::solve::hint::{HintRequest, HintResult, HintStep};

/// The steps from a position, by technique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AllSteps {
    /// By cell: the remaining candidates; empty for a filled cell.
    pub candidates: Vec<DigitSet>,
    /// The easiest technique first. Each has at least one step.
    pub techniques: Vec<TechniqueSteps>,
}

/// The steps by one technique. No two have the same conclusion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TechniqueSteps {
    pub technique: Technique,
    /// At most [`TechniqueSteps::MAX_STEPS`].
    pub steps: Vec<Step>,
    /// The number of steps that there are.
    pub count: usize,
}

impl TechniqueSteps {
    /// The number of steps that are listed.
    pub const MAX_STEPS: usize = 100;
}

impl AllSteps {
    /// Returns the number of steps that there are.
    pub fn count(&self) -> usize {
        self.techniques.iter().map(|it| it.count).sum()
    }

    /// Returns a step of a technique by its number in the list.
    pub fn step(&self, technique: Technique, index: usize) -> Option<HintStep> {
        let of_technique = self.techniques.iter().find(|it| it.technique == technique)?;
        let step = of_technique.steps.get(index)?.clone();
        Some(HintStep { step, candidates: self.candidates.clone() })
    }
}

/// The request for all steps, and its result. If there are none, the reason is shown as a hint.
pub type AllStepsState = TaskState<Rc<HintRequest>, AllSteps>;

/// The steps, or why there are none: what a hint says.
pub type AllStepsResult = Result<AllSteps, HintResult>;
