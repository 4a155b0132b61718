//! The position of a guided walk between two steps.

use serde::{Deserialize, Serialize};

/// The position between two steps, and what cannot be derived from the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::search) struct GuidedPosition {
    /// The number of branches of the open node that were placed and undone.
    pub(super) tried_count: u8,
    pub(super) events: u16,
    pub(super) guesses: u64,
}
