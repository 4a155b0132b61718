//! English words and sentences about cells of the board.

use grove_model::puzzle::editor::InputMode;
use grove_model::view::board::{DigitState, Origin};
use sudoku_engine::board::{Cell, Digit, Shape};

use super::words;
use super::{English, rules, solutions};
use crate::text::CellFact;
use crate::text::locale::BoardText;
use crate::text::number::symbols;

impl BoardText for English {
    fn input_mode(&self, pen: InputMode) -> &'static str {
        match pen {
            InputMode::Clue => "Clue",
            InputMode::Answer => "Digit",
            InputMode::Corner => "Corner",
            InputMode::Centre => "Centre",
        }
    }

    fn digit_state(&self, state: DigitState) -> &'static str {
        match state {
            DigitState::Untested => "not tried yet",
            DigitState::Blocked => "blocked",
            DigitState::TakenBack => "tried and taken back",
            DigitState::Current => "being tried",
        }
    }

    fn place(&self, cell: Cell, shape: Shape) -> String {
        words::place(cell, shape)
    }

    fn cell_fact(&self, fact: CellFact) -> String {
        match fact {
            CellFact::Empty => "empty".to_owned(),
            CellFact::Digit(digit, origin) => {
                let origin = match origin {
                    Origin::Given => "clue",
                    Origin::Own => "yours",
                    Origin::Search { .. } => "placed by the search",
                    Origin::Answer => "solution",
                };
                format!("{}, {origin}", digit.symbol())
            }
            CellFact::CornerMarks(marks) => format!("corner marks {}", symbols(marks)),
            CellFact::CentreMarks(marks) => format!("centre marks {}", symbols(marks)),
            CellFact::Trying(digit) => format!("{} is being tried", digit.symbol()),
            CellFact::TakenBack(digit) => format!("{} was just taken back", digit.symbol()),
            CellFact::Current => "current cell".to_owned(),
            CellFact::Blocker => "blocks the digit".to_owned(),
            CellFact::Clashes => "clashes with another cell".to_owned(),
            CellFact::Differs => "differs between the solutions".to_owned(),
            CellFact::Occurs(digit, tally) => {
                format!("{} {}", digit.symbol(), solutions::occurs(tally))
            }
            CellFact::Contradicts => "one of the clues that contradict each other".to_owned(),
            CellFact::InHole => "cleared to see whether one solution is left".to_owned(),
            CellFact::Rule(rule) => rules::here(rule),
        }
    }

    fn short_cell(&self, cell: Cell, shape: Shape) -> String {
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        format!("r{row}c{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Enter {}", digit.symbol())
    }

    fn empty_board(&self, shape: Shape) -> String {
        let size = shape.size();
        format!("Empty {size} by {size} board")
    }
}
