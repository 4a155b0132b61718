//! What survives a reload besides the link.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::formats;

use crate::base::settings::{Language, Theme};
use crate::generate::form::GenerateForm;
use crate::puzzle::editor::{EditedPuzzle, Marks};
use crate::rules_code;

/// Puzzles whose answers are kept, those played last.
const PUZZLES: usize = 50;

/// What is saved in the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Persisted {
    /// The language, once one was chosen.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Theme,
    /// What a new puzzle is to be like, which earlier visits did not save.
    #[serde(default, rename = "wish")]
    pub form: GenerateForm,
    /// The player's digits and marks, the puzzle played last at the end.
    pub sheets: Rc<Vec<SavedSheet>>,
}

/// The player's digits and marks on one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSheet {
    /// The puzzle's line.
    clues: String,
    /// The code of its rules, nothing for the classic ones, as all were at first.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    rules: String,
    /// The code of those among them that were drawn when the puzzle was made.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    drawn: String,
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
    fn of(sheet: &EditedPuzzle) -> Self {
        let marked = sheet.marks.iter().enumerate().filter(|(_, marks)| !marks.is_empty());
        Self {
            clues: formats::line(&sheet.clues),
            rules: rules_code::write(&sheet.rules),
            drawn: sheet.drawn.as_ref().map_or_else(String::new, |drawn| rules_code::write(drawn)),
            answers: formats::line(&sheet.answers),
            marks: marked
                .map(|(cell, marks)| (cell as u8, marks.corner.bits(), marks.centre.bits()))
                .collect(),
        }
    }

    /// Whether the player has written nothing.
    fn is_untouched(&self) -> bool {
        self.marks.is_empty() && self.answers.chars().all(|cell| cell == '.')
    }

    fn is_of_same_puzzle(&self, other: &Self) -> bool {
        self.clues == other.clues && self.rules == other.rules
    }
}

impl Persisted {
    /// Keeps the player's digits and marks on a puzzle, if there are any. Of those without
    /// one is kept, the last, if a link does not say all that there is to know of it.
    pub fn keep(&mut self, sheet: &EditedPuzzle) {
        let saved = SavedSheet::of(sheet);
        if self.sheets.last() == Some(&saved) {
            return;
        }
        let is_worth_it = !saved.is_untouched() || !saved.drawn.is_empty();
        let gives_way = |kept: &SavedSheet| {
            kept.is_of_same_puzzle(&saved) || is_worth_it && kept.is_untouched()
        };
        if !is_worth_it && !self.sheets.iter().any(gives_way) {
            return;
        }
        let sheets = Rc::make_mut(&mut self.sheets);
        sheets.retain(|kept| !gives_way(kept));
        if is_worth_it {
            sheets.push(saved);
        }
        let surplus = sheets.len().saturating_sub(PUZZLES);
        sheets.drain(..surplus);
    }

    /// A fresh sheet with the digits and marks that were kept for its puzzle.
    pub fn restore(&self, mut sheet: EditedPuzzle) -> EditedPuzzle {
        let fresh = SavedSheet::of(&sheet);
        let Some(saved) = self.sheets.iter().find(|kept| kept.is_of_same_puzzle(&fresh)) else {
            return sheet;
        };
        if let Some(drawn) = rules_code::read(sheet.shape(), &saved.drawn) {
            sheet.drawn = Some(drawn).filter(|drawn| !drawn.is_classic()).map(Rc::new);
        }
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
