//! The board being edited, with its undo history.

mod board_state;
mod edited_puzzle;
mod input_mode;
mod ruling;

use std::rc::Rc;

pub use board_state::{BoardState, Refusal};
pub use edited_puzzle::{EditedPuzzle, Marks};
pub use input_mode::InputMode;
pub use ruling::RuleShape;
use sudoku_engine::board::{Cell, Digit, Givens, Shape, Violation};

use super::journal::{Change, Entry, Record, Slot, Tab, TabId, difference};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The edited board with its undo and redo history. Methods that change it return whether they
/// did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// The board, derived from the tab's record of the puzzle.
    sheet: Rc<EditedPuzzle>,
    tab: Rc<Tab>,
    /// The entries since the last [`turn_page`](Self::turn_page).
    journal: Rc<Vec<Entry>>,
    /// The day, as in `2026-11-22`; empty if unknown.
    day: Rc<str>,
    /// The selected cells; the last one has the focus. Never empty.
    selection: Vec<Cell>,
    pub pen: InputMode,
    gathers: bool,
    /// Whether the next cell to gather starts a new selection, for instance because the
    /// selected cells have become a rule.
    is_selection_spent: bool,
}

impl Editor {
    /// Creates an editor of a puzzle, with the first cell selected. Its edits are not saved.
    pub fn new(sheet: &EditedPuzzle) -> Self {
        Self::of(Tab::new(TabId::default(), Record::new(sheet).into()))
    }

    /// Creates an editor of the puzzle that a tab has open, with the first cell selected.
    ///
    /// # Panics
    /// Panics if the tab is not [sound](Tab::is_sound).
    pub fn of(tab: Tab) -> Self {
        let sheet = tab.record().sheet().expect("the open puzzle of a sound tab has a board");
        Self {
            pen: first_pen(&sheet),
            selection: first_cell(sheet.shape()),
            sheet: Rc::new(sheet),
            tab: Rc::new(tab),
            journal: Rc::default(),
            day: Rc::default(),
            gathers: false,
            is_selection_spent: false,
        }
    }

    /// Returns the tab, with its open puzzle and its undo history.
    pub fn tab(&self) -> &Tab {
        &self.tab
    }

    /// Returns the entries since the last page turn, which are yet to be stored.
    pub fn journal(&self) -> &Rc<Vec<Entry>> {
        &self.journal
    }

    /// Sets the day. Returns whether it changed.
    pub(crate) fn begin_day(&mut self, day: &Rc<str>) -> bool {
        std::mem::replace(&mut self.day, Rc::clone(day)) != *day
    }

    /// Gives the tab another identity. Its earlier actions can still be undone.
    pub(crate) fn rename_tab(&mut self, id: TabId) -> bool {
        std::mem::replace(&mut Rc::make_mut(&mut self.tab).id, id) != id
    }

    /// Starts a new page of the journal, without entries.
    pub(crate) fn turn_page(&mut self) {
        if !self.journal.is_empty() {
            self.journal = Rc::default();
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

    /// Returns the selected cell that has the focus.
    pub fn focus(&self) -> Option<Cell> {
        self.selection.last().copied()
    }

    pub fn can_undo(&self) -> bool {
        self.tab.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.tab.can_redo()
    }

    /// Selects a cell, alone or in addition to the selected ones.
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

    /// Returns whether cells selected one by one are gathered, for users without a Shift key.
    pub const fn gathers(&self) -> bool {
        self.gathers
    }

    /// Turns gathering of selected cells on or off.
    pub fn switch_gathering(&mut self, on: bool) -> bool {
        self.is_selection_spent |= on;
        std::mem::replace(&mut self.gathers, on) != on
    }

    /// Adds a cell to the selection or, if it is one of several, removes it. Once the selected
    /// cells have become a rule, starts a new selection with it.
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

    /// Moves the focus by one cell, without leaving the board.
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

    /// Writes a digit into the selected cells: an answer only where there is no given, a mark
    /// only where there is no digit. A mark that all these cells already have is removed.
    pub fn enter(&mut self, digit: Digit, pen: InputMode) -> bool {
        if !self.shape().all_digits().contains(digit) {
            return false;
        }
        self.edit(|sheet, selection| sheet.write(selection, digit, pen))
    }

    /// Clears the selected cells: givens only with the clue pen, marks only where there is no
    /// digit.
    pub fn erase(&mut self) -> bool {
        let clues_too = self.pen == InputMode::Clue;
        self.edit(|sheet, selection| sheet.clear(selection, clues_too))
    }

    /// Erases everything except the puzzle itself.
    pub fn erase_answers(&mut self) -> bool {
        self.edit(|sheet, _| sheet.clear_answers())
    }

    /// Puts another puzzle on the board, with its record. Undo returns to the previous one.
    pub fn load(&mut self, record: Rc<Record>) -> bool {
        let Some(sheet) = record.sheet() else { return false };
        let pen = first_pen(&sheet);
        let has_other_pen = std::mem::replace(&mut self.pen, pen) != pen;
        if record.id == self.tab.record().id {
            return has_other_pen;
        }
        let tab = Rc::make_mut(&mut self.tab);
        let mut entries = vec![tab.open(record)];
        // Opening a deleted puzzle restores it.
        entries.extend(tab.note(Slot::Deleted, ""));
        self.put(entries);
        true
    }

    /// Writes to a puzzle, whether it is on the board or not. Returns whether the board
    /// changed.
    pub(crate) fn keep(&mut self, record: Rc<Record>, changes: Vec<Change>) -> bool {
        let entry = Rc::make_mut(&mut self.tab).keep(record, changes);
        self.put(vec![entry])
    }

    /// Stores a copy of a puzzle, with everything written on it, under a new name.
    pub(crate) fn duplicate(&mut self, record: &Record, name: &str) -> bool {
        let tab = Rc::make_mut(&mut self.tab);
        tab.catch_up(record.latest().0);
        let copy = record.duplicate(tab.new_id());
        let day = Rc::clone(&self.day);
        let changes = vec![copy.change(Slot::Name, name), copy.change(Slot::Date, &day)];
        self.keep(copy.into(), changes)
    }

    /// Replaces the puzzle with an empty board, for a puzzle of the user's own.
    pub fn load_empty(&mut self, shape: Shape) -> bool {
        let empty = EditedPuzzle::new(Givens::empty(shape));
        *self.sheet != empty && self.load(self.tab.fresh(&empty).into())
    }

    pub fn undo(&mut self) -> bool {
        self.can_undo() && self.go(Tab::undo)
    }

    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.go(Tab::redo)
    }

    fn go(&mut self, go: impl FnOnce(&mut Tab) -> Vec<Entry>) -> bool {
        let entries = go(Rc::make_mut(&mut self.tab));
        let is_any = !entries.is_empty();
        self.put_dated(entries);
        is_any
    }

    /// Applies an entry of another tab. Returns whether the board changed.
    pub fn receive(&mut self, tab: TabId, entry: &Entry) -> bool {
        Rc::make_mut(&mut self.tab).receive(tab, entry);
        self.put(Vec::new())
    }

    /// Merges a record of a puzzle from elsewhere. Returns whether the board changed.
    pub fn merge(&mut self, record: &Record) -> bool {
        Rc::make_mut(&mut self.tab).merge(record);
        self.put(Vec::new())
    }

    /// Continues with a stored puzzle, in a tab that has nothing to undo yet. Returns whether
    /// the board changed.
    pub(crate) fn resume(&mut self, record: Rc<Record>, last: Option<&Tab>) -> bool {
        let entry = Rc::make_mut(&mut self.tab).resume(record, last);
        self.put(vec![entry])
    }

    /// Records where the puzzle was last viewed.
    pub(crate) fn note_place(&mut self, place: &str) {
        let entry = Rc::make_mut(&mut self.tab).note(Slot::Place, place);
        self.put(entry.into_iter().collect());
    }

    /// Drops archived puzzles that neither undo nor redo leads to.
    pub(crate) fn drop_archived(&mut self, archived: &[Rc<Record>]) {
        Rc::make_mut(&mut self.tab).drop_archived(archived);
    }

    fn edit(&mut self, edit: impl FnOnce(&mut EditedPuzzle, &[Cell])) -> bool {
        let mut sheet = self.sheet().clone();
        edit(&mut sheet, &self.selection);
        let changes = difference(&self.sheet, &sheet);
        if changes.is_empty() {
            return false;
        }
        let entry = Rc::make_mut(&mut self.tab).edit(changes);
        self.put_dated(vec![entry])
    }

    /// Does the same as [`put`](Self::put), and dates the open puzzle if the entries write to
    /// it on another day than before.
    fn put_dated(&mut self, mut entries: Vec<Entry>) -> bool {
        let open = self.tab.record().id;
        let is_written = |it: &Entry| it.puzzle == open && !it.changes().is_empty();
        if !self.day.is_empty() && entries.iter().any(is_written) {
            let day = Rc::clone(&self.day);
            entries.extend(Rc::make_mut(&mut self.tab).note(Slot::Date, &day));
        }
        self.put(entries)
    }

    /// Updates the board to the tab's open puzzle and adds `entries` to the journal. Returns
    /// whether the board changed.
    fn put(&mut self, entries: Vec<Entry>) -> bool {
        if !entries.is_empty() {
            Rc::make_mut(&mut self.journal).extend(entries);
        }
        let Some(sheet) = self.tab.record().sheet().filter(|sheet| *sheet != *self.sheet) else {
            return false;
        };
        if sheet.shape() != self.shape() {
            self.selection = first_cell(sheet.shape());
        }
        self.sheet = Rc::new(sheet);
        true
    }
}

fn first_cell(shape: Shape) -> Vec<Cell> {
    shape.cells().take(1).collect()
}

/// Returns the initial pen, which writes clues on a board without any.
fn first_pen(sheet: &EditedPuzzle) -> InputMode {
    if sheet.clues.clue_count() == 0 { InputMode::Clue } else { InputMode::Answer }
}
