//! The colors for painting a scene where the style sheet does not apply.

use serde::{Deserialize, Serialize};

use super::scene::Ink;

/// The color for an ink that has none in the palette.
const FALLBACK_COLOR: &str = "#808080";

/// A color for each [`Ink`], and the font.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Palette {
    /// The color of each ink as `#rrggbb`, which every program reads, in the order of
    /// [`Ink::index`].
    pub colors: Vec<String>,
    /// The font families, in CSS syntax.
    pub font: String,
}

impl Palette {
    /// Returns the color as `#rrggbb`.
    pub fn color(&self, ink: Ink) -> &str {
        self.colors.get(ink.index()).map_or(FALLBACK_COLOR, String::as_str)
    }

    pub fn font(&self) -> &str {
        if self.font.is_empty() { "sans-serif" } else { &self.font }
    }
}
