//! The cells of the board.

use grove_model::puzzle::cell_rules::CellRule;
use grove_model::view::board::{CellRole, CellView, Origin};
use sudoku_engine::board::{Cell, Color, ColorSet, Digit, DigitSet, Shape};
use sudoku_engine::count::Tally;

use super::Text;
use super::number::symbols;
use super::phrase::{At, Fill};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellFact {
    Empty,
    Digit(Digit, Origin),
    /// The cell is empty except for corner marks.
    CornerMarks(DigitSet),
    /// The cell is empty except for center marks.
    CenterMarks(DigitSet),
    Colors(ColorSet),
    Trying(Digit),
    /// The search just removed this digit.
    TakenBack(Digit),
    Current,
    /// The cell holds the digit that rules out the one tried in the current cell.
    Blocker,
    DeadEnd,
    Clashes,
    Occurs(Digit, Tally),
    Contradicts,
    InRemoval,
    Differs,
    /// The user wrote this digit, and it differs from the solution's.
    Wrong(Digit),
    /// The cell is under this rule, in addition to those of its row, column and box.
    Rule(CellRule),
}

impl CellFact {
    /// Returns all facts about a cell, its digit first.
    pub(crate) fn of(view: &CellView) -> impl Iterator<Item = Self> {
        let marks = |set: DigitSet| (view.digit.is_none() && !set.is_empty()).then_some(set);
        let part = match view.role {
            CellRole::Current => Some(Self::Current),
            CellRole::Blocker => Some(Self::Blocker),
            CellRole::DeadEnd => Some(Self::DeadEnd),
            CellRole::Peer | CellRole::Same | CellRole::None => None,
        };
        [
            Some(view.digit.map_or(Self::Empty, |(digit, origin)| Self::Digit(digit, origin))),
            marks(view.marks.corner).map(Self::CornerMarks),
            marks(view.marks.center).map(Self::CenterMarks),
            (!view.colors.is_empty()).then_some(Self::Colors(view.colors)),
            view.tried_digit.map(Self::Trying),
            view.undone_digit.map(Self::TakenBack),
            part,
            view.has_conflict.then_some(Self::Clashes),
            view.differs_between_solutions.then_some(Self::Differs),
            view.wrong_digit.map(Self::Wrong),
            view.is_contradicting.then_some(Self::Contradicts),
            view.is_in_removal.then_some(Self::InRemoval),
        ]
        .into_iter()
        .flatten()
        .chain(view.true_candidates.iter().map(|&(digit, tally)| Self::Occurs(digit, tally)))
        .chain(view.rules.iter().copied().map(Self::Rule))
    }
}

impl Text {
    /// Returns a cell's position in words, for screen readers.
    pub fn place(self, cell: Cell, shape: Shape) -> String {
        At(cell, shape).fill(self, "")
    }

    /// Returns a cell's position in abbreviated form.
    pub fn short_cell(self, cell: Cell, shape: Shape) -> String {
        let (row, column) = (cell.row(shape) + 1, cell.column(shape) + 1);
        self.say(self.phrases.board.short_cell, &[("row", &row), ("column", &column)])
    }

    pub(super) fn short_cells(self, cells: &[Cell], shape: Shape) -> String {
        let cells: Vec<String> = cells.iter().map(|&cell| self.short_cell(cell, shape)).collect();
        cells.join(", ")
    }

    /// Describes a cell for screen readers: its position, its digit, and anything special about it.
    pub fn cell(self, view: &CellView, shape: Shape) -> String {
        let facts: Vec<String> = CellFact::of(view).map(|fact| self.cell_fact(fact)).collect();
        format!("{}: {}", self.place(view.cell, shape), facts.join(", "))
    }

    /// Returns a fact about a cell as a phrase that follows its position.
    pub(super) fn cell_fact(self, fact: CellFact) -> String {
        let phrases = &self.phrases.board;
        match fact {
            CellFact::Empty => phrases.empty.to_owned(),
            CellFact::Digit(digit, origin) => {
                format!("{}, {}", digit.symbol(), self.origin(origin))
            }
            CellFact::CornerMarks(marks) => {
                self.say(phrases.corner_marks, &[("marks", &symbols(marks))])
            }
            CellFact::CenterMarks(marks) => {
                self.say(phrases.center_marks, &[("marks", &symbols(marks))])
            }
            CellFact::Colors(colors) => {
                let names: Vec<&str> = colors.iter().map(|color| self.color(color)).collect();
                self.say(phrases.colors, &[("colors", &names.join(", "))])
            }
            CellFact::Trying(digit) => self.say(phrases.trying, &[("digit", &digit)]),
            CellFact::TakenBack(digit) => self.say(phrases.taken_back, &[("digit", &digit)]),
            CellFact::Current => phrases.current.to_owned(),
            CellFact::Blocker => phrases.blocker.to_owned(),
            CellFact::DeadEnd => phrases.dead_end.to_owned(),
            CellFact::Clashes => phrases.clashes.to_owned(),
            CellFact::Differs => phrases.differs.to_owned(),
            CellFact::Wrong(digit) => self.say(phrases.wrong, &[("digit", &digit)]),
            CellFact::Occurs(digit, tally) => self.occurs(digit, tally),
            CellFact::Contradicts => phrases.contradicts.to_owned(),
            CellFact::InRemoval => phrases.in_removal.to_owned(),
            CellFact::Rule(rule) => self.rule_here(rule),
        }
    }

    /// Returns the name of a key of the digit pad, with the number of places left for its digit.
    pub fn pad_digit(self, digit: Digit, left: usize) -> String {
        self.say(self.phrases.board.pad_digit, &[("digit", &digit), ("left", &left)])
    }

    /// Returns the name of a color.
    pub fn color(self, color: Color) -> &'static str {
        let mut names = self.phrases.board.color_names.split('|');
        names.nth(usize::from(color.number() - 1)).unwrap_or_default()
    }

    /// Returns the name of a key of the pad of colors.
    pub fn pad_color(self, color: Color) -> String {
        let number = u16::from(color.number());
        self.say(
            self.phrases.board.pad_color,
            &[("number", &number), ("color", &self.color(color))],
        )
    }

    /// Returns the name of a button that enters a digit.
    pub fn enter_digit(self, digit: Digit) -> String {
        self.say(self.phrases.board.enter_digit, &[("digit", &digit)])
    }

    /// Returns the name of a button that clears the board at this size.
    pub fn empty_board(self, shape: Shape) -> String {
        self.say(self.phrases.board.empty_board, &[("size", &shape.size())])
    }

    /// Returns the warning that a reload loses a text longer than `most` bytes.
    pub fn paste_not_kept(self, most: usize) -> String {
        self.say(self.phrases.board.paste_not_kept, &[("most", &self.bytes(most as u64))])
    }

    /// Returns the note that only the first `bytes` bytes of a text are shown.
    pub fn beginning_shown(self, bytes: usize) -> String {
        self.say(self.phrases.board.beginning_shown, &[("bytes", &bytes)])
    }
}
