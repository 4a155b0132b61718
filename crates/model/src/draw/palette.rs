//! The colours that a scene is painted in, wherever the style sheet does not reach.

use serde::{Deserialize, Serialize};

use super::scene::Ink;

/// What is painted where no colour is known.
const FALLBACK: &str = "#808080";

/// A colour for each [`Ink`], and the font.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Palette {
    /// `#rrggbb`, which every program reads, for each ink by its place.
    pub colours: Vec<String>,
    /// The font's families, as CSS names them.
    pub font: String,
}

impl Palette {
    /// A colour as `#rrggbb`.
    pub fn colour(&self, ink: Ink) -> &str {
        self.colours.get(ink.place()).map_or(FALLBACK, String::as_str)
    }

    pub fn font(&self) -> &str {
        if self.font.is_empty() { "sans-serif" } else { &self.font }
    }
}
