//! Runs pupils' Sudoku programs in KuMir, 1C, Nuru and Python, one statement at a time, forward and
//! backward.
//!
//! A front end for each language turns text into one tree of statements; a compiler turns the tree
//! into compact code; one machine runs it. The machine finds the program's puzzle and grid, and
//! reports each write to the grid as a move of a search.
//!
//! ```
//! use sudoku_lessons::{Ending, Language, Machine, Program};
//!
//! let text = "for digit in range(1, 4):\n    print(digit)";
//! let program = Program::parse(Language::of(text), text).unwrap();
//! let mut machine = Machine::new(program.shared(), "");
//! machine.run(u64::MAX);
//! assert_eq!(machine.output(), "1\n2\n3\n");
//! assert_eq!(machine.ending(), Some(&Ending::Finished));
//! machine.back(3);
//! assert_eq!(machine.output(), "1\n2\n");
//! ```

mod code;
mod language;
mod library;
mod listings;
mod machine;
mod program;
mod puzzle;
mod source;
mod syntax;
mod tree;
pub mod wording;

pub use language::Language;
pub use machine::{
    CallView, Ending, Fault, GridMove, GridWrite, Kind, Machine, Moment, MoveCounts, NamedVariable,
    RuntimeError, VariableView,
};
pub use program::Program;
pub use puzzle::ReplaceError;
pub use source::{LineColumn, Span};
pub use syntax::{Expected, Problem, SyntaxError, TextPart, colored_parts};
pub use tree::BinaryOperator;
