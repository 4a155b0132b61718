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

use super::journal::{Change, Entry, Record, Slot, Tab, TabId, difference};

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
    /// The board, as it follows from the tab's record of the puzzle.
    sheet: Rc<EditedPuzzle>,
    tab: Rc<Tab>,
    /// What was done since the journal was last taken.
    journal: Rc<Vec<Entry>>,
    /// The day, as in `2026-11-22`; empty where nobody says.
    day: Rc<str>,
    /// The selected cells; the last is the one with the focus. Never empty.
    selection: Vec<Cell>,
    pub pen: InputMode,
    gathers: bool,
    /// Whether gathering begins anew, as when the selected cells have become a rule.
    is_selection_spent: bool,
}

impl Editor {
    /// An editor of a sheet, its first cell selected, whose edits nothing keeps.
    pub fn new(sheet: &EditedPuzzle) -> Self {
        Self::of(Tab::new(TabId::default(), Record::new(sheet).into()))
    }

    /// An editor of what a tab has open, its first cell selected.
    ///
    /// # Panics
    /// Where the tab is not sound.
    pub fn of(tab: Tab) -> Self {
        let sheet = tab.record().sheet().expect("what is open in a sound tab fits its board");
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

    /// What the tab has open, and what it can undo.
    pub fn tab(&self) -> &Tab {
        &self.tab
    }

    /// What was done since the journal was last taken, to be written down.
    pub fn journal(&self) -> &Rc<Vec<Entry>> {
        &self.journal
    }

    /// A day begins. Returns whether it is another one.
    pub(crate) fn begin_day(&mut self, day: &Rc<str>) -> bool {
        std::mem::replace(&mut self.day, Rc::clone(day)) != *day
    }

    /// Gives the tab another identity. What it did under the one before can still be undone.
    pub(crate) fn rename_tab(&mut self, id: TabId) -> bool {
        std::mem::replace(&mut Rc::make_mut(&mut self.tab).id, id) != id
    }

    /// Begins the journal's next page.
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

    /// The selected cell with the focus.
    pub fn focus(&self) -> Option<Cell> {
        self.selection.last().copied()
    }

    pub fn can_undo(&self) -> bool {
        self.tab.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.tab.can_redo()
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

    /// Puts another puzzle on the board, with what is known of it; what was there can be
    /// had back by undo.
    pub fn load(&mut self, record: Rc<Record>) -> bool {
        let Some(sheet) = record.sheet() else { return false };
        let pen = first_pen(&sheet);
        let has_other_pen = std::mem::replace(&mut self.pen, pen) != pen;
        if record.id == self.tab.record().id {
            return has_other_pen;
        }
        let tab = Rc::make_mut(&mut self.tab);
        let mut entries = vec![tab.open(record)];
        // A puzzle that was deleted is there again once it is opened.
        entries.extend(tab.note(Slot::Deleted, ""));
        self.put(entries);
        true
    }

    /// Writes to a puzzle that need not be the one on the board. Returns whether the board
    /// changed.
    pub(crate) fn keep(&mut self, record: Rc<Record>, changes: Vec<Change>) -> bool {
        let entry = Rc::make_mut(&mut self.tab).keep(record, changes);
        self.put(vec![entry])
    }

    /// Keeps another puzzle with all that is written on this one, under a name.
    pub(crate) fn duplicate(&mut self, record: &Record, name: &str) -> bool {
        let tab = Rc::make_mut(&mut self.tab);
        tab.catch_up(record.latest().0);
        let copy = record.duplicate(tab.new_id());
        let day = Rc::clone(&self.day);
        let changes = vec![copy.change(Slot::Name, name), copy.change(Slot::Date, &day)];
        self.keep(copy.into(), changes)
    }

    /// Puts an empty board for a puzzle of the person's own in place of the puzzle.
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

    /// Takes what another tab did. Returns whether the board changed.
    pub fn hear(&mut self, tab: TabId, entry: &Entry) -> bool {
        Rc::make_mut(&mut self.tab).hear(tab, entry);
        self.put(Vec::new())
    }

    /// Takes what is known elsewhere of a puzzle. Returns whether the board changed.
    pub fn merge(&mut self, record: &Record) -> bool {
        Rc::make_mut(&mut self.tab).merge(record);
        self.put(Vec::new())
    }

    /// Goes on with a puzzle that is kept, where nothing was done yet that could be undone.
    /// Returns whether the board changed.
    pub(crate) fn resume(&mut self, record: Rc<Record>, last: Option<&Tab>) -> bool {
        let entry = Rc::make_mut(&mut self.tab).resume(record, last);
        self.put(vec![entry])
    }

    /// Notes where the puzzle was looked at last.
    pub(crate) fn note_place(&mut self, place: &str) {
        let entry = Rc::make_mut(&mut self.tab).note(Slot::Place, place);
        self.put(entry.into_iter().collect());
    }

    /// Drops the puzzles that are archived and that nothing leads to.
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

    /// The same for what a person wrote on the open puzzle, with the day if it is the
    /// first of the day.
    fn put_dated(&mut self, mut entries: Vec<Entry>) -> bool {
        let open = self.tab.record().id;
        let is_written = |it: &Entry| it.puzzle == open && !it.changes().is_empty();
        if !self.day.is_empty() && entries.iter().any(is_written) {
            let day = Rc::clone(&self.day);
            entries.extend(Rc::make_mut(&mut self.tab).note(Slot::Date, &day));
        }
        self.put(entries)
    }

    /// Puts on the board what the tab has open now, and writes down what was done.
    /// Returns whether the board changed.
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

/// On a board without clues, clues come first.
fn first_pen(sheet: &EditedPuzzle) -> InputMode {
    if sheet.clues.clue_count() == 0 { InputMode::Clue } else { InputMode::Answer }
}
