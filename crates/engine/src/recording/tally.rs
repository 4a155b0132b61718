//! What happened in some steps.

use serde::{Deserialize, Serialize};

/// What happened in some steps of a search. A dead end counts with the step that
/// takes back the digit before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Solutions found.
    pub solutions: u64,
    /// Dead ends come to.
    pub dead_ends: u64,
    /// The most digits that stood on the board after any of the steps.
    pub deepest: u16,
}
