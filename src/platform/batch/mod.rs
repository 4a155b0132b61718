//! Solving many puzzles from one file: the page's desk, the worker that keeps the batch, and the
//! workers that solve it.

mod desk;
mod keeper;
mod solver;
mod vault;

pub use desk::hold;
pub(crate) use desk::open;
pub(super) use keeper::keep;
pub(super) use solver::solve;
pub(super) use vault::remove;

/// The name of the worker that keeps a batch.
pub(super) const KEEPER: &str = "batch keeper";
/// The name of the workers that solve it.
pub(super) const SOLVER: &str = "batch solver";
