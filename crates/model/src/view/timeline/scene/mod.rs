//! The map as a drawing, with what changes at each step separate from what does not.

mod axis;
mod axis_labels;
mod bars;
mod density;
mod overlay;
mod profile;
mod shade;

pub use axis_labels::AxisLabels;
pub use bars::MOST_BARS;
pub use overlay::{Pointed, overlay};

use super::Picture;
use crate::draw::scene::Scene;
use crate::draw::sketch::Sketch;

/// Draws everything except what changes with the current step.
pub fn base(picture: &Picture<'_>, lettering: AxisLabels<'_>) -> Scene {
    let mut sketch = Sketch::default();
    density::silhouette(picture, &mut sketch);
    axis::grid(picture, &mut sketch);
    density::draw(picture, &mut sketch);
    bars::draw(picture, lettering, &mut sketch);
    axis::head(picture, lettering, &mut sketch);
    axis::draw(picture, lettering, &mut sketch);
    profile::draw(picture, lettering, &mut sketch);
    sketch.finish(picture.size())
}

/// Draws the whole map as one scene.
pub fn whole(picture: &Picture<'_>, lettering: AxisLabels<'_>) -> Scene {
    let mut scene = base(picture, lettering);
    scene.layers.extend(overlay(picture, None).layers);
    scene
}
