//! Why givens have no solution: as few of them as already contradict each other.
//!
//! Owns the search for such a set and the proof that there is none smaller. It must
//! not know how it is shown.

mod finder;
mod finding;
mod hitting;
mod probe;
mod search;

pub use finder::Finder;
pub use finding::{Conflict, Finding};
