//! Collects shapes by style, so that each style is painted in one go.

use super::scene::{Align, Fill, Ink, Layer, Part, Scene, Stroke, Weight};

#[derive(Debug, Default)]
pub(crate) struct Sketch {
    layers: Vec<Layer>,
}

impl Sketch {
    /// Adds filled areas on top of what was drawn before.
    pub(crate) fn fill(&mut self, fill: Fill, parts: Vec<Part>) {
        self.path(Some(fill), None, parts);
    }

    pub(crate) fn stroke(&mut self, stroke: Stroke, parts: Vec<Part>) {
        self.path(None, Some(stroke), parts);
    }

    pub(crate) fn path(&mut self, fill: Option<Fill>, stroke: Option<Stroke>, parts: Vec<Part>) {
        if !parts.is_empty() {
            self.layers.push(Layer::Path { fill, stroke, parts });
        }
    }

    /// Adds bold texts of one size, each at its position.
    pub(crate) fn words(
        &mut self,
        ink: Ink,
        size: f32,
        align: Align,
        words: Vec<(f32, f32, String)>,
    ) {
        self.weighted_words((ink, Weight::Bold), size, align, words);
    }

    pub(crate) fn weighted_words(
        &mut self,
        (ink, weight): (Ink, Weight),
        size: f32,
        align: Align,
        words: Vec<(f32, f32, String)>,
    ) {
        if !words.is_empty() {
            self.layers.push(Layer::Words { ink, size, weight, align, words });
        }
    }

    pub(crate) fn finish(self, (width, height): (f32, f32)) -> Scene {
        Scene { width, height, layers: self.layers }
    }
}

pub(crate) const fn line(ink: Ink, width: f32) -> Stroke {
    Stroke { ink, width, dashed: false }
}

/// Returns an upper estimate of the width of a text in this font size.
pub(crate) fn estimated_width(words: &str, size: f32) -> f32 {
    words.chars().count() as f32 * size * 0.66
}
