//! Where a guided walk is between two steps.

use serde::{Deserialize, Serialize};

/// Where a walk is between two steps, and what cannot be counted from its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::search) struct Pause {
    /// Branches of the open node that were placed and taken back.
    pub(super) tried: u8,
    /// Events since the last step.
    pub(super) events: u16,
    pub(super) guesses: u64,
}
