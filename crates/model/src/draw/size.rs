//! The size of a canvas.

use serde::{Deserialize, Serialize};

/// A canvas's size in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Size {
    /// Its width.
    pub width: u16,
    /// Its height.
    pub height: u16,
}
