//! The search tree: as a drawing, as the path to the current step, or as a list.

use std::rc::Rc;

use grove_model::model::dialog::DialogKind;
use grove_model::search::player::Player;
use grove_model::update::msg::{DialogMsg, Msg};
use grove_model::view::tree::{Drawing, Drawn, NodeFacts, PathFacts};
use yew::prelude::*;

use super::tree_drawing::with_legend;
use super::tree_mode::Mode;
use super::tree_viewport::{TreeViewport, Zoom, tree_words, whole};
use crate::components::shared::{Button, Icon, Page, Shared, segmented_of};
use crate::components::watch::details::Within;
use crate::hooks::{Shown, use_after_paint};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct PanelProps {
    pub(crate) page: Page,
    pub(crate) within: Within,
}

/// The panel of the tree. It is drawn after the board, because it takes many times longer.
#[component]
pub(crate) fn TreePanel(props: &PanelProps) -> Html {
    let &PanelProps { ref page, within } = props;
    let Shown { what: model, is_hurried } = use_after_paint(page.model.clone(), step);
    html! { <ShownTree page={Page { model, ..page.clone() }} {within} {is_hurried} /> }
}

#[derive(PartialEq, Properties)]
struct Props {
    page: Page,
    within: Within,
    is_hurried: bool,
}

#[component]
fn ShownTree(props: &Props) -> Html {
    let &Props { ref page, within, is_hurried } = props;
    let Page { text, ref model, .. } = *page;
    let mode = use_state_eq(|| Mode::Drawing);
    let zoom = use_state_eq(|| Zoom::Fitting);
    let pointed = use_state_eq(|| None::<u32>);
    let window = use_node_ref();
    let drawing = use_memo((model.clone(), *mode), |(model, mode)| {
        let player = model.watch.player.as_ref().filter(|_| *mode == Mode::Drawing);
        player.map(|player| Rc::new(Drawing::of_player(player)))
    });
    let Some(player) = model.watch.player.as_ref() else {
        return html! { <section class="tree"></section> };
    };
    let on_zoom = Callback::from(zoom.setter());
    let legend = within.details.map(|details| (details.legend)(text));
    let export =
        page.button("export", text.export.open, Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    html! {
        <section class="tree" aria-label={text.tree.title}>
            <div class="tree-tools">
                {segmented_of("tree", text.tree.title, *mode, |mode| mode.label(text),
                    &Callback::from(mode.setter()))}
                <div class="tree-tools-end">
                    {with_legend(text, legend.unwrap_or_default())}
                    {zoom_buttons(text, *zoom, *mode, &window, drawing.as_ref().as_ref(), &on_zoom)}
                    {export.labeled().draw()}
                </div>
            </div>
            <TreeViewport page={page.clone()} {within} mode={*mode} zoom={*zoom}
                drawing={(*drawing).clone()} {is_hurried} {window} {on_zoom} on_point={Callback::from(pointed.setter())} />
            {caption(text, player, *mode, drawing.as_ref().as_ref(), *pointed)}
        </section>
    }
}

fn step(model: &Shared) -> Option<u64> {
    model.watch.player.as_ref().map(|player| player.at.counters().step())
}

fn zoom_buttons(
    text: Text,
    zoom: Zoom,
    mode: Mode,
    window: &NodeRef,
    drawing: Option<&Rc<Drawing>>,
    on_zoom: &Callback<Zoom>,
) -> Html {
    // Text has only one size.
    let disabled = !matches!(mode, Mode::Drawing | Mode::Path);
    let button = |action, label, icon, keys, on_click: Callback<()>| {
        Button::new(action, label, on_click).icon(icon).keys(text, keys).disabled(disabled).draw()
    };
    let by = |factor: f64| on_zoom.reform(move |()| zoom.times(factor));
    let fit = {
        let (window, drawing) = (window.clone(), drawing.cloned());
        on_zoom.reform(move |()| whole(&window, drawing.as_deref(), zoom))
    };
    html! {
        <div class="toolbar" role="group" aria-label={text.zoom}>
            {button("zoom-out", text.zoom_out, Icon::ZOOM_OUT, None, by(0.8))}
            {button("zoom-fit", text.zoom_fit, Icon::FIT, Some("Z"), fit)}
            {button("zoom-in", text.zoom_in, Icon::ZOOM_IN, None, by(1.25))}
        </div>
    }
}

/// Draws how much of the tree is shown, and what is known of the node under the pointer.
fn caption(
    text: Text,
    player: &Player,
    mode: Mode,
    drawing: Option<&Rc<Drawing>>,
    pointed: Option<u32>,
) -> Html {
    let words = match (mode, drawing) {
        // These modes show their own descriptions.
        (Mode::Table | Mode::Constraints, _) | (Mode::Drawing, None) => String::new(),
        (Mode::Drawing, Some(drawing)) => tree_words(text, player, drawing),
        (Mode::Path, _) => text.path_drawn(PathFacts::of(player)),
        (Mode::List, _) => text.path_listed(PathFacts::of(player)),
    };
    let known = player.forest.is_loaded().then(|| player.forest.known().to_string());
    let facts = drawing.and_then(|drawing| {
        let pointed: Option<&Drawn> = pointed.and_then(|node| drawing.nodes.get(node as usize));
        NodeFacts::of(player, pointed.unwrap_or(drawing.current())).map(|facts| text.node(facts))
    });
    html! {
        <div class="tree-says">
            <p class="tree-caption" data-tree-nodes={known}>{words}</p>
            <p class="tree-node">{facts}</p>
        </div>
    }
}
