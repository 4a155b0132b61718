//! The position of the plain walk between two steps.

use serde::{Deserialize, Serialize};

use crate::board::Digit;

/// The position of the plain walk between two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(in crate::search) enum Phase {
    /// The digits up to this value have been tested in the open cell; 0 if none has. If
    /// the last of them is legal, it has been placed and undone.
    Open(u8),
    /// This digit has been found legal and is placed next.
    Legal(Digit),
    /// The open cell has no legal digit, and the dead end has been reported.
    Dead,
    /// The board is full, and the solution has not been reported yet.
    Full,
    /// The board is full, and the solution has been counted.
    Solution,
}
