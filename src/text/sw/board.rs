//! Swahili words and sentences about cells of the board.

use grove_model::puzzle::editor::InputMode;
use grove_model::view::board::{DigitState, Origin};
use sudoku_engine::board::{Cell, Digit, Shape};

use super::words;
use super::{Swahili, rules, solutions};
use crate::text::CellFact;
use crate::text::locale::BoardText;
use crate::text::number::symbols;

impl BoardText for Swahili {
    fn input_mode(&self, pen: InputMode) -> &'static str {
        match pen {
            InputMode::Clue => "Kidokezo",
            InputMode::Answer => "Tarakimu",
            InputMode::Corner => "Pembe",
            InputMode::Centre => "Kati",
        }
    }

    fn digit_state(&self, state: DigitState) -> &'static str {
        match state {
            DigitState::Untested => "bado haijajaribiwa",
            DigitState::Blocked => "imezuiwa",
            DigitState::TakenBack => "imejaribiwa na kuondolewa",
            DigitState::Current => "inajaribiwa",
        }
    }

    fn place(&self, cell: Cell, shape: Shape) -> String {
        words::place(cell, shape)
    }

    fn cell_fact(&self, fact: CellFact) -> String {
        match fact {
            CellFact::Empty => "tupu".to_owned(),
            CellFact::Digit(digit, origin) => {
                let origin = match origin {
                    Origin::Given => "kidokezo",
                    Origin::Own => "yako",
                    Origin::Search { .. } => "imewekwa na utafutaji",
                    Origin::Answer => "ya jibu",
                };
                format!("{}, {origin}", digit.symbol())
            }
            CellFact::CornerMarks(marks) => format!("alama za pembe {}", symbols(marks)),
            CellFact::CentreMarks(marks) => format!("alama za kati {}", symbols(marks)),
            CellFact::Trying(digit) => format!("{} inajaribiwa", digit.symbol()),
            CellFact::TakenBack(digit) => format!("{} imeondolewa sasa hivi", digit.symbol()),
            CellFact::Current => "seli ya sasa".to_owned(),
            CellFact::Blocker => "inazuia tarakimu".to_owned(),
            CellFact::Clashes => "inagongana na seli nyingine".to_owned(),
            CellFact::Differs => "majibu yanatofautiana hapa".to_owned(),
            CellFact::Occurs(digit, tally) => {
                format!("{} {}", digit.symbol(), solutions::occurs(tally))
            }
            CellFact::Contradicts => "mojawapo ya vidokezo vinavyogongana".to_owned(),
            CellFact::InHole => "imefutwa ili kuona kama suluhisho linabaki moja".to_owned(),
            CellFact::Rule(rule) => rules::here(rule),
        }
    }

    fn short_cell(&self, cell: Cell, shape: Shape) -> String {
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        format!("m{row}w{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Weka {}", digit.symbol())
    }

    fn empty_board(&self, shape: Shape) -> String {
        let size = shape.size();
        format!("Ubao mtupu wa {size} kwa {size}")
    }
}
