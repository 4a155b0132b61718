//! The colours that a scene is painted in, once it leaves the page and its style sheet.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Ink;

/// What is painted where no colour is known.
const FALLBACK: &str = "#808080";

/// A colour for each [`Ink`], and the font.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Palette {
    /// `#rrggbb` for each ink, which is what every program reads.
    pub colours: BTreeMap<Ink, String>,
    /// The font's families, as CSS names them.
    pub font: String,
}

impl Palette {
    /// A colour as `#rrggbb`.
    pub fn colour(&self, ink: Ink) -> &str {
        self.colours.get(&ink).map_or(FALLBACK, String::as_str)
    }

    /// The font's families, as CSS names them.
    pub fn font(&self) -> &str {
        if self.font.is_empty() { "sans-serif" } else { &self.font }
    }
}
