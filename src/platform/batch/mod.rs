//! Solving many puzzles from one file: the page's desk, the worker that keeps the batch, and the
//! workers that solve it.

mod coordinator;
mod desk;
mod solver;
mod vault;

pub(super) use coordinator::coordinate;
pub use desk::hold_file;
pub(crate) use desk::open;
pub(super) use solver::solve;
pub(super) use vault::remove;

/// The name of the worker that keeps a batch.
pub(super) const COORDINATOR: &str = "batch keeper";
/// The name of the workers that solve it.
pub(super) const SOLVER: &str = "batch solver";
/// The name of the workers that solve it and rate each puzzle.
pub(super) const RATER: &str = "batch rater";
