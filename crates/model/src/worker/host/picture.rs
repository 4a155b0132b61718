//! A drawing to save as a bitmap.

use crate::draw::palette::Palette;
use crate::draw::scene::Scene;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    pub scene: Scene,
    pub palette: Palette,
}
