//! The tree that is opened by hand, drawn like that of a search.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::update::msg::{ExploreMsg, Msg};
use grove_model::view::tree::{Drawing, Explored};
use web_sys::Element;
use yew::prelude::*;

use crate::components::shared::{Button, Icon, Page};
use crate::components::watch::tree::tree_canvas::tree_canvas;
use crate::components::watch::tree::tree_drawing::{Canvas, TreeDrawing, with_legend};
use crate::components::watch::tree::tree_legend::legend;
use crate::components::watch::tree::tree_viewport::{
    tree_window, use_following, use_measuring, use_trunk_in_place,
};

/// The initial zoom factor.
const READ: f64 = 1.15;
/// The range of zoom factors that users may choose.
const FREE: (f64, f64) = (0.3, 2.5);

#[component]
pub(crate) fn ExploreTree(page: &Page) -> Html {
    let Page { text, model, on_msg, .. } = page;
    let window = use_node_ref();
    let zoom = use_state_eq(|| READ);
    let across = use_width(&window);
    let drawn = use_memo(model.clone(), |model| model.explored().map(Explored::of));
    let drawing = use_memo(drawn.clone(), |drawn| {
        drawn.as_ref().as_ref().map(|drawn| Rc::new(drawn.drawing.clone()))
    });
    use_trunk_in_place(&window, drawing.as_ref().as_deref(), *zoom, across);
    let current = drawing.as_ref().as_deref().map(Drawing::current);
    use_following(&window, (current.map(|node| (node.x, node.y)), across), *zoom);
    let by = |factor: f64| {
        let zoom = zoom.clone();
        Callback::from(move |()| zoom.set((*zoom * factor).clamp(FREE.0, FREE.1)))
    };
    let on_choose = {
        let (drawn, on_msg) = (drawn.clone(), on_msg.clone());
        Callback::from(move |place: u32| {
            let pick = drawn.as_ref().as_ref().and_then(|drawn| drawn.picks.get(place as usize));
            if let Some(&pick) = pick {
                on_msg.emit(Msg::Explore(ExploreMsg::Picked(pick)));
            }
        })
    };
    let words = model
        .explored()
        .map(|tree| text.opened(tree.tree().opened() as u64, tree.tree().opened_by_hand() as u64))
        .unwrap_or_default();
    let nodes = model.explored().map_or(0, |tree| tree.tree().opened() as u64);
    let sheet = (*drawing).clone().map(|drawing| {
        html! {
            <TreeDrawing text={*text} {drawing} zoom={*zoom} {across} labels=true
                lit={None::<u16>} is_hurried=false window={window.clone()}
                theme={model.theme.code()} name={words.clone()} {nodes} {on_choose}
                on_point={Callback::from(|_| ())} canvas={Some(Canvas(tree_canvas))} />
        }
    });
    html! {
        <section class="tree" aria-label={text.tree.title}>
            <div class="tree-tools">
                <p class="explore-opened">{words.clone()}</p>
                <div class="tree-tools-end">
                    {with_legend(*text, legend(*text))}
                    <div class="toolbar" role="group" aria-label={text.zoom}>
                        {Button::new("zoom-out", text.zoom_out, by(0.8)).icon(Icon::ZOOM_OUT).draw()}
                        {Button::new("zoom-in", text.zoom_in, by(1.25)).icon(Icon::ZOOM_IN).draw()}
                    </div>
                </div>
            </div>
            {tree_window(&window, "drawing", text.explore.tree_keys, None, sheet.unwrap_or_default())}
        </section>
    }
}

/// Returns the visible width in pixels.
#[hook]
fn use_width(window: &NodeRef) -> f64 {
    let width = use_state_eq(|| 0.0);
    use_measuring(window, (), {
        let (width, window) = (width.setter(), window.clone());
        move || {
            if let Some(window) = window.cast::<Element>() {
                width.set(f64::from(window.client_width()));
            }
        }
    });
    *width
}
