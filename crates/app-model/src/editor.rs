//! The board a person edits, with every state it has been in.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Cell, Clash, Digit, DigitSet, Givens, Grid, Shape};

/// What an entered digit becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pen {
    /// A given of the puzzle.
    Clue,
    /// A digit of the player's own.
    #[default]
    Answer,
    /// A small mark in the corner.
    Corner,
    /// A small mark in the middle.
    Centre,
}

impl Pen {
    /// Every pen, in the order of the switch.
    pub const ALL: [Self; 4] = [Self::Clue, Self::Answer, Self::Corner, Self::Centre];

    /// Its word in the page's markup.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Clue => "clue",
            Self::Answer => "answer",
            Self::Corner => "corner",
            Self::Centre => "centre",
        }
    }
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// To the column after.
    Right,
}

/// Marks in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Those in the corner.
    pub corner: DigitSet,
    /// Those in the middle.
    pub centre: DigitSet,
}

impl Marks {
    /// Marks from the bits of their sets, digits that the shape lacks left out.
    pub(crate) fn from_bits(corner: u16, centre: u16, shape: Shape) -> Self {
        let set = |bits: u16| shape.digits().filter(|digit| bits >> digit.index() & 1 == 1).collect();
        Self { corner: set(corner), centre: set(centre) }
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.corner.is_empty() && self.centre.is_empty()
    }

    const fn by(self, pen: Pen) -> DigitSet {
        if matches!(pen, Pen::Corner) { self.corner } else { self.centre }
    }

    const fn by_mut(&mut self, pen: Pen) -> &mut DigitSet {
        if matches!(pen, Pen::Corner) { &mut self.corner } else { &mut self.centre }
    }
}

/// What stands on the edited board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The puzzle's digits.
    pub clues: Givens,
    /// The player's own digits, in cells without a clue.
    pub answers: Givens,
    /// The player's marks, a cell each in reading order.
    pub marks: Rc<[Marks]>,
}

impl Sheet {
    /// A sheet with these clues and nothing else.
    pub fn new(clues: Givens) -> Self {
        let shape = clues.shape();
        Self {
            clues,
            answers: Givens::empty(shape),
            marks: vec![Marks::default(); shape.cell_count()].into(),
        }
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.clues.shape()
    }

    /// Clues and answers together.
    pub fn digits(&self) -> Givens {
        let mut digits = self.clues.clone();
        for (cell, answer) in self.answers.iter() {
            if digits.get(cell).is_none() {
                digits.set(cell, answer);
            }
        }
        digits
    }
}

/// The edited board, its past and its future.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    sheet: Sheet,
    past: Rc<Vec<Sheet>>,
    future: Rc<Vec<Sheet>>,
    /// The selected cells; the last is the one with the focus. Never empty.
    selection: Vec<Cell>,
    /// What an entered digit becomes.
    pub pen: Pen,
}

impl Editor {
    /// An editor of a sheet, its first cell selected.
    pub fn new(sheet: Sheet) -> Self {
        Self {
            pen: first_pen(&sheet),
            selection: sheet.shape().cells().take(1).collect(),
            sheet,
            past: Rc::default(),
            future: Rc::default(),
        }
    }

    /// What stands on the board.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.sheet.shape()
    }

    /// Every clash between the digits on the board.
    pub fn clashes(&self) -> Vec<Clash> {
        self.sheet.digits().clashes()
    }

    /// The selected cells.
    pub fn selection(&self) -> &[Cell] {
        &self.selection
    }

    /// The selected cell with the focus.
    pub fn focus(&self) -> Option<Cell> {
        self.selection.last().copied()
    }

    /// Whether there is an edit to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is an edit to do again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Selects a cell, alone or with those selected before.
    pub fn select(&mut self, cell: Cell, extend: bool) {
        if cell.index() >= self.shape().cell_count() {
            return;
        }
        if !extend {
            self.selection.clear();
        }
        self.selection.retain(|&selected| selected != cell);
        self.selection.push(cell);
    }

    /// Moves the focus by one cell, staying on the board.
    pub fn move_focus(&mut self, direction: Direction, extend: bool) {
        let Some(focus) = self.focus() else { return };
        let shape = self.shape();
        let (row, column) = (focus.row(shape), focus.column(shape));
        let next = match direction {
            Direction::Up => row.checked_sub(1).map(|row| (row, column)),
            Direction::Down => Some((row + 1, column)),
            Direction::Left => column.checked_sub(1).map(|column| (row, column)),
            Direction::Right => Some((row, column + 1)),
        };
        if let Some(cell) = next.and_then(|(row, column)| Cell::at(shape, row, column)) {
            self.select(cell, extend);
        }
    }

    /// Writes a digit into the selected cells. A mark that all of them bear already
    /// is taken away.
    pub fn enter(&mut self, digit: Digit, pen: Pen) {
        if !self.shape().all_digits().contains(digit) {
            return;
        }
        let mut sheet = self.sheet.clone();
        match pen {
            Pen::Clue => {
                for &cell in &self.selection {
                    sheet.clues.set(cell, Some(digit));
                    sheet.answers.set(cell, None);
                }
            }
            Pen::Answer => {
                for &cell in &self.selection {
                    if sheet.clues.get(cell).is_none() {
                        sheet.answers.set(cell, Some(digit));
                    }
                }
            }
            Pen::Corner | Pen::Centre => sheet.marks = self.marked(digit, pen),
        }
        self.put(sheet);
    }

    fn marked(&self, digit: Digit, pen: Pen) -> Rc<[Marks]> {
        let mut marks = self.sheet.marks.to_vec();
        let borne_by_all = self.selection.iter().all(|cell| {
            self.sheet.marks.get(cell.index()).is_some_and(|marks| marks.by(pen).contains(digit))
        });
        for cell in &self.selection {
            let Some(layer) = marks.get_mut(cell.index()).map(|marks| marks.by_mut(pen)) else {
                continue;
            };
            if borne_by_all {
                layer.remove(digit);
            } else {
                layer.insert(digit);
            }
        }
        marks.into()
    }

    /// Clears the selected cells: clues only with the clue pen; marks where there
    /// is no digit to clear.
    pub fn erase(&mut self) {
        let mut sheet = self.sheet.clone();
        let mut marks = sheet.marks.to_vec();
        for &cell in &self.selection {
            if self.pen == Pen::Clue {
                sheet.clues.set(cell, None);
            }
            if sheet.answers.get(cell).is_some() {
                sheet.answers.set(cell, None);
            } else if let Some(marks) = marks.get_mut(cell.index()) {
                *marks = Marks::default();
            }
        }
        sheet.marks = marks.into();
        self.put(sheet);
    }

    /// Takes away everything but the clues.
    pub fn erase_answers(&mut self) {
        self.put(Sheet::new(self.sheet.clues.clone()));
    }

    /// Fills the board with a solution as the player's own digits.
    pub fn fill(&mut self, solution: &Grid) {
        let mut sheet = self.sheet.clone();
        for (cell, digit) in solution.iter() {
            if sheet.clues.get(cell).is_none() {
                sheet.answers.set(cell, Some(digit));
            }
        }
        self.put(sheet);
    }

    /// Puts another sheet on the board; what was there can be had back by undo.
    pub fn load(&mut self, sheet: Sheet) {
        self.pen = first_pen(&sheet);
        self.put(sheet);
    }

    /// Takes the last edit back.
    pub fn undo(&mut self) {
        if let Some(sheet) = Rc::make_mut(&mut self.past).pop() {
            Rc::make_mut(&mut self.future).push(std::mem::replace(&mut self.sheet, sheet));
            self.keep_selection_on_board();
        }
    }

    /// Does the last edit taken back again.
    pub fn redo(&mut self) {
        if let Some(sheet) = Rc::make_mut(&mut self.future).pop() {
            Rc::make_mut(&mut self.past).push(std::mem::replace(&mut self.sheet, sheet));
            self.keep_selection_on_board();
        }
    }

    fn put(&mut self, sheet: Sheet) {
        if sheet == self.sheet {
            return;
        }
        Rc::make_mut(&mut self.past).push(std::mem::replace(&mut self.sheet, sheet));
        self.future = Rc::default();
        self.keep_selection_on_board();
    }

    fn keep_selection_on_board(&mut self) {
        let cells = self.shape().cell_count();
        self.selection.retain(|cell| cell.index() < cells);
        if self.selection.is_empty() {
            self.selection = self.shape().cells().take(1).collect();
        }
    }
}

/// On a board without clues, clues come first.
fn first_pen(sheet: &Sheet) -> Pen {
    if sheet.clues.clue_count() == 0 { Pen::Clue } else { Pen::Answer }
}
