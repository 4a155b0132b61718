//! The size of a canvas.

use serde::{Deserialize, Serialize};

/// A canvas size in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Size {
    pub width: u16,
    pub height: u16,
}
