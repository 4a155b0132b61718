//! The board being edited, with its undo history.

mod board_state;
mod edited_puzzle;
mod input_mode;
mod restored_marks;
mod rule_edits;
mod selection;

use std::rc::Rc;

pub use board_state::{BoardState, Refusal};
pub use edited_puzzle::{CandidateEdit, EditedPuzzle, Marks};
pub use input_mode::{EntryOrder, InputMode};
pub use rule_edits::RuleShape;
pub use selection::SelectionMsg;
use sudoku_engine::board::{Cell, Color, Digit, DigitSet, Givens, Shape, Violation};
use sudoku_engine::formats::CellInput;
use sudoku_engine::logic::{Candidate, Step};

use super::journal::{
    Change, Entry, Help, KnownFacts, PuzzleId, Record, Slot, Tab, TabId, difference,
};

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
    edited_puzzle: Rc<EditedPuzzle>,
    tab: Rc<Tab>,
    /// The entries since the last [`clear_journal`](Self::clear_journal).
    journal: Rc<Vec<Entry>>,
    /// The day, as in `2026-11-22`; empty if unknown.
    day: Rc<str>,
    /// The selected cells; the last one has the focus. Never empty.
    selection: Vec<Cell>,
    /// The cells that were selected before the current selection began.
    replaced_selection: Vec<Cell>,
    pub input_mode: InputMode,
    is_multi_select: bool,
    /// Whether the next cell starts a new selection, for instance because the selected cells
    /// have become a rule.
    starts_new_selection: bool,
}

impl Editor {
    /// Creates an editor of a puzzle, with the first cell selected. Its edits are not saved.
    pub fn new(edited_puzzle: &EditedPuzzle) -> Self {
        Self::of(Tab::new(TabId::default(), Record::new(edited_puzzle).into()))
    }

    /// Creates an editor of the puzzle that a tab has open, with the first cell selected.
    ///
    /// # Panics
    /// Panics if the tab is not [valid](Tab::is_valid).
    pub fn of(tab: Tab) -> Self {
        let edited_puzzle =
            tab.record().edited_puzzle().expect("the open puzzle of a valid tab has a board");
        Self {
            input_mode: initial_input_mode(&edited_puzzle),
            selection: initial_selection(edited_puzzle.shape()),
            replaced_selection: Vec::new(),
            edited_puzzle: Rc::new(edited_puzzle),
            tab: Rc::new(tab),
            journal: Rc::default(),
            day: Rc::default(),
            is_multi_select: false,
            starts_new_selection: false,
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
    pub(crate) fn set_day(&mut self, day: &Rc<str>) -> bool {
        std::mem::replace(&mut self.day, Rc::clone(day)) != *day
    }

    /// Gives the tab another identity. Its earlier actions can still be undone.
    pub(crate) fn set_tab_id(&mut self, id: TabId) -> bool {
        std::mem::replace(&mut Rc::make_mut(&mut self.tab).id, id) != id
    }

    /// Starts a new page of the journal, without entries.
    pub(crate) fn clear_journal(&mut self) {
        if !self.journal.is_empty() {
            self.journal = Rc::default();
        }
    }

    pub fn edited_puzzle(&self) -> &EditedPuzzle {
        &self.edited_puzzle
    }

    pub fn shape(&self) -> Shape {
        self.edited_puzzle.shape()
    }

    pub fn violations(&self) -> Vec<Violation> {
        self.edited_puzzle.rules.check(&self.edited_puzzle.digits())
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

    /// Moves the focus by one cell. At the end of a row or column, it goes on to the next one,
    /// and from the last cell to the first, unless the selection is extended.
    pub fn move_focus(&mut self, direction: Direction, extend: bool) -> bool {
        let Some(focus) = self.focus() else { return false };
        let shape = self.shape();
        let (size, count) = (shape.size(), shape.cell_count());
        let (row, column) = (focus.row(shape), focus.column(shape));
        let (by_row, by_column) = (row * size + column, column * size + row);
        let (is_at_edge, place) = match direction {
            Direction::Up => (row == 0, by_column + count - 1),
            Direction::Down => (row + 1 == size, by_column + 1),
            Direction::Left => (column == 0, by_row + count - 1),
            Direction::Right => (column + 1 == size, by_row + 1),
        };
        let (first, second) = (place % count / size, place % size);
        let (row, column) = match direction {
            Direction::Up | Direction::Down => (second, first),
            Direction::Left | Direction::Right => (first, second),
        };
        let cell = Cell::at(shape, row, column).filter(|_| !(extend && is_at_edge));
        cell.is_some_and(|cell| self.select(cell, extend))
    }

    /// Moves the focus to the next cell in reading order if only one cell is selected, and is not
    /// the last.
    pub(crate) fn advance(&mut self) -> bool {
        let last = self.shape().cells().last();
        self.selection.len() == 1
            && self.focus() != last
            && self.move_focus(Direction::Right, false)
    }

    /// Moves the focus to the previous cell in reading order if only one cell is selected, and is
    /// not the first.
    fn retreat(&mut self) -> bool {
        let first = self.shape().cells().next();
        self.selection.len() == 1
            && self.focus() != first
            && self.move_focus(Direction::Left, false)
    }

    /// Returns whether a digit means something in this input mode: there are nine colors on every
    /// board, and as many digits as rows.
    pub(crate) fn accepts(&self, digit: Digit, input_mode: InputMode) -> bool {
        match input_mode {
            InputMode::Color => Color::new(digit.value()).is_some(),
            InputMode::Given | InputMode::Answer | InputMode::Corner | InputMode::Center => {
                self.shape().all_digits().contains(digit)
            }
        }
    }

    /// Writes a digit into the selected cells, or removes it if all of them have it already. Answers
    /// skip cells with a given, and marks skip cells with a digit. In the input mode of colors, the
    /// digit is the number of a color. If `removes_marks`, an answer or a given also removes the marks
    /// of its digit from the cells that see it.
    pub fn enter(&mut self, digit: Digit, input_mode: InputMode, removes_marks: bool) -> bool {
        self.accepts(digit, input_mode)
            && self.edit(|edited_puzzle, selection| {
                edited_puzzle.enter(selection, digit, input_mode, removes_marks);
            })
    }

    /// Returns whether all selected cells have this given.
    pub(crate) fn is_given(&self, digit: Digit) -> bool {
        let givens = &self.edited_puzzle.givens;
        self.selection.iter().all(|&cell| givens.get(cell) == Some(digit))
    }

    /// Clears the selected cells: givens only in their input mode, marks only where there is no
    /// digit, colors only where there is nothing else. In the input mode of colors, clears these.
    pub fn erase(&mut self) -> bool {
        let input_mode = self.input_mode;
        self.edit(|edited_puzzle, selection| edited_puzzle.clear(selection, input_mode))
    }

    /// Clears the selected cells like [`erase`](Self::erase). Among givens that are typed one after
    /// the other, an empty cell leads back to the one before it, as in a text.
    pub(crate) fn erase_typed(&mut self) -> bool {
        self.erase()
            || (self.input_mode == InputMode::Given && self.retreat() && {
                self.erase();
                true
            })
    }

    /// Returns whether there is anything except the puzzle itself.
    pub(crate) fn has_answers(&self) -> bool {
        let colors = &self.edited_puzzle().colors;
        self.has_digits() || colors.iter().any(|colors| !colors.is_empty())
    }

    /// Returns whether there is an answer or a mark.
    pub(crate) fn has_digits(&self) -> bool {
        let EditedPuzzle { answers, marks, .. } = self.edited_puzzle();
        answers.filled_count() > 0 || marks.iter().any(|marks| !marks.is_empty())
    }

    /// Erases everything except the puzzle itself, and starts its timer over.
    pub fn erase_answers(&mut self) -> bool {
        let mut edited_puzzle = self.edited_puzzle().clone();
        edited_puzzle.clear_answers();
        let mut changes = difference(&self.edited_puzzle, &edited_puzzle);
        let tab = Rc::make_mut(&mut self.tab);
        if changes.is_empty() {
            let entries = [Slot::Time, Slot::Help].map(|slot| tab.note(slot, ""));
            let entries: Vec<Entry> = entries.into_iter().flatten().collect();
            let is_erased = !entries.is_empty();
            self.update_board(entries);
            return is_erased;
        }
        // Undo restores the time, and what helped, with the answers.
        let game = [Slot::Time, Slot::Help].map(|slot| tab.record().change(slot, ""));
        changes.extend(game.into_iter().filter(|Change(_, before, after)| before != after));
        let entry = tab.edit(changes);
        self.update_and_date(vec![entry])
    }

    /// Replaces the user's digits, marks and colors with these, in reading order.
    pub(crate) fn write_input(&mut self, input: &[CellInput]) -> bool {
        self.edit(|edited_puzzle, _| edited_puzzle.set_input(input))
    }

    /// Writes what a step concludes: its digits, and center marks without the candidates that it
    /// rules out. A cell without center marks gets its `candidates` as marks, which are given by
    /// cell. If `removes_marks`, the digits also remove marks from the cells that see them.
    pub(crate) fn write_conclusion(
        &mut self,
        step: &Step,
        candidates: &[DigitSet],
        removes_marks: bool,
    ) -> bool {
        self.edit(|edited_puzzle, _| {
            edited_puzzle.write_conclusion(step, candidates, removes_marks);
        })
    }

    /// Writes one of the digits: that of the selected cell if there is one, else that of the first of
    /// the cells with the fewest possible digits. If `removes_marks`, it also removes marks from
    /// the cells that see it.
    pub(crate) fn write_one_of(&mut self, digits: &[Candidate], removes_marks: bool) -> bool {
        let cell = self.edited_puzzle().next_cell(self.focus());
        let placed = digits.iter().copied().find(|it| Some(it.cell) == cell);
        let Some(placed) = placed else { return false };
        self.edit(|edited_puzzle, _| edited_puzzle.place(placed, removes_marks))
    }

    /// Writes the candidates that [`candidate_edit`](EditedPuzzle::candidate_edit) offers.
    pub(crate) fn write_candidates(&mut self) -> bool {
        self.edit(|edited_puzzle, _| edited_puzzle.write_candidates())
    }

    /// Completes the center marks of the cells with missing candidates.
    pub(crate) fn restore_marks(&mut self, missing: &[Candidate]) -> bool {
        self.edit(|edited_puzzle, _| edited_puzzle.restore_marks(missing))
    }

    /// Puts another puzzle on the board, with its record. Undo returns to the previous one.
    pub fn load(&mut self, record: Rc<Record>) -> bool {
        let Some(edited_puzzle) = record.edited_puzzle() else { return false };
        let input_mode = initial_input_mode(&edited_puzzle);
        let is_mode_changed = std::mem::replace(&mut self.input_mode, input_mode) != input_mode;
        if record.id == self.tab.record().id {
            return is_mode_changed;
        }
        // A digit would be written to all of these cells of the other puzzle.
        self.select_focus_only();
        let tab = Rc::make_mut(&mut self.tab);
        let mut entries = vec![tab.open(record)];
        // Opening a deleted puzzle restores it.
        entries.extend(tab.note(Slot::Deleted, ""));
        self.update_board(entries);
        true
    }

    /// Writes to a puzzle, whether it is on the board or not. Returns whether the board
    /// changed.
    pub(crate) fn write_changes(&mut self, record: Rc<Record>, changes: Vec<Change>) -> bool {
        let entry = Rc::make_mut(&mut self.tab).write_changes(record, changes);
        self.update_board(vec![entry])
    }

    /// Stores a copy of a puzzle, with everything written on it, under a new name.
    pub(crate) fn duplicate(&mut self, record: &Record, name: &str) -> bool {
        let tab = Rc::make_mut(&mut self.tab);
        tab.catch_up(record.latest().0);
        let copy = record.duplicate(tab.new_id());
        let day = Rc::clone(&self.day);
        let changes = vec![copy.change(Slot::Name, name), copy.change(Slot::Date, &day)];
        self.write_changes(copy.into(), changes)
    }

    /// Replaces the puzzle with an empty board, for a puzzle of the user's own.
    pub fn load_empty(&mut self, shape: Shape) -> bool {
        let empty = EditedPuzzle::new(Givens::empty(shape));
        let is_loaded =
            *self.edited_puzzle != empty && self.load(self.tab.new_record(&empty).into());
        // A puzzle is typed from its first cell on.
        let first = initial_selection(shape);
        let is_moved = std::mem::replace(&mut self.selection, first.clone()) != first;
        is_loaded || is_moved
    }

    pub fn undo(&mut self) -> bool {
        self.can_undo() && self.move_through_history(Tab::undo)
    }

    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.move_through_history(Tab::redo)
    }

    fn move_through_history(&mut self, move_tab: impl FnOnce(&mut Tab) -> Vec<Entry>) -> bool {
        let entries = move_tab(Rc::make_mut(&mut self.tab));
        let is_changed = !entries.is_empty();
        let before = Rc::clone(&self.edited_puzzle);
        self.update_and_date(entries);
        self.follow_given(&before);
        is_changed
    }

    /// Selects the given that differs from a state before, if it is the only one: typing goes on
    /// there.
    fn follow_given(&mut self, before: &EditedPuzzle) {
        if self.input_mode != InputMode::Given || before.shape() != self.shape() {
            return;
        }
        let (now, then) = (&self.edited_puzzle.givens, &before.givens);
        let mut changed = self.shape().cells().filter(|&cell| now.get(cell) != then.get(cell));
        if let (Some(cell), None) = (changed.next(), changed.next()) {
            self.selection = vec![cell];
        }
    }

    /// Applies an entry of another tab. Returns whether the board changed.
    pub fn receive(&mut self, tab: TabId, entry: &Entry) -> bool {
        Rc::make_mut(&mut self.tab).receive(tab, entry);
        self.update_board(Vec::new())
    }

    /// Merges a record of a puzzle from elsewhere. Returns whether the board changed.
    pub fn merge(&mut self, record: &Record) -> bool {
        Rc::make_mut(&mut self.tab).merge(record);
        self.update_board(Vec::new())
    }

    /// Continues with a stored puzzle, in a tab that has nothing to undo yet. Returns whether
    /// the board changed.
    pub(crate) fn resume(&mut self, record: Rc<Record>, last: Option<&Tab>) -> bool {
        let entry = Rc::make_mut(&mut self.tab).resume(record, last);
        self.update_board(vec![entry])
    }

    /// Records where the puzzle was last viewed.
    pub(crate) fn note_place(&mut self, place: &str) {
        let entry = Rc::make_mut(&mut self.tab).note(Slot::Place, place);
        self.update_board(entry.into_iter().collect());
    }

    /// Records the time played in a puzzle, on the board or not, in seconds. That neither dates
    /// the puzzle nor can be undone. Returns whether it was recorded.
    pub(crate) fn note_time(&mut self, puzzle: PuzzleId, seconds: u32) -> bool {
        let entry = Rc::make_mut(&mut self.tab).note_time(puzzle, seconds);
        let is_noted = entry.is_some();
        self.update_board(entry.into_iter().collect());
        is_noted
    }

    /// Keeps what was found out about the puzzle on the board, in addition to what is known already. That
    /// neither dates the puzzle nor can be undone. Returns whether it is new.
    pub(crate) fn note_known(&mut self, found: KnownFacts) -> bool {
        let content = Record::content_of(&self.edited_puzzle);
        let before = KnownFacts::of(self.tab.record(), content);
        let is_proper = found.is_proper.or(before.is_proper);
        let known = KnownFacts { is_proper, grade: found.grade.or(before.grade) };
        let is_new = known != before;
        if is_new {
            let text = known.write(content);
            let entry = Rc::make_mut(&mut self.tab).note(Slot::Known, &text);
            self.update_board(entry.into_iter().collect());
        }
        is_new
    }

    /// Notes what has helped the user with the puzzle on the board. That neither dates the puzzle nor can
    /// be undone.
    pub(crate) fn note_help(&mut self, add: impl FnOnce(&mut Help)) {
        let mut help = Help::of(self.tab.record());
        add(&mut help);
        let entry = Rc::make_mut(&mut self.tab).note(Slot::Help, &help.write());
        self.update_board(entry.into_iter().collect());
    }

    /// Drops archived puzzles that neither undo nor redo leads to.
    pub(crate) fn drop_archived(&mut self, archived: &[Rc<Record>]) {
        Rc::make_mut(&mut self.tab).drop_archived(archived);
    }

    fn edit(&mut self, edit: impl FnOnce(&mut EditedPuzzle, &[Cell])) -> bool {
        let mut edited_puzzle = self.edited_puzzle().clone();
        edit(&mut edited_puzzle, &self.selection);
        let changes = difference(&self.edited_puzzle, &edited_puzzle);
        if changes.is_empty() {
            return false;
        }
        let entry = Rc::make_mut(&mut self.tab).edit(changes);
        self.update_and_date(vec![entry])
    }

    /// Does the same as [`update_board`](Self::update_board), and dates the open puzzle if the
    /// entries write to it on another day than before.
    fn update_and_date(&mut self, mut entries: Vec<Entry>) -> bool {
        let open = self.tab.record().id;
        let is_written = |it: &Entry| it.puzzle == open && !it.changes().is_empty();
        if !self.day.is_empty() && entries.iter().any(is_written) {
            let day = Rc::clone(&self.day);
            entries.extend(Rc::make_mut(&mut self.tab).note(Slot::Date, &day));
        }
        self.update_board(entries)
    }

    /// Updates the board to the tab's open puzzle and adds `entries` to the journal. Returns
    /// whether the board changed.
    fn update_board(&mut self, entries: Vec<Entry>) -> bool {
        if !entries.is_empty() {
            Rc::make_mut(&mut self.journal).extend(entries);
        }
        let Some(edited_puzzle) = self
            .tab
            .record()
            .edited_puzzle()
            .filter(|edited_puzzle| *edited_puzzle != *self.edited_puzzle)
        else {
            return false;
        };
        if edited_puzzle.shape() != self.shape() {
            self.selection = initial_selection(edited_puzzle.shape());
            self.replaced_selection = Vec::new();
        }
        self.edited_puzzle = Rc::new(edited_puzzle);
        true
    }
}

fn initial_selection(shape: Shape) -> Vec<Cell> {
    shape.cells().take(1).collect()
}

/// Returns the initial input mode. It writes givens on a board without digits, unless its cages or
/// thermometers are a puzzle without givens.
fn initial_input_mode(edited_puzzle: &EditedPuzzle) -> InputMode {
    let EditedPuzzle { givens, answers, rules, .. } = edited_puzzle;
    let has_digits = givens.filled_count() + answers.filled_count() > 0;
    let is_puzzle = has_digits || !rules.cages().is_empty() || !rules.thermometers().is_empty();
    if is_puzzle { InputMode::Answer } else { InputMode::Given }
}
