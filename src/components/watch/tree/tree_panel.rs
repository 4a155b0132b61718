//! The search tree: as a drawing, as the path to the current step drawn or listed, as a table, or
//! as the constraints of the current step.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::tree_mode::TreeMode;
use grove_model::model::dialog::DialogKind;
use grove_model::search::player::Player;
use grove_model::update::msg::{DialogMsg, Msg, TreeMsg};
use grove_model::view::tree::Drawing;
use yew::prelude::*;

use super::tree_caption::TreeCaption;
use super::tree_drawing::with_legend;
use super::tree_fit::whole_tree_zoom;
use super::tree_following::scroll_to_current;
use super::tree_menu::{ViewActions, with_menu};
use super::tree_pointer::PointedNode;
use super::tree_viewport::{TreeViewport, tree_words};
use super::tree_zoom::Zoom;
use crate::components::shared::{Button, Icon, PageProps, SharedModel, segmented_of};
use crate::components::watch::details::DetailsChunk;
use crate::hooks::{DelayedValue, use_after_paint};
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct PanelProps {
    pub(crate) page: PageProps,
    pub(crate) details_chunk: DetailsChunk,
}

/// The panel of the tree. It is drawn after the board, because it takes many times longer.
#[component]
pub(crate) fn TreePanel(props: &PanelProps) -> Html {
    let &PanelProps { ref page, details_chunk } = props;
    let DelayedValue { value: model, is_hurried } =
        use_after_paint(page.model.clone(), current_step);
    html! { <ShownTree page={PageProps { model, ..page.clone() }} {details_chunk} {is_hurried} /> }
}

#[derive(PartialEq, Properties)]
struct Props {
    page: PageProps,
    details_chunk: DetailsChunk,
    /// Whether steps follow each other too quickly for drawing every detail.
    is_hurried: bool,
}

#[component]
fn ShownTree(props: &Props) -> Html {
    let &Props { ref page, details_chunk, is_hurried } = props;
    let PageProps { text, ref model, .. } = *page;
    let mode = model.watch.tree_mode;
    let zoom = use_state_eq(|| Zoom::Fitted);
    let pointed_node = use_state_eq(|| None::<PointedNode>);
    let viewport = use_node_ref();
    // Presenting changes the shape of the panel, and another search has another tree: it is fitted again.
    // One number for both takes less code than a pair.
    let search = model.watch.player.as_ref().map_or(0, |player| player.first_run.0);
    let fit = (search << 1) | u32::from(model.presentation.is_some());
    use_effect_with(fit, {
        let zoom = zoom.setter();
        move |_| zoom.set(Zoom::Fitted)
    });
    // What is under the pointer is another node, or the user looks at another one.
    let selected = model.watch.player.as_ref().and_then(|player| {
        let selection = player.tree_view.selection(&player.stepper);
        selection.map(|selection| Rc::clone(&selection.path))
    });
    use_effect_with((selected, *zoom), {
        let pointed_node = pointed_node.setter();
        move |_| pointed_node.set(None)
    });
    let drawing = use_memo((model.clone(), mode), |(model, mode)| {
        let player = model.watch.player.as_ref().filter(|_| *mode == TreeMode::Drawing);
        player.map(|player| Rc::new(Drawing::of_player(player)))
    });
    let Some(player) = model.watch.player.as_ref() else {
        return html! { <section class="tree"></section> };
    };
    let on_zoom = Callback::from(zoom.setter());
    let legend = details_chunk.details.map(|details| (details.legend)(text));
    let shown_drawing = drawing.as_ref().as_ref();
    let fit = on_fit(*zoom, &viewport, shown_drawing, &on_zoom);
    let fit_name =
        details_chunk.details.map_or(text.zoom_fit, |it| (it.fit_name)(text, zoom.is_whole()));
    let menu = details_chunk.details.map(|details| {
        let view = ViewActions {
            on_center: {
                let viewport = viewport.clone();
                Callback::from(move |()| scroll_to_current(&viewport, true))
            },
            on_fit: fit.clone(),
            is_whole: zoom.is_whole(),
        };
        (details.tree_menu)(page, shown_drawing.map(|drawing| &**drawing), &view)
    });
    let export =
        page.button("export", text.export.open, Msg::Dialog(DialogMsg::Opened(DialogKind::Export)));
    let words = details_chunk.details.map(|details| {
        let shown = (mode, shown_drawing.map(|drawing| &**drawing));
        let search = (&**player, model.watch.hides_ahead);
        (details.tree_caption)(text, search, shown, *pointed_node)
    });
    html! {
        <section class="tree" aria-label={text.tree.title} data-shows={mode.code()}>
            <div class="tree-tools">
                {segmented_of("tree", text.tree.title, mode, |mode| text.tree_mode(mode),
                    &page.on_msg.reform(|mode| Msg::Tree(TreeMsg::ModeChosen(mode))))}
                <div class="tree-tools-end">
                    <div class="tree-panes">{details_chunk.details.map(|details| (details.panes_bar)(page))}</div>
                    {with_legend(text, legend.unwrap_or_default())}
                    {tools(page, *zoom, mode, shown_drawing, menu.unwrap_or_default(), (fit_name, fit), &on_zoom)}
                    {export.icon(Icon::SAVE).labeled().draw()}
                </div>
            </div>
            <TreeViewport page={page.clone()} {details_chunk} {mode} zoom={*zoom}
                drawing={(*drawing).clone()} {is_hurried} {viewport} {on_zoom} on_point={Callback::from(pointed_node.setter())} />
            {caption(text, player, shown_drawing, words)}
        </section>
    }
}

fn current_step(model: &SharedModel) -> Option<u64> {
    model.watch.player.as_ref().map(|player| player.stepper.counters().step())
}

/// Returns the callback that makes all of the tree visible, or a readable part of it.
fn on_fit(
    zoom: Zoom,
    viewport: &NodeRef,
    drawing: Option<&Rc<Drawing>>,
    on_zoom: &Callback<Zoom>,
) -> Callback<()> {
    let (viewport, drawing) = (viewport.clone(), drawing.cloned());
    on_zoom.reform(move |()| whole_tree_zoom(&viewport, drawing.as_deref(), zoom))
}

/// Draws the buttons beside the drawing.
fn tools(
    page: &PageProps,
    zoom: Zoom,
    mode: TreeMode,
    drawing: Option<&Rc<Drawing>>,
    menu: Html,
    (fit_name, on_fit): (&'static str, Callback<()>),
    on_zoom: &Callback<Zoom>,
) -> Html {
    let text = page.text;
    let costliest =
        page.button("follow-costliest", text.tree.costliest, Msg::Tree(TreeMsg::CostliestFollowed));
    // Text has only one size.
    let disabled = !matches!(mode, TreeMode::Drawing | TreeMode::Path);
    let button = |action, label, icon, keys, on_click: Callback<()>| {
        Button::new(action, label, on_click).icon(icon).keys(text, keys).disabled(disabled).draw()
    };
    let zoom_callback = |factor: f64| on_zoom.reform(move |()| zoom.scaled_by(factor));
    html! {
        <div class="toolbar" role="group" aria-label={text.zoom}>
            {costliest.icon(Icon::COST).keys(text, "T").disabled(drawing.is_none()).draw()}
            {with_menu(text, menu)}
            {button("zoom-out", text.zoom_out, Icon::ZOOM_OUT, None, zoom_callback(0.8))}
            {button("zoom-fit", fit_name, Icon::FIT, Some("Z"), on_fit)}
            {button("zoom-in", text.zoom_in, Icon::ZOOM_IN, None, zoom_callback(1.25))}
        </div>
    }
}

/// Draws how much of the tree is shown, and the words about one node.
fn caption(
    text: Text,
    player: &Player,
    drawing: Option<&Rc<Drawing>>,
    words: Option<TreeCaption>,
) -> Html {
    let (extent, node_words) = words.map(|it| (it.extent, it.node)).unwrap_or_default();
    let words = extent
        .or_else(|| drawing.map(|drawing| tree_words(text, player, drawing)))
        .unwrap_or_default();
    let known_count =
        player.tree_view.is_loaded_at_once().then(|| player.tree_view.known_count().to_string());
    html! {
        <div class="tree-words">
            <p class="tree-caption" data-tree-nodes={known_count}>{words}</p>
            <p class="tree-node">{node_words}</p>
        </div>
    }
}
