//! The zoom of a tree that is little more than a chain: it is readable, and scrolls along the chain.

/// The zoom at which digits are 14 pixels high.
const READABLE_ZOOM: f64 = 1.17;
/// The zoom at which digits are 9 pixels high: at a lower one, a tree is not shown as a whole.
const MIN_WHOLE_ZOOM: f64 = 0.75;
/// A drawing that would fit across its levels at this zoom is little more than a chain.
const CHAIN_ZOOM: f64 = 2.4;

/// Returns the zoom for a drawing that fits as a whole at `whole_zoom`, and across its levels at
/// `across_zoom`. Another tree is shown as a whole, unless that is too small.
pub(super) fn readable_zoom(whole_zoom: f64, across_zoom: f64) -> f64 {
    let is_chain = across_zoom >= CHAIN_ZOOM;
    let is_small = whole_zoom < if is_chain { READABLE_ZOOM } else { MIN_WHOLE_ZOOM };
    if is_small && across_zoom >= READABLE_ZOOM { READABLE_ZOOM } else { whole_zoom }
}
