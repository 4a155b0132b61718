//! `sudoku hint`: the next step for a person.

use anyhow::{Result, anyhow};
use clap::Args;
use serde::Serialize;
use sudoku_engine::board::{Cell, Digit, Puzzle};
use sudoku_engine::formats::{self, Reading};
use sudoku_engine::logic::{self, Candidate, LogicState, SearchOptions, Step};

use super::notation::{conclusion, placements, reason};
use super::only::only_solution;
use crate::input::{Input, Place};
use crate::lines::{self, Answerer, Disconnected, Line, PerPuzzle, Sender};

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

/// Answers each puzzle with a hint.
#[derive(Clone, Debug)]
struct HintAnswerer {
    json: bool,
    /// The position, or `None` for the givens.
    position: Option<Reading>,
    options: SearchOptions,
}

impl Hint {
    /// Returns what answers each puzzle.
    ///
    /// # Errors
    /// When the state cannot be read.
    pub(crate) fn answerer(&self, json: bool) -> Result<impl Answerer> {
        let position = match &self.state {
            None => None,
            Some(text) => {
                let reading = formats::read(text).map_err(|error| anyhow!("--state: {error}"))?;
                Some(reading)
            }
        };
        let uniqueness = !self.any_number_of_solutions;
        let options = SearchOptions { uniqueness, ..SearchOptions::DEFAULT };
        Ok(HintAnswerer { json, position, options })
    }
}

impl Answerer for HintAnswerer {
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        let is_of = |puzzle: &Puzzle| {
            self.position.as_ref().is_none_or(|position| is_position(position, puzzle))
        };
        match lines::read(place, line) {
            Ok(puzzle) if is_of(&puzzle) => {
                let position = self.position.clone();
                let options = self.options;
                let answer = move |puzzle: &Puzzle| answer(puzzle, position.as_ref(), options);
                PerPuzzle { json: self.json, answer }.answer_puzzle(place, &puzzle, sender)
            }
            Ok(_) => {
                sender.report_error(&format!("{place}: --state is not a position of this puzzle"));
                Ok(())
            }
            Err(reason) => {
                sender.report_error(&reason);
                Ok(())
            }
        }
    }
}

/// Returns the digit that a board has in a cell, given or not.
fn digit_in(position: &Reading, cell: Cell) -> Option<Digit> {
    let entered = position.input.get(cell.index()).and_then(|input| input.digit);
    position.givens.get(cell).or(entered)
}

/// Returns whether a board has all givens of a puzzle.
fn is_position(position: &Reading, puzzle: &Puzzle) -> bool {
    let mut givens = puzzle.givens().iter();
    position.givens.shape() == puzzle.shape()
        && givens.all(|(cell, given)| given.is_none() || digit_in(position, cell) == given)
}

fn answer(puzzle: &Puzzle, position: Option<&Reading>, options: SearchOptions) -> Answer {
    let shape = puzzle.shape();
    let mut state = LogicState::new(puzzle);
    if let Some(position) = position {
        state = state.with_marks(position);
        let clashing: Vec<Candidate> = shape
            .cells()
            .filter_map(|cell| Some(Candidate::new(cell, digit_in(position, cell)?)))
            .filter(|it| state.digits().get(it.cell) != Some(it.digit))
            .collect();
        if !clashing.is_empty() {
            return Answer::Wrong { digits: placements(&clashing, shape) };
        }
    }
    match logic::hint(&state, only_solution(puzzle).ok().as_ref(), options) {
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
