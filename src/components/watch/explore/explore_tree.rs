//! The tree that is opened by hand, drawn like that of a search.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::search::explore::Exploration;
use grove_model::update::msg::{ExploreMsg, Msg};
use grove_model::view::tree::{Drawing, ExplorationDrawing};
use sudoku_engine::board::Shape;
use web_sys::Element;
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps};
use crate::components::watch::tree::level_names::level_names;
use crate::components::watch::tree::tree_canvas::tree_canvas;
use crate::components::watch::tree::tree_drawing::{DrawnLater, TreeDrawing, with_legend};
use crate::components::watch::tree::tree_fit::use_measurement;
use crate::components::watch::tree::tree_following::{use_current_in_view, use_fixed_path};
use crate::components::watch::tree::tree_legend::legend;
use crate::components::watch::tree::tree_viewport::viewport_element;

const LATER: DrawnLater = DrawnLater { canvas: tree_canvas, level_names };
const INITIAL_ZOOM: f64 = 1.15;
/// The range of zoom factors that users may choose.
const ZOOM_RANGE: (f64, f64) = (0.3, 2.5);

#[component]
pub(crate) fn ExploreTree(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let viewport = use_node_ref();
    let zoom = use_state_eq(|| INITIAL_ZOOM);
    let visible_size = use_size(&viewport);
    let explored =
        use_memo(model.clone(), |model| model.shown_exploration().map(ExplorationDrawing::of));
    let drawing = use_memo(explored.clone(), |explored| {
        explored.as_ref().as_ref().map(|explored| Rc::new(explored.drawing.clone()))
    });
    use_fixed_path(&viewport, drawing.as_ref().as_deref(), *zoom, visible_size, (false, false));
    let current = drawing.as_ref().as_deref().map(Drawing::current);
    use_current_in_view(&viewport, current.map(|node| (node.x, node.y)), visible_size, *zoom);
    let zoom_callback = |factor: f64| {
        let zoom = zoom.clone();
        Callback::from(move |()| zoom.set((*zoom * factor).clamp(ZOOM_RANGE.0, ZOOM_RANGE.1)))
    };
    let on_select = {
        let (explored, on_msg) = (explored.clone(), on_msg.clone());
        Callback::from(move |index: Option<u32>| {
            let Some(index) = index else { return };
            let pick = explored
                .as_ref()
                .as_ref()
                .and_then(|explored| explored.targets.get(index as usize));
            if let Some(&pick) = pick {
                on_msg.emit(Msg::Explore(ExploreMsg::NodePicked(pick)));
            }
        })
    };
    let nodes = model.shown_exploration().map_or(0, Exploration::node_count);
    let words = model
        .shown_exploration()
        .map(|exploration| text.opened(nodes, exploration.tree().opened_by_hand() as u64))
        .unwrap_or_default();
    let tree_drawing = (*drawing).clone().map(|drawing| {
        html! {
            <TreeDrawing text={*text} {drawing} zoom={*zoom} {visible_size} keeps_middle=false shows_labels=true
                lit={None::<u16>} is_hurried=false viewport={viewport.clone()}
                theme={model.theme.code()} name={words.clone()} {nodes} selected={None::<u32>} {on_select}
                on_open={Callback::from(|_| ())} draw_control={Callback::from(|_| Html::default())}
                on_point={Callback::from(|_| ())} named_shape={None::<Shape>} later={Some(LATER)} />
        }
    });
    html! {
        <section class="tree" aria-label={text.tree.title}>
            <div class="tree-tools">
                <p class="explore-opened">{words.clone()}</p>
                <div class="tree-tools-end">
                    {with_legend(*text, legend(*text))}
                    <div class="toolbar" role="group" aria-label={text.zoom}>
                        {Button::new("zoom-out", text.zoom_out, zoom_callback(0.8)).icon(Icon::ZOOM_OUT).draw()}
                        {Button::new("zoom-in", text.zoom_in, zoom_callback(1.25)).icon(Icon::ZOOM_IN).draw()}
                    </div>
                </div>
            </div>
            {viewport_element(&viewport, "drawing", text.explore_labels().tree_keys, None, tree_drawing.unwrap_or_default())}
        </section>
    }
}

/// Returns the visible width and height in pixels.
#[hook]
fn use_size(viewport: &NodeRef) -> (f64, f64) {
    let size = use_state_eq(|| (0.0, 0.0));
    use_measurement(viewport, (), {
        let (size, viewport) = (size.setter(), viewport.clone());
        move || {
            if let Some(viewport) = viewport.cast::<Element>() {
                size.set((viewport.client_width().into(), viewport.client_height().into()));
            }
        }
    });
    *size
}
