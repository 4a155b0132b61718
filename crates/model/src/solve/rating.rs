//! How hard a puzzle is for a person who does not guess, and the steps that solve it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{DigitSet, Puzzle};
use sudoku_engine::logic::{Candidate, Rating, Technique};

use crate::base::task_state::TaskState;
use crate::solve::hint::HintStep;

/// The rating of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RatingResult {
    Rated(Rc<LogicSolution>),
    /// The puzzle does not have exactly one solution, which a rating presupposes.
    NotProper,
}

/// The steps that solve a puzzle, or lead as close to the solution as the techniques do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogicSolution {
    pub rating: Rating,
    /// Each with the candidates before it.
    pub steps: Vec<HintStep>,
    /// By cell: the candidates after the last step.
    pub last_candidates: Vec<DigitSet>,
}

impl LogicSolution {
    /// Returns the techniques of the steps, each with the number of its steps, in the order in
    /// which they are first needed.
    pub fn techniques(&self) -> Vec<(Technique, u64)> {
        let mut counts: Vec<(Technique, u64)> = Vec::new();
        for technique in self.steps.iter().map(|it| it.step.technique) {
            match counts.iter_mut().find(|(known, _)| *known == technique) {
                Some((_, count)) => *count += 1,
                None => counts.push((technique, 1)),
            }
        }
        counts
    }

    /// Returns the digits that the first steps place.
    pub fn placements(&self, step_count: usize) -> impl Iterator<Item = Candidate> {
        self.steps.iter().take(step_count).flat_map(|it| it.step.placements.iter().copied())
    }

    /// Returns, by cell, the candidates after the first steps.
    pub fn candidates(&self, step_count: usize) -> &[DigitSet] {
        self.steps.get(step_count).map_or(&self.last_candidates, |next| &next.candidates)
    }
}

/// The request for a rating, and its result.
pub type RatingState = TaskState<Rc<Puzzle>, RatingResult>;

/// The rating of the puzzle, and the walk along the steps that solve it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogicWalk {
    pub rating: RatingState,
    pub player: StepPlayer,
}

impl LogicWalk {
    /// Returns the steps, once they have been found.
    pub fn solution(&self) -> Option<&LogicSolution> {
        match &self.rating {
            TaskState::Over(RatingResult::Rated(solution)) => Some(solution),
            TaskState::Over(RatingResult::NotProper) | TaskState::Working(_) | TaskState::Idle => {
                None
            }
        }
    }
}

/// Where the board is while it shows the steps that solve the puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepPlayer {
    /// The number of steps that are on the board.
    pub step_count: usize,
    /// Whether one step follows the other by itself.
    pub is_playing: bool,
}

/// Where to go in the steps that solve the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepMove {
    First,
    Back,
    Next,
    Last,
    To {
        /// The number of steps that are on the board then.
        step_count: usize,
    },
}
