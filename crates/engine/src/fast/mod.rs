//! The fast solver, which does not record its search.
//!
//! Owns the shortest way from a puzzle to its answer: the first solution, all
//! solutions up to a limit, or the reason why there is none. It keeps no steps
//! and yields no events; use another module to watch a search. It uses no clock
//! and no threads, but works in slices of the length the caller requests, so that
//! the caller can stop between two slices.

mod answer;
pub mod classic;
mod layout;
mod position;
mod solver;
mod walk;

pub use answer::{Answer, Contradiction, Progress, Refutation};
pub(crate) use layout::Layout;
pub(crate) use position::{Order, Placement, Position};
pub use solver::Solver;
pub(crate) use walk::{Folding, FoundSolution, RootResult, Walk};
