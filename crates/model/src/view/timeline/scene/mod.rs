//! The map as a drawing, with what changes at each step separate from what does not.

mod axis;
mod axis_labels;
mod bars;
mod density;
mod overlay;
mod profile;
mod shade;

pub use axis_labels::AxisLabels;
pub use bars::MAX_BARS;
pub use overlay::{Pointed, overlay};

use super::Picture;
use crate::draw::scene::Scene;
use crate::draw::sketch::Sketch;

/// Draws everything except what changes with the current step.
pub fn base(picture: &Picture<'_>, axis_labels: AxisLabels<'_>) -> Scene {
    let mut sketch = Sketch::default();
    density::silhouette(picture, &mut sketch);
    axis::grid(picture, &mut sketch);
    density::draw(picture, &mut sketch);
    bars::draw(picture, axis_labels, &mut sketch);
    axis::head(picture, axis_labels, &mut sketch);
    axis::draw(picture, axis_labels, &mut sketch);
    profile::draw(picture, axis_labels, &mut sketch);
    sketch.finish(picture.size())
}

/// Draws the whole map as one scene.
pub fn whole(picture: &Picture<'_>, axis_labels: AxisLabels<'_>) -> Scene {
    let mut scene = base(picture, axis_labels);
    scene.layers.extend(overlay(picture, None).layers);
    scene
}
