//! A drawing that becomes a file of pixels.

use crate::draw::palette::Palette;
use crate::draw::scene::Scene;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    pub scene: Scene,
    pub palette: Palette,
}
