//! Editing the board.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::search::Goal;

use super::play::PlayMsg;
use super::set::set_if_changed;
use crate::Model;
use crate::base::samples::Sample;
use crate::model::link::Link;
use crate::model::notice::Notice;
use crate::puzzle::editor::{Direction, EditedPuzzle, Editor, EntryOrder, InputMode, SelectionMsg};
use crate::puzzle::journal::{Entry, Library, Record, Tab, TabId};
use crate::solve::solutions::{CountPurpose, OnBoard};

/// User actions on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditMsg {
    CellSelected {
        cell: Cell,
        /// Whether to keep the previous selection.
        extend: bool,
    },
    /// Several cells were selected with a mouse, a pen or fingers.
    SelectionChanged(SelectionMsg),
    /// An arrow key was pressed.
    FocusMoved {
        direction: Direction,
        /// Whether to keep the previous selection.
        extend: bool,
    },
    /// A digit was entered, in the current input mode if `input_mode` is `None`.
    DigitEntered {
        digit: Digit,
        input_mode: Option<InputMode>,
    },
    /// The selected cells were cleared.
    DigitErased,
    /// The selected cells were left without a given: they are cleared and, if it is only one,
    /// the next one is selected.
    CellSkipped,
    AllSelected,
    /// Of the selected cells, all but the one with the focus were deselected.
    SelectionReduced,
    /// Choosing the digit before its cells was switched on or off.
    DigitFirstSwitched {
        on: bool,
    },
    InputModeChosen(InputMode),
    /// The last edit was undone, or a solution on show was hidden.
    Undone,
    /// The last undone edit was redone, or a hidden solution was shown again.
    Redone,
    /// The user's digits, marks and colors were erased.
    AnswersErased,
    /// The center marks of all empty cells were filled with candidates, or rid of what cannot be.
    CandidatesWritten,
    EmptyBoardChosen(Shape),
    SampleChosen(Sample),
    /// Selecting cells one by one was switched on or off.
    MultiSelectSwitched {
        on: bool,
    },
}

/// The outcome of an edit.
pub(super) struct EditOutcome {
    pub(super) changed: bool,
    /// Whether the board now poses another puzzle.
    pub(super) is_other_puzzle: bool,
}

impl Model {
    pub(super) fn apply_edit(&mut self, msg: EditMsg) -> bool {
        match msg {
            EditMsg::CellSelected { cell, extend } => {
                let is_selected = self.select(cell, extend);
                let digit = self.chosen_digit().filter(|_| !extend);
                digit.is_some_and(|digit| self.enter(digit, None)) || is_selected
            }
            EditMsg::SelectionChanged(msg) => {
                self.view.edits_board() && self.play.editor.change_selection(msg)
            }
            EditMsg::FocusMoved { direction, extend } => {
                self.play.editor.move_focus(direction, extend)
            }
            EditMsg::DigitEntered { digit, input_mode: None } if self.chooses_digits() => {
                self.choose_digit(digit)
            }
            EditMsg::DigitEntered { digit, input_mode } => self.enter(digit, input_mode),
            EditMsg::DigitErased => {
                self.show_own_board()
                    || self.write(Editor::erase_restoring_marks)
                    || self.write(self.eraser())
                    || self.refuse_to_erase()
            }
            EditMsg::CellSkipped => {
                let is_board_restored = self.show_own_board();
                self.write(Editor::erase) | self.play.editor.advance() | is_board_restored
            }
            EditMsg::AllSelected => self.play.editor.select_all(),
            EditMsg::SelectionReduced => self.play.editor.select_focus_only(),
            EditMsg::DigitFirstSwitched { on } => self.switch_digit_first(on),
            EditMsg::InputModeChosen(input_mode) => self.choose_input_mode(input_mode),
            EditMsg::Undone => self.hide_answer() || self.undo_edit(),
            EditMsg::Redone => self.restore_answer() || self.edit(Editor::redo),
            EditMsg::AnswersErased => self.show_own_board() || self.erase_answers(),
            EditMsg::CandidatesWritten => {
                self.show_own_board() | self.edit(Editor::write_candidates)
            }
            EditMsg::EmptyBoardChosen(shape) => {
                self.end_replay();
                self.load_with(|editor| editor.load_empty(shape))
            }
            EditMsg::SampleChosen(sample) => self.load_sample(sample),
            EditMsg::MultiSelectSwitched { on } => self.play.editor.set_multi_select(on),
        }
    }

    /// Returns the way to erase: only in cells that are chosen before their digit, an empty one
    /// leads back.
    pub(super) fn eraser(&self) -> fn(&mut Editor) -> bool {
        if self.chooses_digits() { Editor::erase } else { Editor::erase_typed }
    }

    /// Selects a cell. While watching, this also highlights its level, or ends its highlight.
    fn select(&mut self, cell: Cell, extend: bool) -> bool {
        if self.shown_exploration().is_some() {
            let takes =
                self.watch.tree.exploration_mut().is_some_and(|tree| tree.select_cell(cell));
            return self.play.editor.select(cell, false) || takes;
        }
        let mut changed = self.select_on_board(cell, extend);
        if self.view.shows_search() && !extend {
            let before = self.watch.highlighted_cell;
            self.watch.highlighted_cell = Some(cell).filter(|_| before != Some(cell));
            changed |= before != self.watch.highlighted_cell;
        }
        changed
    }

    pub(super) fn select_on_board(&mut self, cell: Cell, extend: bool) -> bool {
        let is_multi_select =
            self.play.editor.is_multi_select() && self.view.edits_board() && !extend;
        match is_multi_select {
            true => self.play.editor.toggle_selected(cell),
            false => self.play.editor.select(cell, extend),
        }
    }

    /// Enters a digit into the selected cells, in the current input mode if `input_mode` is
    /// `None`. A given entered in this way moves the focus on, unless it was erased by that.
    fn enter(&mut self, digit: Digit, input_mode: Option<InputMode>) -> bool {
        let is_board_restored = self.show_own_board();
        let advances = self.advances_after(digit, input_mode);
        let removes_marks = self.play.aids.removes_marks;
        let mode = input_mode.unwrap_or(self.play.editor.input_mode);
        if self.write(|editor| editor.enter_restoring_marks(digit, mode, removes_marks)) {
            if advances {
                self.play.editor.advance();
            }
            return true;
        }
        self.refuse(mode) || is_board_restored
    }

    /// Returns whether the focus moves on after a digit is entered: givens are typed one after
    /// the other.
    pub(super) fn advances_after(&self, digit: Digit, input_mode: Option<InputMode>) -> bool {
        let editor = &self.play.editor;
        self.view.edits_board()
            && input_mode.is_none()
            && editor.input_mode == InputMode::Given
            && self.play.entry_order == EntryOrder::CellFirst
            && !editor.is_given(digit)
    }

    /// Returns whether entering a digit only chooses it, for the cells that are selected next.
    pub(super) fn chooses_digits(&self) -> bool {
        self.view.edits_board() && self.play.entry_order != EntryOrder::CellFirst
    }

    /// Returns the digit that goes into a cell as it is selected.
    pub(super) fn chosen_digit(&self) -> Option<Digit> {
        let is_multi_select = self.play.editor.is_multi_select();
        let digit = self.play.entry_order.chosen_digit();
        digit.filter(|_| self.view.edits_board() && !is_multi_select)
    }

    /// Chooses the digit for the cells that are selected next or, if it is the chosen one,
    /// chooses none.
    pub(super) fn choose_digit(&mut self, digit: Digit) -> bool {
        let is_known = self.play.editor.accepts(digit, self.play.editor.input_mode);
        let is_other = self.play.entry_order.chosen_digit() != Some(digit);
        let chosen = Some(digit).filter(|_| is_other);
        is_known && set_if_changed(&mut self.play.entry_order, EntryOrder::DigitFirst { chosen })
    }

    /// Chooses no digit, so that selecting cells writes nothing. Returns whether one was chosen.
    pub(super) fn release_digit(&mut self) -> bool {
        let order = EntryOrder::of(self.play.entry_order != EntryOrder::CellFirst);
        set_if_changed(&mut self.play.entry_order, order)
    }

    /// Chooses what a digit becomes. A chosen digit that means nothing there is not chosen any
    /// more.
    pub(super) fn choose_input_mode(&mut self, input_mode: InputMode) -> bool {
        let digit = self.play.entry_order.chosen_digit();
        if digit.is_some_and(|digit| !self.play.editor.accepts(digit, input_mode)) {
            self.play.entry_order = EntryOrder::of(true);
        }
        set_if_changed(&mut self.play.editor.input_mode, input_mode)
    }

    pub(super) fn switch_digit_first(&mut self, on: bool) -> bool {
        let is_on = self.play.entry_order != EntryOrder::CellFirst;
        on != is_on && set_if_changed(&mut self.play.entry_order, EntryOrder::of(on))
    }

    /// Applies an edit by hand, which the watched board does not accept.
    fn write(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        if self.view.shows_search() && self.watch.player.is_some() {
            self.notice(Notice::WatchIsReadOnly);
            return true;
        }
        self.edit(edit)
    }

    /// Undoes the last edit. If that leads back to another puzzle, says so and how to return.
    fn undo_edit(&mut self) -> bool {
        let leaves_puzzle = self.tab().was_just_opened();
        let changed = self.edit(Editor::undo);
        if leaves_puzzle && changed {
            self.notice(Notice::PuzzleBefore);
        }
        changed
    }

    /// Erases the user's digits, marks and colors, and says how to undo that.
    fn erase_answers(&mut self) -> bool {
        let has_answers = self.play.editor.has_answers();
        let changed = self.write(Editor::erase_answers);
        if has_answers && !self.play.editor.has_answers() {
            self.notice(Notice::AnswersErased);
        }
        changed
    }

    /// Reports why a digit or mark was not written, unless it was already there.
    pub(super) fn refuse(&mut self, input_mode: InputMode) -> bool {
        self.play.refusal = self.play.editor.refusal(input_mode);
        self.play.refusal.is_some()
    }

    /// Reports why nothing was cleared, if givens are the reason.
    pub(super) fn refuse_to_erase(&mut self) -> bool {
        let input_mode = self.play.editor.input_mode;
        self.refuse(match input_mode {
            InputMode::Given | InputMode::Color => input_mode,
            InputMode::Answer | InputMode::Corner | InputMode::Center => InputMode::Answer,
        })
    }

    /// Applies an edit, and discards what was known about the puzzle before.
    pub(super) fn edit(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        let is_hidden = self.end_replay();
        let has_marks = self.play.check.as_ref().is_some_and(|check| !check.is_about_digits());
        let content = |model: &Self| {
            let edited_puzzle = model.play.editor.edited_puzzle();
            (edited_puzzle.digits(), has_marks.then(|| edited_puzzle.marks.clone()))
        };
        let checked = self.play.check.is_some().then(|| content(self));
        let EditOutcome { changed, is_other_puzzle } = self.edit_board(edit);
        let is_other = checked.is_some_and(|checked| checked != content(self));
        if is_other || is_other_puzzle {
            self.play.check = None;
        }
        if is_other_puzzle {
            self.play.generation.forget_outcome();
            self.watch.player = None;
            self.watch.forget_focus();
            self.clear_comparison();
            self.remove_notices(Notice::is_about_step);
            if self.view.shows_search() {
                self.prepare_player();
            }
        }
        changed || is_hidden
    }

    /// Applies an edit, with its consequences on the board itself.
    pub(super) fn edit_board(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> EditOutcome {
        let before = self.play.editor.edited_puzzle().clone();
        let changed = edit(&mut self.play.editor);
        let after = self.play.editor.edited_puzzle();
        let is_other_puzzle = !before.is_same_puzzle(after);
        if before != *after {
            self.play.forget_answer();
            // Show what was written.
            self.play.solution_queries.on_board = OnBoard::Own;
            self.play.solution_queries.count_purpose = CountPurpose::Number;
        }
        if is_other_puzzle {
            self.play.solution_queries = self.play.solution_queries.reset_keeping_limit();
            self.play.logic_walk = None;
        }
        EditOutcome { changed, is_other_puzzle }
    }

    /// Applies what another tab did to a puzzle.
    pub(super) fn receive(&mut self, tab: TabId, entry: &Entry) -> bool {
        Rc::make_mut(&mut self.library).write(tab, entry);
        self.edit_own(|editor| editor.receive(tab, entry))
    }

    /// Merges the puzzles of other tabs.
    pub(super) fn merge_puzzles(&mut self, puzzles: &Library) -> bool {
        let library = Rc::make_mut(&mut self.library);
        puzzles.iter().for_each(|record| library.merge(record));
        self.edit_own(|editor| puzzles.iter().fold(false, |it, record| editor.merge(record) | it))
    }

    /// Records that all stored puzzles are known. If nothing was written on the open puzzle
    /// here, but a stored puzzle has the same content and later writes, that takes its place.
    pub(super) fn complete_library(&mut self) -> bool {
        Rc::make_mut(&mut self.library).mark_complete();
        let open = self.tab().record();
        let has_no_edits = self.tab().has_no_edits();
        let is_unwritten = has_no_edits || !open.is_touched();
        let content = Some(open.id).filter(|id| id.is_from_content() && is_unwritten);
        let latest_record = content.and_then(|content| self.library.find(content));
        let latest_record = latest_record
            .filter(|record| record.id != open.id && record.latest() > open.latest())
            .cloned();
        if let Some(record) = latest_record {
            self.edit_own(|editor| {
                if has_no_edits { editor.resume(record, None) } else { editor.load(record) }
            });
        }
        true
    }

    /// Takes over the undo history of the tab that had the puzzle open last.
    pub(super) fn inherit(&mut self, last: &Tab) -> bool {
        let open = self.tab().record();
        if last.record().id != open.id || !self.tab().has_no_edits() {
            return false;
        }
        let record = Rc::clone(open);
        self.edit_own(|editor| editor.resume(record, Some(last)))
    }

    /// Drops this tab's copies of puzzles that are in the archive as they are here.
    pub(super) fn drop_archived(&mut self, archived: &[Rc<Record>]) -> bool {
        let library = Rc::make_mut(&mut self.library);
        archived.iter().for_each(|record| library.merge(record));
        self.own_editor_mut().drop_archived(archived);
        true
    }

    /// Applies an edit to the user's own board; the board of a removal stays as it is.
    pub(super) fn edit_own(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        if self.watch.replay.is_some() {
            edit(self.own_editor_mut());
        } else {
            self.edit(edit);
        }
        // A puzzle that is not on the board may have changed.
        true
    }

    /// Puts another puzzle on the board, with what the user wrote on it before.
    pub(super) fn load(&mut self, puzzle: &EditedPuzzle) -> bool {
        let record = self.record_of(puzzle);
        self.load_with(|editor| editor.load(record))
    }

    /// Records the place in the search of the puzzle on the board, to return to it when the
    /// puzzle is opened again.
    pub(super) fn note_place(&mut self) -> bool {
        let is_shown = self.view.shows_search() || self.view.compares();
        let shown = is_shown.then(|| self.link());
        let place = shown.map(|link| Link { puzzle: None, rules: None, language: None, ..link });
        self.note_place_link(&place.map(|link| link.write()).unwrap_or_default())
    }

    pub(super) fn note_place_link(&mut self, place: &str) -> bool {
        let record = self.tab().record();
        if !record.is_touched() || record.is_deleted() {
            return false;
        }
        let before = self.tab().number();
        self.own_editor_mut().note_place(place);
        self.tab().number() > before
    }

    /// Puts a sample on the board. A search of it shows what the sample is for.
    fn load_sample(&mut self, sample: Sample) -> bool {
        let is_other_puzzle = self.load(&EditedPuzzle::new(sample.givens()));
        if !self.view.shows_search() {
            return is_other_puzzle;
        }
        let preset = sample.preset();
        let is_other_method = preset
            .is_some_and(|preset| self.play_search(PlayMsg::StrategyChosen(preset.strategy())));
        let is_other_goal = is_other_puzzle && self.choose_goal(sample.goal());
        is_other_puzzle || is_other_method || is_other_goal
    }

    pub(super) fn load_with(&mut self, load: impl FnOnce(&mut Editor) -> bool) -> bool {
        self.note_place();
        let goal = std::mem::replace(&mut self.watch.goal, Goal::FIRST);
        let before = self.play.editor.edited_puzzle().clone();
        let changed = self.show_own_board() | self.edit(load);
        if before.is_same_puzzle(self.play.editor.edited_puzzle()) {
            self.watch.goal = goal;
        }
        changed
    }
}
