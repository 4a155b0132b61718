//! The names of the parts of a search, once, on top of them.

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::base::code::Code;
use grove_model::draw::rect::Rect;
use grove_model::update::msg::{Msg, PageMsg};
use strum::VariantArray;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::text::SearchPart;

/// The pixels between a name and the edge of its part, and between two names.
const GAP: f64 = 10.0;
/// The pixels of a name that may be beside its part.
const OVERHANG: f64 = 20.0;
/// The pixels between two places that are tried for a name.
const ROW: f64 = 6.0;
/// What names should not cover: digits, nodes, counts, words and buttons.
const SEEN: &str = ".cell[data-origin=given],.tree-labels text,.tree-figures text,.tree-current,\
    .tree-words>*,.flag,.counter,.sentence p,.header,.watch button,.watch select,.watch input";
/// The pixels around these that names should not cover either.
const MARGIN: f64 = 4.0;
/// How much more a name counts than what else is covered.
const NAME_WEIGHT: f64 = 100.0;

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

/// Places each name where it covers the least of what is to be seen: within its part or on the
/// edge of it. Parts out of sight have theirs at the edge of the screen.
fn place_names(names: &NodeRef) {
    let Some(names) = names.cast::<Element>() else { return };
    let document = gloo::utils::document();
    let screen = (f64::from(names.client_width()), f64::from(names.client_height()));
    let mut obstacles = rects_of(SEEN, 1.0);
    for &part in SearchPart::VARIANTS.iter().rev() {
        let name = names.query_selector(&format!("[data-part-name={}]", part.code()));
        let name = name.ok().flatten().and_then(|it| it.dyn_into::<HtmlElement>().ok());
        let place = document.query_selector(selector(part)).ok().flatten();
        let (Some(name), Some(place)) = (name, place) else { continue };
        let size = (f64::from(name.offset_width()), f64::from(name.offset_height()));
        let (x, y) = position(size, rect(&place), screen, &obstacles);
        let _ = name.style().set_property("translate", &format!("{x}px {y}px"));
        // Names never cover each other.
        let own = [x - GAP, y - GAP, x + size.0 + GAP, y + size.1 + GAP];
        obstacles.push((Rect(own), NAME_WEIGHT));
    }
}

/// Returns where these elements are, each with this weight.
fn rects_of(selectors: &str, weight: f64) -> Vec<(Rect, f64)> {
    let Ok(found) = gloo::utils::document().query_selector_all(selectors) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|it| found.get(it)?.dyn_into::<Element>().ok());
    let around = |Rect([left, top, right, bottom])| {
        Rect([left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN])
    };
    elements.map(|it| (around(rect(&it)), weight)).collect()
}

fn rect(element: &Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect([rect.left(), rect.top(), rect.right(), rect.bottom()])
}

/// Returns the place of a name that covers the least; of several, the one nearest to the lower
/// edge and the middle of its part.
fn position(
    (width, height): (f64, f64),
    part: Rect,
    (screen_width, screen_height): (f64, f64),
    obstacles: &[(Rect, f64)],
) -> (f64, f64) {
    let Rect([left, top, right, bottom]) = part;
    let middle = f64::midpoint(left, right) - width / 2.0;
    let on_screen_x = |x: f64| x.clamp(GAP, (screen_width - width - GAP).max(GAP)).round();
    let on_screen_y = |y: f64| y.clamp(GAP, (screen_height - height - GAP).max(GAP)).round();
    let (lowest, highest) = (bottom - height / 2.0, top - height / 2.0);
    let rows =
        (0..=((lowest - highest) / ROW).max(0.0) as u32).map(|it| lowest - f64::from(it) * ROW);
    // The middle of the name stays inside of its part.
    let at_edges = [left + GAP, right - width - GAP, left - OVERHANG, right - width + OVERHANG];
    let columns = [middle].into_iter().chain(at_edges);
    let columns = columns.map(|x| on_screen_x(x.max(left + GAP - width / 2.0)));
    let places = rows.flat_map(|y| columns.clone().map(move |x| (x, on_screen_y(y))));
    let covered = |(x, y): (f64, f64)| {
        let own = Rect([x, y, x + width, y + height]);
        let areas = obstacles.iter().map(|&(rect, weight)| weight * own.overlap(rect));
        // Its part should be what most of it is on.
        areas.sum::<f64>() + 0.02 * (width * height - own.overlap(part))
    };
    let least = places.map(|it| (it, covered(it))).min_by(|(_, a), (_, b)| a.total_cmp(b));
    least.map_or((on_screen_x(middle), on_screen_y(lowest)), |(place, _)| place)
}
