//! The counts of a range of steps.

use serde::{Deserialize, Serialize};

/// The counts of a range of steps of a search. A dead end counts with the step that undoes
/// the digit before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub solutions: u64,
    pub dead_ends: u64,
    /// The greatest number of digits on the board after any of the steps.
    pub deepest: u16,
}
