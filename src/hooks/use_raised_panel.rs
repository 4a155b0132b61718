//! The panel of “Play” that lies over what is below the digits: how it is closed.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};
use yew::{TargetCast, hook, use_effect_with};

use super::use_play_scroll::put_panel_back;
use crate::platform::page::{self, listen};

/// Closes the panel with Escape, or when what it covers gets the focus.
#[hook]
pub(crate) fn use_raised_panel() {
    use_effect_with((), |()| {
        let document = gloo::utils::document();
        // Before the key does what it does elsewhere.
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let keys = EventListener::new_with_options(&document, "keydown", options, |event| {
            let is_escape =
                event.dyn_ref::<KeyboardEvent>().is_some_and(|press| press.key() == "Escape");
            if is_escape && is_on_top() {
                event.prevent_default();
                event.stop_propagation();
                close_raised_panel();
            }
        });
        let focus = listen(&document, "focusin", |event: &Event| {
            let target: Option<Element> = event.target_dyn_into();
            if target.is_some_and(|target| is_covered(&target)) {
                put_panel_back();
            }
        });
        move || drop((keys, focus))
    });
}

/// Gives the focus to the tab of the panel, which opened it, and puts the panel below the digits and the
/// words again. Before that, the tab is on the screen, so the page does not scroll.
pub(crate) fn close_raised_panel() {
    let tab = find(".play .panels > .segmented > [aria-pressed=true]");
    if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
        let _ = tab.focus();
    }
    put_panel_back();
}

/// Returns whether the panel lies over the page, and nothing over the panel.
fn is_on_top() -> bool {
    // What closes it is drawn only then.
    let close = page::rects([".play .panels[data-raised] > .panels-close"]);
    close.is_some_and(|[close]| close.height() > 0.0)
        && find("dialog[open], :popover-open").is_none()
}

fn is_covered(target: &Element) -> bool {
    let is_beside = matches!(target.closest(".play-side"), Ok(Some(_)))
        && matches!(target.closest(".panels"), Ok(None));
    is_beside
        && is_on_top()
        && page::rects([".play .panels"])
            .is_some_and(|[panel]| target.get_bounding_client_rect().bottom() > panel.top())
}

fn find(selector: &str) -> Option<Element> {
    gloo::utils::document().query_selector(selector).ok().flatten()
}
