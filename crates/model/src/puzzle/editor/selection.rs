//! Selecting cells.

use sudoku_engine::board::Cell;

use super::Editor;

/// A way to select several cells with a mouse, a pen or fingers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionMsg {
    /// A cell was clicked with Control, or tapped by a second finger. Adds it to the selection or,
    /// if it is one of several, removes it.
    Toggled(Cell),
    /// A pointer was dragged over a cell. Adds it to the selection.
    DraggedTo(Cell),
    /// A finger rested on a cell. Adds it to the selection that its tap replaced.
    Held(Cell),
    /// A cell was tapped twice. Selects all cells with its digit.
    TappedTwice(Cell),
}

impl Editor {
    /// Selects a cell, alone or in addition to the selected ones.
    pub fn select(&mut self, cell: Cell, extend: bool) -> bool {
        if cell.index() >= self.shape().cell_count() {
            return false;
        }
        if !extend {
            self.replaced_selection = match self.starts_new_selection {
                true => Vec::new(),
                false => self.selection.clone(),
            };
        }
        self.starts_new_selection = false;
        let kept_cells = self.selection.iter().copied().filter(|&before| extend && before != cell);
        let selection: Vec<Cell> = kept_cells.chain([cell]).collect();
        let changed = selection != self.selection;
        self.selection = selection;
        changed
    }

    /// Returns whether each selected cell is added to the selection, for users without a Shift
    /// key.
    pub const fn is_multi_select(&self) -> bool {
        self.is_multi_select
    }

    pub fn set_multi_select(&mut self, on: bool) -> bool {
        self.starts_new_selection |= on;
        std::mem::replace(&mut self.is_multi_select, on) != on
    }

    /// Adds a cell to the selection or, if it is one of several, removes it. Once the selected
    /// cells have become a rule, starts a new selection with it.
    pub fn toggle_selected(&mut self, cell: Cell) -> bool {
        if self.starts_new_selection || cell.index() >= self.shape().cell_count() {
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

    /// Selects all cells. The focus stays.
    pub fn select_all(&mut self) -> bool {
        let focus = self.focus();
        let cells = self.shape().cells().filter(|&cell| Some(cell) != focus).chain(focus);
        let selection: Vec<Cell> = cells.collect();
        std::mem::replace(&mut self.selection, selection).len() < self.selection.len()
    }

    /// Selects only the cell with the focus.
    pub fn select_focus_only(&mut self) -> bool {
        self.focus().is_some_and(|focus| self.select(focus, false))
    }

    pub(crate) fn change_selection(&mut self, msg: SelectionMsg) -> bool {
        match msg {
            SelectionMsg::Toggled(cell) => self.toggle_selected(cell),
            SelectionMsg::DraggedTo(cell) => {
                !self.selection.contains(&cell) && self.select(cell, true)
            }
            SelectionMsg::Held(cell) => self.hold(cell),
            SelectionMsg::TappedTwice(cell) => self.select_same_digit(cell),
        }
    }

    fn hold(&mut self, cell: Cell) -> bool {
        if self.is_multi_select || self.selection != [cell] {
            return false;
        }
        self.selection = std::mem::take(&mut self.replaced_selection);
        self.select(cell, true);
        self.selection.len() > 1
    }

    /// Selects all cells with the digit of a cell, that one last; an empty cell alone.
    fn select_same_digit(&mut self, cell: Cell) -> bool {
        if self.is_multi_select || cell.index() >= self.shape().cell_count() {
            return false;
        }
        let digits = self.edited_puzzle.digits();
        let digit = digits.get(cell);
        let others =
            digits.iter().filter(|&(other, it)| it.is_some() && it == digit && other != cell);
        let selection: Vec<Cell> = others.map(|(other, _)| other).chain([cell]).collect();
        let changed = selection != self.selection;
        self.selection = selection;
        changed
    }
}
