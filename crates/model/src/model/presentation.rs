//! A search presented to a class.

/// How a search is presented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presentation {
    /// Whether the screen is black.
    pub is_black: bool,
    /// Whether a ring follows the pointer.
    pub has_ring: bool,
}

impl Default for Presentation {
    fn default() -> Self {
        Self { is_black: false, has_ring: true }
    }
}
