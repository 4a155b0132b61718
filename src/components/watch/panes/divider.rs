//! A divider between two parts of the view: its sizes in the style sheet and on the screen.

use grove_model::base::panes::{Divider, Panes, TreePlace};
use grove_model::draw::decimal::Decimal;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The step of an arrow key, in thousandths of the window.
const KEY_STEP: u16 = 20;
/// How much smaller than its size a board may be, in pixels: its cells are whole pixels wide.
const BOARD_SLACK: f64 = 16.0;

/// What can be moved in a place of the tree.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Bar {
    pub(super) divider: Divider,
    pub(super) panes: Panes,
}

impl Bar {
    /// Returns whether the divider is a vertical line.
    pub(super) fn is_upright(self) -> bool {
        self.divider == Divider::Board && self.panes.tree_place == TreePlace::Beside
    }

    /// Shows a size, or the one that the page chooses. The policy of the page forbids attributes
    /// with styles, but not this.
    pub(super) fn show(self, view: &HtmlElement, size: Option<u16>) {
        let (name, unit) = match (self.divider, self.panes.tree_place) {
            (Divider::Board, TreePlace::Beside) => ("--board-width", "dvw"),
            (Divider::Board, TreePlace::Below) => ("--board-height", "dvh"),
            (Divider::Map, _) => ("--map-share", "dvh"),
        };
        let style = view.style();
        // A size that cannot be set leaves the page as it was.
        let _ = match size {
            Some(size) => {
                style.set_property(name, &format!("{}{unit}", Decimal(f64::from(size) / 10.0)))
            }
            None => style.remove_property(name).map(drop),
        };
    }

    /// Returns the size on the screen, in thousandths of the window.
    pub(super) fn shown(self, view: &Element) -> Option<u16> {
        let selector = match self.divider {
            Divider::Board => ".board",
            Divider::Map => ".map-strip",
        };
        let rect = view.query_selector(selector).ok()??.get_bounding_client_rect();
        let length = if self.is_upright() { rect.width() } else { rect.height() };
        Some((length / self.window_length()? * 1000.0).round() as u16)
    }

    /// Shows a size, and returns the one that there is room for.
    pub(super) fn fit(self, view: &HtmlElement, size: u16) -> u16 {
        let (least, most) = self.panes.range(self.divider);
        let size = size.clamp(least, most);
        self.show(view, Some(size));
        let (Some(shown), Some(window)) = (self.shown(view), self.window_length()) else {
            return size;
        };
        let slack = (BOARD_SLACK / window * 1000.0).ceil() as u16;
        if shown + slack >= size {
            return size;
        }
        let size = shown.clamp(least, most);
        self.show(view, Some(size));
        size
    }

    /// Returns the size that puts the divider under the pointer.
    pub(super) fn size_at(self, view: &Element, event: &PointerEvent) -> Option<u16> {
        let rect = view.get_bounding_client_rect();
        let length = match self.divider {
            Divider::Board if self.is_upright() => f64::from(event.client_x()) - rect.left() - 12.0,
            Divider::Board => f64::from(event.client_y()) - rect.top() - 8.0,
            Divider::Map => {
                let strip = view.query_selector(".map-strip").ok()??;
                strip.get_bounding_client_rect().bottom() - f64::from(event.client_y()) - 7.0
            }
        };
        Some((length.max(0.0) / self.window_length()? * 1000.0).round() as u16)
    }

    /// Returns what a key makes of a size: the size that the page chooses for Enter, and `None`
    /// for a key that does not move the divider.
    pub(super) fn size_after(self, key: &str, size: u16) -> Option<Option<u16>> {
        let (least, most) = self.panes.range(self.divider);
        let grows = match (key, self.divider) {
            ("ArrowRight", _) | ("ArrowUp", Divider::Map) | ("ArrowDown", Divider::Board) => true,
            ("ArrowLeft", _) | ("ArrowDown", Divider::Map) | ("ArrowUp", Divider::Board) => false,
            ("Home", _) => return Some(Some(least)),
            ("End", _) => return Some(Some(most)),
            ("Enter", _) => return Some(None),
            _ => return None,
        };
        Some(Some(if grows { size + KEY_STEP } else { size.saturating_sub(KEY_STEP) }))
    }

    fn window_length(self) -> Option<f64> {
        let window = gloo::utils::window();
        let length = if self.is_upright() { window.inner_width() } else { window.inner_height() };
        length.ok()?.as_f64().filter(|length| *length > 0.0)
    }
}
