//! A drawing that becomes a file of pixels.

use crate::draw::palette::Palette;
use crate::draw::scene::Scene;

/// A drawing to be painted in pixels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The drawing.
    pub scene: Scene,
    /// Its colours.
    pub palette: Palette,
}
