//! The zoom of a tree that is little more than a chain: it is readable, and scrolls along the chain.

/// The zoom at which digits are 14 pixels high.
const READABLE_ZOOM: f64 = 1.17;

/// Returns the zoom for a drawing that fits as a whole at `whole_zoom`, and across its levels at
/// `across_zoom`.
pub(super) fn readable_zoom(whole_zoom: f64, across_zoom: f64) -> f64 {
    if whole_zoom < READABLE_ZOOM && across_zoom >= READABLE_ZOOM {
        READABLE_ZOOM
    } else {
        whole_zoom
    }
}
