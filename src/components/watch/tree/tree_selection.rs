//! Showing the selected node of the tree.

use web_sys::Element;
use yew::prelude::*;

/// Pixels between the center of the selected node and the edge. It is small, so that a node stays
/// in place between the two clicks of a double click.
const MARGIN: f64 = 8.0;

/// Scrolls the selected node into the viewport when another one is selected, or when it has moved.
#[hook]
pub(super) fn use_selection_in_view<T: PartialEq + 'static>(viewport: &NodeRef, dependencies: T) {
    let viewport = viewport.clone();
    use_effect_with(dependencies, move |_| {
        let Some(viewport) = viewport.cast::<Element>() else { return };
        let Ok(Some(ring)) = viewport.query_selector("[data-selected]") else { return };
        let (port, ring) = (viewport.get_bounding_client_rect(), ring.get_bounding_client_rect());
        let distance = |start: f64, end: f64, near: f64, far: f64| {
            let middle = f64::midpoint(start, end);
            let is_inside = near + MARGIN <= middle && middle <= far - MARGIN;
            if is_inside { 0 } else { (middle - f64::midpoint(near, far)) as i32 }
        };
        let across = distance(ring.left(), ring.right(), port.left(), port.right());
        let down = distance(ring.top(), ring.bottom(), port.top(), port.bottom());
        viewport.set_scroll_left(viewport.scroll_left() + across);
        viewport.set_scroll_top(viewport.scroll_top() + down);
    });
}
