//! A place in a text.

/// A place in the text, line and character counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Position {
    pub(super) const START: Self = Self { line: 1, column: 1 };

    pub(super) const fn new(line: usize, column: usize) -> Self {
        Self { line, column }
    }

    /// The place so many characters further on its line.
    pub(super) const fn plus(self, characters: usize) -> Self {
        Self { line: self.line, column: self.column + characters }
    }
}
