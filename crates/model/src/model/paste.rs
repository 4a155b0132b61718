//! The box that text is pasted into, and what is wrong with the text.

use std::rc::Rc;

use sudoku_engine::formats::ReadError;

use crate::base::asked::Asked;

/// Longer texts, in bytes, are read in the worker.
pub const READ_IN_PAGE: usize = 16 * 1024;

/// Of a longer text, in bytes, the box shows the beginning only; it is kept whole.
pub const SHOWN: usize = 16 * 1024;

/// What was typed or pasted last, as the box shows it when it is opened again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    pub text: Rc<str>,
    /// Whether the browser has no room for it.
    pub is_refused: bool,
}

impl Draft {
    /// Bytes of a text that is kept over a reload, at the most.
    pub const MOST: usize = 1_000_000;
}

/// The paste box while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PasteBox {
    /// What was typed or pasted.
    pub text: Rc<str>,
    /// Where the page is with the text.
    pub state: PasteState,
}

/// Where the page is with the text as it is now: idle before it is read.
pub type PasteState = Asked<(), PasteProblem>;

/// Why a text did not become a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteProblem {
    /// It is none.
    Wrong(ReadError),
    /// It is too long to be read without the worker.
    NeedsWorker,
}

impl PasteBox {
    /// Whether this is what the box shows of a longer text.
    pub(crate) fn shows_part(&self, text: &str) -> bool {
        self.shown() == (text, false)
    }

    /// The text as the box shows it, and whether that is all of it.
    pub fn shown(&self) -> (&str, bool) {
        if self.text.len() <= SHOWN {
            return (&self.text, true);
        }
        let end = (0..=SHOWN).rev().find(|&end| self.text.is_char_boundary(end)).unwrap_or(0);
        (&self.text[..end], false)
    }
}
