//! The box for pasted text, and why a text could not be read.

use std::rc::Rc;

use sudoku_engine::formats::{NotText, ReadError, Reason};

use crate::base::task_state::TaskState;

/// The maximum length in bytes of a text that is read in the page; longer ones are read in the
/// worker.
pub const MAX_BYTES_READ_IN_PAGE: usize = 16 * 1024;

/// The number of bytes that the box shows of a longer text, which is kept whole.
pub const MAX_BYTES_SHOWN: usize = 16 * 1024;

/// The text typed or pasted last, which the box shows when it is opened again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    pub text: Rc<str>,
    /// Whether the browser has no room to store it.
    pub is_refused: bool,
}

impl Draft {
    /// The maximum length in bytes of a text that is kept across a reload.
    pub const MAX_BYTES: usize = 1_000_000;
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PasteBox {
    pub text: Rc<str>,
    pub state: PasteState,
    /// The request for the text of the clipboard that the box was opened for, until the user
    /// changes or submits the text.
    pub awaits: Option<u32>,
}

/// The state of reading the current text: idle before it is read.
pub type PasteState = TaskState<(), PasteProblem>;

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteProblem {
    /// The text is not a puzzle.
    Unreadable(ReadError),
    /// The text is too long to be read without the worker.
    NeedsWorker,
    /// A file was not opened; the text in the box is not from it.
    File(FileRefusal),
}

/// Why a file was not opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileRefusal {
    /// The file is larger than [`FileRefusal::MAX_FILE_BYTES`].
    TooLarge,
    /// The file is not text.
    NotText(NotText),
    /// The browser could not read it: it may be a folder.
    Unreadable,
}

impl FileRefusal {
    /// The maximum size in bytes of a file of puzzles that is opened. The view for many puzzles
    /// reads larger ones.
    pub const MAX_FILE_BYTES: u32 = 10_000_000;
}

impl PasteBox {
    /// Returns whether the text was found to be a list of puzzles, which are solved in the view for
    /// many puzzles.
    pub const fn is_list(&self) -> bool {
        matches!(
            self.state,
            TaskState::Over(PasteProblem::Unreadable(ReadError {
                reason: Reason::SeveralPuzzles { is_list: true, .. },
                ..
            }))
        )
    }

    /// Returns whether `text` is the part that the box shows of a longer text.
    pub(crate) fn shows_part(&self, text: &str) -> bool {
        self.shown_text() == (text, false)
    }

    /// Returns the text as the box shows it, and whether that is all of it.
    pub fn shown_text(&self) -> (&str, bool) {
        if self.text.len() <= MAX_BYTES_SHOWN {
            return (&self.text, true);
        }
        let end =
            (0..=MAX_BYTES_SHOWN).rev().find(|&end| self.text.is_char_boundary(end)).unwrap_or(0);
        (&self.text[..end], false)
    }
}
