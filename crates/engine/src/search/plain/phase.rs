//! Where the plain search is between two moves.

use serde::{Deserialize, Serialize};

use crate::board::Digit;

/// Where the search is between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(in crate::search) enum Phase {
    /// The digits up to this value have been tested in the open cell; 0 at first.
    /// If the last is legal, it has been placed and taken back.
    Open(u8),
    /// This digit has been found legal and is about to be placed.
    Legal(Digit),
    /// The open cell has no legal digit, and that has been said.
    Dead,
    /// The board is full, and that has not been said yet.
    Full,
    /// The board is full, and the solution has been counted.
    Solution,
}
