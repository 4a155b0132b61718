//! `sudoku hint`: the next step for a person.

use anyhow::{Result, anyhow};
use clap::Args;
use serde::Serialize;
use sudoku_engine::board::{Cell, Digit, Givens, Puzzle, Shape};
use sudoku_engine::formats::{self, Reading};
use sudoku_engine::logic::{self, Candidate, LogicState, SearchOptions, Step};

use super::notation::{self, conclusion, placements, reason};
use super::only::only_solution;
use crate::input::{Input, Place};
use crate::lines::{self, Answerer, Disconnected, Line, PerPuzzle, Sender};

#[derive(Args, Clone, Debug)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The current position, as a line of a HoDoKu library or a grid of candidates; the same for
    /// every puzzle
    #[arg(long, value_name = "BOARD", value_parser = position)]
    state: Option<Reading>,
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
    pub(crate) fn answerer(&self, json: bool) -> impl Answerer {
        let uniqueness = !self.any_number_of_solutions;
        let options = SearchOptions { uniqueness, ..SearchOptions::DEFAULT };
        HintAnswerer { json, position: self.state.clone(), options }
    }
}

/// Reads a position.
fn position(text: &str) -> Result<Reading> {
    formats::read(text).map_err(|error| anyhow!("column {}: {}", error.column, error.reason))
}

impl Answerer for HintAnswerer {
    fn answer(
        &mut self,
        place: &Place,
        line: Line<'_>,
        sender: &mut Sender,
    ) -> Result<(), Disconnected> {
        let puzzle = match lines::read(place, line) {
            Ok(puzzle) => puzzle,
            Err(reason) => {
                sender.report_error(&reason);
                return Ok(());
            }
        };
        if let Some(position) = &self.position
            && let Err(reason) = check_position(position, &puzzle)
        {
            sender.report_error(&format!("{place}: {reason}"));
            return Ok(());
        }
        let position = self.position.clone();
        let options = self.options;
        let answer = move |puzzle: &Puzzle| answer(puzzle, position.as_ref(), options);
        PerPuzzle { json: self.json, answer }.answer_puzzle(place, &puzzle, sender)
    }
}

/// Returns the digit that a board has in a cell, given or not.
fn digit_in(position: &Reading, cell: Cell) -> Option<Digit> {
    let entered = position.input.get(cell.index()).and_then(|input| input.digit);
    position.givens.get(cell).or(entered)
}

/// Checks that a board has the shape and all givens of a puzzle.
///
/// # Errors
/// Returns what is different, and where.
fn check_position(position: &Reading, puzzle: &Puzzle) -> Result<(), String> {
    let (shape, other) = (puzzle.shape(), position.givens.shape());
    if shape != other {
        let [size, other] = [shape, other].map(Shape::size);
        return Err(format!("--state is a {other}x{other} board, but the puzzle is {size}x{size}"));
    }
    for (cell, given) in puzzle.givens().iter() {
        if let Some(given) = given
            && digit_in(position, cell) != Some(given)
        {
            let (name, given) = (notation::cell(cell, shape), given.symbol());
            let found = digit_in(position, cell).map_or('.', Digit::symbol);
            return Err(format!(
                "--state is not a position of this puzzle: {name} is {found} and not {given}"
            ));
        }
    }
    Ok(())
}

fn answer(puzzle: &Puzzle, position: Option<&Reading>, options: SearchOptions) -> Answer {
    let shape = puzzle.shape();
    let solution = only_solution(puzzle).ok();
    let mut state = LogicState::new(puzzle);
    if let Some(position) = position {
        state = state.with_marks(position);
        let wrong = wrong_digits(&state, position, solution.as_ref());
        if !wrong.is_empty() {
            return Answer::Wrong { digits: placements(&wrong, shape) };
        }
    }
    match logic::hint(&state, solution.as_ref(), options) {
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

/// Returns the digits of a position that are not those of the only solution. If there is not
/// exactly one, returns the digits that clash with one before them, those of the givens first.
fn wrong_digits(
    state: &LogicState,
    position: &Reading,
    solution: Option<&Givens>,
) -> Vec<Candidate> {
    let right = solution.unwrap_or_else(|| state.digits());
    let cells = state.shape().cells();
    let digits = cells.filter_map(|cell| Some(Candidate::new(cell, digit_in(position, cell)?)));
    digits.filter(|it| right.get(it.cell) != Some(it.digit)).collect()
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
