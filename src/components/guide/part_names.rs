//! The names of the parts of a search, once, on top of them.

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::base::code::Code;
use grove_model::update::msg::{Msg, PageMsg};
use strum::VariantArray;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::text::SearchPart;

/// The pixels between a name and the edge of its part, and between two names.
const GAP: f64 = 10.0;

/// Draws the names of the parts.
pub(crate) fn part_names(page: &PageProps) -> Html {
    html! { <PartNames ..page.clone() /> }
}

/// The names. Any press on the page dismisses them, and still does what it otherwise does.
#[component]
fn PartNames(page: &PageProps) -> Html {
    let node = use_node_ref();
    use_effect({
        let node = node.clone();
        // What is below may be drawn, and move, at any time.
        move || place_names(&node)
    });
    use_effect_with((), {
        let (node, on_read) = (node.clone(), page.send::<()>(Msg::Page(PageMsg::PartsRead)));
        move |()| {
            let window = gloo::utils::window();
            let capture = EventListenerOptions::run_in_capture_phase();
            let moves = ["resize", "scroll"].map(|event| {
                let node = node.clone();
                EventListener::new_with_options(&window, event, capture, move |_| {
                    place_names(&node);
                })
            });
            let press =
                EventListener::new_with_options(&window, "pointerdown", capture, move |_| {
                    on_read.emit(());
                });
            move || drop((moves, press))
        }
    });
    let names = (1..).zip(SearchPart::VARIANTS).map(|(number, &part)| {
        html! {
            <p key={part.code()} class="part-name" data-part-name={part.code()}>
                <b class="part-number">{number}</b>
                <span>{page.text.search_part(part)}</span>
            </p>
        }
    });
    html! {
        <aside ref={node} class="part-names" aria-label={page.text.search_parts()}>{for names}</aside>
    }
}

/// Returns what selects a part.
const fn selector(part: SearchPart) -> &'static str {
    match part {
        SearchPart::Board => ".view-board .board",
        SearchPart::Tree => ".tree-viewport",
        SearchPart::Map => "[data-place=map]",
    }
}

/// Places each name at the lower edge of its part, or of the visible part of it, and above the
/// name below it. Parts out of sight have theirs at the edge of the screen.
fn place_names(names: &NodeRef) {
    let Some(names) = names.cast::<Element>() else { return };
    let document = gloo::utils::document();
    let mut bottom_limit = names.client_height().into();
    for &part in SearchPart::VARIANTS.iter().rev() {
        let name = names.query_selector(&format!("[data-part-name={}]", part.code()));
        let name = name.ok().flatten().and_then(|it| it.dyn_into::<HtmlElement>().ok());
        let place = document.query_selector(selector(part)).ok().flatten();
        let (Some(name), Some(place)) = (name, place) else { continue };
        let place = place.get_bounding_client_rect();
        let (x, y) = position(&name, &place, names.client_width().into(), bottom_limit);
        let _ = name.style().set_property("translate", &format!("{x}px {y}px"));
        let is_beside = place.left() > f64::from(names.client_width()) / 2.0;
        bottom_limit = if is_beside { bottom_limit } else { y };
    }
}

fn position(name: &HtmlElement, place: &DomRect, width: f64, bottom_limit: f64) -> (f64, f64) {
    let (own_width, own_height) = (f64::from(name.offset_width()), f64::from(name.offset_height()));
    let middle = f64::midpoint(place.left(), place.right()) - own_width / 2.0;
    let x = middle.clamp(GAP, (width - own_width - GAP).max(GAP));
    let lowest = bottom_limit - own_height - GAP;
    let inside = place.bottom() - own_height - GAP;
    (x.round(), inside.clamp(GAP, lowest.max(GAP)).round())
}
