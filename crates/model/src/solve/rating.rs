//! How hard a puzzle is for a person who does not guess.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Puzzle;
use sudoku_engine::logic::{Rating, Technique};

use crate::base::task_state::TaskState;

/// The rating of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RatingResult {
    Rated {
        rating: Rating,
        /// The techniques of the steps, each with the number of its steps, in the order in which they
        /// were first needed.
        techniques: Vec<(Technique, u64)>,
    },
    /// The puzzle does not have exactly one solution, which a rating presupposes.
    NotProper,
}

/// The request for a rating, and its result.
pub type RatingState = TaskState<Rc<Puzzle>, Rc<RatingResult>>;
