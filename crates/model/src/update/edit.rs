//! Editing the board.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::search::Goal;

use super::set::set;
use crate::Model;
use crate::base::samples::Sample;
use crate::model::link::Link;
use crate::model::notice::Notice;
use crate::puzzle::editor::{Direction, EditedPuzzle, Editor, InputMode};
use crate::puzzle::journal::{Entry, Library, Record, Tab, TabId};
use crate::solve::solutions::OnBoard;

/// User actions on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditMsg {
    CellSelected {
        cell: Cell,
        /// Whether to keep the previous selection.
        extend: bool,
    },
    /// An arrow key was pressed.
    FocusMoved {
        direction: Direction,
        /// Whether to keep the previous selection.
        extend: bool,
    },
    /// A digit was entered, in the input mode `pen` or, if that is `None`, in the current one.
    DigitEntered {
        digit: Digit,
        pen: Option<InputMode>,
    },
    /// The selected cells were cleared.
    DigitErased,
    InputModeChosen(InputMode),
    /// The last edit was undone, or a solution on show was hidden.
    Undone,
    /// The last undone edit was redone, or a hidden solution was shown again.
    Redone,
    /// The user's digits and marks were erased.
    AnswersErased,
    EmptyBoardChosen(Shape),
    SampleChosen(Sample),
    /// Selecting cells one by one was switched on or off.
    GatheringSwitched {
        on: bool,
    },
}

/// The outcome of an edit.
pub(super) struct Edited {
    pub(super) changed: bool,
    /// Whether the board now poses another puzzle.
    pub(super) is_other_puzzle: bool,
}

impl Model {
    pub(super) fn apply_edit(&mut self, msg: EditMsg) -> bool {
        match msg {
            EditMsg::CellSelected { cell, extend } => self.select(cell, extend),
            EditMsg::FocusMoved { direction, extend } => {
                self.play.editor.move_focus(direction, extend)
            }
            EditMsg::DigitEntered { digit, pen } => {
                let pen = pen.unwrap_or(self.play.editor.pen);
                let is_uncovered = self.uncover();
                self.write(|editor| editor.enter(digit, pen)) || self.refuse(pen) || is_uncovered
            }
            EditMsg::DigitErased => {
                self.uncover() || self.write(Editor::erase) || self.refuse_to_erase()
            }
            EditMsg::InputModeChosen(pen) => set(&mut self.play.editor.pen, pen),
            EditMsg::Undone => self.leave_solution() || self.edit(Editor::undo),
            EditMsg::Redone => self.bring_answer_back() || self.edit(Editor::redo),
            EditMsg::AnswersErased => self.uncover() || self.write(Editor::erase_answers),
            EditMsg::EmptyBoardChosen(shape) => {
                self.hide_making();
                self.load_by(|editor| editor.load_empty(shape))
            }
            EditMsg::SampleChosen(sample) => self.load(&EditedPuzzle::new(sample.givens())),
            EditMsg::GatheringSwitched { on } => self.play.editor.switch_gathering(on),
        }
    }

    /// Selects a cell. While watching, this also highlights its level, or ends its highlight.
    fn select(&mut self, cell: Cell, extend: bool) -> bool {
        if self.explored().is_some() {
            let takes = self.watch.tree.by_hand_mut().is_some_and(|tree| tree.take_cell(cell));
            return self.play.editor.select(cell, false) || takes;
        }
        let mut changed = self.select_on_board(cell, extend);
        if self.view.shows_search() && !extend {
            let before = self.lit_level();
            self.watch.lit = Some(cell).filter(|_| self.watch.lit != Some(cell));
            changed |= before != self.lit_level();
        }
        changed
    }

    pub(super) fn select_on_board(&mut self, cell: Cell, extend: bool) -> bool {
        let gathers = self.play.editor.gathers() && self.view.edits_board() && !extend;
        match gathers {
            true => self.play.editor.gather(cell),
            false => self.play.editor.select(cell, extend),
        }
    }

    /// Applies an edit by hand, which the watched board does not accept.
    fn write(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        if self.view.shows_search() && self.watch.player.is_some() {
            self.notice(Notice::WatchIsReadOnly);
            return true;
        }
        self.edit(edit)
    }

    /// Reports why a digit or mark was not written, unless it was already there.
    pub(super) fn refuse(&mut self, pen: InputMode) -> bool {
        self.play.refusal = self.play.editor.refusal(pen);
        self.play.refusal.is_some()
    }

    /// Reports why nothing was cleared, if givens are the reason.
    pub(super) fn refuse_to_erase(&mut self) -> bool {
        let pen = if self.play.editor.pen == InputMode::Clue {
            InputMode::Clue
        } else {
            InputMode::Answer
        };
        self.refuse(pen)
    }

    /// Applies an edit, and discards what was known about the puzzle before.
    pub(super) fn edit(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> bool {
        let is_hidden = self.hide_making();
        let Edited { changed, is_other_puzzle } = self.edit_board(edit);
        if is_other_puzzle {
            self.watch.player = None;
            self.forget_compared();
            self.drop_notices(Notice::is_about_place);
            if self.view.shows_search() {
                self.prepare_player();
            }
        }
        changed || is_hidden
    }

    /// Applies an edit, with its consequences on the board itself.
    pub(super) fn edit_board(&mut self, edit: impl FnOnce(&mut Editor) -> bool) -> Edited {
        let before = self.play.editor.sheet().clone();
        let changed = edit(&mut self.play.editor);
        let after = self.play.editor.sheet();
        let is_other_puzzle = !before.is_same_puzzle(after);
        if before != *after {
            self.play.forget_answer();
            // Show what was written.
            self.play.inquiries.on_board = OnBoard::Own;
        }
        if is_other_puzzle {
            self.play.inquiries = self.play.inquiries.reset_keeping_limit();
        }
        Edited { changed, is_other_puzzle }
    }

    /// Applies what another tab did to a puzzle.
    pub(super) fn receive(&mut self, tab: TabId, entry: &Entry) -> bool {
        Rc::make_mut(&mut self.library).write(tab, entry);
        self.edit_own(|editor| editor.receive(tab, entry))
    }

    /// Merges the puzzles of other tabs.
    pub(super) fn take_puzzles(&mut self, puzzles: &Library) -> bool {
        let library = Rc::make_mut(&mut self.library);
        puzzles.iter().for_each(|record| library.merge(record));
        self.edit_own(|editor| puzzles.iter().fold(false, |it, record| editor.merge(record) | it))
    }

    /// Records that all stored puzzles are known. If nothing was written on the open puzzle
    /// here, but a stored puzzle has the same content, that takes its place.
    pub(super) fn complete_library(&mut self) -> bool {
        Rc::make_mut(&mut self.library).complete();
        let open = self.tab().record();
        let content = open.id.is_of_content().then_some(open.id).filter(|_| !open.is_touched());
        let kept = content.and_then(|content| self.library.find(content));
        let kept = kept.filter(|kept| kept.id != open.id && kept.is_touched()).cloned();
        let is_fresh = self.tab().is_fresh();
        if let Some(record) = kept {
            self.edit_own(
                |editor| {
                    if is_fresh { editor.resume(record, None) } else { editor.load(record) }
                },
            );
        }
        true
    }

    /// Takes over the undo history of the tab that had the puzzle open last.
    pub(super) fn inherit(&mut self, last: &Tab) -> bool {
        let open = self.tab().record();
        if last.record().id != open.id || !self.tab().is_fresh() {
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
        self.load_by(|editor| editor.load(record))
    }

    /// Records the place in the search of the puzzle on the board, to return to it when the
    /// puzzle is opened again.
    pub(super) fn note_place(&mut self) -> bool {
        let is_shown = self.view.shows_search() || self.view.compares();
        let shown = is_shown.then(|| self.link());
        let place = shown.map(|link| Link { puzzle: None, rules: None, language: None, ..link });
        self.note_place_as(&place.map(|link| link.write()).unwrap_or_default())
    }

    pub(super) fn note_place_as(&mut self, place: &str) -> bool {
        let record = self.tab().record();
        if !record.is_touched() || record.is_deleted() {
            return false;
        }
        let before = self.tab().number();
        self.own_editor_mut().note_place(place);
        self.tab().number() > before
    }

    pub(super) fn load_by(&mut self, load: impl FnOnce(&mut Editor) -> bool) -> bool {
        self.note_place();
        let goal = std::mem::replace(&mut self.watch.goal, Goal::FIRST);
        let before = self.play.editor.sheet().clone();
        let changed = self.uncover() | self.edit(load);
        if before.is_same_puzzle(self.play.editor.sheet()) {
            self.watch.goal = goal;
        }
        changed
    }
}
