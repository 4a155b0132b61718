//! The window onto the drawn tree: zoom, pan, and following the current node.

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::Msg;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};
use yew::{
    Callback, Html, NodeRef, Properties, component, hook, html, use_effect_with, use_node_ref,
    use_state_eq,
};

use super::Shared;
use super::branch_table::BranchTable;
use super::forest_drawing::ForestDrawing;
use super::path_drawing::PathDrawing;
use super::path_list::PathList;
use super::tree_panel::Mode;
use crate::text::{Label, Text};

/// Zoom factors between which a person may choose.
const FREE: (f64, f64) = (0.2, 4.0);
/// Zoom factors between which a drawing is fitted.
const FITTED: (f64, f64) = (0.35, 1.6);
/// Of a path, which is read from top to bottom, so many units are fitted: ten levels.
const PATH_FITTED: f64 = 300.0;
/// Pixels between the current node and the window's rim before the window follows.
const RIM: f64 = 24.0;

/// How large the tree is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Zoom {
    /// As large as the window allows.
    Fitting,
    /// By this factor of the size that fits.
    By(f64),
}

impl Zoom {
    /// This zoom made larger or smaller by a factor.
    pub(super) fn times(self, factor: f64) -> Self {
        let Self::By(before) = self else { return Self::By(factor) };
        Self::By((before * factor).clamp(0.1, 10.0))
    }

    fn applied_to(self, fitting: f64) -> f64 {
        match self {
            Self::Fitting => fitting,
            Self::By(factor) => (fitting * factor).clamp(FREE.0, FREE.1),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct Props {
    pub(super) text: Text,
    pub(super) model: Shared,
    pub(super) mode: Mode,
    pub(super) zoom: Zoom,
    pub(super) on_zoom: Callback<Zoom>,
    pub(super) on_msg: Callback<Msg>,
}

/// The window with the drawing in it.
#[component]
pub(super) fn TreeViewport(props: &Props) -> Html {
    let Props { text, model, mode, zoom, on_zoom, on_msg } = props;
    let node = use_node_ref();
    let labels = use_state_eq(|| true);
    let fitting = use_fitting(&node, model, *mode);
    let factor = zoom.applied_to(fitting);
    use_following(&node, model, factor);
    use_wheel(&node, *zoom, on_zoom.clone());
    let on_key = {
        let (node, labels, on_zoom) = (node.clone(), labels.clone(), on_zoom.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            match event.key().as_str() {
                "z" | "Z" => on_zoom.emit(Zoom::Fitting),
                "l" | "L" => labels.set(!*labels),
                "c" | "C" => follow(&node, true),
                _ => {}
            }
        })
    };
    let drawing = model.player.as_ref().map(|player| match (mode, &player.forest) {
        (Mode::Whole, Some(forest)) => html! {
            <ForestDrawing key="whole" text={*text} forest={forest.clone()}
                step={player.at.counters().step()} zoom={factor} labels={*labels}
                on_msg={on_msg.clone()} />
        },
        (Mode::Table, _) => html! {
            <BranchTable key="table" text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        },
        (Mode::List, _) => html! { <PathList key="list" text={*text} model={model.clone()} /> },
        _ => html! {
            <PathDrawing key="path" text={*text} model={model.clone()} zoom={factor} />
        },
    });
    html! {
        <div
            ref={node.clone()}
            class="tree-viewport"
            data-place="tree"
            data-tree-mode={mode.code()}
            tabindex="0"
            role="group"
            aria-label={text.label(Label::TreeKeys)}
            onkeydown={on_key}
            onpointermove={Callback::from(move |event: PointerEvent| drag(&node, &event))}
        >
            {drawing}
        </div>
    }
}

/// The factor at which the drawing just fits; found anew when another is drawn, and
/// when the page changes its size.
#[hook]
fn use_fitting(node: &NodeRef, model: &Shared, mode: Mode) -> f64 {
    let fitting = use_state_eq(|| 1.0_f64);
    let puzzle = model.player.as_ref().map(|player| player.at.puzzle().clone());
    {
        let (fitting, node) = (fitting.clone(), node.clone());
        use_effect_with((puzzle, mode), move |_| {
            let fit = move || {
                if let Some(factor) = node.cast::<Element>().and_then(|window| measure(&window)) {
                    fitting.set(factor);
                }
            };
            fit();
            let listener = EventListener::new(&gloo::utils::window(), "resize", move |_| fit());
            move || drop(listener)
        });
    }
    *fitting
}

fn measure(window: &Element) -> Option<f64> {
    let drawing = window.query_selector("svg").ok()??;
    let size = |name: &str| drawing.get_attribute(name)?.parse::<f64>().ok();
    let (width, height) = (size("data-width")?, size("data-height")?);
    let wanted = if drawing.has_attribute("data-tall") { PATH_FITTED } else { height };
    let (across, down) = (f64::from(window.client_width()), f64::from(window.client_height()));
    Some((across / width).min(down / wanted).clamp(FITTED.0, FITTED.1))
}

/// Brings the current node back into the window when a step or a zoom put it out.
#[hook]
fn use_following(node: &NodeRef, model: &Shared, zoom: f64) {
    let step = model.player.as_ref().map(|player| player.at.counters().step());
    let node = node.clone();
    use_effect_with((step, zoom), move |_| follow(&node, false));
}

/// Puts the current node in the middle, if it is out of the window or always. Down,
/// the middle is lower: what came before is worth more room than what is to come.
fn follow(node: &NodeRef, always: bool) {
    let Some(window) = node.cast::<Element>() else { return };
    let Ok(Some(mark)) = window.query_selector("[data-current]") else { return };
    let (port, mark) = (window.get_bounding_client_rect(), mark.get_bounding_client_rect());
    let (x, y) = (mark.x() + mark.width() / 2.0, mark.y() + mark.height() / 2.0);
    if always || x < port.left() + RIM || x > port.right() - RIM {
        let middle = port.x() + port.width() * 0.5;
        window.set_scroll_left(window.scroll_left() + (x - middle) as i32);
    }
    if always || y < port.top() + RIM || y > port.bottom() - RIM {
        let middle = port.y() + port.height() * 0.7;
        window.set_scroll_top(window.scroll_top() + (y - middle) as i32);
    }
}

/// Pans with the mouse held down. Fingers pan by the browser's own scrolling.
fn drag(node: &NodeRef, event: &PointerEvent) {
    if event.buttons() & 1 == 0 || event.pointer_type() != "mouse" {
        return;
    }
    if let Some(window) = node.cast::<Element>() {
        window.set_scroll_left(window.scroll_left() - event.movement_x());
        window.set_scroll_top(window.scroll_top() - event.movement_y());
    }
}

/// Zooms with the wheel and Control, which is also what a pinch on a touchpad is.
/// Yew's own wheel listeners cannot keep the browser from zooming the whole page.
#[hook]
fn use_wheel(node: &NodeRef, zoom: Zoom, on_zoom: Callback<Zoom>) {
    let node = node.clone();
    use_effect_with(zoom, move |&zoom| {
        let listener = node.cast::<Element>().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "wheel", options, move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                if event.ctrl_key() || event.meta_key() {
                    event.prevent_default();
                    on_zoom.emit(zoom.times((-event.delta_y() * 0.004).exp()));
                }
            })
        });
        move || drop(listener)
    });
}
