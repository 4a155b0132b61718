//! Programs: text that has been understood.

use std::rc::Rc;

use sudoku_engine::board::Givens;

use crate::code::{self, Code};
use crate::language::Language;
use crate::puzzle::{self, FoundPuzzle, ReplaceError};
use crate::source::{LineColumn, Span};
use crate::syntax::{self, Problem, SyntaxError};

/// The greatest number of bytes of a text.
const MAX_LENGTH: usize = 1 << 20;
/// No more errors than these are of use to a reader.
const MAX_ERRORS: usize = 50;

/// A program that can run.
#[derive(Clone, Debug)]
pub struct Program {
    language: Language,
    text: Box<str>,
    pub(crate) code: Code,
    puzzle: Option<FoundPuzzle>,
}

impl Program {
    /// Reads a program.
    ///
    /// ```
    /// use std::rc::Rc;
    /// use sudoku_lessons::{Language, Machine, Program};
    ///
    /// let program = Program::parse(Language::Kumir, "цел а = 3\nнц а раз\n вывод а\nкц").unwrap();
    /// let mut machine = Machine::new(Rc::new(program), "");
    /// machine.run(u64::MAX);
    /// assert_eq!(machine.output(), "333");
    /// ```
    ///
    /// # Errors
    /// Returns the errors that were found, in the order of the text. Of very many, the first are
    /// returned. A text of more than 1 MiB is an error.
    pub fn parse(language: Language, text: &str) -> Result<Self, Vec<SyntaxError>> {
        if text.len() > MAX_LENGTH {
            let (span, problem) = (Span::default(), Problem::TooLarge);
            return Err(vec![SyntaxError { span, problem }]);
        }
        let (tree, mut errors) = syntax::parse(language, text);
        if errors.is_empty() {
            let (code, problems) = code::compile(&tree);
            if problems.is_empty() {
                let puzzle = puzzle::find(&tree, text);
                return Ok(Self { language, text: text.into(), code, puzzle });
            }
            errors = problems;
        }
        errors.sort_by_key(|error| error.span.start);
        errors.truncate(MAX_ERRORS);
        Err(errors)
    }

    /// Returns the same program with another puzzle in its text.
    ///
    /// # Errors
    /// Returns an error if the text has no puzzle, or one of another size.
    pub fn with_puzzle(&self, givens: &Givens) -> Result<Self, ReplaceError> {
        let found = self.puzzle.as_ref().ok_or(ReplaceError::NoPuzzle)?;
        let text = puzzle::replaced(&self.text, found, givens)?;
        Self::parse(self.language, &text).map_err(|_| ReplaceError::NoPuzzle)
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the puzzle in the text, if there is one.
    pub fn puzzle(&self) -> Option<&Givens> {
        self.puzzle.as_ref().map(|found| &found.givens)
    }

    /// Returns where a stretch of the text starts.
    pub fn place(&self, span: Span) -> LineColumn {
        LineColumn::of(&self.text, span.start)
    }

    /// Returns whether the program can read input.
    pub fn reads_input(&self) -> bool {
        self.code.reads_input()
    }

    /// Returns the program for a machine.
    pub fn shared(self) -> Rc<Self> {
        Rc::new(self)
    }
}
