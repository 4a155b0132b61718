//! Searches as text for other programs: their steps, trees and levels.
//!
//! A search can be too long for memory, so nothing here holds a whole text. Each writer
//! implements [`Lines`]: it appends a bounded number of lines at a time and continues
//! where it stopped. The text does not depend on how it is divided into calls. Nothing
//! here is localized: columns, shapes and statuses have names that other programs know.

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
    /// Appends at most this many further lines, or does an equivalent amount of work.
    /// Returns whether there is more to come.
    fn write(&mut self, text: &mut String, lines: u64) -> bool;

    /// Returns how many of the requested nodes, steps or levels have been written.
    fn written(&self) -> u64;
}
