//! The board a person edits, with every state it has been in.

mod cell_role;
mod edited_puzzle;
mod input_mode;
mod ruling;

use std::rc::Rc;

pub use cell_role::{CellRole, Refusal};
pub use edited_puzzle::{EditedPuzzle, Marks};
pub use input_mode::InputMode;
pub use ruling::RuleShape;
use sudoku_engine::board::{Cell, Digit, Givens, Shape, Violation};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The edited board, its past and its future. What changes it says whether it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    sheet: Rc<EditedPuzzle>,
    past: Rc<Vec<Rc<EditedPuzzle>>>,
    future: Rc<Vec<Rc<EditedPuzzle>>>,
    /// The selected cells; the last is the one with the focus. Never empty.
    selection: Vec<Cell>,
    pub pen: InputMode,
    gathers: bool,
    /// Whether gathering begins anew, as when the selected cells have become a rule.
    is_selection_spent: bool,
}

impl Editor {
    /// An editor of a sheet, its first cell selected.
    pub fn new(sheet: EditedPuzzle) -> Self {
        Self {
            pen: first_pen(&sheet),
            selection: first_cell(sheet.shape()),
            sheet: Rc::new(sheet),
            past: Rc::default(),
            future: Rc::default(),
            gathers: false,
            is_selection_spent: false,
        }
    }

    pub fn sheet(&self) -> &EditedPuzzle {
        &self.sheet
    }

    pub fn shape(&self) -> Shape {
        self.sheet.shape()
    }

    pub fn violations(&self) -> Vec<Violation> {
        self.sheet.rules.check(&self.sheet.digits())
    }

    pub fn selection(&self) -> &[Cell] {
        &self.selection
    }

    /// The selected cell with the focus.
    pub fn focus(&self) -> Option<Cell> {
        self.selection.last().copied()
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Selects a cell, alone or with those selected before.
    pub fn select(&mut self, cell: Cell, extend: bool) -> bool {
        if cell.index() >= self.shape().cell_count() {
            return false;
        }
        self.is_selection_spent = false;
        let kept = self.selection.iter().copied().filter(|&before| extend && before != cell);
        let selection: Vec<Cell> = kept.chain([cell]).collect();
        let changed = selection != self.selection;
        self.selection = selection;
        changed
    }

    /// Whether cells selected one by one are gathered, for those who have no Shift key.
    pub const fn gathers(&self) -> bool {
        self.gathers
    }

    /// Gathers the cells selected from now on, or no longer.
    pub fn switch_gathering(&mut self, on: bool) -> bool {
        self.is_selection_spent |= on;
        std::mem::replace(&mut self.gathers, on) != on
    }

    /// Lets a cell join those selected or, if it is one of several, leave them. Once
    /// they have become a rule, it is the first of others.
    pub fn gather(&mut self, cell: Cell) -> bool {
        if self.is_selection_spent || cell.index() >= self.shape().cell_count() {
            return self.select(cell, false);
        }
        let is_one_of_several = self.selection.contains(&cell) && self.selection.len() > 1;
        let before = self.selection.clone();
        self.selection.retain(|&selected| selected != cell);
        if !is_one_of_several {
            self.selection.push(cell);
        }
        before != self.selection
    }

    /// Moves the focus by one cell, staying on the board.
    pub fn move_focus(&mut self, direction: Direction, extend: bool) -> bool {
        let Some(focus) = self.focus() else { return false };
        let shape = self.shape();
        let (row, column) = (focus.row(shape), focus.column(shape));
        let next = match direction {
            Direction::Up => row.checked_sub(1).map(|row| (row, column)),
            Direction::Down => Some((row + 1, column)),
            Direction::Left => column.checked_sub(1).map(|column| (row, column)),
            Direction::Right => Some((row, column + 1)),
        };
        let cell = next.and_then(|(row, column)| Cell::at(shape, row, column));
        cell.is_some_and(|cell| self.select(cell, extend))
    }

    /// Writes a digit into the selected cells: one of the player's own only where
    /// there is no clue, a mark only where there is no digit. A mark that all of
    /// those bear already is taken away.
    pub fn enter(&mut self, digit: Digit, pen: InputMode) -> bool {
        if !self.shape().all_digits().contains(digit) {
            return false;
        }
        self.edit(|sheet, selection| sheet.write(selection, digit, pen))
    }

    /// Clears the selected cells: clues only with the clue pen, marks where no digit is.
    pub fn erase(&mut self) -> bool {
        let clues_too = self.pen == InputMode::Clue;
        self.edit(|sheet, selection| sheet.clear(selection, clues_too))
    }

    /// Takes away everything but the puzzle.
    pub fn erase_answers(&mut self) -> bool {
        self.edit(|sheet, _| sheet.clear_answers())
    }

    pub fn fill(&mut self, solution: &Givens) -> bool {
        self.edit(|sheet, _| sheet.fill(solution))
    }

    /// Puts another sheet on the board; what was there can be had back by undo.
    pub fn load(&mut self, sheet: EditedPuzzle) -> bool {
        let pen = first_pen(&sheet);
        let has_other_pen = std::mem::replace(&mut self.pen, pen) != pen;
        self.edit(|old, _| *old = sheet) || has_other_pen
    }

    pub fn undo(&mut self) -> bool {
        let Some(sheet) = Rc::make_mut(&mut self.past).pop() else { return false };
        let undone = self.put(sheet);
        Rc::make_mut(&mut self.future).push(undone);
        true
    }

    pub fn redo(&mut self) -> bool {
        let Some(sheet) = Rc::make_mut(&mut self.future).pop() else { return false };
        let before = self.put(sheet);
        Rc::make_mut(&mut self.past).push(before);
        true
    }

    fn edit(&mut self, edit: impl FnOnce(&mut EditedPuzzle, &[Cell])) -> bool {
        let mut sheet = self.sheet().clone();
        edit(&mut sheet, &self.selection);
        if sheet == *self.sheet {
            return false;
        }
        let before = self.put(Rc::new(sheet));
        Rc::make_mut(&mut self.past).push(before);
        self.future = Rc::default();
        true
    }

    /// Puts a sheet on the board, and gives back the one that was there.
    fn put(&mut self, sheet: Rc<EditedPuzzle>) -> Rc<EditedPuzzle> {
        if sheet.shape() != self.shape() {
            self.selection = first_cell(sheet.shape());
        }
        std::mem::replace(&mut self.sheet, sheet)
    }
}

fn first_cell(shape: Shape) -> Vec<Cell> {
    shape.cells().take(1).collect()
}

/// On a board without clues, clues come first.
fn first_pen(sheet: &EditedPuzzle) -> InputMode {
    if sheet.clues.clue_count() == 0 { InputMode::Clue } else { InputMode::Answer }
}
