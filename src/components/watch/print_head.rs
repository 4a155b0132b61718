//! The title of a printed search, and the meanings of its shapes. The browser prints without asking
//! the page first, so they are always in the page, hidden on screen.

use grove_model::draw::decimal::Decimal;
use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::tree::tree_legend::legend_rows;
use crate::components::shared::PageProps;
use crate::platform::page::on_printing;

/// The width and height that a printed tree takes up at least, in pixels of the drawing: the nodes
/// of a small tree are not enlarged any further.
const MIN_PRINTED_SIZE: (f64, f64) = (480.0, 320.0);
/// The pixels of the drawing that stay free around a printed tree, for the ring of a node.
const PRINTED_MARGIN: f64 = 12.0;

/// Draws the title and the legend.
pub(crate) fn print_head(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    if model.shown_exploration().is_some() {
        return Html::default();
    }
    let [title, below] = text.search_title(model);
    html! {
        <>
            <section class="print-title">
                <div class="print-name">{title}</div>
                <div>{below}</div>
            </section>
            <section class="print-legend">{legend_rows(*text)}</section>
            <FitToSheet />
        </>
    }
}

/// Shows all of the drawn tree while the page is printed, as large as its sheet. On screen the
/// tree's viewport may show a part of it, or be much larger than the tree.
#[component]
fn FitToSheet() -> Html {
    let seen_part = use_mut_ref(|| None::<String>);
    use_effect_with((), move |()| {
        let listeners = on_printing(move |is_printing| {
            let document = gloo::utils::document();
            let drawing = document.query_selector(".watch .tree-drawing:not([data-painted])");
            let Ok(Some(drawing)) = drawing else { return };
            if is_printing {
                seen_part.replace(drawing.get_attribute("viewBox"));
                fit_to_sheet(&drawing);
            } else if let Some(seen_part) = seen_part.take() {
                let _ = drawing.set_attribute("viewBox", &seen_part);
            }
        });
        move || drop(listeners)
    });
    Html::default()
}

fn fit_to_sheet(drawing: &Element) {
    let Some([x, y, width, height]) = bounding_box(drawing) else { return };
    let sheet_width = (width + 2.0 * PRINTED_MARGIN).max(MIN_PRINTED_SIZE.0);
    let sheet_height = (height + 2.0 * PRINTED_MARGIN).max(MIN_PRINTED_SIZE.1);
    let (left, top) = (x + (width - sheet_width) / 2.0, y + (height - sheet_height) / 2.0);
    let sheet = [left, top, sheet_width, sheet_height].map(|it| Decimal(it).to_string());
    let _ = drawing.set_attribute("viewBox", &sheet.join(" "));
}

/// Returns left, top, width and height of what an SVG element contains. The bindings of `web-sys`
/// for this would add to the script that every visit loads.
fn bounding_box(element: &Element) -> Option<[f64; 4]> {
    let method = Reflect::get(element, &"getBBox".into()).ok()?.dyn_into::<Function>().ok()?;
    let found = method.call0(element).ok()?;
    let side = |name: &str| Reflect::get(&found, &name.into()).ok()?.as_f64();
    Some([side("x")?, side("y")?, side("width")?, side("height")?])
}
