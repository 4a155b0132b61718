//! How a drawing fits the viewport: its first zoom factor, and whether it is laid on its side.

use grove_model::view::tree::{Drawing, DrawnNode};
use web_sys::Element;
use yew::prelude::*;

use super::tree_chain::readable_zoom;
use super::tree_zoom::{USER_ZOOM_RANGE, Zoom};
use crate::platform::page::SizeObserver;

/// The range of zoom factors for fitting a drawing.
const FIT_ZOOM_RANGE: (f64, f64) = (0.35, 1.6);
/// How much of a path the fitted zoom shows, in units of the drawing: ten levels. Paths are read from
/// top to bottom.
const FITTED_PATH_HEIGHT: f64 = 300.0;
/// How much of a drawing with a straight path is visible at first across the path, in units of the
/// drawing: ten rows.
const INITIAL_SPAN_ACROSS_PATH: f32 = 290.0;
/// The same along the path: twelve levels.
const INITIAL_SPAN_ALONG_PATH: f32 = 400.0;
/// The range of initial zoom factors of a drawing with a straight path. At the lowest, digits are 14
/// pixels high.
const INITIAL_ZOOM_RANGE: (f64, f64) = (1.17, 2.0);
/// A drawing is laid on its side if that makes it larger by this factor.
const MIN_SIDEWAYS_GAIN: f64 = 1.2;
/// The space after the last level of the whole tree, in units of the drawing: room for its nodes
/// and for what is written below them.
pub(super) const LAST_LEVEL_MARGIN: f32 = 24.0;
/// Zoom factors that differ by less count as equal, because of rounding.
const MIN_FACTOR_DIFFERENCE: f64 = 1e-6;

/// Returns the zoom for the button and the key that show the whole tree. They toggle between the zoom
/// that shows all of it and the fitted one, which they return if all of the tree is shown already.
/// If the fitted zoom shows all of it, too, there is nothing to toggle, and they return that one.
pub(crate) fn whole_tree_zoom(viewport: &NodeRef, drawing: Option<&Drawing>, zoom: Zoom) -> Zoom {
    let (Some(drawing), Some(viewport)) = (drawing, viewport.cast::<Element>()) else {
        return Zoom::Fitted;
    };
    let factor = whole_tree_factor(&viewport, drawing);
    if !drawing.has_straight_path && initial_fit(&viewport, Some(drawing), None).0 <= factor {
        return Zoom::Fitted;
    }
    match zoom {
        Zoom::Absolute(previous) if (previous - factor).abs() < MIN_FACTOR_DIFFERENCE => {
            Zoom::Fitted
        }
        Zoom::Fitted | Zoom::Relative(_) | Zoom::Absolute(_) => Zoom::Absolute(factor),
    }
}

/// Returns the factor at which all nodes of a drawing are visible. The drawing must be upright; it is
/// measured on its side if it is shown that way.
pub(super) fn whole_tree_factor(viewport: &Element, drawing: &Drawing) -> f64 {
    let (_, is_sideways) = initial_fit(viewport, Some(drawing), None);
    let turned = is_sideways.then(|| drawing.clone().into_sideways());
    let drawing = turned.as_ref().unwrap_or(drawing);
    if !drawing.has_straight_path {
        return fit(viewport, drawing.width, drawing.height)
            .clamp(FIT_ZOOM_RANGE.0, FIT_ZOOM_RANGE.1);
    }
    let farthest = |of: fn(&DrawnNode) -> f32| {
        drawing.nodes.iter().map(of).fold(0.0, f32::max) + LAST_LEVEL_MARGIN
    };
    let (width, height) = if drawing.is_sideways {
        (farthest(|node| node.x), drawing.height)
    } else {
        (drawing.width, farthest(|node| node.y))
    };
    fit(viewport, width, height).clamp(USER_ZOOM_RANGE.0, FIT_ZOOM_RANGE.1)
}

/// Returns the fitted zoom factor of a drawing, or of a `path` with this width and height, and
/// whether it is laid on its side. Around a straight path, the tree is drawn at a readable size; the
/// viewport follows the path. Without a drawing and a path, the factor is 1.
pub(super) fn initial_fit(
    viewport: &Element,
    drawing: Option<&Drawing>,
    path: Option<(f32, f32)>,
) -> (f64, bool) {
    let clamp_factor = |factor: f64| factor.clamp(FIT_ZOOM_RANGE.0, FIT_ZOOM_RANGE.1);
    match (drawing, path) {
        (Some(drawing), _) if drawing.has_straight_path => {
            let (across, along) = (INITIAL_SPAN_ACROSS_PATH, INITIAL_SPAN_ALONG_PATH);
            let is_sideways = viewport.client_width() > viewport.client_height();
            let (width, height) = if is_sideways { (along, across) } else { (across, along) };
            let factor = fit(viewport, width, height);
            (factor.clamp(INITIAL_ZOOM_RANGE.0, INITIAL_ZOOM_RANGE.1), is_sideways)
        }
        (Some(drawing), _) => {
            let sideways = drawing.clone().into_sideways();
            // A deep tree that is too small either way is still larger on its side.
            let fit_factor =
                |width: f32, height: f32| fit(viewport, width, height).min(FIT_ZOOM_RANGE.1);
            let upright_factor = fit_factor(drawing.width, drawing.height);
            let sideways_factor = fit_factor(sideways.width, sideways.height);
            let is_sideways = sideways_factor > upright_factor * MIN_SIDEWAYS_GAIN;
            let whole = clamp_factor(if is_sideways { sideways_factor } else { upright_factor });
            let level_width_factor = if is_sideways {
                f64::from(viewport.client_height()) / f64::from(sideways.height)
            } else {
                f64::from(viewport.client_width()) / f64::from(drawing.width)
            };
            (readable_zoom(whole, level_width_factor), is_sideways)
        }
        (None, Some((width, height))) => {
            (clamp_factor(fit(viewport, width, height.min(FITTED_PATH_HEIGHT as f32))), false)
        }
        (None, None) => (1.0, false),
    }
}

/// Returns the factor at which this width and height just fit.
fn fit(viewport: &Element, width: f32, height: f32) -> f64 {
    let (visible_width, visible_height) =
        (f64::from(viewport.client_width()), f64::from(viewport.client_height()));
    (visible_width / f64::from(width)).min(visible_height / f64::from(height))
}

/// Calls `measure` when `dependencies` change, and when the viewport is resized.
#[hook]
pub(crate) fn use_measurement<T: PartialEq + 'static>(
    viewport: &NodeRef,
    dependencies: T,
    measure: impl Fn() + 'static,
) {
    let viewport = viewport.clone();
    use_effect_with(dependencies, move |_| {
        measure();
        let resizes =
            viewport.cast::<Element>().and_then(|viewport| SizeObserver::of(&viewport, measure));
        move || drop(resizes)
    });
}
