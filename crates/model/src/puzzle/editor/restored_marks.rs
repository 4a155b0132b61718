//! Edits that bring back the marks that a digit has removed, once the digit is erased or overwritten.
//!
//! What a digit has removed is part of the edit that wrote it, so the undo history has to reach back
//! to that edit.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit, DigitSet};

use super::{EditedPuzzle, Editor, InputMode};
use crate::puzzle::journal::{Change, Slot};

impl Editor {
    /// Returns whether the puzzle has marks, and a selected cell has an answer, which may have removed
    /// others.
    pub(crate) fn may_restore_marks(&self) -> bool {
        let EditedPuzzle { answers, marks, .. } = self.edited_puzzle();
        marks.iter().any(|marks| !marks.is_empty())
            && self.selection.iter().any(|&cell| answers.get(cell).is_some())
    }

    /// Does the same as [`enter`](Self::enter), and restores the marks that overwritten answers have
    /// removed.
    pub(crate) fn enter_restoring_marks(
        &mut self,
        digit: Digit,
        input_mode: InputMode,
        removes_marks: bool,
    ) -> bool {
        self.accepts(digit, input_mode)
            && self.edit_restoring_marks(|edited_puzzle, selection| {
                edited_puzzle.enter(selection, digit, input_mode, removes_marks);
            })
    }

    /// Does the same as [`erase`](Self::erase), and restores the marks that erased answers have removed.
    pub(crate) fn erase_restoring_marks(&mut self) -> bool {
        let input_mode = self.input_mode;
        self.edit_restoring_marks(|edited_puzzle, selection| {
            edited_puzzle.clear(selection, input_mode);
        })
    }

    fn edit_restoring_marks(&mut self, edit: impl FnOnce(&mut EditedPuzzle, &[Cell])) -> bool {
        let (tab, last) = (Rc::clone(&self.tab), Rc::clone(&self.edited_puzzle));
        self.edit(move |edited_puzzle, selection| {
            edit(edited_puzzle, selection);
            for &cell in selection {
                if let Some(digit) = last.answers.get(cell)
                    && edited_puzzle.answers.get(cell) != Some(digit)
                    && let Some(changes) = tab.last_edit_of(&Slot::Answer(cell.index() as u8))
                {
                    add_removed_marks(edited_puzzle, digit, changes, &last);
                }
            }
        })
    }
}

/// Adds the marks of a digit that changes before the state `last` have removed, except in cells that
/// see the digit now, or whose other marks had been erased by then.
fn add_removed_marks(
    edited_puzzle: &mut EditedPuzzle,
    digit: Digit,
    changes: &[Change],
    last: &EditedPuzzle,
) {
    let [mut before, mut after] = [last.clone(), last.clone()];
    for Change(slot, from, to) in changes {
        slot.read(from, &mut before);
        slot.read(to, &mut after);
    }
    let states = [&before, &after, last];
    let is_missing = |[before, after, last]: [DigitSet; 3]| {
        let is_removed = before.contains(digit) && !after.contains(digit);
        is_removed && (after.is_empty() || !last.is_empty())
    };
    let (digits, mut marks) = (edited_puzzle.digits(), edited_puzzle.marks.to_vec());
    for cell in edited_puzzle.shape().cells() {
        if edited_puzzle.peers(cell).any(|peer| digits.get(peer) == Some(digit)) {
            continue;
        }
        let states = states.map(|state| state.marks[cell.index()]);
        let now = &mut marks[cell.index()];
        if is_missing(states.map(|marks| marks.corner)) {
            now.corner.insert(digit);
        }
        if is_missing(states.map(|marks| marks.center)) {
            now.center.insert(digit);
        }
    }
    edited_puzzle.marks = marks.into();
}
