//! Why givens have no solution: a smallest set of givens that contradict each other.
//!
//! Owns the search for such a set and the proof that it is smallest. Must not depend on
//! how the result is shown.

mod finder;
mod finding;
mod hitting_set;
mod probe;
mod search;

pub use finder::Finder;
pub use finding::{Conflict, Finding};
