//! What is wrong with the text of a program, as facts without words.

use crate::source::Span;

/// An error in the text of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    pub span: Span,
    pub problem: Problem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something else is at this place. `found` is empty at the end of the text.
    Expected {
        expected: Expected,
        found: String,
    },
    /// A block that was opened on this line does not end where it should.
    Unclosed {
        opener: String,
        line: usize,
        closer: &'static str,
    },
    /// A text has no closing quotation mark.
    UnclosedText {
        mark: char,
    },
    UnknownCharacter(char),
    /// The line is indented in a way that fits no block.
    Indentation,
    NumberTooLarge,
    /// Nothing can be assigned to this.
    NotAssignable,
    UnknownName(String),
    ArgumentCount {
        expected: usize,
        found: usize,
    },
    DuplicateName(String),
    /// The statement is only allowed inside of a loop or a function.
    Misplaced(String),
    /// A part of the real language that is not understood here.
    Unsupported(String),
    /// Expressions or blocks are nested too deeply.
    TooDeep,
    /// The program has too many variables, functions or statements.
    TooLarge,
}

/// What could have been at the place of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// This word or sign.
    Word(&'static str),
    /// One of these words or signs.
    OneOf(&'static [&'static str]),
    Expression,
    Name,
    Statement,
    EndOfLine,
    /// A line that is indented further than the one before.
    IndentedBlock,
    Type,
}
