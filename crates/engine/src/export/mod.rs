//! Searches as text for other programs: their steps, their trees, their levels.
//!
//! A search can be longer than any memory, so nothing here holds a whole text.
//! Each writer is [`Lines`]: it appends a bounded number of lines at a time and
//! goes on where it stopped. What it writes does not depend on how often it is
//! asked. Nothing here is in a language: columns, shapes and statuses have names
//! that programs know.

mod dot;
mod node;
mod profile;
mod records;
mod steps;
mod walk;

pub use dot::Dot;
pub use node::{Node, Status};
pub use profile::Profile;
pub use records::Records;
pub use steps::Steps;
pub use walk::Walk;

/// A text that is written line by line.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::export::{Lines, Steps};
/// use sudoku_engine::formats;
/// use sudoku_engine::search::{Goal, Stepper};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut steps = Steps::new(Stepper::new(&puzzle, Goal::FIRST), 1, 2);
/// let mut text = String::new();
/// while steps.write(&mut text, 100) {}
/// assert_eq!(text.lines().nth(1), Some("1,placed,1,1,1,1,1,0,"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Lines {
    /// Appends at most this many further lines, or does as much work as they would
    /// be. Says whether there is more to come.
    fn write(&mut self, text: &mut String, lines: u64) -> bool;

    /// Nodes, steps or levels written so far, of those that are wanted.
    fn written(&self) -> u64;
}
