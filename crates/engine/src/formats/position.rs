//! Lines and columns of a text, both counted from 1.

/// A position in a text. Lines and characters are numbered from 1.
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

    /// Returns the position this many characters further along the line.
    pub(super) const fn plus(self, characters: usize) -> Self {
        Self { line: self.line, column: self.column + characters }
    }
}
