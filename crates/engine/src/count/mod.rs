//! How many solutions a puzzle has, and which.
//!
//! Owns counting solutions, visiting them in order, and estimating their number if they
//! cannot be counted. Everything works in slices, so that the caller can show progress or
//! give up between two of them. Must not know why a number is wanted. All of it supports
//! every rule, except for the order of solutions.

mod counter;
mod estimate;
mod level;
mod occurrences;
mod ruled;
mod solutions;

pub use counter::{Count, Counter};
pub use estimate::{Estimate, Estimator};
pub use occurrences::{Occurrences, Tally};
pub use solutions::{Solutions, Target};
