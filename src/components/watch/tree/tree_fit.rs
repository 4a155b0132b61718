//! How a drawing fits the viewport: its first zoom factor, and whether it is laid on its side.

use grove_model::search::player::Player;
use grove_model::view::tree::Drawing;
use web_sys::Element;
use yew::prelude::*;

use super::tree_chain::readable_zoom;
use super::tree_zoom::Zoom;
use crate::platform::page::SizeObserver;

/// The share of the viewport's width or height, along the path, at which the current node is put: past
/// the middle, which leaves room for the levels before it.
pub(super) const SHARE_BEFORE_CURRENT: f64 = 0.7;
/// The range of zoom factors for fitting a drawing.
const FIT_ZOOM_RANGE: (f64, f64) = (0.35, 2.6);
/// The highest one while a search is presented to a class.
const MAX_PRESENTED_ZOOM: f64 = 3.34;
/// The lowest one for showing the whole tree: that of some ten thousand rows in a small panel. All
/// that is visible then is where the branches are.
const MIN_WHOLE_ZOOM: f64 = 0.005;
/// How much of a path the fitted zoom shows if its digits are readable then, in units of the drawing:
/// ten levels. Paths are read from top to bottom.
const FITTED_PATH_HEIGHT: f64 = 300.0;
/// How much of a drawing with a straight path is visible at first across the path, in units of the
/// drawing: nine rows.
const INITIAL_SPAN_ACROSS_PATH: f32 = 270.0;
/// The same along the path: twelve levels.
const INITIAL_SPAN_ALONG_PATH: f32 = 400.0;
/// The highest initial zoom factor of a drawing with a straight path.
const MAX_INITIAL_ZOOM: f64 = 2.2;
/// The lowest one, as a share of the highest zoom factor for fitting a drawing: digits are 14 pixels
/// high, and 18 while a search is presented.
const MIN_INITIAL_SHARE: f64 = 0.45;
/// A drawing is laid on its side if that makes it larger by this factor.
const MIN_SIDEWAYS_GAIN: f64 = 1.2;
/// The room in pixels for the names of the levels: left of an upright tree, and below one on its
/// side.
const NAMES_ROOM: (f64, f64) = (52.0, 20.0);
/// An upright tree in a narrower viewport has no names.
const MIN_NAMED_WIDTH: f64 = 500.0;

/// Returns the room for the names of the levels, left of the tree and below it, in a viewport of
/// this width.
pub(super) fn names_room(visible_width: f64, is_sideways: bool) -> (f64, f64) {
    let (left, bottom) = NAMES_ROOM;
    match is_sideways {
        true => (0.0, bottom),
        false if visible_width < MIN_NAMED_WIDTH => (0.0, 0.0),
        false => (left, 0.0),
    }
}

/// Returns the zoom for the button and the key that show the whole tree. They toggle between the zoom
/// that shows all of it and the fitted one. If the fitted zoom shows all of it, too, there is nothing
/// to toggle, and they return that one. To show all of it, scrolls to the root.
pub(crate) fn whole_tree_zoom(viewport: &NodeRef, drawing: Option<&Drawing>, zoom: Zoom) -> Zoom {
    let (Some(drawing), Some(viewport)) = (drawing, viewport.cast::<Element>()) else {
        return Zoom::Fitted;
    };
    let factor = whole_tree_factor(&viewport, drawing);
    let (fitted_factor, is_sideways) = initial_fit(&viewport, Some(drawing), None);
    let is_fitted_whole = !drawing.has_straight_path && fitted_factor <= factor;
    if zoom.is_whole() || is_fitted_whole {
        return Zoom::Fitted;
    }
    scroll_to_root(&viewport, is_sideways);
    Zoom::Whole(factor)
}

/// Scrolls to the first level. The sheet never ends within what is visible, so a tree that is scrolled
/// would not fit.
fn scroll_to_root(viewport: &Element, is_sideways: bool) {
    if is_sideways {
        viewport.set_scroll_left(0);
    } else {
        viewport.set_scroll_top(0);
    }
}

/// Returns the factor at which all nodes of a drawing are visible. The drawing must be upright; it is
/// measured on its side if it is shown that way.
pub(super) fn whole_tree_factor(viewport: &Element, drawing: &Drawing) -> f64 {
    let (_, is_sideways) = initial_fit(viewport, Some(drawing), None);
    let turned = is_sideways.then(|| drawing.clone().into_sideways());
    let drawing = turned.as_ref().unwrap_or(drawing);
    let (width, height) = match (drawing.has_straight_path, is_sideways) {
        (false, _) => (drawing.width, drawing.height),
        (true, true) => (drawing.farthest(), drawing.height),
        (true, false) => (drawing.width, drawing.farthest()),
    };
    fit(named_room(viewport, is_sideways), width, height).clamp(MIN_WHOLE_ZOOM, max_zoom(viewport))
}

/// Returns whether the page lays the tree of a search on its side.
pub(super) fn is_shown_sideways(player: &Player) -> bool {
    let drawing = Drawing::of_player(player);
    let viewport = gloo::utils::document().query_selector("[data-place=tree]");
    matches!(viewport, Ok(Some(viewport)) if initial_fit(&viewport, Some(&drawing), None).1)
}

/// Returns the highest zoom factor for fitting a drawing.
fn max_zoom(viewport: &Element) -> f64 {
    let is_presented = matches!(viewport.closest("[data-present]"), Ok(Some(_)));
    if is_presented { MAX_PRESENTED_ZOOM } else { FIT_ZOOM_RANGE.1 }
}

/// Returns the fitted zoom factor of a drawing, or of a `path` with this width and height, and
/// whether it is laid on its side. Around a straight path, the tree is drawn at a readable size; the
/// viewport follows the path. Without a drawing and a path, the factor is 1.
pub(super) fn initial_fit(
    viewport: &Element,
    drawing: Option<&Drawing>,
    path: Option<(f32, f32)>,
) -> (f64, bool) {
    let max_zoom = max_zoom(viewport);
    let clamp_factor = |factor: f64| factor.clamp(FIT_ZOOM_RANGE.0, max_zoom);
    let visible = visible_size(viewport);
    match (drawing, path) {
        (Some(drawing), _) if drawing.has_straight_path => {
            let (across, along) = (INITIAL_SPAN_ACROSS_PATH, INITIAL_SPAN_ALONG_PATH);
            let is_sideways = visible.0 > visible.1;
            let (width, height) = if is_sideways { (along, across) } else { (across, along) };
            let factor = fit(visible, width, height);
            (factor.clamp(MIN_INITIAL_SHARE * max_zoom, MAX_INITIAL_ZOOM), is_sideways)
        }
        (Some(drawing), _) => {
            let sideways = drawing.clone().into_sideways();
            let [upright_room, sideways_room] =
                [false, true].map(|is_sideways| named_room(viewport, is_sideways));
            // A deep tree that is too small either way is still larger on its side.
            let upright_factor = fit(upright_room, drawing.width, drawing.height).min(max_zoom);
            let sideways_factor = fit(sideways_room, sideways.width, sideways.height).min(max_zoom);
            let is_sideways = sideways_factor > upright_factor * MIN_SIDEWAYS_GAIN;
            let whole = clamp_factor(if is_sideways { sideways_factor } else { upright_factor });
            let level_width_factor = if is_sideways {
                sideways_room.1 / f64::from(sideways.height)
            } else {
                upright_room.0 / f64::from(drawing.width)
            };
            (readable_zoom(whole, level_width_factor), is_sideways)
        }
        (None, Some((width, height))) => {
            let fitted = fit(visible, width, height.min(FITTED_PATH_HEIGHT as f32));
            let readable = (MIN_INITIAL_SHARE * max_zoom).min(visible.0 / f64::from(width));
            (clamp_factor(fitted.max(readable)), false)
        }
        (None, None) => (1.0, false),
    }
}

/// Returns the factor at which this width and height just fit into a room.
fn fit(room: (f64, f64), width: f32, height: f32) -> f64 {
    (room.0 / f64::from(width)).min(room.1 / f64::from(height))
}

/// Returns the width and height of the visible area, in pixels.
pub(super) fn visible_size(viewport: &Element) -> (f64, f64) {
    (f64::from(viewport.client_width()), f64::from(viewport.client_height()))
}

/// Returns the room for a tree beside the names of its levels.
fn named_room(viewport: &Element, is_sideways: bool) -> (f64, f64) {
    let (width, height) = visible_size(viewport);
    let (left, bottom) = names_room(width, is_sideways);
    (width - left, height - bottom)
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
