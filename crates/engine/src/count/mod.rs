//! How many solutions a puzzle has, and which.
//!
//! Owns counting them, walking through them in order, and estimating their number
//! where they cannot be counted. Everything works in slices, so that the caller can
//! show how far it is or give up between two of them. It must not know why a
//! number is wanted. All but the order of solutions knows every rule.

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
