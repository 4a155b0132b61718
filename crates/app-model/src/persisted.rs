//! What survives a reload besides the link.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Givens;
use sudoku_engine::formats;

use crate::editor::{Marks, Sheet};
use crate::settings::{Language, Theme};

/// Puzzles whose answers are kept, those played last.
const PUZZLES: usize = 50;

/// What is saved in the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Persisted {
    /// The language, once one was chosen.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Theme,
    /// The player's digits and marks, the puzzle played last at the end.
    pub sheets: Rc<Vec<SavedSheet>>,
}

/// The player's digits and marks on one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSheet {
    /// The puzzle's line.
    clues: String,
    /// The line of the player's digits.
    answers: String,
    /// For each marked cell its number, corner marks and centre marks.
    marks: Vec<(u8, u16, u16)>,
}

/// Why nothing was saved or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser keeps nothing for this page.
    Forbidden,
    /// There is no room left.
    Full,
    /// What was kept cannot be read.
    Corrupt,
}

impl SavedSheet {
    fn of(sheet: &Sheet) -> Self {
        let marked = sheet.marks.iter().enumerate().filter(|(_, marks)| !marks.is_empty());
        Self {
            clues: formats::line(&sheet.clues),
            answers: formats::line(&sheet.answers),
            marks: marked
                .map(|(cell, marks)| (cell as u8, marks.corner.bits(), marks.centre.bits()))
                .collect(),
        }
    }
}

impl Persisted {
    /// Keeps the player's digits and marks on a puzzle, if there are any.
    pub fn keep(&mut self, sheet: &Sheet) {
        let saved = SavedSheet::of(sheet);
        if self.sheets.last() == Some(&saved) {
            return;
        }
        let untouched = sheet.answers.clue_count() == 0 && saved.marks.is_empty();
        let is_known = self.sheets.iter().any(|kept| kept.clues == saved.clues);
        if untouched && !is_known {
            return;
        }
        let sheets = Rc::make_mut(&mut self.sheets);
        sheets.retain(|kept| kept.clues != saved.clues);
        if !untouched {
            sheets.push(saved);
        }
        let surplus = sheets.len().saturating_sub(PUZZLES);
        sheets.drain(..surplus);
    }

    /// The sheet of a puzzle with the digits and marks that were kept for it.
    pub fn restore(&self, clues: Givens) -> Sheet {
        let line = formats::line(&clues);
        let mut sheet = Sheet::new(clues);
        let Some(saved) = self.sheets.iter().find(|kept| kept.clues == line) else {
            return sheet;
        };
        if let Ok(answers) = formats::read(&saved.answers)
            && answers.givens.shape() == sheet.shape()
        {
            for (cell, answer) in answers.givens.iter() {
                if sheet.clues.get(cell).is_none() {
                    sheet.answers.set(cell, answer);
                }
            }
        }
        let mut marks = sheet.marks.to_vec();
        for &(cell, corner, centre) in &saved.marks {
            if let Some(slot) = marks.get_mut(usize::from(cell)) {
                *slot = Marks::from_bits(corner, centre, sheet.shape());
            }
        }
        sheet.marks = marks.into();
        sheet
    }
}
