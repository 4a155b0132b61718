//! `sudoku hint`: the next step for a person.

use anyhow::{Result, anyhow};
use clap::Args;
use serde::Serialize;
use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats;
use sudoku_engine::logic::{self, LogicState, SearchOptions, Step};

use super::notation::{conclusion, placements, reason};
use crate::input::Input;
use crate::lines;

#[derive(Args, Clone, Debug)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The current position, as a line of a HoDoKu library or a grid of candidates; the same for
    /// every puzzle
    #[arg(long, value_name = "BOARD")]
    state: Option<String>,
    /// Leave out steps that hold only if the puzzle has one solution
    #[arg(long)]
    any_number_of_solutions: bool,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "hint")]
pub(crate) enum Answer {
    /// The board is full and right.
    Solved,
    /// These digits are not those of the solution.
    Wrong { digits: String },
    /// These candidates are those of the solution, and were ruled out.
    Missing { digits: String },
    Step {
        technique: String,
        conclusion: String,
        /// The cells that it follows from.
        cells: String,
        step: Box<Step>,
    },
    /// The techniques find nothing.
    None,
}

impl Hint {
    /// Returns what answers a puzzle.
    ///
    /// # Errors
    /// When the state cannot be read.
    pub(crate) fn answerer(&self) -> Result<impl Fn(&Puzzle) -> Answer + Clone + Send + 'static> {
        let reading = match &self.state {
            None => None,
            Some(text) => {
                let reading = formats::read(text).map_err(|error| anyhow!("--state: {error}"))?;
                Some(reading)
            }
        };
        let uniqueness = !self.any_number_of_solutions;
        let options = SearchOptions { uniqueness, ..SearchOptions::DEFAULT };
        Ok(move |puzzle: &Puzzle| {
            let state = LogicState::new(puzzle);
            let state = match &reading {
                None => state,
                Some(reading) => state.with_marks(reading),
            };
            answer(puzzle, &state, options)
        })
    }
}

fn answer(puzzle: &Puzzle, state: &LogicState, options: SearchOptions) -> Answer {
    let shape = puzzle.shape();
    let hint = logic::hint(state, only_solution(puzzle).as_ref(), options);
    match hint {
        logic::Hint::Solved => Answer::Solved,
        logic::Hint::Wrong(digits) => Answer::Wrong { digits: placements(&digits, shape) },
        logic::Hint::Missing(digits) => Answer::Missing { digits: placements(&digits, shape) },
        logic::Hint::Step(step) => Answer::Step {
            technique: step.technique.to_string(),
            conclusion: conclusion(&step, shape),
            cells: reason(&step, shape),
            step,
        },
        logic::Hint::Stuck => Answer::None,
    }
}

/// Returns the solution, if there is exactly one.
fn only_solution(puzzle: &Puzzle) -> Option<Givens> {
    let mut solver = Solver::new(puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    match solver.solutions() {
        [only] => Some(only.clone().into()),
        _ => None,
    }
}

impl lines::Answer for Answer {
    fn text(&self) -> String {
        match self {
            Self::Solved => "solved".to_owned(),
            Self::Wrong { digits } => format!("wrong: {digits}"),
            Self::Missing { digits } => format!("ruled out, but right: {digits}"),
            Self::Step { technique, conclusion, cells, .. } => {
                format!("{technique}: {conclusion} ({cells})")
            }
            Self::None => "none".to_owned(),
        }
    }
}
