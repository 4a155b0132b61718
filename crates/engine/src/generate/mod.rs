//! Making puzzles.
//!
//! Owns how a full grid is drawn from a seed and how holes are dug into it, each hole
//! with the count that decides it, until the puzzle is what was asked for. The
//! same seed and options make the same puzzle on every machine: work is bounded by
//! search nodes, never by time. It must not know how a puzzle is shown or printed.

mod cost;
mod dig;
mod drawn;
mod fill;
mod generator;
mod options;
mod ruled;
mod symmetry;

pub use cost::Cost;
pub use dig::{Hole, Restored, Verdict};
pub use drawn::Drawn;
pub use generator::{Event, Generated, Generator, NotMade, Rejected, generate, generate_ruled};
pub use options::{Clues, Options, Unmeetable};
pub use symmetry::Symmetry;
