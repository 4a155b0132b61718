//! Cells of the board.

use grove_model::view::board::CellView;
use sudoku_engine::board::{Cell, Digit, Shape};

use super::number::symbols;
use super::phrase::{At, Fill};
use super::{CellFact, Text};

impl Text {
    /// A cell's place as a screen reader speaks it.
    pub fn place(self, cell: Cell, shape: Shape) -> String {
        At(cell, shape).fill(self, "")
    }

    /// A cell's place in a few letters.
    pub fn short_cell(self, cell: Cell, shape: Shape) -> String {
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        self.say(self.says.board.short_cell, &[("row", &row), ("column", &column)])
    }

    pub(super) fn short_cells(self, cells: &[Cell], shape: Shape) -> String {
        let cells: Vec<String> = cells.iter().map(|&cell| self.short_cell(cell, shape)).collect();
        cells.join(", ")
    }

    /// A cell as it is spoken: place, digit, what is special about it.
    pub fn cell(self, view: &CellView, shape: Shape) -> String {
        let facts: Vec<String> = CellFact::of(view).map(|fact| self.cell_fact(fact)).collect();
        format!("{}: {}", self.place(view.cell, shape), facts.join(", "))
    }

    /// One thing about a cell, as it is said after its place.
    pub(super) fn cell_fact(self, fact: CellFact) -> String {
        let says = &self.says.board;
        match fact {
            CellFact::Empty => says.empty.to_owned(),
            CellFact::Digit(digit, origin) => {
                format!("{}, {}", digit.symbol(), self.origin(origin))
            }
            CellFact::CornerMarks(marks) => {
                self.say(says.corner_marks, &[("marks", &symbols(marks))])
            }
            CellFact::CentreMarks(marks) => {
                self.say(says.centre_marks, &[("marks", &symbols(marks))])
            }
            CellFact::Trying(digit) => self.say(says.trying, &[("digit", &digit)]),
            CellFact::TakenBack(digit) => self.say(says.taken_back, &[("digit", &digit)]),
            CellFact::Current => says.current.to_owned(),
            CellFact::Blocker => says.blocker.to_owned(),
            CellFact::Clashes => says.clashes.to_owned(),
            CellFact::Differs => says.differs.to_owned(),
            CellFact::Occurs(digit, tally) => self.occurs(digit, tally),
            CellFact::Contradicts => says.contradicts.to_owned(),
            CellFact::InHole => says.in_hole.to_owned(),
            CellFact::Rule(rule) => self.rule_here(rule),
        }
    }

    /// The name of a key of the digit pad.
    pub fn enter_digit(self, digit: Digit) -> String {
        self.say(self.says.board.enter_digit, &[("digit", &digit)])
    }

    /// The name of a button that gives an empty board.
    pub fn empty_board(self, shape: Shape) -> String {
        self.say(self.says.board.empty_board, &[("size", &shape.size())])
    }

    /// That only the beginning of a text of this many bytes is shown.
    pub fn beginning_shown(self, bytes: usize) -> String {
        self.say(self.says.board.beginning_shown, &[("bytes", &bytes)])
    }
}
