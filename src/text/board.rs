//! Cells of the board.

use grove_model::puzzle::cell_rules::RuleHere;
use grove_model::view::board::{CellView, Origin, Part};
use sudoku_engine::board::{Cell, Digit, DigitSet, Shape};
use sudoku_engine::count::Tally;

use super::Text;
use super::number::symbols;
use super::phrase::{At, Fill};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellFact {
    Empty,
    Digit(Digit, Origin),
    /// It is empty but for marks in its corners.
    CornerMarks(DigitSet),
    /// It is empty but for marks in its middle.
    CentreMarks(DigitSet),
    Trying(Digit),
    /// The search just removed this digit from it.
    TakenBack(Digit),
    Current,
    /// It holds the digit that the current cell cannot have.
    Blocker,
    Clashes,
    Occurs(Digit, Tally),
    Contradicts,
    InHole,
    Differs,
    /// The person wrote this digit here, and it is not that of the solution.
    Wrong(Digit),
    /// A rule holds here, beside row, column and box.
    Rule(RuleHere),
}

impl CellFact {
    /// All about a cell, its digit first.
    pub(crate) fn of(view: &CellView) -> impl Iterator<Item = Self> {
        let marks = |set: DigitSet| (view.digit.is_none() && !set.is_empty()).then_some(set);
        let part = match view.part {
            Part::Current => Some(Self::Current),
            Part::Blocker => Some(Self::Blocker),
            Part::Peer | Part::None => None,
        };
        [
            Some(view.digit.map_or(Self::Empty, |(digit, origin)| Self::Digit(digit, origin))),
            marks(view.marks.corner).map(Self::CornerMarks),
            marks(view.marks.centre).map(Self::CentreMarks),
            view.trying.map(Self::Trying),
            view.taken_back.map(Self::TakenBack),
            part,
            view.clashes.then_some(Self::Clashes),
            view.differs.then_some(Self::Differs),
            view.wrong.map(Self::Wrong),
            view.contradicts.then_some(Self::Contradicts),
            view.in_hole.then_some(Self::InHole),
        ]
        .into_iter()
        .flatten()
        .chain(view.occurring.iter().map(|&(digit, tally)| Self::Occurs(digit, tally)))
        .chain(view.rules.iter().copied().map(Self::Rule))
    }
}

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
            CellFact::Wrong(digit) => self.say(says.wrong, &[("digit", &digit)]),
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
    /// That a reload loses a text longer than this.
    pub fn paste_not_kept(self, most: usize) -> String {
        self.say(self.says.board.paste_not_kept, &[("most", &self.bytes(most as u64))])
    }

    pub fn beginning_shown(self, bytes: usize) -> String {
        self.say(self.says.board.beginning_shown, &[("bytes", &bytes)])
    }
}
