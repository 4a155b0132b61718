//! The map as a drawing: what changes with each step apart from what does not.

mod axis;
mod mist;
mod overlay;
mod profile;
mod sketch;
mod strata;

use sudoku_engine::board::Cell;

use super::Picture;
use crate::scene::Scene;

pub use overlay::{Pointed, overlay};
pub use strata::MOST_BARS;

/// How a language writes what stands in a drawing.
#[derive(Clone, Copy)]
pub struct Lettering<'a> {
    /// A cell's place in a few letters.
    pub cell: &'a dyn Fn(Cell) -> String,
    /// A number.
    pub number: &'a dyn Fn(u64) -> String,
}

/// Everything but what changes with the step shown.
pub fn base(picture: &Picture<'_>, lettering: Lettering<'_>) -> Scene {
    let mut sketch = sketch::Sketch::default();
    mist::silhouette(picture, &mut sketch);
    axis::grid(picture, &mut sketch);
    mist::draw(picture, &mut sketch);
    strata::draw(picture, lettering, &mut sketch);
    axis::head(picture, lettering, &mut sketch);
    axis::draw(picture, lettering, &mut sketch);
    profile::draw(picture, lettering, &mut sketch);
    sketch.finish(picture.size())
}

/// The whole map in one drawing.
pub fn whole(picture: &Picture<'_>, lettering: Lettering<'_>) -> Scene {
    let mut scene = base(picture, lettering);
    scene.layers.extend(overlay(picture, None).layers);
    scene
}
