//! Scrolling and zooming of the viewport: after the current node, after what was collapsed or
//! expanded, and by the pointer and the wheel.

use std::rc::Rc;

use grove_model::search::tree::LastFold;
use grove_model::view::tree::Drawing;
use web_sys::Element;
use yew::prelude::*;

use super::tree_drawing::frame;
use super::tree_fit::{SHARE_BEFORE_CURRENT, whole_tree_factor};
use super::tree_zoom::Zoom;
use crate::platform::page::listen;

/// Pixels between the current node and the edge at which the viewport starts to follow.
const FOLLOW_MARGIN: f64 = 24.0;
/// A viewport counts as resized if its width or height changes by more than this share of it.
const RESIZED_SHARE: f64 = 0.2;

/// Makes what was collapsed or expanded visible. Resets to the fitted zoom after a collapse or
/// expansion, and shows the whole tree after expanding everything. Keeps the whole tree visible when
/// the viewport is resized or the worker reports more nodes. When the search moves on and the tree
/// grows out of the viewport, the zoom stays as it is.
///
/// `drawing` is upright; `position` is that of the search, with the width and height of the viewport.
#[hook]
pub(super) fn use_whole_in_view<T: PartialEq + Copy + 'static>(
    viewport: &NodeRef,
    drawing: Option<&Rc<Drawing>>,
    position: (T, (f64, f64)),
    last_fold: LastFold,
    zoom: Zoom,
    on_zoom: &Callback<Zoom>,
) {
    let (position, visible_size) = position;
    let seen = use_mut_ref(|| (last_fold.count, position));
    let drawing = drawing.cloned();
    let size = drawing.as_ref().map(|drawing| (drawing.width, drawing.height));
    let (viewport, on_zoom) = (viewport.clone(), on_zoom.clone());
    use_effect_with((last_fold, position, size, visible_size), move |_| {
        let (seen_count, seen_position) = seen.replace((last_fold.count, position));
        let is_folded = last_fold.count > seen_count;
        // Other drawings are fitted as a whole.
        let is_straight = drawing.as_ref().is_some_and(|drawing| drawing.has_straight_path);
        if is_folded && !(last_fold.is_all && is_straight) {
            on_zoom.emit(Zoom::Fitted);
        } else if is_folded || zoom.is_whole() {
            let (Some(drawing), Some(viewport)) = (drawing, viewport.cast::<Element>()) else {
                return;
            };
            let whole = whole_tree_factor(&viewport, &drawing);
            on_zoom.emit(match zoom {
                Zoom::Whole(factor) if position != seen_position && whole >= factor => zoom,
                Zoom::Whole(factor) if position != seen_position => Zoom::Absolute(factor),
                Zoom::Fitted | Zoom::Relative(_) | Zoom::Whole(_) | Zoom::Absolute(_) => {
                    Zoom::Whole(whole)
                }
            });
        }
    });
}

/// Keeps a straight path in place on the screen while the tree grows beside it. `visible_size` is the
/// width and height of the viewport in pixels, 0 until they are measured. `placing` is whether the path
/// stays in the middle, and whether its levels have names ([`frame`]).
#[hook]
pub(crate) fn use_fixed_path(
    viewport: &NodeRef,
    drawing: Option<&Drawing>,
    factor: f64,
    visible_size: (f64, f64),
    placing: (bool, bool),
) {
    let previous = use_mut_ref(|| None::<(bool, f64)>);
    let straight = drawing.filter(|drawing| drawing.has_straight_path && visible_size.0 > 0.0);
    let path_position = straight.map(|drawing| {
        let root = &drawing.nodes[0];
        let shift = frame(drawing, factor, visible_size, placing).shift;
        let is_sideways = drawing.is_sideways;
        let (position, shift) = if is_sideways { (root.y, shift.1) } else { (root.x, shift.0) };
        (is_sideways, f64::from(position) * factor + shift)
    });
    let viewport = viewport.clone();
    use_effect_with(path_position, move |&path_position| {
        let previous = previous.replace(path_position);
        let (Some((is_sideways, now)), Some(viewport)) =
            (path_position, viewport.cast::<Element>())
        else {
            return;
        };
        // The first time, the path counts as being in the middle.
        let middle = if is_sideways { visible_size.1 / 2.0 } else { visible_size.0 / 2.0 };
        let previous = previous.filter(|&(was_sideways, _)| was_sideways == is_sideways);
        let distance = (now - previous.map_or(middle, |(_, before)| before)).round() as i32;
        if is_sideways {
            viewport.set_scroll_top(viewport.scroll_top() + distance);
        } else {
            viewport.set_scroll_left(viewport.scroll_left() + distance);
        }
    });
}

/// Scrolls the current node back into the viewport when a step or a zoom has moved it out, and to its
/// usual place when the size of the viewport has changed considerably.
#[hook]
pub(crate) fn use_current_in_view<T: PartialEq + 'static>(
    viewport: &NodeRef,
    dependencies: T,
    visible_size: (f64, f64),
    factor: f64,
) {
    let viewport = viewport.clone();
    let previous_size = use_mut_ref(|| visible_size);
    use_effect_with((dependencies, visible_size, factor), move |_| {
        let previous_size = previous_size.replace(visible_size);
        scroll_to_current(&viewport, is_resized(previous_size, visible_size));
    });
}

/// Returns whether a viewport that was visible before has another size now.
fn is_resized(before: (f64, f64), now: (f64, f64)) -> bool {
    let is_other = |now: f64, before: f64| (now - before).abs() > before * RESIZED_SHARE;
    before.0 > 0.0 && (is_other(now.0, before.0) || is_other(now.1, before.1))
}

/// Scrolls to the current node if it is near an edge or outside, or if `always` is set. Puts it in the
/// middle across the path, and past the middle along the path.
pub(super) fn scroll_to_current(viewport: &NodeRef, always: bool) {
    let Some(viewport) = viewport.cast::<Element>() else { return };
    let Ok(Some(current)) = viewport.query_selector("[data-current]") else { return };
    let (viewport_rect, current_rect) =
        (viewport.get_bounding_client_rect(), current.get_bounding_client_rect());
    let (x, y) = (
        current_rect.x() + current_rect.width() / 2.0,
        current_rect.y() + current_rect.height() / 2.0,
    );
    let is_sideways = matches!(viewport.query_selector("[data-lies]"), Ok(Some(_)));
    let (width_share, height_share) =
        if is_sideways { (SHARE_BEFORE_CURRENT, 0.5) } else { (0.5, SHARE_BEFORE_CURRENT) };
    if always
        || x < viewport_rect.left() + FOLLOW_MARGIN
        || x > viewport_rect.right() - FOLLOW_MARGIN
    {
        let middle = viewport_rect.x() + viewport_rect.width() * width_share;
        viewport.set_scroll_left(viewport.scroll_left() + (x - middle) as i32);
    }
    if always
        || y < viewport_rect.top() + FOLLOW_MARGIN
        || y > viewport_rect.bottom() - FOLLOW_MARGIN
    {
        let middle = viewport_rect.y() + viewport_rect.height() * height_share;
        viewport.set_scroll_top(viewport.scroll_top() + (y - middle) as i32);
    }
}

/// Pans while the mouse button is held down. On touch screens, the browser scrolls by itself.
pub(super) fn pan(viewport: &NodeRef, event: &PointerEvent) {
    if event.buttons() & 1 == 0 || event.pointer_type() != "mouse" {
        return;
    }
    if let Some(viewport) = viewport.cast::<Element>() {
        viewport.set_scroll_left(viewport.scroll_left() - event.movement_x());
        viewport.set_scroll_top(viewport.scroll_top() - event.movement_y());
    }
}

/// Zooms on wheel events with Control or Meta, which include pinches on a touchpad. Yew's wheel listeners
/// are passive and cannot keep the browser from zooming the page.
#[hook]
pub(super) fn use_wheel(viewport: &NodeRef, zoom: Zoom, on_zoom: Callback<Zoom>) {
    let viewport = viewport.clone();
    use_effect_with(zoom, move |&zoom| {
        let listener = viewport.cast::<Element>().map(|viewport| {
            listen(&viewport, "wheel", move |event: &WheelEvent| {
                if event.ctrl_key() || event.meta_key() {
                    event.prevent_default();
                    on_zoom.emit(zoom.turned_by(event.delta_y()));
                }
            })
        });
        move || drop(listener)
    });
}
