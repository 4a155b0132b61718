//! Russian words and sentences about cells of the board.

use grove_model::puzzle::editor::InputMode;
use grove_model::view::board::{DigitState, Origin};
use sudoku_engine::board::{Cell, Digit, Shape};

use super::words;
use super::words::Case;
use super::{Russian, rules, solutions};
use crate::text::CellFact;
use crate::text::locale::BoardText;
use crate::text::number::symbols;

impl BoardText for Russian {
    fn input_mode(&self, pen: InputMode) -> &'static str {
        match pen {
            InputMode::Clue => "Условие",
            InputMode::Answer => "Цифра",
            InputMode::Corner => "Угол",
            InputMode::Centre => "Центр",
        }
    }

    fn digit_state(&self, state: DigitState) -> &'static str {
        match state {
            DigitState::Untested => "ещё не проверена",
            DigitState::Blocked => "не подходит",
            DigitState::TakenBack => "испробована и убрана",
            DigitState::Current => "пробуем сейчас",
        }
    }

    fn place(&self, cell: Cell, shape: Shape) -> String {
        words::place(cell, shape, Case::Nominative)
    }

    fn cell_fact(&self, fact: CellFact) -> String {
        match fact {
            CellFact::Empty => "пусто".to_owned(),
            CellFact::Digit(digit, origin) => {
                let origin = match origin {
                    Origin::Given => "заданная цифра",
                    Origin::Own => "ваша цифра",
                    Origin::Search { .. } => "поставлена поиском",
                    Origin::Answer => "из решения",
                };
                format!("{}, {origin}", digit.symbol())
            }
            CellFact::CornerMarks(marks) => format!("пометки в углу {}", symbols(marks)),
            CellFact::CentreMarks(marks) => format!("пометки в центре {}", symbols(marks)),
            CellFact::Trying(digit) => format!("проверяется {}", digit.symbol()),
            CellFact::TakenBack(digit) => format!("{} только что убрана", digit.symbol()),
            CellFact::Current => "текущая клетка".to_owned(),
            CellFact::Blocker => "мешает поставить цифру".to_owned(),
            CellFact::Clashes => "противоречит другой клетке".to_owned(),
            CellFact::Differs => "здесь решения различаются".to_owned(),
            CellFact::Occurs(digit, tally) => {
                format!("{} {}", digit.symbol(), solutions::occurs(tally))
            }
            CellFact::Contradicts => "одна из цифр, которые противоречат друг другу".to_owned(),
            CellFact::InHole => "очищена, чтобы проверить, одно ли решение".to_owned(),
            CellFact::Rule(rule) => rules::here(rule),
        }
    }

    fn short_cell(&self, cell: Cell, shape: Shape) -> String {
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        format!("с{row}к{column}")
    }

    fn enter_digit(&self, digit: Digit) -> String {
        format!("Вписать {}", digit.symbol())
    }

    fn empty_board(&self, shape: Shape) -> String {
        let size = shape.size();
        format!("Пустое поле {size} на {size}")
    }
}
